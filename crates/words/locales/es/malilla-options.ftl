# Malilla: lo que dice de ella la sala, y lo que su libro deja a la compañía.

malilla-about = Dos contra dos, doce bazas con triunfo y el nueve por encima de todo. Gane a los rivales siempre que pueda, y cobre lo que pase de treinta y seis.

malilla-option-table = ¿Los actos irregulares se rechazan, o se permiten y se penalizan?
    .name = mesa
malilla-option-favorito = ¿Cómo se elige el palo favorito, en el que todo se paga doble?
    .name = palo favorito
malilla-option-mari-perez = ¿La primera y la última vuelta se pagan dobles?
    .name = mari-perez
malilla-option-partner-choice = ¿Cómo se eligen los compañeros?
    .name = compañeros
malilla-option-courtesy = ¿Cuántas señoras juegan? A ellas se les cede dar primero y elegir el favorito.
    .name = cortesía
malilla-option-packets = ¿De cuántas en cuántas se dan las cartas?
    .name = paquetes al dar
malilla-option-view-tricks = ¿Qué bazas se pueden ver otra vez: las del propio bando, o solo la última?
    .name = bazas que se vuelven a ver
malilla-option-substitutes = ¿Otro puede ocupar el lugar de uno con consentimiento de todos?
    .name = sustitutos
malilla-option-tanto-value = ¿Cuánto vale un tanto?
    .name = valor del tanto
malilla-option-vueltas = ¿Cuántas vueltas de cuatro manos hacen una partida?
    .name = vueltas
malilla-option-discard-signal = ¿Cómo muestran su palo los bots al quedarse sin triunfos?
    .name = seña del descarte
malilla-option-lone-ace = ¿Qué hacen los bots con un as solo en su palo?
    .name = as solo

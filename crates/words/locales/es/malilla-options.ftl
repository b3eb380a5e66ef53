# Malilla: lo que dice de ella la sala, y lo que su libro deja a la compañía.

malilla-about = Dos contra dos, doce bazas con triunfo y el nueve por encima de todo. Gane a los rivales siempre que pueda, y cobre lo que pase de treinta y seis.

malilla-option-table = si los actos irregulares se rechazan, o se permiten y se penalizan
    .name = mesa
malilla-option-favorito = cómo se elige el palo favorito, en el que todo se paga doble
    .name = palo favorito
malilla-option-mari-perez = si la primera y la última vuelta se pagan dobles
    .name = mari-perez
malilla-option-partner-choice = cómo se eligen los compañeros
    .name = compañeros
malilla-option-courtesy = cuántas señoras juegan, a quienes se ceden la primera mano y el favorito
    .name = cortesía
malilla-option-packets = de cuántas en cuántas se dan las cartas
    .name = paquetes al dar
malilla-option-view-tricks = qué bazas se pueden ver otra vez: las del propio bando, o solo la última
    .name = bazas que se vuelven a ver
malilla-option-substitutes = si otro puede ocupar el lugar de uno con consentimiento de todos
    .name = sustitutos
malilla-option-tanto-value = cuánto vale un tanto
    .name = valor del tanto
malilla-option-vueltas = cuántas vueltas de cuatro manos hacen una partida
    .name = vueltas
malilla-option-discard-signal = cómo muestran su palo los bots al quedarse sin triunfos
    .name = seña del descarte
malilla-option-lone-ace = qué hacen los bots con un as solo en su palo
    .name = as solo

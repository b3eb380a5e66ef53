# Malilla: lo que dice de ella la sala, y lo que su libro deja a la compañía.

malilla-about = Dos contra dos, doce bazas con triunfo y el nueve por encima de todo. Gane a los rivales siempre que pueda y cobre lo que haga por encima de treinta y seis.

malilla-option-table = ¿Se impiden las faltas, o se permiten y se castigan?
    .name = mesa
malilla-option-favorito = ¿Cómo se elige el palo favorito, en el que todo se paga doble?
    .name = palo favorito
malilla-option-mari-perez = ¿Se pagan dobles la primera y la última vuelta?
    .name = mari-perez
malilla-option-partner-choice = ¿Cómo se eligen los compañeros?
    .name = compañeros
malilla-option-courtesy = ¿Cuántas señoras juegan? Dan primero y eligen el palo favorito.
    .name = cortesía
malilla-option-packets = ¿Cuántas cartas se dan cada vez?
    .name = cartas cada vez
malilla-option-view-tricks = ¿Qué bazas pueden mirarse otra vez: las del propio bando, o solo la última?
    .name = bazas que pueden mirarse
malilla-option-substitutes = ¿Puede otra persona ocupar su lugar, si todos están de acuerdo?
    .name = sustitutos
malilla-option-tanto-value = ¿Cuánto vale un tanto?
    .name = valor del tanto
malilla-option-vueltas = ¿Cuántas vueltas de cuatro manos hacen una partida?
    .name = vueltas
malilla-option-discard-signal = ¿Cómo muestran los bots su palo cuando se quedan sin triunfos?
    .name = seña del descarte
malilla-option-lone-ace = ¿Qué hacen los bots con un as que está solo en su palo?
    .name = as solo

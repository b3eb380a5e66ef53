# Malilla: lo que dice de ella la sala, y lo que su libro deja a la compañía.

malilla-about = Dos contra dos, doce bazas con triunfo y el nueve por encima de todo: gane a los contrarios siempre que pueda, y cobre lo que pase de treinta y seis.

malilla-option-table = si lo irregular se rechaza, o se juega y se castiga
    .name = mesa
malilla-option-favorito = cómo se halla el palo favorito, en el que todo se paga doble
    .name = palo favorito
malilla-option-mari-perez = si la primera y la última vuelta se pagan dobles
    .name = mari-perez
malilla-option-partner-choice = cómo se hallan los compañeros
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
malilla-option-discard-signal = cómo muestran su palo los jugadores de la casa al quedarse sin triunfos
    .name = seña del descarte
malilla-option-lone-ace = qué hacen los jugadores de la casa con un as solo
    .name = as solo

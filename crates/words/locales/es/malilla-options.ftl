# Malilla: lo que dice de ella la sala, y lo que su libro deja a la compañía.

malilla-about = Dos contra dos, doce bazas con triunfo y el nueve por encima de todo: gane a los contrarios siempre que pueda, y cobre lo que pase de treinta y seis.

malilla-option-table = si lo irregular se rechaza, o se juega y se castiga
malilla-option-favorito = cómo se halla el palo favorito, en el que todo se paga doble
malilla-option-mari-perez = si la primera y la última vuelta se pagan dobles
malilla-option-partner-choice = cómo se hallan los compañeros
malilla-option-courtesy = cuántas señoras juegan, a quienes se ceden la primera mano y el favorito
malilla-option-packets = de cuántas en cuántas se dan las cartas
malilla-option-view-tricks = qué bazas se pueden ver otra vez: las del propio bando, o solo la última
malilla-option-substitutes = si otro puede ocupar el lugar de uno con consentimiento de todos
malilla-option-tanto-value = cuánto vale un tanto
malilla-option-vueltas = cuántas vueltas de cuatro manos hacen una partida
malilla-option-discard-signal = cómo muestran su palo los jugadores de la casa al quedarse sin triunfos
malilla-option-lone-ace = qué hacen los jugadores de la casa con un as solo

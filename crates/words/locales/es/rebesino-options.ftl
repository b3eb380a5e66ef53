# Rebesino: lo que la sala dice de él, y lo que el libro deja a la compañía.

rebesino-about = Cuatro jugadores, cada uno para sí, que no quieren baza alguna: vende tus ases a otros, o haz todas las bazas.

rebesino-option-table = si lo que el libro prohíbe se rechaza, o puede suceder y se paga
rebesino-option-vueltas = cuántas vueltas dura el partido; en cada una todos dan una vez
rebesino-option-mari-perez = si la primera y la última vuelta se pagan doble
rebesino-option-napolitana-shared = si los tres contrarios de la napolitana pagan y cobran por igual
rebesino-option-napolitana-first-trick = si la napolitana sobrevive a una baza hecha saliendo de su carta más baja
rebesino-option-pay-asleep = si las cartas de pago que duermen en el monte se pagan
rebesino-option-pay-at-once = si la carta vendida o sacada se paga en el acto
rebesino-option-renuncio-streak = si quien ya renunció puede volver a hacerlo de balde
rebesino-option-suerte-criterion = qué carta dada gana las multas apartadas
rebesino-option-courtesy-seating = qué asientos tienen las señoras; son los primeros jugadores nombrados
rebesino-option-dote = cuántos tantos recibe cada jugador cada vez
rebesino-option-cut-rule = cómo se alza la baraja entre personas
rebesino-option-money-on-table = si hay monedas en la mesa en lugar de fichas
rebesino-option-tanto-value = cuánto vale un tanto en dinero

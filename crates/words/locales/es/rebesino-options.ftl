# Rebesino: lo que la sala dice de él, y lo que el libro deja a la compañía.

rebesino-about = Cuatro jugadores, cada uno por su cuenta, y nadie quiere bazas: venda sus ases a los demás, o haga todas las bazas.

rebesino-option-table = si los actos irregulares se rechazan, o se permiten y se pagan
    .name = mesa
rebesino-option-vueltas = cuántas vueltas dura el partido; en cada una todos dan una vez
    .name = vueltas
rebesino-option-mari-perez = si la primera y la última vuelta se pagan doble
    .name = mari-perez
rebesino-option-napolitana-shared = si los tres rivales de la napolitana pagan y cobran por igual
    .name = napolitana repartida
rebesino-option-napolitana-first-trick = si la napolitana sobrevive a una baza hecha saliendo de su carta más baja
    .name = primera baza de la napolitana
rebesino-option-pay-asleep = si las cartas de pago que duermen en el monte se pagan
    .name = las cartas dormidas se pagan
rebesino-option-pay-at-once = si la carta vendida o sacada se paga en el acto
    .name = pagar en el acto
rebesino-option-renuncio-streak = si quien ya renunció puede volver a hacerlo gratis
    .name = renuncios siguientes gratis
rebesino-option-suerte-criterion = qué carta dada gana las multas apartadas
    .name = carta que gana las multas
rebesino-option-courtesy-seating = qué asientos tienen las señoras; son los primeros jugadores nombrados
    .name = asientos de las señoras
rebesino-option-dote = cuántos tantos recibe cada jugador cada vez
    .name = tantos de cada uno
rebesino-option-cut-rule = cómo se corta la baraja entre personas
    .name = corte
rebesino-option-money-on-table = si hay monedas en la mesa en lugar de fichas
    .name = monedas en la mesa
rebesino-option-tanto-value = cuánto vale un tanto en dinero
    .name = valor del tanto

# Rebesino: lo que la sala dice de él, y lo que el libro deja a la compañía.

rebesino-about = Cuatro jugadores, cada uno por su cuenta, y nadie quiere bazas: venda sus ases a los demás, o haga todas las bazas.

rebesino-option-table = ¿Las faltas se impiden, o se permiten y se pagan?
    .name = mesa
rebesino-option-vueltas = ¿Cuántas rondas dura la partida? En cada una, todos dan una vez.
    .name = rondas
rebesino-option-mari-perez = ¿La primera y la última ronda se pagan dobles?
    .name = mari-perez
rebesino-option-napolitana-shared = ¿Los tres rivales de la napolitana pagan y cobran por igual?
    .name = napolitana repartida
rebesino-option-napolitana-first-trick = ¿La napolitana sobrevive a una baza hecha saliendo de su carta más baja?
    .name = primera baza de la napolitana
rebesino-option-pay-asleep = ¿Las cartas de pago que duermen en el monte se pagan?
    .name = las cartas dormidas se pagan
rebesino-option-pay-at-once = ¿La carta vendida o sacada se paga en el acto?
    .name = pagar en el acto
rebesino-option-renuncio-streak = ¿Quien ya renunció puede volver a hacerlo gratis?
    .name = renuncios siguientes gratis
rebesino-option-suerte-criterion = ¿Qué carta dada gana las penas apartadas?
    .name = carta que gana las penas
rebesino-option-courtesy-seating = ¿Qué asientos tienen las señoras? Son los primeros jugadores nombrados.
    .name = asientos de las señoras
rebesino-option-dote = ¿Cuántos tantos recibe cada jugador cada vez?
    .name = tantos de cada uno
rebesino-option-cut-rule = ¿Cómo se corta la baraja entre personas?
    .name = corte
rebesino-option-money-on-table = ¿Hay monedas en la mesa en lugar de fichas?
    .name = monedas en la mesa
rebesino-option-tanto-value = ¿Cuánto vale un tanto en dinero?
    .name = valor del tanto

# Rebesino: lo que la sala dice de él, y lo que el libro deja a la compañía.

rebesino-about = Cuatro jugadores, cada uno por su cuenta, y nadie quiere bazas: venda sus ases a los demás, o gane todas las bazas.

rebesino-option-table = ¿Se impiden las faltas, o se permiten y se pagan?
    .name = mesa
rebesino-option-vueltas = ¿Cuántas vueltas dura la partida? En cada una, todos dan una vez.
    .name = vueltas
rebesino-option-mari-perez = ¿Se pagan dobles la primera y la última vuelta?
    .name = mari-perez
rebesino-option-napolitana-shared = ¿Pagan y cobran a partes iguales los tres rivales de una napolitana?
    .name = napolitana repartida
rebesino-option-napolitana-first-trick = ¿Sobrevive una napolitana a una baza ganada al salir primero con su carta más baja?
    .name = primera baza de la napolitana
rebesino-option-pay-asleep = ¿Se pagan las cartas de pago que duermen en el monte?
    .name = las cartas dormidas se pagan
rebesino-option-pay-at-once = ¿Se paga en el acto una carta vendida o sacada?
    .name = pagar en el acto
rebesino-option-renuncio-streak = ¿Puede el jugador que ha renunciado volver a hacerlo sin pagar más?
    .name = renuncios siguientes gratis
rebesino-option-suerte-criterion = ¿Qué carta gana, al darse, las penas apartadas?
    .name = carta que gana las penas
rebesino-option-courtesy-seating = ¿Qué asientos tienen las señoras? Son los primeros jugadores nombrados.
    .name = asientos de las señoras
rebesino-option-dote = ¿Cuántos tantos recibe cada jugador cada vez?
    .name = tantos de cada uno
rebesino-option-cut-rule = ¿Cómo se corta la baraja cuando juegan personas?
    .name = corte
rebesino-option-money-on-table = ¿Hay monedas en la mesa en lugar de fichas?
    .name = monedas en la mesa
rebesino-option-tanto-value = ¿Cuánto vale un tanto en dinero?
    .name = valor del tanto

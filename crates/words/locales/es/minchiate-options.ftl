# Minchiate: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

minchiate-about = Dos contra dos con noventa y siete cartas. Robe honores, acúselos, mate los ajenos y ponga a salvo los suyos; sesenta puntos son un resto.

minchiate-option-table = ¿Se impiden las faltas, o se permiten y se castigan?
    .name = mesa
minchiate-option-partners = ¿Se acuerdan los compañeros, o se sortean?
    .name = compañeros
minchiate-option-first-dealer = ¿Se acuerda quién da primero, o se sortea?
    .name = primero en dar
minchiate-option-resto-points = ¿Cuántos puntos hacen un resto?
    .name = puntos del resto
minchiate-option-resto-value = ¿Cuánto vale un resto para cada jugador?
    .name = valor del resto
minchiate-option-resto-coin = ¿Cómo se llaman las fichas?
    .name = moneda
minchiate-option-house-stake = ¿Cuánto vale un resto si no se ha acordado nada?
    .name = apuesta
minchiate-option-broken-resto = ¿Cuentan como un resto más los puntos sueltos del final?
    .name = puntos sueltos
minchiate-option-revoke-payer = ¿Quién paga un renuncio: la pareja, o solo el culpable?
    .name = quién paga el renuncio
minchiate-option-rob-round = ¿Quién roba del monte?
    .name = quién roba
minchiate-option-tarot-revoke = ¿Se impide no jugar un tarocco cuando se debe, o se multa como no servir al palo?
    .name = renuncio al tarocco
minchiate-option-match-giochi = ¿Cuántos giochi hacen una partida, o dura hasta que alguien se va?
    .name = giochi de la partida
minchiate-option-most-giochi = ¿Después de cuántos giochi acaba una partida sin final marcado?
    .name = máximo de giochi
minchiate-option-fola = Una costumbre que el libro nombra pero no describe
    .name = fola
minchiate-option-pacts = ¿Qué más se ha acordado antes de jugar? Para el árbitro.
    .name = pactos
minchiate-option-direction = ¿En qué sentido se dibujan los asientos de la mesa?
    .name = sentido

# Minchiate: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

minchiate-about = Dos contra dos con noventa y siete cartas. Robe honores, acúselos, mate los ajenos y salve los suyos; cada sesenta puntos son un resto.

minchiate-option-table = ¿Las faltas se impiden, o se permiten y se castigan?
    .name = mesa
minchiate-option-partners = ¿Los compañeros se acuerdan o se sortean?
    .name = compañeros
minchiate-option-first-dealer = ¿Quien da primero se acuerda o se sortea?
    .name = primero en dar
minchiate-option-resto-points = ¿Cuántos puntos hacen un resto?
    .name = puntos del resto
minchiate-option-resto-value = ¿Cuánto vale un resto para cada jugador?
    .name = valor del resto
minchiate-option-resto-coin = ¿Cómo se llaman las fichas?
    .name = moneda
minchiate-option-house-stake = ¿Cuánto vale un resto si nada se ha acordado?
    .name = apuesta
minchiate-option-broken-resto = ¿Los puntos sueltos del final cuentan como un resto más?
    .name = puntos sueltos
minchiate-option-revoke-payer = ¿Quién paga un renuncio: la pareja, o solo quien lo cometió?
    .name = quién paga el renuncio
minchiate-option-rob-round = ¿Quién roba del monte?
    .name = quién roba
minchiate-option-tarot-revoke = ¿No jugar un tarocco cuando se debe se impide, o se multa como no seguir el palo?
    .name = renuncio al tarocco
minchiate-option-match-giochi = ¿Cuántos giochi hacen una partida, o dura hasta que alguien se vaya?
    .name = giochi de la partida
minchiate-option-most-giochi = ¿Tras cuántos giochi acaba una partida sin límite?
    .name = máximo de giochi
minchiate-option-fola = Una costumbre que el libro nombra pero no describe
    .name = fola
minchiate-option-pacts = ¿Qué más se acordó antes de jugar? Para el árbitro.
    .name = pactos
minchiate-option-direction = ¿Hacia qué lado se dibuja la mesa?
    .name = sentido

# Minchiate: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

minchiate-about = Dos contra dos con noventa y siete cartas. Robe honores, acúselos, mate los ajenos y salve los suyos; cada sesenta puntos son un resto.

minchiate-option-table = si los actos irregulares se rechazan, o se permiten y se penalizan
    .name = mesa
minchiate-option-partners = si los compañeros se acuerdan o se sortean
    .name = compañeros
minchiate-option-first-dealer = si quien da primero se acuerda o se sortea
    .name = primero en dar
minchiate-option-resto-points = cuántos puntos hacen un resto
    .name = puntos del resto
minchiate-option-resto-value = lo que vale un resto para cada jugador
    .name = valor del resto
minchiate-option-resto-coin = cómo se llaman las fichas
    .name = moneda
minchiate-option-house-stake = lo que vale un resto si nada se ha acordado
    .name = apuesta
minchiate-option-broken-resto = si los puntos sueltos del final cuentan como un resto más
    .name = puntos sueltos
minchiate-option-revoke-payer = si un renuncio lo paga la pareja o el que lo cometió
    .name = quién paga el renuncio
minchiate-option-rob-round = quién roba del monte
    .name = quién roba
minchiate-option-tarot-revoke = si no jugar un tarocco cuando se debe se impide, o se multa como no seguir el palo
    .name = renuncio al tarocco
minchiate-option-match-giochi = cuántos giochi hacen una partida, o si dura hasta que alguien se vaya
    .name = giochi de la partida
minchiate-option-most-giochi = una partida sin límite acaba tras tantos giochi
    .name = máximo de giochi
minchiate-option-fola = una costumbre que el libro nombra pero no describe
    .name = fola
minchiate-option-pacts = qué más se acordó antes de jugar, para el árbitro
    .name = pactos
minchiate-option-direction = hacia qué lado se dibuja la mesa
    .name = sentido

# Minchiate: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

minchiate-about = Dos contra dos con noventa y siete cartas: honores robados, acusados, muertos y llevados a casa, contados en resti de sesenta.

minchiate-option-table = si los actos irregulares se rechazan, o se juegan y se penan
    .name = mesa
minchiate-option-partners = los compañeros, por acuerdo o por sorteo
    .name = compañeros
minchiate-option-first-dealer = el primero que da, por acuerdo o por sorteo
    .name = primero en dar
minchiate-option-resto-points = cuántos puntos hacen un resto
    .name = puntos del resto
minchiate-option-resto-value = lo que vale un resto para cada jugador
    .name = valor del resto
minchiate-option-resto-coin = cómo se llaman las fichas
    .name = moneda
minchiate-option-house-stake = lo que vale un resto si nada se ha convenido
    .name = apuesta
minchiate-option-broken-resto = si los puntos sueltos del final cuentan como un resto más
    .name = puntos sueltos
minchiate-option-revoke-payer = si un renuncio lo paga la pareja o el que lo cometió
    .name = quién paga el renuncio
minchiate-option-rob-round = quién roba del monte
    .name = quién roba
minchiate-option-tarot-revoke = si el no servir con tarocco se impide, o se multa como el no servir a un palo
    .name = renuncio al tarocco
minchiate-option-match-giochi = cuántos giochi hacen una partida, o hasta que alguien se levante
    .name = giochi de la partida
minchiate-option-most-giochi = al cabo de tantos giochi acaba una partida sin límite
    .name = máximo de giochi
minchiate-option-fola = nombrada por el libro y no descrita
    .name = fola
minchiate-option-pacts = qué más se convino antes de jugar, para el árbitro
    .name = pactos
minchiate-option-direction = hacia qué lado se dibuja la mesa
    .name = sentido

# Minchiate: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

minchiate-about = Dos contra dos con noventa y siete cartas: honores robados, acusados, muertos y llevados a casa, contados en resti de sesenta.

minchiate-option-table = si los actos irregulares se rechazan, o se juegan y se penan
minchiate-option-partners = los compañeros, por acuerdo o por sorteo
minchiate-option-first-dealer = el primero que da, por acuerdo o por sorteo
minchiate-option-resto-points = cuántos puntos hacen un resto
minchiate-option-resto-value = lo que vale un resto para cada jugador
minchiate-option-resto-coin = cómo se llaman las fichas
minchiate-option-house-stake = lo que vale un resto si nada se ha convenido
minchiate-option-broken-resto = si los puntos sueltos del final cuentan como un resto más
minchiate-option-revoke-payer = si un renuncio lo paga la pareja o el que lo cometió
minchiate-option-rob-round = quién roba del monte
minchiate-option-tarot-revoke = si el no servir con tarocco se impide, o se multa como el no servir a un palo
minchiate-option-match-giochi = cuántos giochi hacen una partida, o hasta que alguien se levante
minchiate-option-most-giochi = al cabo de tantos giochi acaba una partida sin límite
minchiate-option-fola = nombrada por el libro y no descrita
minchiate-option-pacts = qué más se convino antes de jugar, para el árbitro
minchiate-option-direction = hacia qué lado se dibuja la mesa

# Dosillo: messages of its own.

dosillo-about = Mediator for two: eight cards each, fourteen to draw from, and five tricks win.

dosillo-entrada = Entrada
    .gloss = play as Hombre, the declarer: name the trump, discard bad cards and draw as many
dosillo-entrada-favor = Entrada in favour
    .gloss = name the favourite suit as trump and exchange cards: every payment but the pot is doubled

dosillo-option-variant = Does the king of the suit left out stay, as malilla of the favourite?
    .name = king of the suit left out

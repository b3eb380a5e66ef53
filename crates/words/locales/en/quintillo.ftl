# Quintillo and Seisillo: messages of their own.

quintillo-about = Quadrillo for five, with eight cards each: the player of the first king is the partner, and five tricks win.
seisillo-about = Quadrillo for six, with six cards each: the player of the first king is the partner, and four tricks win.

quintillo-pass = Paso
    .gloss = pass; it costs 1 tanto, paid into the pot
seisillo-pass = Paso
    .gloss = pass; it costs 1 tanto, paid into the pot
quintillo-entrada = Entrada
    .gloss = play as Hombre, the declarer: name the trump; a king makes its player or its holder your partner
seisillo-entrada = Entrada
    .gloss = play as Hombre, the declarer: name the trump; a king makes its player or its holder your partner

quintillo-option-pozo-pollas = How many stakes by the whole table make a pozo?
    .name = stakes in a pozo
seisillo-option-pozo-pollas = How many stakes by the whole table make a pozo?
    .name = stakes in a pozo
quintillo-option-king = Who is the partner?
    .name = partner
seisillo-option-king = Who is the partner?
    .name = partner
quintillo-option-forced-king-trump-counts = Is the trump king one of those that make a partner?
    .name = trump king counts
seisillo-option-forced-king-trump-counts = Is the trump king one of those that make a partner?
    .name = trump king counts

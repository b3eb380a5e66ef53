# Quintillo and Seisillo: messages of their own.

quintillo-about = Quadrillo for five, eight cards each: the first king to fall makes its player the partner, and five tricks win.
seisillo-about = Quadrillo for six, six cards each: the first king to fall makes its player the partner, and four tricks win.

quintillo-pass = Paso
    .gloss = pass; it costs 1 tanto, paid into the middle
seisillo-pass = Paso
    .gloss = pass; it costs 1 tanto, paid into the middle
quintillo-entrada = Entrada
    .gloss = play as Hombre, the declarer: name the trump; a king makes its player or its holder your partner
seisillo-entrada = Entrada
    .gloss = play as Hombre, the declarer: name the trump; a king makes its player or its holder your partner

quintillo-option-pozo-pollas = How many stakes by the whole table make a pozo?
    .name = stakes in a pozo
seisillo-option-pozo-pollas = How many stakes by the whole table make a pozo?
    .name = stakes in a pozo
quintillo-option-king = Where does the partner come from?
    .name = partner
seisillo-option-king = Where does the partner come from?
    .name = partner
quintillo-option-forced-king-trump-counts = Is the trump king one of those that make a partner?
    .name = trump king counts
seisillo-option-forced-king-trump-counts = Is the trump king one of those that make a partner?
    .name = trump king counts

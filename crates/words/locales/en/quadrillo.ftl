# The three Quadrillos: messages of their own.

quadrillo-about = Four players with ten cards each. The Hombre plays with a partner, found by calling a king, or alone: entrada and solo, no favourite.
quadrillo-solitario-about = Quadrillo in which the called king is always handed to the Hombre, who plays alone.
quadrillo-rey-forzado-about = Quadrillo in which no king is called: the player of the first king is the partner.

quadrillo-solitario-entrada = Entrada
    .gloss = play as Hombre, the declarer: name the trump and call a king, which is handed to you for a card; you play alone
quadrillo-rey-forzado-entrada = Entrada
    .gloss = play as Hombre, the declarer: name the trump; the player of the first king, even you, is the partner

quadrillo-option-introduced = May the called king be returned?
    .name = king may be returned
quadrillo-rey-forzado-option-forced-king-trump-counts = Is the trump king one of those that make a partner?
    .name = trump king counts

# Quintillo e Seisillo: o que dizem de modo diferente da sua família.

quintillo-about = Quadrillo para cinco, com oito cartas: o primeiro rei a cair faz parceiro quem o joga, e cinco vazas ganham.
seisillo-about = Quadrillo para seis, com seis cartas: o primeiro rei a cair faz parceiro quem o joga, e quatro vazas ganham.

quintillo-pass = Paso
    .gloss = passar, metendo 1 tanto no bolo
seisillo-pass = Paso
    .gloss = passar, metendo 1 tanto no bolo
quintillo-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo; um rei faz parceiro quem o joga ou o tem
seisillo-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo; um rei faz parceiro quem o joga ou o tem

quintillo-option-pozo-pollas = Quantas apostas de todos fazem um pozo?
    .name = apostas de um pozo
seisillo-option-pozo-pollas = Quantas apostas de todos fazem um pozo?
    .name = apostas de um pozo
quintillo-option-king = De onde vem o parceiro?
    .name = parceiro
seisillo-option-king = De onde vem o parceiro?
    .name = parceiro
quintillo-option-forced-king-trump-counts = O rei de trunfo é um dos que fazem parceiro?
    .name = conta o rei de trunfo
seisillo-option-forced-king-trump-counts = O rei de trunfo é um dos que fazem parceiro?
    .name = conta o rei de trunfo

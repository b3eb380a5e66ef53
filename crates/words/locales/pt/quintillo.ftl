# Quintillo e Seisillo: o que dizem de modo diferente da sua família.

quintillo-about = Quadrillo para cinco, com oito cartas: quem joga o primeiro rei é o parceiro, e cinco vazas ganham.
seisillo-about = Quadrillo para seis, com seis cartas: quem joga o primeiro rei é o parceiro, e quatro vazas ganham.

quintillo-pass = Paso
    .gloss = passar; custa 1 tanto, pago para o bolo
seisillo-pass = Paso
    .gloss = passar; custa 1 tanto, pago para o bolo
quintillo-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo; quem joga um rei, ou o tem, é o seu parceiro
seisillo-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo; quem joga um rei, ou o tem, é o seu parceiro

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

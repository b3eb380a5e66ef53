# Quintillo e Seisillo: o que dizem de modo diferente da sua família.

quintillo-about = Quadrillo para cinco, com oito cartas para cada um: o parceiro é quem joga o primeiro rei, e cinco vazas ganham.
seisillo-about = Quadrillo para seis, com seis cartas para cada um: o parceiro é quem joga o primeiro rei, e quatro vazas ganham.

quintillo-pass = Paso
    .gloss = passar; custa 1 tanto, que vai para o bolo
seisillo-pass = Paso
    .gloss = passar; custa 1 tanto, que vai para o bolo
quintillo-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo; o seu parceiro é quem joga um rei, ou quem o tem
seisillo-entrada = Entrada
    .gloss = jogar como Hombre, o declarante: nomear o trunfo; o seu parceiro é quem joga um rei, ou quem o tem

quintillo-option-pozo-pollas = Quantas apostas da mesa inteira fazem um pozo?
    .name = apostas de um pozo
seisillo-option-pozo-pollas = Quantas apostas da mesa inteira fazem um pozo?
    .name = apostas de um pozo
quintillo-option-king = Quem é o parceiro?
    .name = parceiro
seisillo-option-king = Quem é o parceiro?
    .name = parceiro
quintillo-option-forced-king-trump-counts = O rei de trunfo é um dos que fazem parceiro?
    .name = conta o rei de trunfo
seisillo-option-forced-king-trump-counts = O rei de trunfo é um dos que fazem parceiro?
    .name = conta o rei de trunfo

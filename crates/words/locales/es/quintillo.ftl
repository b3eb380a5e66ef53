# Quintillo y Seisillo: lo que dicen de otro modo que su familia.

quintillo-about = Quadrillo para cinco, con ocho cartas: quien juega el primer rey es el compañero, y cinco bazas ganan.
seisillo-about = Quadrillo para seis, con seis cartas: quien juega el primer rey es el compañero, y cuatro bazas ganan.

quintillo-pass = Paso
    .gloss = pasar; cuesta 1 tanto, que va al centro
seisillo-pass = Paso
    .gloss = pasar; cuesta 1 tanto, que va al centro
quintillo-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo; un rey hace compañero a quien lo juega o lo tiene
seisillo-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo; un rey hace compañero a quien lo juega o lo tiene

quintillo-option-pozo-pollas = ¿Cuántas apuestas de todos hacen un pozo?
    .name = apuestas de un pozo
seisillo-option-pozo-pollas = ¿Cuántas apuestas de todos hacen un pozo?
    .name = apuestas de un pozo
quintillo-option-king = ¿De dónde sale el compañero?
    .name = compañero
seisillo-option-king = ¿De dónde sale el compañero?
    .name = compañero
quintillo-option-forced-king-trump-counts = ¿El rey de triunfo es uno de los que hacen compañero?
    .name = cuenta el rey de triunfo
seisillo-option-forced-king-trump-counts = ¿El rey de triunfo es uno de los que hacen compañero?
    .name = cuenta el rey de triunfo

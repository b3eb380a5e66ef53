# Quintillo y Seisillo: lo que dicen de otro modo que su familia.

quintillo-about = Quadrillo para cinco, con ocho cartas cada uno: el jugador del primer rey es el compañero, y cinco bazas ganan.
seisillo-about = Quadrillo para seis, con seis cartas cada uno: el jugador del primer rey es el compañero, y cuatro bazas ganan.

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
quintillo-option-king = ¿Quién es el compañero?
    .name = compañero
seisillo-option-king = ¿Quién es el compañero?
    .name = compañero
quintillo-option-forced-king-trump-counts = ¿Hace compañero también el rey de triunfo?
    .name = cuenta el rey de triunfo
seisillo-option-forced-king-trump-counts = ¿Hace compañero también el rey de triunfo?
    .name = cuenta el rey de triunfo

# Quintillo y Seisillo: lo que dicen de otro modo que su familia.

quintillo-about = Quadrillo para cinco, con ocho cartas: el primer rey que cae hace compañero a quien lo juega, y se gana con cinco bazas.
seisillo-about = Quadrillo para seis, con seis cartas: el primer rey que cae hace compañero a quien lo juega, y se gana con cuatro bazas.

quintillo-pass = Paso
    .gloss = pasar, y poner 1 tanto en el centro
seisillo-pass = Paso
    .gloss = pasar, y poner 1 tanto en el centro
quintillo-entrada = Entrada
    .gloss = jugar de Hombre: nombrar el triunfo; un rey hace compañero a quien lo juega o lo tiene
seisillo-entrada = Entrada
    .gloss = jugar de Hombre: nombrar el triunfo; un rey hace compañero a quien lo juega o lo tiene

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

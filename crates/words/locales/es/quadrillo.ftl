# Los tres Quadrillos: lo que dicen de otro modo que su familia.

quadrillo-about = Cuatro juegan con diez cartas, en parejas que hace un rey llamado, o uno solo: entrada y solo, sin favorito.
quadrillo-solitario-about = Quadrillo en que el rey llamado se da siempre al Hombre, que juega solo.
quadrillo-rey-forzado-about = Quadrillo en que no se llama a ningún rey: el primero que cae hace compañero a quien lo juega.

quadrillo-solitario-entrada = Entrada
    .gloss = jugar de Hombre: nombrar el triunfo y llamar a un rey, que le dan a cambio de una carta; juega solo
quadrillo-rey-forzado-entrada = Entrada
    .gloss = jugar de Hombre: nombrar el triunfo; quien juega el primer rey, aunque sea usted, es el compañero

quadrillo-option-introduced = ¿Puede devolverse el rey llamado?
    .name = devolución del rey
quadrillo-rey-forzado-option-forced-king-trump-counts = ¿El rey de triunfo es uno de esos reyes?
    .name = cuenta el rey de triunfo

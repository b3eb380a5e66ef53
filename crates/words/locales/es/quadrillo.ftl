# Los tres Quadrillos: lo que dicen de otro modo que su familia.

quadrillo-about = Cuatro juegan con diez cartas; uno juega con un compañero que decide un rey llamado, o solo: entrada y solo, sin favorito.
quadrillo-solitario-about = Quadrillo en que el rey llamado se entrega siempre al Hombre, que juega solo.
quadrillo-rey-forzado-about = Quadrillo en que no se llama a ningún rey: quien juega el primer rey es el compañero.

quadrillo-solitario-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo y llamar a un rey, que recibe a cambio de una carta; juega solo
quadrillo-rey-forzado-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo; quien juegue el primer rey, incluso usted, es el compañero

quadrillo-option-introduced = ¿Puede devolverse el rey llamado?
    .name = devolución del rey
quadrillo-rey-forzado-option-forced-king-trump-counts = ¿El rey de triunfo es uno de esos reyes?
    .name = cuenta el rey de triunfo

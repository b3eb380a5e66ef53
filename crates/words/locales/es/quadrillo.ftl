# Los tres Quadrillos: lo que dicen de otro modo que su familia.

quadrillo-about = Cuatro jugadores con diez cartas cada uno; el Hombre juega con un compañero que decide un rey llamado, o solo: entrada y solo, sin favorito.
quadrillo-solitario-about = Quadrillo en el que el rey llamado se entrega siempre al Hombre, que juega sin compañero.
quadrillo-rey-forzado-about = Quadrillo en el que no se llama a ningún rey: el jugador del primer rey es el compañero.

quadrillo-solitario-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo y llamar a un rey, que recibe a cambio de una carta; juega sin compañero
quadrillo-rey-forzado-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo; el jugador del primer rey, que puede ser usted, es el compañero

quadrillo-option-introduced = ¿Puede devolverse el rey llamado?
    .name = el rey puede devolverse
quadrillo-rey-forzado-option-forced-king-trump-counts = ¿Cuenta también el rey de triunfo?
    .name = cuenta el rey de triunfo

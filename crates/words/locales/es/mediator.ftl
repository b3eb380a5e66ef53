# Mediator: lo que dice a su modo.

mediator-about = Cuatro jugadores con diez cartas cada uno; uno se compromete a hacer seis bazas con un compañero que decide un rey, con un rey comprado, o sin ayuda.

mediator-option-packets = ¿En qué vuelta se dan las cuatro cartas?
    .name = vuelta de cuatro
mediator-option-introduced-laws = ¿Puede devolverse el rey llamado, y cuesta más una entrada floja?
    .name = leyes introducidas
mediator-option-estuche-count = ¿Cómo se cuentan los estuches?
    .name = estuches

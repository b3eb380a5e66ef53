# Cientos: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

cientos-about = El piquet español: dos jugadores se descartan, acusan lo que tienen y juegan doce bazas, hasta cien puntos.
cientos-option-table = ¿Las faltas se impiden, o pueden ocurrir y se resuelven como dice el libro?
    .name = mesa
cientos-option-calidades = ¿Las calidades se pagan también una a una?
    .name = calidades
cientos-option-game-stake = ¿Cuánto vale un juego sencillo?
    .name = apuesta
cientos-option-calidad-price = ¿Cuánto vale una calidad? La cuarta parte del juego si no se dice otro precio.
    .name = precio de la calidad
cientos-option-double-game = ¿Quien pierde sin hacer cincuenta paga doble?
    .name = juego doble
cientos-option-packets = ¿Cuántas cartas se dan cada vez?
    .name = cartas cada vez
cientos-option-show-sets = ¿Los catorces y los treses se enseñan, o solo se acusan?
    .name = enseñar catorces y treses
cientos-option-courtesy = ¿El primer asiento es de una señora, que es el mano sea cual sea la carta que corte?
    .name = cortesía
cientos-option-games = ¿Cuántos juegos hacen la partida?
    .name = juegos

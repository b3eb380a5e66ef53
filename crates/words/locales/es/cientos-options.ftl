# Cientos: lo que de él se dice en la sala, y lo que su libro deja a la compañía.

cientos-about = El piquet español, para dos: se descartan y se roban cartas, se acusa lo que se tiene y se juegan doce bazas, hasta cien puntos.
cientos-option-table = ¿Se impiden las faltas, o pueden ocurrir y se resuelven como dice el libro?
    .name = mesa
cientos-option-calidades = ¿Se pagan además las calidades una a una?
    .name = calidades
cientos-option-game-stake = ¿Cuánto vale un juego sencillo?
    .name = apuesta
cientos-option-calidad-price = ¿Cuánto vale una calidad? La cuarta parte del juego, si no se dice otro precio.
    .name = precio de la calidad
cientos-option-double-game = ¿Paga doble el perdedor que no ha hecho cincuenta?
    .name = juego doble
cientos-option-packets = ¿Cuántas cartas se dan cada vez?
    .name = cartas cada vez
cientos-option-show-sets = ¿Se enseñan los catorces y los treses, o solo se acusan?
    .name = enseñar catorces y treses
cientos-option-courtesy = ¿Es de una señora el primer asiento, y es ella mano sea cual sea la carta que corte?
    .name = cortesía
cientos-option-games = ¿Cuántos juegos hacen la partida?
    .name = juegos

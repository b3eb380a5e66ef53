# Dosillo: lo que dice de otro modo que su familia.

dosillo-about = Mediator para dos: ocho cartas por jugador y catorce para robar; se gana con cinco bazas.

dosillo-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo, descartar lo que no quiere y robar el mismo número
dosillo-entrada-favor = Entrada en favor
    .gloss = hacer triunfo el palo favorito y cambiar cartas: todo se paga doble, menos el centro

dosillo-option-variant = ¿Se queda el rey del palo que se quita, como malilla del favorito?
    .name = rey del palo quitado

# Dosillo: lo que dice de otro modo que su familia.

dosillo-about = Mediator para dos: ocho cartas cada uno, catorce para robar, y cinco bazas ganan.

dosillo-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo, descartar lo que no le sirve y robar otras tantas
dosillo-entrada-favor = Entrada en favor
    .gloss = hacer triunfo el palo favorito y cambiar cartas: todo menos el centro se paga doble

dosillo-option-variant = ¿El rey del palo que se quita se queda, como malilla del favorito?
    .name = rey del palo quitado

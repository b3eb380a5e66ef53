# Dosillo: lo que dice de otro modo que su familia.

dosillo-about = Mediator para dos: ocho cartas cada uno, catorce para robar, y se gana con cinco bazas.

dosillo-entrada = Entrada
    .gloss = juegas de Hombre: nombras el triunfo, descartas lo que no te sirve y robas otras tantas
dosillo-entrada-favor = Entrada en favor
    .gloss = haces triunfo el palo favorito y cambias cartas: todo menos el centro se paga doble

dosillo-option-variant = si se queda el rey de ese palo, como malilla del favorito
    .name = rey de ese palo

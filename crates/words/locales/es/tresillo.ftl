# Los tres Tresillos: lo que dicen a su modo.

tresillo-refavor-about = Mediator para tres con treinta cartas, siempre uno contra dos; de oros queda solo el rey, y con oros de triunfo todo se paga cuatro veces.
tresillo-simple-about = Mediator para tres con treinta cartas, siempre uno contra dos; se quita un palo rojo.
tresillo-36-about = Mediator para tres con doce cartas cada uno, siempre uno contra dos: siete bazas ganan.

tresillo-36-option-packets = ¿Cómo se dan las cartas?
    .name = reparto

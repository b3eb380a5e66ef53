# Lo que las leyes de los juegos españoles dejan suceder en la mesa de honor, y lo que sigue.

## Contra las leyes, en la mesa de honor

spanish-early = Echar { $card } antes de su turno
spanish-heading-early = Echar una carta antes de su turno
    .gloss = una polla, y más si cambia la baza; tendrá que jugarla en su turno
spanish-drop = Enseñar { $cards }
spanish-heading-drop = Enseñar cartas de la mano
    .gloss = una polla cada una; en su turno debe jugar lo que se vio
spanish-raffle = La multa va con { $card }
spanish-heading-raffle = Nombrar la carta con la que va la multa
    .gloss = quien la reciba se lleva la multa; si es quien fue multado, decide la siguiente más baja
spanish-order = Mandar jugar { $card }
spanish-heading-order = Elegir la carta que juega
    .gloss = debe jugarla, salvo que fuera renuncio
spanish-lift = Recoger la baza
    .gloss = no es suya: una polla si alguien lo nota, y todo lo que está en juego si ya ha salido otra vez
spanish-contest = Esa baza no es suya
    .gloss = vuelve a su dueño si quien la tomó no ha jugado otra carta; si no, la paga
spanish-spread = Tender las cartas para ganar
    .gloss = desde ahora los rivales eligen cada carta que juega
spanish-advise = Aconsejar al compañero
    .gloss = entonces no hay bola, y le cuesta un pozo
spanish-warn = Hablar del juego
    .gloss = si la jugada puede decidir el juego, cuesta lo que está en juego; si no, una polla
spanish-read-tricks = Decir lo que hay en las bazas
    .gloss = mirar es libre; decirlo en alto cuesta como hablar escusado
spanish-ask-partner = ¿Quién es el compañero?
    .gloss = nadie puede preguntarlo: cuesta una polla
spanish-demand = { $seat } debe pagar por su falta
    .gloss = la ley le da este derecho hasta que todos estén conformes
spanish-expose = Descubrir una carta del monte
    .gloss = antes de que robe el Hombre, una polla y se vuelve a dar; después medio pozo; uno entero si es el Hombre
spanish-peek = Mirar lo que { $seat } descartó
    .gloss = medio pozo, y no gana nada, o paga como si el Hombre hubiera ganado
spanish-throw-in = Mezclar sus cartas con el monte
    .gloss = si alguien entra después, usted le paga la mitad del juego y la mano es nula
spanish-lay-on-monte = Poner sus cartas sobre el monte
    .gloss = si alguien entra después, las recoge por medio pozo
spanish-leave-trick = Dejar la baza al Hombre
    .gloss = conceder lo que pidió el Hombre cuesta medio pozo, para el tercero
spanish-hold-back = No nombrar triunfo todavía
    .gloss = nómbrelo antes de empezar a jugar, o lo nombran los otros; si sale, decide su carta
spanish-overdraw = Descartar { $cards } y tomar una de más
spanish-heading-overdraw = Tomar una carta de más
    .gloss = dígalo enseguida y se corrige; si otros la ven, medio pozo y mano nula
spanish-underdraw = Descartar { $cards } y tomar una de menos
spanish-heading-underdraw = Tomar una carta de menos
    .gloss = una de las cartas descartadas, sacada a ciegas, vuelve a usted
spanish-own-up = He tomado una de más
    .gloss = una carta de su mano, sacada a ciegas, vuelve al monte; no cuesta nada
spanish-recount = { $seat } tiene una carta de más
    .gloss = la mano es nula, y paga medio pozo

## Lo que se ve y se pregunta

spanish-said-expose = descubre { $card }
spanish-fact-peeked = { $seat } descartó { $cards }
spanish-fact-discard = Su descarte: { $cards }
spanish-fact-four-tricks = Tiene cuatro bazas: si pide otra, un codillo suyo vale solo como puesta
spanish-ask-name-for = Otro nombró el triunfo por el Hombre. ¿Nombra usted uno en su lugar?
spanish-ask-name-unnamed = Se ha empezado a jugar y el Hombre no ha nombrado triunfo. ¿Qué palo nombra usted?
spanish-ask-throw-for-mate = Recibe este mate. ¿Qué carta descarta por él?
spanish-ask-raffle = Hay una multa pendiente. ¿Con qué carta va?
spanish-fact-raffle = La multa va con: { $card }
    .gloss = quien recibe esta carta se lleva la multa, salvo que sea suya; entonces decide la siguiente más baja
spanish-ask-order = ¿Qué carta debe jugar { $seat }?
spanish-ended-void = La mano fue nula; vuelve a dar el mismo
spanish-ended-annulled = { $seat } descubrió el monte: el juego no valió
spanish-outcome-void = nula
spanish-outcome-annulled = anulada

## Lo que añade un fallo


## Reglas

rule-hombre-r17 = Si el Hombre ve el robo sin nombrar triunfo, puede nombrarlo un rival; de dos, vale el de la derecha del Hombre. Si el Hombre se adelanta, vale lo suyo.
rule-hombre-r18 = El triunfo de un solo puede nombrarse hasta que se juega la primera carta; después lo nombran los rivales.
rule-hombre-r23 = Cada cual toma exactamente tantas cartas como descartó.

## Opciones

spanish-option-packets = ¿En qué vuelta se dan cuatro cartas?
    .name = reparto
spanish-option-estuche-count = ¿Cómo se cuentan los estuches?
    .name = estuches
spanish-option-favour-undeclared = ¿Puede hacer triunfo el favorito quien no lo pidió?
    .name = favor sin declarar
spanish-option-tanto-value = ¿Cuánto vale un tanto en dinero?
    .name = valor del tanto
spanish-option-other-payment-customs = Precios acordados en lugar de la tarifa: entrada, Mediator, solo, primeras, bola
    .name = precios
hombre-option-early-leave = ¿Puede un jugador irse antes del final si todos están de acuerdo?
    .name = dejar la partida
hombre-option-substitutes = ¿Puede otro seguir con sus cartas si todos están de acuerdo?
    .name = sustitutos
value-tariff = la tarifa del libro
value-consent = con consentimiento
rule-hombre-r43 = Antes de pasar las dos horas nadie puede dejar la partida sin consentimiento de los otros.
rule-hombre-r44 = Nadie puede dejar sus cartas a otro sin permiso de los demás.

# Lo que las leyes de los juegos españoles dejan suceder en la mesa de honor, y lo que sigue.

## Contra las leyes, en la mesa de honor

spanish-early = Jugar antes de su turno: { $card }
spanish-heading-early = Jugar una carta antes de su turno
    .gloss = cuesta una polla, y más si cambia la baza; debe jugarla cuando le toque
spanish-drop = Enseñar: { $cards }
spanish-heading-drop = Enseñar cartas de la mano
    .gloss = cuesta una polla por carta; cuando le toque, debe jugar la que se vio
spanish-raffle = La multa va con esta carta: { $card }
spanish-heading-raffle = Nombrar la carta con la que va la multa
    .gloss = quien la recibe se lleva la multa; si es el multado, decide la siguiente más baja
spanish-order = Mandar jugar: { $card }
spanish-heading-order = Elegir la carta que debe jugar
    .gloss = debe jugarla, salvo que sea un renuncio
spanish-lift = Recoger la baza
    .gloss = no es suya: cuesta una polla si alguien lo advierte, y todo lo que está en juego si ya ha vuelto a salir
spanish-contest = «Esa baza no es suya»
    .gloss = vuelve a quien la ganó, si el otro no ha jugado de nuevo; si ha jugado, paga por ello
spanish-spread = Tender las cartas para ganar
    .gloss = desde ahora, los rivales eligen cada carta que usted juega
spanish-advise = Decir al compañero lo que debe hacer
    .gloss = entonces no hay bola, y a usted le cuesta un pozo
spanish-warn = Hablar de la jugada
    .gloss = si la jugada puede decidir el juego, cuesta lo que está en juego; si no, una polla
spanish-read-tricks = Decir lo que hay en las bazas
    .gloss = mirar es libre; decirlo en voz alta cuenta como hablar sin necesidad
spanish-ask-partner = «¿Quién es el compañero?»
    .gloss = nadie puede preguntarlo: cuesta una polla
spanish-demand = { $seat } debe pagar por su falta
    .gloss = la ley le da este derecho hasta que nadie tenga nada más que pedir
spanish-expose = Descubrir una carta del monte
    .gloss = antes de que robe el Hombre, cuesta una polla y se da de nuevo; después, medio pozo, o uno entero si usted es el Hombre
spanish-peek = Mirar lo que { $seat } descartó
    .gloss = cuesta medio pozo; además, el Hombre que mira no cobra nada, y un rival paga como si el Hombre hubiera ganado
spanish-throw-in = Mezclar sus cartas con el monte
    .gloss = si alguien apuesta después, usted le paga la mitad del juego y la mano es nula
spanish-lay-on-monte = Poner sus cartas sobre el monte
    .gloss = si alguien apuesta después, usted las recoge y paga medio pozo
spanish-leave-trick = Dejar la baza al Hombre
    .gloss = conceder lo que pide el Hombre cuesta medio pozo, que cobra el tercer jugador
spanish-hold-back = No nombrar aún el triunfo
    .gloss = nómbrelo antes de empezar a jugar, o lo nombran los otros; si usted sale, decide su carta
spanish-overdraw = Descartar y robar una de más: { $cards }
spanish-heading-overdraw = Robar una carta de más
    .gloss = dígalo enseguida y se corrige; si lo descubren otros, cuesta medio pozo y la mano es nula
spanish-underdraw = Descartar y robar una de menos: { $cards }
spanish-heading-underdraw = Robar una carta de menos
    .gloss = una de las cartas que descartó, sacada a ciegas, vuelve a usted
spanish-own-up = «He robado una de más»
    .gloss = una carta de su mano, sacada a ciegas, vuelve al monte; no cuesta nada
spanish-recount = { $seat } tiene una carta de más
    .gloss = la mano es nula, y ese jugador paga medio pozo

## Lo que se ve y se pregunta

spanish-said-expose = descubre una carta: { $card }
spanish-fact-peeked = Descarte de { $seat }: { $cards }
spanish-fact-discard = Su descarte: { $cards }
spanish-fact-four-tricks = Usted tiene cuatro bazas: si pide otra, un codillo suyo vale solo como puesta
spanish-ask-name-for = Se ha nombrado otro triunfo por el Hombre. ¿Nombra usted uno en su lugar?
spanish-ask-name-unnamed = Se ha empezado a jugar y el Hombre no ha nombrado triunfo. ¿Qué palo nombra usted?
spanish-ask-throw-for-mate = Le dan este mate. ¿Qué carta descarta a cambio?
spanish-ask-raffle = Hay una multa pendiente. ¿Con qué carta va?
spanish-fact-raffle = La multa va con esta carta: { $card }
    .gloss = el jugador que recibe esta carta se lleva la multa, salvo que la pagara él; entonces decide la siguiente más baja
spanish-ask-order = ¿Qué carta debe jugar { $seat }?
spanish-ended-void = La mano es nula; la misma persona da de nuevo
spanish-ended-annulled = { $seat } descubrió una carta del monte: el juego se anuló
spanish-outcome-void = nula
spanish-outcome-annulled = anulada

## Lo que añade un fallo


## Reglas

rule-hombre-r17 = Si el Hombre ve las cartas que robó sin nombrar el triunfo, puede nombrarlo un rival; si lo nombran los dos, vale el de la derecha del Hombre. Si el Hombre se adelanta, vale lo que él diga.
rule-hombre-r18 = El triunfo de un solo puede nombrarse hasta que se sale con la primera carta; después lo nombran los rivales.
rule-hombre-r23 = Cada uno debe robar exactamente tantas cartas como descartó.

## Opciones

spanish-option-packets = ¿En qué vuelta se dan las cuatro cartas?
    .name = vuelta de cuatro
spanish-option-estuche-count = ¿Cómo se cuentan los estuches?
    .name = estuches
spanish-option-favour-undeclared = ¿Puede nombrar el favorito una apuesta sencilla?
    .name = favor sin declarar
spanish-option-tanto-value = ¿Cuánto vale un tanto en dinero?
    .name = valor del tanto
spanish-option-other-payment-customs = Precios acordados en lugar de la tarifa: entrada, Mediator, solo, primeras, bola
    .name = precios
hombre-option-early-leave = ¿Puede un jugador irse antes del final si todos están de acuerdo?
    .name = dejar la partida
hombre-option-substitutes = ¿Puede otra persona seguir con sus cartas, si todos están de acuerdo?
    .name = sustitutos
value-tariff = la tarifa del libro
value-consent = con consentimiento
rule-hombre-r43 = Antes de que pasen las dos horas, nadie puede irse sin el consentimiento de los otros.
rule-hombre-r44 = Nadie puede dar sus cartas a otra persona sin el consentimiento de los otros.

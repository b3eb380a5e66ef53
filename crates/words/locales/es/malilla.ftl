# Malilla. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## Lo que se puede hacer

malilla-play = Jugar { $card }
malilla-choose-partner = Jugar con { $seat }
    .gloss = se elige entre los dos más jugadores; el otro juega en contra
malilla-name-favorito = Favorito: { $suit }
    .gloss = siempre que este palo sea triunfo, todo se paga doble
malilla-lead-out-of-turn = Salir con { $card } sin tocarle
    .gloss = es falta: diez tantos, y su bando no cuenta ganancia, si alguien la reclama
malilla-lift = Alzar la baza
    .gloss = recogerla; desde ahora todas sus cartas quedan como están
malilla-return-trick = Devolver la baza
    .gloss = mientras no se haya jugado carta para la siguiente, no cuesta nada
malilla-correct = Jugar { $card } en su lugar
    .gloss = su carta era un renuncio; enmendado antes de alzar la baza, no cuesta nada
malilla-change = Cambiarla por { $card }
malilla-keep = Dejar mi carta
    .gloss = la enmienda de otro le deja cambiar su carta; no la cambia, y queda jugada
malilla-warn = «Compañero, mire su carta»
    .gloss = a quien advierte su compañero ya no puede enmendar la carta
malilla-show-hand = Mostrar mi juego
    .gloss = es falta: diez tantos, y su bando no cuenta ganancia, si alguien la reclama
malilla-call-renuncio = { $seat } renunció en la baza { $trick }
    .gloss = no sirvió, cargó, falló o contrafalló pudiendo; mientras se juega han de probarlo cartas vistas por todos
malilla-call = { $seat }: { $what }
    .gloss = una falta que todos han visto; cuesta a su bando diez tantos y la ganancia
malilla-content = Mezclar las cartas
    .gloss = no hay más que reclamar; se cuenta la mano

malilla-misdeed-lead = salió sin tocarle
malilla-misdeed-lift = alzó una baza ajena
malilla-misdeed-shown = mostró su juego

malilla-heading-play = Jugar una carta
    .gloss = sirva al palo si puede; si no, falle; ha de ganar la baza si puede, salvo que la gane su compañero
malilla-heading-lead-out-of-turn = Salir sin que le toque
    .gloss = es falta: diez tantos, y su bando no cuenta ganancia, si alguien la reclama
malilla-heading-correct = Enmendar su renuncio
    .gloss = su carta era un renuncio; enmendado antes de alzar la baza, no cuesta nada
malilla-heading-change = Cambiar su carta
    .gloss = alguien antes que usted enmendó su carta, y por eso puede cambiar la suya; no cuesta nada

## Lo que ocurre

malilla-drawing-partners = Se sortean los compañeros
malilla-choosing = { $seat } elige compañero
malilla-drawing-dealer = Se sortea quién da primero
malilla-naming = { $seat } señala el favorito
malilla-dealing = Se dan las cartas
malilla-trump = Triunfo: { $suit }
    .gloss = el palo de la última carta del que da; la menor gana a las de los otros palos
malilla-inspection = La mano está jugada
    .gloss = hasta que se mezclen las cartas se puede reclamar un renuncio
malilla-over = La partida ha terminado

malilla-fact-deal = Mano { $number } de { $deals }; da { $seat }
malilla-fact-pair = { $one } y { $other } van de compañeros
malilla-fact-favorito = Favorito: { $suit }
    .gloss = siempre que sea triunfo, todo se paga doble
malilla-fact-times = Esta mano se paga por { $times }
malilla-fact-own-tricks = Bazas de su bando: { $cards }
malilla-last-even = La mano anterior: treinta y seis cada bando
malilla-last-won = La mano anterior: { $one } y { $other } hicieron { $points }
malilla-last-capote = La mano anterior: capote de { $one } y { $other }
malilla-last-not-counted = La mano anterior: { $one } y { $other } hicieron { $points } y no los cuentan

malilla-role-pie = pie
    .gloss = quien da y juega el último; su bando cobra si vuelve carta de valor
malilla-role-mano = mano
    .gloss = quien está a la derecha del que da, y sale primero

## Lo que se dijo

malilla-said = { $seat }: { $what }
malilla-said-drew = saca { $card }
malilla-said-chose = juega con { $seat }
malilla-said-cut = alza { $card }
malilla-said-named = señala { $suit } por favorito
malilla-said-turned-up = vuelve { $card }
malilla-said-took = { $points ->
    [one] hace una baza de un punto
   *[other] hace una baza de { $points } puntos
}
malilla-said-led-out-of-turn = sale con { $card } sin tocarle
malilla-said-lifted-wrong = alza una baza ajena
malilla-said-returned = devuelve la baza
malilla-said-corrected = lo enmienda con { $card }
malilla-said-changed = la cambia por { $card }
malilla-said-kept = deja su carta
malilla-said-warned = advierte a su compañero
malilla-said-showed-hand = muestra su juego
malilla-said-renounced = renunció en la baza { $trick }
malilla-said-cleared = no renunció en la baza { $trick }
malilla-said-called = { $what }

## Las preguntas

malilla-ask-partner = ¿A quién toma por compañero?
malilla-ask-favorito = ¿Qué palo es el favorito?
malilla-ask-lead = A usted le toca salir.
malilla-ask-play = A usted le toca jugar.
malilla-ask-lift = La baza es suya. ¿La alza?
malilla-ask-change = Se ha enmendado una carta anterior a la suya. ¿Cambia usted la suya?
malilla-ask-content = ¿Hay algo que reclamar antes de mezclar las cartas?
malilla-ask-besides = Puede hablar.

## Cómo acabó la mano, y lo que se pagó

malilla-counted = { $one } y { $other }: { $points } puntos
malilla-ended-even = Treinta y seis cada bando: nadie gana
malilla-ended-won = { $one } y { $other } hicieron { $points } puntos y ganaron { $tantos ->
    [one] un tanto
   *[other] { $tantos } tantos
}
malilla-ended-capote = { $one } y { $other } hicieron todas las bazas, capote, y ganaron { $tantos } tantos
malilla-ended-not-counted = { $one } y { $other } hicieron { $points } puntos, pero por una falta no los cuentan

malilla-outcome-even = treinta y seis cada bando
    .gloss = nadie gana la mano
malilla-outcome-won = mano ganada
    .gloss = un bando pasó de treinta y seis puntos
malilla-outcome-capote = capote
    .gloss = un bando hizo las doce bazas
malilla-outcome-not-counted = no contada
    .gloss = el bando que hizo más había caído en falta

malilla-cause-turn-up = vuelta de { $cards }, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-above = { $count ->
    [one] un punto sobre treinta y seis
   *[other] { $count } puntos sobre treinta y seis
}{ $each ->
    [1] { "" }
   *[other] , × { $each }
}
malilla-cause-capote = capote, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-renuncio = renuncio, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lead = salida sin tocarle, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lift = baza ajena alzada, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-shown = juego mostrado, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-carried = de antes

malilla-note-deals-next = La siguiente la da { $seat }.
malilla-note-no-capote = { $one } y { $other } no pueden dar capote en esta mano, y sí llevarlo.

## Rechazos

malilla-refused-not-dealt = Antes hay que dar las cartas.
malilla-refused-wrong-pack = Esas no son las cartas que hay que barajar.
malilla-refused-over = La partida ha terminado.
malilla-refused-turn = Le toca a { $seat }.
malilla-refused-not-playing = Usted no está sentado a esta mesa.
malilla-refused-not-now = Eso no se puede hacer en este punto de la mano.
malilla-refused-not-held = Usted no tiene esa carta: { $card }.
malilla-refused-follow = Debe servir a { $suit } mientras tenga cartas de ese palo.
malilla-refused-beat = La baza va de los contrarios: puede ganarla y debe cargar.
malilla-refused-trump = Está fallo y la baza va de los contrarios: debe fallar con triunfo.
malilla-refused-overtrump = Ha fallado un contrario: puede contrafallar y debe hacerlo.
malilla-refused-not-stronger = Elija a uno de los dos más jugadores.
malilla-refused-honour = Eso es de una mesa de honor; esta es estricta y no deja pasar nada irregular.
malilla-refused-own-lead = Le toca a usted salir: juegue una carta.
malilla-refused-lift = No hay baza ajena que alzar.
malilla-refused-return = No hay baza que devolver, o ya se ha jugado carta para la siguiente.
malilla-refused-correct = No tiene carta que enmendar.
malilla-refused-warned = Su compañero le ha advertido: ya no se puede enmendar.
malilla-refused-still-wrong = Esa carta también sería renuncio.
malilla-refused-warn = No hay carta de su compañero que advertir.
malilla-refused-shown = Su juego ya está a la vista.
malilla-refused-own-side = Solo se puede reclamar a los contrarios.
malilla-refused-call = No hay nada de eso que reclamar.
malilla-refused-not-lifted = La baza no está alzada: todavía se puede enmendar.
malilla-refused-not-proved = Ninguna carta a la vista lo prueba.
malilla-refused-said = Ya lo ha dicho.

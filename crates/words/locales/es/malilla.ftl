# Malilla. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## Lo que se puede hacer

malilla-play = Jugar: { $card }
malilla-choose-partner = Jugar con { $seat }
    .gloss = elegir a uno de los dos más fuertes; el otro juega contra usted
malilla-name-favorito = Favorito: { $suit }
    .gloss = siempre que este palo sea triunfo, todo se paga doble
malilla-lead-out-of-turn = Salir fuera de turno: { $card }
    .gloss = es falta: si alguien la denuncia, paga diez tantos y su bando no cuenta ganancia
malilla-lift = Recoger la baza
    .gloss = recogerla; desde ese momento, sus cartas ya no cambian
malilla-return-trick = Devolver la baza
    .gloss = mientras no se haya salido en la siguiente, no cuesta nada
malilla-correct = Jugar en su lugar: { $card }
    .gloss = su carta faltaba a la regla; corregirla antes de recogerse la baza no cuesta nada
malilla-change = Cambiarla por esta: { $card }
malilla-keep = Dejar mi carta
    .gloss = alguien ha corregido una carta, así que puede cambiar la suya; si no la cambia, se queda
malilla-warn = «Compañero, mire su carta»
    .gloss = después de su aviso, su compañero ya no puede corregir una carta mal jugada
malilla-show-hand = Mostrar mis cartas
    .gloss = es falta: si alguien la denuncia, paga diez tantos y su bando no cuenta ganancia
malilla-call-renuncio = { $seat } ha renunciado en la baza { $trick }
    .gloss = pudo servir, cargar, fallar o contrafallar y no lo hizo; durante la mano deben probarlo cartas que estén a la vista
malilla-call = { $seat }: { $what }
    .gloss = una falta que todos han visto; a su bando le cuesta diez tantos y la ganancia
malilla-content = Mezclar las cartas
    .gloss = no hay nada más que denunciar; la mano se cuenta

malilla-misdeed-lead = salió fuera de turno
malilla-misdeed-lift = recogió una baza del otro bando
malilla-misdeed-shown = mostró sus cartas

malilla-heading-play = Jugar una carta
    .gloss = sirva al palo; si los rivales van ganando la baza, cargue, falle o contrafalle si puede
malilla-heading-lead-out-of-turn = Salir fuera de turno
    .gloss = es falta: si alguien la denuncia, paga diez tantos y su bando no cuenta ganancia
malilla-heading-correct = Corregir su carta mal jugada
    .gloss = su carta faltaba a la regla; corregirla antes de recogerse la baza no cuesta nada
malilla-heading-change = Cambiar su carta
    .gloss = alguien que jugó antes ha corregido su carta, así que puede cambiar la suya; no cuesta nada

## Lo que ocurre

malilla-drawing-partners = Sorteando los compañeros
malilla-choosing = { $seat } elige compañero
malilla-drawing-dealer = Sorteando quién da primero
malilla-naming = { $seat } nombra el favorito
malilla-dealing = Repartiendo las cartas…
malilla-trump = Triunfo: { $suit }
    .gloss = el palo de la última carta de quien da; hasta su carta más baja gana a los otros palos
malilla-inspection = La mano ha acabado
    .gloss = hasta que se mezclen las cartas se puede denunciar un renuncio
malilla-over = La partida ha acabado

malilla-fact-deal = Mano { $number } de { $deals }; da { $seat }
malilla-fact-pair = { $one } y { $other } juegan juntos
malilla-fact-favorito = Favorito: { $suit }
    .gloss = siempre que sea triunfo, todo se paga doble
malilla-fact-times = Esta mano se paga multiplicada por { $times }
malilla-last-even = Mano anterior: treinta y seis para cada bando
malilla-last-won = Mano anterior: { $one } y { $other } hicieron { $points }
malilla-last-capote = Mano anterior: capote de { $one } y { $other }
malilla-last-not-counted = Mano anterior: { $one } y { $other } hicieron { $points }, pero no los cuentan

malilla-role-pie = pie
    .gloss = quien da, que juega el último; su bando cobra si la carta vuelta es alta
malilla-role-mano = mano
    .gloss = el jugador a la derecha de quien da, que sale primero

## Lo que se dijo

malilla-said = { $seat }: { $what }
malilla-said-drew = saca una carta: { $card }
malilla-said-chose = juega con { $seat }
malilla-said-cut = corta una carta: { $card }
malilla-said-named = nombra el favorito: { $suit }
malilla-said-turned-up = vuelve una carta: { $card }
malilla-said-took = { $points ->
    [one] gana una baza de un punto
   *[other] gana una baza de { $points } puntos
}
malilla-said-led-out-of-turn = sale fuera de turno: { $card }
malilla-said-lifted-wrong = recoge una baza del otro bando
malilla-said-returned = devuelve la baza
malilla-said-corrected = la corrige y juega otra: { $card }
malilla-said-changed = la cambia por otra: { $card }
malilla-said-kept = deja su carta
malilla-said-warned = avisa a su compañero
malilla-said-showed-hand = muestra todas sus cartas
malilla-said-renounced = renunció en la baza { $trick }
malilla-said-cleared = no renunció en la baza { $trick }
malilla-said-called = { $what }

## Las preguntas

malilla-ask-partner = ¿A quién elige como compañero?
malilla-ask-favorito = ¿Qué palo es el favorito?
malilla-ask-lead = Le toca salir.
malilla-ask-play = Le toca jugar.
malilla-ask-lift = La baza es suya. ¿La recoge?
malilla-ask-change = Se ha corregido una carta jugada antes que la suya. ¿Cambia la suya?
malilla-ask-content = ¿Tiene algo que denunciar antes de que se mezclen las cartas?
malilla-ask-besides = Puede hablar.

## Cómo acabó la mano, y lo que se pagó

malilla-counted = { $one } y { $other }: { $points } { $points ->
        [one] punto
       *[other] puntos
    }
malilla-ended-even = Los dos bandos hicieron treinta y seis: nadie gana
malilla-ended-won = { $one } y { $other } hicieron { $points } { $points ->
        [one] punto
       *[other] puntos
    } y ganaron { $tantos ->
    [one] un tanto
   *[other] { $tantos } tantos
}
malilla-ended-capote = { $one } y { $other } hicieron todas las bazas, capote, y ganaron { $tantos } tantos
malilla-ended-not-counted = { $one } y { $other } hicieron { $points } { $points ->
        [one] punto
       *[other] puntos
    }, pero no los cuentan por una falta

malilla-outcome-even = treinta y seis para cada bando
    .gloss = nadie gana la mano
malilla-outcome-won = mano ganada
    .gloss = un bando hizo más de treinta y seis puntos
malilla-outcome-capote = capote
    .gloss = un bando hizo las doce bazas
malilla-outcome-not-counted = no contada
    .gloss = el bando que hizo más puntos había cometido una falta

malilla-cause-turn-up = carta vuelta: { $cards }, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-above = { $count ->
    [one] un punto por encima de treinta y seis
   *[other] { $count } puntos por encima de treinta y seis
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
malilla-cause-lead = salió fuera de turno, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lift = recogió una baza ajena, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-shown = mostró sus cartas, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-spoke = habló de la jugada, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-misdeal = cartas mal dadas; se devuelve la vuelta, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-pack = baraja defectuosa; se devuelve la vuelta, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-count = jugó con una carta de más, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-dealer = dio las cartas fuera de turno, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-carried = de antes

malilla-note-deals-next = Después da { $seat }.
malilla-note-no-capote = { $one } y { $other } no pueden dar capote en esta mano, pero sí sufrirlo.

## Rechazos

malilla-refused-not-dealt = Antes deben darse las cartas.
malilla-refused-wrong-pack = Esas no son las cartas que deben barajarse.
malilla-refused-over = La partida ha acabado.
malilla-refused-turn = Le toca a { $seat }.
malilla-refused-not-playing = Usted no está sentado en esta mesa.
malilla-refused-not-now = No puede hacer eso en este punto de la mano.
malilla-refused-not-held = No tiene esa carta: { $card }.
malilla-refused-follow = Debe servir a { $suit } mientras tenga carta de ese palo.
malilla-refused-beat = Los rivales van ganando la baza y usted puede ganarla, así que debe hacerlo.
malilla-refused-trump = No puede servir y los rivales van ganando la baza: debe fallar.
malilla-refused-overtrump = Un rival ha fallado y usted puede contrafallar, así que debe hacerlo.
malilla-refused-not-stronger = Elija a uno de los dos jugadores más fuertes.
malilla-refused-honour = Eso es de las mesas de honor. Esta es estricta y no permite ninguna falta.
malilla-refused-own-lead = Le toca a usted salir: juegue una carta.
malilla-refused-lift = No hay ninguna baza del otro bando que recoger.
malilla-refused-return = No hay ninguna baza que devolver, o ya se ha salido en la siguiente.
malilla-refused-correct = No tiene ninguna carta mal jugada que corregir.
malilla-refused-warned = Su compañero le ha avisado: ya no puede corregir la carta.
malilla-refused-still-wrong = Esa carta también estaría mal.
malilla-refused-warn = Su compañero no tiene ninguna carta de la que avisarle.
malilla-refused-shown = Sus cartas ya están a la vista.
malilla-refused-own-side = Solo puede denunciar faltas de los rivales.
malilla-refused-call = No hay nada así que denunciar.
malilla-refused-not-lifted = La baza aún no se ha recogido: la carta todavía puede corregirse.
malilla-refused-not-proved = Ninguna carta a la vista lo prueba.
malilla-refused-said = Ya lo ha dicho.

## El acto que acabó la mano

malilla-done-content = no tiene nada más que denunciar

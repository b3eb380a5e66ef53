# Malilla. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## Lo que se puede hacer

malilla-play = Jugar { $card }
malilla-choose-partner = Jugar con { $seat }
    .gloss = elija a uno de los dos más fuertes; el otro juega contra usted
malilla-name-favorito = Hacer favorito { $suit }
    .gloss = siempre que este palo sea triunfo, todo se paga doble
malilla-lead-out-of-turn = Salir con { $card } fuera de turno
    .gloss = es falta: si alguien la denuncia, paga diez tantos y su bando no cuenta ganancia
malilla-lift = Recoger la baza
    .gloss = recogerla; desde ahora todas sus cartas quedan como están
malilla-return-trick = Devolver la baza
    .gloss = mientras no se haya salido a la siguiente, no cuesta nada
malilla-correct = Jugar { $card } en su lugar
    .gloss = su carta faltó a la regla; corregirla antes de recogerse la baza no cuesta nada
malilla-change = Cambiarla por { $card }
malilla-keep = Dejar mi carta
    .gloss = alguien corrigió una carta, y por eso puede cambiar la suya; si no la cambia, queda
malilla-warn = «Compañero, mire su carta»
    .gloss = después de su aviso, su compañero ya no puede corregir una carta equivocada
malilla-show-hand = Mostrar mi mano
    .gloss = es falta: si alguien la denuncia, paga diez tantos y su bando no cuenta ganancia
malilla-call-renuncio = { $seat } renunció en la baza { $trick }
    .gloss = pudo servir, cargar, fallar o contrafallar y no lo hizo; durante la mano, deben probarlo cartas a la vista
malilla-call = { $seat }: { $what }
    .gloss = una falta que todos han visto; cuesta a su bando diez tantos y la ganancia
malilla-content = Mezclar las cartas
    .gloss = no hay más que denunciar; se cuenta la mano

malilla-misdeed-lead = salió fuera de turno
malilla-misdeed-lift = recogió una baza del otro bando
malilla-misdeed-shown = mostró su mano

malilla-heading-play = Jugar una carta
    .gloss = sirva al palo; si los rivales van ganando la baza, cargue, falle o contrafalle si puede
malilla-heading-lead-out-of-turn = Salir fuera de turno
    .gloss = es falta: si alguien la denuncia, paga diez tantos y su bando no cuenta ganancia
malilla-heading-correct = Corregir su carta equivocada
    .gloss = su carta faltó a la regla; corregirla antes de recogerse la baza no cuesta nada
malilla-heading-change = Cambiar su carta
    .gloss = alguien antes que usted corrigió su carta, y por eso puede cambiar la suya; no cuesta nada

## Lo que ocurre

malilla-drawing-partners = Sorteando los compañeros
malilla-choosing = { $seat } elige compañero
malilla-drawing-dealer = Sorteando quién da primero
malilla-naming = { $seat } nombra el favorito
malilla-dealing = Repartiendo las cartas…
malilla-trump = Triunfo: { $suit }
    .gloss = el palo de la última carta de quien da; hasta su carta más baja gana a los otros palos
malilla-inspection = La mano ha terminado
    .gloss = hasta que se mezclen las cartas se puede denunciar un renuncio
malilla-over = La partida ha terminado

malilla-fact-deal = Mano { $number } de { $deals }; da { $seat }
malilla-fact-pair = { $one } y { $other } juegan juntos
malilla-fact-favorito = Favorito: { $suit }
    .gloss = siempre que sea triunfo, todo se paga doble
malilla-fact-times = Esta mano se paga { $times } veces
malilla-last-even = Mano anterior: treinta y seis para cada bando
malilla-last-won = Mano anterior: { $one } y { $other } hicieron { $points }
malilla-last-capote = Mano anterior: capote de { $one } y { $other }
malilla-last-not-counted = Mano anterior: { $one } y { $other } hicieron { $points }, pero no pueden contarlos

malilla-role-pie = pie
    .gloss = quien da y juega en último lugar; su bando cobra si la carta vuelta es alta
malilla-role-mano = mano
    .gloss = quien está a la derecha de quien da, y sale primero

## Lo que se dijo

malilla-said = { $seat }: { $what }
malilla-said-drew = saca { $card }
malilla-said-chose = juega con { $seat }
malilla-said-cut = corta { $card }
malilla-said-named = hace favorito { $suit }
malilla-said-turned-up = vuelve { $card }
malilla-said-took = { $points ->
    [one] hace una baza de un punto
   *[other] hace una baza de { $points } puntos
}
malilla-said-led-out-of-turn = sale con { $card } fuera de turno
malilla-said-lifted-wrong = recoge una baza del otro bando
malilla-said-returned = devuelve la baza
malilla-said-corrected = la corrige con { $card }
malilla-said-changed = la cambia por { $card }
malilla-said-kept = deja su carta
malilla-said-warned = avisa a su compañero
malilla-said-showed-hand = muestra toda su mano
malilla-said-renounced = renunció en la baza { $trick }
malilla-said-cleared = no renunció en la baza { $trick }
malilla-said-called = { $what }

## Las preguntas

malilla-ask-partner = ¿A quién elige como compañero?
malilla-ask-favorito = ¿Qué palo es el favorito?
malilla-ask-lead = Le toca salir.
malilla-ask-play = Le toca jugar.
malilla-ask-lift = La baza es suya. ¿La recoge?
malilla-ask-change = Se ha corregido una carta anterior a la suya. ¿Cambia la suya?
malilla-ask-content = ¿Algo que denunciar antes de mezclar las cartas?
malilla-ask-besides = Puede hablar.

## Cómo acabó la mano, y lo que se pagó

malilla-counted = { $one } y { $other }: { $points } { $points ->
        [one] punto
       *[other] puntos
    }
malilla-ended-even = Treinta y seis para cada bando: nadie gana
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
    .gloss = el bando que hizo más había cometido una falta

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
malilla-cause-lead = salió fuera de turno, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lift = baza ajena recogida, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-shown = juego mostrado, { $count }{ $each ->
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

malilla-note-deals-next = Da después { $seat }.
malilla-note-no-capote = { $one } y { $other } no pueden dar capote en esta mano, pero sí sufrirlo.

## Rechazos

malilla-refused-not-dealt = Antes hay que dar las cartas.
malilla-refused-wrong-pack = Esas no son las cartas que hay que barajar.
malilla-refused-over = La partida ha terminado.
malilla-refused-turn = Le toca a { $seat }.
malilla-refused-not-playing = Usted no está en esta mesa.
malilla-refused-not-now = No puede hacer eso en este punto de la mano.
malilla-refused-not-held = No tiene esa carta: { $card }.
malilla-refused-follow = Debe servir a { $suit } mientras tenga cartas de ese palo.
malilla-refused-beat = Los rivales van ganando la baza: usted puede ganarla, y por eso debe hacerlo.
malilla-refused-trump = No puede servir y los rivales van ganando la baza: debe fallar.
malilla-refused-overtrump = Un rival ha fallado: usted puede contrafallar, y por eso debe hacerlo.
malilla-refused-not-stronger = Elija a uno de los dos jugadores más fuertes.
malilla-refused-honour = Eso es para mesas de honor. Esta es estricta y no permite nada irregular.
malilla-refused-own-lead = Le toca a usted salir: juegue una carta.
malilla-refused-lift = No hay baza del otro bando que recoger.
malilla-refused-return = No hay baza que devolver, o ya se ha salido a la siguiente.
malilla-refused-correct = No tiene ninguna carta equivocada que corregir.
malilla-refused-warned = Su compañero le ha avisado: ya no puede corregir la carta.
malilla-refused-still-wrong = Esa carta también estaría mal.
malilla-refused-warn = Su compañero no tiene carta equivocada sobre la que avisar.
malilla-refused-shown = Su mano ya está a la vista.
malilla-refused-own-side = Solo puede denunciar faltas de los rivales.
malilla-refused-call = No hay nada de eso que denunciar.
malilla-refused-not-lifted = La baza aún no se ha recogido: la carta todavía puede corregirse.
malilla-refused-not-proved = Ninguna carta a la vista lo prueba.
malilla-refused-said = Ya lo ha dicho.

## El acto que acabó la mano

malilla-done-content = no tiene nada más que denunciar

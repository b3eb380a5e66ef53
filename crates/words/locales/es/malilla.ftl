# Malilla. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## Lo que se puede hacer

malilla-play = Jugar { $card }
malilla-choose-partner = Jugar con { $seat }
    .gloss = elija a uno de los dos más fuertes; el otro juega contra usted
malilla-name-favorito = Favorito: { $suit }
    .gloss = siempre que este palo sea triunfo, todo se paga doble
malilla-lead-out-of-turn = Salir con { $card } sin tocarle
    .gloss = es falta: si alguien la reclama, paga diez tantos y su bando no cuenta ganancia
malilla-lift = Recoger la baza
    .gloss = recogerla; desde ahora todas sus cartas quedan como están
malilla-return-trick = Devolver la baza
    .gloss = mientras no se haya jugado carta para la siguiente, no cuesta nada
malilla-correct = Jugar { $card } en su lugar
    .gloss = su carta era un renuncio; corregido antes de recoger la baza, no cuesta nada
malilla-change = Cambiarla por { $card }
malilla-keep = Dejar mi carta
    .gloss = alguien ha corregido una carta, así que puede cambiar la suya; no la cambia, y queda
malilla-warn = «Compañero, mire su carta»
    .gloss = después de su aviso, su compañero ya no puede corregir la carta
malilla-show-hand = Mostrar mis cartas
    .gloss = es falta: si alguien la reclama, paga diez tantos y su bando no cuenta ganancia
malilla-call-renuncio = { $seat } renunció en la baza { $trick }
    .gloss = pudo servir, ganar la baza, fallar o contrafallar y no lo hizo; mientras se juega, deben probarlo cartas que todos han visto
malilla-call = { $seat }: { $what }
    .gloss = una falta que todos han visto; cuesta a su bando diez tantos y la ganancia
malilla-content = Mezclar las cartas
    .gloss = no hay más que reclamar; se cuenta la mano

malilla-misdeed-lead = salió sin tocarle
malilla-misdeed-lift = recogió una baza ajena
malilla-misdeed-shown = mostró sus cartas

malilla-heading-play = Jugar una carta
    .gloss = sirva al palo; si los rivales van ganando la baza, gánela, falle o contrafalle si puede
malilla-heading-lead-out-of-turn = Salir sin que le toque
    .gloss = es falta: si alguien la reclama, paga diez tantos y su bando no cuenta ganancia
malilla-heading-correct = Corregir su renuncio
    .gloss = su carta era un renuncio; corregido antes de recoger la baza, no cuesta nada
malilla-heading-change = Cambiar su carta
    .gloss = alguien antes que usted corrigió su carta, y por eso puede cambiar la suya; no cuesta nada

## Lo que ocurre

malilla-drawing-partners = Se sortean los compañeros
malilla-choosing = { $seat } elige compañero
malilla-drawing-dealer = Se sortea quién da primero
malilla-naming = { $seat } señala el favorito
malilla-dealing = Se dan las cartas
malilla-trump = Triunfo: { $suit }
    .gloss = el palo de la última carta de quien da; hasta su carta más baja gana a los otros palos
malilla-inspection = La mano ha terminado
    .gloss = hasta que se mezclen las cartas se puede reclamar un renuncio
malilla-over = La partida ha terminado

malilla-fact-deal = Mano { $number } de { $deals }; da { $seat }
malilla-fact-pair = { $one } y { $other } van de compañeros
malilla-fact-favorito = Favorito: { $suit }
    .gloss = siempre que sea triunfo, todo se paga doble
malilla-fact-times = Esta mano se paga por { $times }
malilla-last-even = Mano anterior: treinta y seis cada bando
malilla-last-won = Mano anterior: { $one } y { $other } hicieron { $points }
malilla-last-capote = Mano anterior: capote de { $one } y { $other }
malilla-last-not-counted = Mano anterior: { $one } y { $other } hicieron { $points } y no los cuentan

malilla-role-pie = pie
    .gloss = quien da y juega en último lugar; su bando cobra si la carta descubierta es de valor
malilla-role-mano = mano
    .gloss = quien está a la derecha de quien da, y sale primero

## Lo que se dijo

malilla-said = { $seat }: { $what }
malilla-said-drew = saca { $card }
malilla-said-chose = juega con { $seat }
malilla-said-cut = corta { $card }
malilla-said-named = señala { $suit } por favorito
malilla-said-turned-up = descubre { $card }
malilla-said-took = { $points ->
    [one] hace una baza de un punto
   *[other] hace una baza de { $points } puntos
}
malilla-said-led-out-of-turn = sale con { $card } sin tocarle
malilla-said-lifted-wrong = recoge una baza ajena
malilla-said-returned = devuelve la baza
malilla-said-corrected = la corrige con { $card }
malilla-said-changed = la cambia por { $card }
malilla-said-kept = deja su carta
malilla-said-warned = avisa a su compañero
malilla-said-showed-hand = muestra sus cartas
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
malilla-ask-content = ¿Algo que reclamar antes de mezclar las cartas?
malilla-ask-besides = Puede hablar.

## Cómo acabó la mano, y lo que se pagó

malilla-counted = { $one } y { $other }: { $points } { $points ->
        [one] punto
       *[other] puntos
    }
malilla-ended-even = Treinta y seis cada bando: nadie gana
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
malilla-cause-dealer = dio las cartas sin tocarle, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-carried = de antes

malilla-note-deals-next = La siguiente la da { $seat }.
malilla-note-no-capote = { $one } y { $other } no pueden dar capote en esta mano, pero sí recibirlo.

## Rechazos

malilla-refused-not-dealt = Antes hay que dar las cartas.
malilla-refused-wrong-pack = Esas no son las cartas que hay que barajar.
malilla-refused-over = La partida ha terminado.
malilla-refused-turn = Le toca a { $seat }.
malilla-refused-not-playing = No tiene asiento en esta mesa.
malilla-refused-not-now = No puede hacer eso en este punto de la mano.
malilla-refused-not-held = No tiene esa carta: { $card }.
malilla-refused-follow = Debe servir a { $suit } mientras tenga cartas de ese palo.
malilla-refused-beat = Los rivales van ganando la baza: puede ganarla, así que debe hacerlo.
malilla-refused-trump = No puede servir y los rivales van ganando la baza: debe fallar con triunfo.
malilla-refused-overtrump = Un rival ha fallado: puede contrafallar, así que debe hacerlo.
malilla-refused-not-stronger = Elija a uno de los dos jugadores más fuertes.
malilla-refused-honour = Eso es para mesas de honor. Esta es estricta y no permite nada irregular.
malilla-refused-own-lead = Le toca a usted salir: juegue una carta.
malilla-refused-lift = No hay baza ajena que recoger.
malilla-refused-return = No hay baza que devolver, o ya se ha jugado carta para la siguiente.
malilla-refused-correct = No tiene carta que corregir.
malilla-refused-warned = Su compañero le ha avisado: ya no puede corregir la carta.
malilla-refused-still-wrong = Esa carta también sería renuncio.
malilla-refused-warn = No hay carta de su compañero sobre la que avisar.
malilla-refused-shown = Sus cartas ya están a la vista.
malilla-refused-own-side = Solo se puede reclamar a los rivales.
malilla-refused-call = No hay nada de eso que reclamar.
malilla-refused-not-lifted = La baza no está recogida: todavía se puede corregir.
malilla-refused-not-proved = Ninguna carta a la vista lo prueba.
malilla-refused-said = Ya lo ha dicho.

## El acto que acabó la mano

malilla-done-content = no tiene nada más que reclamar

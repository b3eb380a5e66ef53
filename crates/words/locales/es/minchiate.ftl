# Minchiate. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## Los fondos

minchiate-segni = Segni de { $one } y { $other }
    .gloss = los puntos de ventaja que lleva esta pareja a la otra
minchiate-resti = Resti de { $one } y { $other }
    .gloss = cuentas enteras de sesenta puntos, que se pagan al final
minchiate-pot-segni-first = los segni (puntos) de la primera pareja
minchiate-pot-segni-second = los segni (puntos) de la segunda pareja
minchiate-pot-resti-first = los resti (cuentas) de la primera pareja
minchiate-pot-resti-second = los resti (cuentas) de la segunda pareja

## Corte y reparto

minchiate-cut = { $many ->
    [one] Cortar levantando una carta
   *[other] Cortar levantando { $many } cartas
}
minchiate-correct-deal = Corregir el reparto
    .gloss = un número equivocado de cartas no cuesta nada si se advierte a tiempo
minchiate-deal-on = Seguir dando
    .gloss = dejar el número de cartas como está
minchiate-discard = Descartar: { $cards }
    .gloss = tantas cartas como robó
minchiate-confirm-count = «Veintiuna»
    .gloss = su mano tiene el número correcto de cartas
minchiate-report-count = «Tengo { $many } cartas»
    .gloss = dígalo antes de la primera carta, y un número equivocado se corrige
minchiate-discard-surplus = Descartar: { $card }
    .gloss = tiene una carta de más; no puede ser la última de su palo
minchiate-ask-top = { $place ->
    [one] La carta de encima del monte
   *[other] La carta { $place } del monte, contando desde arriba
}
minchiate-ask-bottom = { $place ->
    [one] La carta de debajo del monte
   *[other] La carta { $place } del monte, contando desde abajo
}

## Verzigole

minchiate-accuse = Acusar: { $cards }
    .gloss = una verzigola, una combinación de honores: su bando la marca en el acto
minchiate-no-more = No acusar nada más
    .gloss = lo que no acuse ahora no se marca; pero aún cuenta al final, si gana esas cartas

## El juego de las cartas

minchiate-play = Jugar: { $card }
minchiate-mark = Marcar { $cause }: { $cards }
    .gloss = los puntos que nadie reclama se pierden
minchiate-cause-rob = cartas robadas
minchiate-cause-turned = una carta descubierta
minchiate-cause-verzigola = una verzigola
minchiate-cause-kill = honores matados
minchiate-note-sides = { $one } y { $other } pagan a { $first } y { $second }.
minchiate-note-barred = { $one } y { $other } pierden su recuento final.
minchiate-reclaim-matto = Recobrar el Matto
    .gloss = el Matto no se pierde en una baza perdida: su bando da a cambio una carta sin valor
minchiate-give = Dar por el Matto: { $card }
minchiate-call-revoke = { $seat } no ha servido en la baza { $trick }
    .gloss = si es cierto, le cuesta un resto entero; si no, no ocurre nada
minchiate-take-back = Recoger la carta mal jugada y jugar: { $card }
minchiate-let-run = Dejarla
    .gloss = la carta se queda entre las de su bando
minchiate-content = Dejar que se mezclen las cartas
    .gloss = después ya nadie puede denunciar un renuncio
minchiate-claim-last = Contar la última baza: 10
    .gloss = l’ultima, la última baza, vale diez puntos
minchiate-claim-cards = Contar las cartas por encima de cuarenta y dos
    .gloss = un punto por cada una
minchiate-total = Hacer la suma
    .gloss = lo que no ha reclamado hasta ahora se pierde
minchiate-appeal = Pedir una decisión
    .gloss = deciden los pactos hechos antes de jugar, después la costumbre de la casa y después los entendidos
minchiate-play-on = Jugar otro gioco
    .gloss = se da otro gioco si los cuatro quieren
minchiate-rise = Dejar la mesa
    .gloss = se pagan los resti y acaba la partida

## Encabezados

minchiate-heading-cut = ¿Cuántas cartas levanta al cortar?
    .gloss = la carta que levanta puede ser un honor: entonces se roba y se marca su valor
minchiate-heading-discard = Descartar tantas cartas como robó
    .gloss = tiene ese número de cartas de más; puede descartar cualquiera de las suyas
minchiate-heading-surplus = Descartar la carta de más
    .gloss = le dieron cartas de más; corregirlo antes de la primera carta no cuesta nada
minchiate-heading-top = Una carta del monte, contando desde arriba
    .gloss = le faltan cartas: recibe esta, sin que se vea, de la parte de arriba del monte
minchiate-heading-bottom = Una carta del monte, contando desde abajo
    .gloss = le faltan cartas: recibe esta, sin que se vea, de la parte de abajo del monte
minchiate-heading-give = Dar una carta sin valor por el Matto
    .gloss = una carta sin valor que ha ganado pasa a los otros, y usted conserva el Matto
minchiate-heading-take-back = Recoger su carta mal jugada y jugar una de estas
    .gloss = la carta mal jugada no gana nada; el resto por el renuncio se paga igualmente
minchiate-heading-play = Jugar una carta
    .gloss = sirva al palo de salida; si no lo tiene, juegue un tarocco

## Lo que está pasando

minchiate-drawing = Sorteando los compañeros y quién da primero
minchiate-dealing = Repartiendo las cartas…
minchiate-discarding = Descartan los que robaron
minchiate-counting-hands = Cada uno cuenta sus cartas
minchiate-accusing = Acusando las verzigole
minchiate-playing = Baza { $trick } de 21
minchiate-played-out = Se han jugado todas las cartas; aún no se han mezclado
minchiate-totalling = Sumando las cartas
minchiate-between = El gioco se ha contado
minchiate-over = La partida ha acabado

minchiate-fact-gioco = Gioco { $number }; da { $seat }
minchiate-fact-length = { $giochi ->
    [one] un gioco hace la partida
   *[other] { $giochi } giochi hacen la partida
}
minchiate-fact-pair = { $one } y { $other }: { $points } { $points ->
        [one] punto
       *[other] puntos
    }, { $resti } { $resti ->
        [one] resto
       *[other] resti
    }
minchiate-fact-undermost = La carta de debajo del monte: { $card }
minchiate-fact-matto-lost = { $seat } no ha recobrado el Matto
minchiate-fact-matto-owed = { $one } y { $other } deben una carta por el Matto
minchiate-fact-due = { $one } y { $other } no han marcado { $points } por { $cause }: { $cards }
minchiate-fact-wrong = { $seat } juega con cartas de más o de menos
minchiate-fact-pacts = Acordado antes de jugar: { $text }

minchiate-role-dealer = quien da
    .gloss = da las cartas y roba el primero del monte
minchiate-role-first = sopramano
    .gloss = juega después de quien da: sale en la primera baza
minchiate-role-cutter = sottomano
    .gloss = juega antes de quien da: corta la baraja y roba del corte
minchiate-role-pair-first = primera pareja
    .gloss = dos compañeros, que se sientan uno frente al otro y marcan juntos
minchiate-role-pair-second = segunda pareja
    .gloss = dos compañeros, que se sientan uno frente al otro y marcan juntos
minchiate-role-scorer = marcador
    .gloss = marca los puntos de la pareja
minchiate-role-collector = recogedor
    .gloss = recoge las bazas de la pareja

## Lo que se ha dicho y hecho

minchiate-said = { $seat }: { $what }
minchiate-said-robbed = roba: { $cards }
minchiate-said-stopped = deja de robar ante esta carta: { $card }
minchiate-said-turned = recibe una carta descubierta: { $card }
minchiate-said-discarded = { $many ->
    [0] no descarta nada
    [one] descarta una carta
   *[other] descarta { $many } cartas
}
minchiate-said-asked = toma la carta { $place } del monte
minchiate-said-accused = acusa { $points }: { $cards }
minchiate-said-killed = mata: { $cards }
minchiate-said-correct-deal = corrige el reparto
minchiate-said-let-run = deja la carta
minchiate-said-claim-last = cuenta la última baza
minchiate-said-claim-cards = cuenta las cartas por encima de cuarenta y dos
minchiate-said-appeal = pide una decisión
minchiate-said-rise = deja la mesa
minchiate-said-reclaimed = recobra el Matto
minchiate-said-revoked = no sirvió en la baza { $trick }
minchiate-said-cleared = no podía servir en la baza { $trick }
minchiate-said-took-back = recoge su carta: { $card }
minchiate-said-total = verzigole { $verzigole }, cartas { $cards }, la última { $last }, por encima de cuarenta y dos { $above }: { $sum }
minchiate-counted = { $one } y { $other }: { $total }

minchiate-outcome-dealers = contó más el bando de quien dio
minchiate-outcome-others = contó más el otro bando
minchiate-outcome-even = los dos bandos contaron lo mismo

## Preguntas

minchiate-ask-cut = ¿Cuántas cartas levanta al cortar?
minchiate-ask-correct = { $round ->
    [1] La primera vuelta se dio mal contada. ¿Lo advierte?
   *[other] La segunda vuelta se dio mal contada. ¿Lo advierte?
}
minchiate-ask-discard = { $many ->
    [one] Ha robado una carta. ¿Cuál descarta?
   *[other] Ha robado { $many } cartas. ¿Cuáles descarta?
}
minchiate-ask-check = Tiene { $many } cartas; deberían ser veintiuna.
minchiate-ask-mend = Tiene { $many } cartas. Deje su mano en veintiuna.
minchiate-ask-accuse = ¿Qué verzigole acusa?
minchiate-ask-lead = Le toca salir.
minchiate-ask-play = Le toca jugar.
minchiate-ask-choice = Usted no ha servido. ¿Recoge la carta o la deja?
minchiate-ask-inspection = Se han jugado todas las cartas. ¿Tiene algo que denunciar antes de que se mezclen?
minchiate-ask-total = ¿Cuántos puntos cuenta usted?
minchiate-ask-between = ¿Otro gioco?
minchiate-ask-besides = Le toca a otro jugador. Mientras tanto, usted puede hablar.

## Lo que se rechaza

minchiate-refused-not-dealt = Antes deben darse las cartas.
minchiate-refused-wrong-pack = Esas no son las cartas que deben barajarse.
minchiate-refused-over = La partida ha acabado.
minchiate-refused-turn = Le toca a { $seat }.
minchiate-refused-not-playing = Usted no está sentado en esta mesa.
minchiate-refused-not-now = No puede decir ni hacer eso en este punto del gioco.
minchiate-refused-cut = Levante al menos una carta y deje al menos una.
minchiate-refused-not-held = No tiene esa carta: { $card }.
minchiate-refused-discard = { $many ->
    [one] Ha robado una carta: descarte exactamente una.
   *[other] Ha robado { $many } cartas: descarte exactamente ese número.
}
minchiate-refused-said = Ya lo ha dicho.
minchiate-refused-right-hand = Usted no tiene ese número de cartas, o el número es correcto.
minchiate-refused-free-discard = Es su última carta de { $suit }: no puede deshacerse de ella así.
minchiate-refused-place = El monte no tiene esa carta.
minchiate-refused-verzigola = Esas cartas no son una verzigola entera en su mano, o ya la ha acusado.
minchiate-refused-too-late = Ya se ha jugado la primera carta: no se puede acusar nada más.
minchiate-refused-follow = Tiene { $suit }: sirva al palo o juegue el Matto.
minchiate-refused-tarocco = Tiene un tarocco: juegue uno o el Matto.
minchiate-refused-honour = En una mesa estricta, eso se hace solo.
minchiate-refused-scorer = { $seat } marca los puntos de su bando.
minchiate-refused-not-due = Su bando no tiene ninguna marca así que reclamar.
minchiate-refused-totalled = Las sumas están hechas: no se puede añadir nada.
minchiate-refused-matto = Usted no puede recobrar ese Matto.
minchiate-refused-nothing-owed = Su bando no debe ninguna carta por el Matto.
minchiate-refused-worthless = Esta carta cuenta: { $card }. Dé por el Matto una carta sin valor.
minchiate-refused-not-won = Su bando no ha ganado esa carta: { $card }.
minchiate-refused-mixed = Las cartas se han mezclado: es demasiado tarde.
minchiate-refused-call = No hay ninguna jugada de esa clase que denunciar, o ya se ha denunciado.
minchiate-refused-own-side = Solo los rivales pueden denunciar un renuncio.
minchiate-refused-last = Usted no ganó la última baza, o ya la ha contado.
minchiate-refused-above = No tiene cartas por encima de cuarenta y dos, o ya las ha contado.
minchiate-refused-not-proved = Ninguna carta a la vista lo prueba todavía. Espere a que alguna lo pruebe, o al final de la mano.

## En la mesa

minchiate-table-stock = Monte { $many }
minchiate-table-laid-aside = descartadas: { $many }

## El acto que acabó la mano

minchiate-done-total = hace la suma
minchiate-done-rise = deja la mesa
minchiate-done-play-on = juega otro gioco
minchiate-done-content = deja que se mezclen las cartas

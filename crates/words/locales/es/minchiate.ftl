# Minchiate. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## Los fondos

minchiate-segni-first = Segni de la primera pareja
    .gloss = los puntos que esta pareja lleva de ventaja; lo que una pareja tiene le falta a la otra
minchiate-segni-second = Segni de la segunda pareja
    .gloss = los puntos que esta pareja lleva de ventaja; lo que una pareja tiene le falta a la otra
minchiate-resti-first = Resti de la primera pareja
    .gloss = cuentas enteras de sesenta puntos, que se pagan cuando la compañía se levanta
minchiate-resti-second = Resti de la segunda pareja
    .gloss = cuentas enteras de sesenta puntos, que se pagan cuando la compañía se levanta
minchiate-pot-segni-first = los segni de la primera pareja
minchiate-pot-segni-second = los segni de la segunda pareja
minchiate-pot-resti-first = los resti de la primera pareja
minchiate-pot-resti-second = los resti de la segunda pareja

## Corte y reparto

minchiate-cut = { $many ->
    [one] Cortar alzando una carta
   *[other] Cortar alzando { $many } cartas
}
minchiate-correct-deal = Corregir el reparto
    .gloss = un número de cartas equivocado, advertido a tiempo, no cuesta nada
minchiate-deal-on = Seguir dando
    .gloss = dejar el número de cartas como está
minchiate-discard = Scarto: { $cards }
    .gloss = apartar tantas cartas como se robaron
minchiate-confirm-count = «Veintiuna»
    .gloss = su mano tiene su número de cartas
minchiate-report-count = «Tengo { $many } cartas»
    .gloss = un número equivocado, dicho antes de la primera salida, se corrige
minchiate-discard-surplus = Apartar { $card }
    .gloss = una carta de más; no puede ser la última de su palo
minchiate-ask-top = { $place ->
    [one] La carta de encima del monte
   *[other] Carta { $place } del monte, desde encima
}
minchiate-ask-bottom = { $place ->
    [one] La carta de debajo del monte
   *[other] Carta { $place } del monte, desde debajo
}

## Verzigole

minchiate-accuse = Acusar { $cards }
    .gloss = una verzigola: combinación de honores que se marca en el acto a su bando
minchiate-no-more = Nada más que acusar
    .gloss = lo que ahora se calla no se marca; al final cuenta otra vez en las cartas ganadas

## El juego de las cartas

minchiate-play = Jugar { $card }
minchiate-mark = Marcar { $cause }: { $cards }
    .gloss = los puntos que nadie reclama se pierden
minchiate-cause-rob = cartas robadas
minchiate-cause-turned = una carta descubierta
minchiate-cause-verzigola = una verzigola
minchiate-cause-kill = honores muertos
minchiate-reclaim-matto = Recobrar el Matto
    .gloss = no se pierde en una baza perdida: su bando da por él una carta sin valor
minchiate-give = Dar { $card } por el Matto
minchiate-call-revoke = { $seat } no sirvió en la baza { $trick }
    .gloss = si es así, cuesta un resto entero; si no, nada
minchiate-take-back = Retirar la carta indebida; en su lugar, { $card }
minchiate-let-run = Dejarla correr
    .gloss = la carta se queda entre las de su bando
minchiate-content = Conforme
    .gloss = las cartas pueden mezclarse; después ya no se denuncia ningún renuncio
minchiate-claim-last = La última baza: 10
    .gloss = en el libro, l'ultima
minchiate-claim-cards = Las cartas por encima de cuarenta y dos
    .gloss = un punto por cada una
minchiate-total = El total
    .gloss = lo que ahora se olvida se pierde
minchiate-appeal = Pedir un fallo
    .gloss = deciden los pactos hechos antes de jugar, luego la costumbre de la casa, luego los entendidos en el juego
minchiate-play-on = Otro gioco
    .gloss = se da otro gioco si los cuatro quieren
minchiate-rise = Levantarse de la mesa
    .gloss = se pagan los resti y la partida termina

## Encabezados

minchiate-heading-cut = Cortar alzando tantas cartas
    .gloss = la carta que levante puede ser de valor: entonces se roba y se marca lo que vale
minchiate-heading-discard = Apartar tantas cartas como se robaron
    .gloss = tiene esas cartas de más; reyes y tarocchi de valor no pueden salir
minchiate-heading-surplus = Apartar una carta de más
    .gloss = recibió cartas de más; corregido antes de la primera carta, no le cuesta nada
minchiate-heading-top = Una carta del monte, contada desde encima
    .gloss = le faltan cartas: esta, de encima del monte, es suya, sin verla
minchiate-heading-bottom = Una carta del monte, contada desde debajo
    .gloss = le faltan cartas: esta, del fondo del monte, es suya, sin verla
minchiate-heading-give = Dar una carta sin valor por el Matto
    .gloss = una carta sin valor que ganó va a los otros, y el Matto queda suyo
minchiate-heading-take-back = Retirar la carta indebida y poner una de estas en su lugar
    .gloss = la carta indebida no gana nada; el resto del renuncio queda pagado
minchiate-heading-play = Jugar una carta
    .gloss = siga el palo de salida; sin él, juegue un tarocco

## Lo que está pasando

minchiate-drawing = Se sortean los compañeros y quién da primero
minchiate-dealing = Se dan las cartas
minchiate-discarding = Quien robó aparta cartas
minchiate-counting-hands = Cada uno cuenta sus cartas
minchiate-accusing = Se acusan las verzigole
minchiate-playing = Baza { $trick } de 21
minchiate-played-out = Todas las cartas están jugadas; aún no se han mezclado
minchiate-totalling = Se suman las cartas
minchiate-between = El gioco está contado
minchiate-over = La partida ha terminado

minchiate-fact-gioco = Gioco { $number }; da { $seat }
minchiate-fact-length = { $giochi ->
    [one] un gioco hace la partida
   *[other] { $giochi } giochi hacen la partida
}
minchiate-fact-pair = { $one } y { $other }: { $points } puntos, { $resti } resti
minchiate-fact-undermost = La carta más baja del monte: { $card }
minchiate-fact-matto-lost = { $seat } no ha recobrado el Matto
minchiate-fact-matto-owed = { $one } y { $other } deben una carta por el Matto
minchiate-fact-due = { $one } y { $other } no han marcado { $points } por { $cause }: { $cards }
minchiate-fact-wrong = { $seat } juega con un número de cartas equivocado
minchiate-fact-pacts = Convenido antes de jugar: { $text }

minchiate-role-dealer = da las cartas
    .gloss = reparte, y roba el primero del monte
minchiate-role-first = sopramano
    .gloss = el que sigue al que da: sale a la primera baza
minchiate-role-cutter = sottomano
    .gloss = el que precede al que da: corta la baraja y roba del corte
minchiate-role-pair-first = primera pareja
minchiate-role-pair-second = segunda pareja
minchiate-role-scorer = marcador
    .gloss = lleva las marcas de la pareja
minchiate-role-collector = recogedor
    .gloss = recoge las bazas de la pareja

## Lo que se ha dicho y hecho

minchiate-said = { $seat }: { $what }
minchiate-said-robbed = roba { $cards }
minchiate-said-stopped = se detiene ante { $card }
minchiate-said-turned = recibe descubierta esta carta: { $card }
minchiate-said-discarded = { $many ->
    [0] no aparta nada
    [one] aparta una carta
   *[other] aparta { $many } cartas
}
minchiate-said-asked = toma la carta { $place } del monte
minchiate-said-accused = acusa { $cards }: { $points }
minchiate-said-killed = mata { $cards }
minchiate-said-correct-deal = corrige el reparto
minchiate-said-let-run = la deja correr
minchiate-said-claim-last = cuenta la última baza
minchiate-said-claim-cards = cuenta las cartas sobre cuarenta y dos
minchiate-said-appeal = pide una decisión
minchiate-said-rise = se levanta de la mesa
minchiate-said-reclaimed = recobra el Matto
minchiate-said-revoked = no sirvió en la baza { $trick }
minchiate-said-cleared = no podía servir en la baza { $trick }
minchiate-said-took-back = retira { $card }
minchiate-said-total = verzigole { $verzigole }, cartas { $cards }, la última { $last }, por encima de cuarenta y dos { $above }: { $sum }
minchiate-counted = { $one } y { $other }: { $total }

minchiate-outcome-dealers = contó más el bando del que dio
minchiate-outcome-others = contó más el otro bando
minchiate-outcome-even = los dos bandos contaron lo mismo

## Preguntas

minchiate-ask-cut = ¿Cuántas cartas alza al cortar?
minchiate-ask-correct = { $round ->
    [1] La primera vuelta se dio mal contada. ¿Lo advierte?
   *[other] La segunda vuelta se dio mal contada. ¿Lo advierte?
}
minchiate-ask-discard = { $many ->
    [one] Ha robado una carta. ¿Cuál aparta?
   *[other] Ha robado { $many } cartas. ¿Cuáles aparta?
}
minchiate-ask-check = Tiene { $many } cartas; debería haber veintiuna.
minchiate-ask-mend = Tiene { $many } cartas. Hágalas veintiuna.
minchiate-ask-accuse = ¿Qué verzigole acusa?
minchiate-ask-lead = A usted le toca salir.
minchiate-ask-play = A usted le toca jugar.
minchiate-ask-choice = No ha servido. ¿Retira la carta, o la deja correr?
minchiate-ask-inspection = Todas las cartas están jugadas. ¿Tiene algo que denunciar antes de que se mezclen?
minchiate-ask-total = ¿Qué cuenta?
minchiate-ask-between = ¿Otro gioco?
minchiate-ask-besides = Le toca a otro. Entretanto puede hablar.

## Lo que se rechaza

minchiate-refused-not-dealt = Antes hay que dar las cartas.
minchiate-refused-wrong-pack = Esas no son las cartas que hay que barajar.
minchiate-refused-over = La partida ha terminado.
minchiate-refused-turn = Le toca a { $seat }.
minchiate-refused-not-playing = Usted no se sienta a esta mesa.
minchiate-refused-not-now = Eso no se puede decir ni hacer en este punto del gioco.
minchiate-refused-cut = Alce al menos una carta, y deje al menos una.
minchiate-refused-not-held = Usted no tiene esa carta: { $card }.
minchiate-refused-discard = { $many ->
    [one] Ha robado una carta: aparte exactamente una.
   *[other] Ha robado { $many } cartas: aparte exactamente otras tantas.
}
minchiate-refused-said = Usted ya lo ha dicho.
minchiate-refused-right-hand = Su mano no tiene ese número de cartas, o está bien.
minchiate-refused-free-discard = Es su última carta de { $suit }: las cartas de más no pueden dejarle fallo a un palo.
minchiate-refused-place = El monte no tiene tal carta.
minchiate-refused-verzigola = Esas cartas no son una verzigola de su mano, o no la hacen entera, o ya está acusada.
minchiate-refused-too-late = Ya se ha jugado la primera carta: no se puede acusar nada más.
minchiate-refused-follow = Tiene { $suit }: sirva al palo, o juegue el Matto.
minchiate-refused-tarocco = Tiene tarocco: juegue uno, o el Matto.
minchiate-refused-honour = En una mesa estricta esto se hace por sí solo.
minchiate-refused-scorer = Las marcas de su bando las lleva { $seat }.
minchiate-refused-not-due = A su bando no se le debe esa marca.
minchiate-refused-totalled = Los totales están hechos: no se puede añadir nada.
minchiate-refused-matto = No le corresponde a usted recobrar el Matto.
minchiate-refused-nothing-owed = Su bando no debe ninguna carta por el Matto.
minchiate-refused-worthless = Esa carta cuenta: { $card }. Por el Matto se da una carta sin valor.
minchiate-refused-not-won = Su bando no ha ganado esa carta: { $card }.
minchiate-refused-mixed = Las cartas están mezcladas: no hay remedio.
minchiate-refused-call = No hay tal jugada que denunciar, o ya se denunció.
minchiate-refused-own-side = Solo los contrarios pueden denunciar un renuncio.
minchiate-refused-last = La última baza no fue suya, o ya está contada.
minchiate-refused-above = No tiene cartas por encima de cuarenta y dos, o ya las ha contado.
minchiate-refused-not-proved = Ninguna carta a la vista lo prueba todavía: acuse cuando la haya, o al acabar la mano.

## En la mesa

minchiate-table-stock = Monte { $many }
minchiate-table-laid-aside = scarti { $many }

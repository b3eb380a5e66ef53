# Los juegos españoles de la familia del hombre. Las palabras del libro se conservan; lo que necesita un principiante está en la glosa.

## Los fondos

spanish-middle = Centro
    .gloss = lo que se juega: las apuestas de esta mano y lo que han dejado las anteriores
spanish-fines = Multas
    .gloss = penas apartadas; una mano posterior decide quién se las lleva
spanish-pot-middle = el centro
spanish-pot-fines = las multas

## Lo que puede decirse

spanish-pass = Paso
    .gloss = pasar; ya no puede apostar en esta mano
spanish-chillo = Chillo
    .gloss = enseñar la espadilla y entrar en el acto, como si hubiera apostado; cuenta como entrada voluntaria
spanish-entrada = Entrada
    .gloss = jugar como Hombre, el declarante: nombrar el triunfo y llamar a un rey; quien lo tiene es su compañero secreto
spanish-entrada-favor = Entrada en favor
    .gloss = una entrada con el palo favorito como triunfo: todo se paga doble, menos el centro
spanish-mediator = Mediator
    .gloss = jugar sin compañero: nombrar el triunfo y comprar un rey a quien lo tenga
spanish-mediator-favor = Mediator en favor
    .gloss = comprar un rey y jugar sin compañero, con el palo favorito de triunfo: todo se paga doble, menos el centro
spanish-mediator-refavor = Mediator en refavor
    .gloss = comprar un rey y jugar sin compañero, con el palo del rey único de triunfo: todo se paga cuatro veces, menos el centro
spanish-mediator-bola = Mediator con bola
    .gloss = comprar un rey, jugar sin compañero y prometer todas las bazas: si pierde una, lo pierde todo
spanish-mediator-bola-favor = Mediator con bola, en favor
    .gloss = comprar un rey, jugar sin compañero con el palo favorito de triunfo y prometer todas las bazas, a doble precio
spanish-mediator-bola-refavor = Mediator con bola, en refavor
    .gloss = comprar un rey, jugar sin compañero con el palo del rey único de triunfo y prometer todas las bazas, a cuatro veces el precio
spanish-solo = Solo
    .gloss = jugar sin compañero y con las cartas que tiene, y nombrar el triunfo
spanish-solo-favor = Solo en favor
    .gloss = jugar sin compañero y con las cartas que tiene, con el palo favorito de triunfo: todo se paga doble, menos el centro
spanish-solo-refavor = Solo en refavor
    .gloss = jugar sin compañero y con las cartas que tiene, con el palo del rey único de triunfo: todo se paga cuatro veces, menos el centro
spanish-solo-bola = Solo con bola
    .gloss = jugar sin compañero y prometer todas las bazas: si pierde una, lo pierde todo
spanish-solo-bola-favor = Solo con bola, en favor
    .gloss = jugar sin compañero y prometer todas las bazas, en el palo favorito y a doble precio
spanish-solo-bola-refavor = Solo con bola, en refavor
    .gloss = jugar sin compañero y prometer todas las bazas, en el palo del rey único y a cuatro veces el precio

## Triunfo, rey y cambio

spanish-call = Llamo al { $card }; triunfo: { $suit }
    .gloss = llamar a esta carta y hacer triunfo este palo
spanish-name = Triunfo: { $suit }
    .gloss = sus cartas ganan a los demás palos
spanish-return-card = Dar por el rey: { $card }
spanish-return-king = Devolver el rey
    .gloss = dar el rey llamado al Hombre, que le da una carta a cambio y juega sin compañero
spanish-keep = «Me quedo con mis cartas»
    .gloss = la mano sigue como está
spanish-exchange = Descartar: { $cards }
spanish-look = «Miro las cartas que sobran»
    .gloss = cuando usted las ha mirado, pueden mirarlas todos
spanish-leave = «Las dejo boca abajo»
    .gloss = entonces nadie puede mirarlas
spanish-go-fondo = Á fondo
    .gloss = cambiar sus nueve cartas por nueve del monte; una se vuelve para decidir el triunfo, y usted juega una entrada
spanish-redeem = «Abandono el fondo»
    .gloss = poner en el centro el precio del fondo; la mano acaba

## El juego

spanish-play = Jugar: { $card }
spanish-gano = «Gano»
    .gloss = «voy ganando»: pedir al otro rival del Hombre que le deje esta baza
spanish-a-mi = «Á mí»
    .gloss = «a mí»: pedir al otro rival del Hombre que deje la baza hasta que le llegue a usted
spanish-golpe = Golpe en la mesa
    .gloss = pedir al otro rival del Hombre que falle con su triunfo más alto
spanish-stop = «Paro aquí»
    .gloss = la mano está ganada; ya no arriesga nada
spanish-view-discard = «Miro mi descarte»
    .gloss = todos pueden; pero el Hombre que lo ha mirado no puede ir a bola, y pierde la que haya empezado
spanish-concede = «Ofrezco codillo»
    .gloss = dar el juego por muy perdido; los demás lo aceptan o le hacen jugar
spanish-accept = «Acepto el codillo»
    .gloss = si todos aceptan, no se juegan más cartas
spanish-play-on = «Se juega hasta el final»
    .gloss = la mano se juega hasta el final
spanish-lay-down = «Tiendo las cartas»
    .gloss = sus cartas quedan a la vista; los demás le conceden el juego, o la mano sigue
spanish-grant = «Concedo el juego»
    .gloss = si todos lo conceden, el Hombre ha ganado

## Después de la mano

spanish-claim-game = «Pido el juego»
    .gloss = lo que paga el juego; lo que usted no pide no lo paga nadie
spanish-claim-primeras = «Pido primeras»
    .gloss = usted hizo seguidas las primeras bazas; si lo pide mal, pierde todas las calidades
spanish-claim-bola = «Pido la bola»
    .gloss = usted hizo todas las bazas; si lo pide mal, pierde todas las calidades
spanish-claim-desbola = «Pido la desbola»
    .gloss = el Hombre no hizo ninguna baza; si usted lo pide mal, pierde todas las calidades
spanish-claim-estuches = «Pido { $many } estuches»
    .gloss = los triunfos más altos seguidos; si pide de más, pierde todas las calidades
spanish-content = «No tengo nada más que decir»
    .gloss = cuando todos lo dicen, se paga la mano
spanish-accuse = { $seat } ha jugado mal en la baza { $trick }
    .gloss = si es cierto, lo paga; si no, no ocurre nada
spanish-amend = Jugar en su lugar: { $card }
spanish-join = «Me siento a la mesa»
    .gloss = desde la mano siguiente; quien da no recibe cartas y no puede perder

## Lo que está sobre las cartas

spanish-heading-play = Jugar una carta
    .gloss = sirva al palo de salida si puede; si no lo tiene, juegue la que quiera
spanish-heading-return-card = Dar una carta por el rey
    .gloss = cualquiera de las suyas; solo la ve el jugador que dio el rey
spanish-heading-exchange = Descartar y robar el mismo número de cartas
    .gloss = elija lo que descarta, o nada; nunca la mano entera
spanish-heading-amend = Recoger la carta y jugar otra
    .gloss = si es a tiempo no es renuncio, pero la carta se ha visto, y eso cuesta una multa
spanish-heading-claim-estuches = Pedir los estuches
    .gloss = cuántos de los triunfos más altos tuvo seguidos su bando, al menos tres

## Lo que ocurre

spanish-over = La partida ha acabado
spanish-drawing-seats = Sorteando los asientos
spanish-drawing-piles = Sorteando lo que queda en el centro
spanish-turning-favourite = Volviendo una carta para el palo favorito
spanish-dealing = Repartiendo las cartas…
spanish-bidding = ¿Quién será el Hombre?
    .gloss = el Hombre es el declarante: nombra el triunfo y debe hacer las bazas
spanish-plays = { $seat } juega { $bid }
spanish-plays-in = { $seat } juega { $bid }; triunfo: { $suit }

spanish-fact-hand = Mano { $number }; da { $seat }
spanish-fact-favourite = Favorito: { $suit }
    .gloss = un juego en este palo supera al mismo juego en otro, y paga doble
spanish-fact-refavour = Refavor: { $suit }
    .gloss = un juego en este palo supera al favorito, y paga cuatro veces
spanish-fact-contested = { $amount ->
    [one] Se juega { $amount } tanto
   *[other] Se juegan { $amount } tantos
}
    .gloss = el Hombre se los lleva si gana; si pierde, paga lo mismo
spanish-fact-you-sit-out = Usted no juega esta mano: es el zángano
    .gloss = da y no recibe cartas; cobra su parte de lo que se paga y no puede perder
spanish-fact-sits-out = { $seat } no juega esta mano: es el zángano
    .gloss = da y no recibe cartas; cobra su parte de lo que se paga y no puede perder
spanish-fact-called = Carta llamada: { $card }
    .gloss = quien la tiene juega con el Hombre, o ya se la ha dado
spanish-fact-partner-unknown = Aún no se sabe quién es el compañero
    .gloss = tarde o temprano el juego lo mostrará; nadie puede preguntarlo
spanish-fact-partner = { $seat } juega con el Hombre
spanish-fact-alone = El Hombre juega sin compañero
spanish-fact-you-are-called = Usted tiene la carta llamada; nadie más lo sabe
    .gloss = le hace compañero del Hombre; si el Hombre es usted, juega sin compañero
spanish-fact-bola-bid = Bola: se han prometido todas las bazas
    .gloss = una baza perdida acaba la mano, y se pierden el juego y la bola
spanish-fact-bola-tried = Bola: el bando del Hombre va a todas las bazas
    .gloss = el juego ya está ganado; con una baza perdida se pierde solo la bola
spanish-fact-bola-forfeited = La bola está perdida
    .gloss = el Hombre miró su descarte después de ir a bola
spanish-fact-fine = Multa de { $seat }: { $amount }
    .gloss = una mano posterior decide quién se la lleva, nunca el que la pagó

spanish-role-mano = mano
    .gloss = habla primero y sale en la primera baza
spanish-role-pie = pie
    .gloss = quien da, que habla el último
spanish-role-zangano = zángano
    .gloss = da, no juega esta mano, cobra su parte y no puede perder
spanish-role-hombre = Hombre
    .gloss = el declarante: nombra el triunfo y debe hacer las bazas
spanish-role-partner = compañero
    .gloss = gana y pierde con el Hombre
spanish-role-guest = invitado
    .gloss = puede incorporarse al acabar una mano, antes de la siguiente

## Lo que se dijo

spanish-said = { $seat }: { $what }
spanish-said-called = llama al { $card }; triunfo: { $suit }
spanish-said-gave = da el { $card }
spanish-said-returned = da a cambio una carta boca abajo
spanish-said-exchanged = { $many ->
    [0] no roba ninguna carta
    [one] roba una carta
   *[other] roba { $many } cartas
}
spanish-said-turned = vuelve una carta: { $card }
spanish-said-amend = la recoge y juega otra: { $card }
spanish-said-wrong = no podía jugar esta carta: { $card }
spanish-said-right = podía jugar esta carta: { $card }

## Lo que se pregunta

spanish-ask-bid = Nadie ha apostado aún. ¿Juega?
spanish-ask-overbid = Alguien ha apostado. ¿Sube o pasa?
spanish-ask-fondo = Todos han pasado y la espadilla está en el monte. ¿Va á fondo?
spanish-ask-call = ¿Qué rey llama, y qué palo es triunfo?
spanish-ask-declare = ¿Qué palo es triunfo?
spanish-ask-redeem = Ha visto sus cartas nuevas. ¿Las juega o abandona el fondo y paga su precio?
spanish-ask-return = ¿Qué carta da por el rey?
spanish-ask-king-return = ¿Devuelve el rey llamado?
    .gloss = se pregunta a todos, para que nadie sepa quién lo tiene
spanish-ask-exchange = { $many ->
    [0] El monte está vacío. ¿Sigue?
    [one] Queda una carta en el monte. ¿Qué cartas descarta?
   *[other] Quedan { $many } cartas en el monte. ¿Qué cartas descarta?
}
spanish-ask-leftover = Usted cambió el último. ¿Mira las cartas que sobran?
spanish-ask-bola = Ha ganado. ¿Para aquí o sale otra vez para hacer todas las bazas?
spanish-ask-grant = El Hombre tiende sus cartas y da la mano por ganada. ¿Se lo concede?
spanish-ask-codillo = El Hombre ofrece el codillo. ¿Lo acepta?
spanish-ask-claims = La mano ha acabado. ¿Tiene algo que pedir?
spanish-ask-besides = Puede hablar, aunque no sea su turno.
spanish-ask-play = Le toca jugar.

spanish-table-stock = Monte { $many }
spanish-table-laid-aside = Descartadas: { $many }

## El acto que acabó la mano

spanish-done-expose = descubre una carta del monte

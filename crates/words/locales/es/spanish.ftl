# Los juegos españoles de la familia del hombre. Las palabras del libro se conservan; lo que necesita un principiante está en la glosa.

## Los fondos

spanish-middle = Centro
    .gloss = lo que se juega: las puestas de esta mano y lo que han dejado las anteriores
spanish-fines = Multas
    .gloss = penas apartadas; una mano posterior decide quién se las lleva
spanish-pot-middle = el centro
spanish-pot-fines = las multas

## Lo que puede decirse

spanish-pass = Paso
    .gloss = pasas; ya no puedes hablar en esta mano
spanish-chillo = Chillo
    .gloss = enseñas la espadilla y entras sin haber pasado; cuenta como entrada voluntaria
spanish-entrada = Entrada
    .gloss = juegas de Hombre: nombras el triunfo y llamas a un rey; quien lo tiene es tu compañero secreto
spanish-entrada-favor = Entrada en favor
    .gloss = una entrada con el palo favorito de triunfo: todo menos el centro se paga doble
spanish-mediator = Mediator
    .gloss = juegas solo: nombras el triunfo y compras un rey a quien lo tenga
spanish-mediator-favor = Mediator en favor
    .gloss = compras un rey y juegas solo en el palo favorito: todo menos el centro se paga doble
spanish-mediator-refavor = Mediator en refavor
    .gloss = compras un rey y juegas solo en el palo del rey único: todo menos el centro se paga cuatro veces
spanish-mediator-bola = Mediator con bola
    .gloss = compras un rey, juegas solo y prometes todas las bazas: si pierdes una, lo pierdes todo
spanish-mediator-bola-favor = Mediator con bola, en favor
    .gloss = la misma promesa de todas las bazas, en el palo favorito y al doble
spanish-mediator-bola-refavor = Mediator con bola, en refavor
    .gloss = la misma promesa de todas las bazas, en el palo del rey único y al cuádruple
spanish-solo = Solo
    .gloss = juegas solo con las cartas que tienes, y nombras el triunfo
spanish-solo-favor = Solo en favor
    .gloss = juegas solo con tus cartas en el palo favorito: todo menos el centro se paga doble
spanish-solo-refavor = Solo en refavor
    .gloss = juegas solo con tus cartas en el palo del rey único: todo menos el centro se paga cuatro veces
spanish-solo-bola = Solo con bola
    .gloss = juegas solo y prometes todas las bazas: si pierdes una, lo pierdes todo
spanish-solo-bola-favor = Solo con bola, en favor
    .gloss = solo, con todas las bazas prometidas, en el palo favorito y al doble
spanish-solo-bola-refavor = Solo con bola, en refavor
    .gloss = solo, con todas las bazas prometidas, en el palo del rey único y al cuádruple

## Triunfo, rey y cambio

spanish-call = Llamo { $card }, triunfo { $suit }
    .gloss = llamas a esta carta y haces triunfo este palo
spanish-name = Triunfo { $suit }
    .gloss = sus cartas ganan a los demás palos
spanish-return-card = Dar { $card } por el rey
spanish-return-king = Devolver el rey
    .gloss = das al Hombre el rey llamado; te da una carta y juega solo
spanish-keep = Me quedo con mis cartas
    .gloss = la mano sigue como está
spanish-exchange = Descartar { $cards }
spanish-look = Miro las cartas sobrantes
    .gloss = en cuanto las mires, podrán mirarlas todos
spanish-leave = Las dejo boca abajo
    .gloss = entonces nadie puede mirarlas
spanish-go-fondo = Á fondo
    .gloss = cambias tus nueve cartas por nueve del monte; una se vuelve para triunfo, y juegas una entrada
spanish-redeem = Me rescato
    .gloss = pones en el centro el precio del fondo, y la mano termina

## El juego

spanish-play = Jugar { $card }
spanish-gano = «Gano»
    .gloss = pides al otro defensor que te deje esta baza
spanish-a-mi = «Á mí»
    .gloss = pides al otro defensor que no gane la baza hasta que te toque a ti
spanish-golpe = Un golpe
    .gloss = pides al otro defensor que falle con su triunfo más alto
spanish-stop = Paro aquí
    .gloss = la mano está ganada; no arriesgas más
spanish-view-discard = Miro mi descarte
    .gloss = puedes, pero entonces no podrás ir a la bola; si ya vas, la pierdes
spanish-concede = Doy codillo
    .gloss = das el juego por perdido del todo; los demás lo aceptan o te hacen seguir
spanish-accept = Acepto el codillo
    .gloss = si todos aceptan, no se juegan más cartas
spanish-play-on = «Que se juegue»
    .gloss = la mano se juega hasta el final
spanish-lay-down = Me tiendo
    .gloss = tus cartas quedan a la vista; los demás te conceden el juego o se sigue jugando
spanish-grant = Concedo el juego
    .gloss = si todos lo conceden, el Hombre ha ganado

## Después de la mano

spanish-claim-game = Pido el juego
    .gloss = lo que paga el juego mismo; lo que no se pide, no se paga
spanish-claim-primeras = Pido primeras
    .gloss = hiciste seguidas las primeras bazas; si pides mal, pierdes todas las calidades
spanish-claim-bola = Pido la bola
    .gloss = hiciste todas las bazas; si pides mal, pierdes todas las calidades
spanish-claim-desbola = Pido la desbola
    .gloss = el Hombre no hizo baza; si pides mal, pierdes todas las calidades
spanish-claim-estuches = Pido { $many } estuches
    .gloss = los triunfos más altos sin interrupción; si pides de más, pierdes todas las calidades
spanish-content = Nada más que decir
    .gloss = cuando todos lo dicen, se paga la mano
spanish-accuse = { $seat } jugó mal en la baza { $trick }
    .gloss = si es cierto, lo paga; si no, no pasa nada
spanish-amend = Jugar { $card } en su lugar
spanish-join = Me siento a la mesa
    .gloss = desde la mano siguiente; quien da no recibe cartas y no puede perder

## Lo que está sobre las cartas

spanish-heading-play = Juega una carta
    .gloss = sirve al palo de salida si puedes; si no tienes, juega lo que quieras
spanish-heading-return-card = Da una carta por el rey
    .gloss = cualquiera de las tuyas; solo la ve quien dio el rey
spanish-heading-exchange = Descarta y roba otras tantas
    .gloss = elige qué descartar, o nada; nunca la mano entera
spanish-heading-amend = Recoge tu carta y juega otra
    .gloss = a tiempo no es renuncio, pero la carta se ha visto, y eso cuesta una multa
spanish-heading-claim-estuches = Pide los estuches
    .gloss = cuántos de los triunfos más altos tuvo tu bando sin interrupción, tres al menos

## Lo que ocurre

spanish-over = La partida ha terminado
spanish-drawing-seats = Se sortean los asientos
spanish-drawing-piles = Se sortea lo que queda en el centro
spanish-turning-favourite = Se vuelve una carta para el favorito
spanish-dealing = Se reparten las cartas
spanish-bidding = ¿Quién será el Hombre?
    .gloss = el Hombre nombra el triunfo y debe hacer las bazas
spanish-plays = { $seat } juega { $bid }
spanish-plays-in = { $seat } juega { $bid }, triunfo { $suit }

spanish-fact-hand = Mano { $number }, da { $seat }
spanish-fact-favourite = Favorito: { $suit }
    .gloss = un juego en este palo gana al mismo juego en otro, y paga doble
spanish-fact-refavour = Refavor: { $suit }
    .gloss = un juego en este palo gana al favorito, y paga cuatro veces
spanish-fact-contested = { $amount ->
    [one] Se juega { $amount } tanto
   *[other] Se juegan { $amount } tantos
}
    .gloss = se los lleva el Hombre si gana; si pierde, paga otro tanto
spanish-fact-you-sit-out = Esta mano no juegas: eres el zángano
    .gloss = das y no llevas cartas; cobras tu parte de lo que se paga y no puedes perder
spanish-fact-sits-out = { $seat } no juega esta mano: es el zángano
    .gloss = da y no lleva cartas; cobra su parte de lo que se paga y no puede perder
spanish-fact-called = Llamado: { $card }
    .gloss = quien lo tiene juega con el Hombre, o ya se lo ha dado
spanish-fact-partner-unknown = Aún no se sabe quién es el compañero
    .gloss = tarde o temprano se jugará la carta que lo dice; nadie puede preguntarlo
spanish-fact-partner = { $seat } juega con el Hombre
spanish-fact-alone = El Hombre juega solo
spanish-fact-you-are-called = Tienes la carta llamada; nadie más lo sabe
    .gloss = te hace compañero del Hombre; si el Hombre eres tú, juegas solo
spanish-fact-bola-bid = Bola: prometidas todas las bazas
    .gloss = una baza perdida acaba la mano, y se pierden juego y bola
spanish-fact-bola-tried = Bola: el bando del Hombre va a todas las bazas
    .gloss = el juego ya está ganado; una baza perdida solo pierde la bola
spanish-fact-bola-forfeited = La bola está perdida
    .gloss = el Hombre miró su descarte después de ir a ella
spanish-fact-fine = Multa de { $seat }: { $amount }
    .gloss = una mano posterior decide quién se la lleva, y nunca quien la pagó

spanish-role-mano = mano
    .gloss = habla primero y sale a la primera baza
spanish-role-pie = pie
    .gloss = quien da, y habla el último
spanish-role-zangano = zángano
    .gloss = da, no juega esta mano, cobra su parte y no puede perder
spanish-role-hombre = Hombre
    .gloss = nombra el triunfo y debe hacer las bazas
spanish-role-partner = compañero
    .gloss = gana y pierde con el Hombre
spanish-role-guest = invitado
    .gloss = puede sentarse entre dos manos

## Lo que se dijo

spanish-said = { $seat }: { $what }
spanish-said-called = llama { $card }, triunfo { $suit }
spanish-said-gave = da { $card }
spanish-said-returned = da por él una carta tapada
spanish-said-exchanged = { $many ->
    [0] no roba
    [one] roba una carta
   *[other] roba { $many } cartas
}
spanish-said-turned = vuelve { $card }
spanish-said-amend = la recoge y juega { $card }
spanish-said-wrong = no debía jugar { $card }
spanish-said-right = jugó bien { $card }

## Lo que se pregunta

spanish-ask-bid = Nadie ha hablado aún. ¿Juegas?
spanish-ask-overbid = Ya hay quien juega. ¿Subes o pasas?
spanish-ask-fondo = Todos han pasado y la espadilla está en el monte. ¿Vas á fondo?
spanish-ask-call = ¿Qué rey llamas y cuál es el triunfo?
spanish-ask-declare = ¿Qué palo es triunfo?
spanish-ask-redeem = Has visto tus nuevas cartas. ¿Las juegas o te rescatas?
spanish-ask-return = ¿Qué carta das por el rey?
spanish-ask-king-return = ¿Devuelves el rey llamado?
    .gloss = se pregunta a todos, para que nadie sepa quién lo tiene
spanish-ask-exchange = { $many ->
    [0] El monte está vacío. ¿Seguimos?
    [one] Queda una carta en el monte. ¿Qué descartas?
   *[other] Quedan { $many } cartas en el monte. ¿Qué descartas?
}
spanish-ask-leftover = Fuiste el último en robar. ¿Miras las cartas sobrantes?
spanish-ask-bola = Has ganado. ¿Paras aquí o sales a por todas las bazas?
spanish-ask-grant = El Hombre se tiende y da el juego por ganado. ¿Lo concedes?
spanish-ask-codillo = El Hombre da codillo. ¿Lo aceptas?
spanish-ask-claims = La mano ha terminado. ¿Tienes algo que pedir?
spanish-ask-besides = Puedes hablar, aunque no es tu turno.
spanish-ask-play = Te toca jugar.

spanish-table-stock = Monte { $many }
spanish-table-laid-aside = Descarte { $many }

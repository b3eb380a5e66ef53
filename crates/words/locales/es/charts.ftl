# Lo que un libro de reglas dibuja: los capítulos, el orden de las cartas, las tablas de lo que cuenta y de lo que se paga.

chapter-table = Los asientos, la baraja y el orden de las cartas
chapter-deal = El reparto
chapter-stakes = Las apuestas
chapter-speaking = Quién habla y qué dice
chapter-exchange = El cambio de cartas
chapter-announcing = Lo que se acusa
chapter-opening = Antes de la primera carta
chapter-envido = Envido
chapter-flor = Flor
chapter-truco = Truco
chapter-play = El juego de las bazas
chapter-napolitana = La napolitana
chapter-rebesino = El Rebesino
chapter-bola = La bola
chapter-own = Reglas propias de este juego
chapter-ends = Cómo acaba una mano
chapter-score = Lo que se cuenta y lo que se paga
chapter-four = Con cuatro jugadores
chapter-six = Con cinco, seis o siete jugadores
chapter-match = La partida
chapter-common = Reglas comunes a la familia

chart-order = De la más alta a la más baja; las cartas de un mismo recuadro son iguales
chart-suits = Igual en todos los palos, de la más alta a la más baja
chart-two-suits = { $one } y { $other }, de la más alta a la más baja
chart-trump = Los triunfos cuando { $suit } es triunfo, del más alto al más bajo
chart-plain-suits = { $one } y { $other } cuando no son triunfo, de la más alta a la más baja
chart-plain-suit = { $suit } cuando no es triunfo, de la más alta a la más baja
chart-counts = Lo que cuentan las cartas
chart-each = cada una
chart-points = puntos
chart-tricks = { $many } bazas

voltarete-chart-pays = Lo que cada rival paga al feito
voltarete-chart-game = por el juego
voltarete-chart-geral = por el geral, además
truco-chart-truco = Lo que vale el truco, en tentos
truco-chart-envido = Lo que vale un primer envido, en tentos
truco-chart-accepted = aceptado y ganado
truco-chart-refused = rechazado
minchiate-chart-tarocchi = Los tarocchi, del más alto al más bajo; el Matto no tiene lugar en el orden
yukon-chart-yukons = Los Yukons, por encima de todos los palos; las cartas de un mismo recuadro son iguales
grand-chart-bowers = Los triunfos en Eucre cuando { $suit } es triunfo, desde el right bower
grand-chart-tricks = Lo que dan las bazas a los apostadores
grand-chart-eucre = Lo que dan las bazas en Eucre
grand-chart-partners = con el compañero
grand-chart-alone = solo
cientos-chart-punto = El valor de las cartas para el punto
cientos-chart-points = Lo que cuenta
cientos-chart-secansa = { $length ->
    [tercera] tercera
    [quarta] quarta
    [quinta] quinta
    [sexta] sexta
    [septima] séptima
   *[octava] octava
}, una serie de { $cards }
cientos-chart-catorce = catorce, cuatro cartas del mismo valor
cientos-chart-three = tres cartas del mismo valor
cientos-chart-blancas = cartas blancas
cientos-chart-lead = una carta con la que se sale
cientos-chart-trick = una baza ganada cuando sale el otro
cientos-chart-last = la última baza, además
cientos-chart-bazas = más de seis bazas
cientos-chart-capote = capote, las doce bazas
cientos-chart-pique = pique, sumado a los treinta
cientos-chart-repique = repique, sumado a los treinta
rebesino-chart-pay = Lo que cuesta cada carta de pago, en tantos

rule-yukon-section-2 = Las cuatro jotas, los Yukons, están por encima de todos los palos: la de picas, el Grande Yukon, es la más alta, y las otras tres son iguales. Debajo, en cada palo: as, rey, reina, diez y así hasta el dos.
rule-rebesino-r3 = En todos los palos la más alta es el as; siguen rey, caballo y sota, después el nueve y así hasta el dos. No hay triunfo.

spanish-chart-figures = Cartas, bazas y apuestas
spanish-chart-many = cuántos
spanish-chart-cards = cartas por jugador
spanish-chart-monte = cartas en el monte
spanish-chart-win = bazas que ganan
spanish-chart-puesta = bazas de una puesta
spanish-chart-codillo = bazas de un codillo, como máximo
spanish-chart-win-always = bazas que siempre ganan
spanish-chart-win-least = bazas que pueden ganar, como mínimo
spanish-chart-win-better = y entonces, las del mejor rival
spanish-chart-win-other = las del otro
spanish-chart-first-tricks = bazas seguidas desde la primera que dan las primeras
spanish-chart-run = triunfos seguidos para los estuches, como mínimo
spanish-chart-stake = apuesta de la mano, en tantos
spanish-chart-pass = un pase, en tantos
spanish-chart-pozo = pollas o fichas en un pozo
spanish-chart-redeem = abandonar un fondo, en tantos
spanish-chart-prices = Lo que cada rival paga o cobra
spanish-chart-tantos = tantos
spanish-chart-favourite = en el favorito
spanish-chart-refavour = en refavor
spanish-chart-estuche = cada estuche
spanish-chart-estuches-three = tres estuches, y cada uno más
spanish-chart-primeras = primeras
spanish-chart-bola = bola o desbola
spanish-chart-bola-entrada = bola en una entrada
spanish-chart-bola-solo = bola en un solo
spanish-chart-returned = por la carta dada a cambio de un rey

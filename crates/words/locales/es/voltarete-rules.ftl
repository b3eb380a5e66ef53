# Las reglas y leyes que citan los pagos y los rechazos, cada una en una frase o dos. El id se forma con la cita:
# `voltarete R57` es rule-voltarete-r57, `voltarete:II.10.13` es rule-voltarete-ii-10-13.

## La mesa y las cartas

rule-voltarete-r2 = La baraja tiene cuarenta cartas: no hay ochos, nueves ni dieces.
rule-voltarete-r8 = Espadilha, Manilha y Basto son los matadores. El feito que tiene los tres cobra a cada rival 1 tento por cada matador y por cada triunfo que los sigue sin hueco; en copas, 2. El feito que pierde los paga a cada rival, pero 4 como máximo.
rule-voltarete-r13 = Cada jugador recibe nueve cartas; las trece que sobran son el monte.
rule-voltarete-r15 = Si la mano es nula, cada jugador recobra lo que pagó por pasar, y la misma persona da de nuevo.

## Las apuestas

rule-voltarete-r18 = En cada mano, quien da pone su apuesta en el bolo: 5 tentos, si no se acuerda otra cosa.
rule-voltarete-r19 = Cuando el bolo está vacío y nadie debe una remissa, quien tiene el medalhão pone 20 tentos, o lo acordado, y pasa el medalhão al jugador de su derecha.
rule-voltarete-r22 = El bolo se forma con las apuestas de quienes dan, el medalhão, los pases, las repostas, las remissas y, una vez por recambó, los diez tentos de su caja. Una partida puede empezar con un bolo ya formado.
rule-voltarete-r25 = Si usted pasa, paga 1 tento al bolo y ya no habla en esa vuelta.
rule-voltarete-r28 = Cuando otro jugador apuesta, usted puede dejarle jugar y no hablar más en esa vuelta. No cuesta nada, salvo que la mesa haya acordado un tento.

## Las dos vueltas

rule-voltarete-r24 = Mientras nadie ha apostado, usted pasa o abre: el mão y el contra-pé, con licença; el pé, con entro; cualquiera, con só, o con respeito si tiene los dos ases negros.
rule-voltarete-r29 = Una apuesta supera a otra si es más alta, o si es igual y la hace quien habla antes. De menor a mayor: licença, preferência, só, só en copas, respeito. La licença nunca supera a nada.
rule-voltarete-r35 = El primer palo que nombra el feito es el triunfo.
rule-voltarete-r52 = En la segunda vuelta, el primero que no pasa es el feito, y solo puede jugar segundo o casca.
rule-voltarete-r98 = Con cuatro jugadores, quien da no recibe cartas y no juega la mano, salvo que los otros tres pasen dos veces.
rule-voltarete-r108 = Con cuatro jugadores, cuando todos han pasado una vez, quien tiene la Espadilha debe jugar en la segunda vuelta. Si no la tienen ni el mão ni el contra-pé, debe jugar el pé.
rule-voltarete-r111 = Cuando la Espadilha obliga a jugar a quien la tiene, debe aparecer. El jugador que la oculta y pasa dos veces paga una reposta.

## El monte

rule-voltarete-r38 = En só, el feito no cambia ninguna carta.
rule-voltarete-r37 = En licença, el feito cambia de una a ocho cartas: si no cambiara ninguna, sería só; si cambiara nueve, parecería que la baraja está amañada.
rule-voltarete-r39 = El feito que ha vuelto el triunfo debe conservar la carta vuelta y, en respeito, también los dos ases negros.
rule-voltarete-r40 = En Voltarete segundo, el feito conserva la carta vuelta. Por ella y por las demás que compra descarta de una a ocho cartas.
rule-voltarete-r46 = El rival a la derecha del feito compra primero, ocho cartas como máximo, y pasa las que quedan del monte sin verlas.
rule-voltarete-r59 = Antes de nombrar el triunfo, el feito puede abandonar la casca: paga una reposta al bolo y 5 tentos, que nunca se doblan, a cada jugador que tenía cartas.
rule-voltarete-r60 = Una vez nombrado el triunfo de una casca, el feito ya no puede abandonarla.

## Apertura y reposta

rule-voltarete-r61 = Cuando todos tienen sus cartas, el feito dice «jueguen», declara geral o pide reposta. En casca no puede pedir reposta.
rule-voltarete-r65 = Si los dos rivales conceden la reposta, no se juega ninguna carta: el feito paga una reposta al bolo y, a cada rival, el precio del juego, sin matadores.
rule-voltarete-r66 = Si un rival concede la reposta y el otro la niega, el feito no puede ganar. El rival que la negó gana por codilho si hace más bazas que cada uno de los otros dos. Si no, él y el feito pagan una reposta cada uno. En los dos casos, el feito debe las pagas a los dos rivales.
rule-voltarete-r67 = Si los dos rivales niegan la reposta, el que no gane la mano paga una; si no la gana ninguno, paga una cada uno.

## Las bazas

rule-voltarete-r72 = Sirva al palo de salida si puede, con cualquier carta de ese palo. No está obligado a ganar la baza.
rule-voltarete-r76 = Si se sale de triunfo, juegue triunfo. Si solo tiene matadores, puede guardarlos, salvo que se haya salido de un matador más alto.
rule-voltarete-r82 = El jugador que no sirve al palo, o no juega triunfo cuando debe, comete renuncio. Una mesa estricta no lo permite; una mesa de honor lo castiga.
rule-voltarete-r86 = Un geral, intentado o declarado, se pierde en cuanto otro jugador gana una baza. El feito paga entonces a cada rival lo que habría cobrado por él.
rule-voltarete-r87 = El feito puede tender sus cartas y dar la mano por ganada. Si todos los rivales aceptan, se paga como él dijo; cualquiera de ellos puede hacer que se juegue.
rule-voltarete-r88 = Un rival puede tender sus cartas y reclamar el codilho. Debe seguir jugando si otro lo quiere.

## El cuarto jugador

rule-voltarete-r99 = En la casca das treze, el cuarto jugador toma las trece cartas del monte, descarta cuatro cualesquiera, nombra el triunfo y juega con nueve contra los otros tres.
rule-voltarete-r102 = El cuarto jugador que gana una casca das treze levanta el bolo y cobra 5 tentos a cada uno de los otros tres, más los matadores y las primeiras. En copas todo se dobla.
rule-voltarete-r103 = El cuarto jugador que hace cuatro bazas o menos paga a los otros tres, entre todos, tanto como hay en el bolo; los tentos que sobran son de los más cercanos por su derecha. El bolo se queda en la mesa.
rule-voltarete-r104 = En una casca das treze no hay geral.
rule-voltarete-r107 = La casca das treze solo puede abandonarse si los tres rivales están de acuerdo: el cuarto jugador paga una reposta, y 5 tentos a cada uno.

## La liquidación

rule-voltarete-r113 = Si hace más bazas que cada rival, el feito gana y levanta el bolo. Si hace tantas como el mejor de ellos, paga una reposta: tantos tentos como hay en el bolo. Si hace menos, pierde por codilho.
rule-voltarete-r114 = Un codilho son tantos tentos como hay en el bolo. El feito lo paga al rival con más bazas; si dos empatan, se lo reparten, salvo otro acuerdo. El bolo se queda en la mesa.
rule-voltarete-r116 = Cada rival paga al feito que gana 2 tentos por licença, 4 por segundo, 5 por casca, 6 por só y 12 por respeito. Las primeiras, las cinco primeras bazas seguidas, añaden 2, salvo que se haga el geral. Un geral añade 8, 16, 24, 32 o 64, y el doble si se declaró. En copas todo se dobla.
rule-voltarete-r120 = El feito que pierde paga a cada rival lo que este le habría pagado si hubiera ganado: el juego y los matadores.

## Recambó y remissas

rule-voltarete-r124 = Una partida dura los recambós acordados.
rule-voltarete-r125 = De cada bolo ganado, un tento va a la caja del recambó.
rule-voltarete-r126 = Cuando la caja del recambó está llena, sus tentos entran en el bolo. Cuando alguien gana ese bolo, acaba el recambó.
rule-voltarete-r127 = El bolo que contiene la caja del recambó, y todo bolo que se juegue después, es entero del ganador. Ningún tento de ellos va a la caja.
rule-voltarete-r133 = Mientras no se pague una remissa de una mano anterior, una reposta debe dejarse también como remissa, salvo otro acuerdo.
rule-voltarete-r136 = Usted puede dejar dos repostas de una misma mano como una sola remissa.
rule-voltarete-r137 = Cuando el bolo está vacío, entra en él la remissa mayor, que paga quien la debe.
rule-voltarete-r140 = Si todos acuerdan dejar de jugar, las remissas y el bolo se reparten por igual. El jugador que debe una remissa no paga la parte de ella que le tocaría.

## Las leyes

rule-voltarete-ii-10-15 = Un renuncio queda hecho cuando el jugador que lo cometió ha jugado en la baza siguiente: entonces cuesta una reposta. Hasta ese momento puede corregirlo sin pena.
rule-voltarete-ii-10-16 = Si un renuncio se advierte cuando la mano aún puede rehacerse, se deshace y la mano se juega desde ahí. Si se advierte solo al final, la baza es del jugador que debía ganarla. En los dos casos, el jugador que renunció paga una reposta.
rule-voltarete-ii-10-21 = Usted no puede cambiar una carta ya jugada, salvo para corregir un renuncio.
rule-voltarete-ii-12-2 = El rival que muestra sus cartas y dice que el feito ha ganado paga una reposta, salvo que el otro esté de acuerdo o que el feito ganara con seguridad aun sin verlas.
rule-voltarete-ii-12-4 = El rival que muestra sus cartas por un codilho que no era seguro paga una reposta si por ello gana el feito.
rule-voltarete-ii-12-5 = Si usted tiende sus cartas y da la mano por ganada, ya no puede examinar las cartas ni las bazas de los otros.
rule-voltarete-ii-12-8 = Si usted tiende sus cartas y da la mano por perdida, ya no puede ganarla: se paga como perdida por reposta, aunque haga las bazas.
rule-voltarete-ii-16-4 = El jugador que tiene la Espadilha, está obligado a jugar y pasa por segunda vez paga una reposta.
rule-voltarete-ii-16-7 = El jugador que tenía la Espadilha y pasó dos veces sin deber hacerlo paga una reposta, aunque otro haya jugado segundo. Solo se libra si compró cartas y pudo venirle entre ellas.
rule-voltarete-ii-16-8 = Si el jugador que tenía la Espadilha pasó dos veces sin deber hacerlo y el pé fue a la casca, ese jugador paga una reposta y la mano es nula.
rule-voltarete-ii-16-9 = El feito obligado a ir a la casca que ha descartado la Espadilha paga una reposta y la mano vale. Si la descartó un jugador que pasó dos veces y después compró, ese jugador paga una reposta y la mano es nula.
rule-voltarete-ii-17-2 = Donde deben pedirse las pagas, usted cobra solo lo que pide y además se le debe.
rule-voltarete-ii-19-21 = Una remissa se paga entera, salvo que todos hayan acordado que pueda dividirse.

## Lo que falta a quien aprende

rule-voltarete-r3 = Orden de los palos que no son triunfo: en espadas y páos, rey (R), dama (C), valete (S) y del 7 al 2; en copas y ouros, rey, dama, valete, as y del 2 al 7, que ahí es el más bajo.
rule-voltarete-r4 = El as de espadas (Espadilha) y el de páos (Basto) son siempre triunfos, el primero y el tercero, sea cual sea el palo de triunfo.
rule-voltarete-r5 = El segundo triunfo es la Manilha, la carta más baja del palo de triunfo: el 7 de copas u ouros, el 2 de espadas o páos.
rule-voltarete-r6 = Orden de los triunfos: Espadilha, Manilha, Basto; después, en espadas y páos, rey, dama, valete y del 7 al 3; en copas y ouros, as, rey, dama, valete y del 2 al 6.
rule-voltarete-r70 = Hay nueve bazas. En la primera sale el mão; en las demás, quien ganó la anterior. Gana el triunfo más alto o, si no hay triunfos, la carta más alta del palo de salida.

# Las reglas y leyes que citan los pagos y los rechazos, cada una en una frase o dos. El id se forma con la cita:
# `voltarete R57` es rule-voltarete-r57, `voltarete:II.10.13` es rule-voltarete-ii-10-13.

## La mesa y las cartas

rule-voltarete-r2 = La baraja tiene cuarenta cartas: no hay ochos, nueves ni dieces.
rule-voltarete-r8 = Espadilha, Manilha y Basto son los matadores. El feito que tiene los tres cobra de cada rival 1 tento por matador y por cada triunfo que los sigue sin hueco, o 2 en copas. El feito que pierde paga por ellos a cada rival, pero por 4 como máximo.
rule-voltarete-r13 = Cada jugador recibe nueve cartas; las trece que sobran son el monte, de donde se compran cartas.
rule-voltarete-r15 = En una mano nula cada uno recobra lo que pagó por pasar, y la misma persona da otra vez.

## Las apuestas

rule-voltarete-r18 = En cada mano, quien da pone 5 tentos en el bolo, salvo otro acuerdo.
rule-voltarete-r19 = Cuando el bolo está vacío y nadie debe una remissa, quien tiene el medalhão pone 20 tentos, o lo acordado. Después pasa el medalhão al jugador de su derecha.
rule-voltarete-r22 = El bolo reúne las apuestas de quienes dan, el medalhão, lo que cuesta pasar, las repostas y las remissas. Una partida puede empezar con un bolo ya formado.
rule-voltarete-r25 = Si usted pasa, paga 1 tento al bolo y ya no habla en esa vuelta.
rule-voltarete-r28 = Cuando otro apuesta, usted puede dejarle jugar. No cuesta nada, salvo que la mesa haya acordado un tento. Después ya no habla en esa vuelta.

## Las dos vueltas

rule-voltarete-r24 = Mientras nadie ha apostado, cada uno pasa o abre: el mão y el contra-pé con licença, el pé con entro, cualquiera con só, o con respeito si tiene los dos ases negros.
rule-voltarete-r29 = Una apuesta supera a otra si es más alta, o si es igual y la dice quien habla antes. De menor a mayor: licença, preferência, só, só en copas, respeito. La licença nunca supera a nada.
rule-voltarete-r35 = El primer palo que nombra el feito es el triunfo.
rule-voltarete-r52 = En la segunda vuelta, el primero que no pasa es el feito, y solo puede jugar segundo o casca.
rule-voltarete-r98 = Con cuatro jugadores, quien da no recibe cartas y queda fuera de la mano, salvo que los otros tres pasen dos veces.
rule-voltarete-r108 = Con cuatro jugadores, cuando todos han pasado una vez, quien tiene la Espadilha debe jugar en la segunda vuelta. Si no la tienen ni el mão ni el contra-pé, debe jugar el pé.
rule-voltarete-r111 = Cuando la Espadilha obliga a jugar a quien la tiene, debe aparecer. Quien la oculta, pasando dos veces, paga una reposta.

## El monte

rule-voltarete-r38 = En el só, el feito no cambia ninguna carta.
rule-voltarete-r37 = En la licença, el feito cambia de una a ocho cartas. Sin cambiar ninguna sería un só; con nueve, parecería una baraja amañada.
rule-voltarete-r39 = El feito que descubrió el triunfo debe conservar la carta vuelta y, en respeito, también los dos ases negros.
rule-voltarete-r40 = En el Voltarete segundo, el feito conserva la carta vuelta. Por ella, y por las demás que compra, descarta de una a ocho cartas.
rule-voltarete-r46 = El rival a la derecha del feito compra primero, ocho cartas como máximo, y pasa el resto del monte sin verlo.
rule-voltarete-r59 = Antes de nombrar el triunfo, el feito puede abandonar la casca: paga una reposta al bolo y 5 tentos a cada jugador que tenía cartas. Los 5 tentos nunca se doblan.
rule-voltarete-r60 = Una vez nombrado el triunfo de una casca, el feito ya no puede abandonarla.

## Apertura y reposta

rule-voltarete-r61 = Cuando todos tienen sus cartas, el feito manda jugar, declara geral o pide reposta. En la casca no puede pedir reposta.
rule-voltarete-r65 = Si los dos rivales conceden la reposta, la mano no se juega. El feito paga una reposta al bolo y, a cada rival, el precio del juego, sin matadores.
rule-voltarete-r66 = Si un rival concede la reposta y el otro la niega, el feito no puede ganar. Quien la negó gana el codilho si hace más bazas que cada uno de los otros; si no, él y el feito pagan una reposta cada uno.
rule-voltarete-r67 = Si los dos rivales niegan la reposta, cada uno de ellos que no gana la mano paga una reposta.

## Las bazas

rule-voltarete-r72 = Sirva al palo de salida si puede, con cualquier carta de él. No está obligado a ganar la baza.
rule-voltarete-r76 = Cuando se sale de triunfo, juegue triunfo. Si solo tiene matadores, puede guardarlos, salvo que se haya salido de un matador mayor.
rule-voltarete-r82 = Quien no sirve al palo, o no juega triunfo cuando debe, hace renuncio. Una mesa estricta rechaza la carta; una mesa de honor castiga el renuncio.
rule-voltarete-r86 = Un geral, intentado o declarado, se pierde en cuanto otro jugador hace una baza. El feito paga entonces a cada rival lo que el geral habría valido.
rule-voltarete-r87 = El feito puede tender las cartas y dar la mano por ganada. Si todos los rivales aceptan, la mano se paga como él dijo; cualquiera de ellos puede hacerle jugar.
rule-voltarete-r88 = Un rival puede tender las cartas y reclamar el codilho. Debe seguir jugando si alguien quiere.

## El cuarto jugador

rule-voltarete-r99 = En la casca das treze, el cuarto jugador toma las trece cartas del monte, descarta cuatro a su gusto, nombra el triunfo y juega con nueve contra los otros tres.
rule-voltarete-r102 = El cuarto jugador que gana una casca das treze se lleva el bolo y cobra 5 tentos de cada uno de los tres, más los matadores y las primeiras. En copas todo se dobla.
rule-voltarete-r103 = El cuarto jugador que hace cuatro bazas o menos paga a los tres, juntos, tanto como tiene el bolo. Los tentos que sobran van a los más cercanos por su derecha, y el bolo queda en la mesa.
rule-voltarete-r104 = En una casca das treze no hay geral.
rule-voltarete-r107 = El cuarto jugador solo puede abandonar la casca das treze si los tres están de acuerdo. Paga una reposta, y 5 tentos a cada uno.

## La liquidación

rule-voltarete-r113 = Con más bazas que cada rival, el feito gana y se lleva el bolo. Con tantas como el mejor de ellos, paga una reposta: tantos tentos como tiene el bolo. Con menos, pierde por codilho.
rule-voltarete-r114 = Un codilho son tantos tentos como tiene el bolo. El feito paga el codilho al rival con más bazas; si dos empatan, se lo reparten, salvo otro acuerdo. El bolo queda en la mesa.
rule-voltarete-r116 = Cada rival paga al feito que gana 2 tentos por licença, 4 por segundo, 5 por casca, 6 por só y 12 por respeito. Las primeiras, que son las cinco primeras bazas seguidas, dan 2 más, salvo que haya geral. El geral da además 8, 16, 24, 32 o 64, y el doble si se declaró. En copas todo se dobla.
rule-voltarete-r120 = El feito que pierde paga a cada rival lo que habría recibido de él si hubiera ganado: el juego y los matadores que tenga.

## Recambó y remissas

rule-voltarete-r124 = Una partida dura los recambós que se acordaron.
rule-voltarete-r125 = De cada bolo ganado, un tento va a la caja del recambó.
rule-voltarete-r126 = Cuando la caja del recambó está llena, sus tentos entran en el bolo. Cuando alguien gana ese bolo, el recambó acaba.
rule-voltarete-r127 = El bolo que contiene la caja del recambó, y los que se jueguen después, van enteros a quien gana: ningún tento de ellos va a la caja.
rule-voltarete-r133 = Mientras no se pague una remissa de una mano anterior, una nueva reposta también debe quedar como remissa, salvo otro acuerdo.
rule-voltarete-r136 = Dos repostas de una misma mano pueden dejarse como una sola remissa.
rule-voltarete-r137 = Cuando el bolo está vacío, entra en él la mayor remissa, pagada por quien la debe.
rule-voltarete-r140 = Si todos acuerdan dejar el juego, las remissas y el bolo se reparten por igual. Quien debe una remissa no paga la parte que le tocaría a él mismo.

## Las leyes

rule-voltarete-ii-10-15 = Un renuncio cuenta en cuanto quien lo hizo ha jugado a la baza siguiente: cuesta una reposta. Hasta entonces puede corregirse sin pena.
rule-voltarete-ii-10-16 = Si un renuncio se nota cuando la mano aún puede rehacerse, se deshace y la mano sigue desde ahí. Si se nota al final, la baza va a quien debía haberla ganado.
rule-voltarete-ii-10-21 = Usted no puede cambiar una carta ya jugada, salvo para corregir un renuncio.
rule-voltarete-ii-12-2 = El rival que muestra sus cartas y dice que el feito ha ganado paga una reposta, salvo que el otro esté de acuerdo o que la victoria fuera segura.
rule-voltarete-ii-12-4 = El rival que muestra sus cartas por un codilho que no era seguro paga una reposta si después gana el feito.
rule-voltarete-ii-12-5 = Si usted tiende las cartas y da la mano por ganada, ya no puede examinar las cartas y bazas de los otros.
rule-voltarete-ii-12-8 = Si usted tiende las cartas y da la mano por perdida, ya no puede ganarla: se paga como perdida por reposta, aunque haga las bazas.
rule-voltarete-ii-16-4 = Quien tiene la Espadilha, está obligado a jugar y pasa por segunda vez paga una reposta.
rule-voltarete-ii-16-7 = Quien tiene la Espadilha y pasó indebidamente dos veces paga una reposta, aunque otro juegue segundo. Solo se libra si compró cartas y la Espadilha pudo venir en ellas.
rule-voltarete-ii-16-8 = Si quien tiene la Espadilha pasó indebidamente dos veces y el pé fue a la casca, quien la tiene paga una reposta y la mano es nula.
rule-voltarete-ii-16-9 = El feito obligado a ir a la casca que descartó la Espadilha paga una reposta; la mano vale.
rule-voltarete-ii-17-2 = Donde hay que pedir las pagas, usted solo cobra lo que pide y se le debe.
rule-voltarete-ii-19-21 = Una remissa se paga entera, salvo que todos hayan acordado que pueda dividirse.

## Lo que falta a quien aprende

rule-voltarete-r3 = Orden de los palos que no son triunfo: en espadas y páos, rey (R), dama (C), valete (S), del 7 al 2; en copas y ouros, rey, dama, valete, as, del 2 al 7: ahí el 7 es el más bajo.
rule-voltarete-r4 = El as de espadas (Espadilha) y el de páos (Basto) son siempre triunfos, sea cual sea el palo de triunfo: el primero y el tercero.
rule-voltarete-r5 = El segundo triunfo es la Manilha, la carta menor del palo de triunfo: el 7 de copas u ouros, el 2 de espadas o páos.
rule-voltarete-r6 = Orden de los triunfos: Espadilha, Manilha, Basto; después, en espadas y páos, rey, dama, valete, del 7 al 3; en copas y ouros, as, rey, dama, valete, del 2 al 6.
rule-voltarete-r70 = Hay nueve bazas. El mão sale en la primera, quien gana cada baza sale en la siguiente. Gana el triunfo más alto o, sin triunfos, la carta más alta del palo de salida.

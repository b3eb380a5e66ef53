# Las reglas y leyes que citan los pagos y los rechazos, cada una en una frase o dos. El id se forma con la cita:
# `voltarete R57` es rule-voltarete-r57, `voltarete:II.10.13` es rule-voltarete-ii-10-13.

## La mesa y las cartas

rule-voltarete-r2 = La baraja es de cuarenta cartas: sin ochos, nueves ni dieces.
rule-voltarete-r8 = Espadilha, Manilha y Basto son los matadores. El feito que tiene los tres cobra por ellos, y por cada triunfo que los sigue sin hueco, 1 tento de cada rival, 2 en copas. Si pierde, los paga.
rule-voltarete-r13 = Cada jugador recibe nueve cartas; las trece que sobran son el monte.
rule-voltarete-r15 = En una mano nula cada uno recupera lo que pagó al pasar, y vuelve a dar la misma persona.

## Las apuestas

rule-voltarete-r18 = En cada mano quien da pone en el bolo 5 tentos, salvo otro acuerdo.
rule-voltarete-r19 = Cuando el bolo está vacío y nadie debe una remissa, quien tiene el medalhão pone 20 tentos, o lo acordado, y lo pasa a su derecha.
rule-voltarete-r22 = El bolo se forma con las apuestas de quienes dan, el medalhão, lo que cuesta pasar, las repostas y las remissas; esto había en él antes de la primera mano.
rule-voltarete-r25 = Quien pasa paga 1 tento al bolo y ya no habla en esa vuelta.
rule-voltarete-r28 = Cuando otro quiere jugar, puede dejarle. No cuesta nada, salvo que la mesa haya acordado un tento, y ya no habla en esa vuelta.

## Las dos vueltas

rule-voltarete-r24 = Mientras nadie quiere jugar, se pasa o se abre: mão y contra-pé con licença, el pé con entro, cualquiera con só, o con respeito si tiene los dos ases negros.
rule-voltarete-r29 = Un juego supera a otro si es más alto, o igual y dicho desde un asiento anterior. De menor a mayor: licença, preferência, só, só en copas, respeito. La licença nunca supera a otro juego.
rule-voltarete-r35 = El primer palo nombrado es el triunfo.
rule-voltarete-r52 = En la segunda vuelta juega el primero que no pasa; solo puede hacer segundo o ir a la casca.
rule-voltarete-r98 = Con cuatro jugadores quien da no recibe cartas ni juega la mano, salvo que los otros tres pasen dos veces.
rule-voltarete-r108 = Con cuatro jugadores, cuando todos han pasado una vez, quien tiene la Espadilha debe jugar en la segunda vuelta; si no la tienen ni el mão ni el contra-pé, debe jugar el pé.
rule-voltarete-r111 = Cuando alguien está obligado a jugar, debe saberse dónde estaba la Espadilha: quien la ocultó pasando dos veces paga una reposta.

## El monte

rule-voltarete-r38 = En un só el feito no cambia ninguna carta.
rule-voltarete-r37 = El feito de una licença cambia de una a ocho cartas: ninguna sería un só, y nueve parecerían baraja amañada.
rule-voltarete-r39 = El feito que descubrió el triunfo debe conservar esa carta, y en respeito además los dos ases negros.
rule-voltarete-r40 = En Voltarete segundo se conserva la carta descubierta; por ella y por las que además se toman salen de la mano de una a ocho cartas.
rule-voltarete-r46 = El rival a la derecha del feito compra primero, ocho cartas como máximo, y pasa el resto del monte sin verlo.
rule-voltarete-r59 = Antes de nombrar el triunfo, el feito puede abandonar la casca: paga una reposta al bolo y 5 tentos a cada uno que tenía cartas, nunca doblados.
rule-voltarete-r60 = Una vez nombrado el triunfo de una casca, ya no puede abandonarse.

## Apertura y reposta

rule-voltarete-r61 = Cuando todos tienen sus cartas el feito manda jugar, declara geral o pide reposta; en una casca no puede pedirse reposta.
rule-voltarete-r65 = Si los dos rivales conceden reposta, no se juega: el feito paga una reposta al bolo, y a cada uno el precio de su juego, sin matadores.
rule-voltarete-r66 = Si un rival concede reposta y el otro la niega, el feito no puede ganar. El que la niega tiene codilho si hace más bazas que cada uno de los otros; si no, él y el feito pagan cada uno una reposta.
rule-voltarete-r67 = Si los dos rivales niegan reposta, cada uno de ellos que no gana la mano paga una reposta.

## Las bazas

rule-voltarete-r72 = Sirva al palo de salida si puede, con cualquier carta de él. No está obligado a ganar la baza.
rule-voltarete-r76 = Cuando se sale de triunfo, juegue triunfo. Si solo tiene matadores, puede guardarlos, salvo que se haya salido con un matador mayor.
rule-voltarete-r82 = No servir al palo, o no jugar triunfo cuando se debe, es renuncio. Una mesa estricta lo rechaza; una mesa de honor lo castiga.
rule-voltarete-r86 = Un geral, intentado o declarado, se pierde en cuanto otro hace una baza: el feito paga entonces a cada rival lo que le habría valido.
rule-voltarete-r87 = El feito puede tender las cartas como ganadas. Si todos los rivales aceptan, se liquida como dijo; cualquiera de ellos puede hacer que se juegue.
rule-voltarete-r88 = Un rival puede tender las cartas como codilho. Debe seguir jugando si alguien quiere.

## El cuarto jugador

rule-voltarete-r99 = En la casca das treze el cuarto jugador toma las trece cartas del monte, descarta cuatro, nombra el triunfo y juega con nueve contra los otros tres.
rule-voltarete-r102 = El cuarto jugador que gana su casca das treze se lleva el bolo y recibe 5 tentos de cada uno de los tres, con matadores y primeiras además, doblados en copas.
rule-voltarete-r103 = El cuarto jugador que hace cuatro bazas o menos paga a los tres juntos tanto como hay en el bolo; los tentos sueltos, a los más cercanos por su derecha. El bolo queda.
rule-voltarete-r104 = En una casca das treze no hay geral.
rule-voltarete-r107 = Una casca das treze solo se abandona si los tres están de acuerdo: el cuarto jugador paga una reposta, y 5 tentos a cada uno.

## La liquidación

rule-voltarete-r113 = Con más bazas que cada rival, el feito gana y se lleva el bolo. Con tantas como el mejor de ellos, paga una reposta: tantos tentos como tiene el bolo. Con menos, pierde por codilho.
rule-voltarete-r114 = Un codilho son tantos tentos como tiene el bolo. El feito los paga al rival con más bazas; si dos empatan, se los reparten, salvo otro acuerdo. El bolo queda.
rule-voltarete-r116 = Cada rival paga al feito que gana 2 tentos por licença, 4 por segundo, 5 por casca, 6 por só, 12 por respeito. Las primeiras, las cinco primeras bazas seguidas, dan 2 más, salvo que haya geral; el geral da además 8, 16, 24, 32 o 64, y el doble si se declaró. En copas todo se dobla.
rule-voltarete-r120 = El feito que pierde paga a cada rival lo que habría recibido de él si hubiera ganado: el juego y los matadores que tenga.

## Recambó y remissas

rule-voltarete-r124 = Una partida dura los recambós que se acordaron.
rule-voltarete-r125 = De cada bolo ganado un tento va a la caja del recambó.
rule-voltarete-r126 = Cuando la caja está llena, sus tentos van al bolo; ganado ese bolo, el recambó ha terminado.
rule-voltarete-r127 = El bolo que lleva la caja, y los que aún se jueguen tras él, van enteros a quien gana: ningún tento va a la caja.
rule-voltarete-r133 = Mientras está sin pagar una remissa de una mano anterior, también una reposta debe dejarse como remissa, si no se ha acordado otra cosa.
rule-voltarete-r136 = Dos repostas de una misma mano pueden dejarse como una sola remissa.
rule-voltarete-r137 = Cuando el bolo está vacío entra en él la mayor remissa, pagada por quien la debe.
rule-voltarete-r140 = Si todos acuerdan acabar el juego, las remissas y el bolo se reparten por igual; al deudor de una remissa se le perdona la parte que le tocaría a él.

## Las leyes

rule-voltarete-ii-10-15 = Un renuncio cuenta en cuanto quien lo hizo ha jugado a la baza siguiente: cuesta una reposta. Hasta entonces puede corregirlo sin pena.
rule-voltarete-ii-10-16 = Si el renuncio se nota cuando la mano aún puede rehacerse, se deshace, y se juega desde ahí. Al final, la baza va a quien debía haberla ganado.
rule-voltarete-ii-10-21 = No puede cambiar una carta jugada, salvo para corregir un renuncio.
rule-voltarete-ii-12-2 = El rival que muestra sus cartas y dice que el feito ha ganado paga una reposta, salvo que el otro esté de acuerdo o que la victoria fuera segura.
rule-voltarete-ii-12-4 = El rival que muestra sus cartas por un codilho que no era seguro paga una reposta si después gana el feito.
rule-voltarete-ii-12-5 = Quien tiende las cartas como ganadas ya no puede examinar las cartas y bazas de los otros.
rule-voltarete-ii-12-8 = Quien tiende sus cartas como perdidas ya no puede ganar la mano: se liquida como perdida por reposta aunque haga las bazas.
rule-voltarete-ii-16-4 = Quien tiene la Espadilha, está obligado y pasa por segunda vez paga una reposta.
rule-voltarete-ii-16-7 = Quien tenía la Espadilha y pasó indebidamente dos veces paga una reposta aunque otro jugara segundo, salvo que comprara cartas y pudiera haberla tomado entonces.
rule-voltarete-ii-16-8 = Si quien tenía la Espadilha pasó indebidamente dos veces y el pé fue a la casca, paga una reposta y la mano es nula.
rule-voltarete-ii-16-9 = El feito obligado a la casca que descartó la Espadilha paga una reposta; la mano vale.
rule-voltarete-ii-17-2 = Donde hay que pedir las pagas, solo recibe lo que pida y se le deba.
rule-voltarete-ii-19-21 = Una remissa se paga entera, salvo que todos hayan acordado que pueda dividirse.

## Lo que falta a quien aprende

rule-voltarete-r3 = Orden de los palos que no son triunfo: en espadas y páos, rey, dama, valete, del 7 al 2; en copas y ouros, rey, dama, valete, as, del 2 al 7: ahí el 7 es el más bajo.
rule-voltarete-r4 = El as de espadas (Espadilha) y el de páos (Basto) son siempre triunfos, sea cual sea el palo: el primero y el tercero.
rule-voltarete-r5 = El segundo triunfo es la Manilha, la carta menor del palo de triunfo: el 7 de copas u ouros, el 2 de espadas o páos.
rule-voltarete-r6 = Orden de los triunfos: Espadilha, Manilha, Basto; después, en espadas y páos, rey, dama, valete, del 7 al 3; en copas y ouros, as, rey, dama, valete, del 2 al 6.
rule-voltarete-r70 = Hay nueve bazas. El mão sale en la primera, quien gana cada baza sale en la siguiente. Gana el triunfo más alto o, sin triunfos, la carta más alta del palo de salida.

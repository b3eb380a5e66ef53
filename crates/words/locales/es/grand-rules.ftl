# Las reglas que citan los puntos y los rechazos del Grand, cada una en una frase o dos.

## El reparto

rule-grand-section-3 = Las cincuenta y dos cartas se dan una a una, trece a cada jugador, empezando por la izquierda de quien da; la vez de dar pasa a la izquierda.

## Apuestas y elección

rule-grand-r2 = La apuesta menor es 5, y toda apuesta es múltiplo de 5, también si se piensa jugar Grand, que cuenta de nueve en nueve.
rule-grand-r3 = Cada apuesta debe ser mayor que la anterior.
rule-grand-r4 = Si pasan los tres primeros, quien da debe apostar, aunque solo sean 5; con eso acaban las apuestas.
rule-grand-r6 = Cien es la apuesta más alta por la que puede jugarse un juego, y pone fin a las apuestas.
rule-grand-r7 = Cuando la pareja de quien da tiene más de 70 puntos, el mão puede, como primera palabra, descubrir una carta de corazones y decir «Copas»: la mano es de Copas, la apuesta es suya, y esa carta es la de salida.
rule-grand-r8 = Solo el apostador elige el juego, y nombra el triunfo en Whist y en Eucre. La apuesta puede ser como máximo de 65 para Whist, 100 para Grand, 25 para Eucre y 50 para Copas.
rule-grand-r9 = El apostador sale a la primera baza, sea cual sea el juego, y no se sale antes de que haya una apuesta.

## El juego de las cartas

rule-grand-r10 = Una baza es una carta de cada uno por turno, hacia la izquierda; de tres jugadores cuando uno juega solo.
rule-grand-r11 = Quien puede debe servir al palo de salida; quien no puede juega cualquier carta. La carta equivocada que se advierte antes de recoger la baza se cambia por otra.
rule-grand-r16 = El Eucre se juega con el compañero por 5, 10 y 15, con él o sin él, a elección del apostador, por 20, y sin compañero por 25.
rule-grand-r18 = En Eucre cada uno descarta boca abajo ocho de sus trece cartas, y se queda con cinco.
rule-grand-r19 = En Eucre no se puede conservar ningún triunfo inferior al ocho.
rule-grand-r20 = El compañero de un apostador que juega solo descubre sus cartas y no toma parte en el juego; el apostador puede tomar una de ellas por una de las suyas.
rule-grand-r21 = Después del apostador que juega solo, también uno de sus rivales puede cambiar una carta, por una de las descubiertas, o por una de su propio compañero donde la mesa lo haya acordado.

## Los puntos

rule-grand-section-5-1 = El Whist cuenta 5 puntos por cada baza por encima de seis, 65 por las trece. Los apostadores que ganan menos de lo apostado pierden la apuesta, y los otros cuentan sus propias bazas.
rule-grand-section-5-2 = El Grand cuenta 9 puntos por cada baza por encima de seis, 103 por las trece. Los apostadores que ganan menos de lo apostado pierden la apuesta, y los otros cuentan sus propias bazas.
rule-grand-section-5-3 = El Eucre cuenta 5, 10 o 20 por tres, cuatro o cinco bazas, 25 por cinco sin compañero. Quien no cumple pierde la apuesta y 20 más o, sin compañero, el doble de la apuesta; los otros no cuentan nada.
rule-grand-section-5-4 = En Copas los apostadores que no se llevan corazones marcan 50. Si se llevaron alguno, pierden la apuesta y un punto por cada uno; los otros pierden un punto por cada corazón que se llevaron.
rule-grand-r26 = Las trece bazas en Grand ganan la partida en el acto, sea cual sea el tanteo.
rule-grand-r27 = Después de cada mano se anotan los puntos de las dos parejas, y cada apuesta no cumplida; los totales pueden bajar de cero.
rule-grand-r28 = La partida acaba cuando una pareja tiene 100 puntos después de una mano, o a la hora o tras el número de manos acordados.
rule-grand-r29 = En el recuento final la pareja con más puntos recibe lo que a la otra le falta para 100, y la pareja con menos derrotas 10 por cada una que la otra tenga de más. Solo estas dos cantidades son el resultado.
rule-grand-r30 = Si el recuento final es igual, gana el total más alto de la hoja; si también este es igual, la partida queda empatada.

## Lo que falta a quien aprende

rule-grand-section-2 = Todos los palos van de as, rey, reina, jota, diez hasta dos. En Eucre la jota de triunfo, el right bower, es el triunfo más alto; la otra jota del mismo color, el left bower, el segundo; después as, rey, reina, diez, nueve, ocho.
rule-grand-r5 = Las apuestas acaban tras tres pases seguidos a una apuesta, y vale la última. Quien pasó puede volver a apostar mientras duren.
rule-grand-r13 = Gana la baza el triunfo más alto; sin triunfos, la carta más alta del palo de salida. Quien gana sale a la siguiente.
rule-grand-r22 = En Eucre el left bower es triunfo, para servir y para ganar, y no es carta del palo que lleva impreso.
rule-grand-r24 = En Copas no hay triunfos, y los corazones, que nadie quiere, pueden salir en cualquier momento. Quien no puede servir echa la carta que quiera, de preferencia un corazón.
rule-grand-r25 = Una mano de Copas acaba con la baza en que cae el último de los trece corazones.

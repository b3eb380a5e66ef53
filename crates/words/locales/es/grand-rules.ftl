# Las reglas que citan los puntos y los rechazos del Grand, cada una en una frase o dos.

## El reparto

rule-grand-section-3 = Las cincuenta y dos cartas se dan de una en una, trece a cada jugador, empezando por la izquierda de quien da. La mano siguiente la da el jugador a su izquierda.

## Apuestas y elección

rule-grand-r2 = La apuesta más baja es 5, y todas son múltiplos de 5, aunque usted piense jugar Grand, que cuenta de nueve en nueve.
rule-grand-r3 = Cada apuesta debe ser mayor que la anterior.
rule-grand-r4 = Si los tres primeros pasan, quien da debe apostar, aunque solo sea 5. Con eso acaban las apuestas.
rule-grand-r6 = Ningún juego puede jugarse por más de 100; por eso, una apuesta de 100 acaba las apuestas.
rule-grand-r7 = Cuando la pareja de quien da tiene más de 70 puntos, el mão puede, en vez de apostar, poner en la mesa una carta de corazones y decir «Copas». La mano es de Copas, el mão es el apostador y se sale con esa carta.
rule-grand-r8 = Solo el apostador elige el juego, y nombra el triunfo en Whist y en Eucre. La apuesta puede ser como máximo de 65 para Whist, 100 para Grand, 25 para Eucre y 50 para Copas.
rule-grand-r9 = El apostador sale en la primera baza, sea cual sea el juego. Nadie sale antes de que haya una apuesta.

## El juego de las cartas

rule-grand-r10 = Una baza es una carta de cada jugador, por turno, hacia la izquierda. Si alguien juega solo, su compañero no juega, y tres cartas hacen una baza.
rule-grand-r11 = Sirva al palo de salida si puede. Si no puede, juegue cualquier carta. Una carta mal jugada que se advierte antes de recogerse la baza se cambia por otra.
rule-grand-r16 = En Eucre se juega con el compañero con una apuesta de 5, 10 o 15; con él o sin él, con una de 20; solo, con una de 25.
rule-grand-r18 = En Eucre, cada jugador descarta boca abajo ocho de sus trece cartas y se queda con cinco.
rule-grand-r19 = En Eucre, usted no puede guardar un triunfo menor que el ocho.
rule-grand-r20 = El compañero del apostador que juega solo descubre sus cartas y no juega. El apostador puede tomar una de ellas a cambio de una suya.
rule-grand-r21 = Después del cambio del apostador que juega solo, un rival puede cambiar también una carta por una de las descubiertas o, si la mesa lo ha acordado, por una de su compañero.

## Los puntos

rule-grand-section-5-1 = El Whist cuenta 5 puntos por cada baza por encima de seis, y 65 por las trece. Si los apostadores hacen menos de lo que apostaron, pierden la apuesta, y los otros cuentan sus propias bazas.
rule-grand-section-5-2 = El Grand cuenta 9 puntos por cada baza por encima de seis, y 103 por las trece. Si los apostadores hacen menos de lo que apostaron, pierden la apuesta, y los otros cuentan sus propias bazas.
rule-grand-section-5-3 = El Eucre cuenta 5, 10 o 20 puntos por tres, cuatro o cinco bazas, y 25 por cinco jugando solo. Si los apostadores fallan, pierden la apuesta y 20 más o, si uno jugó solo, el doble de la apuesta. Los otros no cuentan nada.
rule-grand-section-5-4 = En Copas, los apostadores que no se llevan ningún corazón marcan 50. Si se llevan alguno, pierden la apuesta y un punto por cada corazón. Los otros pierden un punto por cada corazón que se lleven.
rule-grand-r26 = Las trece bazas en Grand ganan la partida en el acto, sea cual sea la puntuación.
rule-grand-r27 = Después de cada mano se anotan los puntos de las dos parejas y cada apuesta que falló. Los totales pueden bajar de cero.
rule-grand-r28 = La partida acaba cuando una pareja tiene 100 puntos después de una mano, o al cabo del tiempo o del número de manos acordado.
rule-grand-r29 = En el recuento final, la pareja con más puntos recibe lo que le falta a la otra para 100, y la pareja con menos derrotas recibe 10 por cada una que la otra tiene de más. El resultado son solo estas dos cantidades.
rule-grand-r30 = Si el recuento final es igual, gana el total más alto de las manos. Si también es igual, la partida queda empatada.

## Lo que falta a quien aprende

rule-grand-section-2 = En todos los palos el orden es as, rey, reina, jota y del diez al dos. En Eucre, la jota de triunfo, el right bower, es el triunfo más alto; la otra jota de su color, el left bower, es el segundo; después vienen as, rey, reina, diez, nueve, ocho.
rule-grand-r5 = Las apuestas acaban después de tres pases seguidos, y vale la última. El jugador que ha pasado puede volver a apostar mientras duran.
rule-grand-r13 = Gana la baza el triunfo más alto; si no hay triunfos, la carta más alta del palo de salida. El ganador sale en la siguiente.
rule-grand-r22 = En Eucre, el left bower es un triunfo, tanto para servir al palo como para ganar. No es del palo que lleva impreso.
rule-grand-r24 = En Copas no hay triunfos. Nadie quiere los corazones, y se puede salir con ellos en cualquier momento. Si no puede servir al palo, eche cualquier carta, mejor un corazón.
rule-grand-r25 = Una mano de Copas acaba con la baza en que cae el último de los trece corazones.

# Las reglas que citan los puntos y los rechazos del Grand, cada una en una frase o dos.

## El reparto

rule-grand-section-3 = Las cincuenta y dos cartas se dan una a una, trece a cada jugador, empezando por la izquierda de quien da. La vez de dar pasa a la izquierda.

## Apuestas y elección

rule-grand-r2 = La apuesta mínima es 5, y toda apuesta es múltiplo de 5, aunque usted piense jugar Grand, que cuenta de nueve en nueve.
rule-grand-r3 = Cada apuesta debe ser mayor que la anterior.
rule-grand-r4 = Si los tres primeros pasan, quien da debe apostar, aunque solo sea 5. Con eso acaban las apuestas.
rule-grand-r6 = Ningún juego se juega por más de 100; por eso una apuesta de 100 acaba las apuestas.
rule-grand-r7 = Cuando la pareja de quien da tiene más de 70 puntos, el mão puede, en vez de apostar, poner en la mesa una carta de corazones y decir «Copas». La mano es de Copas, el mão es el apostador, y esa carta es la salida.
rule-grand-r8 = Solo el apostador elige el juego, y nombra el triunfo en Whist y en Eucre. La apuesta puede ser como máximo de 65 para Whist, 100 para Grand, 25 para Eucre y 50 para Copas.
rule-grand-r9 = El apostador sale a la primera baza, sea cual sea el juego. Nadie sale antes de que haya una apuesta.

## El juego de las cartas

rule-grand-r10 = Una baza es una carta de cada jugador, por turno, hacia la izquierda. Si alguien juega sin compañero, el compañero no juega, y tres cartas hacen una baza.
rule-grand-r11 = Sirva al palo de salida si puede. Si no puede, juegue cualquier carta. Una carta equivocada que se advierte antes de recogerse la baza se cambia por otra.
rule-grand-r16 = Con una apuesta de 5, 10 o 15, usted juega Eucre con su compañero; con 20, como quiera; con 25, sin compañero.
rule-grand-r18 = En Eucre cada uno descarta boca abajo ocho de sus trece cartas, y se queda con cinco.
rule-grand-r19 = En Eucre usted no puede guardar un triunfo inferior al ocho.
rule-grand-r20 = Si el apostador juega solo, su compañero descubre sus cartas y no juega. El apostador puede cambiar una de las suyas por una de ellas.
rule-grand-r21 = Después del cambio del apostador que juega solo, un rival también puede cambiar una carta por una de las descubiertas, o por una de su compañero, si la mesa lo acordó.

## Los puntos

rule-grand-section-5-1 = El Whist cuenta 5 puntos por cada baza por encima de seis, 65 por las trece. Si la pareja que apostó hace menos de lo que apostó, pierde la apuesta, y la otra cuenta sus propias bazas.
rule-grand-section-5-2 = El Grand cuenta 9 puntos por cada baza por encima de seis, 103 por las trece. Si la pareja que apostó hace menos de lo que apostó, pierde la apuesta, y la otra cuenta sus propias bazas.
rule-grand-section-5-3 = El Eucre cuenta 5, 10 o 20 puntos por tres, cuatro o cinco bazas, y 25 por cinco sin compañero. Si la pareja que apostó falla, pierde la apuesta y 20 más, o el doble de la apuesta si uno jugó solo. La otra pareja no cuenta nada.
rule-grand-section-5-4 = En Copas, la pareja que apostó y no se lleva corazones marca 50. Si se lleva alguno, pierde la apuesta y un punto por cada uno. La otra pareja pierde un punto por cada corazón que se llevó.
rule-grand-r26 = Las trece bazas en Grand ganan la partida en el acto, sea cual sea la puntuación.
rule-grand-r27 = Después de cada mano se anotan los puntos de las dos parejas y cada apuesta que falló. Los totales pueden bajar de cero.
rule-grand-r28 = La partida acaba cuando una pareja tiene 100 puntos al final de una mano, o después del tiempo o del número de manos acordado.
rule-grand-r29 = En el recuento final, la pareja con más puntos recibe lo que le falta a la otra para 100, y la pareja con menos derrotas recibe 10 por cada derrota que la otra tenga de más. Solo estas dos cantidades son el resultado.
rule-grand-r30 = Si el recuento final es igual, gana el total acumulado más alto. Si también es igual, la partida queda empatada.

## Lo que falta a quien aprende

rule-grand-section-2 = En todos los palos el orden es as, rey, reina, jota, del diez al dos. En Eucre, la jota de triunfo, el right bower, es el triunfo más alto; la otra jota del mismo color, el left bower, es el segundo; después vienen as, rey, reina, diez, nueve, ocho.
rule-grand-r5 = Las apuestas acaban después de tres pases seguidos a una apuesta, y vale la última. Quien pasó puede volver a apostar mientras duren.
rule-grand-r13 = Gana la baza el triunfo más alto; sin triunfos, la carta más alta del palo de salida. Quien gana sale a la siguiente.
rule-grand-r22 = En Eucre, el left bower es triunfo, para servir y para ganar. No es del palo que lleva impreso.
rule-grand-r24 = En Copas no hay triunfos. Nadie quiere los corazones, y se puede salir con ellos en cualquier momento. Quien no puede servir echa cualquier carta, de preferencia un corazón.
rule-grand-r25 = Una mano de Copas acaba con la baza en que cae el último de los trece corazones.

# Las reglas y leyes que citan las marcas y los rechazos, cada una en una frase o dos. El id se forma con la cita:
# `minchiate R41` es rule-minchiate-r41, `minchiate:7.3a` es rule-minchiate-7-3a.

## La mesa y el reparto

rule-minchiate-r2 = Juegan cuatro con noventa y siete cartas, dos contra dos; los compañeros se sientan uno enfrente del otro.
rule-minchiate-r3 = En cada pareja, un compañero recoge las bazas y el otro, el marcador, marca los puntos. En una mesa estricta las dos cosas son automáticas.
rule-minchiate-r4 = Quien corta es el sottomano, que se sienta justo antes de quien da: levanta al menos una carta y deja al menos una.
rule-minchiate-r7 = Las cartas robadas en el corte o del monte se marcan al momento, por su valor, para el bando de quien robó.
rule-minchiate-r11 = Cada uno recibe diez cartas, y luego otras diez y la undécima descubierta. Si esa carta cuenta, su valor se marca para el bando que la recibe.
rule-minchiate-r15 = Quien robó descarta exactamente tantas cartas como robó, las que quiera, y se queda con veintiuna.
rule-minchiate-r17 = Antes de jugar cada uno cuenta su mano: debe tener veintiuna cartas.

## Verzigole

rule-minchiate-r18 = Por turno, cada uno acusa las verzigole de su mano, cada una entera y con el Matto si lo tiene. Se marcan al momento.
rule-minchiate-r20 = Cuando se ha jugado la primera carta, ya nadie puede acusar. El recuento final no cambia por eso.

## El juego de las cartas

rule-minchiate-r22 = El sopramano, el jugador que va después de quien da, sale a la primera baza; después sale quien ganó la última. Todos juegan por turno.
rule-minchiate-r24 = Siga el palo de salida si puede. Solo el Matto puede jugarse en cualquier baza.
rule-minchiate-r25 = Si no tiene el palo de salida, debe jugar un tarocco, el que quiera. Cuando se sale de tarocco, debe jugar un tarocco.
rule-minchiate-r32 = Los honores que caen en una baza que gana el otro bando quedan muertos: un Papa marca 3, un Aria 10, cualquier otro 5. Un rey muerto por un tarocco también marca 5.
rule-minchiate-r38 = Usted recupera el Matto de una baza perdida y da por él una carta sin valor: una carta de palo que no sea rey, o un tarocco que no cuente.
rule-minchiate-r39 = La carta que se da por el Matto sale de las que ganó su bando. Mientras el bando no tiene ninguna, queda a deber la carta.

## La cuenta y los resti

rule-minchiate-r41 = Al final cada bando cuenta sus verzigole, luego otra vez cada carta que cuenta, 10 puntos por la última baza y 1 por cada carta por encima de cuarenta y dos.
rule-minchiate-r46 = Cada sesenta puntos, u otro número acordado, son un resto. Los puntos sueltos quedan marcados para la pareja que va delante.
rule-minchiate-r48 = Cuando los jugadores dejan la mesa, cada uno de los que perdieron paga la diferencia de resti, por su valor.
rule-minchiate-6-3 = Los puntos sueltos al final cuentan como un resto más, donde esa es la costumbre de la casa.

## Leyes

rule-minchiate-7-1b = Si usted pierde la baza en que jugó el Matto, lo recupera y da por él una carta sin valor.
rule-minchiate-7-2a = Quien da paga 20 puntos por cada carta que dio de más o de menos.
rule-minchiate-7-2e = Si usted tiene cartas de más y lo dice a tiempo, descarta las que sobran, pero no puede quedarse con ello sin un palo.
rule-minchiate-7-2f = Si usted tiene cartas de menos y lo dice a tiempo, elige por su lugar una carta del monte y la recibe boca abajo.
rule-minchiate-7-3a = Quien tiene el palo de salida y no lo sigue paga un resto a los rivales, si ellos lo denuncian a tiempo.
rule-minchiate-7-3b = Los honores muertos por un renuncio vuelven a quienes los jugaron, y los puntos marcados por ellos se borran.
rule-minchiate-7-3d = Un renuncio puede denunciarse hasta que las cartas se mezclen para el recuento, no después.
rule-minchiate-7-3f = Si así se acordó, quien hizo el renuncio paga él solo, y su compañero no paga nada.
rule-minchiate-7-4a = Lo que el marcador olvida marcar se pierde. Hechas las sumas, no se puede añadir nada.
rule-minchiate-7-4c = El bando que olvida contar las cartas por encima de cuarenta y dos pierde esos puntos.
rule-minchiate-7-4d = El bando que olvida los diez puntos de la última baza los pierde.

## Lo que falta a quien aprende

rule-minchiate-section-2-2 = De las noventa y siete cartas cuentan veinticinco. El Matto, los tarocchi 1, 10, 13, 20, 28 y del 30 al 35, y los cuatro reyes cuentan 5 cada uno; los Papi, del 2 al 5, cuentan 3 cada uno; las Arie, del 36 al 40, cuentan 10 cada una. El tarocco 29 cuenta 5, pero solo en una verzigola.
rule-minchiate-r8 = Usted puede robar los reyes, todos los tarocchi que cuentan, incluido el Matto, y todos los tarocchi por encima de 20, cuenten o no. La primera carta distinta de estas acaba el robo.
rule-minchiate-v2 = Tres o más tarocchi seguidos, del 1 al 5 o del 28 al 40, son una verzigola; una serie más larga es una sola verzigola mayor. Cuenta la suma de sus cartas, y el 29 cuenta 5.
rule-minchiate-v4 = Otras verzigole: 1, Matto y 40; 1, 13 y 28; las diecine 10-20-30, 20-30-40 o las cuatro; tres reyes o los cuatro. Una carta puede servir en varias.
rule-minchiate-v5 = Si usted tiene el Matto, suma 5 a cada una de sus verzigole. Nunca sustituye a una carta que falta.
rule-minchiate-r30 = Gana la baza el tarocco más alto. Sin tarocchi, gana la carta más alta del palo de salida: rey, reina, caballo, sota o donna, después en espadas y bastos del diez al as; en copas y oros al revés, con el as por encima del diez. El Matto nunca gana.

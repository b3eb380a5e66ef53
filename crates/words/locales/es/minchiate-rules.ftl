# Las reglas y leyes que citan las marcas y los rechazos, cada una en una frase o dos. El id se forma con la cita:
# `minchiate R41` es rule-minchiate-r41, `minchiate:7.3a` es rule-minchiate-7-3a.

## La mesa y el reparto

rule-minchiate-r2 = Juegan cuatro con noventa y siete cartas, dos contra dos; los compañeros se sientan uno enfrente del otro.
rule-minchiate-r3 = En cada pareja, un compañero recoge las bazas y el otro marca los puntos. En una mesa estricta, las dos cosas se hacen solas.
rule-minchiate-r4 = Corta el sottomano, que se sienta justo antes de quien da: levanta al menos una carta y deja al menos una.
rule-minchiate-r7 = Las cartas robadas en el corte o en el monte se marcan en el acto, por su valor, para el bando que las robó.
rule-minchiate-r11 = Cada jugador recibe diez cartas, después otras diez, y la undécima descubierta. Si esta cuenta, se marca su valor para el bando que la recibe.
rule-minchiate-r15 = Si usted ha robado, descarta exactamente el mismo número de cartas, las que quiera, y se queda con veintiuna.
rule-minchiate-r17 = Antes de jugar, cada uno cuenta sus cartas: deben ser veintiuna.

## Verzigole

rule-minchiate-r18 = Por turno, cada jugador acusa las verzigole que tiene, cada una entera y con el Matto si lo tiene. Se marcan en el acto.
rule-minchiate-r20 = Cuando se ha jugado la primera carta, ya nadie puede acusar, y lo que no se acusó no se marca. El recuento final no cambia.

## El juego de las cartas

rule-minchiate-r22 = El sopramano, el jugador que va después de quien da, sale en la primera baza; después sale el ganador de cada una. Todos juegan por turno.
rule-minchiate-r24 = Sirva al palo si puede. Solo el Matto puede jugarse en cualquier baza.
rule-minchiate-r25 = Si no tiene carta del palo de salida, debe jugar un tarocco, el que quiera. Si se sale de tarocco, debe jugar otro. Si no tiene ningún tarocco, puede jugar cualquier carta.
rule-minchiate-r32 = Los honores que caen en una baza que gana el otro bando quedan muertos, y ese bando marca 3 puntos por un Papa, 10 por un Aria y 5 por cualquier otro, y también 5 por un rey matado por un tarocco.
rule-minchiate-r38 = Si su bando pierde la baza en la que usted jugó el Matto, usted lo recobra y da a cambio una carta sin valor: una carta de palo que no sea rey, o un tarocco que no cuente.
rule-minchiate-r39 = La carta que se da por el Matto sale de las que ha ganado su bando. Mientras no tiene ninguna, la debe.

## La cuenta y los resti

rule-minchiate-r41 = Al final, cada bando cuenta sus verzigole, después otra vez cada carta que cuenta, 10 puntos por la última baza, si la ganó, y 1 por cada carta por encima de cuarenta y dos.
rule-minchiate-r46 = Cada sesenta puntos de ventaja, o los que se acuerden, son un resto. Los puntos sueltos quedan marcados para la pareja que va delante.
rule-minchiate-r48 = Cuando los jugadores dejan la mesa, cada perdedor paga la diferencia de resti por su valor.
rule-minchiate-6-3 = Los puntos sueltos que quedan al final cuentan como un resto más donde esa es la costumbre de la casa.

## Leyes

rule-minchiate-7-1b = Si su bando pierde la baza en la que usted jugó el Matto, usted lo recobra y da a cambio una carta sin valor.
rule-minchiate-7-2a = Quien da paga a los rivales 20 puntos por cada carta que haya dado de más o de menos. No se vuelve a dar.
rule-minchiate-7-2e = Si usted tiene cartas de más y lo dice a tiempo, descarta las que sobran, pero al hacerlo no puede quedarse fallo a un palo.
rule-minchiate-7-2f = Si usted tiene cartas de menos y lo dice a tiempo, elige por su lugar en el monte las que le faltan y las recibe boca abajo.
rule-minchiate-7-3a = Si usted tiene carta del palo de salida y no sirve, paga un resto a los rivales, si lo denuncian a tiempo.
rule-minchiate-7-3b = Los honores matados por un renuncio vuelven al bando que los jugó, y se borran los puntos marcados por matarlos.
rule-minchiate-7-3d = Un renuncio puede denunciarse hasta que se mezclen las cartas para el recuento, y no después.
rule-minchiate-7-3f = Donde así se ha acordado, el renuncio lo paga solo el culpable, y su compañero no paga nada.
rule-minchiate-7-4a = Los puntos que olvida apuntar el compañero que marca se pierden. Una vez hechas las sumas, no se puede añadir ni corregir nada.
rule-minchiate-7-4c = El bando que olvida contar las cartas por encima de cuarenta y dos pierde esos puntos.
rule-minchiate-7-4d = El bando que olvida contar los diez puntos de la última baza los pierde.

## Lo que falta a quien aprende

rule-minchiate-section-2-2 = De las noventa y siete cartas cuentan veinticinco. El Matto, los tarocchi 1, 10, 13, 20, 28 y del 30 al 35, y los cuatro reyes cuentan 5 cada uno; los Papi, del 2 al 5, cuentan 3 cada uno; las Arie, del 36 al 40, cuentan 10 cada una. El tarocco 29 cuenta 5, pero solo en una verzigola.
rule-minchiate-r8 = Usted puede robar los reyes, todos los tarocchi que cuentan, incluido el Matto, y todos los tarocchi por encima del 20, cuenten o no. La primera carta que no es una de estas acaba el robo.
rule-minchiate-v2 = Tres o más tarocchi seguidos, del 1 al 5 o del 28 al 40, son una verzigola; una serie más larga es una sola verzigola mayor. Cuenta la suma de sus cartas, con 5 por el 29.
rule-minchiate-v4 = Otras verzigole: el 1, el Matto y el 40; el 1, el 13 y el 28; las diecine, 10-20-30, 20-30-40 o las cuatro; tres reyes, o los cuatro. Una carta puede estar en varias.
rule-minchiate-v5 = Si usted tiene el Matto, añade 5 a cada una de sus verzigole. Nunca ocupa el lugar de una carta que falta.
rule-minchiate-r30 = Gana la baza el tarocco más alto. Si no hay ninguno, gana la carta más alta del palo de salida: rey, reina, caballo, fante o donna; después, en espadas y bastos, del diez al as; en copas y oros, al revés, con el as por encima del diez. El Matto nunca gana.

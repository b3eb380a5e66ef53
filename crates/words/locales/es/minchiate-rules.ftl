# Las reglas y leyes que citan las marcas y los rechazos, cada una en una frase o dos. El id se forma con la cita:
# `minchiate R41` es rule-minchiate-r41, `minchiate:7.3a` es rule-minchiate-7-3a.

## La mesa y el reparto

rule-minchiate-r2 = Juegan cuatro con noventa y siete cartas, dos contra dos, los compañeros uno enfrente del otro.
rule-minchiate-r3 = En cada pareja uno recoge las bazas y el otro, el marcador, lleva las marcas. En una mesa estricta ambas cosas se hacen automáticamente.
rule-minchiate-r4 = Corta el sottomano, que está justo antes de quien da: levanta al menos una carta y deja al menos una.
rule-minchiate-r7 = Las cartas robadas en el corte o del monte se marcan en el acto por su valor al bando del que roba.
rule-minchiate-r11 = Diez cartas a cada uno, luego otras diez y la undécima descubierta; si esa carta cuenta, su valor se marca al bando que la recibe.
rule-minchiate-r15 = Quien robó descarta exactamente tantas cartas como robó, las que quiera, y se queda con veintiuna.
rule-minchiate-r17 = Antes de jugar cada uno cuenta su mano: debe tener veintiuna cartas.

## Verzigole

rule-minchiate-r18 = Por turno, cada uno acusa las verzigole de su propia mano, cada una entera y con el Matto si lo tiene; se marcan en el acto.
rule-minchiate-r20 = Jugada la primera carta ya nadie puede acusar nada; el recuento final no cambia por eso.

## El juego de las cartas

rule-minchiate-r22 = A la primera baza sale el sopramano, quien juega después de quien da, y luego quien ganó la última; todos juegan por turno.
rule-minchiate-r24 = Siga el palo si puede. Solo el Matto puede jugarse en cualquier baza.
rule-minchiate-r25 = Si no tiene el palo, debe jugar un tarocco, el que quiera; cuando se sale de tarocco, se juega tarocco.
rule-minchiate-r32 = Los honores de una baza que gana el otro bando quedan muertos: un Papa marca 3, un Aria 10, cualquier otro 5, y lo mismo un rey muerto por un tarocco.
rule-minchiate-r38 = El Matto se recupera de una baza perdida, y se da por él una carta sin valor: una carta de palo que no sea rey, o un tarocco que no cuente.
rule-minchiate-r39 = La carta que se da por el Matto sale de las que el bando ha ganado; mientras no tenga ninguna, la deuda queda en pie.

## La cuenta y los resti

rule-minchiate-r41 = Al final cada bando cuenta sus verzigole, luego otra vez todas las cartas que cuentan, 10 por la última baza y 1 por cada carta por encima de cuarenta y dos.
rule-minchiate-r46 = Cada sesenta puntos, o los que se hayan acordado, son un resto; los puntos sueltos quedan marcados a la pareja que va delante.
rule-minchiate-r48 = Cuando se deja la mesa, cada uno de los que pierden paga los resti netos por su valor.
rule-minchiate-6-3 = Los puntos sueltos del final cuentan como un resto más donde esa es la costumbre de la casa.

## Leyes

rule-minchiate-7-1b = Quien pierde la baza a la que jugó el Matto lo recupera por una carta sin valor.
rule-minchiate-7-2a = Quien da paga 20 puntos por cada carta que dio de más o de menos.
rule-minchiate-7-2e = Quien tiene cartas de más y lo dice a tiempo descarta las que sobran, pero no puede quedar por ello fallo a un palo.
rule-minchiate-7-2f = Quien tiene cartas de menos y lo dice a tiempo nombra por su lugar la carta del monte que se le da boca abajo.
rule-minchiate-7-3a = Quien tiene del palo de salida y no sirve paga un resto a los rivales, si lo denuncian a tiempo.
rule-minchiate-7-3b = Los honores muertos por un renuncio vuelven a quienes los jugaron, y sus marcas se borran.
rule-minchiate-7-3d = Un renuncio puede denunciarse hasta que las cartas se mezclan para el recuento, no más tarde.
rule-minchiate-7-3f = Donde así se ha acordado, el renuncio lo paga solo quien lo cometió; su compañero inocente, nada.
rule-minchiate-7-4a = Las marcas que el marcador olvida se pierden; hechos los totales no se puede añadir nada.
rule-minchiate-7-4c = Las cartas por encima de cuarenta y dos que un bando olvida contar las pierde.
rule-minchiate-7-4d = Los diez puntos de la última baza los pierde el bando que los olvida.

## Lo que falta a quien aprende

rule-minchiate-section-2-2 = De las noventa y siete cartas cuentan veinticinco: el Matto, los tarocchi 1, 10, 13, 20, 28 y del 30 al 35, y los cuatro reyes, 5 cada uno; los Papi, del 2 al 5, 3 cada uno; las Arie, del 36 al 40, 10 cada una. El tarocco 29 cuenta 5, pero solo en una verzigola.
rule-minchiate-r8 = Se roban los reyes, todos los tarocchi que cuentan, entre ellos el Matto, y todos los tarocchi por encima de 20, cuenten o no. La primera carta distinta pone fin al robo.
rule-minchiate-v2 = Tres o más tarocchi seguidos, del 1 al 5 o del 28 al 40, son una verzigola; una serie más larga es una sola, mayor. Cuenta la suma de sus cartas, y el 29 cuenta 5.
rule-minchiate-v4 = Son verzigole además: 1, Matto y 40; 1, 13 y 28; las diecine 10-20-30, 20-30-40 o las cuatro; tres reyes o los cuatro. Una carta puede servir en varias.
rule-minchiate-v5 = Si tiene el Matto, suma 5 a cada una de sus verzigole. Nunca sustituye a una carta que falta.
rule-minchiate-r30 = Gana la baza el tarocco más alto. Sin tarocchi, gana la carta más alta del palo de salida: rey, reina, caballo, sota o donna, después en espadas y bastos del diez al as; en copas y oros al revés, con el as por encima del diez. El Matto nunca gana.

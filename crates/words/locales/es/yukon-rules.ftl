# Las reglas que citan los puntos y los rechazos del Yukon, cada una en una frase o dos.

rule-yukon-r2 = El Yukon se juega con cincuenta y dos cartas. Cuando juegan tres, una carta sin puntos queda fuera durante toda la partida, normalmente un dos.
rule-yukon-r3 = El jugador a la izquierda de quien da sale a la primera baza con cualquiera de sus cinco cartas.
rule-yukon-r4 = El juego va hacia la izquierda. Sirva al palo de salida si puede. Si no puede, juegue un Yukon, una jota. Si no puede ni lo uno ni lo otro, eche cualquier carta; no puede ganar. Una carta equivocada que se advierte antes de recogerse la baza se cambia.
rule-yukon-r7 = Si usted no puede servir y tiene un Yukon, debe jugarlo. Solo puede echar otra carta si no puede ni lo uno ni lo otro.
rule-yukon-r14 = Al final de la ronda, cada jugador o pareja cuenta los puntos de sus bazas: 15 por el Grande Yukon, 10 por cada otro Yukon y por cada diez, 5 por un as, 3 por un rey, 2 por una reina. En total son 125.
rule-yukon-r16 = Gana la partida el primer jugador o pareja que tiene 250 puntos, o los acordados, al acabar una ronda.
rule-yukon-r17 = Si al final de una ronda solo un jugador ha llegado a la meta, gana.
rule-yukon-r18 = Si varios llegan a la meta en la misma ronda, gana entre ellos quien hizo más bazas en esa ronda, sean cuales sean los puntos.
rule-yukon-r19 = Si los que llegaron juntos a la meta hicieron también el mismo número de bazas, gana quien se llevó el as de picas.
rule-yukon-r20 = Si dos de tres jugadores están iguales en todo y el tercero se llevó el as de picas, los dos juegan una ronda más. Gana quien haga más bazas y, después, quien se lleve el as de picas.

## Lo que falta a quien aprende

rule-yukon-r5 = Una jota pertenece a su palo: con ella se puede servir y, cuando se sale con una jota, hay que servir a su palo.
rule-yukon-r8 = El Grande Yukon, la jota de picas, gana la baza. Sin él, gana el primero de los otros Yukons que se jugó: los tres son iguales. Sin jotas, gana la carta más alta del palo de salida: as, rey, reina, del diez al dos. No hay triunfo.
rule-yukon-r10 = Después de cada baza, quien la ganó toma la carta de encima del monte, y luego los demás por turno, hasta que todos tienen cinco otra vez; sale quien ganó. Cuando el monte se acaba, las cartas se juegan hasta el final.
rule-yukon-1 = Si usted puede servir, no debe jugar otro palo; si no puede, no debe guardarse un Yukon. Una carta equivocada se recoge; una mesa estricta no deja jugarla. No hay multa.
rule-yukon-d9 = En una mesa de honor, una carta equivocada se cambia si se advierte antes de recogerse la baza; después vale. Quien denuncia una carta debe poder probar el error con cartas que todos han visto.

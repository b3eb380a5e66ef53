# Las reglas que citan los puntos y los rechazos del Yukon, cada una en una frase o dos.

rule-yukon-r2 = El Yukon se juega con cincuenta y dos cartas. Si juegan tres, una carta sin puntos, por lo común un dos, queda fuera durante toda la partida.
rule-yukon-r3 = El jugador a la izquierda de quien da sale en la primera baza con cualquiera de sus cinco cartas.
rule-yukon-r4 = Se juega hacia la izquierda. Sirva al palo de salida si puede. Si no puede, juegue un Yukon, una jota. Si tampoco puede, eche cualquier carta, que no puede ganar. Una carta mal jugada que se advierte antes de recogerse la baza se cambia por otra.
rule-yukon-r7 = Si usted no puede servir al palo y tiene un Yukon, debe jugarlo. Solo puede echar otra carta si no puede hacer ninguna de las dos cosas.
rule-yukon-r14 = Cuando acaba la ronda, cada jugador o pareja cuenta los puntos de sus bazas: 15 por el Grande Yukon, 10 por cada uno de los otros Yukons y por cada diez, 5 por un as, 3 por un rey y 2 por una reina. En total son 125.
rule-yukon-r16 = Gana la partida el primer jugador o la primera pareja que tiene 250 puntos, o los acordados, al acabar una ronda.
rule-yukon-r17 = Si al final de una ronda solo un jugador, o solo una pareja, ha llegado a la meta, gana la partida.
rule-yukon-r18 = Si varios jugadores, o las dos parejas, llegan a la meta en la misma ronda, gana entre ellos el que hizo más bazas en ella, sean cuales sean los puntos.
rule-yukon-r19 = Si los jugadores o las parejas que llegaron a la vez a la meta hicieron también las mismas bazas, gana el que se llevó el as de picas.
rule-yukon-r20 = Si dos de tres jugadores están iguales en todo y el tercero se llevó el as de picas, los dos juegan una ronda más. La gana el que hace más bazas y, si siguen iguales, el que se lleva el as de picas.

## Lo que falta a quien aprende

rule-yukon-r5 = Una jota es de su palo: con ella se puede servir y, si se sale con una jota, debe servirse a su palo.
rule-yukon-r8 = El Grande Yukon, la jota de picas, gana la baza. Si no está, gana el primero de los otros Yukons que se jugó: los tres son iguales. Si no hay jotas, gana la carta más alta del palo de salida: as, rey, reina y del diez al dos. No hay triunfo.
rule-yukon-r10 = Después de cada baza, el ganador toma la carta de encima del monte y después los otros por turno, para que todos tengan otra vez cinco; el ganador sale. Cuando se acaba el monte, se juegan las cartas que quedan.
rule-yukon-1 = Si usted puede servir al palo, no debe jugar otro; si no puede, no debe guardarse un Yukon. Una carta mal jugada se recoge; una mesa estricta no deja jugarla. No hay multa.
rule-yukon-d9 = En una mesa de honor, una carta mal jugada se cambia por otra si se advierte antes de recogerse la baza; después vale. Para denunciarla, usted debe poder probarlo con cartas que todos han visto.

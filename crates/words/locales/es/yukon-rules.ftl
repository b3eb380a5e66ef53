# Las reglas que citan los puntos y los rechazos del Yukon, cada una en una frase o dos.

rule-yukon-r2 = Al Yukon se juega con cincuenta y dos cartas. Cuando juegan tres se aparta para toda la partida una carta sin puntos, de ordinario un dos.
rule-yukon-r3 = El jugador a la izquierda de quien da sale a la primera baza con cualquiera de sus cinco cartas.
rule-yukon-r4 = Se juega hacia la izquierda. Sirva al palo de salida si puede. Si no puede, juegue un Yukon, una jota. Si no puede ni lo uno ni lo otro, eche cualquier carta; no puede ganar. Una carta equivocada que se nota antes de recoger la baza se cambia.
rule-yukon-r7 = Quien no puede servir y tiene un Yukon debe jugarlo: solo echa libremente quien no puede ni lo uno ni lo otro.
rule-yukon-r14 = Acabada la ronda, cada jugador o pareja cuenta los puntos de sus bazas: 15 por el Grande Yukon, 10 por cada otro Yukon y por cada diez, 5 por un as, 3 por un rey, 2 por una reina. Entre todas suman 125.
rule-yukon-r16 = Gana la partida el primer jugador o pareja que tiene 250 puntos, o los acordados, al acabar una ronda.
rule-yukon-r17 = Si al acabar una ronda uno solo ha llegado a los puntos de la partida, la ha ganado.
rule-yukon-r18 = Si más de uno ha llegado a los puntos de la partida en la misma ronda, gana aquel de ellos que hizo más bazas en esa ronda, sean cuales sean los puntos.
rule-yukon-r19 = Si los que han llegado hicieron también igual número de bazas, gana quien se llevó el as de picas.
rule-yukon-r20 = Si dos de tres jugadores están iguales en todo y el tercero se llevó el as de picas, los dos juegan una ronda más, que gana quien haga más bazas y, si empatan, quien se lleve el as de picas.

## Lo que falta a quien aprende

rule-yukon-r5 = Una jota pertenece a su palo: sirve a ese palo, y cuando se sale con ella hay que servir a su palo.
rule-yukon-r8 = Gana la baza el Grande Yukon, la jota de picas; sin él, el primero que se jugó de los otros Yukons, que son iguales; sin jotas, la carta más alta del palo de salida: as, rey, reina, del diez al dos. No hay triunfo.
rule-yukon-r10 = Tras cada baza quien la ganó toma la carta de encima del monte, después los otros por turno, y todos tienen otra vez cinco; sale quien ganó. Acabado el monte, se juegan las cartas hasta el final.
rule-yukon-1 = Quien puede servir no debe jugar otro palo, y quien no puede no debe guardarse un Yukon. La carta equivocada se retira; una mesa estricta no deja jugarla. No hay multa fijada.
rule-yukon-d9 = En una mesa de honor la carta equivocada se cambia por otra si se advierte antes de recoger la baza; después queda jugada. Quien la acusa debe poder probarlo con cartas que todos han visto.

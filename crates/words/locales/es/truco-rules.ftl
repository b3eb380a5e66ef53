# Las reglas y leyes del Truco Cego que citan los pagos y los rechazos, cada una en una frase o dos. El id se forma con la
# cita: `truco R29` es rule-truco-r29, `truco:9.XIV.5` es rule-truco-9-xiv-5.

## La mesa y el reparto

rule-truco-r1 = Juegan cuatro, dos contra dos, con los bandos en asientos alternos; o juegan dos, uno contra uno.
rule-truco-r3 = La baraja es la española de cuarenta cartas, sin ochos ni nueves.
rule-truco-r15 = Tres cartas a cada uno, de una en una, de encima, hacia la derecha, el mão primero. Nadie toca el monte.
rule-truco-r16 = Antes de una volta de testa el pé anuncia testa; si no lo hizo, mirar las cartas antes de tiempo no cuesta nada.
rule-truco-r25 = Durante una testa los otros dos quedan fuera de ella: ni palabra, ni seña, ni carta mostrada. En la roda las señas dependen de lo acordado.
rule-truco-r14 = El tampa baralho, dos cartas pegadas sobre las que se apoya la baraja, se usa desde que un bando lo pide.
rule-truco-r18 = El reparto nulo lo repite el mismo pé, en la misma forma, sin perjuicio.
rule-truco-r19 = Si una carta se descubre al dar, el jugador a quien iba dice en el acto si la acepta. Si es una carta alta, el reparto es nulo.
rule-truco-r23 = En una volta de testa solo miran sus cartas los dos que juegan.
rule-truco-r27 = Las propuestas y respuestas se dicen con claridad y se repiten si los rivales lo piden.
rule-truco-r57 = Quien ha cantado flor la muestra al final de la volta, y quien ganó el envido sus puntos.
rule-truco-r61 = Retruco y vale quatro solo se dicen con quero, como respuesta a lo anterior.
rule-truco-r81 = Si pone varias cartas una sobre otra, la de abajo cuenta como jugada primero, y debe verse que son varias.
rule-truco-r84 = La disputa acaba en cuanto el ganador es seguro, se rechaza un truco, o todo un bando se ha ido.
rule-truco-r94 = En la testa se puede preguntar qué se paga una vez jugadas las tres bazas.
rule-truco-9-iii-5a = El corte que deja menos de tres cartas en la mesa se hace de nuevo.
rule-truco-9-iii-5b = Un golpe, un toque a la baraja, no es corte: hay que cortar.
rule-truco-9-iii-5c = Corta el jugador a la izquierda del pé, y nadie más.
rule-truco-9-viii-d-2 = Quien recibió un número de cartas equivocado y lo dice antes de jugar obtiene un nuevo reparto del mismo pé, sin coste.
rule-truco-9-viii-d-3 = Quien dice que tiene un número equivocado de cartas cuando ya se ha empezado a jugar pierde la primera parte y el truco, por lo menos 1 + 1, y la disputa acaba.

## La palabra

rule-truco-r26 = Cuando todos tienen sus tres cartas, toda palabra cuenta, incluso una distraída. Para hablar no está obligado a esperar su turno, salvo que la mesa haya acordado que solo abra quien está en turno.
rule-truco-r29 = Mientras una propuesta espera, nadie juega carta ni pasa. Responde cualquiera del bando preguntado, y la primera respuesta obliga al bando; a una flor subida responde uno de los que cantaron.
rule-truco-9-xvi-11 = A ciegas solo se puede proponer la lei do jogo: cualquier otra apuesta hecha antes de tener las cartas es nula.
rule-truco-r69 = Para tomar una sola parte de una propuesta doble se nombra primero la que se rechaza: «passo o primeiro e quero o segundo», «passo o truco e quero o envido», o al revés.
rule-truco-r73 = «Na lei do jogo está tudo dito» se dice antes de dar la primera carta, en una volta de roda o uno contra uno. Vale por falta envido y truco y, con flor, por contra-flor e o resto.
rule-truco-r77 = Quien tiene flor responde con ella a la lei: «com flor quero», «com flor e não quero», o «me achico com flor» con quero o não quero. Si los que la propusieron no tienen flor, las de los que responden son simples, 3 cada una.
rule-truco-9-xvi-8 = La lei do jogo dicha después de dada la primera carta es nula.

## Envido

rule-truco-r30 = El envido se abre antes de la primera carta propia, mientras la primera parte está abierta, nadie ha cantado flor, y el propio bando no ha propuesto ni respondido un truco.
rule-truco-r34 = Sobre un envido va otro envido, un real envido o una falta envido; sobre un real envido, otro, o una falta; sobre una falta, nada más que quero o não quero.
rule-truco-r36 = En una testa el envido nunca cuenta más de 6; fuera de ella no se sube más una vez apostados 24.
rule-truco-r38 = El envido rechazado no se canta. Los últimos que propusieron se anotan todo lo propuesto antes de la última propuesta, o 1 si no hubo más que una.
rule-truco-r39 = Después de quero se cantan los puntos por orden desde el mão. Él debe cantar; cada uno de los siguientes canta solo lo que supera al mejor hasta entonces, o dice não mato.
rule-truco-r40 = El primer número que diga después de quero es el que vale, y no puede corregirlo.
rule-truco-r41 = Los puntos más altos ganan la apuesta; entre iguales, quien va antes en el orden de juego. Quien gana muestra sus cartas al acabar la volta, si no están ya en la mesa.
rule-truco-9-viii-f-2 = Quien ha jugado una carta no puede abrir envido ni cantar flor; todavía puede responder o subir un envido de los rivales mientras su compañero no lo haya cerrado.
rule-truco-9-xiv-2 = El mão no puede negarse a cantar sus puntos.
rule-truco-9-xiv-3 = El ganador del envido que no muestra al final, si sus cartas no están en la mesa, pierde la primera parte y el truco, que van a los rivales.
rule-truco-9-xiv-7a = Si las cartas mostradas no son los puntos cantados, los rivales reciben lo apostado al envido y el truco, aunque los hubieran perdido.
rule-truco-9-xiv-7b = Si las cartas mostradas no son los puntos cantados y no se jugó truco, los rivales reciben lo apostado al envido y 1.
rule-truco-9-xv-b-2 = Un envido dicho sobre un real envido es nulo, y el real envido sigue esperando respuesta.
rule-truco-9-xv-c-1 = No se puede subir con una falta envido que valdría menos que lo ya apostado.
rule-truco-9-xvi-1 = Ni quien propuso un truco ni su compañero pueden abrir después envido. El otro bando puede, mientras no haya respondido al truco.

## Flor

rule-truco-r43 = Tres cartas de un palo son una flor, y la flor debe cantarse. En una mesa estricta quien la tiene debe cantarla antes de jugar, de pasar, o de abrir o responder un envido.
rule-truco-r44 = La flor se abre con flor, con contra-flor e o resto, o con «com flor me achico». La contra-flor solo se dice como respuesta.
rule-truco-r45 = La flor se canta antes de la primera carta propia, antes de pasar, y antes de que un envido se cierre con quero o não quero. Un truco, aun aceptado, no la impide.
rule-truco-r46 = El compañero de quien dijo envido canta su flor en el acto, antes de que un rival reaccione. El mismo que lo dijo ya no puede cantar ninguna.
rule-truco-r47 = Una palabra que cortaría la flor de alguien queda en suspenso hasta que cada uno en ese caso la haya cantado o dejado pasar. Si alguien canta, se disputa la flor, y de la palabra solo cae la parte de envido.
rule-truco-r49 = La flor a la que nadie se opone es simple: 3 tentos por cada flor de ese bando.
rule-truco-r50 = Flor contra flor, sin subir: sigue el truco, las flores se muestran después de la mano, y la más alta se lleva 3 por cada flor de los dos bandos.
rule-truco-r51 = La contra-flor aceptada la cantan todos los que cantaron flor, el mão primero, por 3 tentos por cada flor de los dos bandos. Si se rechaza o alguien se achica, nadie canta, y da 3 por cada flor de los que ganan y 1 por cada una de los otros.
rule-truco-r52 = Contra-flor e o resto aceptada: 3 por cada flor de los dos bandos y lo que le falta para 24 a quien va delante; en una testa, 6 en total. Rechazada sobre una contra-flor, da 3 por cada flor de los dos bandos.
rule-truco-r54 = Si un bando se achica o rechaza, los que ganan reciben 3 por cada flor propia y 1 por cada flor del bando que se achicó.
rule-truco-r55 = Sobre una flor achicada no se sube: solo cabe flor o é boa. El rival que canta se lleva 3 + 1 aun con la flor más baja.
rule-truco-r56 = Quien se achica, se achica por su bando: todas las flores de este quedan achicadas.
rule-truco-r59 = Quien ha cantado flor puede decir peço flor a un rival de quien sospecha que esconde una, hasta que acabe la disputa. Se muestra después de las bazas: si no la hay, cuesta 1 al bando que la pidió; una escondida le da 3 y el truco.
rule-truco-9-x-1 = Flor cantada sin tenerla, descubierta antes de jugarse el truco: los rivales reciben 3 y el truco, que es 1 si no se propuso, y la disputa acaba.
rule-truco-9-x-2 = Flor falsa descubierta después de jugado el truco, o puntos de flor mal cantados: los tentos de la flor y todos los del truco van a los rivales, aunque los hubiera ganado quien cantó.
rule-truco-9-x-3 = Quien cantó flor y se va al baralho sin mostrarla pierde los tentos de la flor y el truco.
rule-truco-9-x-4 = Una flor escondida que se descubre da a los rivales 3 y el truco.
rule-truco-9-xi-1 = Si alguien le dijo peço flor y no muestra nada al acabar las bazas, cuenta como si hubiera escondido una flor.
rule-truco-9-xi-2 = Peço flor dicho por quien no tiene flor propia es nulo.
rule-truco-9-xi-3 = Peço flor dicho a quien no la tiene cuesta 1 al bando que la pidió.
rule-truco-9-xi-4 = Peço flor dicho a quien resulta haber escondido una flor da al bando que la pidió 3 y el truco.
rule-truco-9-xiii-g = Una flor falsa echa a perder las otras de su bando: los rivales reciben 3 por cada flor cantada por los dos bandos, y el truco, que es 1 si no se propuso.
rule-truco-9-xiv-5 = La flor del compañero de quien dijo envido, cantada después de que un rival ha reaccionado, llega tarde y es nula.

## Truco

rule-truco-r60 = Cualquier jugador de la disputa puede decir truco, sobre cualquier carta, desde que tiene sus cartas hasta que las bazas están decididas, salvo que algo de la primera parte espere o se esté cantando.
rule-truco-r63 = Solo el bando que aceptó la última propuesta de truco puede subirla: en el acto con su quero, o más tarde en la misma disputa si no se ha acordado otra cosa.
rule-truco-r64 = Decir não quero a un truco acaba la disputa. Los que lo propusieron se anotan lo que las bazas valían antes: 1 por el truco, 2 por el retruco, 3 por el vale quatro.
rule-truco-r65 = Si nadie ha propuesto truco, el ganador de las bazas se anota 1.
rule-truco-9-viii-h-4 = Retruco o vale quatro como respuesta sin quero es nulo, y la propuesta sigue esperando.
rule-truco-9-xvi-3 = Truco, retruco, vale quatro: la propuesta fuera de este orden es nula.

## Las bazas

rule-truco-r79 = Sale el mão, y se juega hacia la derecha; quien ha pasado no juega.
rule-truco-r80 = Una carta que está del todo en la mesa está jugada: ni se retira ni se cambia.
rule-truco-r82 = La carta más alta gana la baza para su bando, y quien la jugó sale a la siguiente. Si las más altas son iguales y de los dos bandos, la baza queda empatada.
rule-truco-r83 = Dos bazas ganan la volta. Si una queda empatada, decide la primera baza ganada; si lo quedan las tres, el primero en el orden de juego entre los que empataron la tercera. El truco cuenta 2, el retruco 3, el vale quatro 4.
rule-truco-9-viii-b-2 = Las cartas jugadas de modo que nadie vea que son varias cuestan el truco al bando de quien las jugó.

## El abandono

rule-truco-r85 = Quien pasa una carta pasa todas las que le quedan, y no juega más en esa volta. Puede pasar o irse al baralho siempre que nada espere respuesta.
rule-truco-r87 = El bando que se va sin haber jugado, hablado ni apostado nada da a sus rivales 1 por el envido y 1 por el truco; contra flor, 3 por cada flor en vez del 1 del envido.
rule-truco-r88 = Cuando se va un bando entero, lo que espera de la primera parte cuenta como rechazado, y el truco cuenta como aceptado, o como rechazado si espera, o 1 si nadie lo propuso.
rule-truco-r89 = Uno contra uno, quien se va al baralho dice não quero a todo lo que se propuso o se proponga: si el rival aún podía abrir, se lleva 1 por el envido, o 3 con flor.
rule-truco-r91 = Quien ha cantado puntos o flor no puede irse al baralho sin haber mostrado la prueba. Puede pasar, si al final vuelve sus cartas boca arriba.
rule-truco-9-viii-a-3 = Quien ha cantado y se va al baralho sin mostrar la prueba pierde la primera parte y el truco, que van a los rivales, y la disputa acaba.
rule-truco-9-viii-a-5 = Quien cantó, pasó en las bazas y no vuelve sus cartas boca arriba al final pierde la primera parte y el truco, que van a los rivales.
rule-truco-9-viii-k-2 = Uno contra uno, quien puso su primera carta boca abajo y luego ganó el envido, o había cantado flor, debe volver sus cartas boca arriba; si no, la primera parte y el truco van al rival.

## Faltas en una testa

rule-truco-9-iii-3b = Si uno de los que están fuera de una testa habla para aclarar un error, su compañero pierde la primera parte y el truco, o 1 + 1 si aún no se han jugado.
rule-truco-9-iv-3a = Anunciada la testa, si alguien que no está en turno mira sus cartas antes de empezar el juego, el mismo pé da otra vez.
rule-truco-9-iv-3b = Anunciada la testa, si alguien que no está en turno mira sus cartas mientras se juega una testa, su bando pierde 1, y el juego sigue.
rule-truco-9-v-1a = Una seña en una testa cuesta 1.
rule-truco-9-v-1b = Las cartas mostradas sin necesidad en una testa cuestan 1.
rule-truco-9-v-1c = Las cartas mostradas después de acabada su testa se consideran mostradas sin necesidad y cuestan 1, salvo en la última testa de la volta.
rule-truco-9-v-2a = Si en una testa las cartas de un jugador las recoge su compañero antes de que haya jugado, aquel paga 1 por el envido y 1 por el truco, y la disputa acaba.
rule-truco-9-v-2b = Si en una testa las cartas de un jugador las recoge su compañero antes de que haya jugado, y el rival tiene flor, aquel paga 3 por la flor y 1 por el truco.
rule-truco-9-v-2c = Si en una testa las cartas de un jugador las recoge el otro bando antes de que haya jugado, aquel recibe 1 por el envido y 1 por el truco, y la disputa acaba.

## El tanteo

rule-truco-r93 = Las faltas del otro bando pueden reclamarse hasta que se recogen las cartas.
rule-truco-r95 = Una partida son 24 tentos, doce malos y luego doce buenos; los aquí anotados se habían ganado antes de empezar el registro.
rule-truco-r96 = El bando que primero tiene 24 tentos o más gana la partida.
rule-truco-section-8 = En una mesa estricta los actos irregulares se rechazan; en una mesa real pueden hacerse, reclamarse y penalizarse.

## Lo que falta a quien aprende

rule-truco-section-2 = Orden de las cartas en las bazas: as de espadas, as de bastos, siete de espadas, siete de ouros; después los treses, los doses, los ases de copas y de ouros, reyes, cavalos, sotas, los sietes de copas y de bastos, seises, cincos, cuatros. Las cartas nombradas juntas son iguales. No hay triunfo, y nadie está obligado a servir al palo.
rule-truco-r5 = Para el envido dos cartas de un palo cuentan 20 y su valor: del 1 al 7 su número, sota, cavalo y rei nada. Un 6 y un 7 de un palo hacen 33, lo máximo. Cuentan las tres cartas dadas, jugadas o no.
rule-truco-r6 = Quien no tiene dos cartas de un palo cuenta solo su carta más alta del 1 al 7; dos cartas de un palo siempre cuentan más.
rule-truco-r7 = Tres figuras de tres palos cuentan por la mayor: rei, después cavalo, después sota. Hasta un as suelto les gana.
rule-truco-r9 = La flor, tres cartas de un palo, cuenta 20 y los números de sus cartas del 1 al 7: de 20, tres figuras, a 38, el 5, el 6 y el 7. Tres cartas del mismo valor no son flor.
rule-truco-r10 = Con puntos iguales en envido o flor gana quien va antes en el orden de juego. El mão no ayuda a su compañero: cada uno cuenta por su propio lugar.
rule-truco-r20 = Con cuatro jugadores las voltas se alternan: de roda, los cuatro juntos, y de testa, dos duelos uno tras otro con las mismas cartas. En cuanto un bando tiene 18 tentos al empezar una volta, todas son de roda.
rule-truco-section-5-1 = Un envido apuesta 2, un real envido 3, sumados según se dicen; una falta envido apuesta, en lugar de la suma, lo que falta para 24 a quien va delante, en una testa 6. Rechazada la última, cuentan las anteriores, o 1 si no hubo otra.

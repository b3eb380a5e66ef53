# Las reglas y leyes del Truco Cego que citan los pagos y los rechazos, cada una en una frase o dos. El id se forma con la
# cita: `truco R29` es rule-truco-r29, `truco:9.XIV.5` es rule-truco-9-xiv-5.

## La mesa y el reparto

rule-truco-r1 = Juegan cuatro, dos contra dos en asientos alternos, o juegan dos, uno contra uno.
rule-truco-r3 = El Truco se juega con la baraja española de cuarenta cartas, sin ochos ni nueves.
rule-truco-r15 = Cada uno recibe tres cartas, de una en una, de encima, hacia la derecha, empezando por el mão. Nadie toca el monte.
rule-truco-r16 = Antes de una testa, el pé la anuncia. Si no la anuncia, mirar las cartas antes de tiempo no cuesta nada.
rule-truco-r25 = Durante una testa los otros dos quedan fuera de ella: ni palabra, ni seña, ni carta mostrada. En la roda las señas dependen de lo acordado.
rule-truco-r14 = El tampa baralho son dos cartas pegadas sobre las que se apoya la baraja. Se usa en cuanto un bando lo pide.
rule-truco-r18 = Si el reparto no vale, el mismo pé da de nuevo, en la misma forma, sin coste.
rule-truco-r19 = Si una carta se descubre al dar, quien la recibe dice al momento si la acepta. Si es una carta alta, la mano es nula y se da de nuevo.
rule-truco-r23 = En una testa, solo miran sus cartas los dos que la juegan.
rule-truco-r27 = Diga las propuestas y las respuestas con claridad, y repítalas si los rivales lo piden.
rule-truco-r57 = Quien cantó flor muestra la flor al final de la volta; quien ganó el envido muestra sus puntos.
rule-truco-r61 = Retruco y vale quatro solo se dicen junto con «quero», en respuesta a la propuesta anterior.
rule-truco-r81 = Si usted pone varias cartas una sobre otra, la de abajo cuenta como jugada primero. Todos deben poder ver que son varias.
rule-truco-r84 = La disputa acaba cuando se sabe quién ganó, cuando se rechaza un truco o cuando se ha ido un bando entero.
rule-truco-r94 = En la testa, usted puede preguntar cuánto se paga cuando ya se han jugado las tres bazas.
rule-truco-9-iii-5a = Un corte que deja menos de tres cartas en la mesa se repite.
rule-truco-9-iii-5b = El golpe, un toque a la baraja, no es corte: la baraja debe cortarse.
rule-truco-9-iii-5c = Solo corta el jugador a la izquierda del pé.
rule-truco-9-viii-d-2 = Si un jugador recibió cartas de más o de menos y lo dice antes de jugar, el mismo pé da de nuevo, sin coste.
rule-truco-9-viii-d-3 = Si un jugador solo dice que tiene cartas de más o de menos cuando ya se ha empezado a jugar, pierde la primera parte y el truco, al menos 1 + 1 tentos, y la disputa acaba.

## La palabra

rule-truco-r26 = Cuando todos tienen sus tres cartas, toda palabra vale, incluso una distraída. Usted no está obligado a esperar su turno para hablar, salvo que la mesa haya acordado que solo abra quien está en turno.
rule-truco-r29 = Mientras una propuesta espera respuesta, nadie juega carta ni pasa. Cualquiera del bando preguntado puede responder, y la primera respuesta obliga al bando. A una flor subida responde quien cantó.
rule-truco-9-xvi-11 = A ciegas solo se puede proponer la lei do jogo: cualquier otra apuesta antes de tener las cartas es nula.
rule-truco-r69 = Para aceptar una sola parte de una propuesta doble, diga primero la parte que rechaza: «passo o primeiro e quero o segundo», «passo o truco e quero o envido», o al revés.
rule-truco-r73 = «Na lei do jogo está tudo dito» se dice antes de dar la primera carta, en una roda o uno contra uno. Vale por falta envido y truco y, si hay flor, por contra-flor e o resto.
rule-truco-r77 = Si usted tiene flor, responda a la lei con ella: «com flor quero», «com flor e não quero», o «me achico com flor» seguido de «quero» o «não quero». Si quienes la propusieron no tienen flor, las suyas son simples, 3 tentos cada una.
rule-truco-9-xvi-8 = La lei do jogo es nula si se dice después de dada la primera carta.

## Envido

rule-truco-r30 = Usted puede abrir envido antes de jugar su primera carta, mientras la primera parte está abierta, nadie ha cantado flor y su bando no ha propuesto un truco ni respondido a uno.
rule-truco-r34 = Un envido puede subirse con otro envido, un real envido o una falta envido; un real envido, con otro real envido o una falta envido. A una falta envido solo se responde «quero» o «não quero».
rule-truco-r36 = En una testa el envido nunca vale más de 6 tentos. En la roda, nadie sube cuando ya se han apostado 24.
rule-truco-r38 = Un envido rechazado no se canta. El bando que propuso el último se anota todo lo propuesto antes de la última propuesta, o 1 tento si solo hubo una.
rule-truco-r39 = Después de «quero», los puntos se cantan por orden desde el mão, que debe cantar. Cada uno de los siguientes solo canta si tiene más que el mejor hasta entonces; si no, dice «não mato».
rule-truco-r40 = El primer número que usted dice después de «quero» vale, y no puede corregirlo.
rule-truco-r41 = Los puntos más altos ganan la apuesta; entre puntos iguales, gana quien va antes en el orden de juego. Quien gana muestra sus cartas al acabar la volta, si no están ya en la mesa.
rule-truco-9-viii-f-2 = Quien ya jugó una carta no puede abrir envido ni cantar flor. Todavía puede responder a un envido de los rivales, o subirlo, mientras su compañero no lo haya cerrado.
rule-truco-9-xiv-2 = El mão no puede negarse a cantar sus puntos.
rule-truco-9-xiv-3 = Si quien gana el envido no muestra los puntos al final, y sus cartas no están en la mesa, pierde la primera parte y el truco, que van a los rivales.
rule-truco-9-xiv-7a = Si las cartas mostradas no dan los puntos cantados, los rivales reciben la apuesta del envido y el truco, aunque los hubieran perdido.
rule-truco-9-xiv-7b = Si las cartas mostradas no dan los puntos cantados y el truco no se jugó, los rivales reciben la apuesta del envido y 1 tento más.
rule-truco-9-xv-b-2 = Un envido dicho sobre un real envido es nulo, y el real envido sigue esperando respuesta.
rule-truco-9-xv-c-1 = Usted no puede subir con una falta envido que valga menos que lo ya apostado.
rule-truco-9-xvi-1 = Quien propuso truco no puede abrir envido después, ni su compañero. El otro bando puede, hasta que responda al truco.

## Flor

rule-truco-r43 = Tres cartas del mismo palo son flor, y la flor debe cantarse. En una mesa estricta, usted debe cantarla antes de jugar, de pasar, de abrir un envido o de responder a uno.
rule-truco-r44 = La flor se abre con «flor», con «contra-flor e o resto» o con «com flor me achico». «Contra-flor» solo se dice como respuesta.
rule-truco-r45 = Cante la flor antes de su primera carta, antes de pasar y antes de que un envido se cierre con «quero» o «não quero». Un truco, aun aceptado, no impide la flor.
rule-truco-r46 = Si su compañero dijo envido, cante su flor al momento, antes de que un rival reaccione. Quien dijo el envido ya no puede cantar flor.
rule-truco-r47 = Una palabra que cortaría la flor de alguien espera hasta que cada jugador con flor la haya cantado o dejado pasar. Si alguien canta, se disputa la flor, y de la palabra solo cae la parte del envido.
rule-truco-r49 = Una flor sin oposición es simple: 3 tentos por cada flor de ese bando.
rule-truco-r50 = Si hay flor contra flor, sin subir, el truco sigue. Las flores se muestran después de la mano, y la más alta se lleva 3 tentos por cada flor de los dos bandos.
rule-truco-r51 = Si la contra-flor se acepta, todos los que cantaron dicen los puntos, el mão primero, por 3 tentos por cada flor de los dos bandos. Si se rechaza o el bando se achica, nadie dice los puntos, y quien gana recibe 3 tentos por cada flor suya y 1 por cada flor de los otros.
rule-truco-r52 = Contra-flor e o resto, si se acepta, vale 3 tentos por cada flor de los dos bandos y además lo que le falta para 24 a quien va delante; en una testa, 6 en total. Rechazada sobre una contra-flor, vale 3 tentos por cada flor de los dos bandos.
rule-truco-r54 = Si un bando se achica o rechaza una flor, quien gana recibe 3 tentos por cada flor suya y 1 por cada flor de ese bando.
rule-truco-r55 = Cuando alguien se achica con flor, nadie puede subir: diga solo «flor» o «é boa». El rival que canta se lleva 3 + 1 tentos, aun con la flor más baja.
rule-truco-r56 = Quien se achica lo hace por todo su bando: todas las flores del bando cuentan como achicadas.
rule-truco-r59 = Quien cantó flor puede decir «peço flor», hasta el fin de la disputa, a un rival que quizá esconda una. Las cartas de ese rival se muestran después de las bazas. Si no hay flor, el bando que la pidió pierde 1 tento; una flor escondida le da 3 tentos y el truco.
rule-truco-9-x-1 = Si alguien cantó flor sin tenerla, y se descubre antes de jugarse el truco, los rivales reciben 3 tentos y el truco, que es 1 si nadie lo propuso. La disputa acaba.
rule-truco-9-x-2 = Si una flor falsa se descubre después de jugado el truco, o si los puntos de la flor se cantaron mal, los tentos de la flor y todo el truco van a los rivales, aunque los hubiera ganado quien cantó.
rule-truco-9-x-3 = Quien cantó flor y se va al baralho sin mostrarla pierde los tentos de la flor y el truco.
rule-truco-9-x-4 = Una flor escondida que se descubre da a los rivales 3 tentos y el truco.
rule-truco-9-xi-1 = Si alguien le dijo «peço flor» a usted y no muestra nada después de las bazas, cuenta como si hubiera escondido una flor.
rule-truco-9-xi-2 = «Peço flor» dicho por quien no tiene flor es nulo.
rule-truco-9-xi-3 = «Peço flor» dicho a quien no tiene ninguna cuesta 1 tento al bando que la pidió.
rule-truco-9-xi-4 = «Peço flor» dicho a quien escondía una flor da 3 tentos y el truco al bando que la pidió.
rule-truco-9-xiii-g = Una flor falsa estropea las otras de su bando: los rivales reciben 3 tentos por cada flor cantada por los dos bandos, y el truco, que es 1 si nadie lo propuso.
rule-truco-9-xiv-5 = Si el compañero de quien dijo envido canta flor después de que un rival reaccione, es tarde: la flor es nula.

## Truco

rule-truco-r60 = Cualquier jugador de la disputa puede proponer truco, sobre cualquier carta, desde que tiene las suyas hasta que las bazas están decididas. No puede mientras algo de la primera parte espera respuesta o se está cantando.
rule-truco-r63 = Solo el bando que aceptó la última propuesta de truco puede subirla: al momento, con su «quero», o más tarde en la misma disputa, salvo otro acuerdo.
rule-truco-r64 = «Não quero» a un truco acaba la disputa. Quien lo propuso se anota lo que las bazas valían antes: 1 tento por truco, 2 por retruco, 3 por vale quatro.
rule-truco-r65 = Si nadie propuso truco, quien gana las bazas se anota 1 tento.
rule-truco-9-viii-h-4 = Responder retruco o vale quatro sin «quero» es nulo, y la propuesta sigue sin respuesta.
rule-truco-9-xvi-3 = Truco, retruco, vale quatro: una propuesta fuera de este orden es nula.

## Las bazas

rule-truco-r79 = El mão sale, y después el juego va hacia la derecha. A quien ha pasado se le salta.
rule-truco-r80 = Una carta que está entera en la mesa está jugada: no puede recogerse ni cambiarse.
rule-truco-r82 = La carta más alta gana la baza para su bando, y quien la jugó sale a la siguiente. Si las más altas de los dos bandos son iguales, la baza queda empatada.
rule-truco-r83 = Dos bazas ganan la volta. Si una queda empatada, decide la primera baza ganada. Si quedan empatadas las tres, gana quien va antes en el orden de juego entre los que empataron la tercera. El truco vale 2 tentos, el retruco 3, el vale quatro 4.
rule-truco-9-viii-b-2 = Si usted juega varias cartas sin que nadie vea que son varias, su bando pierde el truco.

## El abandono

rule-truco-r85 = Si usted pasa una carta, pasa todas las que le quedan, y ya no juega en esa volta. Puede pasar o irse al baralho siempre que ninguna propuesta espere respuesta.
rule-truco-r87 = El bando que se va sin haber jugado, hablado ni apostado nada da a los rivales 1 tento por el envido y 1 por el truco. Si ellos tienen flor, da 3 por cada flor en vez del 1 por el envido.
rule-truco-r88 = Cuando se va un bando entero, lo que espera respuesta en la primera parte cuenta como rechazado. El truco cuenta como se aceptó, o como rechazado si espera respuesta, o 1 tento si nadie lo propuso.
rule-truco-r89 = Uno contra uno, irse al baralho es decir «não quero» a todo lo propuesto y por proponer. Si el rival aún podía abrir, se lleva 1 tento por el envido, o 3 si tiene flor.
rule-truco-r91 = Quien cantó puntos o flor no puede irse al baralho antes de mostrar la prueba. Puede pasar, si al final vuelve sus cartas boca arriba.
rule-truco-9-viii-a-3 = Si quien cantó se va al baralho sin mostrar la prueba, la primera parte y el truco van a los rivales, y la disputa acaba.
rule-truco-9-viii-a-5 = Si quien cantó pasó durante las bazas y no vuelve sus cartas boca arriba al final, la primera parte y el truco van a los rivales.
rule-truco-9-viii-k-2 = Uno contra uno, quien puso su primera carta boca abajo, y después ganó el envido o había cantado flor, debe volver sus cartas boca arriba. Si no, la primera parte y el truco van al rival.

## Faltas en una testa

rule-truco-9-iii-3b = Si alguien que no juega la testa habla para aclarar un error, su compañero pierde la primera parte y el truco, o 1 + 1 tentos donde aún no se han jugado.
rule-truco-9-iv-3a = Si la testa se anunció y alguien que no la juega mira sus cartas antes de empezar el juego, el mismo pé da otra vez.
rule-truco-9-iv-3b = Si la testa se anunció y alguien que no la juega mira sus cartas mientras se juega, su bando pierde 1 tento, y el juego sigue.
rule-truco-9-v-1a = Una seña en una testa cuesta 1 tento.
rule-truco-9-v-1b = Mostrar cartas sin necesidad en una testa cuesta 1 tento.
rule-truco-9-v-1c = Las cartas mostradas después del fin de su testa cuentan como mostradas sin necesidad y cuestan 1 tento, salvo en la última testa de la volta.
rule-truco-9-v-2a = Si en una testa el compañero de un jugador recoge sus cartas antes de que juegue, ese jugador paga 1 tento por el envido y 1 por el truco, y la disputa acaba.
rule-truco-9-v-2b = Si en una testa el compañero de un jugador recoge sus cartas antes de que juegue, y el rival tiene flor, ese jugador paga 3 tentos por la flor y 1 por el truco.
rule-truco-9-v-2c = Si en una testa el otro bando recoge las cartas de un jugador antes de que juegue, ese jugador recibe 1 tento por el envido y 1 por el truco, y la disputa acaba.

## El tanteo

rule-truco-r93 = Usted puede reclamar las faltas del otro bando hasta que se recojan las cartas.
rule-truco-r95 = Una partida son 24 tentos: doce malos y luego doce buenos. Puede empezar con tentos ganados antes.
rule-truco-r96 = Gana la partida el primer bando que llega a 24 tentos o más.
rule-truco-section-8 = En una mesa estricta no se puede hacer lo que va contra las reglas; en una mesa real puede hacerse, reclamarse y castigarse.

## Lo que falta a quien aprende

rule-truco-section-2 = Orden de las cartas en las bazas: as de espadas, as de bastos, siete de espadas, siete de ouros; después los treses, los doses, los ases de copas y de ouros, reyes, cavalos, sotas, los sietes de copas y de bastos, seises, cincos, cuatros. Las cartas nombradas juntas son iguales. No hay triunfo, y nadie está obligado a servir al palo.
rule-truco-r5 = En el envido, dos cartas del mismo palo cuentan 20 más sus números: del 1 al 7 lo que muestran; sota, cavalo y rei, nada. Un 6 y un 7 del mismo palo hacen 33, lo máximo. Cuentan las tres cartas que usted recibió, jugadas o no.
rule-truco-r6 = Sin dos cartas del mismo palo, solo cuenta su carta más alta del 1 al 7; dos cartas del mismo palo siempre cuentan más.
rule-truco-r7 = Tres figuras de tres palos cuentan por la mayor: rei, después cavalo, después sota. Hasta un as solo les gana.
rule-truco-r9 = La flor, tres cartas del mismo palo, cuenta 20 más los números de sus cartas del 1 al 7: de 20, con tres figuras, a 38, con 5, 6 y 7. Tres cartas del mismo valor no son flor.
rule-truco-r10 = Con puntos iguales en el envido o la flor, gana quien va antes en el orden de juego. Cada uno vale por su lugar: el mão no gana por su compañero.
rule-truco-r20 = Con cuatro jugadores, las voltas se alternan: roda, los cuatro juntos, y testa, dos duelos uno tras otro con las mismas cartas dadas. Cuando un bando tiene 18 tentos al empezar una volta, desde entonces todas son de roda.
rule-truco-section-5-1 = Un envido apuesta 2 tentos y un real envido 3, sumados según se dicen. La falta envido, en vez de la suma, apuesta lo que le falta para 24 a quien va delante, o 6 en una testa. Si se rechaza la última propuesta, cuentan las anteriores, o 1 tento si solo hubo una.

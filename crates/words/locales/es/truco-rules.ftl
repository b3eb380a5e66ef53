# Las reglas y leyes del Truco Cego que citan los pagos y los rechazos, cada una en una frase o dos. El id se forma con la
# cita: `truco R29` es rule-truco-r29, `truco:9.XIV.5` es rule-truco-9-xiv-5.

## La mesa y el reparto

rule-truco-r1 = Juegan cuatro, dos contra dos en asientos alternos, o dos, uno contra uno.
rule-truco-r3 = El Truco se juega con la baraja española de cuarenta cartas, sin ochos ni nueves.
rule-truco-r15 = Cada jugador recibe tres cartas, de una en una, de la parte de arriba y hacia la derecha, empezando por el mão. Nadie puede tocar el monte.
rule-truco-r16 = El pé anuncia la testa antes de empezar. Si no la anuncia, mirar las cartas antes de tiempo no cuesta nada.
rule-truco-r25 = Durante una testa los otros dos no intervienen: ni palabras, ni señas, ni cartas mostradas. En una roda, las señas dependen de lo acordado.
rule-truco-r14 = El tampa baralho, dos cartas pegadas sobre las que se apoya la baraja, se usa en cuanto un bando lo pide.
rule-truco-r18 = Si un reparto es nulo, el mismo pé da de nuevo, de la misma forma y sin coste.
rule-truco-r19 = Si se descubre una carta al dar, el jugador que la recibe dice en el acto si la acepta. Si es una carta alta, el reparto es nulo.
rule-truco-r23 = En una testa, solo miran sus cartas los dos que la juegan.
rule-truco-r27 = Diga las propuestas y las respuestas con claridad, y repítalas si los rivales lo piden.
rule-truco-r57 = Si cantó flor, muéstrela al final de la volta; si ganó el envido, muestre sus puntos.
rule-truco-r61 = En respuesta a una propuesta, retruco y vale quatro solo se dicen después de «quero».
rule-truco-r81 = Si usted pone varias cartas una sobre otra, la de abajo cuenta como jugada primero. Debe verse que son varias.
rule-truco-r84 = La disputa acaba en cuanto es seguro quién la gana, se rechaza un truco o se va todo un bando.
rule-truco-r94 = En una testa, cuando se han jugado las tres vazas, el jugador que paga o cobra puede preguntar cuánto se debe.
rule-truco-9-iii-5a = Si un corte deja menos de tres cartas en la mesa, se corta otra vez.
rule-truco-9-iii-5b = El golpe, un toque a la baraja, no es un corte: la baraja debe cortarse.
rule-truco-9-iii-5c = Solo corta el jugador a la izquierda del pé.
rule-truco-9-viii-d-2 = Si a usted le han dado cartas de más o de menos y lo dice antes de jugar, el mismo pé da de nuevo, sin coste.
rule-truco-9-viii-d-3 = Si usted solo dice que tiene cartas de más o de menos cuando ya se ha empezado a jugar, pierde la primera parte y el truco, al menos 1 + 1 tentos, y la disputa acaba.

## La palabra

rule-truco-r26 = Cuando todos tienen sus tres cartas, toda palabra vale, incluso por descuido. Usted no está obligado a esperar su turno para hablar, salvo que la mesa haya acordado que solo proponga quien tiene el turno.
rule-truco-r29 = Mientras una propuesta espera respuesta, nadie juega carta ni pasa. Puede responder cualquiera de los dos del bando preguntado, y la primera respuesta obliga al bando; a una flor subida responde un jugador que haya cantado.
rule-truco-9-xvi-11 = A ciegas solo se puede proponer la lei do jogo: cualquier otra apuesta hecha antes de tener las cartas es nula.
rule-truco-r69 = Para aceptar una parte de una propuesta doble, nombre primero la que rechaza: «passo o primeiro e quero o segundo», «passo o truco e quero o envido», o al revés.
rule-truco-r73 = «Na lei do jogo está tudo dito» se dice antes de darse la primera carta, en una roda o uno contra uno. Quiere decir falta envido y truco y, si hay flor, contra-flor e o resto.
rule-truco-r77 = Si usted tiene flor, responda con ella a la lei: «com flor quero», «com flor e não quero», o «me achico com flor» con «quero» o «não quero». Si quienes la propusieron no tienen flor, las de su bando son simples, 3 tentos cada una.
rule-truco-9-xvi-8 = La lei do jogo que se dice después de darse la primera carta es nula.

## Envido

rule-truco-r30 = Usted puede abrir el envido antes de su primera carta, si la primera parte está abierta, nadie ha cantado flor y su bando no ha propuesto un truco ni respondido a otro.
rule-truco-r34 = Un envido puede subirse con otro envido, un real envido o una falta envido; un real envido, con otro o con una falta envido. A una falta envido solo se responde «quero» o «não quero».
rule-truco-r36 = En una testa, el envido nunca vale más de 6 tentos. En una roda, nadie puede subirlo cuando ya se han apostado 24.
rule-truco-r38 = Un envido rechazado no se canta. El bando que propuso el último cuenta todo lo propuesto antes, o 1 tento si solo hubo una propuesta.
rule-truco-r39 = Después de «quero», los jugadores cantan sus puntos por orden, empezando por el mão, que debe cantar. Cada uno de los siguientes canta solo si tiene más que el mejor hasta entonces; si no, dice «não mato».
rule-truco-r40 = El primer número que usted dice después de «quero» es el que vale, y no puede corregirlo.
rule-truco-r41 = Los puntos más altos ganan la apuesta; si son iguales, gana el jugador que va antes en el orden de juego. Las cartas del ganador se muestran al acabar la volta, si no están ya en la mesa.
rule-truco-9-viii-f-2 = Cuando usted ha jugado una carta, ya no puede abrir el envido ni cantar flor. Aún puede responder al envido de los rivales, o subirlo, mientras su compañero no lo haya cerrado.
rule-truco-9-xiv-2 = El mão no puede negarse a cantar sus puntos.
rule-truco-9-xiv-3 = Si usted gana el envido y no muestra sus puntos al final, y las cartas no están en la mesa, los rivales ganan la primera parte y el truco.
rule-truco-9-xiv-7a = Si las cartas mostradas no dan los puntos cantados, los rivales ganan la apuesta del envido y el truco, aunque los hubieran perdido.
rule-truco-9-xiv-7b = Si las cartas mostradas no dan los puntos cantados y no se jugó truco, los rivales ganan la apuesta del envido y 1 tento más.
rule-truco-9-xv-b-2 = Un envido dicho sobre un real envido es nulo, y el real envido sigue esperando respuesta.
rule-truco-9-xv-c-1 = Usted no puede subir con una falta envido que valga menos que lo ya apostado.
rule-truco-9-xvi-1 = El jugador que ha propuesto truco no puede abrir después el envido, ni puede su compañero. El otro bando puede, hasta que responda al truco.

## Flor

rule-truco-r43 = Tres cartas de un palo son flor, y debe cantarse. En una mesa estricta, usted debe cantarla antes de jugar, de pasar y de abrir un envido o responder a él.
rule-truco-r44 = La flor se abre con «flor», con «contra-flor e o resto» o con «com flor me achico». «Contra-flor» solo se dice como respuesta.
rule-truco-r45 = Cante la flor antes de su primera carta, antes de pasar y antes de que un envido se cierre con «quero» o «não quero». Un truco, aun aceptado, no impide la flor.
rule-truco-r46 = Si su compañero propone envido, cante su flor en el acto, antes de que reaccione un rival. El jugador que propuso el envido ya no puede cantar flor.
rule-truco-r47 = Una palabra que impediría cantar una flor espera hasta que cada jugador que la tiene la haya cantado o la haya dejado pasar. Si alguien canta, se disputa la flor, y de aquella palabra solo se anula la parte del envido.
rule-truco-r49 = Una flor a la que nadie se opone es simple: su bando gana 3 tentos por cada flor que tiene.
rule-truco-r50 = Si a una flor se responde con otra y nadie sube, el truco sigue. Las flores se muestran después de la mano, y la más alta gana 3 tentos por cada flor de los dos bandos.
rule-truco-r51 = Si se acepta una contra-flor, todos los que cantaron dicen sus puntos, primero el mão, por 3 tentos por cada flor de los dos bandos. Si se rechaza o el bando se achica, nadie los dice, y los ganadores reciben 3 por cada flor suya y 1 por cada flor de los otros.
rule-truco-r52 = Una contra-flor e o resto aceptada vale 3 tentos por cada flor de los dos bandos y, además, lo que le falta para 24 al bando que va delante; en una testa, 6 en total. Si se rechaza después de una contra-flor, da 3 por cada flor de los dos bandos.
rule-truco-r54 = Si un bando se achica ante una flor o la rechaza, los ganadores reciben 3 tentos por cada flor suya y 1 por cada flor de ese bando.
rule-truco-r55 = Cuando un jugador se ha achicado con flor, nadie puede subir: diga solo «flor» o «é boa». Un rival que canta gana 3 + 1 tentos, aun con la flor más baja.
rule-truco-r56 = Si usted se achica, lo hace por todo su bando: todas sus flores cuentan como achicadas.
rule-truco-r59 = Si usted ha cantado flor, puede decir «peço flor», hasta que acabe la disputa, a un rival que quizá esconda una. Ese rival muestra sus cartas después de las vazas. Si no tiene flor, el bando de usted pierde 1 tento; una flor escondida le da 3 tentos y el truco.
rule-truco-9-x-1 = Si un jugador cantó flor sin tenerla, y se descubre antes de jugarse el truco, los rivales ganan 3 tentos y el truco, que vale 1 si nadie lo propuso. La disputa acaba.
rule-truco-9-x-2 = Si una flor falsa se descubre después de jugarse el truco, o si se cantaron mal los puntos de una flor, los rivales ganan los tentos de la flor y todo el truco, aunque los hubiera ganado quien cantó.
rule-truco-9-x-3 = Si usted cantó flor y se va al baralho sin mostrarla, pierde los tentos de la flor y el truco.
rule-truco-9-x-4 = Por una flor escondida que se descubre, los rivales ganan 3 tentos y el truco.
rule-truco-9-xi-1 = Si a usted le dijeron «peço flor» y no muestra nada después de las vazas, cuenta como si hubiera escondido una flor.
rule-truco-9-xi-2 = «Peço flor» es nulo si lo dice un jugador que no tiene flor.
rule-truco-9-xi-3 = Si se dice «peço flor» a un jugador que no la tiene, el bando que la pidió paga 1 tento.
rule-truco-9-xi-4 = Si se dice «peço flor» a un jugador que escondía una, el bando que la pidió gana 3 tentos y el truco.
rule-truco-9-xiii-g = Una flor falsa estropea las otras de su bando: los rivales ganan 3 tentos por cada flor cantada por los dos bandos, y el truco, que vale 1 si nadie lo propuso.
rule-truco-9-xiv-5 = Si el compañero de quien propuso el envido canta flor después de que reaccione un rival, llega tarde, y la flor es nula.

## Truco

rule-truco-r60 = Cualquier jugador de la disputa puede proponer truco, sobre cualquier carta, desde que tiene las suyas hasta que se deciden las vazas, salvo que algo de la primera parte espere respuesta o se esté cantando.
rule-truco-r63 = Solo el bando que aceptó la última propuesta de truco puede subirla: en el acto, con su «quero», o más tarde en la misma disputa, salvo otro acuerdo.
rule-truco-r64 = «Não quero» a un truco acaba la disputa. Los que lo propusieron ganan lo que valían antes las vazas: 1 tento por truco, 2 por retruco, 3 por vale quatro.
rule-truco-r65 = Si nadie ha propuesto truco, el ganador de las vazas cuenta 1 tento.
rule-truco-9-viii-h-4 = Un retruco o un vale quatro dicho como respuesta sin «quero» es nulo, y la propuesta sigue sin respuesta.
rule-truco-9-xvi-3 = Truco, retruco, vale quatro: una propuesta fuera de este orden es nula.

## Las vazas

rule-truco-r79 = El mão sale, y después se juega hacia la derecha. A los que han pasado se les salta.
rule-truco-r80 = Una carta que está entera en la mesa está jugada: no puede recogerse ni cambiarse.
rule-truco-r82 = La carta más alta gana la vaza para su bando, y quien la jugó sale en la siguiente. Si las más altas de los dos bandos son iguales, la vaza queda empatada.
rule-truco-r83 = Dos vazas ganan la volta. Si una queda empatada, decide la primera que se ganó. Si quedan empatadas las tres, gana, de los que empataron la tercera, el primero en el orden de juego. El truco vale 2 tentos, el retruco 3 y el vale quatro 4.
rule-truco-9-viii-b-2 = Si usted juega varias cartas de modo que nadie ve que son varias, su bando pierde el truco.

## El abandono

rule-truco-r85 = Si usted pasa una carta, pasa todas las que le quedan y ya no juega en esta volta. Puede pasar o irse al baralho siempre que ninguna propuesta espere respuesta.
rule-truco-r87 = Un bando que se va sin haber jugado, hablado ni apostado nada da a los rivales 1 tento por el envido y 1 por el truco. Si tienen flor, les da 3 por cada una en vez del 1 del envido.
rule-truco-r88 = Cuando se va todo un bando, lo que espera respuesta en la primera parte cuenta como rechazado. El truco vale lo que se aceptó; si espera respuesta, cuenta como rechazado; si nadie lo propuso, vale 1 tento.
rule-truco-r89 = Uno contra uno, irse al baralho es decir «não quero» a todo lo propuesto y a todo lo que pueda proponerse: si el rival aún podía abrir, gana 1 tento por el envido, o 3 si tiene flor.
rule-truco-r91 = Si usted ha cantado puntos o flor, no puede irse al baralho antes de mostrar la prueba. Puede pasar, si vuelve sus cartas boca arriba al final.
rule-truco-9-viii-a-3 = Si usted ha cantado y se va al baralho sin mostrar la prueba, los rivales ganan la primera parte y el truco, y la disputa acaba.
rule-truco-9-viii-a-5 = Si usted ha cantado, pasa durante las vazas y no vuelve sus cartas boca arriba al final, los rivales ganan la primera parte y el truco.
rule-truco-9-viii-k-2 = Uno contra uno, si usted pone boca abajo su primera carta y después gana el envido, o había cantado flor, debe volver sus cartas boca arriba; si no, el rival gana la primera parte y el truco.

## Faltas en una testa

rule-truco-9-iii-3b = Si un jugador que no está en la testa habla para aclarar un error, su compañero pierde la primera parte y el truco, o 1 + 1 tentos si aún no se han jugado.
rule-truco-9-iv-3a = Si se anunció una testa y alguien que no está en ella mira sus cartas antes de empezar a jugar, el mismo pé da de nuevo.
rule-truco-9-iv-3b = Si se anunció una testa y alguien que no está en ella mira sus cartas mientras se juega, su bando pierde 1 tento, y el juego sigue.
rule-truco-9-v-1a = El bando que hace una seña en una testa pierde 1 tento.
rule-truco-9-v-1b = El bando que muestra cartas sin necesidad en una testa pierde 1 tento.
rule-truco-9-v-1c = Las cartas que se muestran cuando ya ha acabado su testa cuentan como mostradas sin necesidad y cuestan 1 tento, salvo en la última testa de la volta.
rule-truco-9-v-2a = Si en una testa el compañero de un jugador recoge las cartas de este antes de que juegue, el jugador paga 1 tento por el envido y 1 por el truco, y la disputa acaba.
rule-truco-9-v-2b = Si en una testa el compañero de un jugador recoge las cartas de este antes de que juegue, y el rival tiene flor, el jugador paga 3 tentos por la flor y 1 por el truco.
rule-truco-9-v-2c = Si en una testa el otro bando recoge las cartas de un jugador antes de que juegue, el jugador recibe 1 tento por el envido y 1 por el truco, y la disputa acaba.

## El tanteo

rule-truco-r93 = Usted puede reclamar las faltas del otro bando hasta que se recojan las cartas.
rule-truco-r95 = Una partida son 24 tentos: doce malos y después doce buenos. Puede empezar con tentos ganados antes.
rule-truco-r96 = Gana la partida el primer bando que llega a 24 tentos o más.
rule-truco-section-8 = En una mesa estricta no puede hacerse nada contra las reglas; con cartas de verdad puede hacerse, reclamarse y castigarse.

## Lo que falta a quien aprende

rule-truco-section-2 = Orden de las cartas en las vazas, de mayor a menor: as de espadas, as de bastos, siete de espadas, siete de ouros; después los treses, los doses, los ases de copas y de ouros, los reyes, los cavalos, las sotas, los sietes de copas y de bastos, los seises, los cincos y los cuatros. Las cartas nombradas juntas son iguales. No hay triunfo, y nadie está obligado a servir al palo.
rule-truco-r5 = En el envido, dos cartas de un palo cuentan 20 más sus números: del 1 al 7, lo que muestran; sota, cavalo y rei, nada. Un 6 y un 7 de un palo hacen 33, lo más alto. Cuentan las tres cartas que le dieron, jugadas o no.
rule-truco-r6 = Si no tiene dos cartas de un palo, cuenta solo su carta más alta del 1 al 7; dos cartas de un palo cuentan siempre más.
rule-truco-r7 = Tres figuras de tres palos cuentan por la más alta: rei, después cavalo, después sota. Les gana hasta un as solo.
rule-truco-r9 = Una flor, tres cartas de un palo, cuenta 20 más los números de sus cartas del 1 al 7: de 20, con tres figuras, a 38, con 5, 6 y 7. Tres cartas del mismo valor no son flor.
rule-truco-r10 = Si los puntos del envido o de la flor son iguales, gana el jugador que va antes en el orden de juego. Cada jugador cuenta por su propio asiento: ser mão no ayuda al compañero.
rule-truco-r20 = Con cuatro jugadores se alternan las voltas: roda, los cuatro juntos, y testa, dos duelos uno después de otro con un solo reparto. Si un bando tiene 18 tentos al empezar una volta, desde entonces todas son de roda.
rule-truco-section-5-1 = Un envido apuesta 2 tentos y un real envido 3, que se suman según se dicen. Una falta envido apuesta, en vez de la suma, lo que le falta para 24 al bando que va delante, o 6 en una testa. Si se rechaza, cuentan las propuestas anteriores a la última, o 1 tento si solo hubo una.

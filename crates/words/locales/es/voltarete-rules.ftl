# Las reglas y leyes que citan los pagos y los rechazos, cada una en una frase o dos. El id se forma con la cita:
# `voltarete R57` es rule-voltarete-r57, `voltarete:II.10.13` es rule-voltarete-ii-10-13.

## La mesa y las cartas

rule-voltarete-r2 = La baraja es de cuarenta cartas: sin ochos, nueves ni dieces.
rule-voltarete-r8 = Espadilha, Manilha y Basto son los matadores. El feito que tiene los tres los cuenta, y con ellos cada triunfo que los sigue sin interrupción: 1 tento por cada uno de cada contrario, 2 en copas; el feito que pierde los paga.
rule-voltarete-r13 = Cada jugador recibe nueve cartas; las trece que sobran son el monte.
rule-voltarete-r15 = En una mano anulada cada uno recobra aquello con que pasó, y el mismo jugador da otra vez.

## Las puestas

rule-voltarete-r18 = El que da en cada mano pone su entrada en el bolo, 5 tentos si no se ha convenido otra cosa.
rule-voltarete-r19 = Cuando el bolo está vacío y no se debe ninguna remissa, quien tiene el medalhão pone 20 tentos, o lo convenido, y lo pasa a su derecha.
rule-voltarete-r22 = El bolo se forma con las entradas de los que dan, el medalhão, los pases, las respostas y las remissas; esto había en él antes de la primera mano.
rule-voltarete-r25 = Quien pasa pone 1 tento en el bolo y ya no puede hablar en esa vuelta.
rule-voltarete-r28 = Dar licença es la contestación al juego de otro. No cuesta nada, si la mesa no ha convenido un tento, y acaba la parte de uno en la vuelta.

## Las dos vueltas

rule-voltarete-r24 = Mientras nadie está en pie se pasa o se abre: mão y contra-pé con licença, el pé con entro, cualquiera con só, o con respeito si tiene los dos ases negros.
rule-voltarete-r29 = Un juego va sobre otro si es mayor, o igual y dicho desde un asiento anterior: licença, preferência, só, só en copas, respeito. La licença nunca va sobre nada.
rule-voltarete-r35 = El primer palo nombrado es el triunfo.
rule-voltarete-r52 = En la segunda vuelta juega el primero que no pasa, en segundo o en casca y en nada más.
rule-voltarete-r98 = Con cuatro jugadores el que da no recibe cartas ni toma parte en la mano, salvo que los otros tres pasen dos veces.
rule-voltarete-r108 = Con cuatro jugadores, cuando todos han pasado una vez, quien tiene la Espadilha debe ir en la segunda vuelta; si no la tienen ni el mão ni el contra-pé, debe ir el pé.
rule-voltarete-r111 = En el juego obligado ha de saberse dónde estaba la Espadilha: quien la ocultó pasando dos veces pone una resposta.

## El monte

rule-voltarete-r38 = En un só el feito no cambia ninguna carta.
rule-voltarete-r37 = El feito de una licença cambia de una a ocho cartas: ninguna sería un só, y nueve parecerían baraja amañada.
rule-voltarete-r39 = El feito que volvió el triunfo debe conservar la carta vuelta, y en respeito además los dos ases negros.
rule-voltarete-r40 = En Voltarete segundo debe conservarse la carta vuelta; por ella y por las que además se toman salen de la mano de una a ocho cartas.
rule-voltarete-r46 = El contrario a la derecha del feito compra primero, ocho cartas a lo más, y pasa adelante, sin verlo, el resto del monte.
rule-voltarete-r59 = Una casca puede tirarse antes de nombrar el triunfo: el feito pone una resposta y paga 5 tentos a cada uno que tenía cartas, nunca doblados.
rule-voltarete-r60 = Nombrado el triunfo de una casca, ya no puede tirarse ni abandonarse por resposta.

## Apertura y resposta

rule-voltarete-r61 = Cuando todos tienen sus cartas el feito manda jugar, declara geral o pide resposta; en una casca no puede pedirse resposta.
rule-voltarete-r65 = Si los dos contrarios conceden resposta, no se juega: el feito pone una resposta en el bolo y paga a cada uno el precio de su juego, sin matadores.
rule-voltarete-r66 = Si uno concede resposta y el otro la niega, el feito no puede ganar. El que la niega tiene codilho si hace más bazas que cada uno de los otros; si no, él y el feito ponen cada uno una resposta.
rule-voltarete-r67 = Si los dos niegan resposta, cada uno de los que la niegan y no gana la mano pone una resposta.

## Las bazas

rule-voltarete-r72 = Se sirve al palo de salida si se puede, con cualquier carta de él; nunca hay obligación de ganar la baza.
rule-voltarete-r76 = A salida de triunfo se juega triunfo, salvo que no se tengan más que matadores a los que la carta de salida no obliga: solo la salida de un matador superior obliga a uno inferior.
rule-voltarete-r82 = No servir al palo o al triunfo es renuncio: se rechaza en una mesa estricta, se castiga en una mesa de honor.
rule-voltarete-r86 = Un geral, intentado o declarado, se pierde en cuanto otro hace una baza: el feito paga entonces a cada contrario lo que aquel le habría valido.
rule-voltarete-r87 = El feito puede tender su mano como ganada. Si todos los contrarios están conformes, se liquida como él pidió; cualquiera de ellos puede hacerle jugar.
rule-voltarete-r88 = Un contrario puede tender su mano como codilho; debe seguir jugando si alguien lo desea.

## El cuarto jugador

rule-voltarete-r99 = En la casca das treze el cuarto jugador toma las trece cartas del monte, aparta cuatro cualesquiera, nombra el triunfo y juega nueve contra los otros tres.
rule-voltarete-r102 = El cuarto jugador que gana su casca das treze levanta el bolo y recibe 5 tentos de cada uno de los tres, con matadores y primeiras además, doblados en copas.
rule-voltarete-r103 = El cuarto jugador que hace cuatro bazas o menos paga a los tres juntos lo que importa el bolo, los tentos sueltos a los más próximos por su derecha, y el bolo queda.
rule-voltarete-r104 = En una casca das treze no hay geral.
rule-voltarete-r107 = Una casca das treze solo se abandona si los tres están de acuerdo: el cuarto jugador pone una resposta y paga 5 tentos a cada uno.

## La liquidación

rule-voltarete-r113 = Con más bazas que cualquiera de los contrarios el feito gana y levanta el bolo. Con tantas como el mejor de ellos pone una resposta, tantos tentos como tiene el bolo; con menos pierde por codilho.
rule-voltarete-r114 = Un codilho son tantos tentos como tiene el bolo, que el feito paga al contrario con más bazas; dos que tienen las más por igual se lo reparten, si no se ha convenido otra cosa. El bolo queda.
rule-voltarete-r116 = Lo que cada contrario paga al feito que gana: 2 tentos por licença, 4 por segundo, 5 por casca, 6 por só, 12 por respeito; 2 más por primeiras, las cinco primeras bazas seguidas, si no hace el geral; por un geral, además, 8, 16, 24, 32 o 64, el doble si fue declarado. Todo se dobla en copas.
rule-voltarete-r120 = El feito que pierde paga a cada contrario lo que habría recibido por su juego.

## Recambó y remissas

rule-voltarete-r124 = Una partida son tantos recambós como se convinieron, y con ellos termina.
rule-voltarete-r125 = De cada bolo levantado un tento va a la caja del recambó.
rule-voltarete-r126 = Cuando la caja está llena sus tentos van al bolo; levantado ese bolo, el recambó ha terminado.
rule-voltarete-r127 = El bolo que lleva la caja, y lo que tras él se juegue hasta acabar, se levanta entero.
rule-voltarete-r133 = Mientras está sin pagar una remissa de una mano anterior, también una resposta debe dejarse como remissa, si no se ha convenido otra cosa.
rule-voltarete-r136 = Dos respostas de una misma mano pueden dejarse como una sola remissa.
rule-voltarete-r137 = Cuando el bolo está vacío entra en él la mayor remissa que se debe, pagada por su dueño.
rule-voltarete-r140 = Si todos acuerdan dejar el juego, las remissas y el bolo se reparten por igual, y a cada dueño se le perdona su propia parte.

## Las leyes

rule-voltarete-ii-10-15 = Un renuncio cuenta en cuanto su autor ha jugado a la baza siguiente: le cuesta una resposta. Hasta entonces puede enmendarlo sin pena.
rule-voltarete-ii-10-16 = El renuncio advertido cuando la mano aún puede restablecerse se deshace, y desde allí sigue la mano; al final, la baza va a quien habría pertenecido.
rule-voltarete-ii-10-21 = Una carta jugada no puede cambiarse, salvo para enmendar un renuncio.
rule-voltarete-ii-12-2 = El contrario que muestra sus cartas y dice que el feito ha ganado pone una resposta, salvo que el otro esté de acuerdo o que de todos modos fuera seguro el ganar.
rule-voltarete-ii-12-4 = El contrario que muestra sus cartas como codilho que no era seguro pone una resposta si después gana el feito.
rule-voltarete-ii-12-5 = Quien tiende su mano como ganada pierde el derecho de examinar las cartas y bazas de los otros.
rule-voltarete-ii-12-8 = Quien tiende sus cartas como perdidas ya no puede ganar la mano: se liquida como perdida por resposta aun cuando las bazas resulten suyas.
rule-voltarete-ii-16-4 = Quien tiene la Espadilha, está obligado y pasa la segunda vez pone una resposta.
rule-voltarete-ii-16-7 = Quien tenía la Espadilha y pasó dos veces contra su obligación pone una resposta también cuando otro hizo segundo, salvo que comprara cartas y pudiera haberla encontrado en ellas.
rule-voltarete-ii-16-8 = Si quien tenía la Espadilha pasó dos veces contra su obligación y el pé fue a la casca, aquel pone una resposta y la mano se anula.
rule-voltarete-ii-16-9 = El feito obligado a la casca que se deshizo de la Espadilha pone una resposta; la mano vale.
rule-voltarete-ii-17-2 = Donde las pagas han de pedirse, solo se paga lo que se pide y se debe.
rule-voltarete-ii-19-21 = Una remissa entra entera, salvo que todos hayan convenido que pueda dividirse.

## Lo que falta a quien aprende

rule-voltarete-r3 = Los palos que no son triunfo van, en espadas y páos, de rey, dama, valete, del 7 al 2; en copas y ouros, de rey, dama, valete, as, del 2 al 7: ahí el 7 es la menor.
rule-voltarete-r4 = Los ases de espadas, la Espadilha, y de páos, el Basto, son triunfos en cualquier palo, siempre el primero y el tercero.
rule-voltarete-r5 = El segundo triunfo es la Manilha, la carta menor del palo de triunfo: el 7 de copas u ouros, el 2 de espadas o páos.
rule-voltarete-r6 = Los triunfos van de Espadilha, Manilha, Basto; después en espadas y páos rey, dama, valete, del 7 al 3; en copas y ouros as, rey, dama, valete, del 2 al 6.
rule-voltarete-r70 = Se juegan nueve bazas; el mão sale a la primera, quien gana cada una a la siguiente. Gana el triunfo más alto o, sin triunfos, la carta más alta del palo de salida.

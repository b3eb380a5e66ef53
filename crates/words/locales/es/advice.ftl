# Los consejos de los libros, y las pocas reglas además de ellos, que el preceptor da por razón. El id se hace del número:
# `voltarete A39` es rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Pida licença con tres bazas seguras en triunfos: lo que se compra vale dos más como máximo.
rule-voltarete-a2 = Se puede osar más: un rey guardado suele hacer una baza, y cuatro bazas ganan si los otros reparten las suyas en tres y dos.
rule-voltarete-a3 = El libro trae las manos menores de licença en cada clase de palo; las demás se miden por ellas.
rule-voltarete-a6 = El libro trae las manos menores de só; un fallo cuenta por una baza cortada con triunfo pequeño.
rule-voltarete-a9 = El mão hace pronto sus reyes, antes de que los rivales se deshagan de ese palo uno en las bazas del otro.
rule-voltarete-a10 = Al pé le viene el juego de los otros: sus damas y valetes pueden valer como reyes.
rule-voltarete-a11 = No juegue triunfo hacia el pé sin tenerlo igual; a él le conviene más jugado por otro.
rule-voltarete-a15 = El segundo quiere reyes, Manilhas o cartas grandes en varios palos y un as negro, para que cualquier vuelta deje de cuatro a seis cartas buenas.
rule-voltarete-a16 = La casca se puede echar sin codilho, deja menos triunfos en contra y nada dice a los otros de los suyos.
rule-voltarete-a17 = Contra la casca: ocho o nueve cartas rara vez traen un palo. Espere cuatro o cinco de uno, con reyes.
rule-voltarete-a18 = Vaya a la casca con dos palos: puede hallar el que falta, o tres o cuatro más de los suyos.
rule-voltarete-a19 = Vaya a la casca con mano muy mala: las buenas cartas están entonces en el monte.
rule-voltarete-a22 = De cuatro, el último debe por lo común defender el bolo yendo a la casca; con bolo grande y pocas esperanzas sale más barato dejar ir al cuarto. El cuarto es fuerte: guarda las nueve mejores de trece.
rule-voltarete-a25 = Cuanto menor el bolo, menos arriesga un respeito.
rule-voltarete-a26 = Haga respeito con bolo pequeño y un palo, copas sobre todo, que daría geral si volviera.
rule-voltarete-a27 = Haga respeito con rey, Manilha o cartas grandes en palos distintos, para que cualquier vuelta ayude.
rule-voltarete-a28 = Haga respeito cuando ni só ni licença son seguros, sobre todo con bolo pequeño. Solo cuando hay que cubrir a alguien es de otro modo.
rule-voltarete-a29 = Vaya a só cuando está seguro o casi; para ir sobre otro basta menos.
rule-voltarete-a31 = Declare la geral solo con certeza, o con mucho más de la mitad de las suertes.
rule-voltarete-a32 = Con una carta falsa son dos contra uno contra la geral: cada rival guarda su palo.
rule-voltarete-a33 = No declare geral sin seis triunfos, con cuatro matadores en copas u oros, o tres en espadas o bastos, y el resto firme.
rule-voltarete-a39 = Seis triunfos con Espadilha y Manilha en copas u oros: juegue triunfos si tiene además un rey.
rule-voltarete-a40 = Seis triunfos con Espadilha y Manilha en espadas o bastos: juegue triunfos, con rey o sin él.
rule-voltarete-a41 = Triunfos en escalera y mano no segura: juegue de modo que uno suyo quede siempre sobre el mejor de los rivales.
rule-voltarete-a43 = Con muchos triunfos pequeños juéguelos, para que los grandes en contra caigan juntos.
rule-voltarete-a44 = Con pocos triunfos y muchos reyes juegue triunfos, si guarda todos los palos o queda superior en triunfos.
rule-voltarete-a46 = Seis triunfos de Espadilha en copas u oros, o cinco en espadas o bastos, con reyes: dos vueltas, primero pequeño, luego grande; siga si caen divididos.
rule-voltarete-a47 = Con los dos ases negros y el rey, o el as, de triunfo: juegue Espadilha y después ese.
rule-voltarete-a48 = Con triunfos seguidos bajo los mayores juegue el más pequeño: quien tiene los mayores a su derecha suele dejarlo pasar.
rule-voltarete-a49 = Reyes, y ningún triunfo con que sacar: juegue primero los reyes, los menos acompañados antes que los otros.
rule-voltarete-a50 = De rey y dama del mismo palo juegue la menor: el siguiente, aun fallo, puede perdonarla por miedo a cortar el rey de su compañero.
rule-voltarete-a51 = Con triunfos y un solo palo más, sin poder sacar, canse al contrario haciéndole cortar.
rule-voltarete-a52 = Lo que sirve al feito sirve también al contrario que rehúsa la resposta: tiene a ambos en contra.
rule-voltarete-a53 = De las manos jugadas: saque triunfos antes que reyes, eche una perdida antes que cortar donde le pueden recortar, y corte tan alto como haga falta.
rule-voltarete-a55 = Ambos rivales quieren que el feito pierda: el fraco busca la resposta, el forte el codilho.
rule-voltarete-a56 = Sin saber las fuerzas, ayude al forte hasta cuatro bazas, haciendo una por sí.
rule-voltarete-a57 = Si es el fraco y tiene tres bazas seguras, no deje al forte más de tres: bastan para la resposta.
rule-voltarete-a61 = Cargue con sus mayores triunfos las bazas que van al feito, para que gaste los suyos.
rule-voltarete-a64 = Cuando el forte juega triunfo pequeño y el feito es último, meta uno grande en medio, en favor del forte.
rule-voltarete-a66 = Si el feito solo puede tomar el triunfo del forte con uno de sus mejores, déjelo correr.
rule-voltarete-a67 = No junte bazas sin estar seguro de tres; pero recorte al feito mientras la resposta no es segura.
rule-voltarete-a68 = Juegue una carta sola en su palo, o si no del palo más corto.
rule-voltarete-a70 = Juegue lo que falta al compañero cuando él es último: recorta, o hace al feito cortar alto.
rule-voltarete-a73 = Tres bazas a cada uno rara vez se planean; el forte puede jugar como feito, pero ahorra los triunfos de quien le ayuda.
rule-voltarete-a75 = Con muchos reyes juegue triunfos, para que los pequeños no se los corten.
rule-voltarete-a76 = Juegue triunfos si es en ellos superior al feito.
rule-voltarete-a77 = Juegue triunfos pequeños cuando el compañero es último, para que los grandes de él venzan a los del feito.
rule-voltarete-a83 = El feito echa todo menos triunfos y reyes; se guarda la dama del rey si los triunfos se pueden sacar.
rule-voltarete-a84 = La carta sobre la que los otros nada tienen vale por un triunfo.
rule-voltarete-a86 = En respeito o segundo, si vuelve su palo fuerte, guarde también los reyes y compre lo menos que pueda: la geral queda más cerca.
rule-voltarete-a87 = El forte guarda solo triunfos y reyes secos, salvo si la mano ya es buena.
rule-voltarete-a89 = El forte que compra el último ajusta sus descartes a lo que le dejaron, y conserva juntos triunfos y un palo.
rule-voltarete-a90 = El fraco guarda todos los triunfos, y los reyes con compañía pequeña para hurtarse; en lo demás hace fallos.
rule-voltarete-a92 = Contra una geral probable, con triunfos para luchar, compre, y compre muchas.
rule-voltarete-a94 = Contra una geral probable, sin triunfos para luchar, deje al otro casi todas las cartas y compre solo para quedar en fallo de algún palo.
rule-voltarete-a97 = Deje cinco cartas al otro: se supone que tiene cuatro buenas.
rule-voltarete-a98 = Después de una casca compre todo lo que queda, o nada.
rule-voltarete-a102 = Haga jugar hasta el fin las manos que se muestran, o cuente las cartas y busque el renuncio.
rule-voltarete-r91 = Un resultado ya cierto se puede ajustar sin jugar más.
rule-voltarete-r93 = Las pagas se pueden pedir hasta que se acabe de dar la mano siguiente.
rule-voltarete-r135 = Fuera de eso el dueño de una remissa elige si entra ahora o después.

## Truco

rule-truco-a1 = A falta de un tento, abra con falta envido: el envido simple deja a los otros subir a real.
rule-truco-a2 = No arriesgue más de lo que le falta: quien acepta más y pierde lo paga todo.
rule-truco-a3 = Con flor pobre diga “com flor me achico”: ahorra tentos, esconde la mano y, sin oposición, aún gana tres.
rule-truco-a4 = Suba a contra-flor e o resto cuando está fuerte, o para impresionar.
rule-truco-a5 = El truco se puede poner en cualquier carta, hasta en un cuatro: mienta cuando la mesa es débil.
rule-truco-a6 = Muy atrás cerca del fin, la lei do jogo fuerza todo de una vez; contra ella, quien tiene flor sale más barato achicándose.
rule-truco-a7 = Diga “não mato” siempre que no puede ganar: esconde sus puntos.
rule-truco-a8 = Cante solo el total: ni palabra antes, ni suma en voz alta.
rule-truco-a9 = A dos propuestas, nombre primero la que rehúsa; empiece por quero solo si acepta ambas.
rule-truco-a10 = Diga quero antes de subir a retruco o vale quatro.
rule-truco-a14 = Mire las cartas abiertas ante cada uno: muestran lo que salió y prueban los puntos.
rule-truco-a16 = No se vaya sin palabra mientras puede esperar: irse cuesta más que un truco rehusado.
rule-truco-a17 = Contra un truco, con buenos puntos, diga envido antes de responder.
rule-truco-a18 = Con flor, cántela antes de que se responda al envido del compañero, y antes de jugar.
rule-truco-a19 = El mão gana los empates: siendo mão ose más con puntos iguales; más atrás necesita uno más.
rule-truco-a21 = Guarde la prueba: las cartas de una flor o envido cantado no van al monte.
rule-truco-a22 = Quien va atrás no gana la partida por la falta; igual o delante, puede.
rule-truco-r13 = Corta el que está a la izquierda del pé, y deja en la mesa al menos tres cartas.
rule-truco-r48 = A una flor cada rival responde enseguida por sus cartas: con otra flor, o que es buena.
rule-truco-r76 = Quien propuso y tiene flor debe decirlo enseguida, antes de que se canten puntos.

## Minchiate

rule-minchiate-a1 = Con el Mondo o las Trombe, y pocos honores delicados, descarte del palo más largo, y lleve los tarocchi hasta el fin.
rule-minchiate-a2 = Sin las grandes Arie, o con muchos honores delicados, descarte para quedar en fallo de un palo, o del más corto, y pase los honores en sus vueltas.
rule-minchiate-a3 = Empiece por la cartiglia y por sus reyes.
rule-minchiate-a5 = Deshágase de las cartas sueltas con que tendría que responder al contrario, para quedar en fallo y hacer honores siendo último.
rule-minchiate-a6 = La primera y la segunda vuelta de un palo se juegan libremente, antes que nada la de un palo del que solo tiene dos.
rule-minchiate-a9 = Pase con osadía los honores delicados a la primera o segunda vuelta, salvo si un rival ha descartado.
rule-minchiate-a11 = A lo peor envíelos bajo el compañero, si la baza acaba en él y le falta el palo, o si se juegan tarocchi.
rule-minchiate-a15 = Guarde hasta el fin un tarocco alto que cuente, para cubrir al compañero, recobrar un honor suyo o matar uno ajeno.
rule-minchiate-a16 = Cuando empiezan los tarocchi, o el compañero está en fallo, envíele un tarocco alto que cuente: si no lo cubren, él mete debajo un honor delicado.
rule-minchiate-a21 = Por lo demás no tome: húrtese con un tarocco menor y deje la salida a los rivales, para que los suyos jueguen los últimos.
rule-minchiate-a22 = Tome con todo cuando tiene honores que hacer, sobre todo delicados; o cubra al compañero, si la salida quedara en él.
rule-minchiate-r28 = El Matto se puede dar a cualquier baza, téngase lo que se tenga, y nunca es obligado.

## Yukon

rule-yukon-a1 = Gane cuantas bazas pueda, sobre todo las que llevan las cartas de más puntos.
rule-yukon-a2 = No abra las primeras bazas con cartas altas.
rule-yukon-r9 = Quien gana recoge las cartas de la baza y las pone boca abajo a su lado.

## Grand

rule-grand-a1 = Elija el juego por el valor de sus cartas y por el límite de puntos de cada juego.
rule-grand-a2 = En Whist y Grand gane cuantas bazas pueda: los apostadores las que la apuesta pide, los otros las que la rompen.
rule-grand-a3 = En Copas evite sobre todo las bazas con copas.
rule-grand-a4 = En Eucre busque tres, cuatro o cinco bazas, según la apuesta.
rule-grand-a5 = En Copas, cuando no puede servir al palo, eche primero copas.
rule-grand-a8 = Apueste 25 para Eucre solo si puede hacer las cinco solo, con una carta del compañero.
rule-grand-a9 = La apuesta que falla cuesta dos veces: los puntos, y diez más en la cuenta final.
rule-grand-r14 = Quien gana la baza sale a la siguiente.

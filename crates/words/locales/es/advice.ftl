# Los consejos de los libros, y las pocas reglas además de ellos, que el preceptor da por razón. El id se hace del número:
# `voltarete A39` es rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Pida licença con tres bazas seguras en triunfos: lo que compra trae dos más como máximo.
rule-voltarete-a2 = Puede arriesgar más: un rey guardado suele hacer una baza, y cuatro bazas ganan si los otros reparten las suyas en tres y dos.
rule-voltarete-a3 = El libro da las manos más flojas para licença en cada clase de palo. Compare la suya con ellas.
rule-voltarete-a6 = El libro da las manos más flojas para só. Un fallo cuenta como una baza, fallando con un triunfo pequeño.
rule-voltarete-a9 = El mão juega pronto sus reyes, antes de que los rivales se deshagan de ese palo en otras bazas.
rule-voltarete-a10 = El pé juega en último lugar: sus damas y valetes pueden valer como reyes.
rule-voltarete-a11 = No salga de triunfo hacia el pé, salvo que los suyos sean tan buenos como los de él; deje que lo haga otro.
rule-voltarete-a15 = Para el segundo convienen reyes, Manilhas o cartas altas en varios palos y un as negro, para que cualquier carta descubierta deje de cuatro a seis cartas buenas.
rule-voltarete-a16 = Puede abandonar la casca sin codilho; deja menos triunfos en contra y no dice nada a los otros de los suyos.
rule-voltarete-a17 = Contra la casca: ocho o nueve cartas nuevas rara vez traen un palo. Espere cuatro o cinco del mismo, con reyes.
rule-voltarete-a18 = Vaya a la casca con dos palos: puede encontrar el que falta, o tres o cuatro cartas más de los suyos.
rule-voltarete-a19 = Vaya a la casca con una mano muy mala: las cartas buenas están entonces en el monte.
rule-voltarete-a22 = Con cuatro jugadores, el último en hablar debe en general defender el bolo yendo a la casca. Con un bolo grande y pocas opciones sale más barato dejar jugar al cuarto, que es fuerte: guarda las nueve mejores de trece.
rule-voltarete-a25 = Cuanto menor el bolo, menos arriesga un respeito.
rule-voltarete-a26 = Juegue respeito con un bolo pequeño y un palo, sobre todo copas, que daría geral si saliera descubierto.
rule-voltarete-a27 = Juegue respeito con un rey, una Manilha o cartas altas en palos distintos, para que cualquier carta descubierta ayude.
rule-voltarete-a28 = Juegue respeito cuando ni só ni licença son seguros, sobre todo con un bolo pequeño. Haga otra cosa solo si tiene que superar a alguien.
rule-voltarete-a29 = Juegue só cuando la victoria es segura o casi; para superar a otro basta menos.
rule-voltarete-a31 = Declare el geral solo si es seguro, o mucho más probable que improbable.
rule-voltarete-a32 = Con una carta que puede perder, las probabilidades son de dos a uno contra el geral: cada rival guarda su palo.
rule-voltarete-a33 = No declare geral sin seis triunfos, con cuatro matadores en copas u ouros, o tres en espadas o páos, y el resto seguro.
rule-voltarete-a39 = Seis triunfos con Espadilha y Manilha en copas u ouros: salga de triunfo si tiene además un rey.
rule-voltarete-a40 = Seis triunfos con Espadilha y Manilha en espadas o páos: salga de triunfo, con rey o sin él.
rule-voltarete-a41 = Con huecos entre sus triunfos y una mano poco segura, juegue de modo que uno suyo quede siempre por encima del mejor de los rivales.
rule-voltarete-a43 = Con muchos triunfos pequeños juéguelos, para que los grandes en contra caigan juntos.
rule-voltarete-a44 = Con pocos triunfos y muchos reyes, salga de triunfo si guarda todos los palos o sigue siendo más fuerte en triunfos.
rule-voltarete-a46 = Seis triunfos con Espadilha en copas u ouros, o cinco en espadas o páos, con reyes: juegue dos vueltas de triunfos, primero uno pequeño, luego uno grande. Siga si caen repartidos.
rule-voltarete-a47 = Con los dos ases negros y el rey, o el as, de triunfo: juegue Espadilha y después ese.
rule-voltarete-a48 = Con triunfos seguidos por debajo de los mayores, juegue el más pequeño: quien tiene los mayores a su derecha suele dejarlo pasar.
rule-voltarete-a49 = Con reyes y sin triunfos para sacar los de los otros, juegue primero los reyes, empezando por el palo más corto.
rule-voltarete-a50 = De rey y dama, o rey, dama y valete, del mismo palo, juegue la más baja: el siguiente, aun sin el palo, puede no fallarla por miedo a fallar el rey de su compañero.
rule-voltarete-a51 = Con triunfos y un solo palo más, sin poder sacar triunfos, canse al rival haciéndole fallar.
rule-voltarete-a52 = Los mismos consejos sirven al rival que niega la reposta: también él tiene a los otros dos en contra.
rule-voltarete-a53 = De las manos del libro: saque triunfos antes de jugar los reyes, eche una carta perdedora antes que fallar donde le pueden contrafallar, y falle tan alto como haga falta.
rule-voltarete-a55 = Los dos rivales quieren que el feito pierda: el fraco, el más débil, juega para la reposta; el forte, para el codilho.
rule-voltarete-a56 = Mientras no conozca la fuerza de los otros, ayude al forte a hacer cuatro bazas, y haga usted una.
rule-voltarete-a57 = Si es el fraco y tiene tres bazas seguras, no deje al forte más de tres: bastan para la reposta.
rule-voltarete-a61 = Ponga sus triunfos más altos en las bazas que van al feito, para que gaste los suyos.
rule-voltarete-a64 = Cuando el forte sale con un triunfo pequeño y el feito juega en último lugar, ponga uno grande en medio para ayudar al forte.
rule-voltarete-a66 = Si el feito solo puede tomar el triunfo del forte con uno de sus mejores, déjelo correr.
rule-voltarete-a67 = No junte bazas sin tener tres seguras; pero contrafalle al feito mientras la reposta no esté segura.
rule-voltarete-a68 = Salga con una carta sola en su palo, o si no, del palo más corto.
rule-voltarete-a70 = Salga del palo que le falta a su compañero cuando él juega en último lugar: contrafalla, u obliga al feito a fallar alto.
rule-voltarete-a73 = Tres bazas para cada uno rara vez se planean. El forte puede jugar como un feito, pero debe ahorrar los triunfos de quien le ayuda.
rule-voltarete-a75 = Con muchos reyes, salga de triunfo, para que no se los fallen con triunfos pequeños.
rule-voltarete-a76 = Salga de triunfo si es más fuerte en ellos que el feito.
rule-voltarete-a77 = Salga con triunfos pequeños cuando su compañero juega en último lugar, para que los grandes de él ganen a los del feito.
rule-voltarete-a83 = El feito descarta todo menos triunfos y reyes, y guarda la dama junto a su rey si puede sacar los triunfos.
rule-voltarete-a84 = Una carta que nada en las otras manos puede superar vale como un triunfo.
rule-voltarete-a86 = En respeito o segundo, si sale descubierto su palo fuerte, guarde también los reyes y compre lo menos que pueda: el geral está cerca.
rule-voltarete-a87 = El forte guarda solo triunfos y reyes solos, salvo que la mano ya sea buena.
rule-voltarete-a89 = El forte que compra en último lugar descarta según lo que le dejaron, y guarda triunfos y un solo palo.
rule-voltarete-a90 = El fraco guarda todos los triunfos, y los reyes con cartas pequeñas de su palo para esquivar; por lo demás, procura quedarse fallo.
rule-voltarete-a92 = Contra un geral probable, si tiene triunfos para luchar, compre, y compre muchas.
rule-voltarete-a94 = Contra un geral probable, sin triunfos para luchar, deje al otro casi todas las cartas y compre solo para quedarse sin algún palo.
rule-voltarete-a97 = Deje cinco cartas al otro rival, que probablemente tiene cuatro buenas.
rule-voltarete-a98 = Después de una casca compre todo lo que queda, o nada.
rule-voltarete-a102 = Cuando alguien tiende las cartas, haga que se juegue hasta el final, o cuente las cartas y busque un renuncio.
rule-voltarete-r91 = Un resultado ya seguro se puede liquidar sin jugar más.
rule-voltarete-r93 = Las pagas se pueden pedir hasta que se acabe de dar la mano siguiente.
rule-voltarete-r135 = En los demás casos, quien debe una reposta elige si la paga ahora o la deja como remissa.

## Truco

rule-truco-a1 = Si le falta un tento, abra con falta envido: el envido simple deja a los otros subir a real.
rule-truco-a2 = No arriesgue más de lo que le falta: si acepta más y pierde, lo paga todo.
rule-truco-a3 = Con flor pobre diga «com flor me achico»: ahorra tentos, esconde la mano y, sin oposición, aún gana tres.
rule-truco-a4 = Suba a contra-flor e o resto cuando está fuerte, o para impresionar.
rule-truco-a5 = Puede pedir truco sobre cualquier carta, hasta un cuatro: farolee cuando la mesa es débil.
rule-truco-a6 = Muy atrás y cerca del final, la lei do jogo lo apuesta todo de una vez. Contra ella, quien tiene flor sale más barato achicándose.
rule-truco-a7 = Diga «não mato» siempre que no puede ganar: esconde sus puntos.
rule-truco-a8 = Cante solo el total: ni palabra antes, ni suma en voz alta.
rule-truco-a9 = A dos propuestas, nombre primero la que rechaza; empiece por quero solo si acepta ambas.
rule-truco-a10 = Diga quero antes de subir a retruco o vale quatro.
rule-truco-a14 = Mire las cartas abiertas ante cada uno: muestran lo que salió y prueban los puntos.
rule-truco-a16 = No se vaya sin decir nada mientras pueda esperar: irse cuesta más que un truco rechazado.
rule-truco-a17 = Contra un truco, con buenos puntos, diga envido antes de responder.
rule-truco-a18 = Con flor, cántela antes de que se responda al envido del compañero, y antes de jugar.
rule-truco-a19 = El mão gana los empates. Si es mão, arriesgue más con puntos iguales; más atrás necesita uno más.
rule-truco-a21 = Guarde la prueba: las cartas de una flor o envido cantado no van al monte.
rule-truco-a22 = Quien va atrás no gana la partida por la falta; igual o delante, puede.
rule-truco-r13 = Corta quien está a la izquierda del pé, y deja en la mesa al menos tres cartas.
rule-truco-r48 = A una flor cada rival responde enseguida por sus cartas: con otra flor, o diciendo que es buena.
rule-truco-r76 = Quien propuso la lei do jogo y tiene flor debe decirlo enseguida, antes de que se canten puntos.

## Minchiate

rule-minchiate-a1 = Con el Mondo o las Trombe y pocos honores delicados, descarte del palo más largo y guarde los tarocchi para el final.
rule-minchiate-a2 = Sin las Arie más altas, o con muchos honores delicados, descarte del palo más corto, o hasta quedarse sin él, para pasar honores cuando se juegue.
rule-minchiate-a3 = Empiece por la cartiglia, los cuatro palos, y por sus reyes.
rule-minchiate-a5 = Deshágase de las cartas sueltas con que tendría que servir a los rivales. Sin ese palo, puede salvar honores cuando juega en último lugar.
rule-minchiate-a6 = La primera y la segunda vuelta de un palo se juegan libremente. Empiece por un palo del que solo tiene dos cartas.
rule-minchiate-a9 = Pase sin miedo los honores delicados en la primera o segunda vuelta de un palo, salvo que un rival haya descartado de él.
rule-minchiate-a11 = En el peor caso, juéguelos en una baza de su compañero: cuando él juega en último lugar y no tiene el palo, o cuando se juegan tarocchi.
rule-minchiate-a15 = Guarde hasta el final un tarocco alto que cuente, para cubrir a su compañero, recuperar un honor suyo o matar uno de los rivales.
rule-minchiate-a16 = Cuando empiezan los tarocchi, o su compañero no tiene el palo, juegue un tarocco alto que cuente: si nadie lo cubre, él pone debajo un honor delicado.
rule-minchiate-a21 = Por lo demás no haga la baza: esquive con un tarocco más bajo y deje la salida a los rivales, para que su bando juegue en último lugar.
rule-minchiate-a22 = Gane la baza de todos modos si tiene honores que salvar, sobre todo delicados; o si la salida fuera a quedar en su compañero: entonces, cúbralo.
rule-minchiate-r28 = Puede jugar el Matto en cualquier baza, tenga lo que tenga, y no está obligado a jugarlo.

## Yukon

rule-yukon-a1 = Gane cuantas bazas pueda, sobre todo las que llevan las cartas de más puntos.
rule-yukon-a2 = No abra las primeras bazas con cartas altas.
rule-yukon-r9 = Quien gana recoge las cartas de la baza y las pone boca abajo a su lado.

## Grand

rule-grand-a1 = Elija el juego por el valor de sus cartas y por el límite de puntos de cada juego.
rule-grand-a2 = En Whist y Grand gane cuantas bazas pueda: los apostadores necesitan las de su apuesta, los otros las que la derrotan.
rule-grand-a3 = En Copas evite sobre todo las bazas con corazones.
rule-grand-a4 = En Eucre busque tres, cuatro o cinco bazas, según la apuesta.
rule-grand-a5 = En Copas, cuando no pueda servir al palo, eche primero corazones.
rule-grand-a8 = Apueste 25 para Eucre solo si puede hacer las cinco bazas sin compañero, con una carta de él.
rule-grand-a9 = La apuesta que falla cuesta dos veces: los puntos, y diez más en el recuento final.
rule-grand-r14 = Quien gana la baza sale a la siguiente.

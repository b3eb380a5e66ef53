# Los consejos de los libros, y las pocas reglas además de ellos, que el preceptor da por razón. El id se hace del número:
# `voltarete A39` es rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Pida licença con tres bazas seguras en triunfos: las cartas que compra traen dos más como máximo.
rule-voltarete-a2 = Puede arriesgar más: un rey que usted guarda suele hacer una baza, y cuatro bazas ganan si los otros reparten las suyas en tres y dos.
rule-voltarete-a3 = El libro muestra las manos más flojas que bastan para licença en cada clase de palo. Compare la suya con ellas.
rule-voltarete-a6 = El libro muestra las manos más flojas que bastan para só. Un fallo cuenta como una baza, ganada con un triunfo pequeño.
rule-voltarete-a9 = El mão juega pronto sus reyes, antes de que los rivales se deshagan de ese palo en otras bazas.
rule-voltarete-a10 = El pé juega en último lugar: sus damas y valetes pueden valer tanto como reyes.
rule-voltarete-a11 = No salga de triunfo hacia el pé, salvo que sus triunfos sean tan buenos como los de él; deje que salga otro.
rule-voltarete-a15 = Para el segundo conviene tener reyes, Manilhas o cartas altas en varios palos y un as negro, para que cualquier carta que se vuelva le deje de cuatro a seis cartas buenas.
rule-voltarete-a16 = Usted puede abandonar una casca sin perder por codilho. La casca deja menos triunfos en su contra y no dice nada a los otros sobre los suyos.
rule-voltarete-a17 = Contra la casca: ocho o nueve cartas nuevas rara vez son todas de un palo. Espere cuatro o cinco del mismo, con reyes.
rule-voltarete-a18 = Vaya a la casca con dos palos: puede encontrar el que falta, o tres o cuatro cartas más de los suyos.
rule-voltarete-a19 = Vaya a la casca con una mano muy mala: las cartas buenas están entonces en el monte.
rule-voltarete-a22 = Con cuatro jugadores, el último en hablar debe en general defender el bolo yendo a la casca. Con un bolo grande y pocas opciones sale más barato dejar jugar al cuarto, aunque sea fuerte: guarda las nueve mejores de trece cartas.
rule-voltarete-a25 = Cuanto menor es el bolo, menos arriesga un respeito.
rule-voltarete-a26 = Apueste respeito cuando el bolo es pequeño y uno de sus palos, sobre todo copas, daría un geral si se volviera.
rule-voltarete-a27 = Apueste respeito con un rey, una Manilha o cartas altas en palos distintos, para que cualquier carta que se vuelva ayude.
rule-voltarete-a28 = Apueste respeito cuando ni só ni licença son seguros, sobre todo con un bolo pequeño. Solo haga otra cosa si tiene que superar a alguien.
rule-voltarete-a29 = Apueste só cuando está seguro de ganar, o casi. Para superar a otro, basta menos.
rule-voltarete-a31 = Declare el geral solo si es seguro, o mucho más probable que improbable.
rule-voltarete-a32 = Con una carta que puede perder, las probabilidades son de dos a uno contra el geral: cada rival guarda su palo.
rule-voltarete-a33 = No declare un geral sin seis triunfos, con cuatro matadores en copas u ouros, o tres en espadas o páos, y ninguna carta floja entre las demás.
rule-voltarete-a39 = Con seis triunfos, Espadilha y Manilha entre ellos, en copas u ouros: salga de triunfo si tiene además un rey.
rule-voltarete-a40 = Con seis triunfos, Espadilha y Manilha entre ellos, en espadas o páos: salga de triunfo, con rey o sin él.
rule-voltarete-a41 = Con huecos entre sus triunfos y una mano poco segura, juegue de modo que un triunfo suyo quede siempre por encima del mejor de los rivales.
rule-voltarete-a43 = Con muchos triunfos pequeños, salga con ellos: los grandes que están en su contra caen juntos.
rule-voltarete-a44 = Con pocos triunfos y muchos reyes, salga de triunfo si guarda todos los palos o sigue siendo más fuerte en triunfos.
rule-voltarete-a46 = Con seis triunfos y la Espadilha en copas u ouros, o cinco en espadas o páos, y reyes: salga dos veces de triunfo, primero uno pequeño, luego uno grande. Siga si los de los otros caen por igual.
rule-voltarete-a47 = Con los dos ases negros y el rey, o el as, de triunfo: salga con la Espadilha y después con esa carta.
rule-voltarete-a48 = Con triunfos seguidos por debajo de los mayores, salga con el más pequeño: quien tiene los mayores, a su derecha, suele dejarlo pasar.
rule-voltarete-a49 = Con reyes y sin triunfos para sacar los de los otros, juegue primero los reyes, empezando por el palo más corto.
rule-voltarete-a50 = De rey y dama, o rey, dama y valete, del mismo palo, salga con la más baja: el siguiente, aun sin el palo, puede no fallarla por miedo a fallar el rey de su compañero.
rule-voltarete-a51 = Con triunfos y un solo palo más, sin poder sacar triunfos, canse al rival haciéndole fallar.
rule-voltarete-a52 = Lo que ayuda al feito ayuda también al rival que niega la reposta: cada uno tiene a dos en contra.
rule-voltarete-a53 = De las manos del libro se aprende: saque triunfos antes de jugar los reyes, eche una carta perdida antes que fallar donde le pueden contrafallar, y falle tan alto como haga falta.
rule-voltarete-a55 = Los dos rivales quieren que el feito pierda: el fraco, el más débil, juega para la reposta; el forte, para el codilho.
rule-voltarete-a56 = Mientras no conozca la fuerza de los otros, ayude al forte a hacer cuatro bazas, y haga usted una.
rule-voltarete-a57 = Si usted es el fraco y tiene tres bazas seguras, no deje al forte más de tres: eso basta para la reposta.
rule-voltarete-a61 = Ponga sus triunfos más altos en las bazas que van al feito, para que gaste los suyos.
rule-voltarete-a64 = Cuando el forte sale con un triunfo pequeño y el feito juega en último lugar, ponga uno grande en medio para ayudar al forte.
rule-voltarete-a66 = Si el feito solo puede ganar el triunfo del forte con uno de sus mejores, déjelo correr.
rule-voltarete-a67 = No junte bazas sin tener tres seguras; pero contrafalle al feito mientras la reposta no esté segura.
rule-voltarete-a68 = Salga con una carta que está sola en su palo o, si no, de su palo más corto.
rule-voltarete-a70 = Salga del palo que le falta a su compañero cuando él juega en último lugar: contrafalla, u obliga al feito a fallar alto.
rule-voltarete-a73 = Tres bazas para cada uno rara vez se planean. El forte puede jugar como un feito, pero debe ahorrar los triunfos de quien le ayuda.
rule-voltarete-a75 = Con muchos reyes, salga de triunfo, para que los triunfos pequeños no fallen los reyes.
rule-voltarete-a76 = Salga de triunfo si es más fuerte en triunfos que el feito.
rule-voltarete-a77 = Salga con triunfos pequeños cuando su compañero juega en último lugar, para que los grandes de él ganen a los del feito.
rule-voltarete-a83 = El feito descarta todo menos triunfos y reyes, y guarda la dama junto a su rey si puede sacar los triunfos.
rule-voltarete-a84 = Una carta que ninguna de las otras manos puede superar vale tanto como un triunfo.
rule-voltarete-a86 = En respeito o segundo, si se vuelve su palo fuerte, guarde también los reyes y compre lo menos que pueda: el geral está cerca.
rule-voltarete-a87 = El forte guarda solo triunfos y reyes sin compañía, salvo que la mano ya sea buena.
rule-voltarete-a89 = El forte que compra en último lugar descarta según las cartas que quedan, y guarda triunfos y un solo palo.
rule-voltarete-a90 = El fraco guarda todos los triunfos, y los reyes con cartas pequeñas de su palo para esquivar; por lo demás, procura quedarse sin algún palo.
rule-voltarete-a92 = Contra un geral probable, si tiene triunfos para luchar, compre, y compre muchas.
rule-voltarete-a94 = Contra un geral probable, sin triunfos para luchar, deje casi todas las cartas al otro rival y compre solo para quedarse sin algún palo.
rule-voltarete-a97 = Deje cinco cartas al otro rival, que probablemente tiene cuatro buenas.
rule-voltarete-a98 = Después de una casca compre todo lo que queda, o nada.
rule-voltarete-a102 = Cuando alguien tiende las cartas, haga que se juegue hasta el final, o cuente las cartas y busque un renuncio.
rule-voltarete-r91 = Cuando el resultado es seguro, la mano puede pagarse sin seguir jugando.
rule-voltarete-r93 = Las pagas se pueden pedir hasta que se acabe de dar la mano siguiente.
rule-voltarete-r135 = En los demás casos, quien debe una reposta elige si la paga ahora o la deja como remissa.

## Truco

rule-truco-a1 = Si le falta un tento, abra con falta envido: un envido simple deja a los otros subir a real.
rule-truco-a2 = No apueste más de lo que le falta: si acepta más y pierde, lo paga todo.
rule-truco-a3 = Con una flor pobre, diga «com flor me achico»: ahorra tentos, esconde la mano y, sin oposición, aún gana tres.
rule-truco-a4 = Suba a contra-flor e o resto cuando está fuerte, o para impresionar.
rule-truco-a5 = Puede pedir truco sobre cualquier carta, hasta un cuatro: farolee cuando la mesa está floja.
rule-truco-a6 = Si va muy atrás y cerca del final, la lei do jogo lo apuesta todo de una vez. Contra ella, quien tiene flor sale más barato achicándose.
rule-truco-a7 = Diga «não mato» siempre que no pueda ganar: así esconde sus puntos.
rule-truco-a8 = Cante solo el total: ni palabra antes, ni suma en voz alta.
rule-truco-a9 = Al responder a dos propuestas, diga primero la que rechaza. Solo empiece por «quero» si acepta las dos.
rule-truco-a10 = Diga «quero» antes de subir a retruco o vale quatro.
rule-truco-a14 = Mire las cartas abiertas delante de cada uno: muestran lo que ya salió y prueban los puntos.
rule-truco-a16 = No se vaya sin decir nada mientras pueda esperar: irse cuesta más que rechazar un truco.
rule-truco-a17 = Contra un truco, si tiene buenos puntos, diga envido antes de responder.
rule-truco-a18 = Si tiene flor, cántela antes de que alguien responda al envido de su compañero, y antes de jugar.
rule-truco-a19 = El mão gana los empates. Como mão, arriesgue más con puntos iguales; más atrás, necesita un punto más.
rule-truco-a21 = Guarde la prueba: las cartas de una flor o de un envido cantado no van al monte.
rule-truco-a22 = Quien va atrás no puede ganar la partida con la falta. Empatado o delante, puede.
rule-truco-r13 = Quien corta es el jugador a la izquierda del pé, y deja en la mesa al menos tres cartas.
rule-truco-r48 = Cuando se canta una flor, cada rival responde al momento por sus cartas: con otra flor, o con «é boa».
rule-truco-r76 = Quien propuso la lei do jogo y tiene flor debe decirlo al momento, antes de que se canten los puntos.

## Minchiate

rule-minchiate-a1 = Con el Mondo o las Trombe y pocos honores delicados, descarte de su palo más largo y guarde los tarocchi para el final.
rule-minchiate-a2 = Sin las Arie más altas, o con muchos honores delicados, descarte del palo más corto, o hasta quedarse sin él, para pasar honores cuando se juegue.
rule-minchiate-a3 = Empiece por la cartiglia, los cuatro palos, y por sus reyes.
rule-minchiate-a5 = Deshágase de las cartas sueltas que le obligarían a servir a las salidas de los rivales. Sin el palo, puede salvar honores cuando juega en último lugar.
rule-minchiate-a6 = Las dos primeras veces que sale un palo, puede jugar sin miedo. Empiece por un palo del que solo tiene dos cartas.
rule-minchiate-a9 = Pase sin miedo los honores delicados la primera o la segunda vez que sale un palo, salvo que un rival haya descartado de él.
rule-minchiate-a11 = En el peor caso, juegue los honores delicados en una baza que va a ganar su compañero: cuando él juega en último lugar y no tiene el palo, o cuando se sale de tarocchi.
rule-minchiate-a15 = Guarde hasta el final un tarocco alto que cuente, para cubrir a su compañero, recuperar un honor suyo o matar uno de los rivales.
rule-minchiate-a16 = Cuando empiezan los tarocchi, o su compañero no tiene el palo, juegue un tarocco alto que cuente: si nadie lo cubre, él pone debajo un honor delicado.
rule-minchiate-a21 = En general, no haga una baza de tarocchi: esquive con un tarocco más bajo y deje la salida a los rivales, para que su bando juegue en último lugar.
rule-minchiate-a22 = Gane una baza que normalmente dejaría pasar si tiene honores que salvar, sobre todo delicados; o cubra la carta de su compañero, si la salida fuera a quedar en él.
rule-minchiate-r28 = Usted puede jugar el Matto en cualquier baza, tenga lo que tenga, y no está obligado a jugarlo.

## Yukon

rule-yukon-a1 = Gane cuantas bazas pueda, sobre todo las que valen más puntos.
rule-yukon-a2 = No salga con cartas altas en las primeras bazas.
rule-yukon-r9 = Quien gana recoge las cartas de la baza y las deja boca abajo.

## Grand

rule-grand-a1 = Elija el juego por el valor de sus cartas y por el límite de puntos de cada juego.
rule-grand-a2 = En Whist y Grand, gane cuantas bazas pueda: los apostadores necesitan las que pide su apuesta; los otros, las que la derrotan.
rule-grand-a3 = En Copas evite sobre todo las bazas con corazones.
rule-grand-a4 = En Eucre busque tres, cuatro o cinco bazas, según la apuesta.
rule-grand-a5 = En Copas, cuando no pueda servir al palo, eche primero corazones.
rule-grand-a8 = Solo apueste 25 para Eucre si puede hacer las cinco bazas sin su compañero, con una carta de él.
rule-grand-a9 = Una apuesta que falla cuesta dos veces: sus puntos, y diez más en el recuento final.
rule-grand-r14 = Quien gana una baza sale a la siguiente.

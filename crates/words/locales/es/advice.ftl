# Los consejos de los libros, y las pocas reglas además de ellos, que el preceptor da por razón. El id se hace del número:
# `voltarete A39` es rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Pida licença con tres bazas seguras en triunfos: las cartas que compra traen dos más como máximo.
rule-voltarete-a2 = Puede arriesgar más: un rey que se guarda suele hacer una baza, y cuatro bazas ganan si los otros se reparten las suyas en tres y dos.
rule-voltarete-a3 = El libro da las manos más flojas que bastan para licença en cada clase de palo. Compare la suya con ellas.
rule-voltarete-a6 = El libro da las manos más flojas que bastan para só. Un fallo cuenta como una baza, que se gana con un triunfo pequeño.
rule-voltarete-a9 = El mão juega pronto sus reyes, antes de que los rivales se descarten de ese palo en otras bazas.
rule-voltarete-a10 = El pé juega el último: sus damas y valetes pueden llegar a valer tanto como reyes.
rule-voltarete-a11 = No salga de triunfo hacia el pé, salvo que sus triunfos sean tan buenos como los de él; deje que salga otro.
rule-voltarete-a15 = Para un segundo conviene tener reyes, Manilhas o cartas altas en varios palos y un as negro, para que cualquier carta que se vuelva le deje de cuatro a seis cartas buenas.
rule-voltarete-a16 = Una casca puede abandonarse sin codilho. Deja menos triunfos en su contra y no dice nada a los otros sobre los de usted.
rule-voltarete-a17 = Contra una casca: ocho o nueve cartas nuevas rara vez son todas de un palo. Confíe en tener cuatro o cinco de uno, con reyes.
rule-voltarete-a18 = Vaya a la casca con dos palos: puede encontrar el que falta, o tres o cuatro cartas más de los suyos.
rule-voltarete-a19 = Vaya a la casca con una mano muy mala: las cartas buenas están entonces en el monte.
rule-voltarete-a22 = Con cuatro jugadores, el último en hablar debe por lo común defender el bolo yendo a la casca. Con un bolo grande y pocas posibilidades, sale más barato dejar jugar al cuarto, aunque sea fuerte: se queda con las nueve mejores de trece cartas.
rule-voltarete-a25 = Cuanto menor es el bolo, menos se arriesga con un respeito.
rule-voltarete-a26 = Apueste respeito cuando el bolo es pequeño y uno de sus palos, sobre todo copas, daría un geral si se volviera.
rule-voltarete-a27 = Apueste respeito con un rey, una Manilha o cartas altas en palos distintos, para que cualquier carta que se vuelva ayude.
rule-voltarete-a28 = Apueste respeito cuando ni só ni licença son seguros, sobre todo con un bolo pequeño. Haga otra cosa solo si debe superar a otro.
rule-voltarete-a29 = Juegue só cuando está seguro de ganar, o casi. Para superar a otro, basta con menos.
rule-voltarete-a31 = Declare el geral solo si es seguro, o mucho más probable que lo contrario.
rule-voltarete-a32 = Con una carta que puede perder, las probabilidades son de dos a uno contra el geral: cada rival guarda un palo distinto.
rule-voltarete-a33 = No declare un geral sin seis triunfos, con cuatro matadores en un palo rojo o tres en uno negro, y sin ninguna carta perdedora entre las demás.
rule-voltarete-a39 = Con seis triunfos en un palo rojo, entre ellos Espadilha y Manilha, salga de triunfo si tiene además un rey.
rule-voltarete-a40 = Con seis triunfos en un palo negro, entre ellos Espadilha y Manilha, salga de triunfo, con rey o sin él.
rule-voltarete-a41 = Si hay huecos entre sus triunfos y la mano no es segura, salga de modo que uno de los suyos quede siempre por encima del mejor de los rivales.
rule-voltarete-a43 = Con muchos triunfos pequeños, salga con ellos: los grandes que están en su contra caen juntos.
rule-voltarete-a44 = Con pocos triunfos y muchos reyes, salga de triunfo si tiene guardados todos los palos o sigue siendo el más fuerte en triunfos.
rule-voltarete-a46 = Con reyes y seis triunfos con la Espadilha en un palo rojo, o cinco en uno negro, salga dos veces de triunfo: primero con uno pequeño y después con uno grande. Siga si los de los otros caen por igual.
rule-voltarete-a47 = Con los dos ases negros y el rey, o el as, de triunfo, salga con la Espadilha y después con esa carta.
rule-voltarete-a48 = Si tiene triunfos seguidos por debajo de los más altos, salga con el más pequeño: el rival de su derecha que tiene los más altos suele dejarlo pasar.
rule-voltarete-a49 = Si tiene reyes y no tiene triunfos para sacar los de los otros, salga primero con los reyes, empezando por el palo más corto.
rule-voltarete-a50 = Con rey y dama de un palo, o rey, dama y valete, salga con la más baja: el siguiente, aunque esté fallo, puede no fallarla por miedo a fallar el rey de su compañero.
rule-voltarete-a51 = Si tiene triunfos y un solo palo más, y no puede sacar los triunfos, canse al rival obligándole a fallar.
rule-voltarete-a52 = Lo que ayuda al feito ayuda también al rival que niega la reposta: cada uno tiene a dos en contra.
rule-voltarete-a53 = De las manos del libro: saque los triunfos antes de jugar los reyes, eche una carta perdedora antes que fallar donde pueden contrafallarle, y falle tan alto como haga falta.
rule-voltarete-a55 = Los dos rivales quieren que pierda el feito: el fraco, el más débil, juega para la reposta; el forte, el más fuerte, para el codilho.
rule-voltarete-a56 = Mientras no sepa lo fuertes que son los otros, ayude al forte a hacer cuatro bazas y haga usted una.
rule-voltarete-a57 = Si usted es el fraco y tiene seguras tres bazas, no deje al forte más de tres: eso basta para la reposta.
rule-voltarete-a61 = Ponga sus triunfos más altos en las bazas que van al feito, para que este gaste los suyos.
rule-voltarete-a64 = Cuando el forte sale con un triunfo pequeño y el feito juega el último, ayude al forte poniendo entre los dos uno grande.
rule-voltarete-a66 = Si el feito solo puede ganar el triunfo del forte con uno de los mejores que tiene, deje pasar la baza.
rule-voltarete-a67 = No junte bazas si no tiene seguras tres, pero contrafalle al feito mientras la reposta no esté segura.
rule-voltarete-a68 = Salga con una carta que esté sola en su palo o, si no la tiene, de su palo más corto.
rule-voltarete-a70 = Salga de un palo al que esté fallo su compañero cuando él juega el último: contrafalla, u obliga al feito a fallar alto.
rule-voltarete-a73 = Tres bazas para cada uno rara vez se consiguen a propósito. El forte puede jugar como un feito, pero debería ahorrar los triunfos de quien le ayuda.
rule-voltarete-a75 = Con muchos reyes, salga de triunfo, para que los triunfos pequeños no se lleven los reyes.
rule-voltarete-a76 = Salga de triunfo si es más fuerte en triunfos que el feito.
rule-voltarete-a77 = Salga con triunfos pequeños cuando su compañero juega el último, para que los grandes de él ganen a los del feito.
rule-voltarete-a83 = El feito descarta todo menos triunfos y reyes, y guarda una dama junto a su rey si puede sacar los triunfos.
rule-voltarete-a84 = Una carta a la que no puede ganar ninguna de las otras manos vale tanto como un triunfo.
rule-voltarete-a86 = En respeito o en segundo, si se vuelve su palo fuerte, guarde también los reyes y compre lo menos posible: el geral está a su alcance.
rule-voltarete-a87 = El forte guarda solo triunfos y reyes solos, salvo que la mano ya sea buena.
rule-voltarete-a89 = El forte que compra el último descarta según las cartas que quedan, y guarda los triunfos y un solo palo.
rule-voltarete-a90 = El fraco guarda todos los triunfos, y los reyes con cartas pequeñas del palo para dejar pasar bazas; por lo demás, procura quedarse fallo a algún palo.
rule-voltarete-a92 = Contra un geral probable, si tiene triunfos para luchar, compre, y compre mucho.
rule-voltarete-a94 = Contra un geral probable, si no tiene triunfos para luchar, deje casi todas las cartas al otro rival y compre solo para quedarse fallo a algún palo.
rule-voltarete-a97 = Deje cinco cartas al otro rival, que probablemente tiene cuatro buenas.
rule-voltarete-a98 = Después de una casca, compre todas las cartas que quedan o ninguna.
rule-voltarete-a102 = Cuando alguien tiende sus cartas, haga que la mano se juegue hasta el final, o cuente las cartas y busque un renuncio.
rule-voltarete-r91 = Cuando el resultado es seguro, la mano puede pagarse sin seguir jugando.
rule-voltarete-r93 = Las pagas pueden pedirse hasta que acabe el reparto de la mano siguiente.
rule-voltarete-r135 = En todos los demás casos, el jugador que debe una reposta elige entre pagarla ahora y dejarla como remissa.

## Truco

rule-truco-a1 = Si le falta un tento, abra con falta envido: un envido simple deja que los otros suban a real envido.
rule-truco-a2 = No apueste más de lo que le falta: si acepta más y pierde, lo paga todo.
rule-truco-a3 = Con una flor pobre, diga «com flor me achico»: ahorra tentos, esconde sus cartas y, si nadie se opone, aún gana tres.
rule-truco-a4 = Suba a contra-flor e o resto cuando está fuerte, o para impresionar.
rule-truco-a5 = Puede proponer truco sobre cualquier carta, hasta sobre un cuatro: farolee cuando la mesa está floja.
rule-truco-a6 = Si va muy por detrás y cerca del final, la lei do jogo lo apuesta todo de una vez. Contra ella, al jugador que tiene flor le sale más barato achicarse.
rule-truco-a7 = Diga «não mato» siempre que no pueda ganar: así esconde sus puntos.
rule-truco-a8 = Cante solo el total: ninguna palabra antes y ninguna suma en voz alta.
rule-truco-a9 = Cuando responda a dos propuestas, nombre primero la que rechaza. Empiece por «quero» solo si acepta las dos.
rule-truco-a10 = Diga «quero» antes de subir a retruco o vale quatro.
rule-truco-a14 = Mire las cartas que cada jugador tiene descubiertas: muestran lo que ya ha salido y prueban los puntos.
rule-truco-a16 = No se vaya sin decir nada mientras pueda esperar: irse cuesta más que rechazar un truco.
rule-truco-a17 = Contra un truco, si tiene buenos puntos, diga envido antes de responder.
rule-truco-a18 = Si tiene flor, cántela antes de que alguien responda al envido de su compañero, y antes de jugar.
rule-truco-a19 = El mão gana los empates. Si es mão, arriesgue más con puntos iguales; en un asiento posterior, necesita uno más.
rule-truco-a21 = Guarde la prueba: las cartas de una flor o de un envido que cantó no van al monte.
rule-truco-a22 = Si va por detrás, una falta envido no puede ganar la partida. Si va igualado o por delante, sí.
rule-truco-r13 = El jugador a la izquierda del pé corta, y deja en la mesa al menos tres cartas.
rule-truco-r48 = Cuando se canta una flor, cada rival responde en el acto por sus propias cartas: con otra flor o con «é boa».
rule-truco-r76 = Si usted ha propuesto la lei do jogo y tiene flor, debe decirlo en el acto, antes de que se canten los puntos.

## Minchiate

rule-minchiate-a1 = Con el Mondo o las Trombe y pocos honores delicados, descarte de su palo más largo y guarde los tarocchi para el final.
rule-minchiate-a2 = Sin las Arie altas, o con muchos honores delicados, descarte de su palo más corto, o hasta quedarse fallo a él, para poder pasar honores cuando se salga de ese palo.
rule-minchiate-a3 = Empiece por la cartiglia, los cuatro palos, y por sus reyes.
rule-minchiate-a5 = Deshágase de las cartas sueltas con las que tendría que servir a las salidas de los rivales. Si está fallo, puede salvar honores cuando juega el último.
rule-minchiate-a6 = Puede salir sin miedo las dos primeras veces de un palo. Empiece por uno del que solo tenga dos cartas.
rule-minchiate-a9 = Pase con valentía los honores delicados la primera o la segunda vez que sale un palo, salvo que un rival haya descartado de él.
rule-minchiate-a11 = En el peor de los casos, juegue los honores delicados en una baza en la que su compañero juegue el último y que vaya a ganar él: cuando está fallo al palo de salida, o cuando la salida es de tarocchi.
rule-minchiate-a15 = Guarde hasta el final un tarocco alto que cuente, para cubrir a su compañero, recobrar un honor de él o matar uno de los rivales.
rule-minchiate-a16 = Cuando empiezan los tarocchi, o su compañero está fallo, juegue un tarocco alto que cuente: si nadie lo cubre, su compañero pone debajo un honor delicado.
rule-minchiate-a21 = Por lo común, no gane una baza de tarocchi: juegue uno más bajo y deje la salida a los rivales, para que su bando juegue el último.
rule-minchiate-a22 = Gane una baza que de otro modo dejaría pasar cuando tiene honores que salvar, sobre todo delicados; o cubra la carta de su compañero si, de otro modo, la salida le quedaría a él.
rule-minchiate-r28 = Usted puede jugar el Matto en cualquier baza, tenga lo que tenga, y no está obligado a jugarlo.

## Yukon

rule-yukon-a1 = Gane tantas bazas como pueda, sobre todo las que valen más puntos.
rule-yukon-a2 = No salga con cartas altas en las primeras bazas.
rule-yukon-r9 = El ganador recoge las cartas de la baza y las pone boca abajo.

## Grand

rule-grand-a1 = Elija el juego por la fuerza de sus cartas y por los puntos que permite cada juego.
rule-grand-a2 = En Whist y Grand, gane tantas bazas como pueda: los apostadores necesitan las que pide su apuesta; los otros, las que la hacen fallar.
rule-grand-a3 = En Copas, evite sobre todo las bazas en las que hay corazones.
rule-grand-a4 = En Eucre, busque tres, cuatro o cinco bazas, según pida la apuesta.
rule-grand-a5 = En Copas, cuando no pueda servir al palo, eche primero corazones.
rule-grand-a8 = Apueste 25 para Eucre solo si puede hacer las cinco bazas sin su compañero, con una carta de él.
rule-grand-a9 = Una apuesta que falla cuesta dos veces: sus puntos, y diez más en el recuento final.
rule-grand-r14 = El ganador de una baza sale en la siguiente.

# Manos guiadas y el camino de un juego. Una lección dice poco: quien aprende juega, y la mesa muestra lo demás.

## A lesson

lesson-welcome = Una mano, paso a paso. Los demás juegan solos; usted hace lo que se le pide. Pruebe lo que quiera: no se pierde nada.
lesson-ask-takes = ¿Quién gana esta baza?
lesson-do-only = Aquí solo puede jugarse una de sus cartas. Encuéntrela.
lesson-do-lead = Le toca salir. Juegue esta carta: { $card }.
lesson-do-card = Juegue esta carta: { $card }.
lesson-do-take = Puede ganar la baza. Juegue una carta que la gane.
lesson-do-leave = Deje pasar esta baza. Juegue una carta que no la gane.
lesson-do-cannot = No puede ganar la baza. Juegue cualquier carta que permitan las reglas.
lesson-do-any = Haga cualquier cosa que permitan las reglas.
lesson-do-say = Es su turno. Elija: { $what }
lesson-do-cards = { $what }. Marque estas cartas: { $cards }
lesson-do-none = { $what }. No marque ninguna carta.
lesson-do-number = { $what }: { $number }
lesson-other = Las reglas lo permiten, pero no es lo que se pide aquí. Pruebe otra vez.
lesson-other-takes = No. Mire otra vez el orden de las cartas.
lesson-refused = Las reglas no lo permiten.
lesson-unreadable = Elija primero una carta o una palabra.
lesson-too = También sirve. En esta mano fue así:
lesson-right = Bien.
lesson-show = Mostrar
lesson-shown = Así:
lesson-took = { $seat } gana la baza.
lesson-took-you = Usted gana la baza.
lesson-dealt = Las cartas están dadas.
lesson-news = Desde su último turno
lesson-end = La mano ha acabado.
lesson-end-here = La lección acaba aquí; el resto de la mano no trae nada nuevo.
lesson-won = Esta mano le da { $figure }.
lesson-payments = Lo que usted ha cobrado y ha pagado, y por qué regla
lesson-again = Jugarla otra vez
lesson-count = Paso { $at } de { $all }
lesson-mark = Listo

## The texts of the lessons

lesson-voltarete-bid = Cinco de sus cartas son de un palo, y tiene además un rey. Como triunfos bastan para jugar. El juego más bajo es la licença: antes puede cambiar cartas.
lesson-voltarete-trump = Los otros dos le dejan jugar: usted es el declarante (feito). Nombre como triunfo su palo más largo.
lesson-voltarete-exchange = Descarte lo que no ayuda y compre el mismo número de cartas del monte. Los triunfos y los reyes se quedan.
lesson-voltarete-others = Ahora cambian los rivales. Usted necesita más bazas que cada uno de ellos; los dos no suman las suyas.
lesson-voltarete-lead = Tiene los triunfos más altos, menos dos, y no sabe quién los tiene. Un triunfo alto los hará salir.
lesson-voltarete-espadilha = Los ases negros son siempre triunfos. La Espadilha, el as de espadas, gana a todo.
lesson-voltarete-keep = El rey es la carta más alta de un palo que no es triunfo. Gana esta baza.
lesson-voltarete-manilha = La Espadilha y el Basto ya han salido: ahora su Manilha es la carta más alta de todas.
lesson-voltarete-count = Con esta baza tiene más de las que cada rival puede hacer aún.

lesson-spanish-bid = Un palo largo con triunfos altos: eso basta para jugar. La entrada es el juego más bajo.
lesson-spanish-pass = Es poco para jugar: pase e intente que quien juegue no gane.
lesson-spanish-solo = Con tantas bazas seguras no necesita ayuda. Un solo se juega con las cartas recibidas, y paga más.
lesson-spanish-trump = Usted es el declarante (Hombre). Nombre como triunfo su palo más largo.
lesson-spanish-call = Llame a un rey que no tenga y nombre el triunfo. Quien tiene ese rey es su compañero, y no dice nada.
lesson-spanish-exchange = Descarte las cartas que no ganan ninguna baza y robe el mismo número. Los triunfos y los reyes se quedan.
lesson-spanish-exchange-defend = El otro jugador es el Hombre. Descarte lo flojo y robe el mismo número: para detenerlo le basta la mitad de las bazas.
lesson-spanish-follow = Sirva al palo si puede. Si no lo tiene, puede jugar cualquier carta, también un triunfo.
lesson-spanish-partner-lead = Salga del palo del rey que llamó: su compañero puede ganar la baza.
lesson-spanish-partner-known = Ahora todos saben quién es el compañero. Las bazas de los dos cuentan juntas.
lesson-spanish-first-king = En este juego, el primer rey que se juega hace compañero suyo a quien lo jugó. Salga de un palo que no sea triunfo para sacar uno.
lesson-spanish-trump-high = Salga primero con los triunfos altos: sacan los triunfos a los demás.
lesson-spanish-mates = Los tres triunfos más altos, los mates, ganan cuando usted quiere. Al declarante, además, se le pagan.
lesson-spanish-king = Un rey es la carta más alta de su palo si este no es triunfo. Gana mientras nadie lo falle.
lesson-spanish-void = No tiene carta del palo de salida: un triunfo gana la baza.
lesson-spanish-draw-low = Un triunfo bajo hace ahora que alguien gaste uno más alto, y usted conserva sus mejores triunfos.
lesson-spanish-defend = Usted defiende: cada baza que ganan usted y el otro rival es una menos para el Hombre.
lesson-spanish-defend-high = No deje que el Hombre gane fácilmente: gane a su carta si puede.
lesson-spanish-refavor = Un rey está solo, sin otra carta de su palo. En refavor, ese palo es triunfo, y todo se paga más.
lesson-spanish-refavor-trump = Nombre el palo de su rey solo.
lesson-spanish-run = A los demás no les quedan triunfos: su palo largo gana carta a carta, de arriba abajo.
lesson-hombre-split = Usted necesita más bazas que cada rival; cuatro bastan si los rivales se reparten las demás.
lesson-hombre-last = Decide la última baza. Mire quién la gana.
lesson-dosillo-defend = Usted defiende solo. El Hombre necesita más bazas que usted: la mitad basta para detenerlo.

lesson-truco-envido = Dos de sus cartas son del mismo palo: la suma de sus números más veinte es su envido. No lo hay más alto sin flor. Dígalo antes de la primera carta.
lesson-truco-sing = Han aceptado. Ahora cada uno canta sus puntos por orden; usted empieza.
lesson-truco-vazas = Nadie supera su envido. Ahora vienen tres vazas; dos ganan la mano. Nadie está obligado a servir al palo: empiece bajo y guarde su mejor carta.
lesson-truco-partner = Esa vaza ha sido del otro bando. Su compañero puede ganar la siguiente.
lesson-truco-free = Esta la va ganando su compañero. No gaste su mejor carta.
lesson-truco-truco = Una vaza para cada bando, y la carta más alta que queda la tiene usted. Suba la apuesta.
lesson-truco-last = Quieren verla. Muéstrela.

lesson-minchiate-lead = Le toca salir. Todos deben servir al palo; el jugador que no lo tiene debe jugar un tarocco.
lesson-minchiate-tarocchi = Los tarocchi son triunfos en todas las manos: el más alto gana al más bajo.
lesson-minchiate-kill = Un rey cuenta. El rival que lo gana con un tarocco lo mata, y marca los puntos en el acto.
lesson-minchiate-count = Cuando se han jugado todas las cartas, cada pareja cuenta las cartas de sus bazas y las verzigole que hay en ellas.

lesson-yukon-follow = Debe servir al palo si puede. La carta más alta del palo gana la baza, si no se juega ningún Yukon.
lesson-yukon-grande = Se ha jugado una jota, un Yukon. Usted tiene la jota de picas, el Grande Yukon, que gana a todas. Estas cartas cuentan mucho: gánelas.
lesson-yukon-low = Usted ganó la baza, así que ha tomado carta primero y sale. Salga con una carta que no cuente nada.
lesson-yukon-take = Aquí hay cartas que cuentan. El as es la más alta de su palo.
lesson-yukon-points = Lo que se gana son los puntos de las bazas, no las bazas.

lesson-grand-bid = Un palo largo y un compañero: basta para apostar. Usted promete esos puntos; si no los hace, pierde los mismos.
lesson-grand-choose = Nadie apuesta más, así que usted elige el juego. Con un palo largo, elija Whist y hágalo triunfo.
lesson-grand-lead = Salga de un palo en el que su compañero pueda tener el as.
lesson-grand-trumps = Su compañero sale de triunfo para ayudarle. Eso saca los triunfos a los demás.
lesson-grand-void = No puede servir al palo; un triunfo gana la baza.
lesson-grand-count = Cada baza por encima de seis da puntos. Las bazas de la pareja cuentan juntas.

lesson-malilla-lead = El nueve, la Malilla, es la carta más alta de su palo y la que más cuenta. Salga con ella mientras todos pueden servir.
lesson-malilla-malilla = Su compañero puso un as: las cartas altas de sus bazas cuentan para los dos. Otra vez.
lesson-malilla-low = Tiene un palo largo sin carta alta. De momento, deje que lo ganen otros.
lesson-malilla-beat = Mientras un rival va ganando la baza, usted debe ganarla si puede.
lesson-malilla-partner = Su compañero está enfrente; lo que gana cuenta también para usted.

lesson-cientos-discard = Antes de jugar puede cambiar cartas con el monte. Descarte lo que no sirve para el punto ni para una secansa, un catorce o un tres.
lesson-cientos-punto = Ahora acuse. Su palo más largo es el punto; usted dice solo cuánto suma.
lesson-cientos-secansa = Tres cartas seguidas de un palo son una secansa. La suya llega hasta el rey.
lesson-cientos-tres = Tres reyes: un tres también cuenta.
lesson-cientos-play = Ahora vienen doce bazas. No hay triunfo; cuenta cada carta con la que sale y cada baza que gana.
lesson-cientos-lead = Ha ganado la baza, así que sale otra vez. Primero, las cartas altas.

lesson-rebesino-discard = Usted quiere los menos puntos posibles. Descarte una carta alta.
lesson-rebesino-sell = No tiene carta del palo de salida: líbrese de una carta peligrosa.
lesson-rebesino-low = Juegue por debajo de lo que hay en la mesa, para que otro gane la baza.
lesson-rebesino-under = Aquí las cartas bajas valen mucho: guarde algunas para el final.

## The path

path-title = Aprender { $game } paso a paso
path-lead = Cuarenta minutos, desde cero hasta una mano jugada por usted. Cada paso queda guardado; pare cuando quiera y siga después.
path-link = Paso a paso
path-start = Empezar
path-go-on = Seguir
path-step-orders = ¿Qué carta es más alta?
path-step-may = ¿Qué puede hacer?
path-step-hand = Su primera mano
path-step-advice = ¿Qué haría usted?
path-step-count = Cuente
path-step-table = Tres manos con un entrenador
path-step-law = ¿Qué dice la ley?
path-means-orders = Diga quién gana la baza. Respuestas correctas necesarias: { $many }
path-means-may = Marque lo que permiten las reglas. Respuestas correctas necesarias: { $many }
path-means-hand = Una mano entera en la que usted lo hace todo.
path-means-advice = Diga qué aconseja el libro. Respuestas correctas necesarias: { $many }
path-means-count = Cuente manos y precios. Respuestas correctas necesarias: { $many }
path-means-table = Una mesa contra bots, con una pista siempre que quiera.
path-means-law = Usted es el árbitro. Respuestas correctas necesarias: { $many }
path-done = hecho
path-of = { $done } de { $all }
path-step-done = Paso hecho.
path-next-step = Paso siguiente: { $step }
path-all-done = Ha recorrido todo el camino. Ahora, a jugar.
path-back = Todos los pasos
path-primer = Antes, la cartilla: dos minutos
path-sit = Sentarse a la mesa
path-table-done = He jugado tres manos
path-table-lead = Usted juega contra bots. El botón de la pista dice qué aconseja el libro y cuánto vale cada opción. Después de cada mano, la hoja dice quién cobra y por qué. Juegue tres manos y vuelva aquí.

## What is remembered

memory-due = { $many ->
    [one] Es hora de repetir una regla.
   *[other] Es hora de repetir { $many } reglas.
}
memory-repeat = Repetir
memory-lead = Lo que ya supo vuelve antes de que lo olvide, cada vez con otras cartas.
memory-heading = Lo que está aprendiendo
memory-many = { $many ->
    [one] una por repetir
   *[other] { $many } por repetir
}

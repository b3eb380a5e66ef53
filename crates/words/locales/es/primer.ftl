# Una cartilla para cada juego: qué busca usted, qué gana a qué, una baza, qué cobra, las palabras necesarias.
# Aquí no se escribe ninguna cifra: las cifras vienen del juego.

primer-title = Aprenda { $game }
primer-index = Aprenda un juego
primer-index-lead = Una cartilla se lee en dos minutos: el objetivo, el orden de las cartas, una baza, lo que vale y las palabras que necesita. Después juegue una primera mesa contra bots.
primer-heading-aim = Lo que usted busca
primer-heading-order = Qué carta gana a cuál
primer-heading-trick = Una baza
primer-heading-tentos = Lo que usted cobra, en tentos (fichas)
primer-heading-tantos = Lo que usted cobra, en tantos (fichas)
primer-heading-points = Lo que usted marca, en puntos
primer-heading-words = Las palabras que necesita
primer-led = salida
primer-takes = gana la baza
primer-play = Jugar una primera mesa contra bots
primer-rules = El libro de reglas
primer-laws = Las leyes
primer-hand = Ver la mano entera
primer-all = Todas las cartillas
primer-first = ¿No conoce este juego? Lea primero la cartilla
primer-shelf = ¿Es su primera vez? Empiece por la cartilla
primer-unready = Esta cartilla no se puede mostrar: { $why }

## Voltarete

primer-voltarete-aim = Usted recibe { $cards } cartas. Si son fuertes, dígalo: será el declarante (feito), nombrará el triunfo, cambiará cartas y jugará contra todos los demás por el pozo (bolo). Busca más bazas que cada uno de sus rivales.
primer-voltarete-others = Si el declarante es otro, impida que gane. Los rivales no suman sus bazas: cada uno cuenta las suyas.
primer-voltarete-beats = Los tres triunfos más altos tienen nombre: Espadilha ({ $first }), Manilha ({ $second }) y Basto ({ $third }). La Manilha es el siete de un palo rojo o el dos de uno negro. Cualquier triunfo gana a todas las cartas de los otros palos.
primer-ombre-trumped = Triunfo: { $trump }. Salida: { $led }. Debe servir al palo si puede; si no lo tiene, puede jugar cualquier carta. Aquí gana la baza un triunfo: { $best }.
primer-ombre-trumps = Triunfo: { $trump }. Salida: { $led }, un triunfo, así que debe jugar triunfo todo el que pueda. Gana la baza el más alto: { $best }.
primer-voltarete-paid-licenca = Gana una licença, el juego común: cada rival le paga esto, y usted se lleva el bolo
primer-voltarete-paid-so = Gana un só, en el que no cambia nada: cada rival le paga esto, y usted se lleva el bolo
primer-voltarete-paid-lost = Pierde una licença: paga esto a cada rival. Paga además tanto como hay en el bolo: al bolo, si empata con el mejor rival (reposta); al rival que le gana, si pierde (codilho)

## Los juegos españoles

primer-spanish-aim = Usted recibe { $cards } cartas. Uno de ustedes, el declarante (Hombre), nombra el triunfo y debe hacer al menos { $win } bazas. Los demás tratan de impedirlo.
primer-spanish-king-called = En una entrada, el juego más bajo, el Hombre llama a un rey: quien lo tiene es su compañero secreto, y las bazas de los dos cuentan juntas. En un solo, el Hombre juega sin compañero.
primer-mediator-king = En una entrada, el juego más bajo, el Hombre llama a un rey: quien lo tiene es su compañero secreto, y las bazas de los dos cuentan juntas. En un Mediator, el Hombre compra ese rey y juega sin compañero. En un solo juega sin compañero y con las cartas recibidas.
primer-spanish-king-bought = El Hombre juega siempre sin compañero: en un Mediator, con un rey comprado a quien lo tiene a cambio de una carta; en un solo, con las cartas recibidas.
primer-spanish-king-handed = En una entrada, el juego más bajo, el Hombre llama a un rey, lo recibe de quien lo tiene a cambio de una carta y juega sin compañero. En un solo juega con las cartas recibidas.
primer-spanish-king-first = En una entrada, el juego más bajo, el jugador que juega el primer rey que no es de triunfo es el compañero del Hombre (rey forzado), y las bazas de los dos cuentan juntas. En un solo, el Hombre juega sin compañero.
primer-dosillo-aim = Un juego para dos. Usted recibe { $cards } cartas. Uno de los dos, el declarante (Hombre), nombra el triunfo y debe hacer al menos { $win } bazas; el otro trata de impedirlo.
primer-dosillo-draw = En una entrada, el juego más bajo, primero se descartan las cartas malas y se roban otras del monte. En un solo, el Hombre juega con las cartas recibidas.
primer-hombre-aim = Usted recibe { $cards } cartas. Uno de ustedes, el declarante (Hombre), nombra el triunfo y juega sin compañero. En una entrada, el juego más bajo, el Hombre descarta primero las cartas malas y roba otras del monte; en un solo no cambia nada.
primer-hombre-others = El Hombre busca más bazas que cada uno de sus rivales; { $win } ganan siempre. Los rivales no suman sus bazas.
primer-spanish-beats = Los tres triunfos más altos, los mates, tienen nombre: espadilla ({ $first }), malilla ({ $second }) y basto ({ $third }). Cualquier triunfo gana a todas las cartas de los otros palos.
primer-spanish-paid-shared = Gana una entrada: cada rival le paga esto. Lo reparte con su compañero, como las apuestas del centro
primer-spanish-paid-entrada = Gana una entrada: cada rival le paga esto, y usted se lleva las apuestas del centro
primer-spanish-paid-mediator = Gana un Mediator: cada rival le paga esto, y usted se lleva las apuestas del centro
primer-spanish-paid-solo = Gana un solo: cada rival le paga esto, y usted se lleva las apuestas del centro
primer-spanish-paid-lost = Pierde el juego más bajo: paga esto a cada rival. Paga además tanto como se jugaba: al centro, si le falta una baza (puesta); a los rivales, si le faltan más (codillo)
primer-hombre-paid-lost = Pierde una entrada: paga esto a cada rival. Paga además tanto como se jugaba: al centro, si empata con el mejor rival (puesta); al rival que le gana, si pierde (codillo)

## Truco

primer-truco-aim = Su bando quiere llegar a { $target } puntos (tentos) antes que el otro. Usted recibe { $cards } cartas. Dos bazas, llamadas vazas, ganan la mano (volta).
primer-truco-parts = Puede subir lo que está en juego con una propuesta; el otro bando acepta («quero») o cede («não quero»). Primero viene el envido, por las dos mejores cartas de un palo; después, el truco, por las vazas.
primer-truco-beats = No hay triunfo y nadie está obligado a servir al palo. Cada carta tiene su lugar en un solo orden. Si las más altas de los dos bandos son iguales, nadie gana la vaza.
primer-truco-trick = Salida: { $led }. Cada uno juega la carta que quiere. La más alta de la mesa gana la vaza para su bando: { $best }.
primer-truco-paid-accepted = «Truco» aceptado: para el bando que gana las vazas
primer-truco-paid-refused = «Truco» rechazado: para el bando que lo cantó, en el acto
primer-truco-paid-envido = «Envido» aceptado: para el bando con las dos mejores cartas de un palo

## Minchiate

primer-minchiate-aim = Juegan dos contra dos, los compañeros frente a frente. Usted juega { $cards } cartas, entre ellas tarocchi, que son triunfos en todas las manos. Busca en sus bazas las cartas que cuentan (Onori) y sus combinaciones (verzigole), que cuentan en la mano y otra vez en las bazas.
primer-minchiate-resto = Cada { $resto } puntos de ventaja de su pareja son un resto, que pagan los perdedores.
primer-minchiate-beats = Todo tarocco gana a todas las cartas de los cuatro palos. El Matto, el loco, puede jugarse en cualquier baza y no gana ninguna. En copas y oros, los números bajos ganan a los altos; en espadas y bastos, al revés.
primer-minchiate-trick = Salida: { $led }, un Papa, así que debe jugar un tarocco todo el que pueda. Gana la baza el más alto: { $best }. Lo jugó un rival: el Papa queda matado, y la otra pareja lo marca en el acto.
primer-minchiate-paid-papa = Matar un Papa, uno de los tarocchi bajos que cuentan, y otra vez por cada uno en sus bazas
primer-minchiate-paid-aria = Matar una de las Arie, los cinco tarocchi más altos, y otra vez por cada una en sus bazas
primer-minchiate-paid-last = La última baza

## Yukon

primer-yukon-aim = Usted busca { $target } puntos, a lo largo de varias manos. Tiene { $cards } cartas; después de cada baza, todos toman una del monte. Cuentan las cartas de las bazas que gana.
primer-yukon-beats = Las cuatro jotas, los Yukons, ganan a todas las demás cartas, y la jota de picas, el Grande Yukon, gana a todas. No hay triunfo: si no hay ningún Yukon, gana la baza la carta más alta del palo de salida.
primer-yukon-trick = Salida: { $led }. Debe servir al palo si puede. Gana la baza el Yukon más alto: { $best }.
primer-yukon-paid-grande = El Grande Yukon en sus bazas
primer-yukon-paid-ten = Cada uno de los otros Yukons y cada diez
primer-yukon-paid-ace = Cada as

## Grand

primer-grand-aim = Juegan dos contra dos, y apuestan puntos por el derecho a elegir el juego. El que más apuesta (el apostador) elige uno de cuatro: Whist, con triunfo; Grand, sin él; Eucre, más corto, con menos cartas; o Copas, en el que no se quiere ningún corazón.
primer-grand-bid = La pareja del apostador debe hacer al menos lo que apostó; si no, pierde puntos. La partida acaba cuando una pareja llega a { $target }.
primer-grand-beats = El as es la carta más alta de cada palo. En Whist, un triunfo gana a los otros palos. En Eucre, los triunfos más altos son dos jotas: la del palo de triunfo (right bower) y la otra de su color (left bower).
primer-grand-trick = Whist, triunfo: { $trump }. Salida: { $led }. Debe servir al palo si puede; si no lo tiene, puede jugar cualquier carta. Aquí gana la baza un triunfo: { $best }.
primer-grand-paid-whist = Whist: su pareja apostó y hace { $tricks } bazas
primer-grand-paid-grand = Grand: su pareja apostó y hace { $tricks } bazas
primer-grand-paid-eucre = Eucre: su pareja apostó y hace { $eucre } bazas

## Malilla

primer-malilla-aim = Juegan dos contra dos, los compañeros frente a frente. Usted recibe { $cards } cartas; la última de quien da se descubre, y su palo es triunfo. Su pareja busca más de { $half } de los { $all } puntos: cuentan las cartas altas de sus bazas, y también cada baza.
primer-malilla-beats = El nueve, la Malilla, es la carta más alta de cada palo; después viene el as. Un triunfo gana a los otros palos.
primer-malilla-trick = Triunfo: { $trump }. Salida: { $led }. Debe servir al palo; mientras un rival va ganando la baza, debe además ganarla si puede y, si no tiene el palo, debe fallar. Aquí gana la baza un triunfo: { $best }.
primer-malilla-paid-point = Cada punto de su pareja por encima de { $half }
primer-malilla-paid-alce = Usted da y descubre una Malilla (el alce)
primer-malilla-paid-capote = Su pareja hace todas las bazas (capote)

## Cientos

primer-cientos-aim = Un juego para dos: gana el primero que llega a { $target } puntos. Usted recibe { $cards } cartas y cambia algunas con el monte.
primer-cientos-parts = Después acusa lo que tiene: su mejor palo (punto), las series (secansas) y tres o cuatro cartas del mismo valor (cuatro son un catorce). De cada cosa cuenta solo la mejor de las dos. Por último se juegan las bazas, que también cuentan.
primer-cientos-beats = No hay triunfo: gana la baza la carta más alta del palo de salida. El dos de la baraja hace de diez.
primer-cientos-trick = Salida: { $led }. Debe servir al palo si puede. Gana la baza la carta más alta de ese palo: { $best }.
primer-cientos-paid-catorce = Un catorce, cuatro cartas del mismo valor
primer-cientos-paid-bazas = Usted hace más de la mitad de las bazas
primer-cientos-paid-capote = Usted hace todas las bazas (capote)

## Rebesino

primer-rebesino-aim = Cada uno juega por sí, y todo es al revés: usted no quiere ganar ninguna baza, o quiere los menos puntos posibles en las suyas. Juega { $cards } cartas.
primer-rebesino-sell = Líbrese de las cartas de pago, que son los cuatro ases y el caballo de copas. Cuando no pueda servir, eche una en la baza de otro: la ha vendido, y él se la paga.
primer-rebesino-beats = No hay triunfo: gana la baza la carta más alta del palo de salida.
primer-rebesino-trick = Salida: { $led }. Debe servir al palo si puede. Un jugador no puede y vende un as. La carta más alta del palo de salida gana la baza, y el as con ella: { $best }.
primer-rebesino-paid-partida = Usted tiene menos puntos que nadie: le paga esto quien tiene más (la partida)
primer-rebesino-paid-caballo = Usted vende el caballo de copas: le paga esto quien se lo lleva
primer-rebesino-paid-rebesino = Usted hace todas las bazas (Rebesino): le paga esto cada uno de los demás

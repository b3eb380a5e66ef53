# Lo que el libro de Madrid aconseja en los juegos españoles. Los consejos del Mediator valen para la familia; donde un juego tiene los suyos,
# sus números van primero.

## Mediator

rule-spanish-a1 = Entre con cuatro bazas en la mano: tres seguras y la cuarta probable, como un rey bien guardado o un fallo con un triunfo pequeño.
rule-spanish-a2 = Si el rey se puede devolver, tenga algo más: entonces tendrá que ganar sin ayuda.
rule-spanish-a3 = Un compañero que hace una sola baza vale más que eso: hay un rival menos.
rule-spanish-a4 = Con cuatro reyes, entre y no espere. Haga triunfo su palo más largo o más alto, y llame a un rey propio o a un caballo.
rule-spanish-a5 = Con tres reyes, pero no el de triunfo, vaya a solo, pase o llame a uno propio.
rule-spanish-a6 = En la duda, llame a un rey propio en vez de ir a solo: perder cuesta mucho menos y los otros sospechan entre sí.
rule-spanish-a7 = Para el Mediator se necesitan cinco bazas en sus cartas. Si no es mano, no cuente con las probables a menos que tenga dos además de las cinco.
rule-spanish-a8 = El mano sale, y puede arriesgar una baza menos.
rule-spanish-a9 = Con poco juego, o con rey y sota de un palo, es mejor ser pie: la salida le viene a la mano.
rule-spanish-a10 = Con un solo en la mano, diga Mediator si el rey que compra asegura la bola. No prometa la bola: pídala en la séptima carta.
rule-spanish-a11 = Para un solo debe ver seis bazas en su mano.
rule-spanish-a12 = No entre por esperanza: una entrada floja la paga también su compañero.
rule-spanish-a13 = Llame al rey del palo del que tiene una sola carta. Entre dos, al del palo largo: se falla menos.
rule-spanish-a14 = Sin carta sola, llame al rey que acompaña a su caballo guardado.
rule-spanish-a15 = Si su caballo está muy guardado, llame a otro rey: los rivales jugarán ellos mismos el palo del caballo.
rule-spanish-a16 = Si tiene muchas del palo del rey que recibe, devuelva una de ese palo.
rule-spanish-a17 = No llame a un rey de un palo que no tiene, salvo que no haya otro.
rule-spanish-a18 = Si llama a un rey propio, nombre el que esté solo o casi, y juéguelo lo más tarde posible.
rule-spanish-a19 = Compre el rey del palo en que tiene el caballo o la sota; si no, el de su palo más corto. Devuelva una carta sola para hacer fallo.
rule-spanish-a20 = Siendo mano con poco juego, busque enseguida el rey llamado, para saber quién es su compañero. Con triunfos firmes salga antes con uno o dos.
rule-spanish-a21 = Salir con un triunfo pequeño por debajo de la espadilla puede ayudar: si la tiene su compañero y repite triunfo, el camino queda limpio.
rule-spanish-a22 = Con pocos triunfos, o sin ningún mate, no arrastre.
rule-spanish-a23 = Con espadilla y basto, salga con un triunfo pequeño y espere a cazar la malilla.
rule-spanish-a24 = Si la malilla es su único mate, salga con un triunfo pequeño, nunca con la malilla.
rule-spanish-a25 = Si dejan pasar un triunfo alto suyo, los mates están con su compañero: siga arrastrando.
rule-spanish-a26 = No vaya a bola hasta saber dónde está la espadilla: alguien puede esconderla.
rule-spanish-a27 = Devuelva las salidas de su compañero. Un triunfo pequeño de él pide triunfos; una carta baja, ese palo.
rule-spanish-a28 = Si es pie y el mano no sale ni con triunfo ni con el rey, es rival: tome lo que pueda.
rule-spanish-a29 = Quien sale con un triunfo pequeño, sin que el Hombre juegue justo después de él, es el compañero.
rule-spanish-a30 = En la duda no pierda baza: mejor pasar por encima del compañero que dejarla a un rival.
rule-spanish-a31 = Haga que la salida venga del otro lado cuando tiene cartas que esperan, como rey y sota.
rule-spanish-a32 = En la tercera vuelta de un palo no falle si le pueden contrafallar.
rule-spanish-a33 = Evite los palos jugados dos veces, salvo que su compañero juegue el último.
rule-spanish-a34 = Falle la primera vuelta de un palo que no tiene: no sabe dónde está el rey.
rule-spanish-a35 = Para la bola, arrastre hasta que los otros no tengan triunfos, y luego juegue sus cartas firmes.
rule-spanish-a36 = Cuando juega solo, averigüe dónde está la fuerza, huya de ella y dé la salida a quien está a su derecha.
rule-spanish-a37 = Compañero a la derecha del Hombre: arrastre con la espadilla, o con un triunfo pequeño si tiene un mate.
rule-spanish-a38 = Compañero entre dos rivales: no arrastre. Ponga en la mesa el rey llamado.
rule-spanish-a39 = Si es usted el compañero y está a la izquierda del Hombre, no salga nunca de triunfos pequeños: salga con un rey y repita el palo.
rule-spanish-a40 = Con rey y caballo del palo llamado, juegue el caballo tras el rey: el Hombre se descarta.
rule-spanish-a41 = Juegue los palos que le faltan a su compañero: los fallará.
rule-spanish-a42 = Después del rey, juegue todas sus cartas firmes.
rule-spanish-a43 = Con espadilla, malilla y un triunfo pequeño, juegue las dos y dé entrada al Hombre: puede salir una bola.
rule-spanish-a44 = Si el Hombre le deja una sexta baza que podía tomar, quiere la bola: siga.
rule-spanish-a45 = Contra el Hombre no salga del palo del rey llamado.
rule-spanish-a46 = A la izquierda del Hombre, salga con una carta baja: sus compañeros juegan detrás.
rule-spanish-a47 = Se puede salir con un triunfo pequeño para salvar un mate solo de un compañero, nunca si el Hombre juega el último.
rule-spanish-a48 = Descártese del palo que le falta al Hombre y guarde el que tiene.
rule-spanish-a49 = No gaste en un fallo delante del Hombre el triunfo que guarda su malilla o su basto.
rule-spanish-a50 = Si el compañero muestra una carta sola, arrastre.
rule-spanish-a51 = Para cortar una bola, tire hasta cartas firmes; quienes defienden guardan palos distintos.
rule-spanish-a52 = Tomar el caballo no prueba que alguien sea el compañero: algunos lo fingen.
rule-spanish-a53 = No espere la certeza: cada día se ganan manos más flojas y se pierden otras mejores.

## Hombre

rule-hombre-a1 = Entre con tres bazas seguras en la mano y la esperanza de una o dos más en unas seis cartas robadas.
rule-hombre-a2 = No cuente mucho con los reyes: a menudo se fallan.
rule-hombre-a3 = Si habla el último y los otros han pasado, puede arriesgar más: la fuerza está en el monte.
rule-hombre-a4 = Para un solo, tenga cinco bazas casi seguras.
rule-hombre-a5 = Siendo mano con triunfos firmes, arriesgue más. El asiento de en medio es el peor.
rule-hombre-a6 = Casi nadie cambia ocho cartas: el triunfo se nombra antes, y las probabilidades están en contra.
rule-hombre-a7 = Si defiende y roba primero, tome cuatro o cinco si puede ganar al Hombre; si no, un par, y deje el resto al otro.
rule-hombre-a8 = Con dos mates y nada más, tome hasta siete.
rule-hombre-a9 = Si el Hombre toma menos de seis, o ninguna, hay robo para los dos.
rule-hombre-a10 = Guarde triunfos y reyes, y procure hacer un fallo.
rule-hombre-a11 = Si cambia solo una o dos, la fuerza está en el otro: no haga una segunda baza.
rule-hombre-a12 = Si no puede hacer cuatro bazas, no haga más de una.
rule-hombre-a13 = Si el otro lo tiene todo, ayude al Hombre a que sea solo puesta.
rule-hombre-a14 = Es más fácil encontrar dos buenas cartas entre seis que entre dos.
rule-hombre-a15 = Fíjese en quién robó más. Dé bazas al más flojo y quíteselas al otro.
rule-hombre-a16 = Si no puede hacer ni cinco ni cuatro, procure al menos que no sea codillo.
rule-hombre-a17 = Si es quien tiene menos fuerza, haga exactamente una baza. No regale la única.
rule-hombre-a18 = Por lo demás, deje la baza que le piden, y al golpe responda con su mayor triunfo.
rule-hombre-a19 = El codillo del otro le conviene más que la victoria del Hombre: lo paga el Hombre.
rule-hombre-a20 = Con triunfos firmes, arrastre desde el principio y siga.
rule-hombre-a21 = Ganar con cuatro es difícil. Arriesgue esas manos arrastrando enseguida.

## Tresillo refavor

rule-tresillo-refavor-a1 = Con la espadilla y otro mate, su primer arrastre debe traer el tercero.
rule-tresillo-refavor-a2 = Con la espadilla sola arriésguese solo si es mano o le fuerzan, y tenga entrada en otro palo.
rule-tresillo-refavor-a3 = Con entradas en los otros tres palos puede ir a refavor sin triunfos, siendo mano.
rule-tresillo-refavor-a4 = Con un mate, espere y no arrastre.
rule-tresillo-refavor-a5 = Siendo mano con un palo largo y un triunfo, corra el palo para sacar fallos y guarde el triunfo.
rule-tresillo-refavor-a6 = Ningún juego es más rápido, ni da más codillos ni más bolas.
rule-tresillo-refavor-a7 = En los otros palos, recuerde que hay once triunfos entre tres manos.
rule-tresillo-refavor-a8 = Contra el Hombre, salga con el rey solo, pero no si el Hombre juega después de usted: si lo falla se le contrafalla, y si no es baza.
rule-tresillo-refavor-a9 = Si le salen con el rey solo y tiene fuerza, tire una carta perdida.

## Rey forzado

rule-quadrillo-rey-forzado-a11 = No entre con un rey mal guardado: puede acabar sin otro compañero.
rule-quadrillo-rey-forzado-a12 = Los caballos son las mejores cartas para entrar.
rule-quadrillo-rey-forzado-a13 = Quien tiene un rey procura hacer baza por si es compañero. Como Hombre, deje que cada uno haga una.
rule-quadrillo-rey-forzado-a14 = Con buen juego, procure ser compañero: salga del palo de su rey.
rule-quadrillo-rey-forzado-a15 = Con mal juego, guarde el palo de su rey y salga de lo que más se ha jugado.
rule-quadrillo-rey-forzado-a16 = Como Hombre, agote los palos para encontrar pronto a su compañero.
rule-quadrillo-rey-forzado-a17 = Cuando el Hombre arrastra, tire las cartas que acompañan a su rey.
rule-quintillo-a11 = { rule-quadrillo-rey-forzado-a11 }
rule-quintillo-a12 = { rule-quadrillo-rey-forzado-a12 }
rule-quintillo-a13 = { rule-quadrillo-rey-forzado-a13 }
rule-quintillo-a14 = { rule-quadrillo-rey-forzado-a14 }
rule-quintillo-a15 = { rule-quadrillo-rey-forzado-a15 }
rule-quintillo-a16 = { rule-quadrillo-rey-forzado-a16 }
rule-quintillo-a17 = { rule-quadrillo-rey-forzado-a17 }
rule-seisillo-a11 = { rule-quadrillo-rey-forzado-a11 }
rule-seisillo-a12 = { rule-quadrillo-rey-forzado-a12 }
rule-seisillo-a13 = { rule-quadrillo-rey-forzado-a13 }
rule-seisillo-a14 = { rule-quadrillo-rey-forzado-a14 }
rule-seisillo-a15 = { rule-quadrillo-rey-forzado-a15 }
rule-seisillo-a16 = { rule-quadrillo-rey-forzado-a16 }
rule-seisillo-a17 = { rule-quadrillo-rey-forzado-a17 }
rule-seisillo-a18 = No se fíe de los reyes, salvo si es mano y puede arrastrar.

## 36 cartas y Dosillo

rule-tresillo-36-a10 = Cuente los triunfos: están todos repartidos.
rule-dosillo-a10 = Cuente los triunfos: pueden estar todos en juego.

# Lo que el libro de Madrid aconseja en los juegos españoles. Los consejos del Mediator valen para la familia; donde un juego tiene los suyos,
# sus números van primero.

## Mediator

rule-spanish-a1 = Entre con cuatro bazas en la mano: tres seguras y la cuarta probable, como un rey bien guardado o un fallo con un triunfo pequeño.
rule-spanish-a2 = Si el rey se puede devolver, tenga algo más: sin compañero, tendrá que ganar solo.
rule-spanish-a3 = Un compañero que hace una sola baza vale más que esa baza: hay un rival menos.
rule-spanish-a4 = Con cuatro reyes, entre y no espere. Haga triunfo su palo más largo o más alto, y llame a un rey propio o a un caballo.
rule-spanish-a5 = Con tres reyes, pero no el de triunfo, vaya a solo, pase o llame a uno de los suyos.
rule-spanish-a6 = En la duda, llame a un rey propio en vez de ir a solo: perder cuesta mucho menos y los otros sospechan entre sí.
rule-spanish-a7 = El Mediator pide cinco bazas firmes. Si usted no es el mano, no cuente con bazas probables, salvo que tenga dos además de las cinco.
rule-spanish-a8 = El mano sale, y puede arriesgar una baza menos.
rule-spanish-a9 = Con poco juego, o con rey y sota de un palo, es mejor jugar en último lugar: la salida viene hacia usted.
rule-spanish-a10 = Con un solo en la mano, apueste Mediator si el rey que compra asegura la bola. No prometa la bola: pídala en la séptima carta.
rule-spanish-a11 = Para un solo, debe ver seis bazas en su propia mano.
rule-spanish-a12 = No entre por esperanza: una entrada floja la paga también su compañero.
rule-spanish-a13 = Llame al rey del palo del que tiene una sola carta. De dos palos así, elija el más largo en la baraja: se falla menos.
rule-spanish-a14 = Si no tiene una carta sola en un palo, llame al rey que acompaña a su caballo guardado.
rule-spanish-a15 = Si su caballo está muy guardado, llame a otro rey: los rivales jugarán ellos mismos el palo del caballo.
rule-spanish-a16 = Si tiene muchas cartas del palo del rey que recibe, devuelva una de ese palo.
rule-spanish-a17 = No llame a un rey de un palo que no tiene, salvo que no haya otro.
rule-spanish-a18 = Si llama a un rey propio, nombre el que esté solo o casi, y juéguelo lo más tarde posible.
rule-spanish-a19 = Compre el rey del palo en que tiene el caballo o la sota; si no, el de su palo más corto. Devuelva una carta sola para hacer fallo.
rule-spanish-a20 = Si es el mano y tiene poco juego, busque enseguida el rey llamado, para saber quién es su compañero. Con triunfos firmes, salga antes con uno o dos.
rule-spanish-a21 = Salir con un triunfo pequeño por debajo de la espadilla puede ayudar: si su compañero gana y vuelve a salir de triunfo, el camino queda libre.
rule-spanish-a22 = Con pocos triunfos, o sin ningún mate, no arrastre.
rule-spanish-a23 = Con espadilla y basto, salga con un triunfo pequeño y espere a cazar la malilla.
rule-spanish-a24 = Si la malilla es su único mate, salga con un triunfo pequeño, nunca con la malilla.
rule-spanish-a25 = Si los otros dejan pasar un triunfo alto suyo, los mates están con su compañero: siga arrastrando.
rule-spanish-a26 = No vaya a bola sin saber dónde está la espadilla: alguien puede estar escondiéndola.
rule-spanish-a27 = Devuelva las salidas de su compañero. Un triunfo pequeño de él pide triunfos; una carta baja, ese palo.
rule-spanish-a28 = Si usted juega en último lugar y el mano no sale ni de triunfo ni con el rey, es un rival: gane lo que pueda.
rule-spanish-a29 = Quien sale con un triunfo pequeño, sin que el Hombre juegue justo después de él, es el compañero.
rule-spanish-a30 = En la duda, no pierda una baza: es mejor ganársela a su compañero que dejársela a un rival.
rule-spanish-a31 = Haga que la salida venga del otro lado cuando tiene cartas que esperan, como rey y sota.
rule-spanish-a32 = La tercera vez que sale un palo, no falle si alguien puede contrafallar.
rule-spanish-a33 = Evite los palos que ya han salido dos veces, salvo que su compañero juegue en último lugar.
rule-spanish-a34 = Falle la primera vez que sale un palo que usted no tiene: no puede saber dónde está el rey.
rule-spanish-a35 = Para la bola, arrastre hasta que los otros no tengan triunfos; después juegue sus cartas firmes.
rule-spanish-a36 = Si juega solo, averigüe dónde está la fuerza, huya de ella y deje la salida a quien está a su derecha.
rule-spanish-a37 = Si usted es el compañero y está a la derecha del Hombre, arrastre: con la espadilla, o con un triunfo pequeño si tiene un mate.
rule-spanish-a38 = Si usted es el compañero y está entre dos rivales, no arrastre. Ponga en la mesa el rey llamado.
rule-spanish-a39 = Si usted es el compañero y está a la izquierda del Hombre, nunca salga con triunfos pequeños: salga con el rey y repita el palo.
rule-spanish-a40 = Si tiene el rey y el caballo del palo llamado, juegue el caballo justo después del rey: el Hombre se libra de una carta.
rule-spanish-a41 = Salga de los palos que le faltan a su compañero: los fallará.
rule-spanish-a42 = Después del rey, juegue todas sus cartas firmes.
rule-spanish-a43 = Con espadilla, malilla y un triunfo pequeño, juegue las dos y deje salir al Hombre: puede salir una bola.
rule-spanish-a44 = Si el Hombre le deja una sexta baza que podía ganar, quiere la bola: siga.
rule-spanish-a45 = Contra el Hombre no salga del palo del rey llamado.
rule-spanish-a46 = Si está a la izquierda del Hombre, salga con una carta baja: los otros rivales del Hombre juegan después.
rule-spanish-a47 = Se puede salir con un triunfo pequeño para salvar un mate solo de otro rival del Hombre, pero nunca si el Hombre juega en último lugar.
rule-spanish-a48 = Líbrese del palo que le falta al Hombre y guarde el que él tiene.
rule-spanish-a49 = No gaste en un fallo delante del Hombre el triunfo pequeño que guarda su malilla o su basto.
rule-spanish-a50 = Si el compañero muestra una carta sola, arrastre.
rule-spanish-a51 = Para impedir una bola, tire hasta cartas firmes; los rivales del Hombre guardan palos distintos.
rule-spanish-a52 = Quien gana con el caballo no siempre es el compañero: algunos lo fingen.
rule-spanish-a53 = No espere la certeza: todos los días ganan manos más flojas y pierden otras mejores.

## Hombre

rule-hombre-a1 = Entre con tres bazas seguras en la mano, y cuente con una o dos más en unas seis cartas robadas.
rule-hombre-a2 = No cuente mucho con los reyes: a menudo se fallan.
rule-hombre-a3 = Si usted habla el último y los otros han pasado, puede arriesgar más: la fuerza está en el monte.
rule-hombre-a4 = Para un solo, tenga cinco bazas casi seguras.
rule-hombre-a5 = Si es el mano y tiene triunfos firmes, arriesgue más. El asiento de en medio es el peor.
rule-hombre-a6 = Casi nadie cambia ocho cartas: usted nombra el triunfo antes, y las probabilidades están en contra.
rule-hombre-a7 = Si es el primer rival del Hombre en robar, robe cuatro o cinco cartas cuando puede ganarle; si no, un par, y deje el resto al otro.
rule-hombre-a8 = Con dos mates y nada más, robe hasta siete cartas.
rule-hombre-a9 = Si el Hombre roba menos de seis cartas, o ninguna, hay bastantes para sus dos rivales.
rule-hombre-a10 = Guarde triunfos y reyes, y procure quedarse sin un palo.
rule-hombre-a11 = Si cambia solo una o dos cartas, la fuerza está en el otro rival del Hombre: no haga una segunda baza.
rule-hombre-a12 = Si no puede hacer cuatro bazas, no haga más de una.
rule-hombre-a13 = Si el otro rival del Hombre lo tiene todo, ayude al Hombre a que sea solo puesta.
rule-hombre-a14 = Es más fácil encontrar dos cartas buenas entre seis que entre dos.
rule-hombre-a15 = Si usted es el Hombre, fíjese en quién robó más. Dé bazas al rival más flojo y quíteselas al otro.
rule-hombre-a16 = Si usted es el Hombre y no puede hacer cinco bazas ni cuatro, procure al menos que no sea codillo.
rule-hombre-a17 = Si usted es el rival más flojo del Hombre, haga exactamente una baza. No regale la única.
rule-hombre-a18 = Deje al otro rival del Hombre la baza que pide, salvo que sea la única de usted, y responda al golpe con su mayor triunfo.
rule-hombre-a19 = El codillo del otro rival del Hombre le conviene más a usted que la victoria del Hombre: lo paga el Hombre.
rule-hombre-a20 = Con triunfos firmes, arrastre desde el principio y siga.
rule-hombre-a21 = Ganar con cuatro bazas es difícil. Arriesgue esas manos arrastrando enseguida.

## Tresillo refavor

rule-tresillo-refavor-a1 = Con la espadilla y otro mate, su primera salida de triunfo debe hacer caer el tercero.
rule-tresillo-refavor-a2 = Con la espadilla sola, arriesgue solo si es el mano o le fuerzan, y si tiene entrada en otro palo.
rule-tresillo-refavor-a3 = Con cartas que ganan en los otros tres palos, puede ir a refavor sin triunfos, si es el mano.
rule-tresillo-refavor-a4 = Con un mate, espere y no arrastre.
rule-tresillo-refavor-a5 = Si usted es el mano y tiene un palo largo y un solo triunfo, juegue el palo entero para sacar los triunfos de los otros, y guarde el suyo.
rule-tresillo-refavor-a6 = Ningún juego es más rápido, ni da más codillos ni más bolas.
rule-tresillo-refavor-a7 = En los otros palos, recuerde que hay once triunfos entre tres manos.
rule-tresillo-refavor-a8 = Contra el Hombre, salga con el rey que está solo, pero no si el Hombre juega después de usted. Si lo falla, otro puede contrafallar; si no lo falla, la baza es suya.
rule-tresillo-refavor-a9 = Si alguien sale contra usted con el rey solo y usted está fuerte, tire una carta perdida.

## Rey forzado

rule-quadrillo-rey-forzado-a11 = No entre con un rey mal guardado: puede acabar siendo su propio compañero.
rule-quadrillo-rey-forzado-a12 = Los caballos son las mejores cartas para entrar.
rule-quadrillo-rey-forzado-a13 = Quien tiene un rey procura hacer una baza, por si llega a ser el compañero. Si usted es el Hombre, deje que cada uno de los otros haga una.
rule-quadrillo-rey-forzado-a14 = Con buena mano, procure ser el compañero: salga del palo de su rey.
rule-quadrillo-rey-forzado-a15 = Con mala mano, guarde el palo de su rey y salga del que más se ha jugado.
rule-quadrillo-rey-forzado-a16 = Si usted es el Hombre, agote los palos, para encontrar pronto a su compañero.
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
rule-seisillo-a18 = No se fíe de los reyes, salvo que sea el mano y pueda arrastrar.

## 36 cartas y Dosillo

rule-tresillo-36-a10 = Cuente los triunfos: se han dado todas las cartas, y cada triunfo está en la mano de alguien.
rule-dosillo-a10 = Cuente los triunfos: pueden estar todos en juego.

# Lo que el libro de Madrid aconseja en los juegos españoles. Los consejos del Mediator valen para la familia; donde un juego tiene los suyos,
# sus números van primero.

## Mediator

rule-spanish-a1 = Entre con cuatro bazas en la mano: tres seguras y una probable, como un rey bien guardado o un fallo con un triunfo pequeño.
rule-spanish-a2 = Si el rey puede devolverse, tenga algo más: entonces deberá ganar solo.
rule-spanish-a3 = Un compañero que hace una sola baza vale más que ella: hay un rival menos.
rule-spanish-a4 = Con cuatro reyes, entre en vez de esperar. Haga triunfo su palo más largo o más alto, y llame a un rey suyo o a un caballo.
rule-spanish-a5 = Con tres reyes, pero sin el de triunfo, vaya a solo, pase o llame a uno de los suyos.
rule-spanish-a6 = Si duda, llame a un rey suyo en vez de ir a solo: perder cuesta mucho menos, y los otros sospechan unos de otros.
rule-spanish-a7 = El Mediator pide cinco bazas seguras. Si usted no es el mano, no cuente las probables, salvo que tenga dos además de las cinco.
rule-spanish-a8 = El mano sale, y puede arriesgar una baza menos.
rule-spanish-a9 = Con poco juego, o con rey y sota de un palo, es mejor hablar el último: la salida viene hacia usted.
rule-spanish-a10 = Si tiene un solo en la mano, apueste Mediator si el rey que compra asegura la bola. No prometa la bola: pídala en la séptima carta.
rule-spanish-a11 = Para un solo, debe ver seis bazas en su propia mano.
rule-spanish-a12 = No entre por esperanza: una entrada floja la paga también su compañero.
rule-spanish-a13 = Llame al rey del palo del que tiene una sola carta. De dos palos así, elija el largo, que se falla menos.
rule-spanish-a14 = Si no tiene ninguna carta sola en su palo, llame al rey del palo en el que tiene un caballo guardado.
rule-spanish-a15 = Si su caballo está bien guardado, llame a otro rey: los demás saldrán ellos mismos del palo del caballo.
rule-spanish-a16 = Si tiene muchas cartas del palo del rey que recibe, dé a cambio una de ese palo.
rule-spanish-a17 = No llame a un rey de un palo que no tiene, salvo que no le quede otro.
rule-spanish-a18 = Si llama a un rey suyo, nombre el que está solo o casi solo, y juéguelo lo más tarde que pueda.
rule-spanish-a19 = Compre el rey de un palo en el que tiene el caballo o la sota; si no, el de su palo más corto. Dé a cambio una carta que esté sola en su palo, para quedarse fallo.
rule-spanish-a20 = Si es el mano y tiene poco juego, busque enseguida el rey llamado, para saber quién es su compañero. Si tiene triunfos firmes, salga antes con uno o dos.
rule-spanish-a21 = Si la espadilla no es suya, salir con un triunfo pequeño puede ayudar: si su compañero gana la baza y vuelve a salir de triunfo, el camino queda libre.
rule-spanish-a22 = Con pocos triunfos, o sin ningún mate, no arrastre.
rule-spanish-a23 = Con espadilla y basto, salga con un triunfo pequeño y espere para cazar la malilla.
rule-spanish-a24 = Si la malilla es su único mate, salga con un triunfo pequeño, nunca con la malilla.
rule-spanish-a25 = Si le dejan ganar con un triunfo alto, los mates los tiene su compañero: siga arrastrando.
rule-spanish-a26 = No vaya a bola hasta saber dónde está la espadilla: quizá alguien la esconde.
rule-spanish-a27 = Vuelva al palo del que sale su compañero. Si él sale con un triunfo pequeño, pide triunfos; si sale con una carta baja, pide su palo.
rule-spanish-a28 = Si usted juega el último y el mano no sale ni de triunfo ni del rey llamado, es un rival: gane lo que pueda.
rule-spanish-a29 = El jugador que sale con un triunfo pequeño, sin que el Hombre juegue justo después, es el compañero.
rule-spanish-a30 = Si duda, no pierda una baza: es mejor ganar a su compañero que dejar ganar a un rival.
rule-spanish-a31 = Si tiene cartas que deben esperar, como rey y sota, procure que la salida venga del otro lado.
rule-spanish-a32 = La tercera vez que sale un palo, no falle, salvo que nadie pueda contrafallarle.
rule-spanish-a33 = Evite los palos de los que se ha salido dos veces, salvo que su compañero juegue el último.
rule-spanish-a34 = Falle la primera vez que sale un palo que usted no tiene: no puede saber dónde está el rey.
rule-spanish-a35 = Para hacer la bola, arrastre hasta que los otros no tengan triunfos y después juegue sus cartas firmes.
rule-spanish-a36 = Si juega sin compañero, averigüe dónde está la fuerza, aléjese de ella y deje la salida al jugador de su derecha.
rule-spanish-a37 = Si usted es el compañero y está a la derecha del Hombre, arrastre: con la espadilla o, si tiene un mate, con un triunfo pequeño.
rule-spanish-a38 = Si usted es el compañero y está entre dos rivales, no arrastre. Ponga en la mesa el rey llamado.
rule-spanish-a39 = Si usted es el compañero y está a la izquierda del Hombre, nunca salga con triunfos pequeños: salga con el rey, y después otra vez de ese palo.
rule-spanish-a40 = Si tiene el rey y el caballo del palo llamado, juegue el caballo justo después del rey: el Hombre puede deshacerse de una carta.
rule-spanish-a41 = Salga de los palos a los que está fallo su compañero: él los fallará.
rule-spanish-a42 = Después del rey, juegue todas sus cartas firmes.
rule-spanish-a43 = Con espadilla, malilla y un triunfo pequeño, juegue los dos mates y después deje la salida al Hombre: puede llegar a ser bola.
rule-spanish-a44 = Si el Hombre le deja una sexta baza que podía ganar, quiere la bola: siga.
rule-spanish-a45 = Si juega contra el Hombre, no salga del palo del rey llamado, salvo que otro rival del Hombre pueda fallarlo.
rule-spanish-a46 = Si está a la izquierda del Hombre, salga con una carta baja hacia él: los otros rivales del Hombre juegan después.
rule-spanish-a47 = Puede salir con un triunfo pequeño para salvar un mate que esté solo en la mano de otro rival del Hombre, pero nunca si el Hombre juega el último.
rule-spanish-a48 = Descártese del palo al que el Hombre está fallo y guarde el que él tiene.
rule-spanish-a49 = No falle delante del Hombre con el triunfo pequeño que guarda su malilla o su basto.
rule-spanish-a50 = Si el compañero del Hombre muestra una carta que está sola en su palo, arrastre.
rule-spanish-a51 = Para impedir una bola, eche incluso cartas firmes; los rivales del Hombre guardan palos distintos.
rule-spanish-a52 = El jugador que gana el caballo no siempre es el compañero: algunos lo fingen.
rule-spanish-a53 = No espere la certeza: todos los días ganan manos más flojas y pierden otras mejores.

## Hombre

rule-hombre-a1 = Entre con tres bazas seguras en la mano, y cuente con una o dos más en unas seis cartas robadas.
rule-hombre-a2 = No cuente mucho con los reyes: a menudo se fallan.
rule-hombre-a3 = Si usted habla el último y los otros han pasado, puede arriesgar más: la fuerza está en el monte.
rule-hombre-a4 = Para un solo, tenga cinco bazas casi seguras.
rule-hombre-a5 = Si es el mano y tiene triunfos firmes, arriesgue más. El asiento de en medio es el peor.
rule-hombre-a6 = Casi nadie cambia ocho cartas: antes debe nombrarse el triunfo, y las probabilidades están en contra.
rule-hombre-a7 = Si es el primer rival del Hombre en robar, robe cuatro o cinco cartas si su mano puede ganarle; si no, robe dos y deje las demás al otro rival.
rule-hombre-a8 = Con dos mates y nada más, robe hasta siete cartas.
rule-hombre-a9 = Si el Hombre roba menos de seis cartas, o ninguna, quedan bastantes para sus dos rivales.
rule-hombre-a10 = Guarde los triunfos y los reyes, y procure quedarse fallo a un palo.
rule-hombre-a11 = Si cambia solo una o dos cartas, la fuerza la tiene el otro rival del Hombre: no haga una segunda baza.
rule-hombre-a12 = Si no puede hacer cuatro bazas, no haga más de una.
rule-hombre-a13 = Si el otro rival del Hombre lo tiene todo, ayude al Hombre para que quede en puesta.
rule-hombre-a14 = Es más probable encontrar dos cartas buenas entre seis que entre dos.
rule-hombre-a15 = Si usted es el Hombre, fíjese en quién robó más cartas. Dé bazas al rival más flojo y quíteselas al otro.
rule-hombre-a16 = Si usted es el Hombre y no puede hacer ni cinco bazas ni cuatro, procure al menos que no sea codillo.
rule-hombre-a17 = Si usted es el rival más flojo, haga exactamente una baza. No regale la única que tiene.
rule-hombre-a18 = Deje al otro rival del Hombre la baza que pide, salvo que sea la única de usted, y responda al golpe con su triunfo más alto.
rule-hombre-a19 = El codillo del otro rival es mejor para usted que la victoria del Hombre: lo paga el Hombre.
rule-hombre-a20 = Con triunfos firmes, arrastre desde el principio y siga.
rule-hombre-a21 = Ganar con cuatro bazas es difícil. Con una mano así, arriésguese solo si arrastra enseguida.

## Tresillo refavor

rule-tresillo-refavor-a1 = Con la espadilla y otro mate, su primera salida de triunfo debe hacer caer el tercer mate.
rule-tresillo-refavor-a2 = Con la espadilla sola, arriésguese solo si es el mano o le obligan, y si puede ganar una baza en otro palo.
rule-tresillo-refavor-a3 = Con cartas que ganan en los otros tres palos, puede ir a refavor sin ningún triunfo, si es el mano.
rule-tresillo-refavor-a4 = Con un mate, espere y no arrastre.
rule-tresillo-refavor-a5 = Si usted es el mano y tiene un palo largo y un solo triunfo, juegue el palo entero para sacar los triunfos de los otros, y guarde el suyo.
rule-tresillo-refavor-a6 = Ningún juego es más rápido, y en ninguno hay más codillos ni más bolas.
rule-tresillo-refavor-a7 = En los otros palos, recuerde que hay once triunfos en tres manos.
rule-tresillo-refavor-a8 = Contra el Hombre, salga con el rey que está solo en su palo, pero no si el Hombre juega después de usted. Si lo falla, otro puede contrafallarle; si no lo falla, la baza es de usted.
rule-tresillo-refavor-a9 = Si alguien sale contra usted con el rey que está solo en su palo y usted es fuerte, eche una carta perdedora.

## Rey forzado

rule-quadrillo-rey-forzado-a11 = No entre con un rey mal guardado: puede acabar siendo su propio compañero.
rule-quadrillo-rey-forzado-a12 = Los caballos son las mejores cartas para entrar.
rule-quadrillo-rey-forzado-a13 = El jugador que tiene un rey procura hacer una baza, por si llega a ser el compañero. Si usted es el Hombre, deje que cada uno de los otros haga una.
rule-quadrillo-rey-forzado-a14 = Con buena mano, procure ser el compañero: salga del palo de su rey.
rule-quadrillo-rey-forzado-a15 = Con una mano mala, guarde el palo de su rey y salga del que más se ha jugado.
rule-quadrillo-rey-forzado-a16 = Si usted es el Hombre, agote los palos para encontrar pronto a su compañero.
rule-quadrillo-rey-forzado-a17 = Cuando el Hombre arrastra, eche las cartas que acompañan a su rey.
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

rule-tresillo-36-a10 = Cuente los triunfos: se dan todas las cartas, así que cada triunfo está en la mano de alguien.
rule-dosillo-a10 = Cuente los triunfos: pueden estar todos en juego.

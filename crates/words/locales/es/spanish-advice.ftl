# Lo que el libro de Madrid aconseja en los juegos españoles. Los consejos del Mediator valen para la familia; donde un juego tiene los suyos,
# sus números van primero.

## Mediator

rule-spanish-a1 = Entra con cuatro bazas en la mano: tres seguras y la cuarta probable, como un rey bien guardado o un fallo con un triunfo pequeño.
rule-spanish-a2 = Si el rey se puede devolver, ten algo más: entonces ganas tú solo o no gana nadie.
rule-spanish-a3 = Un compañero que hace una sola baza vale más que eso: hay un contrario menos.
rule-spanish-a4 = Con cuatro reyes entra y no esperes. Triunfa de tu palo más largo o más alto, y llámate a ti o llama un caballo.
rule-spanish-a5 = Con tres reyes, pero no el de triunfo, ve a solo, pasa o llama uno tuyo.
rule-spanish-a6 = En la duda llama un rey tuyo en vez de ir a solo: perder cuesta mucho menos y los otros sospechan entre sí.
rule-spanish-a7 = El Mediator pide cinco bazas en la mano. Si no eres mano, cuenta una baza probable solo si hay dos además de las cinco.
rule-spanish-a8 = El mano sale, y puede arriesgar una baza menos.
rule-spanish-a9 = Con poco juego, o con rey y sota de un palo, es mejor ser pie: la salida te viene a la mano.
rule-spanish-a10 = Con un solo en la mano di Mediator si el rey que compras asegura la bola. No prometas la bola: pídela en la séptima carta.
rule-spanish-a11 = Para un solo debes ver seis bazas en tu mano.
rule-spanish-a12 = No entres por esperanza: una entrada floja la paga también tu compañero.
rule-spanish-a13 = Llama el rey del palo del que tienes una sola carta. Entre dos, el del palo largo: se falla menos.
rule-spanish-a14 = Sin carta sola, llama el rey que acompaña a tu caballo guardado.
rule-spanish-a15 = Si tu caballo está muy guardado llama otro rey: los contrarios jugarán ellos mismos el palo del caballo.
rule-spanish-a16 = Si tienes muchas del palo del rey que recibes, devuelve una de ese palo.
rule-spanish-a17 = No llames un rey de un palo que no tienes, salvo que no haya otro.
rule-spanish-a18 = Si te llamas a ti, nombra el rey que esté solo o casi, y juégalo lo más tarde posible.
rule-spanish-a19 = Compra el rey del palo en que tienes el caballo o la sota; si no, el de tu palo más corto. Devuelve una carta sola para hacer fallo.
rule-spanish-a20 = Siendo mano con poco juego busca enseguida el rey llamado, para saber quién es tu compañero. Con triunfos firmes sal antes con uno o dos.
rule-spanish-a21 = Salir con un triunfo pequeño por debajo de la espadilla puede ayudar: si la toma tu compañero y repite triunfo, el camino queda limpio.
rule-spanish-a22 = Con pocos triunfos, o sin ningún mate, no arrastres.
rule-spanish-a23 = Con espadilla y basto sal con un triunfo pequeño y espera a cazar la malilla.
rule-spanish-a24 = Si la malilla es tu único mate sal con un triunfo pequeño, nunca con la malilla.
rule-spanish-a25 = Si dejan pasar un triunfo alto tuyo, los mates están con tu compañero: sigue arrastrando.
rule-spanish-a26 = No vayas a bola hasta saber dónde está la espadilla: alguien puede esconderla.
rule-spanish-a27 = Devuelve las salidas de tu compañero. Un triunfo pequeño suyo pide triunfos; una carta baja, su palo.
rule-spanish-a28 = Si eres pie y el mano no sale ni con triunfo ni con el rey, es contrario: toma lo que puedas.
rule-spanish-a29 = Quien sale con un triunfo pequeño sin que la salida vaya a la mano del Hombre es el compañero.
rule-spanish-a30 = En la duda no pierdas baza: mejor pasar por encima del compañero que dejarla a un contrario.
rule-spanish-a31 = Haz que la salida venga del otro lado cuando tienes cartas que esperan, como rey y sota.
rule-spanish-a32 = En la tercera vuelta de un palo no falles si te pueden contrafallar.
rule-spanish-a33 = Evita los palos jugados dos veces, salvo que tu compañero juegue el último.
rule-spanish-a34 = Falla la primera vuelta de un palo que no tienes: no sabes dónde está el rey.
rule-spanish-a35 = Para la bola arrastra hasta que los otros no tengan triunfos, y luego juega tus cartas firmes.
rule-spanish-a36 = Cuando juegas solo, averigua dónde está la fuerza, huye de ella y da la salida al de tu derecha.
rule-spanish-a37 = Compañero a la derecha del Hombre: arrastra con la espadilla, o con un triunfo pequeño si tienes un mate.
rule-spanish-a38 = Compañero entre dos contrarios: no arrastres. Pon en la mesa el rey llamado.
rule-spanish-a39 = Compañero a la izquierda del Hombre: nunca triunfos pequeños. Sal con el rey y repite el palo.
rule-spanish-a40 = Con rey y caballo del palo llamado juega el caballo tras el rey: el Hombre se descarta.
rule-spanish-a41 = Juega los palos que le faltan a tu compañero: los fallará.
rule-spanish-a42 = Después del rey juega todas tus cartas firmes.
rule-spanish-a43 = Con espadilla, malilla y un triunfo pequeño juega las dos y da entrada al Hombre: puede salir una bola.
rule-spanish-a44 = Si el Hombre te deja una sexta baza que podía tomar, quiere la bola: sigue.
rule-spanish-a45 = Contra el Hombre no salgas del palo del rey llamado.
rule-spanish-a46 = A la izquierda del Hombre sal con una carta falsa: tus compañeros juegan detrás.
rule-spanish-a47 = Se puede salir con un triunfo pequeño para salvar un mate solo de un compañero, nunca si el Hombre juega el último.
rule-spanish-a48 = Descártate del palo que le falta al Hombre y guarda el que tiene.
rule-spanish-a49 = No gastes en un fallo delante del Hombre el triunfo que guarda tu malilla o tu basto.
rule-spanish-a50 = Si el compañero muestra una carta sola, arrastra.
rule-spanish-a51 = Para cortar una bola tira hasta cartas firmes; los que defienden guardan palos distintos.
rule-spanish-a52 = Tomar el caballo no prueba que alguien sea el compañero: algunos lo fingen.
rule-spanish-a53 = No esperes la certeza: cada día se ganan manos más flojas y se pierden otras mejores.

## Hombre

rule-hombre-a1 = Entra con tres bazas seguras en la mano y la esperanza de una o dos más en unas seis cartas robadas.
rule-hombre-a2 = No cuentes mucho con los reyes: a menudo se fallan.
rule-hombre-a3 = Si hablas el último y los otros han pasado puedes arriesgar más: la fuerza está en el monte.
rule-hombre-a4 = Para un solo ten cinco bazas casi seguras.
rule-hombre-a5 = Siendo mano con triunfos firmes arriesga más. El asiento de en medio es el peor.
rule-hombre-a6 = Casi nadie cambia ocho cartas: nombras triunfo antes, y las probabilidades están en contra.
rule-hombre-a7 = Si defiendes y robas primero, toma cuatro o cinco si puedes ganar al Hombre; si no, un par, y deja el resto al otro.
rule-hombre-a8 = Con dos mates y nada más toma hasta siete.
rule-hombre-a9 = Si el Hombre toma menos de seis, o ninguna, hay robo para los dos.
rule-hombre-a10 = Guarda triunfos y reyes, y procura hacer un fallo.
rule-hombre-a11 = Si cambias solo una o dos, la fuerza está en el otro: no hagas una segunda baza.
rule-hombre-a12 = Si no puedes hacer cuatro bazas, no hagas más de una.
rule-hombre-a13 = Si el otro lo tiene todo, ayuda al Hombre a que sea solo puesta.
rule-hombre-a14 = Es más fácil hallar dos buenas cartas entre seis que entre dos.
rule-hombre-a15 = Fíjate en quién robó más. Da bazas al más flojo y quítaselas al otro.
rule-hombre-a16 = Si no puedes hacer ni cinco ni cuatro, procura al menos que no sea codillo.
rule-hombre-a17 = Si eres el más flojo haz exactamente una baza. No regales la única.
rule-hombre-a18 = Por lo demás deja la baza que te piden, y al golpe responde con tu mayor triunfo.
rule-hombre-a19 = El codillo del otro te conviene más que el triunfo del Hombre: lo paga él.
rule-hombre-a20 = Con triunfos firmes arrastra desde el principio y sigue.
rule-hombre-a21 = Ganar con cuatro es difícil. Arriesga esas manos arrastrando enseguida.

## Tresillo refavor

rule-tresillo-refavor-a1 = Con la espadilla y otro mate, tu primer arrastre debe traer el tercero.
rule-tresillo-refavor-a2 = Con la espadilla sola arriésgate solo si eres mano o te fuerzan, y ten entrada en otro palo.
rule-tresillo-refavor-a3 = Con entradas en los otros tres palos puedes ir a refavor sin triunfos, siendo mano.
rule-tresillo-refavor-a4 = Con un mate espera y no arrastres.
rule-tresillo-refavor-a5 = Siendo mano con una runfla y un triunfo, corre el palo para sacar fallos y guarda el triunfo.
rule-tresillo-refavor-a6 = Ningún juego es más rápido, ni da más codillos ni más bolas.
rule-tresillo-refavor-a7 = En los otros palos recuerda que hay once triunfos entre tres manos.
rule-tresillo-refavor-a8 = Contra el Hombre sal con el rey solo, pero no si el Hombre juega después de ti: si lo falla se le contrafalla, y si no es baza.
rule-tresillo-refavor-a9 = Si te salen con el rey solo y tienes fuerza, tira una carta falsa.

## Rey forzado

rule-quadrillo-rey-forzado-a11 = No entres con un rey mal guardado: puedes acabar siendo tu propio compañero.
rule-quadrillo-rey-forzado-a12 = Los caballos son las mejores cartas para entrar.
rule-quadrillo-rey-forzado-a13 = Quien tiene un rey procura hacer baza por si es compañero. Si eres el Hombre deja que cada uno haga una.
rule-quadrillo-rey-forzado-a14 = Con buen juego procura ser compañero: sal del palo de tu rey.
rule-quadrillo-rey-forzado-a15 = Con mal juego guarda el palo de tu rey y sal de lo que más se ha jugado.
rule-quadrillo-rey-forzado-a16 = Si eres el Hombre agota los palos para hallar pronto a tu compañero.
rule-quadrillo-rey-forzado-a17 = Cuando el Hombre arrastra, tira las compañeras de tu rey.
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
rule-seisillo-a18 = No te fíes de los reyes, salvo si eres mano y puedes arrastrar.

## 36 cartas y Dosillo

rule-tresillo-36-a10 = Cuenta los triunfos: pueden estar todos en juego.
rule-dosillo-a10 = { rule-tresillo-36-a10 }

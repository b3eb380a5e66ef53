# Los juegos españoles: lo que no se admite, y por qué.

spanish-refused-not-dealt = Antes hay que dar las cartas.
spanish-refused-wrong-pack = Estas no son las cartas que hay que barajar.
spanish-refused-over = La partida ha terminado.
spanish-refused-not-playing = No tiene cartas en esta mano.
spanish-refused-turn = Es el turno de { $seat }.
spanish-refused-not-now = Eso no puede hacerse en este momento de la mano.
spanish-refused-no-such-bid = Eso no se puede pedir en este juego.
spanish-refused-too-low = Eso no supera lo dicho. Suba o pase.
spanish-refused-undeclarable = Con estas cartas no le quedaría rey al que llamar. Diga otro juego.
spanish-refused-chillo = Eso solo puede decirlo el último en hablar, con la espadilla y cuando todos han pasado.
spanish-refused-trump = Después de ese juego { $suit } no puede ser triunfo.
spanish-refused-call = No se puede llamar a { $card }.
spanish-refused-not-held = No tiene { $card }.
spanish-refused-just-received = Le acaban de dar { $card }. Dé otra carta a cambio.
spanish-refused-not-the-king = No tiene el rey llamado.
spanish-refused-estuche-count = Ese no es un número de estuches: pida de 1 a { $most }.
spanish-refused-count = { $most ->
    [one] Son demasiadas: una como mucho.
   *[other] Son demasiadas: { $most } como mucho.
}
spanish-refused-follow = Debe servir a { $suit } mientras tenga.
spanish-refused-must-trump = Han salido de triunfo: debe jugar un triunfo.
spanish-refused-king-too-soon = Aún no ha salido ningún rey: guarde { $card } mientras pueda jugar otra carta.
spanish-refused-hombre-only = Eso solo puede hacerlo el Hombre.
spanish-refused-adversary-only = Eso solo puede hacerlo un rival del Hombre.
spanish-refused-signal = El Hombre no puede hacer señas.
spanish-refused-nothing-thrown = No ha descartado ninguna carta en esta mano.
spanish-refused-order = { $card } no está entre las cartas que puede mandar jugar. Elija otra.
spanish-refused-raffle = { $card } no está en esta baraja. Nombre una carta que se reparta.
spanish-refused-four-tricks = El rival del Hombre que tiene cuatro bazas no puede pedir otra.
spanish-refused-said = Ya lo ha dicho.
spanish-refused-honour = Eso es de una mesa de honor; esta es estricta.
spanish-refused-amend = No tiene carta que recoger, o esa tampoco valdría.
spanish-refused-accuse = En esa baza no hay nada que reclamar.
spanish-refused-no-place = Ahora nadie puede sentarse a esta mesa.

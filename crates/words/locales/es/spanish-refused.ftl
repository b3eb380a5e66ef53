# Los juegos españoles: lo que no se admite, y por qué.

spanish-refused-not-dealt = Antes deben darse las cartas.
spanish-refused-wrong-pack = Estas no son las cartas que deben barajarse.
spanish-refused-over = La partida ha acabado.
spanish-refused-not-playing = No tiene cartas en esta mano.
spanish-refused-turn = Le toca a { $seat }.
spanish-refused-not-now = No puede hacer eso en este punto de la mano.
spanish-refused-no-such-bid = Esa no es una apuesta de este juego.
spanish-refused-too-low = Esa apuesta es demasiado baja. Suba o pase.
spanish-refused-undeclarable = Con estas cartas no quedaría ningún rey al que llamar. Apueste otra cosa.
spanish-refused-chillo = Eso solo puede decirlo el último en hablar, si tiene la espadilla y todos han pasado.
spanish-refused-trump = Después de esa apuesta, el triunfo no puede ser { $suit }. Elija otro palo.
spanish-refused-call = No puede llamar a esta carta: { $card }. Elija otro rey.
spanish-refused-not-held = No tiene esta carta: { $card }. Elija otra.
spanish-refused-just-received = Le acaban de dar esta carta: { $card }. Dé otra a cambio.
spanish-refused-not-the-king = No tiene el rey llamado.
spanish-refused-estuche-count = Ese no es un número de estuches: pida de 1 a { $most }.
spanish-refused-count = { $most ->
    [one] Son demasiadas: una como máximo.
   *[other] Son demasiadas: { $most } como máximo.
}
spanish-refused-follow = Debe servir a { $suit } mientras tenga carta de ese palo.
spanish-refused-must-trump = Se ha salido de triunfo: debe jugar triunfo.
spanish-refused-king-too-soon = Aún no se ha jugado ningún rey: guarde este mientras tenga otra carta que jugar: { $card }.
spanish-refused-hombre-only = Eso solo puede hacerlo el Hombre.
spanish-refused-adversary-only = Eso solo puede hacerlo un rival del Hombre.
spanish-refused-signal = El Hombre no puede hacer señas. Juegue una carta.
spanish-refused-nothing-thrown = No ha descartado ninguna carta en esta mano.
spanish-refused-order = Esta carta no está entre las que puede mandar jugar: { $card }. Elija otra.
spanish-refused-raffle = Esta carta no está en esta baraja: { $card }. Nombre otra.
spanish-refused-four-tricks = El rival del Hombre que tiene cuatro bazas no puede pedir otra.
spanish-refused-said = Ya lo ha dicho.
spanish-refused-honour = Eso es de las mesas de honor. Esta es estricta.
spanish-refused-amend = No tiene ninguna carta que recoger, o esa también estaría mal.
spanish-refused-accuse = En esa baza no hay nada que denunciar.
spanish-refused-no-place = Ahora nadie puede unirse a esta mesa.

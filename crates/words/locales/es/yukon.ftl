# Yukon. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## El fondo

yukon-pot-sheet = la hoja

## Lo que se puede hacer

yukon-play = Jugar { $card }
yukon-take = Alzar la baza
    .gloss = recoger sus cartas y tomar una del monte; desde ahora toda carta de la baza es firme
yukon-amend = Jugar en su lugar { $card }
yukon-accuse = { $seat }, esa carta es indebida
    .gloss = una carta indebida debe cambiarse mientras no se haya alzado su baza

yukon-heading-play = Jugar una carta
    .gloss = siga el palo si puede; si no, debe jugar una jota si la tiene
yukon-heading-amend = Cambiar la carta indebida por otra
    .gloss = la carta indebida vuelve a la mano; no hay pena mientras no se recoja la baza

## Lo que está pasando

yukon-drawing-pairs = Se sortean las parejas
yukon-drawing-dealer = Se sacan cartas para ver quién da
yukon-dealing = Se dan las cartas
yukon-round = Ronda de Yukon
    .gloss = los cuatro valets, los Yukons, ganan a todo; el valet de espadas gana a los otros tres
yukon-extra = La ronda extra
    .gloss = dos a quienes ni las bazas ni el as de espadas pudieron separar se juegan la partida
yukon-over = La partida ha terminado

yukon-fact-round = Ronda { $number }; da { $seat }
yukon-fact-pair = { $one } y { $other } forman pareja
yukon-fact-target = La partida es a { $points } puntos
yukon-fact-removed = Carta apartada: { $card }
yukon-fact-last = La ronda anterior: { $outcome }
yukon-fact-winner = { $seat } ha ganado la partida

yukon-role-dealer = da las cartas
    .gloss = el jugador a su izquierda sale a la primera baza
yukon-role-out = queda fuera
    .gloss = no toma parte en la ronda extra

## Lo que se ha dicho

yukon-said = { $seat }: { $what }
yukon-said-drew = saca { $card }
yukon-said-took = { $points ->
    [0] alza una baza sin puntos
    [one] alza una baza de un punto
   *[other] alza una baza de { $points } puntos
}
yukon-said-amended = juega en su lugar { $card }
yukon-said-wrong = carta indebida: { $card }

## Las preguntas

yukon-ask-lead = A usted le toca salir.
yukon-ask-play = A usted le toca jugar.
yukon-ask-take = La baza es suya. ¿La alza?
yukon-ask-mend = Su carta era indebida. ¿Cuál juega en su lugar?
yukon-ask-besides = Puede hablar mientras no se haya alzado la baza.

## Cómo acabó una ronda

yukon-outcome-counted = contada
    .gloss = se anotaron los puntos y la partida sigue
yukon-outcome-won = partida ganada
    .gloss = la ronda decidió la partida
yukon-outcome-extra = ronda extra
    .gloss = dos de los tres la jugaron solo por la partida

## Rechazos

yukon-refused-not-dealt = Antes hay que dar las cartas.
yukon-refused-wrong-pack = Esas no son las cartas que hay que barajar.
yukon-refused-over = La partida ha terminado.
yukon-refused-turn = Le toca a { $seat }.
yukon-refused-not-playing = Usted no tiene cartas en esta ronda.
yukon-refused-not-now = Eso no se puede hacer en este punto de la ronda.
yukon-refused-not-held = Usted no tiene esa carta: { $card }.
yukon-refused-follow = Debe servir a { $suit } mientras tenga cartas de ese palo.
yukon-refused-yukon = No puede servir al palo: debe jugar uno de sus Yukons, los valets.
yukon-refused-honour = Eso es propio de una mesa de honor; esta es estricta y no deja jugar ninguna carta indebida.
yukon-refused-amend = Usted no tiene ninguna carta indebida que cambiar.
yukon-refused-still-wrong = También esa carta sería indebida.
yukon-refused-accuse = No hay en esta baza ninguna carta de ese jugador que pueda ser indebida.
yukon-refused-not-proved = Ninguna carta a la vista prueba que esa sea mala.

## En la mesa

yukon-table-stock = Monte { $many }

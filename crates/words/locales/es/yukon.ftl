# Yukon. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## El fondo

yukon-pot-sheet = la hoja

## Lo que se puede hacer

yukon-play = Jugar: { $card }
yukon-take = Recoger la baza
    .gloss = recoger sus cartas y tomar una del monte; después, las cartas de la baza ya no cambian
yukon-amend = Jugar en su lugar: { $card }
yukon-accuse = { $seat }, esa carta está mal jugada
    .gloss = una carta mal jugada debe cambiarse mientras no se haya recogido su baza

yukon-heading-play = Jugar una carta
    .gloss = sirva al palo si puede; si no puede, debe jugar una jota si la tiene
yukon-heading-amend = Cambiar su carta mal jugada por otra
    .gloss = la carta mal jugada vuelve a la mano; no hay pena mientras no se recoja la baza

## Lo que está pasando

yukon-drawing-pairs = Sorteando las parejas
yukon-drawing-dealer = Sorteando quién da primero
yukon-dealing = Repartiendo las cartas…
yukon-round = Una ronda de Yukon
    .gloss = las cuatro jotas, los Yukons, ganan a todo; la jota de picas gana a las otras tres
yukon-extra = La ronda extra
    .gloss = dos jugadores, iguales en bazas y sin el as de picas, se juegan la partida
yukon-over = La partida ha acabado

yukon-fact-round = Ronda { $number }; da { $seat }
yukon-fact-pair = { $one } y { $other } juegan juntos
yukon-fact-target = Se juega hasta { $points } puntos
yukon-fact-removed = Carta que queda fuera: { $card }
yukon-fact-last = Ronda anterior: { $outcome }
yukon-fact-winner = { $seat } ha ganado la partida

yukon-role-dealer = quien da
    .gloss = el jugador a su izquierda sale en la primera baza
yukon-role-out = queda fuera
    .gloss = no participa en la ronda extra

## Lo que se ha dicho

yukon-said = { $seat }: { $what }
yukon-said-drew = saca una carta: { $card }
yukon-said-took = { $points ->
    [0] gana una baza sin puntos
    [one] gana una baza de un punto
   *[other] gana una baza de { $points } puntos
}
yukon-said-amended = juega otra en su lugar: { $card }
yukon-said-wrong = carta mal jugada: { $card }

## Las preguntas

yukon-ask-lead = Le toca salir.
yukon-ask-play = Le toca jugar.
yukon-ask-take = La baza es suya. ¿La recoge?
yukon-ask-mend = Su carta estaba mal jugada. ¿Cuál juega en su lugar?
yukon-ask-besides = Puede hablar mientras no se recoja la baza.

## Cómo acabó una ronda

yukon-outcome-counted = contada
    .gloss = se anotaron los puntos y la partida sigue
yukon-outcome-won = partida ganada
    .gloss = la ronda decidió la partida
yukon-outcome-extra = ronda extra
    .gloss = dos de los tres la jugaron, solo para decidir la partida

## Rechazos

yukon-refused-not-dealt = Antes deben darse las cartas.
yukon-refused-wrong-pack = Esas no son las cartas que deben barajarse.
yukon-refused-over = La partida ha acabado.
yukon-refused-turn = Le toca a { $seat }.
yukon-refused-not-playing = No tiene cartas en esta ronda.
yukon-refused-not-now = No puede hacer eso en este punto de la ronda.
yukon-refused-not-held = No tiene esa carta: { $card }.
yukon-refused-follow = Debe servir a { $suit } mientras tenga carta de ese palo.
yukon-refused-yukon = No puede servir al palo: debe jugar uno de sus Yukons, las jotas.
yukon-refused-honour = Eso es de las mesas de honor. Esta es estricta: nadie puede jugar una carta indebida.
yukon-refused-amend = No tiene ninguna carta mal jugada que cambiar.
yukon-refused-still-wrong = Esa carta también estaría mal.
yukon-refused-accuse = Ese jugador no tiene en esta baza ninguna carta que pueda estar mal jugada.
yukon-refused-not-proved = Ninguna carta a la vista prueba que esa esté mal jugada.

## En la mesa

yukon-table-stock = Monte { $many }

## El acto que acabó la mano

yukon-done-take = recoge la baza

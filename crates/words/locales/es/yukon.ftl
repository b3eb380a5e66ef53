# Yukon. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## El fondo

yukon-pot-sheet = la hoja

## Lo que se puede hacer

yukon-play = Jugar { $card }
yukon-take = Recoger la baza
    .gloss = recoja las cartas y tome una del monte; después, las cartas de la baza ya no cambian
yukon-amend = Jugar { $card } en su lugar
yukon-accuse = { $seat }, esa carta está mal
    .gloss = una carta equivocada debe cambiarse mientras no se haya recogido su baza

yukon-heading-play = Jugar una carta
    .gloss = sirva al palo si puede; si no, debe jugar una jota si la tiene
yukon-heading-amend = Cambiar la carta equivocada por otra
    .gloss = la carta equivocada vuelve a la mano; no hay pena mientras no se recoja la baza

## Lo que está pasando

yukon-drawing-pairs = Sorteando las parejas
yukon-drawing-dealer = Sorteando quién da primero
yukon-dealing = Repartiendo las cartas…
yukon-round = Una ronda de Yukon
    .gloss = las cuatro jotas, los Yukons, ganan a todo; la jota de picas gana a las otras tres
yukon-extra = La ronda extra
    .gloss = dos jugadores iguales en bazas y sin el as de picas se juegan la partida
yukon-over = La partida ha terminado

yukon-fact-round = Ronda { $number }; da { $seat }
yukon-fact-pair = { $one } y { $other } juegan juntos
yukon-fact-target = La partida va hasta { $points } puntos
yukon-fact-removed = Carta que queda fuera: { $card }
yukon-fact-last = Ronda anterior: { $outcome }
yukon-fact-winner = { $seat } ha ganado la partida

yukon-role-dealer = quien da
    .gloss = el jugador a su izquierda sale a la primera baza
yukon-role-out = queda fuera
    .gloss = no toma parte en la ronda extra

## Lo que se ha dicho

yukon-said = { $seat }: { $what }
yukon-said-drew = saca { $card }
yukon-said-took = { $points ->
    [0] recoge una baza sin puntos
    [one] recoge una baza de un punto
   *[other] recoge una baza de { $points } puntos
}
yukon-said-amended = juega { $card } en su lugar
yukon-said-wrong = carta equivocada: { $card }

## Las preguntas

yukon-ask-lead = Le toca salir.
yukon-ask-play = Le toca jugar.
yukon-ask-take = La baza es suya. ¿La recoge?
yukon-ask-mend = Su carta estaba mal. ¿Cuál juega en su lugar?
yukon-ask-besides = Puede hablar mientras no se recoja la baza.

## Cómo acabó una ronda

yukon-outcome-counted = contada
    .gloss = se anotaron los puntos y la partida sigue
yukon-outcome-won = partida ganada
    .gloss = la ronda decidió la partida
yukon-outcome-extra = ronda extra
    .gloss = dos de los tres la jugaron, solo por la partida

## Rechazos

yukon-refused-not-dealt = Antes hay que dar las cartas.
yukon-refused-wrong-pack = Esas no son las cartas que hay que barajar.
yukon-refused-over = La partida ha terminado.
yukon-refused-turn = Le toca a { $seat }.
yukon-refused-not-playing = No tiene cartas en esta ronda.
yukon-refused-not-now = No puede hacer eso en este punto de la ronda.
yukon-refused-not-held = No tiene esa carta: { $card }.
yukon-refused-follow = Debe servir a { $suit } mientras tenga cartas de ese palo.
yukon-refused-yukon = No puede servir: debe jugar uno de sus Yukons, las jotas.
yukon-refused-honour = Eso es para mesas de honor. Esta es estricta: nadie puede jugar una carta equivocada.
yukon-refused-amend = No tiene ninguna carta equivocada que cambiar.
yukon-refused-still-wrong = Esa carta también estaría mal.
yukon-refused-accuse = Ese jugador no tiene en esta baza ninguna carta que pueda estar mal.
yukon-refused-not-proved = Ninguna carta a la vista prueba que esa esté mal.

## En la mesa

yukon-table-stock = Monte { $many }

## El acto que acabó la mano

yukon-done-take = recoge la baza

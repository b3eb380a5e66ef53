# Grand, con sus cuatro juegos. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## El fondo

grand-pot-sheet = la hoja

## Los cuatro juegos

grand-whist = Whist
    .gloss = trece bazas con triunfo; cada baza por encima de seis cuenta 5, las trece 65
grand-grand = Grand
    .gloss = trece bazas sin triunfo; cada baza por encima de seis cuenta 9, las trece 103 y la partida
grand-eucre = Eucre
    .gloss = cinco cartas cada uno y cinco bazas, con las jotas del color del triunfo como las más altas; para apuestas de hasta 25
grand-copas = Copas
    .gloss = no llevarse corazones: 50 puntos si no se lleva ninguno; para apuestas de hasta 50

## Lo que se puede decir y hacer

grand-bid = { $points } puntos
    .gloss = su pareja debe entonces hacer al menos esos puntos, en el juego que usted elija; si no, pierde la apuesta
grand-pass = Passo
    .gloss = pasar; puede volver a apostar mientras duren las apuestas, salvo que la mesa haya acordado otra cosa
grand-open-copas = «Copas», con esta carta: { $card }
    .gloss = la mano es de Copas en el acto, usted es el apostador y se sale con esta carta
grand-choose-whist = Whist; triunfo: { $suit }
    .gloss = trece bazas con este triunfo; cada una por encima de seis cuenta 5
grand-choose-eucre = Eucre; triunfo: { $suit }
    .gloss = cinco bazas con este triunfo y con su compañero; tres cuentan 5; cuatro, 10; las cinco, 20
grand-choose-eucre-alone = Eucre sin compañero; triunfo: { $suit }
    .gloss = las cartas de su compañero se descubren y usted puede tomar una; cinco bazas cuentan 25
grand-discard = Descartar: { $cards }
grand-exchange = Dar { $give } por { $take }
    .gloss = tomar una carta descubierta y dar a cambio una de las suyas, boca abajo
grand-no-exchange = No cambiar
    .gloss = quedarse con las cinco cartas que tiene
grand-open-partner = Que su compañero muestre sus cartas
    .gloss = todos las ven, y usted puede tomar una a cambio de una de las suyas
grand-play = Jugar: { $card }
grand-take = Recoger la baza
    .gloss = después, sus cartas ya no cambian
grand-amend = Jugar en su lugar: { $card }
grand-accuse = { $seat }, esa carta está mal jugada
    .gloss = una carta mal jugada debe cambiarse mientras no se haya recogido su baza
grand-call-time = «Tiempo»
    .gloss = cuando las dos parejas lo han dicho, la partida acaba con esta mano

grand-heading-play = Jugar una carta
    .gloss = sirva al palo de salida si puede
grand-heading-open-copas = Abrir Copas con una carta de corazones
    .gloss = la mano es de Copas en el acto: usted es el apostador y sale con esta carta
grand-heading-discard = Descartar ocho cartas
    .gloss = en Eucre se juegan cinco cartas: guarde las mejores
grand-heading-amend = Cambiar su carta mal jugada por otra
    .gloss = la carta mal jugada vuelve a la mano; no hay pena mientras no se recoja la baza

## Lo que está pasando

grand-drawing-pairs = Sorteando las parejas
grand-drawing-dealer = Sorteando quién da primero
grand-dealing = Repartiendo las cartas…
grand-bidding = ¿Quién apuesta?
grand-bid-stands = { $seat } ha apostado { $points }
grand-choosing = { $seat } ha apostado { $points } y elige el juego
grand-plays = { $seat } juega { $contract } por { $points }
grand-over = La partida ha acabado

grand-fact-hand = Mano { $number }; da { $seat }
grand-fact-pair = { $one } y { $other }: { $points } { $points ->
        [one] punto
       *[other] puntos
    }, { $defeats ->
    [0] ninguna derrota
    [one] una derrota
   *[other] { $defeats } derrotas
}
grand-fact-target = Se juega hasta { $points } puntos
grand-fact-time = La partida dura { $minutes } minutos
grand-fact-hands = La partida tiene { $hands } manos
grand-fact-last = Mano anterior: { $contract } por { $points }, de { $seat }: { $outcome }
grand-fact-count = Recuento final: { $one } y { $other } tenían { $total } y reciben { $given }
grand-fact-drawn = La partida queda empatada
grand-fact-winner = { $seat } ha ganado la partida

grand-role-dealer = quien da
    .gloss = debe apostar si los otros tres pasan
grand-role-mao = mão
    .gloss = el jugador a la izquierda de quien da, que habla primero
grand-role-bidder = apostador
    .gloss = hizo la apuesta más alta, eligió el juego y sale en la primera baza
grand-role-open = cartas descubiertas
    .gloss = compañero de un jugador que juega solo: no participa en el juego

## Lo que se ha dicho

grand-said = { $seat }: { $what }
grand-said-drew = saca una carta: { $card }
grand-said-discarded = descarta ocho cartas
grand-said-exchanged = da una carta suya y toma esta: { $card }
grand-said-opened-partner = hace que su compañero muestre sus cartas
grand-said-took = gana una baza
grand-said-amended = juega otra en su lugar: { $card }
grand-said-wrong = carta mal jugada: { $card }

## Las preguntas

grand-ask-bid = ¿Pasa o apuesta? ¿Cuántos puntos?
grand-ask-bid-over = La apuesta es de { $points } puntos. ¿Apuesta más?
grand-ask-choose = Su apuesta es la más alta. ¿Qué juego elige?
grand-ask-discard = ¿Qué ocho cartas descarta? Debe descartar los triunfos menores que el ocho.
grand-ask-exchange = ¿Toma una carta descubierta a cambio de una de las suyas?
grand-ask-lead = Le toca salir.
grand-ask-play = Le toca jugar.
grand-ask-take = La baza es suya. ¿La recoge?
grand-ask-mend = Su carta estaba mal jugada. ¿Cuál juega en su lugar?
grand-ask-besides = Mientras tanto puede hablar.

## Cómo acabó una mano

grand-outcome-made = cumplida
    .gloss = los apostadores hicieron al menos lo que apostaron
grand-outcome-defeated = derrota
    .gloss = los apostadores hicieron menos de lo que apostaron; la derrota cuenta otra vez en el recuento final

## Rechazos

grand-refused-not-dealt = Antes deben darse las cartas.
grand-refused-wrong-pack = Esas no son las cartas que deben barajarse.
grand-refused-over = La partida ha acabado.
grand-refused-turn = Le toca a { $seat }.
grand-refused-not-playing = No juega en esta mano.
grand-refused-not-now = No puede decir ni hacer eso en este punto de la mano.
grand-refused-no-five = Apueste 5 puntos o un múltiplo de 5, sea cual sea el juego que quiera jugar.
grand-refused-too-low = La apuesta ya es de { $standing } puntos: la suya debe ser mayor.
grand-refused-too-high = Ningún juego puede jugarse por más de 100 puntos.
grand-refused-dealer = Los otros tres han pasado: como da usted, debe apostar, aunque solo sea 5.
grand-refused-no-bid = Nadie sale antes de que haya una apuesta.
grand-refused-mao = Solo el mão puede abrir Copas, y como primera palabra de la mano.
grand-refused-seventy = Solo puede abrir Copas cuando la pareja de quien da tiene más de 70 puntos.
grand-refused-heart = Copas se abre con una carta de corazones, y esta no lo es: { $card }.
grand-refused-opening = Esta mesa no permite abrir Copas.
grand-refused-limit = No puede elegir ese juego con una apuesta de más de { $limit }.
grand-refused-alone = Solo puede jugar Eucre sin compañero con una apuesta de 20 o 25.
grand-refused-partners = Con una apuesta de 25 debe jugar Eucre sin compañero.
grand-refused-eight = Descarte exactamente ocho cartas.
grand-refused-low-trump = No puede guardar esta carta: { $card }. Es un triunfo menor que el ocho.
grand-refused-not-held = No tiene esa carta: { $card }.
grand-refused-not-opened = No puede tomar esta carta: { $card }. No está a la vista.
grand-refused-partner-closed = Su compañero no ha descubierto sus cartas.
grand-refused-partner-open = Su compañero no tiene ahora cartas que descubrir.
grand-refused-follow = Debe servir a { $suit } mientras tenga carta de ese palo.
grand-refused-trump = Se ha salido de triunfo: debe jugar triunfo mientras tenga alguno.
grand-refused-honour = Eso es de las mesas de honor. Esta es estricta: nadie puede jugar una carta indebida.
grand-refused-amend = No tiene ninguna carta mal jugada que cambiar.
grand-refused-still-wrong = Esa carta también estaría mal.
grand-refused-accuse = Ese jugador no tiene en esta baza ninguna carta que pueda estar mal jugada.
grand-refused-not-proved = Ninguna carta a la vista prueba que esa esté mal jugada.
grand-refused-time = Esta partida no acaba por tiempo, o usted ya lo ha avisado.

# Grand, con sus cuatro juegos. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## El fondo

grand-pot-sheet = la hoja

## Los cuatro juegos

grand-whist = Whist
    .gloss = trece bazas con triunfo; cada baza por encima de seis cuenta 5, las trece 65
grand-grand = Grand
    .gloss = trece bazas sin triunfo; cada baza por encima de seis cuenta 9, las trece 103 y la partida
grand-eucre = Eucre
    .gloss = cinco cartas cada uno y cinco bazas, los valets del color del triunfo sobre todas; hasta una apuesta de 25
grand-copas = Copas
    .gloss = no alzar copas, los corazones: 50 puntos por las bazas limpias; hasta una apuesta de 50

## Lo que se puede decir y hacer

grand-bid = { $points } puntos
    .gloss = su pareja deberá ganar al menos eso, en el juego que elija; si no, pierde la apuesta
grand-pass = Passo
    .gloss = pasar; se puede volver a apostar mientras duren las apuestas, si la mesa no ha convenido otra cosa
grand-open-copas = «Copas», con { $card }
    .gloss = la mano es de Copas en el acto, usted es el apostador, y esta carta es la de salida
grand-choose-whist = Whist, triunfo { $suit }
    .gloss = trece bazas con este triunfo; cada una por encima de seis cuenta 5
grand-choose-eucre = Eucre, triunfo { $suit }
    .gloss = cinco bazas con este triunfo y el compañero; tres cuentan 5, cuatro 10, las cinco 20
grand-choose-eucre-alone = Eucre sin compañero, triunfo { $suit }
    .gloss = su compañero descubre sus cartas y usted puede tomar una de ellas; cinco bazas cuentan 25
grand-discard = Apartar { $cards }
grand-exchange = Dar { $give } por { $take }
    .gloss = la carta que toma está a la vista; la que da ocupa su lugar
grand-no-exchange = Sin cambio
    .gloss = quedarse con las cinco cartas que tiene
grand-open-partner = Que su compañero descubra las cartas
    .gloss = todos las ven, y usted puede tomar una por una de las suyas
grand-play = Jugar { $card }
grand-take = Alzar la baza
    .gloss = desde ahora toda carta de la baza es firme
grand-amend = Jugar en su lugar { $card }
grand-accuse = { $seat }, esa carta es indebida
    .gloss = una carta indebida debe cambiarse mientras no se haya alzado su baza
grand-call-time = «Tiempo»
    .gloss = cuando las dos parejas lo han dicho, la partida acaba con esta mano

grand-heading-play = Jugar una carta
    .gloss = siga el palo de salida si puede
grand-heading-open-copas = Abrir Copas con una carta de copas
    .gloss = la mano es Copas desde ya: usted es el apostador y sale con esta carta
grand-heading-discard = Apartar ocho cartas
    .gloss = en Eucre se juegan cinco cartas: guarde las mejores
grand-heading-amend = Cambiar la carta indebida por otra
    .gloss = la carta indebida vuelve a la mano; no hay pena mientras no se recoja la baza

## Lo que está pasando

grand-drawing-pairs = Se sortean las parejas
grand-drawing-dealer = Se sacan cartas para ver quién da
grand-dealing = Se dan las cartas
grand-bidding = ¿Quién apuesta?
grand-bid-stands = { $seat } ha apostado { $points }
grand-choosing = { $seat } ha apostado { $points } y elige el juego
grand-plays = { $seat } juega { $contract } por { $points }
grand-over = La partida ha terminado

grand-fact-hand = Mano { $number }; da { $seat }
grand-fact-pair = { $one } y { $other }: { $points } puntos, { $defeats ->
    [0] ninguna derrota
    [one] una derrota
   *[other] { $defeats } derrotas
}
grand-fact-target = La partida es a { $points } puntos
grand-fact-time = La partida dura { $minutes } minutos
grand-fact-hands = La partida es de { $hands } manos
grand-fact-last = La mano anterior: { $contract } por { $points }, de { $seat }, { $outcome }
grand-fact-count = Cuenta final: { $one } y { $other } tenían { $total } y se les dan { $given }
grand-fact-drawn = La partida queda empatada
grand-fact-winner = { $seat } ha ganado la partida

grand-role-dealer = da las cartas
    .gloss = debe apostar si los otros tres pasan
grand-role-mao = mão
    .gloss = el mano, primero a la izquierda del que da: habla el primero
grand-role-bidder = apostador
    .gloss = hizo la apuesta más alta, eligió el juego y sale a la primera baza
grand-role-open = cartas descubiertas
    .gloss = compañero de quien juega solo: no toma parte en el juego

## Lo que se ha dicho

grand-said = { $seat }: { $what }
grand-said-drew = saca { $card }
grand-said-discarded = aparta ocho cartas
grand-said-exchanged = toma { $card } por una carta de las suyas
grand-said-opened-partner = hace que su compañero muestre las cartas
grand-said-took = alza una baza
grand-said-amended = juega en su lugar { $card }
grand-said-wrong = carta indebida: { $card }

## Las preguntas

grand-ask-bid = Su palabra: ¿pasa, o cuántos puntos apuesta?
grand-ask-bid-over = Hay { $points } puntos apostados. ¿Apuesta más?
grand-ask-choose = La apuesta es suya. ¿Qué juego ha de ser?
grand-ask-discard = ¿Qué ocho cartas aparta? Los triunfos inferiores al ocho deben irse.
grand-ask-exchange = ¿Toma una carta descubierta por una de las suyas?
grand-ask-lead = A usted le toca salir.
grand-ask-play = A usted le toca jugar.
grand-ask-take = La baza es suya. ¿La alza?
grand-ask-mend = Su carta era indebida. ¿Cuál juega en su lugar?
grand-ask-besides = Entretanto puede hablar.

## Cómo acabó una mano

grand-outcome-made = cumplida
    .gloss = los apostadores ganaron por lo menos lo que apostaron
grand-outcome-defeated = derrotada
    .gloss = los apostadores ganaron menos de lo que apostaron; la derrota cuenta otra vez en la cuenta final

## Rechazos

grand-refused-not-dealt = Antes hay que dar las cartas.
grand-refused-wrong-pack = Esas no son las cartas que hay que barajar.
grand-refused-over = La partida ha terminado.
grand-refused-turn = Le toca a { $seat }.
grand-refused-not-playing = Usted no juega cartas en esta mano.
grand-refused-not-now = Eso no se puede decir ni hacer en este punto de la mano.
grand-refused-no-five = Las apuestas son de 5 puntos o de un múltiplo de 5, sea cual sea el juego que se piense jugar.
grand-refused-too-low = Ya hay { $standing } puntos apostados: su apuesta debe ser mayor.
grand-refused-too-high = Ningún juego puede jugarse por más de 100 puntos.
grand-refused-dealer = Los otros tres han pasado: usted, que da, debe apostar, aunque solo sean 5.
grand-refused-no-bid = No se sale antes de que haya una apuesta.
grand-refused-mao = Solo el mão puede abrir Copas, como primera palabra de la mano.
grand-refused-seventy = Copas solo puede abrirse cuando la pareja del que da tiene más de 70 puntos.
grand-refused-heart = Copas se abre con una carta de copas, y esta no lo es: { $card }.
grand-refused-opening = Esta mesa no ha convenido la apertura de Copas.
grand-refused-limit = Ese juego no puede elegirse con una apuesta superior a { $limit }.
grand-refused-alone = El Eucre se juega sin compañero solamente con una apuesta de 20 o 25.
grand-refused-partners = Con una apuesta de 25 el Eucre debe jugarse sin compañero.
grand-refused-eight = Se apartan exactamente ocho cartas.
grand-refused-low-trump = Triunfo inferior al ocho, que no puede conservarse: { $card }.
grand-refused-not-held = Usted no tiene esa carta: { $card }.
grand-refused-not-opened = Esa carta no está descubierta para tomarla: { $card }.
grand-refused-partner-closed = Su compañero no ha descubierto sus cartas.
grand-refused-partner-open = No hay ahora cartas de su compañero que descubrir.
grand-refused-follow = Debe servir a { $suit } mientras tenga cartas de ese palo.
grand-refused-trump = Se ha salido de triunfo: debe jugar triunfo mientras tenga alguno.
grand-refused-honour = Eso es propio de una mesa de honor; esta es estricta y no deja jugar ninguna carta indebida.
grand-refused-amend = Usted no tiene ninguna carta indebida que cambiar.
grand-refused-still-wrong = También esa carta sería indebida.
grand-refused-accuse = No hay en esta baza ninguna carta de ese jugador que pueda ser indebida.
grand-refused-not-proved = Ninguna carta a la vista prueba que esa sea mala.
grand-refused-time = La partida no acaba por tiempo, o usted ya lo ha avisado.

# Truco Cego. Lo que dicen los jugadores queda como lo dicen; lo que necesita el recién llegado está en la glosa.

## El tanteo

truco-poco = Poço de { $side }
    .gloss = el pozo en que entran los tentos de un bando, de tres en tres
truco-pot-tentos = el montón de tentos
truco-pot-poco-a = el poço del primer mão
truco-pot-poco-b = el poço del primer pé
truco-side-one = { $one }
truco-side-two = { $one } y { $other }
truco-side-none = nadie
truco-fact-nothing = { $side } 0
truco-fact-malos = { $side } { $tentos }: { $malos } malos
    .gloss = la primera docena de tentos
truco-fact-buenos = { $side } { $tentos }: { $malos } malos, { $buenos } buenos
    .gloss = la segunda docena de tentos; con veinticuatro se gana la partida

## En la mesa

truco-table-won = tentos
truco-table-stock = Monte { $many }
truco-table-tricks = { $many ->
    [one] { $many } baza
   *[other] { $many } bazas
}
truco-table-each-tricks = Bazas
truco-table-last-trick = Antes
truco-table-takes = hace la baza

## Antes del reparto

truco-cut = Cortar { $cards }
    .gloss = alzar tantas cartas; al menos tres quedan en la mesa
truco-request-tampa = Tampa baralho
    .gloss = exigir que desde ahora la baraja se asiente sobre una tapa
truco-announce-testa = Testa!
    .gloss = anunciar que esta volta se juega uno contra uno
truco-say-lei = Na lei do jogo está tudo dito
    .gloss = antes de toda carta: falta envido y truco y, con flor, contra-flor e o resto
truco-exposed = Cae descubierta una carta: la número { $card } de { $seat }
    .gloss = el pé descubre una carta al dar
truco-misdeal = { $cards } cartas a { $seat }
    .gloss = el pé da un número de cartas equivocado
truco-accept-exposed = La tomo
    .gloss = aceptar la carta que cayó descubierta
truco-refuse-exposed = Dar otra vez
    .gloss = rechazar la carta que cayó descubierta
truco-report-count = Mis cartas no son tres
    .gloss = antes de que nadie haya jugado: nuevo reparto; después cuesta lo apostado

## Envido

truco-envido = Envido
    .gloss = 2 tentos a quien tiene más puntos en dos cartas de un palo
truco-real-envido = Real envido
    .gloss = 3 tentos más
truco-falta-envido = Falta envido
    .gloss = todo lo que al que va delante le falta para acabar la partida
truco-sing = { $points }
    .gloss = cantar los puntos: vale el primer número
truco-points = { $points }
truco-points-rei = Rei
truco-points-cavalo = Cavalo
truco-points-sota = Sota
truco-nao-mato = Não mato
    .gloss = no lo supero

## Flor

truco-flor = Flor!
    .gloss = tres cartas de un palo: 3 tentos
truco-contra-flor = Contra-flor
    .gloss = mi flor contra la suya, cantada en puntos
truco-contra-flor-resto = Contra-flor e o resto
    .gloss = las flores, y todo lo que al que va delante le falta para acabar la partida
truco-achico = Com flor me achico
    .gloss = me achico con mi flor: menos que ganar, menos que perder
truco-e-boa = É boa
    .gloss = es buena: no tengo flor contra la suya
truco-segue = Segue
    .gloss = sigue: que quede flor contra flor; se muestran después de la mano
truco-waive-flor = (sin flor)
    .gloss = no decir nada, y dejar pasar el momento de cantar flor
truco-peco-flor = Peço flor, { $seat }
    .gloss = se sospecha una flor escondida: se muestra al final; pedida sin razón cuesta 1

## Truco

truco-truco = Truco!
    .gloss = las bazas por 2 tentos
truco-retruco = Retruco
    .gloss = las bazas por 3 tentos
truco-vale-quatro = Vale quatro
    .gloss = las bazas por 4 tentos
truco-quero-retruco = Quero retruco
    .gloss = aceptar, y subir a 3
truco-quero-vale-quatro = Quero vale quatro
    .gloss = aceptar, y subir a 4

## Contestaciones

truco-quero = Quero
    .gloss = quiero: acepto
truco-nao-quero = Não quero
    .gloss = no quiero: rechazo
truco-passo-first = Passo o primeiro e quero o segundo
    .gloss = rechazar la primera propuesta, aceptar la segunda
truco-passo-second = Passo o segundo e quero o primeiro
    .gloss = rechazar la segunda propuesta, aceptar la primera
truco-passo-truco = Passo o truco e quero o envido
    .gloss = rechazar el truco, aceptar el envido
truco-passo-envido = Passo o envido e quero o truco
    .gloss = rechazar el envido, aceptar el truco
truco-com-flor-quero = Com flor quero
    .gloss = a la lei: mi flor va contra la contra-flor e o resto, y acepto el truco
truco-com-flor-nao-quero = Com flor e não quero
    .gloss = a la lei: mi flor va contra la contra-flor e o resto, y rechazo el truco
truco-achico-quero = Me achico com flor e quero
    .gloss = a la lei: mi flor se achica, y acepto el truco
truco-achico-nao-quero = Me achico com flor e não quero
    .gloss = a la lei: mi flor se achica, y rechazo el truco
truco-ask-repeat = Dígalo otra vez
    .gloss = pedir que se repita la propuesta
truco-ask-tally = ¿Qué hay que pagar?
    .gloss = en una testa, preguntar qué se ganó

## Dos propuestas de un aliento

truco-envido-e-truco = Envido e truco
    .gloss = ambos a la vez: quero toma los dos
truco-real-envido-e-truco = Real envido e truco
    .gloss = ambos a la vez: quero toma los dos
truco-falta-envido-e-truco = Falta envido e truco
    .gloss = ambos a la vez: quero toma los dos
truco-truco-e-envido = Truco e envido
    .gloss = ambos a la vez: quero toma los dos
truco-truco-e-real-envido = Truco e real envido
    .gloss = ambos a la vez: quero toma los dos
truco-truco-e-falta-envido = Truco e falta envido
    .gloss = ambos a la vez: quero toma los dos
truco-flor-e-truco = Não há flor sem truco
    .gloss = no hay flor sin truco: los dos juntos

## Las cartas

truco-play = { $card }
truco-two-cards = { $first }, { $second }
truco-three-cards = { $first }, { $second }, { $third }
truco-play-many = { $cards }, una sobre otra
    .gloss = la de más abajo se juega ahora, la siguiente a la baza siguiente
truco-play-stacked = { $cards } como si fueran una
    .gloss = nadie ve que son varias: falta que puede reclamarse
truco-pass-cards = Passo
    .gloss = poner sus cartas boca abajo: ya no se juega más en esta volta
truco-go-to-baralho = Ao baralho
    .gloss = irse al mazo: echar sus cartas a la baraja
truco-show = { $cards }
    .gloss = mostrar cartas a todos
truco-gather = Nada más
    .gloss = nada más que mostrar ni reclamar: pueden recogerse las cartas
truco-gather-of = Recoger las cartas de { $seat }
    .gloss = tomar las cartas de otro antes de que haya jugado
truco-look = Mirar sus cartas
    .gloss = antes de empezar su testa: falta que puede reclamarse
truco-senha = Senha
    .gloss = seña al compañero; falta en la testa
truco-admit = No tengo flor
    .gloss = confesar una flor falsa y descubrir sus cartas
truco-claim = { $seat } faltó a { $law }
    .gloss = reclamar lo que da la ley, si lo que todos han visto lo prueba
truco-utter = «{ $words }»
truco-heading-play = Jugar una carta
    .gloss = no hay que seguir palo: se juega cualquier carta
truco-heading-show = Mostrar cartas
    .gloss = dé vuelta estas cartas para probar el envido o la flor
truco-heading-sing = Cantar los puntos
    .gloss = diga cuántos puntos tiene; en una mesa real deberá mostrarlos
truco-heading-cut = Cortar la baraja
    .gloss = levante algunas cartas; al menos tres quedan en la mesa

## Lo que está pasando

truco-drawing = Se sacan cartas: la más alta da primero
truco-volta = Volta { $number }: { $form }
truco-roda = roda
    .gloss = juegan todos juntos
truco-testa = testa
    .gloss = uno contra uno, dos veces cuando son cuatro; los otros se están quietos
truco-duel = Volta { $number }, testa { $which }: { $mao } contra { $pe }
truco-over = Gana la partida: { $side }
truco-pending = { $what } – quero { $quero } / não quero { $nao-quero }
    .gloss = los tentos en juego si se acepta, y los de quienes proponen si se rechaza
truco-fact-pending = Falta la respuesta de { $side }: { $proposal }
truco-fact-provisional = primera parte: { $tentos } para { $side }
truco-fact-on = { $stage } está en juego: las bazas valen { $tentos }
truco-fact-raise = Puede subir el truco: { $side }
truco-fact-held = Una contestación espera: quien tenga flor la canta ahora
truco-fact-lei = { $seat } dijo: «na lei do jogo está tudo dito»
truco-fact-announced = Se anunció testa
truco-fact-unannounced = No se anunció testa
truco-fact-tampa = La baraja está sobre la tampa baralho
truco-role-mao = mão
    .gloss = el mano: juega primero, y gana los empates a todos
truco-role-pe = pé
    .gloss = el pie: da las cartas, y juega el último
truco-role-passed = ha pasado
truco-role-baralho = se ha ido al baralho
truco-said = { $seat }: { $what }
truco-talk = «{ $words }»
    .gloss = no es más que charla
truco-bound = «{ $words }», que cuenta como { $what }
truco-fell-open = cayó descubierta al dar: { $card }
truco-ruled = juzgado según { $law }

## Lo que se pregunta

truco-ask-cut = Corte la baraja
truco-ask-before-deal = Antes de dar la primera carta
truco-ask-exposed = Una carta suya cayó descubierta: ¿la toma?
truco-ask-show = Muestre lo que cantó
truco-ask-claims = ¿Hay algo que reclamar antes de que se recojan las cartas?
truco-ask-besides = Puede hablar
truco-ask-flor = ¿Tiene flor que cantar?
truco-ask-sing = Cante sus puntos
truco-ask-declare = Se ha cantado flor: ¿qué tiene usted?
truco-ask-choice = Flor contra flor: ¿sube?
truco-ask-lei = Conteste a la lei
truco-ask-answer = Su respuesta a { $proposal }
truco-ask-play = Le toca a usted

## Lo que se rechaza

truco-refused-over = La partida ha terminado.
truco-refused-not-dealt = Aún no se han dado las cartas.
truco-refused-pack = Esas no son las cuarenta cartas de la baraja.
truco-refused-seat = No hay tal asiento en esta mesa.
truco-refused-not-now = Eso no tiene sentido en este momento.
truco-refused-turn = Le toca a { $seat }.
truco-refused-cutter = Corta el jugador a la izquierda del pé: { $seat }.
truco-refused-cut = Al menos tres cartas deben quedar en la mesa.
truco-refused-golpe = Un toque a la baraja no es corte.
truco-refused-bystander = Usted no toma parte en esta testa.
truco-refused-answer-first = Antes hay algo que espera contestación.
truco-refused-held = Se dio una contestación, que espera hasta que todos hayan cantado sus flores o las hayan dejado pasar.
truco-refused-not-asked = La pregunta es para el otro bando.
truco-refused-nothing-asked = A usted no se le ha propuesto nada.
truco-refused-not-double = Solo una propuesta doble puede aceptarse en parte.
truco-refused-no-lei = Eso contesta a la lei do jogo, que no se dijo o ya está contestada.
truco-refused-blind = Antes de tener uno sus tres cartas no puede decirse nada más que la lei do jogo.
truco-refused-lei-late = La lei do jogo se dice antes de dar la primera carta.
truco-refused-lei-testa = La lei do jogo no se dice en una testa.
truco-refused-lei-off = En esta mesa no se juega la lei do jogo.
truco-refused-lei-flor = Quien ha de contestar y tiene flor contesta con ella a la lei, y nadie más.
truco-refused-envido-card = Después de su primera carta no se abre envido.
truco-refused-envido-truco = Su bando ha propuesto o contestado el truco: ya no abre envido.
truco-refused-first-part-over = La primera parte de la mano ha terminado.
truco-refused-after-falta = Sobre una falta envido no va nada: quero o não quero.
truco-refused-falta-shrinks = La falta valdría menos de lo ya apostado.
truco-refused-full = Lo apostado ya no puede ser más.
truco-refused-envido-over-real = Sobre un real envido no va envido; el real envido sigue esperando.
truco-refused-no-more-simple = No más envidos simples: dos son los que caben.
truco-refused-open-on-turn = En esta mesa solo abre quien está en turno de jugar.
truco-refused-must-sing = Usted tiene flor, y debe cantarla antes.
truco-refused-no-flor = Usted no tiene flor.
truco-refused-flor-card = Después de su primera carta no se canta flor.
truco-refused-flor-passed = Usted ha pasado, y no canta flor.
truco-refused-flor-spent = Usted ha dicho envido: su flor ya no cuenta.
truco-refused-flor-late = Es tarde para una flor: había que cantarla en el acto.
truco-refused-contra-opens = La contra-flor es réplica; se abre con flor, con contra-flor e o resto, o con «com flor me achico».
truco-refused-no-raise = Eso no puede decirse sobre esta flor.
truco-refused-side-spoke = Su compañero ya ha subido o se ha achicado por el bando.
truco-refused-nothing-to-waive = No hay ahora flor que dejar pasar.
truco-refused-singers-only = Solo contesta quien ha cantado flor.
truco-refused-peco = Peço flor lo dice quien ha cantado la suya.
truco-refused-peco-again = Ese jugador ha cantado su flor, o ya se le pidió.
truco-refused-truco-called = El truco ya está propuesto.
truco-refused-quero-first = Diga antes quero: quero retruco, quero vale quatro. La propuesta sigue sin contestar.
truco-refused-stage-order = Truco, retruco, vale quatro: en este orden, sin saltar ninguno.
truco-refused-not-your-raise = Solo puede subir el bando que aceptó.
truco-refused-raise-late = En esta mesa el truco solo se sube en la contestación.
truco-refused-mao-sings = El mão canta siempre sus puntos.
truco-refused-false-song = Esos no son sus puntos.
truco-refused-song-low = Eso no supera el mejor canto: diga não mato.
truco-refused-all-sing = Toda flor en disputa se canta.
truco-refused-card = Esa carta no está en su mano: { $card }.
truco-refused-passed = Usted ha pasado.
truco-refused-proof-first = Usted ha cantado: muestre la prueba antes de irse al baralho, o pase.
truco-refused-real-table = Eso solo es posible en una mesa verdadera.
truco-refused-already = Eso ya está hecho.
truco-refused-pe-only = Eso corresponde al pé.
truco-refused-not-proved = Lo que todos han visto no lo prueba.
truco-refused-own-side = Se pide y se reclama al otro bando.
truco-refused-silence = En una testa los otros guardan silencio.
truco-refused-senhas = Aquí no se permiten senhas.
truco-refused-count = Usted tiene tres cartas.
truco-refused-no-such-count = De tres cartas cae descubierta una; dos o cuatro son número equivocado.

## Cómo acaba una volta

truco-outcome-vazas = jugada hasta el fin
    .gloss = la decidieron las bazas
truco-outcome-refused = truco rechazado
    .gloss = los que lo propusieron se anotan lo que las bazas valían antes de la propuesta
truco-outcome-left = abandonada
    .gloss = un bando entero pasó o se fue al baralho
truco-outcome-saida = saída
    .gloss = salida: la primera parte llevó a un bando a 24, y el truco no se juega
truco-outcome-ruled = juzgada
    .gloss = le puso fin una ley

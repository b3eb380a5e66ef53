# Truco Cego. Lo que dicen los jugadores queda como lo dicen; lo que necesita el recién llegado está en la glosa.

## El tanteo

truco-poco = Poço de { $side }
    .gloss = donde se guardan los tentos de un bando, de tres en tres
truco-pot-tentos = el montón de tentos
truco-pot-poco-a = el poço del primer mão
truco-pot-poco-b = el poço del primer pé
truco-side = { $seats }
truco-fact-nothing = { $side } 0
truco-fact-malos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }
    .gloss = la primera docena de tentos
truco-fact-buenos = { $side } { $tentos }: { $malos } { $malos ->
        [one] malo
       *[other] malos
    }, { $buenos } { $buenos ->
        [one] bueno
       *[other] buenos
    }
    .gloss = la segunda docena de tentos; con veinticuatro se gana la partida

## En la mesa

truco-table-won = tentos
truco-table-stock = Monte { $many }
truco-table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
truco-table-each-tricks = Vazas
truco-table-last-trick = Vaza anterior
truco-table-takes = gana la vaza

## Antes del reparto

truco-cut = Cortar levantando { $cards }
    .gloss = levantar ese número de cartas; al menos tres deben quedar en la mesa
truco-request-tampa = Tampa baralho
    .gloss = pedir que desde ahora la baraja se apoye sobre el tampa baralho, dos cartas pegadas
truco-announce-testa = Testa!
    .gloss = anunciar que esta volta se juega uno contra uno
truco-say-lei = Na lei do jogo está tudo dito
    .gloss = apostarlo todo antes de darse ninguna carta: falta envido y truco y, con flor, contra-flor e o resto
truco-exposed = Se descubre una carta: la número { $card } de { $seat }
    .gloss = como pé, descubrir una carta al dar
truco-misdeal = { $cards } { $cards ->
            [one] carta
           *[other] cartas
        } a { $seat }
    .gloss = como pé, dar un número equivocado de cartas
truco-accept-exposed = «La acepto»
    .gloss = quedarse con la carta que se descubrió al dar
truco-refuse-exposed = «Dé de nuevo»
    .gloss = rechazar la carta que se descubrió; se da de nuevo
truco-report-count = «No tengo tres cartas»
    .gloss = si nadie ha jugado, se da de nuevo; después cuesta lo apostado

## Envido

truco-envido = Envido
    .gloss = 2 tentos para quien tiene más puntos en dos cartas de un palo
truco-real-envido = Real envido
    .gloss = 3 tentos más
truco-falta-envido = Falta envido
    .gloss = tantos tentos como le faltan para ganar al bando que va delante
truco-sing = { $points }
    .gloss = decir sus puntos: vale el primer número que diga
truco-points = { $points }
truco-points-rei = Rei
truco-points-cavalo = Cavalo
truco-points-sota = Sota
truco-nao-mato = Não mato
    .gloss = no supero esos puntos

## Flor

truco-flor = Flor!
    .gloss = tres cartas de un palo: 3 tentos
truco-contra-flor = Contra-flor
    .gloss = mi flor contra la de ustedes, cantada en puntos
truco-contra-flor-resto = Contra-flor e o resto
    .gloss = las flores, y tantos tentos como le faltan para ganar al bando que va delante
truco-achico = Com flor me achico
    .gloss = tengo flor, pero cedo: hay menos que ganar y menos que perder
truco-e-boa = É boa
    .gloss = no tengo flor contra la de ustedes
truco-segue = Segue
    .gloss = dejar flor contra flor: las cartas se comparan después de la mano
truco-waive-flor = (sin flor)
    .gloss = no decir nada y renunciar a cantar flor
truco-peco-flor = Peço flor, { $seat }
    .gloss = pedir una flor que cree escondida: las cartas se muestran al final; si se equivoca, cuesta 1

## Truco

truco-truco = Truco!
    .gloss = jugar por 2 tentos en vez de 1
truco-retruco = Retruco
    .gloss = jugar por 3 tentos
truco-vale-quatro = Vale quatro
    .gloss = jugar por 4 tentos
truco-quero-retruco = Quero retruco
    .gloss = aceptar y subir a 3
truco-quero-vale-quatro = Quero vale quatro
    .gloss = aceptar y subir a 4

## Contestaciones

truco-quero = Quero
    .gloss = aceptar lo propuesto
truco-nao-quero = Não quero
    .gloss = rechazar lo propuesto; el otro bando gana lo que se jugaba antes
truco-passo-first = Passo o primeiro e quero o segundo
    .gloss = rechazar la primera propuesta y aceptar la segunda
truco-passo-second = Passo o segundo e quero o primeiro
    .gloss = rechazar la segunda propuesta y aceptar la primera
truco-passo-truco = Passo o truco e quero o envido
    .gloss = rechazar el truco y aceptar el envido
truco-passo-envido = Passo o envido e quero o truco
    .gloss = rechazar el envido y aceptar el truco
truco-com-flor-quero = Com flor quero
    .gloss = responder a la lei: con mi flor acepto la contra-flor e o resto, y también el truco
truco-com-flor-nao-quero = Com flor e não quero
    .gloss = responder a la lei: con mi flor acepto la contra-flor e o resto, pero rechazo el truco
truco-achico-quero = Me achico com flor e quero
    .gloss = responder a la lei: me achico con mi flor, pero acepto el truco
truco-achico-nao-quero = Me achico com flor e não quero
    .gloss = responder a la lei: me achico con mi flor y rechazo el truco
truco-ask-repeat = «Repítalo»
    .gloss = pedir que se repita la propuesta
truco-ask-tally = «¿Cuánto se paga?»
    .gloss = en una testa, preguntar qué se ha ganado

## Dos propuestas de un aliento

truco-envido-e-truco = Envido e truco
    .gloss = los dos a la vez: «quero» acepta ambos
truco-real-envido-e-truco = Real envido e truco
    .gloss = los dos a la vez: «quero» acepta ambos
truco-falta-envido-e-truco = Falta envido e truco
    .gloss = las dos propuestas a la vez: «quero» acepta ambas
truco-truco-e-envido = Truco e envido
    .gloss = los dos a la vez: «quero» acepta ambos
truco-truco-e-real-envido = Truco e real envido
    .gloss = los dos a la vez: «quero» acepta ambos
truco-truco-e-falta-envido = Truco e falta envido
    .gloss = las dos propuestas a la vez: «quero» acepta ambas
truco-flor-e-truco = Não há flor sem truco
    .gloss = flor y truco a la vez

## Las cartas

truco-play = { $card }
truco-two-cards = { $first }, { $second }
truco-three-cards = { $first }, { $second }, { $third }
truco-play-many = { $cards }, una sobre otra
    .gloss = la de abajo se juega ahora; la siguiente, en la vaza siguiente
truco-play-stacked = { $cards }, como si fueran una
    .gloss = nadie ve que son varias: es una falta que los otros pueden reclamar
truco-pass-cards = Passo
    .gloss = poner sus cartas boca abajo: no juega más en esta volta
truco-go-to-baralho = Ao baralho
    .gloss = dejar las cartas; si se va todo su bando, el otro gana la volta
truco-show = { $cards }
    .gloss = mostrar estas cartas a todos
truco-gather = «Nada más que reclamar»
    .gloss = usted no tiene nada más que mostrar ni reclamar
truco-gather-of = Recoger las cartas de { $seat }
    .gloss = recoger las cartas de un jugador antes de que haya jugado: es falta
truco-look = Mirar sus cartas
    .gloss = antes de que empiece su testa: es una falta que los otros pueden reclamar
truco-senha = Senha
    .gloss = una seña secreta a su compañero; en una testa es falta
truco-senha-card = Senha: { $card }
    .gloss = avise de esta carta a su compañero, y a nadie más; la seña puede mentir
truco-heading-senha = Senha de una carta
    .gloss = avise de una carta a su compañero, y a nadie más; la seña puede mentir
truco-role-senha = senha: { $card }
    .gloss = solo los dos compañeros ven lo que dice la seña
truco-role-signalled = hizo una senha
    .gloss = una seña al compañero; los demás ven que se hizo, no lo que dice
truco-admit = «No tengo flor»
    .gloss = confesar una flor falsa y descubrir sus cartas
truco-claim = { $seat } ha faltado a { $law }
    .gloss = reclamar lo que le da la ley, si lo prueba lo que todos han visto
truco-utter = «{ $words }»
truco-heading-play = Jugar una carta
    .gloss = no está obligado a servir al palo: juegue cualquier carta
truco-heading-show = Mostrar cartas
    .gloss = descubra estas cartas para probar su envido o su flor
truco-heading-sing = Cantar los puntos
    .gloss = diga cuántos puntos tiene; con cartas de verdad debe poder mostrarlos
truco-heading-cut = Cortar la baraja
    .gloss = levante algunas cartas; al menos tres deben quedar en la mesa

## Lo que está pasando

truco-drawing = Se sacan cartas: la más alta da primero
truco-volta = Volta { $number }: { $form }
truco-roda = roda
    .gloss = juegan todos juntos
truco-testa = testa
    .gloss = uno contra uno; con cuatro jugadores hay dos, una después de otra, y los demás callan
truco-duel = Volta { $number }, testa { $which }: { $mao } contra { $pe }
truco-over = Gana la partida { $side }
truco-pending = { $what } – quero { $quero } / não quero { $nao-quero }
    .gloss = los tentos en juego si acepta, y los que ganan los que proponen si rechaza
truco-fact-pending = { $side } debe responder: { $proposal }
truco-fact-provisional = primera parte: { $tentos } para { $side }
truco-worth-envido = Su envido: { $points } ({ $cards })
    .gloss = los puntos que más suman dos cartas suyas de un palo, o su mejor carta sola
truco-worth-flor = Su flor: { $points } ({ $cards })
    .gloss = tres cartas de un palo: cántela antes de jugar una carta
truco-fact-on = Se juega { $stage }: las vazas valen { $tentos }
truco-fact-raise = { $side } puede subir el truco
truco-fact-held = Hay una respuesta en espera: el jugador que tenga flor la canta ahora
truco-fact-lei = { $seat } ha dicho: «na lei do jogo está tudo dito»
truco-fact-announced = Se ha anunciado testa
truco-fact-unannounced = No se ha anunciado testa
truco-fact-tampa = La baraja se apoya en el tampa baralho
truco-role-mao = mão
    .gloss = juega primero y gana todos los empates
truco-role-pe = pé
    .gloss = da las cartas y juega el último
truco-role-passed = ha pasado
truco-role-baralho = se ha ido al baralho
truco-said = { $seat }: { $what }
truco-talk = «{ $words }»
    .gloss = solo charla
truco-bound = «{ $words }», que cuenta como { $what }
truco-fell-open = se descubrió al dar: { $card }
truco-ruled = decidido según { $law }

## Lo que se pregunta

truco-ask-cut = Corte la baraja.
truco-ask-before-deal = ¿Quiere decir algo antes de la primera carta?
truco-ask-exposed = Una de sus cartas se ha descubierto. ¿Se queda con ella?
truco-ask-show = Muestre las cartas que prueban lo que cantó.
truco-ask-claims = ¿Tiene algo que reclamar antes de que se recojan las cartas?
truco-ask-besides = Puede hablar.
truco-ask-flor = ¿Tiene una flor que cantar?
truco-ask-sing = Diga sus puntos.
truco-ask-declare = Se ha cantado una flor. ¿Qué tiene usted?
truco-ask-choice = Flor contra flor. ¿Sube?
truco-ask-lei = Responda a la lei.
truco-ask-with-flor = Usted tiene flor. Responda a esto: { $proposal }
truco-ask-answer = Responda a esto: { $proposal }
truco-ask-play = Le toca jugar.

## Lo que se rechaza

truco-refused-over = La partida ha acabado.
truco-refused-not-dealt = Aún no se han dado las cartas.
truco-refused-pack = Esas no son las cuarenta cartas de la baraja.
truco-refused-seat = No existe ese asiento en esta mesa. Elija otro.
truco-refused-not-now = No puede decir ni hacer eso ahora.
truco-refused-turn = Le toca a { $seat }.
truco-refused-cutter = Corta el jugador a la izquierda del pé: { $seat }.
truco-refused-cut = Al menos tres cartas deben quedar en la mesa.
truco-refused-golpe = Golpear la baraja no es cortar. Levante algunas cartas.
truco-refused-bystander = Usted no juega en esta testa. Espere a que acabe.
truco-refused-answer-first = Hay una propuesta pendiente: antes debe responderse.
truco-refused-held = Hay una respuesta en espera hasta que todos hayan cantado flor o la hayan dejado pasar.
truco-refused-not-asked = Debe responder el otro bando.
truco-refused-nothing-asked = Nadie le ha propuesto nada.
truco-refused-not-double = Solo una propuesta doble puede aceptarse en parte.
truco-refused-no-lei = Eso es una respuesta a la lei do jogo. Nadie la ha dicho, o ya se ha respondido a ella.
truco-refused-blind = Mientras no tenga sus tres cartas, solo puede decir la lei do jogo.
truco-refused-lei-late = La lei do jogo solo puede decirse antes de darse la primera carta.
truco-refused-lei-testa = La lei do jogo no puede decirse en una testa.
truco-refused-lei-off = En esta mesa no se juega la lei do jogo.
truco-refused-lei-flor = Si tiene flor, responda a la lei con ella. Sin flor no puede dar esa respuesta.
truco-refused-envido-card = Ya no puede abrir el envido: ha jugado su primera carta.
truco-refused-envido-truco = Su bando ha propuesto truco o ha respondido a él: ya no puede abrir el envido.
truco-refused-first-part-over = La primera parte de la mano ha acabado.
truco-refused-after-falta = Nada supera una falta envido: diga «quero» o «não quero».
truco-refused-falta-shrinks = La falta envido valdría menos que lo ya apostado.
truco-refused-full = La apuesta ya está al máximo.
truco-refused-envido-over-real = No puede subir un real envido con un envido; el real envido sigue sin respuesta.
truco-refused-no-more-simple = En esta mesa no se permiten más envidos simples.
truco-refused-open-on-turn = En esta mesa solo puede proponer el jugador al que le toca.
truco-refused-must-sing = Tiene flor y debe cantarla antes.
truco-refused-no-flor = No tiene flor.
truco-refused-flor-card = Ya no puede cantar flor: ha jugado su primera carta.
truco-refused-flor-passed = Ha pasado y ya no puede cantar flor.
truco-refused-flor-spent = Ha dicho envido: su flor ya no cuenta.
truco-refused-flor-late = Es demasiado tarde para una flor: debía cantarse en el acto.
truco-refused-contra-opens = La contra-flor es una respuesta. Abra con flor, con contra-flor e o resto o con «com flor me achico».
truco-refused-no-raise = No puede decir eso sobre esta flor.
truco-refused-side-spoke = Su compañero ya ha subido o se ha achicado por su bando.
truco-refused-nothing-to-waive = Ahora no hay flor que dejar pasar.
truco-refused-singers-only = Solo puede responder un jugador que haya cantado flor.
truco-refused-peco = Solo puede decir «peço flor» después de cantar la suya.
truco-refused-peco-again = Ese jugador ha cantado su flor, o ya se le ha pedido.
truco-refused-truco-called = Ya se ha propuesto truco.
truco-refused-quero-first = Diga antes «quero»: quero retruco, quero vale quatro. La propuesta sigue sin respuesta.
truco-refused-stage-order = Truco, retruco, vale quatro: en este orden, uno cada vez.
truco-refused-not-your-raise = Solo puede subir el bando que aceptó.
truco-refused-raise-late = En esta mesa, el truco solo se sube al responder.
truco-refused-mao-sings = El mão siempre debe decir sus puntos.
truco-refused-false-song = Esos no son sus puntos. Cante lo que valen sus cartas.
truco-refused-song-low = Eso no supera los mejores puntos cantados: diga «não mato».
truco-refused-all-sing = Todas las flores en disputa deben cantarse.
truco-refused-card = No tiene esa carta: { $card }.
truco-refused-passed = Ha pasado: no juega más en esta volta.
truco-refused-proof-first = Ha cantado: muestre la prueba antes de irse al baralho, o pase.
truco-refused-real-table = Eso solo es posible con cartas de verdad.
truco-refused-already = Eso ya se ha hecho.
truco-refused-pe-only = Solo el pé puede hacer eso.
truco-refused-not-proved = Lo que todos han visto no lo prueba.
truco-refused-own-side = Solo puede pedir y reclamar al otro bando.
truco-refused-silence = Durante una testa, los otros callan.
truco-refused-senhas = Aquí no se permiten señas.
truco-refused-count = Tiene tres cartas: no hay nada que avisar.
truco-refused-no-such-count = Indique como descubierta al dar una de las tres cartas, o una mano de dos o de cuatro cartas.

## Cómo acaba una volta

truco-outcome-vazas = jugada hasta el final
    .gloss = la decidieron las vazas
truco-outcome-refused = truco rechazado
    .gloss = los que lo propusieron ganan lo que valían las vazas antes de la propuesta
truco-outcome-left = abandonada
    .gloss = un bando entero pasó o se fue al baralho
truco-outcome-saida = saída
    .gloss = la primera parte llevó a un bando a 24, y el truco no se juega
truco-outcome-ruled = decidida
    .gloss = acabó por una ley

# Voltarete. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## Los fondos

voltarete-bolo = Bolo
    .gloss = el pozo de la mesa, por el que juega el feito, el declarante
voltarete-box = Caja del recambó
    .gloss = recibe un tento de cada bolo ganado; cuando está llena, empieza el último bolo del recambó
voltarete-pot-bolo = el bolo
voltarete-pot-recambo = la caja del recambó

## Lo que puede decirse en las dos vueltas

voltarete-pass = Passo
    .gloss = pasar; paga 1 tento al bolo
voltarete-licenca = Licença
    .gloss = pedir jugar: nombrar el triunfo y cambiar de una a ocho cartas
voltarete-entro = Entro
    .gloss = jugar: nombrar el triunfo y cambiar de una a ocho cartas; el pé no necesita permiso de nadie
voltarete-preferencia = Preferência
    .gloss = tomar para sí la licença, con copas como triunfo
voltarete-so = Só
    .gloss = jugar con las cartas que tiene, sin cambiar ninguna, y nombrar después el triunfo
voltarete-so-in = Só en { $suit }
    .gloss = jugar con las cartas que tiene, sin cambiar ninguna, en este palo
voltarete-so-copas = Só en copas
    .gloss = jugar con las cartas que tiene, en copas: todos los pagos cuentan doble
voltarete-respeito = Voltarete de respeito
    .gloss = mostrar los dos ases negros y volver una carta para triunfo: el juego más alto
voltarete-consent = Dejarle jugar
    .gloss = dejar que juegue el otro; no cuesta nada
voltarete-segundo = Voltarete segundo
    .gloss = volver una carta para triunfo, conservarla y cambiar otras
voltarete-casca = Casca
    .gloss = cambiar las nueve cartas por otras y después nombrar el triunfo
voltarete-casca-keeping = Casca, conservando una carta: { $card }
    .gloss = cambiar las otras ocho cartas y después nombrar el triunfo
voltarete-decline = Dejar el monte
    .gloss = nadie juega esta mano; el bolo se queda para la siguiente
voltarete-treze = Casca das treze
    .gloss = tomar las trece cartas del monte, descartar cuatro y jugar contra los otros tres

## Triunfo y monte

voltarete-name = Triunfo: { $suit }
    .gloss = sus cartas ganan a los otros palos; en copas todo se paga doble
voltarete-exchange = Descartar: { $cards }
voltarete-buy = Descartar y comprar el mismo número: { $cards }
voltarete-discard4 = Descartar: { $cards }
voltarete-repor-casca = Abandonar la casca
    .gloss = pagar una reposta al bolo, y 5 tentos a cada jugador que tenía cartas

## La apertura del juego

voltarete-order-play = «Jueguen»
    .gloss = que empiece el juego
voltarete-declare-geral = Declarar geral
    .gloss = prometer las nueve bazas: una gran ganancia o una gran pérdida
voltarete-ask-resposta = Pedir reposta
    .gloss = ofrecer la mano como empate; los otros pueden negarse
voltarete-give = Conceder la reposta
    .gloss = si todos la conceden, no se juega ninguna carta
voltarete-refuse = Negar la reposta
    .gloss = la mano se juega; si no la gana usted, también paga una reposta

## El juego de las cartas

voltarete-play = Jugar: { $card }
voltarete-stop = Parar aquí
    .gloss = conformarse con las cinco primeras bazas: la mano está ganada
voltarete-continue = Intentar las nueve
    .gloss = salir en la sexta baza: desde ahora, todas deben ser suyas
voltarete-claim-hand = Tender las cartas y dar la mano por ganada
    .gloss = sus cartas quedan a la vista; cualquiera puede hacerle seguir jugando
voltarete-claim-primeiras = Tender las cartas y dar la mano por ganada con primeiras
    .gloss = no puede perder ninguna de las cinco primeras bazas; cualquiera puede hacerle seguir jugando
voltarete-claim-geral = Tender las cartas como geral
    .gloss = no puede perder ninguna baza; cualquiera puede hacerle seguir jugando
voltarete-claim-codilho = Tender las cartas como codilho
    .gloss = usted gana con seguridad al feito; cualquiera puede hacerle seguir jugando
voltarete-grant-win = Conceder la mano al feito
    .gloss = el feito gana si el otro rival está de acuerdo; si no, puede costarle a usted una reposta
voltarete-concede-resposta = Dar la mano por reposta
    .gloss = admitir el empate; usted ya no puede ganar
voltarete-concede-codilho = Dar la mano por codilho
    .gloss = admitir la derrota; usted ya no puede ganar
voltarete-accept = Aceptar
    .gloss = la mano se paga como se ha reclamado
voltarete-make-play = «Se juega hasta el final»
    .gloss = la mano sigue

## Respostas, remissas y pagas

voltarete-enter-now = Pagar la reposta ahora
    .gloss = entra en el bolo
voltarete-leave-remissa = Dejarla como remissa
    .gloss = deberla para un bolo posterior
voltarete-joint = Sumarla a su primera remissa
    .gloss = las dos entran en un bolo posterior como una sola suma
voltarete-split = { $now } { $now ->
    [one] tento
   *[other] tentos
} ahora, los demás después
voltarete-ask-pagas = Pedir a { $seat }: { $items }
    .gloss = las pagas se cobran solo si pide exactamente lo que se le debe
voltarete-asked-all = todo lo que se debe
voltarete-asked-base = el juego mismo
voltarete-asked-matadores = los matadores
voltarete-asked-primeiras = las cinco primeras
voltarete-asked-geral = el geral
voltarete-asked-favorita = { $item }, doblado por copas
voltarete-content = No pedir nada más
    .gloss = lo que no haya pedido antes del reparto siguiente se pierde
voltarete-deal = Dar las últimas cartas
    .gloss = después ya nadie puede pedir nada de la mano anterior
voltarete-break-off = Acabar aquí la partida
    .gloss = solo si todos están de acuerdo; lo que hay en la mesa se reparte

## La mesa de honor

voltarete-amend = Corregir el renuncio con otra carta: { $card }
voltarete-accuse = { $seat } ha renunciado en la baza { $trick }
    .gloss = si es cierto, el renuncio cuesta una reposta, tanto como hay en el bolo; una denuncia equivocada no cuesta nada
voltarete-say-codilho = «{ $seat }, ha ganado usted el codilho»
    .gloss = después de decirlo ya no puede ganar

## Lo que se lee sobre las cartas

voltarete-heading-play = Jugar una carta
    .gloss = sirva al palo de salida si puede; si no lo tiene, juegue la que quiera
voltarete-heading-exchange = Descartar y comprar el mismo número de cartas
    .gloss = elija lo que descarta; compra el mismo número del monte, y después compran los otros
voltarete-heading-buy = Descartar y comprar el mismo número; el siguiente recibe lo que quede
    .gloss = elija lo que descarta; compra el mismo número del monte
voltarete-heading-casca = Casca, conservando una carta
    .gloss = las demás cartas se cambian por otras del monte; después nombra el triunfo
voltarete-heading-discard4 = Descartar cuatro cartas
    .gloss = tiene trece cartas y juega con nueve
voltarete-heading-amend = Corregir el renuncio con otra carta
    .gloss = si es a tiempo, no cuesta nada: la baza se juega de nuevo desde ahí
voltarete-heading-split = ¿Cuánto de su remissa paga ahora?
    .gloss = al final se debe todo: lo que no pague ahora lo paga después

## Lo que está pasando

voltarete-over = La partida ha acabado
voltarete-drawing = Sorteando los asientos
voltarete-dealing = Repartiendo las cartas…
voltarete-first-passage = Primera vuelta: ¿quién juega?
voltarete-second-passage = Segunda vuelta: todos han pasado una vez
voltarete-plays = { $seat } juega { $contract }
voltarete-plays-in = { $seat } juega { $contract }; triunfo: { $suit }
voltarete-settled = La mano está pagada

voltarete-fact-hand = Mano { $number }; da { $seat }
voltarete-fact-medalhao = Tiene el medalhão { $seat }
voltarete-fact-remissa = { $seat } debe una remissa de { $amount }
voltarete-fact-closing = La caja está en el bolo: cuando alguien lo gane, acaba el recambó
voltarete-fact-playing-off = El recambó acaba cuando se hayan pagado las remissas
voltarete-fact-geral-tried = El feito intenta las nueve bazas
voltarete-fact-geral-declared = Se han declarado las nueve bazas
voltarete-fact-gave = { $seat } ha concedido la reposta
voltarete-fact-refused = { $seat } ha negado la reposta
voltarete-fact-obliged = Quien tiene la Espadilha debe jugar casca o Voltarete segundo
voltarete-fact-matadores = { $seat } muestra los matadores que no ha jugado: { $cards }

voltarete-role-mao = mão
    .gloss = habla y sale primero
voltarete-role-contrape = contra-pé
    .gloss = habla y juega el segundo
voltarete-role-pe = pé
    .gloss = habla y juega el tercero
voltarete-role-quarto = quarto
    .gloss = quien da en una mesa de cuatro: no juega, salvo que todos pasen dos veces
voltarete-role-feito = feito
    .gloss = el declarante: juega contra todos los demás, por el bolo

## Lo que se ha dicho, donde difiere del botón

voltarete-said = { $seat }: { $what }
voltarete-said-casca-keeping = Casca, conservando una carta
voltarete-said-turned = vuelve una carta: { $card }
voltarete-said-took = { $many ->
    [0] no compra ninguna carta
    [one] compra una carta
   *[other] compra { $many } cartas
}
voltarete-said-passed-on = { $many ->
    [0] no pasa ninguna
    [one] pasa una carta
   *[other] pasa { $many } cartas
}
voltarete-said-claim-win = tiende sus cartas y da la mano por ganada
voltarete-said-concede = tiende sus cartas y da la mano por perdida
voltarete-said-claim-codilho = tiende sus cartas como codilho
voltarete-said-grant-win = concede la mano al feito
voltarete-said-accept = acepta
voltarete-said-consent = le deja jugar
voltarete-said-repor-casca = abandona la casca
voltarete-said-declare-geral = declara geral
voltarete-said-ask-resposta = pide reposta
voltarete-said-give = concede la reposta
voltarete-said-refuse = niega la reposta
voltarete-said-stop = para en las cinco primeras bazas
voltarete-said-continue = intenta las nueve
voltarete-said-decline = deja el monte
voltarete-said-amend = corrige un renuncio
voltarete-said-revoked = renunció en la baza { $trick }
voltarete-said-cleared = no renunció en la baza { $trick }
voltarete-said-espadilha = muestra la Espadilha

## Las preguntas

voltarete-ask-first = ¿Pasa o juega?
voltarete-ask-leave = Alguien quiere jugar. ¿Le deja o le supera?
voltarete-ask-second = Todos han pasado una vez. ¿Pasa de nuevo o juega?
voltarete-ask-quarto = Los tres han pasado dos veces. ¿Toma las trece cartas del monte?
voltarete-ask-treze = ¿Qué cuatro de sus trece cartas descarta?
voltarete-ask-name = ¿Qué palo es triunfo?
voltarete-ask-exchange = ¿Qué cartas descarta?
voltarete-ask-exchange-turned = ¿Qué cartas descarta? La carta vuelta sustituye a una de ellas.
voltarete-ask-casca = ¿Nombra el triunfo o abandona y paga { $bolo } al bolo?
voltarete-ask-buy = { $many ->
    [0] El monte está vacío.
    [one] Queda una carta en el monte. ¿Qué carta descarta por ella, si quiere?
   *[other] Quedan { $many } cartas en el monte. ¿Cuáles de las suyas descarta?
}
voltarete-ask-opening = Todos tienen sus cartas. ¿Cómo empieza?
voltarete-ask-answer = El feito ofrece abandonar y pagar { $bolo } al bolo. ¿Acepta?
voltarete-ask-play = Le toca jugar.
voltarete-ask-besides = Le toca a otro jugador. Mientras tanto, usted puede hablar.
voltarete-ask-stop = Las cinco primeras bazas son suyas. ¿Para o intenta las nueve?
voltarete-ask-claim = Alguien ha tendido sus cartas. ¿Lo acepta?
voltarete-ask-inspection = La mano ha acabado. ¿Ha renunciado alguien?
voltarete-ask-placing = Usted debe una reposta de { $amount }. ¿La paga al bolo ahora o más tarde?
voltarete-ask-pagas-due = ¿Pide lo que se le debe?
voltarete-ask-dealing = Es su última oportunidad de pedir lo que se le debe.
voltarete-ask-split = Vence su remissa. ¿Cuánto paga ahora?

## Cómo acabó una mano

voltarete-outcome-win = ganada
    .gloss = el feito hizo más bazas que cada rival y se lleva el bolo
voltarete-outcome-resposta = reposta
    .gloss = el feito empata con el mejor rival y paga al bolo tanto como ya hay en él
voltarete-outcome-codilho = codilho
    .gloss = un rival hizo más bazas que el feito y cobra tanto como hay en el bolo
voltarete-outcome-granted = reposta concedida
    .gloss = el feito abandonó y los otros aceptaron
voltarete-outcome-surrendered = casca abandonada
    .gloss = el feito abandonó después de ver sus cartas nuevas
voltarete-outcome-passed = todos pasaron
    .gloss = todos pasaron dos veces; el bolo se queda para la mano siguiente
voltarete-outcome-void = nula
    .gloss = la anuló una ley; la misma persona da de nuevo
voltarete-outcome-barred = sin ganador
    .gloss = el feito hizo bazas suficientes, pero no puede ganar después de dos renuncios

## Rechazos

voltarete-refused-not-dealt = Antes deben darse las cartas.
voltarete-refused-wrong-pack = Esas no son las cartas que deben barajarse.
voltarete-refused-over = La partida ha acabado.
voltarete-refused-turn = Le toca a { $seat }.
voltarete-refused-not-playing = No tiene cartas en esta mano.
voltarete-refused-not-now = No puede decir ni hacer eso en este punto de la mano.
voltarete-refused-entro = Solo el pé dice «entro». El mão y el contra-pé piden licença.
voltarete-refused-licenca-pe = El pé no necesita permiso de nadie: diga «entro».
voltarete-refused-pass-is-consent = Alguien quiere jugar: déjele, o nombre un juego más alto.
voltarete-refused-no-consent = Nadie ha apostado todavía, así que no hay nada que conceder ni que superar.
voltarete-refused-licenca-overcalls = La licença nunca supera a otro juego. Superan solo la preferência, el só y el respeito.
voltarete-refused-too-low = Se ha apostado { $standing }. Apueste un juego más alto, o el mismo si habla antes.
voltarete-refused-passage = Ese juego es de la otra vuelta: licença, só y respeito son de la primera; segundo y casca, de la segunda.
voltarete-refused-black-aces = Para el respeito debe tener los dos ases negros, Espadilha y Basto.
voltarete-refused-suit-fixed = El triunfo ya es { $suit }: vale el primer palo nombrado.
voltarete-refused-not-held = No tiene esa carta: { $card }.
voltarete-refused-must-keep = Debe conservar esta carta: { $card }. Los ases mostrados y la carta vuelta se quedan en la mano.
voltarete-refused-count = { $from ->
    [0] { $to ->
        [0] Aquí no puede comprar ninguna carta.
        [one] Puede comprar una carta como máximo.
       *[other] Puede comprar { $to } cartas como máximo.
    }
   *[other] { $to ->
        [4] Descarte exactamente cuatro cartas.
       *[other] Descarte de { $from } a { $to } cartas.
    }
}
voltarete-refused-so-exchange = En só, usted juega con las nueve cartas recibidas: no cambia ninguna.
voltarete-refused-espadilha = Tiene la Espadilha y todos han pasado una vez: debe ir a la casca o jugar segundo.
voltarete-refused-pe = Nadie antes de usted tiene la Espadilha: como pé, debe ir a la casca o jugar segundo.
voltarete-refused-keep-espadilha = Si va a la casca por obligación, debe conservar la Espadilha.
voltarete-refused-casca-named = Una vez nombrado el triunfo, debe jugar la casca: ya no puede abandonarla.
voltarete-refused-no-resposta = Solo puede pedir reposta antes de la primera carta, y solo en licença, só, respeito y segundo.
voltarete-refused-treze-surrender = Solo puede abandonar una casca das treze antes de nombrar el triunfo, y solo si la mesa lo permite y los tres están de acuerdo.
voltarete-refused-treze-geral = En una casca das treze no hay geral.
voltarete-refused-follow = Debe servir a { $suit } mientras tenga carta de ese palo.
voltarete-refused-trump = Se ha salido de triunfo: debe jugar triunfo.
voltarete-refused-feito-only = Solo el feito puede hacer eso.
voltarete-refused-opponent-only = Solo un rival del feito puede hacer eso.
voltarete-refused-laid = Ya ha tendido sus cartas una vez en esta mano.
voltarete-refused-primeiras = Solo puede reclamar las primeiras si todas las bazas hechas son suyas y nadie intenta un geral.
voltarete-refused-geral = El geral debe haberse declarado o estar intentándose, y todas las bazas hechas deben ser del feito.
voltarete-refused-honour = Eso es de las mesas de honor. Esta es estricta, y nadie puede renunciar.
voltarete-refused-amend = No tiene ningún renuncio que corregir.
voltarete-refused-still-revoke = Esa carta sería otro renuncio. Elija otra.
voltarete-refused-examining = Después de tender sus cartas, o de dejar que otro tienda las suyas, ya no puede examinar las de los demás.
voltarete-refused-no-trick = Ese jugador no ha jugado en esa baza. Elija otra baza.
voltarete-refused-accused = Eso ya lo ha denunciado usted.
voltarete-refused-joint = No ha dejado en esta mano otra remissa a la que sumarla.
voltarete-refused-not-proved = Ninguna carta a la vista prueba todavía un renuncio. Espere a que lo pruebe alguna, o al final de la mano.
voltarete-refused-nothing-to-prefer = La preferência responde a la licença de otro, y nadie ha pedido licença.
voltarete-refused-must-leave = Mientras deba una remissa anterior, o por encima del límite acordado, debe dejar la reposta como remissa.
voltarete-refused-part = Ahora puede pagar de 1 a { $most } { $most ->
        [one] tento
       *[other] tentos
    }.
voltarete-refused-nothing-due = Nadie le debe eso.
voltarete-refused-break-off = Esta mesa no ha acordado repartir las remissas: el recambó se juega hasta el final.

## En la mesa

voltarete-table-won = tentos
voltarete-table-stock = Monte { $many }

## El acto que acabó la mano

voltarete-done-content = no pide nada más
voltarete-done-enter-now = paga la reposta ahora
voltarete-done-leave-remissa = la deja como remissa
voltarete-done-joint = la suma a su primera remissa
voltarete-done-split = paga { $now ->
    [one] 1 tento
   *[other] { $now } tentos
} ahora y el resto después

# Voltarete. Las palabras del libro se conservan; lo que necesita el recién llegado está en la glosa.

## Los fondos

voltarete-bolo = Bolo
    .gloss = el pozo en la mesa, por el que juega el feito, el declarante
voltarete-box = Caja del recambó
    .gloss = un tento de cada bolo levantado; cuando está llena empieza el último bolo del recambó
voltarete-pot-bolo = el bolo
voltarete-pot-recambo = la caja del recambó

## Lo que puede decirse en las dos vueltas

voltarete-pass = Passo
    .gloss = pasar, con 1 tento al bolo
voltarete-licenca = Licença
    .gloss = pedir licencia: nombrar el triunfo y cambiar de una a ocho cartas
voltarete-entro = Entro
    .gloss = entrar: nombrar el triunfo y cambiar de una a ocho cartas; el pé no necesita licencia de nadie
voltarete-preferencia = Preferência
    .gloss = quitar la licença a otro para jugarla en copas
voltarete-so = Só
    .gloss = solo: ninguna carta cambiada, el triunfo nombrado después
voltarete-so-in = Só en { $suit }
    .gloss = solo: ninguna carta cambiada, el triunfo nombrado ahora
voltarete-so-copas = Só en copas
    .gloss = solo en el palo favorito: toda paga vale el doble
voltarete-respeito = Voltarete de respeito
    .gloss = mostrar los dos ases negros y volver el triunfo: el juego más alto
voltarete-consent = Dar licença
    .gloss = dejar que juegue el otro; no cuesta nada
voltarete-segundo = Voltarete segundo
    .gloss = volver el triunfo, conservar esa carta, cambiar otras
voltarete-casca = Casca
    .gloss = nueve cartas nuevas por todas las suyas, y luego nombrar el triunfo
voltarete-casca-keeping = Casca, conservando { $card }
    .gloss = ocho cartas nuevas por las demás, y luego nombrar el triunfo
voltarete-decline = Dejar las cartas
    .gloss = dejar las trece cartas donde están
voltarete-treze = Casca das treze
    .gloss = tomar las trece cartas del monte, apartar cuatro, jugar contra los otros tres

## Triunfo y monte

voltarete-name = Triunfo { $suit }
    .gloss = sus cartas ganan a los otros palos; en copas todo se paga doble
voltarete-exchange = Descartar { $cards }
voltarete-buy = Descartar { $cards } y comprar otras tantas
voltarete-discard4 = Apartar { $cards }
voltarete-repor-casca = Abandonar la casca
    .gloss = poner una resposta y pagar 5 tentos a cada jugador con cartas

## La apertura del juego

voltarete-order-play = «Jueguen»
    .gloss = la mano se juega
voltarete-declare-geral = Declarar geral
    .gloss = prometer las nueve bazas: gran ganancia, o gran pérdida
voltarete-ask-resposta = Pedir resposta
    .gloss = ofrecer abandonar la mano como empate, si los otros lo conceden
voltarete-give = Conceder resposta
    .gloss = dejársela; si todos lo hacen, no se juega
voltarete-refuse = Negar la resposta
    .gloss = hacerle jugar; si después falla usted, puede deber también una resposta

## El juego de las cartas

voltarete-play = Jugar { $card }
voltarete-stop = Parar aquí
    .gloss = contentarse con las primeiras, las cinco primeras bazas: la mano está ganada
voltarete-continue = Seguir al geral
    .gloss = salir a la sexta baza: ahora las nueve deben ser suyas
voltarete-claim-hand = Tender la mano como ganada
    .gloss = sus cartas quedan a la vista; cualquiera puede hacerle seguir jugando
voltarete-claim-primeiras = Tender como ganada con primeiras
    .gloss = las cinco primeras bazas no pueden perderse; cualquiera puede hacerle seguir jugando
voltarete-claim-geral = Tender como geral
    .gloss = ninguna baza puede perderse; cualquiera puede hacerle seguir jugando
voltarete-claim-codilho = Tender como codilho
    .gloss = usted gana al feito con seguridad; cualquiera puede hacerle seguir jugando
voltarete-grant-win = Conceder la mano al feito
    .gloss = si el otro contrario está de acuerdo, la ha ganado
voltarete-concede-resposta = Abandonar por resposta
    .gloss = tender como empate; ya no se puede ganar
voltarete-concede-codilho = Abandonar por codilho
    .gloss = tender la mano como vencida; ya no se puede ganar
voltarete-accept = Conforme
    .gloss = se liquida como se tendió
voltarete-make-play = «Juéguese»
    .gloss = la mano sigue

## Respostas, remissas y pagas

voltarete-enter-now = Pagar la resposta ahora
    .gloss = pagarla ahora
voltarete-leave-remissa = Dejarla como remissa
    .gloss = deberla a un bolo posterior
voltarete-joint = Unida a su primera remissa
    .gloss = las dos respostas entran en un bolo posterior como una sola cantidad
voltarete-split = { $now } tentos ahora, el resto después
voltarete-ask-pagas = Pedir a { $seat }: { $items }
    .gloss = las pagas solo se pagan si pide exactamente lo debido
voltarete-asked-all = todo lo debido
voltarete-asked-base = el juego mismo
voltarete-asked-matadores = los matadores
voltarete-asked-primeiras = las cinco primeras
voltarete-asked-geral = la geral
voltarete-asked-favorita = { $item }, al doble por copas
voltarete-content = Nada más que pedir
    .gloss = lo que no haya pedido hasta entonces se pierde
voltarete-deal = Dar el último paquete
    .gloss = después de esto no puede pedirse ninguna paga de la última mano
voltarete-break-off = Dejar el juego
    .gloss = solo si todos están de acuerdo; se reparte lo que hay en la mesa

## La mesa de honor

voltarete-amend = Enmendar el renuncio con { $card }
voltarete-accuse = { $seat } renunció en la baza { $trick }
    .gloss = si es cierto el renuncio cuesta una resposta, lo que hay en el bolo; una acusación errada no cuesta nada
voltarete-say-codilho = «{ $seat }, tiene usted codilho»
    .gloss = quien lo dice ya no puede ganar

## Lo que se lee sobre las cartas

voltarete-heading-play = Jugar una carta
    .gloss = siga el palo de salida si puede; sin él, juegue lo que quiera
voltarete-heading-exchange = Descartar cartas por otras tantas nuevas
    .gloss = elija qué descarta; toma otras tantas del monte, y los otros después
voltarete-heading-buy = Descartar cartas y comprar otras tantas; el resto del monte sigue adelante
    .gloss = elija qué descarta; toma otras tantas del monte
voltarete-heading-casca = Casca, conservando una carta
    .gloss = las demás cartas se cambian por las del monte; luego nombra el triunfo
voltarete-heading-discard4 = Apartar cuatro cartas
    .gloss = tiene trece cartas y juega con nueve
voltarete-heading-amend = Enmendar el renuncio con otra carta
    .gloss = a tiempo no cuesta nada: la baza se juega de nuevo desde ahí
voltarete-heading-split = Cuántos tentos de su remissa entran ahora
    .gloss = al final lo debe todo; lo que no entra ahora entra después

## Lo que está pasando

voltarete-over = La partida ha terminado
voltarete-drawing = Se sortean los asientos
voltarete-dealing = Se dan las cartas
voltarete-first-passage = Primera vuelta: ¿quién juega?
voltarete-second-passage = Segunda vuelta: todos han pasado una vez
voltarete-plays = { $seat } juega { $contract }
voltarete-plays-in = { $seat } juega { $contract }, triunfo { $suit }
voltarete-settled = La mano está liquidada

voltarete-fact-hand = Mano { $number }; da { $seat }
voltarete-fact-medalhao = El medalhão lo tiene { $seat }
voltarete-fact-remissa = { $seat } debe una remissa de { $amount }
voltarete-fact-closing = La caja está en el bolo: quien lo levante acaba el recambó
voltarete-fact-playing-off = El recambó ha terminado, salvo las remissas
voltarete-fact-geral-tried = Se intenta un geral sin declarar
voltarete-fact-geral-declared = Hay un geral declarado
voltarete-fact-gave = { $seat } concedió resposta
voltarete-fact-refused = { $seat } negó resposta
voltarete-fact-obliged = La Espadilha está obligada a la casca
voltarete-fact-matadores = { $seat } muestra matadores no jugados: { $cards }

voltarete-role-mao = mão
    .gloss = el mano: primero en hablar y en salir
voltarete-role-contrape = contra-pé
    .gloss = segundo en hablar y en jugar
voltarete-role-pe = pé
    .gloss = el pie: tercero en hablar y en jugar
voltarete-role-quarto = quarto
    .gloss = el que da entre cuatro, que no juega si no pasan todos dos veces
voltarete-role-feito = feito
    .gloss = el declarante: juega solo contra los demás, por el bolo

## Lo que se ha dicho, donde difiere del botón

voltarete-said = { $seat }: { $what }
voltarete-said-casca-keeping = Casca, conservando una carta
voltarete-said-turned = vuelve { $card }
voltarete-said-took = { $many ->
    [0] no toma ninguna carta
    [one] toma una carta
   *[other] toma { $many } cartas
}
voltarete-said-passed-on = { $many ->
    [0] no pasa ninguna
    [one] pasa una carta
   *[other] pasa { $many } cartas
}
voltarete-said-claim-win = Tiende la mano como ganada
voltarete-said-concede = Tiende la mano como perdida
voltarete-said-claim-codilho = tiende la mano como codilho
voltarete-said-grant-win = concede la mano al feito
voltarete-said-accept = acepta
voltarete-said-consent = da licença
voltarete-said-repor-casca = abandona la casca
voltarete-said-declare-geral = declara geral
voltarete-said-ask-resposta = pide resposta
voltarete-said-give = concede resposta
voltarete-said-refuse = niega la resposta
voltarete-said-stop = se detiene en las cinco primeras
voltarete-said-continue = intenta las nueve
voltarete-said-decline = deja las cartas
voltarete-said-amend = Enmienda un renuncio
voltarete-said-revoked = Renunció en la baza { $trick }
voltarete-said-cleared = No renunció en la baza { $trick }
voltarete-said-espadilha = Muestra la Espadilha

## Las preguntas

voltarete-ask-first = ¿Pasa, o juega?
voltarete-ask-leave = Alguien quiere jugar. ¿Le da licença, o va más alto?
voltarete-ask-second = Todos han pasado una vez. ¿Pasa de nuevo, o juega?
voltarete-ask-quarto = Los tres han pasado dos veces. ¿Toma las trece cartas?
voltarete-ask-treze = ¿Qué cuatro de las trece aparta?
voltarete-ask-name = ¿Qué palo es triunfo?
voltarete-ask-exchange = ¿Qué cartas descarta?
voltarete-ask-exchange-turned = ¿Qué cartas descarta? La carta vuelta entra por una de ellas.
voltarete-ask-casca = ¿Nombra el triunfo, o tira la casca por una resposta de { $bolo }?
voltarete-ask-buy = { $many ->
    [0] El monte está vacío.
    [one] Queda una carta en el monte. ¿Descarta alguna por ella, y cuál?
   *[other] Quedan { $many } cartas en el monte. ¿Cuáles de las suyas descarta?
}
voltarete-ask-opening = Todos tienen sus cartas. ¿Cómo empieza el juego?
voltarete-ask-answer = El feito quiere abandonar y poner { $bolo } en el bolo. ¿Lo concede?
voltarete-ask-play = A usted le toca jugar.
voltarete-ask-besides = Le toca jugar a otro. Entretanto puede hablar.
voltarete-ask-stop = Las cinco primeras bazas son suyas. ¿Para, o intenta las nueve?
voltarete-ask-claim = Hay cartas tendidas. ¿Está conforme?
voltarete-ask-inspection = La mano está jugada. ¿Ha renunciado alguien?
voltarete-ask-placing = Debe una resposta de { $amount }. ¿Al bolo ahora, o más tarde?
voltarete-ask-pagas-due = ¿Pide lo que se le debe?
voltarete-ask-dealing = Aún no se ha dado el último paquete: este es el último momento de pedir pagas.
voltarete-ask-split = Vence su remissa. ¿Cuánto de ella entra ahora?

## Cómo acabó una mano

voltarete-outcome-win = ganada
    .gloss = el feito hizo más bazas que cualquiera de los contrarios y levanta el bolo
voltarete-outcome-resposta = resposta
    .gloss = empate: el feito pone en el bolo tanto como hay en él
voltarete-outcome-codilho = codilho
    .gloss = codillo: un contrario hizo más bazas que el feito, que le paga tanto como hay en el bolo
voltarete-outcome-granted = resposta concedida
    .gloss = el feito abandonó y los otros lo consintieron
voltarete-outcome-surrendered = casca tirada
    .gloss = el feito abandonó después de ver sus cartas nuevas
voltarete-outcome-passed = pasada
    .gloss = todos pasaron dos veces; el bolo queda para la mano siguiente
voltarete-outcome-void = anulada
    .gloss = una ley la anuló; el mismo jugador da otra vez
voltarete-outcome-barred = de nadie
    .gloss = el feito tenía las bazas, pero sus renuncios le habían costado el derecho a ganar

## Rechazos

voltarete-refused-not-dealt = Antes hay que dar las cartas.
voltarete-refused-wrong-pack = Esas no son las cartas que hay que barajar.
voltarete-refused-over = La partida ha terminado.
voltarete-refused-turn = Le toca a { $seat }.
voltarete-refused-not-playing = Usted no tiene cartas en esta mano.
voltarete-refused-not-now = Eso no se puede decir ni hacer en este punto de la mano.
voltarete-refused-entro = Entro es la palabra del pé; mão y contra-pé piden licença.
voltarete-refused-licenca-pe = El pé no necesita licencia de nadie: su palabra es entro.
voltarete-refused-pass-is-consent = Alguien está en pie: dé licença, o nombre un juego mayor.
voltarete-refused-no-consent = Aún no hay nadie en pie, así que nada hay que permitir ni que quitar.
voltarete-refused-licenca-overcalls = La licença nunca va sobre el juego de otro: solo van preferência, só y respeito.
voltarete-refused-too-low = En pie está { $standing }: hace falta un juego mayor, o el mismo desde un asiento anterior.
voltarete-refused-passage = Ese juego es de la otra vuelta: licença, só y respeito de la primera, segundo y casca de la segunda.
voltarete-refused-black-aces = Respeito pide los dos ases negros, Espadilha y Basto, en su mano.
voltarete-refused-suit-fixed = El triunfo ya es { $suit }: vale el primer palo nombrado.
voltarete-refused-not-held = Usted no tiene esa carta: { $card }.
voltarete-refused-must-keep = Debe conservarse esta carta: { $card }. Los ases mostrados y la carta vuelta se quedan en la mano.
voltarete-refused-count = { $from ->
    [0] { $to ->
        [0] Aquí no puede tomarse ninguna carta.
        [one] Puede tomar una carta a lo más.
       *[other] Puede tomar { $to } cartas a lo más.
    }
   *[other] { $to ->
        [4] Aparte exactamente cuatro cartas.
       *[other] Descarte de { $from } a { $to } cartas.
    }
}
voltarete-refused-so-exchange = Un só se juega con las nueve cartas dadas: no se cambia nada.
voltarete-refused-espadilha = Usted tiene la Espadilha y todos han pasado una vez: debe ir a la casca, o hacer segundo.
voltarete-refused-pe = Nadie antes de usted tiene la Espadilha: como pé debe ir a la casca, o hacer segundo.
voltarete-refused-keep-espadilha = Yendo a la casca por obligación debe conservar la Espadilha.
voltarete-refused-casca-named = Una casca cuyo triunfo está nombrado debe jugarse: no puede tirarse ni abandonarse.
voltarete-refused-no-resposta = La resposta se pide antes de la primera carta, y solo en licença, só, respeito y segundo.
voltarete-refused-treze-surrender = Una casca das treze solo puede abandonarse antes de nombrar, y solo si la mesa deja que los tres lo acuerden.
voltarete-refused-treze-geral = En una casca das treze no hay geral.
voltarete-refused-follow = Debe servir a { $suit } mientras tenga cartas de ese palo.
voltarete-refused-trump = Se ha salido de triunfo: debe jugar triunfo.
voltarete-refused-feito-only = Solo el feito puede hacer eso.
voltarete-refused-opponent-only = Solo un contrario del feito puede hacer eso.
voltarete-refused-laid = Usted ya ha tendido sus cartas una vez en esta mano.
voltarete-refused-primeiras = Las primeiras solo pueden pedirse mientras todas las bazas hechas sean suyas y no se intente un geral.
voltarete-refused-geral = El geral ha de estar declarado o intentándose, y todas las bazas hechas han de ser del feito.
voltarete-refused-honour = Eso es propio de una mesa de honor; esta es estricta y no deja que haya renuncio.
voltarete-refused-amend = Usted no tiene ningún renuncio que enmendar.
voltarete-refused-still-revoke = Esa carta sería otra vez renuncio.
voltarete-refused-examining = Quien tiende sus cartas, o deja que se tiendan, ya no puede examinar las de los otros.
voltarete-refused-no-trick = Ese jugador no ha jugado a tal baza.
voltarete-refused-accused = Usted ya lo ha dicho.
voltarete-refused-joint = Usted no ha dejado en esta mano ninguna remissa a la que pueda unirse.
voltarete-refused-not-proved = Ninguna carta a la vista prueba aún un renuncio: acúselo cuando alguna lo pruebe, o cuando la mano haya terminado.
voltarete-refused-nothing-to-prefer = La preferência contesta a la licença de otro, y nadie ha pedido licença.
voltarete-refused-must-leave = Mientras se debe una remissa anterior, o por encima del límite convenido, la resposta debe dejarse como remissa.
voltarete-refused-part = La parte que entra ahora es de 1 a { $most } tentos.
voltarete-refused-nothing-due = Nada de eso se le debe.
voltarete-refused-break-off = Esta mesa no ha convenido repartir las remissas: el recambó se juega hasta el fin.

## En la mesa

voltarete-table-won = tentos
voltarete-table-stock = Talon { $many }

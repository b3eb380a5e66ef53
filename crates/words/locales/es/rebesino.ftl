# Rebesino. Las palabras del libro se conservan; lo que necesita un principiante está en la glosa.

rebesino-pot-suerte = la suerte
    .gloss = multas apartadas; la mano siguiente decide de quién son

rebesino-play = Jugar el { $card }
rebesino-exchange = Cambiar el { $card }
    .gloss = va debajo del monte, y robas la carta de encima
rebesino-look = Quedarse con las cartas y mirar la de encima
    .gloss = después va debajo del monte y no sirve a nadie más
rebesino-decline = Quedarse con las cartas
    .gloss = el monte queda como está para el siguiente
rebesino-discard = Descartar el { $card }
rebesino-declare = Declarar la napolitana
    .gloss = te obliga desde ahora: no hagas baza sino para cortar un Rebesino a tiempo
rebesino-peek = Mirar la carta de encima antes de descartar
    .gloss = quien lo hace ya no puede robar
rebesino-exchange-two = Cambiar { $cards }
    .gloss = dos cartas anulan la mano y cuestan ocho tantos a cada uno de los otros
rebesino-discard-only = Descartar el { $card } sin robar
rebesino-draw = Robar la carta olvidada
    .gloss = puedes, mientras nadie haya actuado después de ti; si no, te falta una carta y lo pagas
rebesino-take = Tomar una carta que no es tuya
    .gloss = el pie no puede robar: devuélvela sin verla, o pagas por todos
rebesino-see = Mirar la carta
    .gloss = el pie que ve una carta del monte paga por todos
rebesino-put-back = Devolver la carta sin verla
    .gloss = como no la has visto, no cuesta nada
rebesino-amend = Jugar en su lugar el { $card }
rebesino-call = { $seat } no sirvió en la baza { $trick }
    .gloss = un renuncio: quien pudo servir y no sirvió paga por todos
rebesino-lay-down = Tenderse
    .gloss = pagas las cartas de pago que te quedan y ya no sacas ninguna
rebesino-agree = Conforme con la cuenta
    .gloss = nada más que reclamar; cuando todos están conformes, se paga la mano

rebesino-heading-play = Jugar una carta
    .gloss = sirve al palo si puedes; la carta más alta del palo de salida se lleva la baza, y no hay triunfo
rebesino-heading-exchange = Cambiar una carta con el monte
    .gloss = va debajo del monte, y robas la de encima; una sola carta, una sola vez
rebesino-heading-discard = Descartar la duodécima carta
    .gloss = el pie no roba: una de las doce duerme en el monte hasta el fin de la mano
rebesino-heading-exchange-two = Cambiar dos cartas
    .gloss = es falta: anula la mano, y pagas ocho tantos a cada uno de los otros
rebesino-heading-discard-only = Descartar sin robar
    .gloss = olvidas robar; si no lo enmiendas a tiempo, te falta una carta y lo pagas
rebesino-heading-amend = Sustituir la carta que no sirvió
    .gloss = podías servir y no serviste; mientras no se levante la baza, enmendarlo no cuesta nada

rebesino-drawing = Se sortean los asientos
rebesino-dealing = Se reparten las cartas
rebesino-robbing = El robo: se cambian cartas con el monte
    .gloss = los tres antes del pie pueden cambiar una carta cada uno; el pie deja una de las doce
rebesino-playing = Once bazas
    .gloss = ninguna o todas: quien tiene más puntos paga a quien no tiene
rebesino-revealing = Las bazas están a la vista
    .gloss = miradlas; cuando todos están conformes se ajustan las cuentas
rebesino-over = El partido ha terminado

rebesino-fact-round = Vuelta { $number } de { $last }, da { $seat }
rebesino-fact-double = Mari Perez: todo se paga doble
rebesino-fact-napolitana = Tienes la napolitana
    .gloss = cuatro de las cinco cartas de pago: no necesitas servir, pero entonces no debes hacer baza y has de cortar a tiempo todo Rebesino
rebesino-fact-declared = { $seat } ha declarado la napolitana

rebesino-role-pie = pie
    .gloss = quien da, el mejor sentado
rebesino-role-mano = mano
    .gloss = juega primero y es el peor sentado

rebesino-said = { $seat }: { $what }
rebesino-said-drew = saca el { $card }
rebesino-said-exchanged = cambia una carta
rebesino-said-looked = se queda y mira la carta de encima
rebesino-said-declined = se queda con las cartas
rebesino-said-discarded = deja una de las doce
rebesino-said-peeked = mira primero y ya no roba
rebesino-said-short = descarta y no roba
rebesino-said-drew-late = roba la carta olvidada
rebesino-said-saw = ve una carta del monte
rebesino-said-kept = se queda con una carta de más
rebesino-said-aside = toma una carta del monte
rebesino-said-put-back = devuelve la carta sin verla
rebesino-said-declared = declara la napolitana
rebesino-said-took = { $points ->
    [0] hace una baza sin puntos
    [one] hace una baza de un punto
   *[other] hace una baza de { $points } puntos
}
rebesino-said-amended = juega en su lugar el { $card }
rebesino-said-laid-down = se tiende
rebesino-said-revoked = no sirvió en la baza { $trick }: renuncio
rebesino-said-cleared = no faltó en la baza { $trick }
rebesino-said-agreed = conforme
rebesino-said-dote = recibe otro dote
    .gloss = nueva reserva de tantos; lo perdido, perdido queda
rebesino-said-spoilt = cambia dos cartas y anula la mano

rebesino-ask-robo = ¿Cambias una carta con el monte?
rebesino-ask-discard = Deja una de tus doce cartas.
rebesino-ask-lead = Sales tú.
rebesino-ask-play = Te toca jugar.
rebesino-ask-agree = ¿Está todo como debe?
rebesino-ask-besides = Puedes hablar, aunque no te toca.

rebesino-cause-partida = la partida: más puntos pagan a menos
rebesino-cause-sold = vendido: { $cards }
rebesino-cause-drawn = sacado: { $cards }
rebesino-cause-carambola = carambola: { $cards }
rebesino-cause-under = servido debajo: { $cards }
rebesino-cause-led = jugado de cabeza, para quien gana: { $cards }
rebesino-cause-asleep = dormido en el monte: { $cards }
rebesino-cause-given = Rebesino dado: todas las bazas
rebesino-cause-cut = Rebesino cortado á tiempo
rebesino-cause-not-cut = un Rebesino que debía cortar la napolitana
rebesino-cause-introduced = napolitana introducida: hizo baza
rebesino-cause-napolitana = la napolitana cobra la partida
rebesino-cause-napolitana-card = la napolitana cobra { $cards }
rebesino-cause-shared = la napolitana, pagada por los tres por igual
rebesino-cause-renuncio = renuncio: paga por todos
rebesino-cause-count = número errado de cartas: paga por todos
rebesino-cause-returned = devuelto: { $cards }
rebesino-cause-spoilt = dos cartas cambiadas, la mano es nula
rebesino-cause-again = { $count } renuncios más, a { $each }
rebesino-cause-forfeit = una multa de antes
rebesino-cause-suerte = la suerte, de la mejor carta dada
rebesino-cause-split = la suerte que nadie ganó, repartida

rebesino-ended-partida = { $seat } gana la partida y { $other } la paga
rebesino-ended-given = { $seat } hace todas las bazas y da Rebesino
rebesino-ended-cut = { $seat } iba á Rebesino y { $other } lo cortó á tiempo
rebesino-ended-short = { $seat } iba á Rebesino con una carta de menos
rebesino-ended-napolitana = { $seat } gana con la napolitana
rebesino-ended-introduced = { $seat } tenía la napolitana y fue introducido
rebesino-ended-faulty = { $seat } faltó y paga
rebesino-ended-void = { $seat } anuló la mano; se da de nuevo

rebesino-refused-not-dealt = Primero se reparten las cartas.
rebesino-refused-wrong-pack = No son estas las cartas que se barajan.
rebesino-refused-over = El partido ha terminado.
rebesino-refused-no-seat = Nadie está sentado ahí.
rebesino-refused-turn = Es el turno de { $seat }.
rebesino-refused-not-now = Eso no se puede hacer en este momento de la mano.
rebesino-refused-not-held = No tienes el { $card }.
rebesino-refused-follow = Debes servir { $suit } mientras tengas.
rebesino-refused-caballo = Con caballo y rey de copas al final, tomas con el caballo.
rebesino-refused-honour = Eso es de mesa de honor; esta es estricta.
rebesino-refused-barred = Ya anulaste así una mano; otra vez no.
rebesino-refused-not-two = Hacen falta dos cartas.
rebesino-refused-napolitana = Solo quien tiene la napolitana la declara, antes de jugar su primera carta.
rebesino-refused-amend = No tienes carta que sustituir, o no por esa.
rebesino-refused-call = En esa baza no hay nada que reclamar.
rebesino-refused-not-proved = Ninguna carta a la vista lo prueba. Al fin de la mano puedes volver a pedirlo.

rebesino-table-stock = Monte { $many }

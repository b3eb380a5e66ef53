# Rebesino. Las palabras del libro se conservan; lo que necesita un principiante está en la glosa.

rebesino-pot-suerte = la suerte
    .gloss = penas apartadas; la mano siguiente decide de quién son

rebesino-play = Jugar: { $card }
rebesino-exchange = Cambiar: { $card }
    .gloss = va debajo del monte, y usted roba la carta de encima
rebesino-look = Quedarse con sus cartas y mirar la de encima
    .gloss = después va debajo del monte y nadie puede robarla
rebesino-decline = Quedarse con sus cartas
    .gloss = el monte se queda como está para el siguiente
rebesino-discard = Descartar: { $card }
rebesino-declare = Declarar la napolitana
    .gloss = le obliga desde ahora: no gane ninguna baza, salvo para cortar un Rebesino a tiempo
rebesino-peek = Mirar la carta de encima antes de descartar
    .gloss = si lo hace, ya no puede robar
rebesino-exchange-two = Cambiar: { $cards }
    .gloss = cambiar dos cartas anula la mano: usted paga ocho tantos a cada uno de los otros
rebesino-discard-only = Descartar sin robar: { $card }
rebesino-draw = Robar la carta olvidada
    .gloss = posible mientras nadie haya actuado después de usted; si no, juega con una carta de menos y lo paga
rebesino-take = Tomar una carta que no es suya
    .gloss = quien da no puede robar: devuélvala sin verla, o pagará por todos
rebesino-see = Mirar la carta
    .gloss = quien da y ve una carta del monte paga por todos
rebesino-put-back = Devolver la carta sin verla
    .gloss = usted no la ha visto, así que no cuesta nada
rebesino-amend = Jugar en su lugar: { $card }
rebesino-call = { $seat } no ha servido en la baza { $trick }
    .gloss = un renuncio: el jugador que pudo servir y no sirvió paga por todos
rebesino-lay-down = Tender sus cartas
    .gloss = usted paga las cartas de pago que aún tiene y ya no puede sacar las de los otros
rebesino-agree = Aceptar que se pague la mano
    .gloss = no hay nada más que denunciar; cuando todos aceptan, se paga la mano

rebesino-heading-play = Jugar una carta
    .gloss = sirva al palo si puede; la carta más alta del palo de salida gana la baza, y no hay triunfo
rebesino-heading-exchange = Cambiar una carta con el monte
    .gloss = la carta va debajo del monte, y usted roba la de encima; una sola carta y una sola vez
rebesino-heading-discard = Descartar la duodécima carta
    .gloss = quien da no roba: una de sus doce cartas duerme en el monte hasta el final de la mano
rebesino-heading-exchange-two = Cambiar dos cartas
    .gloss = es falta: anula la mano, y usted paga ocho tantos a cada uno de los otros
rebesino-heading-discard-only = Descartar sin robar
    .gloss = usted olvida robar; si no lo corrige a tiempo, juega con una carta de menos y lo paga
rebesino-heading-amend = Cambiar la carta que no sirvió por otra
    .gloss = usted pudo servir y no sirvió; mientras no se recoja la baza, corregirlo no cuesta nada

rebesino-drawing = Sorteando los asientos
rebesino-dealing = Repartiendo las cartas…
rebesino-robbing = El robo: cambiando cartas con el monte
    .gloss = los tres que van antes de quien da pueden cambiar una carta cada uno; quien da descarta una de sus doce
rebesino-playing = Once bazas
    .gloss = no gane ninguna baza, o gánelas todas: el jugador con más puntos paga al que no tiene
rebesino-revealing = Las bazas están a la vista
    .gloss = mírelas; cuando todos aceptan, se paga la mano
rebesino-over = La partida ha acabado

rebesino-fact-round = Vuelta { $number } de { $last }; da { $seat }
rebesino-fact-double = Mari Perez: todo se paga doble
rebesino-fact-napolitana = Usted tiene la napolitana
    .gloss = cuatro de las cinco cartas de pago: no está obligado a servir; pero, si no sirve, no debe ganar ninguna baza y debe cortar a tiempo cualquier Rebesino
rebesino-fact-declared = { $seat } ha declarado la napolitana

rebesino-role-pie = pie
    .gloss = quien da, que tiene el mejor asiento
rebesino-role-mano = mano
    .gloss = juega primero y tiene el peor asiento

rebesino-said = { $seat }: { $what }
rebesino-said-drew = saca una carta: { $card }
rebesino-said-exchanged = cambia una carta
rebesino-said-looked = se queda con sus cartas y mira la de encima
rebesino-said-declined = se queda con sus cartas
rebesino-said-discarded = descarta una de sus doce cartas
rebesino-said-peeked = mira antes y ya no puede robar
rebesino-said-short = descarta y no roba
rebesino-said-drew-late = roba la carta olvidada
rebesino-said-saw = ve una carta del monte
rebesino-said-kept = se queda con una carta de más
rebesino-said-aside = toma una carta del monte
rebesino-said-put-back = devuelve la carta sin verla
rebesino-said-declared = declara la napolitana
rebesino-said-took = { $points ->
    [0] gana una baza sin puntos
    [one] gana una baza de un punto
   *[other] gana una baza de { $points } puntos
}
rebesino-said-amended = juega otra en su lugar: { $card }
rebesino-said-laid-down = tiende sus cartas
rebesino-said-revoked = no sirvió en la baza { $trick }: es renuncio
rebesino-said-cleared = no hizo nada mal en la baza { $trick }
rebesino-said-agreed = acepta
rebesino-said-dote = recibe otro dote
    .gloss = nuevos tantos para jugar; lo perdido sigue perdido
rebesino-said-spoilt = cambia dos cartas y anula la mano

rebesino-ask-robo = ¿Cambia una carta con el monte?
rebesino-ask-discard = Descarte una de sus doce cartas.
rebesino-ask-lead = Le toca salir.
rebesino-ask-play = Le toca jugar.
rebesino-ask-agree = ¿Está todo en orden?
rebesino-ask-besides = No es su turno, pero puede hablar.

rebesino-cause-partida = la partida: el jugador con más puntos paga al que tiene menos
rebesino-cause-sold = vendido: { $cards }
rebesino-cause-drawn = sacado: { $cards }
rebesino-cause-carambola = carambola: { $cards }
rebesino-cause-under = jugado debajo de una carta más alta: { $cards }
rebesino-cause-led = de salida, para el ganador de la partida: { $cards }
rebesino-cause-asleep = cartas dormidas en el monte: { $cards }
rebesino-cause-given = Rebesino: todas las bazas
rebesino-cause-cut = un Rebesino cortado a tiempo
rebesino-cause-not-cut = un Rebesino que la napolitana debía haber cortado
rebesino-cause-introduced = una napolitana a la que se obligó a ganar una baza
rebesino-cause-napolitana = la napolitana cobra la partida
rebesino-cause-napolitana-card = la napolitana cobra: { $cards }
rebesino-cause-shared = la napolitana, pagada por los tres a partes iguales
rebesino-cause-renuncio = renuncio: paga por todos
rebesino-cause-count = cartas de más o de menos: paga por todos
rebesino-cause-returned = devuelto: { $cards }
rebesino-cause-spoilt = dos cartas cambiadas: la mano es nula
rebesino-cause-changed = un descarte cambiado: la mano es nula
rebesino-cause-again = { $count ->
    [one] un renuncio más, { $each }
   *[other] { $count } renuncios más, a { $each }
}
rebesino-cause-forfeit = una pena de una mano anterior
rebesino-cause-suerte = la suerte, ganada por la mejor carta que se dio
rebesino-cause-split = la suerte que nadie ganó, repartida

rebesino-counted = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } puntos
} en { $tricks ->
    [0] ninguna baza
    [one] una baza
   *[other] { $tricks } bazas
}
rebesino-counted-asleep = { $points ->
    [one] un punto duerme en el monte
   *[other] { $points } puntos duermen en el monte
}

rebesino-ended-partida = { $seat } gana la partida con { $fewest ->
    [0] ningún punto
    [one] un punto
   *[other] { $fewest } puntos
}, y { $other }, con { $most }, la paga
rebesino-ended-given = { $seat } gana todas las bazas: Rebesino
rebesino-ended-cut = { $seat } iba camino del Rebesino, y { $other } lo cortó a tiempo
rebesino-ended-short = { $seat } iba camino del Rebesino con una carta de menos
rebesino-ended-napolitana = { $seat } gana con la napolitana
rebesino-ended-introduced = { $seat } tenía la napolitana y tuvo que ganar una baza
rebesino-ended-faulty = { $seat } cometió una falta y paga
rebesino-ended-void = { $seat } anuló la mano; se da de nuevo

rebesino-refused-not-dealt = Antes deben darse las cartas.
rebesino-refused-wrong-pack = Esas no son las cartas que deben barajarse.
rebesino-refused-over = La partida ha acabado.
rebesino-refused-no-seat = Nadie está sentado ahí.
rebesino-refused-turn = Le toca a { $seat }.
rebesino-refused-not-now = No puede hacer eso en este punto de la mano.
rebesino-refused-not-held = No tiene esa carta: { $card }.
rebesino-refused-follow = Debe servir a { $suit } mientras tenga carta de ese palo.
rebesino-refused-caballo = Si sus dos últimas cartas son el caballo y el rey de copas, debe ganar con el caballo.
rebesino-refused-honour = Eso es de las mesas de honor. Esta es estricta.
rebesino-refused-barred = Usted ya ha anulado una mano así; no puede hacerlo otra vez.
rebesino-refused-not-two = Hacen falta dos cartas.
rebesino-refused-napolitana = Solo quien tiene la napolitana puede declararla, antes de jugar su primera carta.
rebesino-refused-amend = No tiene ninguna carta que cambiar, o no por esa.
rebesino-refused-call = En esa baza no hay nada que denunciar.
rebesino-refused-not-proved = Ninguna carta a la vista lo prueba. Puede preguntar otra vez cuando acabe la mano.

rebesino-table-stock = Monte { $many }

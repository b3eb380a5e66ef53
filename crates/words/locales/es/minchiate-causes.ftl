# Minchiate: la razón de cada marca y pago.

minchiate-cause-robbed = robadas de la baraja: { $cards }
minchiate-cause-turned-up = descubiertas al dar: { $cards }
minchiate-cause-killed = matadas: { $cards }
minchiate-cause-verzigola-papi = verzigola de papi: { $cards }, { $count } cartas
minchiate-cause-verzigola-run = verzigola de tarocchi altos seguidos: { $cards }, { $count } cartas
minchiate-cause-verzigola-kings = verzigola de reyes: { $cards }, { $count } cartas
minchiate-cause-verzigola-tens = verzigola de decenas: { $cards }, { $count } cartas
minchiate-cause-verzigola-matto = verzigola de Ganellino, Matto y Trombe: { $cards }, { $count } cartas
minchiate-cause-verzigola-morte = verzigola de Ganellino, Muerte y Capricornio: { $cards }, { $count } cartas
minchiate-cause-count-verzigole = { $count ->
    [one] recuento final: una verzigola en las cartas ganadas: { $cards }
   *[other] recuento final: { $count } verzigole en las cartas ganadas: { $cards }
}
minchiate-cause-count-cards = { $count ->
    [one] recuento final: una carta que cuenta, ganada
   *[other] recuento final: { $count } cartas que cuentan, ganadas
}
minchiate-cause-count-last = recuento final: la última baza
minchiate-cause-count-above = recuento final: { $count } cartas ganadas, un punto por cada una por encima de 42
minchiate-cause-become-resti = { $count ->
    [one] { $each } puntos se vuelven un resto
   *[other] { $count } × { $each } puntos se vuelven { $count } resti
}
minchiate-cause-resti-won = { $count ->
    [one] un resto de { $each } puntos
   *[other] { $count } resti de { $each } puntos
}
minchiate-cause-broken-resto = los puntos sueltos cuentan como un resto entero
minchiate-cause-resti-paid = { $count ->
    [one] un resto, { $each } a cada uno
   *[other] { $count } resti × { $each }
}
minchiate-cause-carried = puntos y resti de antes
minchiate-cause-misdealt = { $count ->
    [one] error al dar: una carta, { $each }
   *[other] error al dar: { $count } cartas, { $count } × { $each }
}
minchiate-cause-revoke = renuncio de { $seat }: un resto
minchiate-cause-killed-by-revoke = matadas por el renuncio de { $seat }: { $cards }; la marca se devuelve

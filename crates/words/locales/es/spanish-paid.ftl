# Los juegos españoles: por qué se paga, y cómo acabó una mano.

spanish-cause-stake = apuesta inicial
spanish-cause-pass = pasó
spanish-cause-carried = lo que quedaba de antes
spanish-cause-entrada = { $each ->
    [1] entrada
   *[other] entrada, × { $each }
}
spanish-cause-mediator = { $each ->
    [1] Mediator
   *[other] Mediator, × { $each }
}
spanish-cause-solo = { $each ->
    [1] solo
   *[other] solo, × { $each }
}
spanish-cause-estuches = estuches: { $count } × { $each } ({ $cards })
spanish-cause-primeras = primeras, las primeras bazas seguidas
spanish-cause-bola = bola, todas las bazas: { $each }
spanish-cause-bola-lost = bola perdida: { $each }
spanish-cause-desbola = desbola, ninguna baza: { $each }
spanish-cause-pot = se lleva el centro
spanish-cause-puesta = puesta: otro tanto para el centro
spanish-cause-puesta-asked = puesta en vez de codillo: quien lo hizo había pedido una baza con cuatro seguras
spanish-cause-codillo = codillo: tanto como el centro, para los que ganaron al Hombre
spanish-cause-zangano = la parte del zángano
spanish-cause-returned-card = por la carta devuelta al dueño del rey
spanish-cause-returned-king = devolvió el rey e hizo dos bazas o más
spanish-cause-redeem = abandono de un fondo
spanish-cause-fine = una multa
spanish-cause-at-stake = lo que está en juego
spanish-cause-fine-won = una multa anterior, con el centro
spanish-cause-raffle = una multa anterior, sorteada con esta carta: { $cards }
spanish-cause-fines-left = multas que nadie ganó
spanish-cause-shared = { $count ->
    [one] un pozo de lo que queda
   *[other] { $count } pozos de lo que queda
}
spanish-cause-drawn-pile = un montón sorteado, para la carta más alta

spanish-with-partner = con { $seat }
spanish-alone = sin compañero
spanish-codillo-to = ante { $seat }

spanish-game-in = { $bid } a { $suit }
spanish-game-unnamed = { $bid }, sin nombrar triunfo

spanish-ended-won = { $seat }, { $game }, { $with }: gana con { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
spanish-ended-bola = { $seat }, { $game }, { $with }: gana con bola, las { $tricks } bazas
spanish-ended-bola-lost = { $seat }, { $game }, { $with }: gana el juego y pierde la bola, con { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
spanish-ended-puesta = { $seat }, { $game }, { $with }: puesta con { $tricks ->
    [0] ninguna baza
    [one] una baza
   *[other] { $tricks } bazas
}
spanish-ended-codillo = { $seat }, { $game }, { $with }: codillo con { $tricks ->
    [0] ninguna baza
    [one] una baza
   *[other] { $tricks } bazas
}
spanish-ended-conceded = { $seat }, { $game }, { $with }: dado por codillo
spanish-ended-desbola = { $seat }, { $game }, { $with }: codillo y desbola, sin una sola baza
spanish-ended-passed = Todos pasaron
spanish-ended-redeemed = { $seat } fue á fondo y lo abandonó pagando su precio

spanish-outcome-won = ganada
    .gloss = el bando del Hombre hizo sus bazas y se lleva el centro
spanish-outcome-bola = bola
    .gloss = todas las bazas: cada rival la paga además del juego
spanish-outcome-bola-lost = bola perdida
    .gloss = el juego está ganado, pero no todas las bazas: la bola se paga a los rivales
spanish-outcome-puesta = puesta
    .gloss = al Hombre le faltó poco, y pone en el centro tanto como se jugaba
spanish-outcome-codillo = codillo
    .gloss = el Hombre fue vencido, y paga a los que le ganaron tanto como se jugaba
spanish-outcome-desbola = desbola
    .gloss = ninguna baza: se paga como una bola, además del codillo
spanish-outcome-passed = todos pasaron
    .gloss = nadie jugó; el centro espera a la mano siguiente
spanish-outcome-redeemed = abandonada
    .gloss = se pagó el precio del fondo; el centro espera a la mano siguiente

# Os jogos espanhóis: por que se paga, e como acabou uma mão.

spanish-cause-stake = aposta da mão
spanish-cause-pass = passou
spanish-cause-carried = o que veio de antes
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
spanish-cause-primeras = primeras, as primeiras vazas seguidas
spanish-cause-bola = bola, todas as vazas: { $each }
spanish-cause-bola-lost = bola perdida: { $each }
spanish-cause-desbola = desbola, nenhuma vaza: { $each }
spanish-cause-pot = leva o bolo
spanish-cause-puesta = puesta: o mesmo valor outra vez, para o bolo
spanish-cause-puesta-asked = puesta em vez de codillo: quem ganhou tinha pedido uma vaza com quatro seguras
spanish-cause-codillo = codillo: o valor do bolo, para quem venceu o Hombre
spanish-cause-zangano = a parte do zángano
spanish-cause-returned-card = pela carta dada em troca do rei
spanish-cause-returned-king = devolveu o rei e fez duas vazas ou mais
spanish-cause-redeem = desistência de um fondo
spanish-cause-fine = uma multa
spanish-cause-at-stake = o que está em jogo
spanish-cause-fine-won = uma multa anterior, com o bolo
spanish-cause-raffle = uma multa anterior, sorteada com: { $cards }
spanish-cause-fines-left = multas que ninguém ganhou
spanish-cause-shared = { $count ->
    [one] um pozo do que resta
   *[other] { $count } pozos do que resta
}
spanish-cause-drawn-pile = uma pilha sorteada, pela carta mais alta

spanish-with-partner = com { $seat }
spanish-alone = sem parceiro
spanish-codillo-to = contra { $seat }

spanish-game-in = { $bid } em { $suit }
spanish-game-unnamed = { $bid }, sem nomear trunfo

spanish-ended-won = { $seat }, { $game }, { $with }: ganhou com { $tricks ->
    [one] uma vaza
   *[other] { $tricks } vazas
}
spanish-ended-bola = { $seat }, { $game }, { $with }: ganhou com bola, as { $tricks } vazas
spanish-ended-bola-lost = { $seat }, { $game }, { $with }: ganhou o jogo e perdeu a bola, com { $tricks ->
    [one] uma vaza
   *[other] { $tricks } vazas
}
spanish-ended-puesta = { $seat }, { $game }, { $with }: puesta com { $tricks ->
    [0] nenhuma vaza
    [one] uma vaza
   *[other] { $tricks } vazas
}
spanish-ended-codillo = { $seat }, { $game }, { $with }: codillo com { $tricks ->
    [0] nenhuma vaza
    [one] uma vaza
   *[other] { $tricks } vazas
}
spanish-ended-conceded = { $seat }, { $game }, { $with }: deu o jogo por codillo
spanish-ended-desbola = { $seat }, { $game }, { $with }: codillo e desbola, sem uma só vaza
spanish-ended-passed = Todos passaram
spanish-ended-redeemed = { $seat } foi á fondo e desistiu, pelo preço do fondo

spanish-outcome-won = ganha
    .gloss = o lado do Hombre fez as suas vazas e leva o bolo
spanish-outcome-bola = bola
    .gloss = o lado do Hombre fez todas as vazas: cada adversário paga a bola, além do jogo
spanish-outcome-bola-lost = bola perdida
    .gloss = o lado do Hombre ganhou o jogo, mas não todas as vazas: paga a bola aos adversários
spanish-outcome-puesta = puesta
    .gloss = faltou pouco: o Hombre põe no bolo tanto quanto estava em disputa
spanish-outcome-codillo = codillo
    .gloss = o Hombre foi vencido: paga a quem o venceu tanto quanto estava em disputa
spanish-outcome-desbola = desbola
    .gloss = nenhuma vaza: além do codillo, o Hombre paga tanto quanto por uma bola
spanish-outcome-passed = passada
    .gloss = ninguém jogou; o bolo fica para a próxima mão
spanish-outcome-redeemed = desistência
    .gloss = o preço do fondo foi pago; o bolo fica para a próxima mão

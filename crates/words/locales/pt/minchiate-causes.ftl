# Minchiate: a razão de cada marca e pagamento.

minchiate-cause-robbed = cartas roubadas do baralho: { $cards }
minchiate-cause-turned-up = carta virada ao dar: { $cards }
minchiate-cause-killed = cartas mortas: { $cards }
minchiate-cause-verzigola-papi = verzigola de papi: { $cards }, { $count } cartas
minchiate-cause-verzigola-run = verzigola de tarocchi altos seguidos: { $cards }, { $count } cartas
minchiate-cause-verzigola-kings = verzigola de reis: { $cards }, { $count } cartas
minchiate-cause-verzigola-tens = verzigola de dezenas: { $cards }, { $count } cartas
minchiate-cause-verzigola-matto = verzigola de Ganellino, Matto e Trombe: { $cards }, { $count } cartas
minchiate-cause-verzigola-morte = verzigola de Ganellino, Morte e Capricórnio: { $cards }, { $count } cartas
minchiate-cause-count-verzigole = { $count ->
    [one] contagem final: uma verzigola nas cartas ganhas: { $cards }
   *[other] contagem final: { $count } verzigole nas cartas ganhas: { $cards }
}
minchiate-cause-count-cards = { $count ->
    [one] contagem final: uma carta ganha que conta
   *[other] contagem final: { $count } cartas ganhas que contam
}
minchiate-cause-count-last = contagem final: a última vaza
minchiate-cause-count-above = contagem final: { $count } cartas ganhas, um ponto para cada uma acima de 42
minchiate-cause-become-resti = { $count ->
    [one] { $each } pontos viram um resto
   *[other] { $count } × { $each } pontos viram { $count } resti
}
minchiate-cause-resti-won = { $count ->
    [one] um resto de { $each } pontos
   *[other] { $count } resti de { $each } pontos
}
minchiate-cause-broken-resto = os pontos que sobram contam como um resto inteiro
minchiate-cause-resti-paid = { $count ->
    [one] um resto, { $each } para cada um
   *[other] { $count } resti × { $each }
}
minchiate-cause-carried = pontos e resti de antes
minchiate-cause-misdealt = { $count ->
    [one] erro ao dar: uma carta, { $each }
   *[other] erro ao dar: { $count } cartas, { $count } × { $each }
}
minchiate-cause-revoke = renúncia de { $seat }: um resto
minchiate-cause-killed-by-revoke = { $cards }, mortas pela renúncia de { $seat }: os pontos são riscados

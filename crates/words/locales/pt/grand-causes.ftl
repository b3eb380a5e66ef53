# Grand: a razão de cada lançamento.

grand-cause-whist = { $count ->
    [one] Whist: uma vaza, aposta de { $each }
   *[other] Whist: { $count } vazas, aposta de { $each }
}
grand-cause-whist-defeated = { $count ->
    [one] Whist: uma vaza, pouco para a aposta de { $each }
   *[other] Whist: { $count } vazas, poucas para a aposta de { $each }
}
grand-cause-whist-against = { $count ->
    [one] uma vaza contra Whist
   *[other] { $count } vazas contra Whist
}
grand-cause-grand = { $count ->
    [one] Grand: uma vaza, aposta de { $each }
   *[other] Grand: { $count } vazas, aposta de { $each }
}
grand-cause-grand-defeated = { $count ->
    [one] Grand: uma vaza, pouco para a aposta de { $each }
   *[other] Grand: { $count } vazas, poucas para a aposta de { $each }
}
grand-cause-grand-against = { $count ->
    [one] uma vaza contra Grand
   *[other] { $count } vazas contra Grand
}
grand-cause-eucre = { $count ->
    [one] Eucre: uma vaza, aposta de { $each }
   *[other] Eucre: { $count } vazas, aposta de { $each }
}
grand-cause-eucre-defeated = { $count ->
    [one] Eucre: uma vaza, pouco para a aposta de { $each }
   *[other] Eucre: { $count } vazas, poucas para a aposta de { $each }
}
grand-cause-eucre-against = { $count ->
    [one] uma vaza contra Eucre
   *[other] { $count } vazas contra Eucre
}
grand-cause-alone = { $count ->
    [one] Eucre sem parceiro: uma vaza, aposta de { $each }
   *[other] Eucre sem parceiro: { $count } vazas, aposta de { $each }
}
grand-cause-alone-defeated = { $count ->
    [one] Eucre sem parceiro: uma vaza, pouco para a aposta de { $each }
   *[other] Eucre sem parceiro: { $count } vazas, poucas para a aposta de { $each }
}
grand-cause-copas = Copas: nenhuma carta de copas levada
grand-cause-copas-defeated = { $count ->
    [one] Copas: uma carta de copas levada, além da aposta de { $each }
   *[other] Copas: { $count } cartas de copas levadas, além da aposta de { $each }
}
grand-cause-copas-against = { $count ->
    [one] uma carta de copas levada em Copas
   *[other] { $count } cartas de copas levadas em Copas
}
grand-cause-carried = pontos de mãos anteriores
grand-cause-total = o total parcial, substituído pela contagem final
grand-cause-count = { $count ->
    [0] contagem final: a vantagem sobre os outros
    [one] contagem final: a vantagem sobre os outros e uma derrota a menos
   *[other] contagem final: a vantagem sobre os outros e { $count } derrotas a menos
}
grand-cause-slam = a partida: as treze vazas em Grand
grand-cause-match = a partida, pela contagem final

# Yukon: como uma rodada acabou, em uma frase.

yukon-ended-side = { $tricks ->
    [one] { $side }: { $points } { $points ->
        [one] ponto
       *[other] pontos
    } em uma vaza
   *[other] { $side }: { $points } { $points ->
        [one] ponto
       *[other] pontos
    } em { $tricks } vazas
}
yukon-ended = { $sides }
yukon-ended-match = { $sides }. Vitória na partida: { $winners }
yukon-ended-extra = Rodada extra. { $sides }. Vitória na partida: { $winners }

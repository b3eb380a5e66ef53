# Yukon: como uma rodada acabou, numa frase.

yukon-ended-side = { $tricks ->
    [one] { $side }: { $points } pontos em uma vaza
   *[other] { $side }: { $points } pontos em { $tricks } vazas
}
yukon-ended = { $sides }
yukon-ended-match = { $sides }. Partida ganha por { $winners }
yukon-ended-extra = Rodada extra. { $sides }. Partida ganha por { $winners }

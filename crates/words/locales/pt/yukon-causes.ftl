# Yukon: a razão de cada lançamento.

yukon-cause-taken = { $count ->
    [one] os pontos de uma vaza
   *[other] os pontos de { $count } vazas
}
yukon-cause-carried = pontos de rodadas anteriores
yukon-cause-match = a partida, de quem chegou primeiro à meta
yukon-cause-match-tricks = a partida: os dois chegaram à meta, e ganhou quem fez mais vazas
yukon-cause-match-ace = a partida: iguais em pontos e vazas, decidida pelo ás de espadas
yukon-cause-match-extra = a partida: ganha na rodada extra

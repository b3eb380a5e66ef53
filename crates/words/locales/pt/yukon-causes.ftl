# Yukon: a razão de cada lançamento.

yukon-cause-taken = { $count ->
    [one] os pontos de uma vaza
   *[other] os pontos de { $count } vazas
}
yukon-cause-carried = pontos de rodadas anteriores
yukon-cause-match = a partida: primeiro a chegar à meta
yukon-cause-match-tricks = a partida: os dois chegaram à meta, ganhou quem fez mais vazas
yukon-cause-match-ace = a partida: iguais em pontos e vazas, ganha pelo ás de espadas
yukon-cause-match-extra = a partida: ganha na rodada extra

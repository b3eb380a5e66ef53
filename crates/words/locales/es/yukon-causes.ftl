# Yukon: la razón de cada anotación.

yukon-cause-taken = { $count ->
    [one] los puntos de una baza
   *[other] los puntos de { $count } bazas
}
yukon-cause-carried = puntos de rondas anteriores
yukon-cause-match = la partida: primero en llegar a la meta
yukon-cause-match-tricks = la partida: los dos llegaron a la meta, ganó el que hizo más bazas
yukon-cause-match-ace = la partida: iguales en puntos y bazas, ganada por el as de picas
yukon-cause-match-extra = la partida: ganada en la ronda extra

# Yukon: la razón de cada anotación.

yukon-cause-taken = { $count ->
    [one] los puntos de una baza
   *[other] los puntos de { $count } bazas
}
yukon-cause-carried = puntos de rondas anteriores
yukon-cause-match = la partida: el primero en llegar a la meta
yukon-cause-match-tricks = la partida: los dos llegaron a la meta, y el ganador hizo más bazas
yukon-cause-match-ace = la partida: iguales en puntos y en bazas, ganada por el as de picas
yukon-cause-match-extra = la partida: ganada en la ronda extra

# Yukon: cómo acabó una ronda, en una frase.

yukon-ended-side = { $tricks ->
    [one] { $side }: { $points } { $points ->
        [one] punto
       *[other] puntos
    } en una baza
   *[other] { $side }: { $points } { $points ->
        [one] punto
       *[other] puntos
    } en { $tricks } bazas
}
yukon-ended = { $sides }
yukon-ended-match = { $sides }. Partida ganada por { $winners }
yukon-ended-extra = Ronda extra. { $sides }. Partida ganada por { $winners }

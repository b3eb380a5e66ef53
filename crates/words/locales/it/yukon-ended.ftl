# Yukon: come è finita una ronda, in una frase.

yukon-ended-side = { $tricks ->
    [one] { $side }: { $points } { $points ->
        [one] punto
       *[other] punti
    } in una presa
   *[other] { $side }: { $points } { $points ->
        [one] punto
       *[other] punti
    } in { $tricks } prese
}
yukon-ended = { $sides }
yukon-ended-match = { $sides }. Partita vinta da { $winners }
yukon-ended-extra = Giro di spareggio. { $sides }. Partita vinta da { $winners }

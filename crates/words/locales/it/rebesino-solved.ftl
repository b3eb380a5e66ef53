# Quel che il risolutore dice dei giochi in cui ciascuno gioca per sé.

solved-gains = vince { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-loses = perde { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-counts-tantos = Le cifre sono i tantos che chi gioca adesso vince in questa mano, se ognuno gioca sempre la carta che più gli conviene.

# What the solver says of games in which everybody plays for themselves.

solved-gains = wins { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-loses = loses { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-counts-tantos = The figures are what the player to move wins in this hand, in tantos, if everyone always plays the card that is best for themselves.

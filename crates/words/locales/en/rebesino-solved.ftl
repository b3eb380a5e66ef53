# What the solver says of games in which everybody plays for themselves.

solved-gains = wins { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-loses = loses { $many } { $many ->
        [one] tanto
       *[other] tantos
    }
solved-counts-tantos = The figures show how many tantos the player to move wins in this hand, if everyone always plays the best card for themselves.

# What the solver says of games in which everybody plays for themselves.

solved-gains = wins { $many } tantos
solved-loses = loses { $many } tantos
solved-counts-tantos = Counted are the tantos of the one to play in this hand, if everyone always plays the card that leaves most to themselves.

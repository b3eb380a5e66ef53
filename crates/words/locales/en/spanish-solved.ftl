# What the solver says of the Spanish games.

solved-bola = bola: all { $many } tricks are the Hombre’s
solved-hombre-wins = the Hombre wins with { $many } tricks
solved-puesta = puesta: { $many } tricks for the Hombre
solved-codillo = { $many ->
    [one] codillo: one trick for the Hombre
   *[other] codillo: { $many } tricks for the Hombre
}
solved-compared-won = the Hombre wins
solved-compared-puesta = puesta
solved-compared-codillo = codillo
solved-counts-game = The figures are the tricks of the Hombre, and of a partner if there is one, in the whole hand. The holder of the called king is the partner. Until a king has fallen, everyone plays against the Hombre.
solved-counts-compared = The Hombre wins with more tricks than either of the others. A tie is puesta; in a codillo one of the others has the most. The two play together.

# Lo que el analizador dice de los juegos españoles.

solved-bola = bola: las { $many } bazas son del Hombre
solved-hombre-wins = el Hombre gana con { $many } bazas
solved-puesta = puesta: { $many } bazas para el Hombre
solved-codillo = { $many ->
    [one] codillo: una baza para el Hombre
   *[other] codillo: { $many } bazas para el Hombre
}
solved-compared-won = el Hombre gana
solved-compared-puesta = puesta
solved-compared-codillo = codillo
solved-counts-game = Se cuentan las bazas del Hombre, y las del compañero si lo hay, en toda la mano. Quien tiene el rey llamado es el compañero. Mientras no salga un rey, todos juegan contra el Hombre.
solved-counts-compared = El Hombre gana si tiene más bazas que cada uno de los otros. El mismo número es puesta; en el codillo, uno de los otros tiene más que nadie. Los dos juegan juntos.

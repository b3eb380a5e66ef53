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
solved-counts-game = Las cifras son las bazas del Hombre, y de su compañero si lo hay, en toda la mano. Quien tiene el rey llamado es el compañero. Mientras no ha salido un rey, todos juegan contra el Hombre.
solved-counts-compared = El Hombre gana si hace más bazas que cada uno de los otros. Un empate es puesta; en un codillo, uno de los otros hace más que nadie. Los dos juegan unidos.

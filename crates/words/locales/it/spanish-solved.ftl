# Che cosa dice l’analizzatore dei giochi spagnoli.

solved-bola = bola: tutte e { $many } le prese sono dell’Hombre
solved-hombre-wins = l’Hombre vince con { $many } prese
solved-puesta = puesta: { $many } prese per l’Hombre
solved-codillo = { $many ->
    [one] codillo: una presa per l’Hombre
   *[other] codillo: { $many } prese per l’Hombre
}
solved-compared-won = l’Hombre vince
solved-compared-puesta = puesta
solved-compared-codillo = codillo
solved-counts-game = Si contano le prese dell’Hombre, e del compagno se c’è, in tutta la mano. È compagno chi ha il re chiamato. Prima che cada un re, tutti giocano contro l’Hombre.
solved-counts-compared = L’Hombre vince se ha più prese di ciascuno degli altri. Con lo stesso numero è puesta; nel codillo uno degli altri ne ha più di tutti. I due giocano insieme.

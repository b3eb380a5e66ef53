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
solved-counts-game = Le cifre sono le prese dell’Hombre, e del compagno se c’è, in tutta la mano. È compagno chi ha il re chiamato. Finché non cade un re, tutti giocano contro l’Hombre.
solved-counts-compared = L’Hombre vince se fa più prese di ciascuno degli altri. Se ne fa quante il migliore di loro è puesta; se uno degli altri ne fa di più è codillo. I due giocano insieme.

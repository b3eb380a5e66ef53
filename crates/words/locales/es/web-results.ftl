# What a person has played: ratings, and cards that gave something away.
web-denied-is-rated = Esta mesa puntúa: solo juegan personas, sin bots ni pistas.
web-rated = Puntuación
web-unrated-table = Amistosa: no cambia la puntuación
web-rated-table = Puntúa: solo personas, sin pistas
web-against = Contra
web-against-people = personas
web-lost = Perdidas
web-ratings = Sus puntuaciones
web-rating = Puntuación
web-rated-matches = Partidas que puntúan
web-ratings-none = Todavía no ha jugado ninguna partida que puntúe. Para ello, abra una mesa que puntúe: solo personas, sin pistas.
web-ratings-mean = Todos empiezan en 25. Lo que más sube la puntuación es ganar a quien juega bien. La cifra que sigue a ± dice lo segura que es: 19 veces de cada 20, su fuerza está dentro de ese margen, que se reduce a medida que usted juega.
web-blunders = Cartas que regalaron algo
web-blunders-mean = Después de la partida repasamos sus cartas con todas las manos a la vista. Una carta cuenta si otra habría llevado a un resultado mejor contra el mejor juego posible. Nadie ve todas las manos mientras juega, así que siempre habrá algunas: fíjese en si con el tiempo son menos.
web-blunders-figures = Las cifras, partida a partida
web-judged = Cartas evaluadas
web-given-away = Regalaron algo
web-blunders-reading = Estamos repasando sus partidas. Tarda un momento.
web-look-again = Actualizar
web-blunders-oldest = la más antigua
web-blunders-newest = la más reciente
web-blunders-read = { $many ->
    [one] Repasar 1 partida
   *[other] Repasar las últimas de { $many } partidas
}
web-blunders-plot = { $many ->
    [one] 1 partida: el { $lately } % de sus cartas regaló algo
   *[other] { $many } partidas: últimamente, el { $lately } % de sus cartas regaló algo
}

# What a person has played: ratings, and cards that gave something away.
web-denied-is-rated = Esta mesa puntúa: solo personas, sin bots ni pistas.
web-rated = Puntuación
web-unrated-table = Amistosa: no cambia la puntuación
web-rated-table = Puntúa: solo personas, sin pistas
web-against = Contra
web-against-people = personas
web-lost = Perdidas
web-ratings = Sus puntuaciones
web-rating = Puntuación
web-rated-matches = Partidas que puntúan
web-ratings-none = Todavía no ha jugado ninguna partida que puntúe. Para jugar una, abra una mesa que puntúe: solo personas, sin pistas.
web-ratings-mean = Todos empiezan en 25. Lo que más sube la puntuación es ganar a quien juega bien. La cifra tras ± indica lo segura que es: en 19 de cada 20 casos su fuerza está dentro de ese margen, y el margen se reduce a medida que juega.
web-blunders = Cartas que regalaron algo
web-blunders-mean = Después de la partida miramos sus cartas con todas las manos descubiertas. Una carta cuenta si otra habría dado mejor resultado contra el mejor juego. Nadie ve todas las manos mientras juega, así que siempre habrá algunas: fíjese en si son cada vez menos.
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

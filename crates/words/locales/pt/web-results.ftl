# O que uma pessoa jogou: classificações, e cartas que deram algo de graça.
web-denied-is-rated = Esta mesa conta para a classificação: só pessoas, sem bots e sem dicas.
web-rated = Classificação
web-unrated-table = Amigável: não muda a classificação
web-rated-table = Conta para a classificação: só pessoas, sem dicas
web-against = Contra
web-against-people = pessoas
web-lost = Perdidas
web-ratings = As suas classificações
web-rating = Classificação
web-rated-matches = Partidas que contam
web-ratings-none = Você ainda não jogou nenhuma partida que conta para a classificação. Abra uma mesa que conta: só pessoas, sem dicas.
web-ratings-mean = Todos começam em 25. O que mais aumenta a classificação é ganhar de quem joga bem. O número depois de ± mostra a margem de erro: em 19 de 20 casos a sua força está dentro dela, e a margem diminui conforme você joga.
web-blunders = Cartas que perderam algo
web-blunders-mean = Depois da partida, analisamos as suas cartas com todas as mãos abertas. Uma carta conta se outra teria levado a um resultado melhor contra o melhor jogo. Ninguém vê todas as mãos enquanto joga; por isso sempre há algumas. Veja se elas diminuem com o tempo.
web-blunders-figures = Os números, partida a partida
web-judged = Cartas avaliadas
web-given-away = Perderam algo
web-blunders-reading = Estamos analisando as suas partidas. Isso leva um momento.
web-look-again = Atualizar
web-blunders-oldest = a mais antiga
web-blunders-newest = a mais recente
web-blunders-read = { $many ->
    [one] Analisar 1 partida
   *[other] Analisar as últimas de { $many } partidas
}
web-blunders-plot = { $many ->
    [one] 1 partida: { $lately } % das suas cartas perderam algo
   *[other] { $many } partidas: ultimamente, { $lately } % das suas cartas perderam algo
}

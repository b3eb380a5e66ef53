# O que uma pessoa jogou: classificações, e cartas que deram algo de graça.
web-denied-is-rated = Esta mesa conta para a classificação: só pessoas, sem bots nem dicas.
web-rated = Classificação
web-unrated-table = Amigável: não muda a classificação
web-rated-table = Conta para a classificação: só pessoas, sem dicas
web-against = Contra
web-against-people = pessoas
web-lost = Perdidas
web-ratings = As suas classificações
web-rating = Classificação
web-rated-matches = Partidas que contam
web-ratings-none = Você ainda não jogou nenhuma partida que conta. Para jogar uma, abra uma mesa que conta: só pessoas, sem dicas.
web-ratings-mean = Todo mundo começa em 25. O que mais sobe a classificação é ganhar de quem joga bem. O número depois de ± diz o quanto ela é segura: em 19 de 20 casos a sua força está dentro dessa margem, e a margem diminui conforme você joga.
web-blunders = Cartas que deram algo de graça
web-blunders-mean = Depois da partida, olhamos as suas cartas com todas as mãos abertas. Uma carta conta se outra teria levado a um resultado melhor contra o melhor jogo. Ninguém vê todas as mãos enquanto joga, por isso sempre haverá algumas: veja se vão diminuindo.
web-blunders-figures = Os números, partida a partida
web-judged = Cartas avaliadas
web-given-away = Deram algo de graça
web-blunders-reading = Estamos revendo as suas partidas. Leva um momento.
web-look-again = Atualizar
web-blunders-oldest = a mais antiga
web-blunders-newest = a mais recente
web-blunders-read = { $many ->
    [one] Rever 1 partida
   *[other] Rever as últimas de { $many } partidas
}
web-blunders-plot = { $many ->
    [one] 1 partida: { $lately } % das suas cartas deram algo de graça
   *[other] { $many } partidas: ultimamente, { $lately } % das suas cartas deram algo de graça
}

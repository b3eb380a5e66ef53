web-end-you-won = Você ganhou, { $figure }
web-end-you-lost = Você perdeu, { $figure }
web-end-you-came = Você ficou em { $place }º lugar, { $figure }
web-end-name-won = { $many ->
    [one] { $names } ganhou, { $figure }
   *[other] { $names } ganharam, { $figure } cada um
}
web-end-level = Ninguém ganhou: empate
web-end-agreed = A partida terminou por acordo, com os pontos como estavam.
web-end-length = A partida chegou à duração combinada e terminou com os pontos como estavam.
web-end-rating = Classificação: { $before } antes, { $after } agora
web-end-decided = A mão decisiva, a de número { $number }: { $how }
web-end-share = Compartilhar
web-end-you-propose = Você propõe terminar a partida. Ela termina quando todos concordam.
web-end-withdraw = Retirar a proposta
web-end-proposes = { $name } propõe terminar a partida agora, com os pontos como estão.
web-end-agree = Concordar
web-end-play-on = Continuar jogando
web-end-early = Terminar a partida antes
web-end-early-means = Se todos concordam, a partida termina na hora, com os pontos como estão. Os bots sempre concordam.
web-end-propose = Propor terminar a partida
web-length = Duração da partida
web-length-whole = Como diz o livro
web-length-hand = Uma mão
web-length-twenty = Vinte minutos
web-denied-end-proposed = Alguém já propôs terminar a partida. Concorde, ou continue jogando.
web-denied-play-on = Alguém quer continuar jogando. Você pode propor de novo na próxima mão.
web-share-title = Compartilhar esta partida
web-share-means = Quem tiver o link vê todas as cartas da partida.
web-share-text = Texto para compartilhar
web-share-copy = Copiar o texto
web-share-see = Ver como os outros veem
web-share-line = { $game }: { $standing }. Todas as cartas: { $link }
tutor-better = Em média, o resultado é melhor do que com { $way }
tutor-level = O resultado é mais ou menos o mesmo que com { $way }.
tutor-by-the-book = É o que o livro aconselha. Nenhuma outra escolha é claramente melhor.
tutor-few-worlds = { $worlds ->
    [one] Só uma distribuição possível foi testada
   *[other] Só { $worlds } distribuições possíveis foram testadas
}: isto é só um palpite.
web-wait = Esperar
web-play-out-mine = Terminar a mão: o resto é seu
web-play-out-lost = Terminar a mão: o resto está perdido
web-played-out = { $name } pediu para terminar a mão: nada podia mudar o resto.
web-denied-not-certain = Suas cartas não provam quem leva o resto. Continue jogando.
web-referee-of = Árbitro
web-referee-none = Sem árbitro: os jogadores resolvem
web-referee-me = Eu sou o árbitro e não me sento
web-referee-host = Quem abriu a mesa
web-referee-you = Você é o árbitro
web-referee-call = Chamar o árbitro
web-referee-halt = Parar a mesa
web-referee-rests = A mesa está parada. Enquanto o árbitro a mantém parada, todos podem falar.
web-denied-is-referee = Você é o árbitro desta mesa. Os lugares são dos jogadores.
web-denied-not-referee = Só o árbitro desta mesa pode fazer isso. Chame o árbitro.

# Palavras de que todos os jogos precisam.

# Algumas cartas em uma frase: todas menos a última já vêm ligadas por vírgulas.
list-of = { $all } e { $last }
list-no-cards = nenhuma carta

# O que está na mesa; um jogo pode ter as suas próprias palavras, com o seu nome: truco-table-stock.
table-stock = Monte { $many }
table-laid-aside = descartadas { $many }
table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
table-each-tricks = Vazas
table-last-trick = Última vaza
table-taken = Vazas feitas
table-won = pontos
table-takes = faz a vaza
table-shows = mostra

## O que se podia ganhar, com todas as cartas à vista

solved-feito = o feito ganha
solved-resposta = reposta
solved-codilho = codilho
solved-won = ganha a mão
solved-lost = perde a mão
solved-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
solved-hearts = { $many ->
    [0] nenhuma carta de copas
    [one] { $many } carta de copas
   *[other] { $many } cartas de copas
}
solved-points = { $many ->
    [one] { $many } ponto
   *[other] { $many } pontos
}
solved-even = empate
solved-ahead = { $many } de vantagem
solved-behind = { $many } de desvantagem
solved-turn = Joga { $seat }. Com o melhor jogo de todos: { $result }.
solved-where = Mão { $deal }, vaza { $trick }. Joga { $seat }.
solved-of-feito = { $seat } é o feito, o declarante. Com o melhor jogo de todos: { $result }.
solved-of-side = Com o melhor jogo de todos, para { $side }: { $result }.
solved-counts-feito = O feito ganha se fizer mais vazas do que cada adversário. A reposta é um empate; no codilho ganha um adversário. Os adversários jogam juntos.
solved-counts-hand = Aqui só contam as cartas, não o que é dito e apostado.
solved-counts-tricks = Os números são as vazas de toda a mão, incluindo as já feitas.
solved-counts-hearts = Os números são as cartas de copas levadas em toda a mão: quanto menos, melhor.
solved-counts-points = Os números são os pontos de toda a mão, incluindo os já feitos.
solved-counts-lead = Os números dizem a vantagem de uma dupla sobre a outra nos pontos que ainda falta marcar nesta mão.
solved-cards = Aonde cada carta leva
solved-line = Um exemplo do melhor jogo
solved-trick = vaza
solved-leads = sai
solved-takes = faz a vaza
solved-nobody = ninguém
solved-rest = As cartas que restam não mudam nada.
solved-played = O que foi jogado, e onde algo se perdeu
solved-at = linha
solved-who = jogador
solved-card = jogou
solved-better = melhor
solved-nothing-lost = Nenhuma carta perdeu nada.
solved-unknown = { $many ->
    [one] Uma carta não foi analisada: levaria muito tempo.
   *[other] { $many } cartas não foram analisadas: levaria muito tempo.
}
solved-came-to = Depois da última carta jogada: { $result }.

## O que o tutor diz, na sala e no terminal

tutor-tentos = Tentos
tutor-tantos = Tantos
tutor-points = Pontos
tutor-chance = Chance de ganhar
tutor-tentos-mean = Quantos tentos você ganha ou perde daqui até o fim da mão, em comparação com a média da mesa. Testado em até { $worlds } mãos possíveis. Diferenças pequenas dizem pouco: fica a escolha do livro, salvo se outra for claramente melhor.
tutor-tantos-mean = Quantos tantos você ganha ou perde daqui até o fim da mão, em comparação com a média da mesa. Testado em até { $worlds } mãos possíveis. Diferenças pequenas dizem pouco: fica a escolha do livro, salvo se outra for claramente melhor.
tutor-points-mean = Quantos pontos você ganha ou perde daqui até o fim da mão, em comparação com a média da mesa. Testado em até { $worlds } mãos possíveis. Diferenças pequenas dizem pouco: fica a escolha do livro, salvo se outra for claramente melhor.
tutor-chance-mean = A sua chance de ganhar a partida depois desta mão. Testado em até { $worlds } mãos possíveis. Diferenças pequenas dizem pouco: fica a escolha do livro, salvo se outra for claramente melhor.
tutor-left = { $worlds ->
    [one] pior, como se viu depois de uma mão
   *[other] pior, como se viu depois de { $worlds } mãos
}
tutor-wins = Ganha em 100
tutor-won = ganha em { $won } de 100 mãos
tutor-alike = vale o mesmo: { $ways }
tutor-settled = Nada mais importa: faça o que fizer, a mão acaba igual.
tutor-wrong = Seguir este conselho dá errado, por exemplo, se as cartas estiverem assim:
tutor-holds = { $seat } tem { $cards }
tutor-comes = Aí dá { $value } em vez de { $best }.
tutor-form = Não há nada para escolher aqui.

## Quem, e uma coisa depois da outra

told-then = { $one }; { $other }
list-nobody = ninguém

## Livros e citações

cite-section = seção { $number }
imprint-place-lisbon = Lisboa
imprint-place-brazil = Brasil
imprint-year-20th-century = século XX
imprint-year-nd = s.d.

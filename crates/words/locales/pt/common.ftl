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
table-takes = ganha a vaza
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
solved-turn = { $seat } joga. Com o melhor jogo de todos: { $result }.
solved-where = Mão { $deal }, vaza { $trick }. { $seat } joga.
solved-of-feito = { $seat } é o feito, o declarante. Com o melhor jogo de todos: { $result }.
solved-of-side = Com o melhor jogo de todos, para { $side }: { $result }.
solved-counts-feito = O feito ganha se faz mais vazas do que cada adversário. Na reposta há empate; no codilho ganha um adversário. Os adversários jogam juntos.
solved-counts-hand = Aqui só contam as cartas, não o que é dito ou apostado.
solved-counts-tricks = Os números são as vazas da mão inteira, inclusive as já feitas.
solved-counts-hearts = Os números são as cartas de copas levadas na mão inteira: quanto menos, melhor.
solved-counts-points = Os números são os pontos da mão inteira, inclusive os já feitos.
solved-counts-lead = Os números são a vantagem de uma dupla sobre a outra nos pontos que ainda serão marcados nesta mão.
solved-cards = O resultado de cada carta
solved-line = Um exemplo do melhor jogo
solved-trick = vaza
solved-leads = sai
solved-takes = ganha a vaza
solved-nobody = ninguém
solved-rest = As cartas restantes não mudam nada.
solved-played = O que foi jogado e onde algo se perdeu
solved-at = linha
solved-who = jogador
solved-card = jogou
solved-better = melhor
solved-nothing-lost = Nenhuma carta perdeu nada.
solved-unknown = { $many ->
    [one] Uma carta não foi analisada: demoraria demais.
   *[other] { $many } cartas não foram analisadas: demoraria demais.
}
solved-came-to = Depois da última carta jogada: { $result }.

## O que o tutor diz, na sala e no terminal

tutor-tentos = Tentos
tutor-tantos = Tantos
tutor-points = Pontos
tutor-chance = Chance de ganhar
tutor-tentos-mean = Quantos tentos você ganha ou perde daqui até o fim da mão, em comparação com a média da mesa. A conta usa até { $worlds } mãos possíveis. Diferenças pequenas dizem pouco: vale a escolha do livro, salvo se outra for claramente melhor.
tutor-tantos-mean = Quantos tantos você ganha ou perde daqui até o fim da mão, em comparação com a média da mesa. A conta usa até { $worlds } mãos possíveis. Diferenças pequenas dizem pouco: vale a escolha do livro, salvo se outra for claramente melhor.
tutor-points-mean = Quantos pontos você ganha ou perde daqui até o fim da mão, em comparação com a média da mesa. A conta usa até { $worlds } mãos possíveis. Diferenças pequenas dizem pouco: vale a escolha do livro, salvo se outra for claramente melhor.
tutor-chance-mean = A sua chance de ganhar a partida depois desta mão. A conta usa até { $worlds } mãos possíveis. Diferenças pequenas dizem pouco: vale a escolha do livro, salvo se outra for claramente melhor.
tutor-left = { $worlds ->
    [one] pior, como mostrou uma mão testada
   *[other] pior, como mostraram { $worlds } mãos testadas
}
tutor-wins = Vitórias em 100
tutor-won = ganha em { $won } de 100 mãos
tutor-alike = valem o mesmo: { $ways }
tutor-settled = Nada mais muda o resultado: faça o que fizer, a mão acaba igual.
tutor-wrong = Este conselho dá errado, por exemplo, se as cartas estão assim:
tutor-holds = Cartas de { $seat }: { $cards }
tutor-comes = Nesse caso, o resultado é { $value } em vez de { $best }.
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

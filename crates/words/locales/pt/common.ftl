# Palavras de que todos os jogos precisam.

# Algumas cartas numa frase: todas menos a última já vêm ligadas por vírgulas.
list-cards = { $all } e { $last }
list-no-cards = nenhuma carta

# O que está na mesa; um jogo pode ter as suas próprias palavras, com o seu nome: truco-table-stock.
table-stock = Baralho { $many }
table-laid-aside = descartadas { $many }
table-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
table-each-tricks = Vazas
table-last-trick = Última vaza
table-worth = Pontos
table-takes = faz a vaza

## O que se podia ganhar, com todas as cartas à vista

solved-feito = o feito ganha
solved-resposta = resposta
solved-codilho = codilho
solved-won = ganha a mão
solved-lost = perde a mão
solved-tricks = { $many ->
    [one] { $many } vaza
   *[other] { $many } vazas
}
solved-hearts = { $many ->
    [0] nenhuma copa
    [one] { $many } copa
   *[other] { $many } copas
}
solved-points = { $many ->
    [one] { $many } ponto
   *[other] { $many } pontos
}
solved-even = empate
solved-ahead = { $many } à frente
solved-behind = { $many } atrás
solved-deal = Mão { $deal }. { $turn }
solved-turn = Joga { $seat }. Se todos jogarem o melhor: { $result }.
solved-line = Por exemplo: { $line }

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

## O que o preceptor diz, na sala e no terminal

tutor-chips = Tentos
tutor-points = Pontos
tutor-chance = Ganhar a partida
tutor-chips-mean = Tentos acima da média de todos ao acabar a mão. Tentado em até { $worlds } mundos imaginados: pequenas diferenças pouco dizem.
tutor-points-mean = Pontos acima da média de todos ao acabar a mão. Tentado em até { $worlds } mundos imaginados: pequenas diferenças pouco dizem.
tutor-chance-mean = Quanto é provável ganhar a partida de onde a mão o deixa. Tentado em até { $worlds } mundos imaginados: pequenas diferenças pouco dizem.
tutor-left = { $worlds ->
    [one] saiu cedo, após um mundo
   *[other] saiu cedo, após { $worlds } mundos
}
tutor-form = Não há escolha, ou só a que é de forma.

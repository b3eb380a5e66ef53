# Palavras de que todos os jogos precisam.

# Algumas cartas numa frase: todas menos a última já vêm ligadas por vírgulas.
list-of = { $all } e { $last }
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
table-won = pontos
table-takes = faz a vaza
table-shows = mostra

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
solved-turn = Joga { $seat }. Se todos jogarem o melhor: { $result }.
solved-where = Mão { $deal }, vaza { $trick }. Joga { $seat }.
solved-of-feito = { $seat } é o feito. Se todos jogarem o melhor: { $result }.
solved-of-side = Se todos jogarem o melhor, para { $side }: { $result }.
solved-counts-feito = O feito ganha com mais vazas do que qualquer contrário; resposta é empate, e com codilho ganha um contrário. Os contrários jogam juntos.
solved-counts-hand = Só pelas cartas, sem contar o que se diz e se aposta.
solved-counts-tricks = Contam-se as vazas de toda a mão, também as que já se fizeram.
solved-counts-hearts = Contam-se as copas tomadas em toda a mão: quanto menos, melhor.
solved-counts-points = Contam-se os pontos de toda a mão, também os que já se fizeram.
solved-counts-lead = Contam-se os pontos que um par leva de avanço ao outro em tudo o que ainda há de se marcar nesta mão.
solved-cards = A que leva cada carta
solved-line = Um jogo sem erro
solved-trick = vaza
solved-leads = sai
solved-takes = faz
solved-nobody = ninguém
solved-rest = As cartas que ficam não mudam nada.
solved-played = O que se jogou, e onde se perdeu alguma coisa
solved-at = linha
solved-who = quem
solved-card = jogou
solved-better = melhor
solved-nothing-lost = Nenhuma carta perdeu nada.
solved-unknown = { $many ->
    [one] De { $many } carta não se sabe: levaria muito tempo.
   *[other] De { $many } cartas não se sabe: levaria muito tempo.
}
solved-came-to = Depois da última carta jogada: { $result }.

## O que o preceptor diz, na sala e no terminal

tutor-tentos = Tentos
tutor-points = Pontos
tutor-chance = Ganhar a partida
tutor-tentos-mean = Tentos acima da média de todos ao acabar a mão. Tentado em até { $worlds } mundos imaginados: pequenas diferenças pouco dizem, e fica a escolha do livro se nada é claramente melhor.
tutor-points-mean = Pontos acima da média de todos ao acabar a mão. Tentado em até { $worlds } mundos imaginados: pequenas diferenças pouco dizem, e fica a escolha do livro se nada é claramente melhor.
tutor-chance-mean = Quanto é provável ganhar a partida de onde a mão o deixa. Tentado em até { $worlds } mundos imaginados: pequenas diferenças pouco dizem, e fica a escolha do livro se nada é claramente melhor.
tutor-left = { $worlds ->
    [one] ficou para trás após um mundo
   *[other] ficou para trás após { $worlds } mundos
}
tutor-form = Não há escolha, ou só a que é de forma.

## Quem, e uma coisa depois da outra

told-then = { $one }; { $other }
list-nobody = ninguém

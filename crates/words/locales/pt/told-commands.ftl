# O que dizem os comandos do programa: replay, solve, simulate, arena, verify e os outros.

told-progress-left = faltam
told-serve-open = A sala de jogo está aberta em { $address } (Ctrl-C fecha a sala).
told-backup-copied = A sala foi copiada para { $file }.
told-explain-ask = Pergunte por uma regra, como ? { $rule }, ou por uma palavra, como ? { $word }. O comando rules mostra como se joga.

told-games-or = { $all } ou { $last }
told-games-book = livro
told-games-players = jogadores
told-games-pack = baralho
told-games-cards = { $cards } cartas ({ $pack })
told-games-match = partida
told-games-minutes = { $least } a { $most } minutos entre pessoas
told-games-rules = regras
told-games-revision = revisão { $revision }
told-games-bots = bots
told-games-options = opções, cada uma com --option NOME=VALOR
told-games-unless = salvo acordo: { $value }
told-games-noted = só fica anotada; não muda nada no jogo

told-replay-cut = Um fragmento: a partida não foi jogada até o fim.
told-replay-begun = Um fragmento: começa no meio de uma partida, com o que a linha `setup` diz.
told-replay-part = Um fragmento: começa com o que a linha `setup` diz e para antes do fim da partida.
told-replay-deal = Mão { $number }
told-replay-dealt = { $deal }, dada por { $seat }
told-replay-won = A partida acabou, com vitória de { $winners }.
told-replay-unwon = A partida acabou, e ninguém ganhou.
told-replay-shuffle = As cartas precisam ser embaralhadas.
told-replay-waits = A mesa espera por { $seats }.
told-replay-why = Por quê:

told-verify-fair = { $shuffles ->
    [one] Sim: a semente é a que foi prometida antes da primeira carta, e o embaralhamento vem dela.
   *[other] Sim: a semente é a que foi prometida antes da primeira carta, e os { $shuffles } embaralhamentos vêm dela.
}
told-verify-proves = Isso prova que nenhuma mão foi alterada depois da primeira carta. Não prova que ninguém espiou.
told-verify-other-seed = Não: a semente revelada não é a que foi prometida antes da primeira carta.
told-verify-broken = A casa não cumpriu a promessa, ou o registro foi alterado.
told-verify-other-deal = Não: o embaralhamento { $shuffle } não vem da semente.
told-verify-changed = As cartas foram trocadas, ou o registro foi alterado.

told-solve-wait = resolvendo a vaza { $trick } da mão { $deal }: pode levar alguns minutos
told-whist-north-south = Norte e Sul
told-whist-east-west = Leste e Oeste
told-whist-wins = { $leader } sai. Com o melhor jogo de todos, { $side } fazem { $tricks } de { $all } vazas.
told-whist-by-card = As vazas desse lado, para cada carta de saída de { $leader }:

told-deals = { $many ->
    [one] { $many } mão
   *[other] { $many } mãos
}
told-matches = { $many ->
    [one] { $many } partida
   *[other] { $many } partidas
}
told-head-bot = bot
told-head-won = ganho por mão
told-head-from = 95% de
told-head-to = a
told-head-matches-won = partidas ganhas
told-head-share = parte
told-head-deals = mãos
told-head-difference = diferença
told-head-more = mais
told-head-as-much = o mesmo
told-head-less = menos

told-simulate-head = { $deals } em { $matches }, semente { $seed }
told-simulate-played-by = jogado por
told-simulate-named-by = nomeado por
told-simulate-contract = contrato
told-simulate-ended = como acabou
told-simulate-packs = { $packs ->
    [one] Os mesmos baralhos são jogados { $seats } vezes, para que cada bot jogue em todos os lugares; só depois são embaralhados outros: { $matches }, { $packs } série de baralhos.
   *[other] Os mesmos baralhos são jogados { $seats } vezes, para que cada bot jogue em todos os lugares; só depois são embaralhados outros: { $matches }, { $packs } séries de baralhos.
}
told-simulate-few = ? – poucas para saber: são necessárias duas séries completas, { $matches } partidas jogadas até o fim.

told-arena-head = { $first } contra { $second }: { $many }, cada uma em { $seatings } distribuições de lugares, semente { $seed }
told-arena-share = parte das partidas ganhas
told-arena-a-deal = { $won } por mão
told-arena-won = ganho, em { $counted }
told-arena-meaning = A diferença é quanto um lado de { $first } ganhou a mais do que um lado de { $second } com as mesmas cartas, em { $counted }. Ao lado está quantas vezes ganhou mais, o mesmo ou menos.
told-arena-worlds = Os bots que pensam examinam { $worlds ->
        [one] { $worlds } mão possível
       *[other] { $worlds } mãos possíveis
    }.
told-arena-clock = O mestre pensa { $seconds } s em cada escolha, e o jogador do clube, um quarto disso, como em uma mesa. Por isso, outra execução dá um resultado um pouco diferente.
told-arena-too-few = Poucas para saber quem é melhor: são necessárias pelo menos { $least } e, em geral, centenas.
told-arena-alike = Todas deram o mesmo resultado. Por isso, não há intervalo de confiança.
told-arena-open = Os resultados não mostram diferença entre { $first } e { $second }: o 0 está dentro do intervalo. Com mais mãos, o intervalo fica mais estreito.
told-arena-above = { $better } é melhor do que { $worse }: o intervalo inteiro está acima de 0.
told-arena-below = { $better } é melhor do que { $worse }: o intervalo inteiro está abaixo de 0.

told-plot-against = { $first } contra { $second }
told-plot-mean = diferença { $mean }, { $surely }
told-plot-interval = 95% de { $low } a { $high }
told-plot-alike = todas com o mesmo resultado
told-plot-too-few = poucas para um intervalo
told-plot-deals = mãos jogadas, cada uma em { $seatings } distribuições de lugares
told-plot-matches = partidas jogadas, cada uma em { $seatings } distribuições de lugares
told-plot-difference = diferença, em { $counted }

# Malilla. As palavras do livro ficam; o que falta a quem começa está na explicação.

## O que é possível fazer

malilla-play = Jogar: { $card }
malilla-choose-partner = Jogar com { $seat }
    .gloss = escolha um dos dois mais fortes; o outro joga contra você
malilla-name-favorito = Fazer de { $suit } o favorito
    .gloss = sempre que este naipe for trunfo, tudo é pago em dobro
malilla-lead-out-of-turn = Sair fora da vez com: { $card }
    .gloss = é falta: se alguém denunciar, você paga dez tantos e a sua dupla não conta ganho
malilla-lift = Recolher a vaza
    .gloss = depois que você recolhe a vaza, todas as cartas dela valem como estão
malilla-return-trick = Devolver a vaza
    .gloss = enquanto ninguém saiu na seguinte, não custa nada
malilla-correct = Trocar a carta por: { $card }
    .gloss = a sua carta faltou à regra; antes que a vaza seja recolhida, corrigir não custa nada
malilla-change = Trocar por: { $card }
malilla-keep = Manter a sua carta
    .gloss = alguém corrigiu uma carta, e por isso você pode trocar a sua; aqui você a mantém
malilla-warn = “Parceiro, veja a sua carta”
    .gloss = depois do seu aviso, o parceiro não pode mais corrigir uma carta errada
malilla-show-hand = Mostrar a sua mão
    .gloss = é falta: se alguém denunciar, você paga dez tantos e a sua dupla não conta ganho
malilla-call-renuncio = { $seat } renunciou na vaza { $trick }
    .gloss = podia servir, cobrir, cortar ou recortar e não fez isso; durante a mão, cartas à vista devem provar a renúncia
malilla-call = { $seat }: { $what }
    .gloss = uma falta que todos viram; custa dez tantos e o ganho à dupla desse jogador
malilla-content = Misturar as cartas
    .gloss = você não tem mais nada a denunciar, e a mão é contada

malilla-misdeed-lead = saiu fora da vez
malilla-misdeed-lift = recolheu uma vaza da outra dupla
malilla-misdeed-shown = mostrou a mão

malilla-heading-play = Jogar uma carta
    .gloss = sirva o naipe; se os adversários estão ganhando a vaza, cubra, corte ou recorte, se puder
malilla-heading-lead-out-of-turn = Sair fora da vez
    .gloss = é falta: se alguém denunciar, você paga dez tantos e a sua dupla não conta ganho
malilla-heading-correct = Corrigir a carta errada
    .gloss = a sua carta faltou à regra; antes que a vaza seja recolhida, corrigir não custa nada
malilla-heading-change = Trocar a sua carta
    .gloss = alguém antes de você corrigiu a carta, e por isso você pode trocar a sua; não custa nada

## O que está acontecendo

malilla-drawing-partners = Sorteando os parceiros
malilla-choosing = { $seat } escolhe um parceiro
malilla-drawing-dealer = Sorteando quem dá primeiro
malilla-naming = { $seat } nomeia o favorito
malilla-dealing = Dando as cartas…
malilla-trump = Trunfo: { $suit }
    .gloss = o naipe da última carta de quem dá; até a carta mais baixa dele ganha dos outros naipes
malilla-inspection = A mão acabou
    .gloss = até que as cartas sejam misturadas, uma renúncia ainda pode ser denunciada
malilla-over = A partida acabou

malilla-fact-deal = Mão { $number } de { $deals }, cartas dadas por { $seat }
malilla-fact-pair = { $one } e { $other } jogam juntos
malilla-fact-favorito = Favorito: { $suit }
    .gloss = sempre que este naipe é trunfo, tudo é pago em dobro
malilla-fact-times = Esta mão é paga { $times } vezes
malilla-last-even = Mão anterior: trinta e seis para cada dupla
malilla-last-won = Mão anterior: { $one } e { $other } fizeram { $points }
malilla-last-capote = Mão anterior: capote de { $one } e { $other }
malilla-last-not-counted = Mão anterior: { $one } e { $other } fizeram { $points }, mas não podem contar os pontos

malilla-role-pie = pie
    .gloss = quem dá e joga por último; a dupla dele recebe se a carta virada é alta
malilla-role-mano = mano
    .gloss = o jogador à direita de quem dá, que sai primeiro

## O que foi dito

malilla-said = { $seat }: { $what }
malilla-said-drew = tira: { $card }
malilla-said-chose = joga com { $seat }
malilla-said-cut = corta: { $card }
malilla-said-named = faz de { $suit } o favorito
malilla-said-turned-up = vira uma carta: { $card }
malilla-said-took = { $points ->
    [one] faz uma vaza de um ponto
   *[other] faz uma vaza de { $points } pontos
}
malilla-said-led-out-of-turn = sai fora da vez com: { $card }
malilla-said-lifted-wrong = recolhe uma vaza da outra dupla
malilla-said-returned = devolve a vaza
malilla-said-corrected = troca a carta errada por: { $card }
malilla-said-changed = troca a sua carta por: { $card }
malilla-said-kept = mantém a sua carta
malilla-said-warned = avisa o parceiro
malilla-said-showed-hand = mostra a mão inteira
malilla-said-renounced = renunciou na vaza { $trick }
malilla-said-cleared = não renunciou na vaza { $trick }
malilla-said-called = { $what }

## As perguntas

malilla-ask-partner = Quem você escolhe como parceiro?
malilla-ask-favorito = Qual naipe é o favorito?
malilla-ask-lead = É a sua vez de sair.
malilla-ask-play = É a sua vez de jogar.
malilla-ask-lift = A vaza é sua. Quer recolhê-la?
malilla-ask-change = Uma carta antes da sua foi corrigida. Você troca a sua?
malilla-ask-content = Quer denunciar algo antes que as cartas sejam misturadas?
malilla-ask-besides = Enquanto isso, você pode falar.

## Como acabou a mão, e o que se pagou

malilla-counted = { $one } e { $other }: { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
malilla-ended-even = Trinta e seis para cada dupla: ninguém ganha
malilla-ended-won = { $one } e { $other } fizeram { $points } { $points ->
        [one] ponto
       *[other] pontos
    } e ganharam { $tantos ->
    [one] um tanto
   *[other] { $tantos } tantos
}
malilla-ended-capote = { $one } e { $other } fizeram todas as vazas, capote, e ganharam { $tantos } tantos
malilla-ended-not-counted = { $one } e { $other } fizeram { $points } { $points ->
        [one] ponto
       *[other] pontos
    }, mas não podem contar por causa de uma falta

malilla-outcome-even = trinta e seis para cada dupla
    .gloss = ninguém ganha a mão
malilla-outcome-won = mão ganha
    .gloss = uma dupla fez mais de trinta e seis pontos
malilla-outcome-capote = capote
    .gloss = uma dupla fez as doze vazas
malilla-outcome-not-counted = não contada
    .gloss = a dupla que fez mais tinha cometido uma falta

malilla-cause-turn-up = carta virada: { $cards }, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-above = { $count ->
    [one] um ponto acima de trinta e seis
   *[other] { $count } pontos acima de trinta e seis
}{ $each ->
    [1] { "" }
   *[other] , × { $each }
}
malilla-cause-capote = capote, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-renuncio = renúncia, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lead = saiu fora da vez, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lift = recolheu vaza de outro, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-shown = mostrou a mão, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-spoke = falou da jogada, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-misdeal = cartas mal dadas; a virada é devolvida, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-pack = baralho defeituoso; a virada é devolvida, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-count = jogou com uma carta a mais, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-dealer = deu as cartas fora da vez, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-carried = de antes

malilla-note-deals-next = { $seat } dá a mão seguinte.
malilla-note-no-capote = { $one } e { $other } não podem dar capote nesta mão, mas podem sofrer um.

## Recusas

malilla-refused-not-dealt = As cartas ainda não foram dadas.
malilla-refused-wrong-pack = Estas não são as cartas para embaralhar.
malilla-refused-over = A partida acabou.
malilla-refused-turn = É a vez de { $seat }.
malilla-refused-not-playing = Você não está nesta mesa.
malilla-refused-not-now = Você não pode fazer isso neste ponto da mão.
malilla-refused-not-held = Você não tem esta carta: { $card }.
malilla-refused-follow = Você tem cartas de { $suit }: sirva o naipe.
malilla-refused-beat = Os adversários estão ganhando a vaza e você pode cobri-la: jogue uma carta que cubra.
malilla-refused-trump = Você não pode servir e os adversários estão ganhando a vaza: corte com um trunfo.
malilla-refused-overtrump = Um adversário cortou e você pode recortar: jogue um trunfo mais alto.
malilla-refused-not-stronger = Escolha um dos dois jogadores mais fortes.
malilla-refused-honour = Isso é para mesas de honra. Esta é estrita e não permite nada irregular.
malilla-refused-own-lead = A saída é sua: jogue uma carta.
malilla-refused-lift = Não há vaza da outra dupla para recolher.
malilla-refused-return = Não há vaza para devolver, ou alguém já saiu na seguinte.
malilla-refused-correct = Você não tem nenhuma carta errada para corrigir.
malilla-refused-warned = O seu parceiro avisou: você não pode mais corrigir a carta.
malilla-refused-still-wrong = Essa carta também estaria errada.
malilla-refused-warn = O seu parceiro não tem nenhuma carta errada.
malilla-refused-shown = A sua mão já está à vista.
malilla-refused-own-side = Você só pode denunciar faltas da outra dupla.
malilla-refused-call = Não há nada desse tipo para denunciar.
malilla-refused-not-lifted = A vaza ainda não foi recolhida: a carta ainda pode ser corrigida.
malilla-refused-not-proved = Nenhuma carta à vista prova isso.
malilla-refused-said = Você já disse isso.

## O ato que acabou a mão

malilla-done-content = não tem mais nada a denunciar

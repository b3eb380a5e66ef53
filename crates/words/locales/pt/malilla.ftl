# Malilla. As palavras do livro ficam; o que falta a quem começa está na explicação.

## O que se pode fazer

malilla-play = Jogar { $card }
malilla-choose-partner = Jogar com { $seat }
    .gloss = escolha um dos dois mais fortes; o outro joga contra você
malilla-name-favorito = Favorito: { $suit }
    .gloss = sempre que este naipe for trunfo, tudo se paga em dobro
malilla-lead-out-of-turn = Sair com { $card } fora de vez
    .gloss = é falta: se alguém a apontar, paga dez tantos e a sua dupla não conta ganho
malilla-lift = Recolher a vaza
    .gloss = a partir daqui todas as suas cartas ficam como estão
malilla-return-trick = Devolver a vaza
    .gloss = enquanto não se jogar carta para a seguinte, não custa nada
malilla-correct = Jogar { $card } em vez dela
    .gloss = a sua carta foi renúncia; corrigida antes de recolhida a vaza, não custa nada
malilla-change = Trocar por { $card }
malilla-keep = Deixar a minha carta
    .gloss = alguém corrigiu uma carta, e por isso pode trocar a sua; não troca, e ela fica
malilla-warn = “Parceiro, veja a sua carta”
    .gloss = depois do seu aviso, o parceiro não pode mais corrigir a carta
malilla-show-hand = Mostrar a minha mão
    .gloss = é falta: se alguém a apontar, paga dez tantos e a sua dupla não conta ganho
malilla-call-renuncio = { $seat } renunciou na vaza { $trick }
    .gloss = não serviu, não cobriu, não cortou ou não recortou, podendo; enquanto se joga, devem prová-lo cartas que todos viram
malilla-call = { $seat }: { $what }
    .gloss = uma falta que todos viram; custa à dupla dez tantos e o ganho
malilla-content = Misturar as cartas
    .gloss = nada mais a apontar; a mão é contada

malilla-misdeed-lead = saiu fora de vez
malilla-misdeed-lift = recolheu uma vaza da outra dupla
malilla-misdeed-shown = mostrou a mão

malilla-heading-play = Jogar uma carta
    .gloss = sirva o naipe se puder, senão corte; deve ganhar a vaza se puder, salvo se for do seu parceiro
malilla-heading-lead-out-of-turn = Sair sem ser a sua vez
    .gloss = é falta: se alguém a apontar, paga dez tantos e a sua dupla não conta ganho
malilla-heading-correct = Corrigir a carta errada
    .gloss = a sua carta foi renúncia; corrigida antes de recolhida a vaza, não custa nada
malilla-heading-change = Trocar a sua carta
    .gloss = alguém antes de você corrigiu a carta, e por isso pode trocar a sua; não custa nada

## O que se passa

malilla-drawing-partners = Sorteando os parceiros…
malilla-choosing = { $seat } escolhe parceiro
malilla-drawing-dealer = Sorteando quem dá primeiro…
malilla-naming = { $seat } diz o favorito
malilla-dealing = Dando as cartas…
malilla-trump = Trunfo: { $suit }
    .gloss = o naipe da última carta de quem dá; até a sua carta mais baixa bate os outros naipes
malilla-inspection = A mão acabou
    .gloss = até se misturarem as cartas ainda se pode apontar uma renúncia
malilla-over = A partida terminou

malilla-fact-deal = Mão { $number } de { $deals }; dá { $seat }
malilla-fact-pair = { $one } e { $other } jogam juntos
malilla-fact-favorito = Favorito: { $suit }
    .gloss = sempre que for trunfo, tudo se paga em dobro
malilla-fact-times = Esta mão vale { $times } vezes
malilla-last-even = A mão anterior: trinta e seis a cada dupla
malilla-last-won = A mão anterior: { $one } e { $other } fizeram { $points }
malilla-last-capote = A mão anterior: capote de { $one } e { $other }
malilla-last-not-counted = A mão anterior: { $one } e { $other } fizeram { $points } e não os contam

malilla-role-pie = pie
    .gloss = quem dá e joga por último; a sua dupla recebe se a carta virada for de valor
malilla-role-mano = mano
    .gloss = quem está à direita de quem dá, e sai primeiro

## O que se disse

malilla-said = { $seat }: { $what }
malilla-said-drew = tira { $card }
malilla-said-chose = joga com { $seat }
malilla-said-cut = corta em { $card }
malilla-said-named = escolhe { $suit } para favorito
malilla-said-turned-up = vira { $card }
malilla-said-took = { $points ->
    [one] faz uma vaza de um ponto
   *[other] faz uma vaza de { $points } pontos
}
malilla-said-led-out-of-turn = sai com { $card } fora de vez
malilla-said-lifted-wrong = recolhe uma vaza da outra dupla
malilla-said-returned = devolve a vaza
malilla-said-corrected = corrige com { $card }
malilla-said-changed = troca por { $card }
malilla-said-kept = deixa a carta
malilla-said-warned = avisa o parceiro
malilla-said-showed-hand = mostra a mão
malilla-said-renounced = renunciou na vaza { $trick }
malilla-said-cleared = não renunciou na vaza { $trick }
malilla-said-called = { $what }

## As perguntas

malilla-ask-partner = Quem escolhe como parceiro?
malilla-ask-favorito = Que naipe é o favorito?
malilla-ask-lead = É a sua vez de sair.
malilla-ask-play = É a sua vez de jogar.
malilla-ask-lift = A vaza é sua. Recolhê-la?
malilla-ask-change = Uma carta antes da sua foi corrigida. Quer trocar a sua?
malilla-ask-content = Algo a apontar antes de misturar as cartas?
malilla-ask-besides = Pode falar.

## Como acabou a mão, e o que se pagou

malilla-counted = { $one } e { $other }: { $points } { $points ->
        [one] ponto
       *[other] pontos
    }
malilla-ended-even = Trinta e seis a cada dupla: ninguém ganha
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
    }, mas por uma falta não os contam

malilla-outcome-even = trinta e seis a cada dupla
    .gloss = ninguém ganha a mão
malilla-outcome-won = mão ganha
    .gloss = uma dupla passou de trinta e seis pontos
malilla-outcome-capote = capote
    .gloss = uma dupla fez as doze vazas
malilla-outcome-not-counted = não contada
    .gloss = a dupla que fez mais tinha caído em falta

malilla-cause-turn-up = virou { $cards }, { $count }{ $each ->
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
malilla-cause-lead = saída fora de vez, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lift = vaza alheia recolhida, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-shown = mão mostrada, { $count }{ $each ->
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
malilla-cause-dealer = deu as cartas fora de vez, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-carried = de antes

malilla-note-deals-next = A seguir dá { $seat }.
malilla-note-no-capote = { $one } e { $other } não podem dar capote nesta mão, mas podem sofrê-lo.

## Recusas

malilla-refused-not-dealt = Primeiro as cartas precisam ser dadas.
malilla-refused-wrong-pack = Não são estas as cartas a embaralhar.
malilla-refused-over = A partida terminou.
malilla-refused-turn = É a vez de { $seat }.
malilla-refused-not-playing = Não está à mesa.
malilla-refused-not-now = Não pode fazer isso neste ponto da mão.
malilla-refused-not-held = Não tem esta carta: { $card }.
malilla-refused-follow = Você precisa servir { $suit } enquanto tiver cartas desse naipe.
malilla-refused-beat = Os adversários estão ganhando a vaza: pode cobri-la, por isso deve fazê-lo.
malilla-refused-trump = Não pode servir e os adversários estão ganhando a vaza: você precisa cortá-la.
malilla-refused-overtrump = Um adversário cortou: pode recortar, por isso deve fazê-lo.
malilla-refused-not-stronger = Escolha um dos dois jogadores mais fortes.
malilla-refused-honour = Isso é para mesas de honra. Esta é estrita e não permite nada irregular.
malilla-refused-own-lead = A saída é sua: jogue uma carta.
malilla-refused-lift = Não há vaza da outra dupla para recolher.
malilla-refused-return = Não há vaza a devolver, ou já se jogou carta para a seguinte.
malilla-refused-correct = Não tem carta errada a corrigir.
malilla-refused-warned = O seu parceiro avisou: não pode mais corrigir a carta.
malilla-refused-still-wrong = Essa carta também seria errada.
malilla-refused-warn = Não há carta do parceiro de que avisar.
malilla-refused-shown = A sua mão já está à vista.
malilla-refused-own-side = Só se podem apontar faltas da outra dupla.
malilla-refused-call = Não há nada disso a apontar.
malilla-refused-not-lifted = A vaza não está recolhida: ainda se pode corrigir.
malilla-refused-not-proved = Nenhuma carta à vista o prova.
malilla-refused-said = Já o disse.

## O ato que acabou a mão

malilla-done-content = não tem mais nada a reclamar

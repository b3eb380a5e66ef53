# Yukon. As palavras do livro ficam; o que falta a quem começa está na explicação.

## A folha

yukon-pot-sheet = a folha

## O que se pode fazer

yukon-play = Jogar { $card }
yukon-take = Recolher a vaza
    .gloss = junte as cartas e compre do monte; depois disso as cartas da vaza não mudam mais
yukon-amend = Jogar { $card } em vez dela
yukon-accuse = { $seat }, essa carta está errada
    .gloss = uma carta errada deve ser substituída enquanto a sua vaza não foi recolhida

yukon-heading-play = Jogar uma carta
    .gloss = siga o naipe se puder; senão deve jogar um valete, se o tiver
yukon-heading-amend = Substituir a carta errada por outra
    .gloss = a carta errada volta à mão; não há pena enquanto a vaza não for recolhida

## O que se passa

yukon-drawing-pairs = Sorteando as duplas…
yukon-drawing-dealer = Tirando cartas para ver quem dá primeiro
yukon-dealing = Dando as cartas…
yukon-round = Uma rodada de Yukon
    .gloss = os quatro valetes, os Yukons, ganham a tudo; o valete de espadas ganha dos outros três
yukon-extra = A rodada de desempate
    .gloss = dois jogadores iguais em vazas e sem o ás de espadas jogam pela partida
yukon-over = A partida terminou

yukon-fact-round = Rodada { $number }, cartas dadas por { $seat }
yukon-fact-pair = { $one } e { $other } jogam juntos
yukon-fact-target = A partida vai até { $points } pontos
yukon-fact-removed = Carta que fica de fora: { $card }
yukon-fact-last = A rodada anterior: { $outcome }
yukon-fact-winner = { $seat } ganhou a partida

yukon-role-dealer = dá
    .gloss = o jogador à sua esquerda abre a primeira vaza
yukon-role-out = fica de fora
    .gloss = não toma parte na rodada de desempate

## O que se disse

yukon-said = { $seat }: { $what }
yukon-said-drew = tira { $card }
yukon-said-took = { $points ->
    [0] recolhe uma vaza sem pontos
    [one] recolhe uma vaza de um ponto
   *[other] recolhe uma vaza de { $points } pontos
}
yukon-said-amended = joga { $card } em vez dela
yukon-said-wrong = errou ao jogar { $card }

## As perguntas

yukon-ask-lead = É a sua vez de sair.
yukon-ask-play = É a sua vez de jogar.
yukon-ask-take = A vaza é sua. Recolhê-la?
yukon-ask-mend = A sua carta estava errada. Qual joga em vez dela?
yukon-ask-besides = Pode falar enquanto a vaza não for recolhida.

## Como terminou a rodada

yukon-outcome-counted = contada
    .gloss = os pontos foram anotados e a partida continua
yukon-outcome-won = partida ganha
    .gloss = a rodada decidiu a partida
yukon-outcome-extra = rodada de desempate
    .gloss = dois de três jogaram, só pela partida

## Recusas

yukon-refused-not-dealt = Primeiro as cartas precisam ser dadas.
yukon-refused-wrong-pack = Não são estas as cartas a embaralhar.
yukon-refused-over = A partida terminou.
yukon-refused-turn = É a vez de { $seat }.
yukon-refused-not-playing = Não tem cartas nesta rodada.
yukon-refused-not-now = Não pode fazer isso neste ponto da rodada.
yukon-refused-not-held = Não tem esta carta: { $card }.
yukon-refused-follow = Você precisa seguir { $suit } enquanto tiver cartas desse naipe.
yukon-refused-yukon = Não pode seguir o naipe: você precisa jogar um dos seus Yukons, os valetes.
yukon-refused-honour = Isso é para mesas de honra. Esta é estrita: ninguém pode jogar uma carta errada.
yukon-refused-amend = Não tem carta errada para substituir.
yukon-refused-still-wrong = Essa carta também estaria errada.
yukon-refused-accuse = Não há nesta vaza carta desse jogador que possa estar errada.
yukon-refused-not-proved = Nenhuma carta à vista prova que essa está errada.

## Na mesa

yukon-table-stock = Monte { $many }

## O ato que acabou a mão

yukon-done-take = recolhe a vaza

# Yukon. As palavras do livro ficam; o que falta a quem começa está na explicação.

## A folha

yukon-pot-sheet = a folha

## O que é possível fazer

yukon-play = Jogar: { $card }
yukon-take = Recolher a vaza
    .gloss = recolha as cartas e compre do monte; depois disso, as cartas da vaza valem como estão
yukon-amend = Trocar a carta por: { $card }
yukon-accuse = { $seat }, essa carta está errada
    .gloss = uma carta errada deve ser trocada enquanto a vaza não foi recolhida

yukon-heading-play = Jogar uma carta
    .gloss = siga o naipe, se puder; se não pode e tem um valete, deve jogá-lo
yukon-heading-amend = Trocar a carta errada
    .gloss = a carta errada volta à mão; não há pena até que a vaza seja recolhida

## O que está acontecendo

yukon-drawing-pairs = Sorteando as duplas
yukon-drawing-dealer = Sorteando quem dá primeiro
yukon-dealing = Dando as cartas…
yukon-round = Uma rodada de Yukon
    .gloss = os quatro valetes, os Yukons, ganham de tudo; o valete de espadas ganha dos outros três
yukon-extra = A rodada extra
    .gloss = dois jogadores iguais em vazas e sem o ás de espadas decidem a partida
yukon-over = A partida acabou

yukon-fact-round = Rodada { $number }, cartas dadas por { $seat }
yukon-fact-pair = { $one } e { $other } jogam juntos
yukon-fact-target = A partida vai até { $points } pontos
yukon-fact-removed = Carta que fica de fora: { $card }
yukon-fact-last = Rodada anterior: { $outcome }
yukon-fact-winner = { $seat } ganhou a partida

yukon-role-dealer = quem dá
    .gloss = o jogador à esquerda dele sai na primeira vaza
yukon-role-out = fica de fora
    .gloss = não joga a rodada extra

## O que foi dito

yukon-said = { $seat }: { $what }
yukon-said-drew = tira: { $card }
yukon-said-took = { $points ->
    [0] recolhe uma vaza sem pontos
    [one] recolhe uma vaza de um ponto
   *[other] recolhe uma vaza de { $points } pontos
}
yukon-said-amended = troca a carta por: { $card }
yukon-said-wrong = jogou uma carta errada: { $card }

## As perguntas

yukon-ask-lead = É a sua vez de sair.
yukon-ask-play = É a sua vez de jogar.
yukon-ask-take = A vaza é sua. Quer recolhê-la?
yukon-ask-mend = A sua carta estava errada. Qual você joga no lugar dela?
yukon-ask-besides = Você pode falar até que a vaza seja recolhida.

## Como acabou a rodada

yukon-outcome-counted = contada
    .gloss = os pontos foram anotados e a partida continua
yukon-outcome-won = partida ganha
    .gloss = a rodada decidiu a partida
yukon-outcome-extra = rodada extra
    .gloss = dois dos três jogaram uma rodada extra, só pela partida

## Recusas

yukon-refused-not-dealt = As cartas ainda não foram dadas.
yukon-refused-wrong-pack = Estas não são as cartas para embaralhar.
yukon-refused-over = A partida acabou.
yukon-refused-turn = É a vez de { $seat }.
yukon-refused-not-playing = Você não tem cartas nesta rodada.
yukon-refused-not-now = Você não pode fazer isso neste ponto da rodada.
yukon-refused-not-held = Você não tem esta carta: { $card }.
yukon-refused-follow = Você tem cartas de { $suit }: siga o naipe.
yukon-refused-yukon = Você não pode seguir o naipe: jogue um dos seus Yukons, os valetes.
yukon-refused-honour = Isso é para mesas de honra. Esta é estrita: ninguém pode jogar uma carta errada.
yukon-refused-amend = Você não tem carta errada para trocar.
yukon-refused-still-wrong = Essa carta também estaria errada.
yukon-refused-accuse = Esse jogador não tem nesta vaza nenhuma carta que possa estar errada.
yukon-refused-not-proved = Nenhuma carta à vista prova que essa carta está errada.

## Na mesa

yukon-table-stock = Monte { $many }

## O ato que acabou a mão

yukon-done-take = recolhe a vaza

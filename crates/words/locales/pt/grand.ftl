# Grand, com os seus quatro jogos. As palavras do livro ficam; o que falta a quem começa está na explicação.

## A folha

grand-pot-sheet = a folha

## Os quatro jogos

grand-whist = Whist
    .gloss = treze vazas com trunfo; cada vaza acima de seis vale 5, todas as treze 65
grand-grand = Grand
    .gloss = treze vazas sem trunfo; cada vaza acima de seis vale 9, todas as treze 103 e a partida
grand-eucre = Eucre
    .gloss = cinco cartas para cada um e cinco vazas, com os valetes da cor do trunfo como os maiores; para apostas até 25
grand-copas = Copas
    .gloss = não levar cartas de copas: 50 pontos para a dupla que não leva nenhuma; para apostas até 50

## O que é possível dizer e fazer

grand-bid = { $points } pontos
    .gloss = a sua dupla deve fazer pelo menos esses pontos, em um jogo que você escolhe; senão, perde a aposta
grand-pass = Passo
    .gloss = passar; você pode apostar de novo enquanto as apostas duram, salvo se a mesa combinou outra coisa
grand-open-copas = “Copas”, saindo com: { $card }
    .gloss = a mão é de Copas na hora, você é o apostador, e esta carta é a saída
grand-choose-whist = Whist, trunfo { $suit }
    .gloss = treze vazas com este trunfo; cada uma acima de seis conta 5
grand-choose-eucre = Eucre, trunfo { $suit }
    .gloss = cinco vazas com este trunfo e o parceiro; três contam 5, quatro 10, as cinco 20
grand-choose-eucre-alone = Eucre sem parceiro, trunfo { $suit }
    .gloss = o parceiro abre as cartas, e você pode pegar uma; cinco vazas contam 25
grand-discard = Descartar: { $cards }
grand-exchange = Dar: { $give }; pegar: { $take }
    .gloss = você pega uma carta aberta e dá por ela uma das suas, virada para baixo
grand-no-exchange = Não trocar
    .gloss = ficar com as cinco cartas que você tem
grand-open-partner = Mandar o parceiro mostrar as cartas
    .gloss = todos veem as cartas dele, e você pode pegar uma em troca de uma das suas
grand-play = Jogar: { $card }
grand-take = Recolher a vaza
    .gloss = depois disso as cartas da vaza valem como estão
grand-amend = Trocar a carta por: { $card }
grand-accuse = { $seat }, essa carta está errada
    .gloss = uma carta errada deve ser trocada enquanto a vaza não foi recolhida
grand-call-time = “Tempo”
    .gloss = quando as duas duplas dizem isso, a partida acaba com esta mão

grand-heading-play = Jogar uma carta
    .gloss = siga o naipe da saída, se puder
grand-heading-open-copas = Abrir o Copas com uma carta de copas
    .gloss = a mão é de Copas na hora: você é o apostador e sai com esta carta
grand-heading-discard = Descartar oito cartas
    .gloss = no Eucre você joga com cinco cartas: guarde as melhores
grand-heading-amend = Trocar a carta errada
    .gloss = a carta errada volta à mão; não há pena até que a vaza seja recolhida

## O que está acontecendo

grand-drawing-pairs = Sorteando as duplas
grand-drawing-dealer = Sorteando quem dá primeiro
grand-dealing = Dando as cartas…
grand-bidding = Quem aposta?
grand-bid-stands = { $seat } apostou { $points }
grand-choosing = { $seat } apostou { $points } e escolhe o jogo
grand-plays = { $seat } joga { $contract } por { $points }
grand-over = A partida acabou

grand-fact-hand = Mão { $number }, cartas dadas por { $seat }
grand-fact-pair = { $one } e { $other }, pontos: { $points }; { $defeats ->
    [0] nenhuma derrota
    [one] uma derrota
   *[other] { $defeats } derrotas
}
grand-fact-target = A partida vai até { $points } pontos
grand-fact-time = A partida dura { $minutes } minutos
grand-fact-hands = A partida tem { $hands } mãos
grand-fact-last = Mão anterior: { $seat } jogou { $contract } por { $points }, { $outcome }
grand-fact-count = Contagem final: { $one } e { $other } tinham { $total } e recebem { $given }
grand-fact-drawn = A partida ficou empatada
grand-fact-winner = { $seat } ganhou a partida

grand-role-dealer = quem dá
    .gloss = deve apostar se os outros três passarem
grand-role-mao = mão
    .gloss = o jogador à esquerda de quem dá, que fala primeiro
grand-role-bidder = apostador
    .gloss = fez a maior aposta, escolhe o jogo e sai na primeira vaza
grand-role-open = cartas abertas
    .gloss = parceiro de quem joga sozinho: não joga esta mão

## O que foi dito

grand-said = { $seat }: { $what }
grand-said-drew = tira: { $card }
grand-said-discarded = descarta oito cartas
grand-said-exchanged = pega uma carta ({ $card }) e dá outra em troca
grand-said-opened-partner = manda o parceiro mostrar as cartas
grand-said-took = recolhe uma vaza
grand-said-amended = troca a carta por: { $card }
grand-said-wrong = jogou uma carta errada: { $card }

## As perguntas

grand-ask-bid = Passar, ou apostar quantos pontos?
grand-ask-bid-over = A aposta é de { $points } pontos. Você aposta mais?
grand-ask-choose = Você ganhou a aposta. Qual jogo você escolhe?
grand-ask-discard = Quais oito cartas você descarta? Os trunfos abaixo do oito não podem ficar.
grand-ask-exchange = Você pega uma carta aberta em troca de uma das suas?
grand-ask-lead = É a sua vez de sair.
grand-ask-play = É a sua vez de jogar.
grand-ask-take = A vaza é sua. Quer recolhê-la?
grand-ask-mend = A sua carta estava errada. Qual você joga no lugar dela?
grand-ask-besides = Enquanto isso, você pode falar.

## Como acabou a mão

grand-outcome-made = aposta cumprida
    .gloss = a dupla apostadora fez pelo menos o que apostou
grand-outcome-defeated = derrota
    .gloss = a dupla apostadora fez menos do que apostou; a derrota conta de novo na contagem final

## Recusas

grand-refused-not-dealt = As cartas ainda não foram dadas.
grand-refused-wrong-pack = Estas não são as cartas para embaralhar.
grand-refused-over = A partida acabou.
grand-refused-turn = É a vez de { $seat }.
grand-refused-not-playing = Você não joga nesta mão.
grand-refused-not-now = Você não pode dizer nem fazer isso neste ponto da mão.
grand-refused-no-five = Aposte 5 pontos ou um múltiplo de 5, seja qual for o jogo que você quer.
grand-refused-too-low = A aposta já é de { $standing } pontos: a sua deve ser maior.
grand-refused-too-high = Nenhum jogo pode ser jogado por mais de 100 pontos.
grand-refused-dealer = Os outros três passaram e você dá as cartas: deve apostar pelo menos 5.
grand-refused-no-bid = Ninguém sai antes que haja uma aposta.
grand-refused-mao = Só o mão pode abrir o Copas, como a primeira palavra da mão.
grand-refused-seventy = Você só pode abrir o Copas quando a dupla de quem dá tem mais de 70 pontos.
grand-refused-heart = O Copas só pode ser aberto com uma carta de copas. Esta não é: { $card }.
grand-refused-opening = Nesta mesa não é permitido abrir o Copas.
grand-refused-limit = Você não pode escolher esse jogo com uma aposta acima de { $limit }.
grand-refused-alone = Você só pode jogar o Eucre sem parceiro com uma aposta de 20 ou 25.
grand-refused-partners = Com uma aposta de 25, você deve jogar o Eucre sem parceiro.
grand-refused-eight = Descarte exatamente oito cartas.
grand-refused-low-trump = Você não pode ficar com esta carta: { $card }. É um trunfo abaixo do oito.
grand-refused-not-held = Você não tem esta carta: { $card }.
grand-refused-not-opened = Você não pode pegar esta carta: { $card }. Ela não está aberta.
grand-refused-partner-closed = O seu parceiro não mostrou as cartas.
grand-refused-partner-open = O seu parceiro não tem cartas para mostrar agora.
grand-refused-follow = Você tem cartas de { $suit }: siga o naipe.
grand-refused-trump = A saída foi de trunfo e você tem trunfo: jogue um.
grand-refused-honour = Isso é para mesas de honra. Esta é estrita: ninguém pode jogar uma carta errada.
grand-refused-amend = Você não tem carta errada para trocar.
grand-refused-still-wrong = Essa carta também estaria errada.
grand-refused-accuse = Esse jogador não tem nesta vaza nenhuma carta que possa estar errada.
grand-refused-not-proved = Nenhuma carta à vista prova que essa carta está errada.
grand-refused-time = Esta partida não acaba por tempo, ou você já disse “Tempo”.

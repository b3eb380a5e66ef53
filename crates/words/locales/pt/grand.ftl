# Grand, com os seus quatro jogos. As palavras do livro ficam; o que falta a quem começa está na explicação.

## A folha

grand-pot-sheet = a folha

## Os quatro jogos

grand-whist = Whist
    .gloss = treze vazas com trunfo; cada vaza acima de seis vale 5, todas as treze 65
grand-grand = Grand
    .gloss = treze vazas sem trunfo; cada vaza acima de seis vale 9, todas as treze 103 e a partida
grand-eucre = Eucre
    .gloss = cinco cartas a cada um e cinco vazas, sendo os valetes da cor do trunfo os maiores; até uma aposta de 25
grand-copas = Copas
    .gloss = não levar copas: 50 pontos se não levar nenhuma; até uma aposta de 50

## O que se pode dizer e fazer

grand-bid = { $points } pontos
    .gloss = a sua dupla deve ganhar pelo menos isso, no jogo que escolher; senão perde a aposta
grand-pass = Passo
    .gloss = passar; pode voltar a apostar enquanto durarem as apostas, salvo se a mesa combinou outra coisa
grand-open-copas = “Copas”, com { $card }
    .gloss = a mão é logo de Copas, a aposta é sua, e esta carta abre a primeira vaza
grand-choose-whist = Whist, trunfo { $suit }
    .gloss = treze vazas com este trunfo; cada uma acima de seis conta 5
grand-choose-eucre = Eucre, trunfo { $suit }
    .gloss = cinco vazas com este trunfo e o parceiro; três contam 5, quatro 10, as cinco 20
grand-choose-eucre-alone = Eucre sem parceiro, trunfo { $suit }
    .gloss = as cartas do parceiro ficam abertas e pode tirar uma; cinco vazas valem 25
grand-discard = Descartar: { $cards }
grand-exchange = Dar { $give } e tirar { $take }
    .gloss = a carta que tira está aberta; a que dá fica no seu lugar
grand-no-exchange = Não trocar
    .gloss = ficar com as cinco cartas que tem
grand-open-partner = Fazer o parceiro mostrar as cartas
    .gloss = todos as veem, e pode tirar uma em troca de uma das suas
grand-play = Jogar { $card }
grand-take = Recolher a vaza
    .gloss = depois disso as cartas da vaza não mudam mais
grand-amend = Jogar { $card } em vez dela
grand-accuse = { $seat }, essa carta está errada
    .gloss = uma carta errada deve ser substituída enquanto a sua vaza não foi recolhida
grand-call-time = “Tempo”
    .gloss = quando ambas as duplas o disseram, a partida termina com esta mão

grand-heading-play = Jogar uma carta
    .gloss = siga o naipe da saída se puder
grand-heading-open-copas = Abrir o Copas com uma carta de copas
    .gloss = a mão é logo de Copas: a aposta é sua e sai com esta carta
grand-heading-discard = Descartar oito cartas
    .gloss = no Eucre você joga com cinco cartas: guarde as melhores
grand-heading-amend = Substituir a carta errada por outra
    .gloss = a carta errada volta à mão; não há pena enquanto a vaza não for recolhida

## O que se passa

grand-drawing-pairs = Sorteando as duplas…
grand-drawing-dealer = Tirando cartas para ver quem dá primeiro
grand-dealing = Dando as cartas…
grand-bidding = Quem aposta?
grand-bid-stands = { $seat } apostou { $points }
grand-choosing = { $seat } apostou { $points } e escolhe o jogo
grand-plays = { $seat } joga { $contract } por { $points }
grand-over = A partida terminou

grand-fact-hand = Mão { $number }, cartas dadas por { $seat }
grand-fact-pair = { $one } e { $other }, pontos: { $points }; { $defeats ->
    [0] nenhuma derrota
    [one] uma derrota
   *[other] { $defeats } derrotas
}
grand-fact-target = A partida vai até { $points } pontos
grand-fact-time = A partida dura { $minutes } minutos
grand-fact-hands = Número de mãos da partida: { $hands }
grand-fact-last = A mão anterior: { $contract } por { $points }, de { $seat }: { $outcome }
grand-fact-count = Contagem final: { $one } e { $other } tinham { $total } e recebem { $given }
grand-fact-drawn = A partida ficou empatada
grand-fact-winner = { $seat } ganhou a partida

grand-role-dealer = dá
    .gloss = deve apostar se os outros três passarem
grand-role-mao = mão
    .gloss = à esquerda de quem dá: fala primeiro
grand-role-bidder = apostador
    .gloss = fez a maior aposta, escolheu o jogo, e abre a primeira vaza
grand-role-open = cartas abertas
    .gloss = parceiro de quem joga sozinho: não toma parte no jogo

## O que se disse

grand-said = { $seat }: { $what }
grand-said-drew = tira { $card }
grand-said-discarded = descarta oito cartas
grand-said-exchanged = tira { $card } em troca de uma carta sua
grand-said-opened-partner = faz o parceiro mostrar as cartas
grand-said-took = recolhe uma vaza
grand-said-amended = joga { $card } em vez dela
grand-said-wrong = errou ao jogar { $card }

## As perguntas

grand-ask-bid = Passar, ou apostar quantos pontos?
grand-ask-bid-over = Já se apostaram { $points } pontos. Apostar mais?
grand-ask-choose = Ganhou a aposta. Que jogo escolhe?
grand-ask-discard = Que oito cartas você descarta? Os trunfos abaixo do oito devem sair.
grand-ask-exchange = Tirar uma carta aberta em troca de uma das suas?
grand-ask-lead = É a sua vez de sair.
grand-ask-play = É a sua vez de jogar.
grand-ask-take = A vaza é sua. Recolhê-la?
grand-ask-mend = A sua carta estava errada. Qual joga em vez dela?
grand-ask-besides = Enquanto isso, pode falar.

## Como terminou a mão

grand-outcome-made = aposta cumprida
    .gloss = a dupla apostadora fez pelo menos o que apostou
grand-outcome-defeated = derrota
    .gloss = a dupla apostadora fez menos do que apostou; a derrota conta outra vez na contagem final

## Recusas

grand-refused-not-dealt = Primeiro as cartas precisam ser dadas.
grand-refused-wrong-pack = Não são estas as cartas a embaralhar.
grand-refused-over = A partida terminou.
grand-refused-turn = É a vez de { $seat }.
grand-refused-not-playing = Não joga nesta mão.
grand-refused-not-now = Não pode dizer nem fazer isso neste ponto da mão.
grand-refused-no-five = Aposte 5 pontos ou um múltiplo de 5, seja qual for o jogo que quer.
grand-refused-too-low = Já se apostaram { $standing } pontos: a aposta deve ser maior.
grand-refused-too-high = Nenhum jogo se pode jogar por mais de 100 pontos.
grand-refused-dealer = Os outros três passaram: quem dá deve apostar, nem que seja só 5.
grand-refused-no-bid = Ninguém sai antes de haver aposta.
grand-refused-mao = Só o mão pode abrir o Copas, como primeira palavra da mão.
grand-refused-seventy = O Copas só se pode abrir quando a dupla de quem dá tem mais de 70 pontos.
grand-refused-heart = O Copas abre com uma carta de copas, e esta não é: { $card }.
grand-refused-opening = Esta mesa não permite abrir o Copas.
grand-refused-limit = Esse jogo não se pode escolher com aposta acima de { $limit }.
grand-refused-alone = O Eucre só se joga sem parceiro com aposta de 20 ou 25.
grand-refused-partners = Com aposta de 25 você precisa jogar o Eucre sem parceiro.
grand-refused-eight = Descarte exatamente oito cartas.
grand-refused-low-trump = É um trunfo abaixo do oito e não pode ficar: { $card }.
grand-refused-not-held = Não tem esta carta: { $card }.
grand-refused-not-opened = Não está aberta, por isso não pode tirá-la: { $card }.
grand-refused-partner-closed = O parceiro não abriu as suas cartas.
grand-refused-partner-open = Não há agora cartas do parceiro para abrir.
grand-refused-follow = Você precisa seguir { $suit } enquanto tiver cartas desse naipe.
grand-refused-trump = Saiu trunfo: você precisa jogar trunfo enquanto tiver algum.
grand-refused-honour = Isso é para mesas de honra. Esta é estrita: ninguém pode jogar uma carta errada.
grand-refused-amend = Não tem carta errada para substituir.
grand-refused-still-wrong = Essa carta também estaria errada.
grand-refused-accuse = Não há nesta vaza carta desse jogador que possa estar errada.
grand-refused-not-proved = Nenhuma carta à vista prova que essa está errada.
grand-refused-time = Esta partida não acaba por tempo, ou já o declarou.

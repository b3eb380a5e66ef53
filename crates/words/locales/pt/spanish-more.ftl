# O que as leis dos jogos espanhóis deixam acontecer na mesa de honra, e o que se segue.

## Contra as leis, na mesa de honra

spanish-early = Jogar { $card } antes da vez
spanish-heading-early = Jogar uma carta antes da vez
    .gloss = custa uma polla, e mais se mudar a vaza; você deve jogá-la quando chegar a sua vez
spanish-drop = Mostrar { $cards }
spanish-heading-drop = Mostrar cartas da mão
    .gloss = custa uma polla por carta; na sua vez você deve jogar o que foi visto
spanish-raffle = A multa vai com { $card }
spanish-heading-raffle = Nomear a carta com que vai a multa
    .gloss = quem a recebe leva a multa; se é quem foi multado, decide a carta logo abaixo
spanish-order = Mandar jogar { $card }
spanish-heading-order = Escolher a carta que ele joga
    .gloss = ele deve jogá-la, a não ser que seja renúncia
spanish-lift = Recolher a vaza
    .gloss = não é sua: custa uma polla se alguém notar, e tudo o que está em jogo se você já saiu de novo
spanish-contest = “Essa vaza não é dele”
    .gloss = volta a quem a ganhou, se ele ainda não jogou de novo; senão, ele paga por isso
spanish-spread = Abrir as cartas para ganhar
    .gloss = daqui em diante o outro lado escolhe cada carta que você joga
spanish-advise = Dizer ao parceiro o que fazer
    .gloss = então não há bola, e isso custa um pozo a você
spanish-warn = Falar da jogada
    .gloss = se a jogada pode decidir o jogo, custa o que está em jogo; senão, uma polla
spanish-read-tricks = Dizer o que há nas vazas
    .gloss = olhar é livre; dizer em voz alta conta como falar sem necessidade
spanish-ask-partner = “Quem é o parceiro?”
    .gloss = ninguém pode perguntar isso: custa uma polla
spanish-demand = { $seat } deve pagar pela falta
    .gloss = a lei dá a você esse direito até todos dizerem que não têm mais nada a pedir
spanish-expose = Virar uma carta do monte
    .gloss = antes de o Hombre comprar, custa uma polla e as cartas são dadas de novo; depois, meio pozo, ou um inteiro se você é o Hombre
spanish-peek = Ver o que { $seat } descartou
    .gloss = custa meio pozo; além disso, você não ganha nada, ou paga como se o Hombre tivesse ganhado
spanish-throw-in = Misturar as cartas com o monte
    .gloss = se alguém apostar depois de você, você paga a ele metade do jogo e a mão é nula
spanish-lay-on-monte = Pôr as cartas sobre o monte
    .gloss = se alguém apostar depois de você, você pega as cartas de volta por meio pozo
spanish-leave-trick = Deixar a vaza para o Hombre
    .gloss = conceder o que o Hombre pediu custa meio pozo, para o terceiro jogador
spanish-hold-back = Não nomear trunfo ainda
    .gloss = nomeie antes de começar o jogo, ou os outros nomeiam; se você sair, a sua carta decide
spanish-overdraw = Descartar { $cards } e comprar uma a mais
spanish-heading-overdraw = Comprar uma carta a mais
    .gloss = avise logo e é corrigido; se outros descobrem, custa meio pozo e a mão é nula
spanish-underdraw = Descartar { $cards } e comprar uma a menos
spanish-heading-underdraw = Comprar uma carta a menos
    .gloss = uma das cartas que você descartou volta para você, por sorteio
spanish-own-up = “Comprei uma a mais”
    .gloss = uma carta da sua mão, sorteada, volta ao monte; não custa nada
spanish-recount = { $seat } tem uma carta a mais
    .gloss = a mão é nula, e ele paga meio pozo

## O que se vê e se pergunta

spanish-said-expose = vira { $card }
spanish-fact-peeked = { $seat } descartou { $cards }
spanish-fact-discard = O seu descarte: { $cards }
spanish-fact-four-tricks = Você tem quatro vazas: se pedir outra, um codillo seu conta só como puesta
spanish-ask-name-for = Outro trunfo foi nomeado pelo Hombre. Você nomeia outro no lugar?
spanish-ask-name-unnamed = O jogo começou e o Hombre não nomeou trunfo. Qual naipe você nomeia?
spanish-ask-throw-for-mate = Você recebe este mate. Qual carta descarta por ele?
spanish-ask-raffle = Há uma multa esperando. Com qual carta ela vai?
spanish-fact-raffle = A multa vai com: { $card }
    .gloss = quem receber esta carta leva a multa, a não ser que a multa seja dele; aí decide a carta logo abaixo
spanish-ask-order = Qual carta { $seat } deve jogar?
spanish-ended-void = A mão foi nula; a mesma pessoa dá de novo
spanish-ended-annulled = { $seat } virou uma carta do monte: o jogo foi anulado
spanish-outcome-void = nula
spanish-outcome-annulled = anulada

## O que uma decisão acrescenta


## Regras

rule-hombre-r17 = Se o Hombre vê as cartas que comprou sem nomear o trunfo, um defensor pode nomeá-lo; se os dois nomeiam, vale o que está à direita do Hombre. Se o Hombre é mais rápido, vale a palavra dele.
rule-hombre-r18 = O trunfo de um solo pode ser nomeado até sair a primeira carta; depois disso, os defensores o nomeiam.
rule-hombre-r23 = Cada um deve comprar exatamente tantas cartas quantas descartou.

## Opções

spanish-option-packets = Em que volta são dadas as quatro cartas?
    .name = volta de quatro
spanish-option-estuche-count = Como são contados os estuches?
    .name = estuches
spanish-option-favour-undeclared = Uma aposta simples pode nomear o favorito?
    .name = favor não declarado
spanish-option-tanto-value = Quanto vale um tanto em dinheiro?
    .name = valor do tanto
spanish-option-other-payment-customs = Preços combinados em lugar da tarifa: entrada, Mediator, solo, primeras, bola
    .name = preços
hombre-option-early-leave = Um jogador pode sair antes do fim se todos concordarem?
    .name = sair antes do fim
hombre-option-substitutes = Outra pessoa pode assumir as suas cartas, se todos concordarem?
    .name = substitutos
value-tariff = a tarifa do livro
value-consent = com consentimento
rule-hombre-r43 = Antes de passarem as duas horas, ninguém pode sair sem o consentimento dos outros.
rule-hombre-r44 = Ninguém pode passar as suas cartas a outra pessoa sem o consentimento dos outros.

# O que as leis dos jogos espanhóis deixam acontecer na mesa de honra, e o que se segue.

## Contra as leis, na mesa de honra

spanish-early = Pôr { $card } antes da vez
spanish-heading-early = Pôr uma carta antes da vez
    .gloss = uma polla, e mais se mudar a vaza; você deve jogá-la quando chegar a sua vez
spanish-drop = Mostrar { $cards }
spanish-heading-drop = Mostrar cartas da mão
    .gloss = uma polla cada; na sua vez você deve jogar o que foi visto
spanish-raffle = A multa vai com { $card }
spanish-heading-raffle = Nomear a carta que leva a multa
    .gloss = quem a receber leva a multa; se for quem foi multado, decide a carta logo abaixo
spanish-order = Mandar jogar { $card }
spanish-heading-order = Escolher a carta que ele joga
    .gloss = ele deve jogá-la, a não ser que fosse renúncia
spanish-lift = Levantar a vaza
    .gloss = não é sua: uma polla se alguém notar, e tudo o que está em jogo se você já tiver saído de novo
spanish-contest = Essa vaza não é dele
    .gloss = volta ao dono se ele ainda não jogou outra carta; senão, ele paga por isso
spanish-spread = Abrir as cartas para ganhar
    .gloss = daqui em diante o outro lado escolhe cada carta que você joga
spanish-advise = Dizer ao parceiro o que fazer
    .gloss = aí não há bola, e isso custa um pozo a você
spanish-warn = Falar da jogada
    .gloss = se a jogada pode decidir o jogo, custa o que está em jogo; senão, uma polla
spanish-read-tricks = Dizer o que há nas vazas
    .gloss = olhar é livre; dizer em voz alta custa como falar sem necessidade
spanish-ask-partner = Quem é o parceiro?
    .gloss = ninguém pode perguntar isso: custa uma polla
spanish-demand = { $seat } deve pagar pela falta
    .gloss = a lei dá a você esse direito até todos estarem satisfeitos
spanish-expose = Virar uma carta do monte
    .gloss = antes de o Hombre comprar, uma polla e nova mão; depois, meio pozo; um inteiro se você for o Hombre
spanish-peek = Ver o que { $seat } descartou
    .gloss = meio pozo, e você não ganha nada, ou paga como se o Hombre tivesse ganhado
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
    .gloss = avise logo e é corrigido; se outros descobrirem, meio pozo e mão nula
spanish-underdraw = Descartar { $cards } e comprar uma a menos
spanish-heading-underdraw = Comprar uma carta a menos
    .gloss = uma das cartas que você descartou volta para você, por sorteio
spanish-own-up = Comprei uma a mais
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
spanish-ended-annulled = { $seat } descobriu o monte: o jogo ficou sem efeito
spanish-outcome-void = nula
spanish-outcome-annulled = sem efeito

## O que uma decisão acrescenta


## Regras

rule-hombre-r17 = Se o Hombre vê o robo sem nomear o trunfo, um defensor pode nomeá-lo; de dois, vale o que está à direita do Hombre. Se o Hombre for mais rápido, vale a palavra dele.
rule-hombre-r18 = O trunfo de um solo pode ser nomeado até sair a primeira carta; depois quem o nomeia são os defensores.
rule-hombre-r23 = Cada um compra exatamente tantas cartas quantas descartou.

## Opções

spanish-option-packets = Em que volta são dadas quatro cartas?
    .name = pacotes
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
hombre-option-substitutes = Outro jogador pode assumir as suas cartas se todos concordarem?
    .name = substitutos
value-tariff = a tarifa do livro
value-consent = com consentimento
rule-hombre-r43 = Antes de passarem as duas horas, ninguém pode sair sem o consentimento dos outros.
rule-hombre-r44 = Ninguém pode passar as suas cartas a outro sem a permissão dos outros.

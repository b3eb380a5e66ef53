# O que as leis dos jogos espanhóis deixam acontecer na mesa de honra, e o que se segue.

## Contra as leis, na mesa de honra

spanish-early = Jogar antes da vez: { $card }
spanish-heading-early = Jogar uma carta antes da vez
    .gloss = custa uma polla, e mais se muda a vaza; você deve jogar essa carta quando chegar a sua vez
spanish-drop = Mostrar: { $cards }
spanish-heading-drop = Mostrar cartas da mão
    .gloss = custa uma polla por carta; na sua vez você deve jogar o que foi visto
spanish-raffle = A multa vai com: { $card }
spanish-heading-raffle = Nomear a carta com que vai a multa
    .gloss = quem a recebe leva a multa; se é o jogador multado, decide a carta logo abaixo
spanish-order = Mandar jogar: { $card }
spanish-heading-order = Escolher a carta que o outro lado joga
    .gloss = ela deve ser jogada, a não ser que seja renúncia
spanish-lift = Recolher a vaza
    .gloss = a vaza não é sua: custa uma polla se alguém nota, e tudo o que está em jogo se você já saiu de novo
spanish-contest = “Essa vaza não é sua”
    .gloss = a vaza volta a quem a ganhou, se quem a recolheu ainda não jogou de novo; senão, ele paga por isso
spanish-spread = Abrir as cartas para ganhar
    .gloss = daqui em diante o outro lado escolhe cada carta que você joga
spanish-advise = Dizer ao parceiro o que fazer
    .gloss = nesse caso não há bola, e isso custa um pozo a você
spanish-warn = Comentar a jogada
    .gloss = se a jogada pode decidir o jogo, custa o que está em jogo; senão, uma polla
spanish-read-tricks = Dizer que cartas há nas vazas
    .gloss = olhar é livre; dizer em voz alta conta como falar sem necessidade e custa o mesmo
spanish-ask-partner = “Quem é o parceiro?”
    .gloss = ninguém pode perguntar isso: custa uma polla
spanish-demand = { $seat } deve pagar pela falta
    .gloss = a lei dá a você esse direito até que todos digam que não têm mais nada a pedir
spanish-expose = Virar uma carta do monte
    .gloss = antes que o Hombre compre, custa uma polla e as cartas são dadas de novo; depois, meio pozo, ou um inteiro se você é o Hombre
spanish-peek = Ver o descarte de { $seat }
    .gloss = custa meio pozo; além disso, o Hombre que olha não recebe nada, e um defensor paga como se o Hombre tivesse ganhado
spanish-throw-in = Misturar as cartas com o monte
    .gloss = se alguém aposta depois de você, você paga a ele metade do jogo, e a mão é nula
spanish-lay-on-monte = Pôr as cartas sobre o monte
    .gloss = se alguém aposta depois de você, você pega as cartas de volta por meio pozo
spanish-leave-trick = Deixar a vaza para o Hombre
    .gloss = conceder o que o Hombre pediu custa meio pozo, que vai para o terceiro jogador
spanish-hold-back = Não nomear o trunfo ainda
    .gloss = nomeie o trunfo antes que o jogo comece, ou os outros o nomeiam; se você sai, a sua carta decide
spanish-overdraw = Comprar uma a mais do que descarta: { $cards }
spanish-heading-overdraw = Comprar uma carta a mais
    .gloss = se você avisa logo, o erro é corrigido; se outros descobrem, custa meio pozo e a mão é nula
spanish-underdraw = Comprar uma a menos do que descarta: { $cards }
spanish-heading-underdraw = Comprar uma carta a menos
    .gloss = uma das cartas que você descartou volta para a sua mão, por sorteio
spanish-own-up = “Comprei uma a mais”
    .gloss = uma carta da sua mão, tirada por sorteio, volta ao monte; não custa nada
spanish-recount = { $seat } tem uma carta a mais
    .gloss = a mão é nula, e esse jogador paga meio pozo

## O que se vê e se pergunta

spanish-said-expose = vira uma carta: { $card }
spanish-fact-peeked = { $seat } descartou: { $cards }
spanish-fact-discard = O seu descarte: { $cards }
spanish-fact-four-tricks = Você tem quatro vazas: se pede outra, um codillo seu só conta como puesta
spanish-ask-name-for = Outro defensor nomeou o trunfo no lugar do Hombre. Você nomeia um naipe diferente?
spanish-ask-name-unnamed = O jogo começou e o Hombre não nomeou trunfo. Qual naipe você nomeia?
spanish-ask-throw-for-mate = Você recebe este mate. Qual carta descarta em troca?
spanish-ask-raffle = Há uma multa para sortear. Com qual carta ela vai?
spanish-fact-raffle = A multa vai com: { $card }
    .gloss = quem recebe esta carta leva a multa; se a multa é dele, decide a carta logo abaixo
spanish-ask-order = Qual carta { $seat } deve jogar?
spanish-ended-void = A mão foi nula, e a mesma pessoa dá de novo
spanish-ended-annulled = { $seat } virou uma carta do monte: o jogo foi anulado
spanish-outcome-void = nula
spanish-outcome-annulled = anulada

## O que uma decisão acrescenta


## Regras

rule-hombre-r17 = Se o Hombre vê as cartas que comprou sem nomear o trunfo, um defensor pode nomeá-lo; se os dois nomeiam, vale a palavra do que está à direita do Hombre. Se o Hombre é mais rápido, vale a dele.
rule-hombre-r18 = O trunfo de um solo pode ser nomeado até a primeira saída; depois disso, os defensores o nomeiam.
rule-hombre-r23 = Cada um deve comprar exatamente o número de cartas que descartou.

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
hombre-option-early-leave = Um jogador pode sair antes do fim, se todos concordarem?
    .name = sair antes do fim
hombre-option-substitutes = Outra pessoa pode assumir as suas cartas, se todos concordarem?
    .name = substitutos
value-tariff = a tarifa do livro
value-consent = com consentimento
rule-hombre-r43 = Antes que passem as duas horas, ninguém pode sair sem o consentimento dos outros.
rule-hombre-r44 = Ninguém pode passar as suas cartas a outra pessoa sem o consentimento dos outros.

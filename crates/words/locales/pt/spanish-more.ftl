# O que as leis dos jogos espanhóis deixam acontecer à mesa de honra, e o que se segue.

## Contra as leis, à mesa de honra

spanish-early = Pôr { $card } antes da vez
spanish-heading-early = Pôr uma carta antes da vez
    .gloss = uma polla, e mais se mudar a vaza; deve jogá-la quando for a sua vez
spanish-drop = Mostrar { $cards }
spanish-heading-drop = Mostrar cartas da mão
    .gloss = uma polla cada; na sua vez deve jogar o que se viu
spanish-raffle = A multa vai com { $card }
spanish-heading-raffle = Nomear a carta com que vai a multa
    .gloss = quem a receber leva a multa; se for quem foi multado, decide a carta seguinte mais baixa
spanish-order = Mandar jogar { $card }
spanish-heading-order = Escolher a carta que joga
    .gloss = deve jogá-la, a não ser que fosse renúncia
spanish-lift = Levantar a vaza
    .gloss = não é sua: uma polla se alguém notar, e tudo o que está em jogo se já tiver saído outra vez
spanish-contest = Essa vaza não é sua
    .gloss = volta ao dono se ainda não jogou outra carta; senão paga por isso
spanish-spread = Abrir as cartas para ganhar
    .gloss = daqui em diante o outro lado escolhe cada carta que joga
spanish-advise = Aconselhar o parceiro
    .gloss = então não há bola, e isso custa um pozo a você
spanish-warn = Falar do jogo
    .gloss = com o jogo em aberto custa o que está em jogo, depois uma polla
spanish-read-tricks = Dizer o que há nas vazas
    .gloss = ver é livre; dizê-lo em voz alta custa como falar sem necessidade
spanish-ask-partner = Quem é o parceiro?
    .gloss = ninguém pode perguntar isso: custa uma polla
spanish-demand = { $seat } deve pagar pela falta
    .gloss = a lei dá a você este direito até todos estarem contentes
spanish-expose = Virar uma carta do monte
    .gloss = antes de o Hombre tirar, uma polla e nova mão; depois meio pozo; um inteiro se for o Hombre
spanish-peek = Ver o que { $seat } descartou
    .gloss = meio pozo, e nada ganha, ou paga como se o Hombre tivesse ganho
spanish-throw-in = Misturar as cartas com o monte
    .gloss = se alguém pedir depois, paga metade do jogo a você e a mão é nula
spanish-lay-on-monte = Pôr as cartas sobre o monte
    .gloss = se alguém entrar depois, você pega as cartas de volta por meio pozo
spanish-leave-trick = Deixar a vaza ao Hombre
    .gloss = conceder o que o Hombre pediu custa meio pozo, para o terceiro
spanish-hold-back = Não nomear trunfo ainda
    .gloss = nomeie o trunfo antes de começar o jogo, ou os outros nomeiam; se você sair, decide a sua carta
spanish-overdraw = Descartar { $cards } e tirar uma a mais
spanish-heading-overdraw = Tirar uma carta a mais
    .gloss = avise logo e é corrigido; se outros acharem a carta, meio pozo e mão nula
spanish-underdraw = Descartar { $cards } e tirar uma a menos
spanish-heading-underdraw = Tirar uma carta a menos
    .gloss = uma das cartas descartadas volta para você, à sorte
spanish-own-up = Tirei uma a mais
    .gloss = uma carta da sua mão, tirada à sorte, volta ao monte; não custa nada
spanish-recount = { $seat } tem uma carta a mais
    .gloss = a mão é nula, e paga meio pozo

## O que se vê e se pergunta

spanish-said-expose = vira { $card }
spanish-fact-peeked = { $seat } descartou { $cards }
spanish-fact-discard = O seu descarte: { $cards }
spanish-fact-four-tricks = Você tem quatro vazas: se pedir outra, um codillo seu conta só como puesta
spanish-ask-name-for = Outro nomeou o trunfo pelo Hombre. Nomeia um em vez dele?
spanish-ask-name-unnamed = O jogo começou e o Hombre não nomeou trunfo. Que naipe você nomeia?
spanish-ask-throw-for-mate = Recebe este mate. Que carta descarta por ele?
spanish-ask-raffle = Há uma multa à espera. Com que carta vai?
spanish-fact-raffle = A multa vai com: { $card }
    .gloss = quem recebe esta carta leva a multa, a não ser que seja sua; então decide a carta seguinte mais baixa
spanish-ask-order = Que carta deve jogar { $seat }?
spanish-ended-void = A mão foi nula; dá outra vez quem deu
spanish-ended-annulled = { $seat } descobriu o monte: o jogo ficou sem efeito
spanish-outcome-void = nula
spanish-outcome-annulled = sem efeito

## O que uma decisão acrescenta


## Regras

rule-hombre-r17 = Se o Hombre vê o robo sem nomear trunfo, um adversário pode nomeá-lo; de dois, prevalece o da direita do Hombre. Se o Hombre for mais rápido, vale a sua palavra.
rule-hombre-r18 = O trunfo de um solo pode ser nomeado até sair a primeira carta; depois quem o nomeia são os adversários.
rule-hombre-r23 = Cada um tira exatamente tantas cartas quantas descartou.

## Opções

spanish-option-packets = Em que volta são dadas quatro cartas?
    .name = modo de dar
spanish-option-estuche-count = Como são contados os estuches?
    .name = estuches
spanish-option-favour-undeclared = Uma aposta simples pode nomear o favorito?
    .name = favor não declarado
spanish-option-tanto-value = Quanto vale um tento em dinheiro?
    .name = valor do tento
spanish-option-other-payment-customs = Preços combinados em lugar da tarifa: entrada, Mediator, solo, primeras, bola
    .name = preços
hombre-option-early-leave = Um jogador pode sair antes do fim se todos concordam?
    .name = sair antes do fim
hombre-option-substitutes = Outro pode continuar com as suas cartas se todos concordam?
    .name = substitutos
value-tariff = a tarifa do livro
value-consent = com consentimento
rule-hombre-r43 = Antes de passarem as duas horas ninguém sai sem o consentimento dos outros.
rule-hombre-r44 = Ninguém passa as suas cartas a outra pessoa sem licença dos outros.

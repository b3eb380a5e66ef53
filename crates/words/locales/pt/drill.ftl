# Exercícios: uma pergunta recém-dada, as respostas e o porquê. Os números e as cartas vêm do jogo.

## A página

drill-title = Exercícios: { $game }
drill-lead = Uma pergunta de cada vez, sempre com cartas novas. Pense com calma.
drill-start = Fazer os exercícios
drill-mixed = Um pouco de tudo
drill-kind-trick = Quem ganha a vaza?
drill-kind-play = O que você pode jogar?
drill-kind-say = O que você pode dizer?
drill-kind-count = Faça a conta
drill-kind-advice = O que o livro aconselha?
drill-kind-law = O que diz a lei?
drill-your-cards = Suas cartas
drill-trump = Trunfo: { $trump }
drill-on-table = Na mesa
drill-said-before = O que já foi dito
drill-happened = O que aconteceu
drill-check = Conferir
drill-right = Certo.
drill-wrong = Não é bem isso.
drill-answer-is = A resposta
drill-yours = sua resposta
drill-why = Por quê
drill-why-not = Por que não as outras
drill-next = Próxima pergunta
drill-primer = A cartilha
drill-prompt = Sua resposta pelo número, ou q para parar:
drill-prompt-all = Suas respostas pelos números, separadas por espaços, ou q para parar:
drill-score = { $right } de { $asked } certas.

## As perguntas

drill-ask-trick = Estas cartas foram jogadas, a primeira à esquerda. Qual delas ganha a vaza?
drill-ask-play = É a sua vez de jogar. Marque todas as suas cartas que as regras permitem.
drill-ask-say = É a sua vez. O que você pode dizer ou fazer agora?
drill-ask-law = Isto aconteceu em uma mesa. O que diz a lei?
drill-ask-advice = O que você diz ou faz aqui, pelo conselho do livro?
drill-ask-throw = { $what }: quais cartas, pelo conselho do livro?
drill-ask-trumps = O trunfo é { $suit }. Quantos trunfos você tem?
drill-ask-run = O trunfo é { $suit }. Comece pelo trunfo mais alto e vá descendo. Quantos você tem antes da primeira falha?
drill-ask-counts = Some o valor destas cartas. Qual é o total?
drill-ask-sold = Cada carta de pago tem o seu preço. Qual é o total destas cartas, em tantos?
drill-ask-price-tentos = A tabela diz o que cada adversário paga. { $game }, { $column }: quantos tentos?
drill-ask-price-tantos = A tabela diz o que cada adversário paga. { $game }: quantos tantos?
drill-ask-price-tantos-in = A tabela diz o que cada adversário paga. { $game }, { $column }: quantos tantos?
drill-ask-envido = Você tem estas três cartas. Quantos pontos de envido elas fazem?
drill-ask-flor = Três cartas do mesmo naipe são uma flor. Quantos pontos tem esta?
drill-ask-verzigole = Qual é o valor total das verzigole entre estas cartas?
drill-ask-whist = Whist, com aposta de { $bid }. A dupla que apostou faz { $taken ->
    [0] nenhuma vaza
    [1] uma vaza
   *[other] { $taken } vazas
}. Quanto ela marca?
drill-ask-grand = Grand, com aposta de { $bid }. A dupla que apostou faz { $taken ->
    [0] nenhuma vaza
    [1] uma vaza
   *[other] { $taken } vazas
}. Quanto ela marca?
drill-ask-eucre = Eucre em dupla, com aposta de { $bid }. A dupla que apostou faz { $taken ->
    [0] nenhuma vaza
    [1] uma vaza
   *[other] { $taken } vazas
}. Quanto ela marca?
drill-ask-eucre-alone = Eucre jogado sem parceiro, com aposta de { $bid }. Quem apostou faz { $taken ->
    [0] nenhuma vaza
    [1] uma vaza
   *[other] { $taken } vazas
}. Quanto marca?
drill-ask-copas = Copas, com aposta de { $bid }. A dupla que apostou leva { $taken ->
    [0] nenhuma carta de copas
    [1] uma carta de copas
   *[other] { $taken } cartas de copas
}. Quanto ela marca?
drill-ask-punto = Procure o seu melhor naipe para o ponto. Quantos pontos ele rende, se o do adversário for mais baixo?
drill-ask-secansas = Quantos pontos rendem as suas secansas, se o adversário não tiver nenhuma tão boa?
drill-ask-sets = Quantos pontos rendem os seus catorzes e três, se o adversário não tiver nada tão bom?
drill-nobody = Ninguém: a vaza está empatada
drill-no-card = Nenhuma carta

## As razões

drill-why-suit = Ganha a carta mais alta do naipe da saída: { $best }. Nada na mesa vence esse naipe.
drill-why-trumps = A saída foi de trunfo. Ganha o trunfo mais alto na mesa: { $best }.
drill-why-trumped = Ganha o trunfo mais alto na mesa: { $best }. Um trunfo vence qualquer carta de outro naipe.
drill-why-yukon = Ganha este Yukon: { $best }. O valete de espadas vence os outros valetes; sem ele, ganha o primeiro valete jogado.
drill-why-order = Ganha a carta mais alta na ordem do jogo: { $best }.
drill-why-tie = As cartas mais altas dos dois lados são iguais, e ninguém ganha a vaza.
drill-why-any = Nenhuma regra obriga você aqui: jogue a carta que quiser.
drill-why-these-trumps = Os seus trunfos são { $cards }.
drill-why-no-trumps = Você não tem nenhuma carta que seja trunfo.
drill-why-run = O trunfo mais alto que você não tem: { $card }. Ali termina a sequência.
drill-why-counts = { $cards }: { $many } × { $each } = { $sum }
drill-why-envido-two = Duas cartas do mesmo naipe, { $cards }, fazem { $sum }.
drill-why-envido-one = Não há duas cartas do mesmo naipe. Por isso só conta o número mais alto: { $cards }, { $sum }.
drill-why-flor = { $cards }: uma flor de { $sum }.
drill-why-verzigola = { $cards }: { $sum }
drill-why-combination = { $cards }: { $sum }
drill-why-made = A dupla alcançou a aposta de { $bid }. Marca { $sum }.
drill-why-defeated = A dupla não alcançou a aposta de { $bid }. Marca { $sum }.
drill-why-punto = { $cards } somam { $sum }, e isso vale { $points }.

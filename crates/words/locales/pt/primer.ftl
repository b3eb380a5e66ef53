# Uma cartilha para cada jogo: o que você quer, o que ganha de quê, uma vaza, o que você recebe, as palavras necessárias.
# Nenhum número é escrito aqui: os números vêm do jogo.

primer-title = Aprenda { $game }
primer-index = Aprenda um jogo
primer-index-lead = Uma cartilha leva dois minutos: o objetivo, a ordem das cartas, uma vaza, quanto ela vale e as palavras de que você precisa. Depois jogue a sua primeira mesa contra bots.
primer-heading-aim = O seu objetivo
primer-heading-order = O que ganha de quê
primer-heading-trick = Uma vaza
primer-heading-tentos = O que você recebe, em tentos (fichas)
primer-heading-tantos = O que você recebe, em tantos (fichas)
primer-heading-points = O que você marca, em pontos
primer-heading-words = As palavras de que você precisa
primer-led = saída
primer-takes = ganha a vaza
primer-play = Jogue a sua primeira mesa contra bots
primer-rules = O livro de regras
primer-laws = As leis
primer-hand = Veja a mão inteira
primer-all = Todas as cartilhas
primer-first = Não conhece este jogo? Leia primeiro a cartilha
primer-shelf = Primeira vez aqui? Comece pela cartilha
primer-unready = Não foi possível mostrar esta cartilha: { $why }

## Voltarete

primer-voltarete-aim = Você recebe { $cards } cartas. Se elas são fortes, aposte: você é o declarante (feito), nomeia o trunfo, troca cartas e joga sozinho pelo bolo, as apostas da mesa. Você precisa de mais vazas que cada um dos adversários.
primer-voltarete-others = Se o declarante é outro, impeça que ele ganhe. Os adversários não somam as vazas: cada um conta só as suas.
primer-voltarete-beats = Os três trunfos mais altos têm nome: Espadilha ({ $first }), Manilha ({ $second }) e Basto ({ $third }). A Manilha é o sete de um naipe vermelho ou o dois de um preto. Qualquer trunfo ganha de todas as cartas dos outros naipes.
primer-ombre-trumped = Trunfo: { $trump }. Saída: { $led }. Você deve seguir o naipe, se puder; sem esse naipe, pode jogar qualquer carta. Aqui um trunfo ganha a vaza: { $best }.
primer-ombre-trumps = Trunfo: { $trump }. Saída: { $led }, um trunfo. Todos os que têm trunfo devem jogar um. O mais alto ganha a vaza: { $best }.
primer-voltarete-paid-licenca = Licença ganha, o jogo comum: cada adversário paga a você, e você leva o bolo
primer-voltarete-paid-so = Só ganho, em que você não troca nada: cada adversário paga a você, e você leva o bolo
primer-voltarete-paid-lost = Licença perdida: você paga a cada adversário. Também paga tanto quanto há no bolo: ao bolo, se empata com o melhor adversário (reposta); ao adversário, se ele faz mais vazas que você (codilho)

## Os jogos espanhóis

primer-spanish-aim = Você recebe { $cards } cartas. Um de vocês, o declarante (Hombre), nomeia o trunfo e deve fazer pelo menos { $win } vazas. Os outros tentam impedir.
primer-spanish-king-called = Na entrada, o jogo mais baixo, o Hombre chama um rei: quem o tem é o parceiro secreto, e as vazas dos dois contam juntas. No solo, o Hombre joga sozinho.
primer-mediator-king = Na entrada, o jogo mais baixo, o Hombre chama um rei: quem o tem é o parceiro secreto, e as vazas dos dois contam juntas. No Mediator, o Hombre compra esse rei e joga sozinho. No solo, joga sozinho com as cartas que recebeu.
primer-spanish-king-bought = O Hombre sempre joga sozinho: no Mediator, com um rei que ele compra de outro jogador em troca de uma carta; no solo, com as cartas que recebeu.
primer-spanish-king-handed = Na entrada, o jogo mais baixo, o Hombre chama um rei, dá uma carta em troca dele e joga sozinho. No solo, joga sozinho com as cartas que recebeu.
primer-spanish-king-first = Na entrada, o jogo mais baixo, quem joga o primeiro rei que não é trunfo é o parceiro do Hombre (rey forzado), e as vazas dos dois contam juntas. No solo, o Hombre joga sozinho.
primer-dosillo-aim = Um jogo para dois. Você recebe { $cards } cartas. Um dos dois, o declarante (Hombre), nomeia o trunfo e deve fazer pelo menos { $win } vazas; o outro tenta impedir.
primer-dosillo-draw = Na entrada, o jogo mais baixo, você primeiro descarta as cartas ruins e compra outras do monte. No solo, o Hombre joga com as cartas que recebeu.
primer-hombre-aim = Você recebe { $cards } cartas. Um de vocês, o declarante (Hombre), nomeia o trunfo e joga sozinho. Na entrada, o jogo mais baixo, o Hombre primeiro descarta as cartas ruins e compra outras do monte. No solo, não troca nada.
primer-hombre-others = O Hombre precisa de mais vazas que cada um dos adversários; com { $win } ele sempre ganha. Os adversários não somam as vazas.
primer-spanish-beats = Os três trunfos mais altos, os mates, têm nome: espadilla ({ $first }), malilla ({ $second }) e basto ({ $third }). Qualquer trunfo ganha de todas as cartas dos outros naipes.
primer-spanish-paid-shared = Entrada ganha: cada adversário paga isto, e você o divide com o parceiro, assim como o bolo
primer-spanish-paid-entrada = Entrada ganha: cada adversário paga a você, e você leva o bolo
primer-spanish-paid-mediator = Mediator ganho: cada adversário paga a você, e você leva o bolo
primer-spanish-paid-solo = Solo ganho: cada adversário paga a você, e você leva o bolo
primer-spanish-paid-lost = O jogo mais baixo perdido: você paga a cada adversário. Também paga tanto quanto estava em disputa: ao bolo, se falta uma vaza (puesta); aos adversários, se faltam mais (codillo)
primer-hombre-paid-lost = Entrada perdida: você paga a cada adversário. Também paga tanto quanto estava em disputa: ao bolo, se empata com o melhor adversário (puesta); ao adversário, se ele faz mais vazas que você (codillo)

## Truco

primer-truco-aim = O seu grupo quer chegar a { $target } pontos (tentos) antes do outro. Você recebe { $cards } cartas. Duas vazas ganham a mão (volta).
primer-truco-parts = Você pode aumentar a aposta com um pedido, e o outro grupo aceita (“quero”) ou desiste (“não quero”). Primeiro vem o envido, pelas duas melhores cartas de um naipe; depois o truco, pelas vazas.
primer-truco-beats = Não há trunfo, e ninguém precisa seguir o naipe. Cada carta tem o seu lugar em uma só ordem. Se as cartas mais altas dos dois grupos são iguais, ninguém ganha a vaza.
primer-truco-trick = Saída: { $led }. Cada um joga a carta que quiser. A mais alta da mesa ganha a vaza para o seu grupo: { $best }.
primer-truco-paid-accepted = “Truco” aceito: para o grupo que ganha as vazas
primer-truco-paid-refused = “Truco” recusado: para o grupo que o pediu, na hora
primer-truco-paid-envido = “Envido” aceito: para o grupo com as duas melhores cartas de um naipe

## Minchiate

primer-minchiate-aim = São dois contra dois, com os parceiros frente a frente. Você joga com { $cards } cartas, entre elas tarocchi, que são trunfos em todas as mãos. Você quer ganhar nas vazas as cartas que contam (Onori) e as combinações delas (verzigole), que contam na mão e outra vez nas vazas.
primer-minchiate-resto = Cada { $resto } pontos de vantagem da sua dupla são um resto, que os perdedores pagam.
primer-minchiate-beats = Todo tarocco ganha de todas as cartas dos quatro naipes. O Matto, o louco, pode ser jogado em qualquer vaza e não ganha nenhuma. Em copas e ouros, os números baixos ganham dos altos; em espadas e paus, é o contrário.
primer-minchiate-trick = Saída: { $led }, um Papa. Todos os que têm um tarocco devem jogar um. O mais alto ganha a vaza: { $best }. Quem o jogou foi um adversário: o Papa está morto, e a outra dupla marca os pontos na hora.
primer-minchiate-paid-papa = Matar um Papa, um dos tarocchi baixos que contam, e outra vez por cada um nas suas vazas
primer-minchiate-paid-aria = Matar uma das Arie, os cinco tarocchi mais altos, e outra vez por cada uma nas suas vazas
primer-minchiate-paid-last = A última vaza

## Yukon

primer-yukon-aim = Você quer { $target } pontos, ao longo de várias mãos. Você tem { $cards } cartas; depois de cada vaza, todos compram uma do monte. Contam as cartas das vazas que você ganha.
primer-yukon-beats = Os quatro valetes, os Yukons, ganham de todas as outras cartas, e o valete de espadas, o Grande Yukon, ganha de todos. Não há trunfo: sem um Yukon, a carta mais alta do naipe da saída ganha a vaza.
primer-yukon-trick = Saída: { $led }. Você deve seguir o naipe, se puder. O Yukon mais alto ganha a vaza: { $best }.
primer-yukon-paid-grande = O Grande Yukon nas suas vazas
primer-yukon-paid-ten = Cada um dos outros Yukons e cada dez
primer-yukon-paid-ace = Cada ás

## Grand

primer-grand-aim = São dois contra dois, e as duplas apostam pontos pelo direito de escolher o jogo. Quem faz a maior aposta (o apostador) escolhe um de quatro: Whist, com trunfo; Grand, sem trunfo; Eucre, curto, com menos cartas; ou Copas, em que você não quer nenhuma carta de copas.
primer-grand-bid = A dupla do apostador deve fazer pelo menos o que apostou; senão, perde pontos. A partida acaba quando uma dupla chega a { $target }.
primer-grand-beats = O ás é a carta mais alta de cada naipe. No Whist, um trunfo ganha dos outros naipes. No Eucre, os trunfos mais altos são dois valetes: o do naipe de trunfo (right bower) e o outro da mesma cor (left bower).
primer-grand-trick = Whist, trunfo: { $trump }. Saída: { $led }. Você deve seguir o naipe, se puder; sem esse naipe, pode jogar qualquer carta. Aqui um trunfo ganha a vaza: { $best }.
primer-grand-paid-whist = Whist: a sua dupla apostou e faz { $tricks } vazas
primer-grand-paid-grand = Grand: a sua dupla apostou e faz { $tricks } vazas
primer-grand-paid-eucre = Eucre: a sua dupla apostou e faz { $eucre } vazas

## Malilla

primer-malilla-aim = São dois contra dois, com os parceiros frente a frente. Você recebe { $cards } cartas; a última de quem dá é virada, e o naipe dela é trunfo. A sua dupla quer mais de { $half } dos { $all } pontos: contam as cartas altas das suas vazas, e cada vaza também conta.
primer-malilla-beats = O nove, a Malilla, é a carta mais alta de cada naipe; depois vem o ás. Um trunfo ganha dos outros naipes.
primer-malilla-trick = Trunfo: { $trump }. Saída: { $led }. Você deve servir o naipe. Enquanto um adversário está ganhando a vaza, também deve cobri-la, se puder, e sem o naipe deve cortar com um trunfo. Aqui um trunfo ganha a vaza: { $best }.
primer-malilla-paid-point = Cada ponto da sua dupla acima de { $half }
primer-malilla-paid-alce = Você dá as cartas e vira uma Malilla (o alce)
primer-malilla-paid-capote = A sua dupla faz todas as vazas (capote)

## Cientos

primer-cientos-aim = Um jogo para dois: ganha quem chega primeiro a { $target } pontos. Você recebe { $cards } cartas e troca algumas com o monte.
primer-cientos-parts = Depois você acusa o que tem: o melhor naipe (punto), as sequências (secansas), três ou quatro cartas iguais (quatro são um catorce). Em cada acusação, só conta o melhor dos dois. Por fim, vocês jogam as vazas, que também contam.
primer-cientos-beats = Não há trunfo: a carta mais alta do naipe da saída ganha a vaza. O dois do baralho faz de dez (diez).
primer-cientos-trick = Saída: { $led }. Você deve servir o naipe, se puder. A carta mais alta desse naipe ganha a vaza: { $best }.
primer-cientos-paid-catorce = Um catorce, quatro cartas iguais
primer-cientos-paid-bazas = Você faz mais da metade das vazas
primer-cientos-paid-capote = Você faz todas as vazas (capote)

## Rebesino

primer-rebesino-aim = Cada um joga por si, e tudo é ao contrário: você não quer nenhuma vaza, ou quer o mínimo de pontos nas suas vazas. Você joga com { $cards } cartas.
primer-rebesino-sell = Livre-se das cartas de pago, que são os quatro ases e o caballo de copas. Quando não puder servir, jogue uma delas na vaza de outro jogador: você a vendeu, e ele paga a você.
primer-rebesino-beats = Não há trunfo: a carta mais alta do naipe da saída ganha a vaza.
primer-rebesino-trick = Saída: { $led }. Você deve servir o naipe, se puder. Um dos jogadores não pode e vende um ás. A carta mais alta do naipe da saída ganha a vaza, e o ás vai com ela: { $best }.
primer-rebesino-paid-partida = Você tem menos pontos que todos: quem tem mais paga a você (a partida)
primer-rebesino-paid-caballo = Você vende o caballo de copas: quem o leva paga a você
primer-rebesino-paid-rebesino = Você faz todas as vazas (Rebesino): cada um dos outros paga a você

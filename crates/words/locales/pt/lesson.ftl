# Mãos guiadas e o caminho de um jogo. Uma lição diz pouco: quem aprende joga, e a mesa mostra o resto.

## A lesson

lesson-welcome = Uma mão, passo a passo. Os outros jogam sozinhos; você faz o que a lição pede. Experimente à vontade: você não perde nada.
lesson-ask-takes = Quem ganha esta vaza?
lesson-do-only = Aqui você só pode jogar uma das suas cartas. Encontre-a.
lesson-do-lead = A saída é sua. Jogue esta carta: { $card }.
lesson-do-card = Jogue esta carta: { $card }.
lesson-do-take = Você pode superar o que está na mesa. Jogue uma carta mais alta.
lesson-do-leave = Deixe passar esta vaza. Jogue uma carta que não ganhe.
lesson-do-cannot = Você não pode superar o que está na mesa. Jogue qualquer carta que as regras permitam.
lesson-do-any = Faça qualquer coisa que as regras permitam.
lesson-do-say = É a sua vez. Escolha: { $what }
lesson-do-cards = { $what }. Marque estas cartas: { $cards }
lesson-do-none = { $what }. Não marque nenhuma carta.
lesson-do-number = { $what }: { $number }
lesson-other = As regras permitem isso, mas não é o que a lição pede. Tente outra vez.
lesson-other-takes = Não. Olhe de novo a ordem das cartas.
lesson-refused = As regras não permitem isso.
lesson-unreadable = Primeiro escolha uma carta ou uma palavra.
lesson-too = Também serve. Na mão da lição foi assim:
lesson-right = Certo.
lesson-show = Mostrar
lesson-shown = Assim:
lesson-took = { $seat } ganha a vaza.
lesson-took-you = Você ganha a vaza.
lesson-dealt = As cartas foram dadas.
lesson-news = Desde a sua última jogada
lesson-end = A mão acabou.
lesson-end-here = A lição acaba aqui; o resto da mão não traz nada de novo.
lesson-won = Nesta mão, você recebe { $figure }.
lesson-payments = O que você recebeu e pagou, e por que regra
lesson-again = Jogar de novo
lesson-count = Passo { $at } de { $all }
lesson-mark = Pronto

## The texts of the lessons

lesson-voltarete-bid = Você tem cinco cartas de um naipe e um rei de outro. Com esse naipe como trunfo, bastam para jogar. O jogo mais baixo é a licença: antes dele você pode trocar cartas.
lesson-voltarete-trump = Os outros dois deixam você jogar: você é o declarante (feito). Nomeie como trunfo o seu naipe mais longo.
lesson-voltarete-exchange = Descarte o que não ajuda e compre do baralho o mesmo número de cartas. Guarde os trunfos e os reis.
lesson-voltarete-others = Agora os adversários trocam. Você precisa de mais vazas do que cada um deles; os dois não somam as suas.
lesson-voltarete-lead = Você tem os trunfos mais altos, menos dois, e não sabe quem tem esses dois. Um trunfo alto faz com que eles apareçam.
lesson-voltarete-espadilha = Os ases pretos são sempre trunfos. A Espadilha, o ás de espadas, ganha de tudo.
lesson-voltarete-keep = O rei é a carta mais alta de um naipe que não é trunfo. Ele ganha esta vaza.
lesson-voltarete-manilha = A Espadilha e o Basto já saíram: agora a sua Manilha é a carta mais alta de todas.
lesson-voltarete-count = Com esta vaza você tem mais do que cada adversário ainda pode fazer.

lesson-spanish-bid = Um naipe longo com trunfos altos basta para jogar. A entrada é o jogo mais baixo.
lesson-spanish-pass = É pouco para jogar: passe, e tente deter quem jogar.
lesson-spanish-solo = Com tantas vazas certas, você não precisa de ajuda. O solo é jogado com as cartas que você recebeu, e paga mais.
lesson-spanish-trump = Você é o declarante (Hombre). Nomeie como trunfo o seu naipe mais longo.
lesson-spanish-call = Chame um rei que você não tem e nomeie o trunfo. Quem tem esse rei é o seu parceiro, e não diz nada.
lesson-spanish-exchange = Descarte as cartas que não ganham vazas e compre o mesmo número. Guarde os trunfos e os reis.
lesson-spanish-exchange-defend = O outro jogador é o Hombre. Descarte as cartas fracas e compre o mesmo número: metade das vazas basta para detê-lo.
lesson-spanish-follow = Siga o naipe, se puder. Sem esse naipe, você pode jogar qualquer carta, inclusive um trunfo.
lesson-spanish-partner-lead = Saia do naipe do rei que você chamou: o seu parceiro pode ganhar a vaza.
lesson-spanish-partner-known = Agora todos sabem quem é o parceiro. As vazas dos dois contam juntas.
lesson-spanish-first-king = Neste jogo, o seu parceiro é quem joga o primeiro rei. Saia de um naipe que não é trunfo, para que apareça um rei.
lesson-spanish-trump-high = Saia primeiro com os trunfos altos: eles tiram os trunfos dos outros.
lesson-spanish-mates = Os três trunfos mais altos, os mates, ganham quando você quiser. O declarante ainda recebe por eles.
lesson-spanish-king = Um rei é a carta mais alta do seu naipe, quando esse naipe não é trunfo. Ele ganha enquanto ninguém o corta.
lesson-spanish-void = Você não tem o naipe que saiu: um trunfo ganha a vaza.
lesson-spanish-draw-low = Um trunfo baixo agora faz alguém gastar um mais alto, e você guarda os seus melhores.
lesson-spanish-defend = Você defende: cada vaza que você e o outro defensor fazem é uma a menos para o Hombre.
lesson-spanish-defend-high = Não deixe o Hombre ganhar barato: supere a carta dele, se puder.
lesson-spanish-refavor = Um dos reis está sozinho, sem outra carta do seu naipe. No refavor, esse naipe é trunfo, e tudo paga mais.
lesson-spanish-refavor-trump = Nomeie o naipe do seu rei sozinho.
lesson-spanish-run = Os outros não têm mais trunfos: o seu naipe longo ganha da carta mais alta à mais baixa.
lesson-hombre-split = Você precisa de mais vazas do que cada defensor; quatro bastam se eles dividem o resto.
lesson-hombre-last = A última vaza decide. Veja quem ganha.
lesson-dosillo-defend = Você defende sozinho. O Hombre precisa de mais vazas do que você: com metade delas, você o detém.

lesson-truco-envido = Duas das suas cartas são do mesmo naipe: some os números delas e mais vinte, e esse é o seu envido. O seu é o mais alto possível sem flor. Diga “envido” antes da primeira carta.
lesson-truco-sing = Aceitaram. Agora cada um canta os seus pontos, na sua vez; você começa.
lesson-truco-vazas = Ninguém ganha do seu envido. Agora vêm três vazas; duas ganham a volta. Ninguém precisa seguir o naipe: comece com uma carta baixa e guarde a melhor.
lesson-truco-partner = Essa vaza foi do outro grupo. O seu parceiro pode ganhar a próxima.
lesson-truco-free = O seu parceiro está ganhando esta. Não gaste a sua melhor carta.
lesson-truco-truco = Uma vaza para cada grupo, e a carta mais alta que resta é a sua. Aumente a aposta.
lesson-truco-last = Eles querem ver. Mostre.

lesson-minchiate-lead = A saída é sua. Todos devem seguir o naipe; quem não tem o naipe deve jogar um tarocco.
lesson-minchiate-tarocchi = Os tarocchi são trunfos em todas as mãos: o mais alto ganha do mais baixo.
lesson-minchiate-kill = Um rei conta. O adversário que o ganha com um tarocco mata o rei e marca os pontos na hora.
lesson-minchiate-count = Depois que todas as cartas foram jogadas, cada dupla conta as cartas das suas vazas e as verzigole que há nelas.

lesson-yukon-follow = Você deve seguir o naipe, se puder. A carta mais alta do naipe ganha a vaza, se ninguém joga um Yukon.
lesson-yukon-grande = Um valete, um Yukon, foi jogado. Você tem o valete de espadas, o Grande Yukon, que ganha de todos. Essas cartas contam muito: ganhe-as.
lesson-yukon-low = Você ganhou a vaza: por isso comprou primeiro e sai agora. Saia com uma carta que não conta nada.
lesson-yukon-take = Nesta vaza há cartas que contam. O ás é a carta mais alta do naipe.
lesson-yukon-points = O que conta são os pontos das vazas, não as vazas.

lesson-grand-bid = Um naipe longo e um parceiro bastam para uma aposta. Você promete estes pontos; se não os faz, perde o mesmo número.
lesson-grand-choose = Ninguém aposta mais: você escolhe o jogo. Com um naipe longo, escolha o Whist e faça desse naipe o trunfo.
lesson-grand-lead = Saia de um naipe em que o seu parceiro possa ter o ás.
lesson-grand-trumps = O seu parceiro sai de trunfo para você. Isso tira os trunfos dos outros.
lesson-grand-void = Você não pode seguir o naipe; um trunfo ganha a vaza.
lesson-grand-count = Cada vaza acima de seis dá pontos. As vazas da sua dupla contam juntas.

lesson-malilla-lead = O nove, a Malilla, é a carta mais alta do seu naipe e a que mais conta. Saia com ela enquanto todos ainda têm o naipe.
lesson-malilla-malilla = O seu parceiro pôs um ás: as cartas altas nas suas vazas contam para os dois. Faça isso mais uma vez.
lesson-malilla-low = Você tem um naipe longo sem carta alta. Por enquanto, deixe que outros ganhem nele.
lesson-malilla-beat = Enquanto um adversário está ganhando a vaza, você deve cobri-la, se puder.
lesson-malilla-partner = O seu parceiro está à sua frente; o que ele ganha conta também para você.

lesson-cientos-discard = Antes de jogar, você pode trocar cartas com o monte. Descarte o que não serve para o ponto nem para uma secansa, um catorze ou um três.
lesson-cientos-punto = Agora acuse. O seu naipe mais longo é o ponto; você diz só quanto ele soma.
lesson-cientos-secansa = Três cartas seguidas de um naipe são uma sequência, a secansa. A sua vai até o rei.
lesson-cientos-tres = Três reis: três cartas iguais também contam.
lesson-cientos-play = Agora vêm doze vazas. Não há trunfo; contam cada carta com que você sai e cada vaza que você faz.
lesson-cientos-lead = Você ganhou a vaza: sai de novo. Jogue primeiro as cartas altas.

lesson-rebesino-discard = Você quer o mínimo de pontos. Descarte uma carta alta.
lesson-rebesino-sell = Você não tem o naipe que saiu: livre-se de uma carta perigosa.
lesson-rebesino-low = Jogue uma carta mais baixa do que a da mesa, para que outro ganhe a vaza.
lesson-rebesino-under = Aqui as cartas baixas valem muito: guarde algumas para o fim.

## The path

path-title = Aprender { $game } passo a passo
path-lead = Em quarenta minutos, você joga a sua própria mão, mesmo sem saber nada. Cada passo fica guardado; pare quando quiser e continue depois.
path-link = Passo a passo
path-start = Começar
path-go-on = Continuar
path-step-orders = Qual carta é mais alta?
path-step-may = O que você pode fazer?
path-step-hand = A sua primeira mão
path-step-advice = O que você faria?
path-step-count = Conte
path-step-table = Três mãos com um treinador
path-step-law = O que diz a lei?
path-means-orders = Diga quem ganha a vaza. Acertos necessários: { $many }
path-means-may = Marque o que as regras permitem. Acertos necessários: { $many }
path-means-hand = Uma mão inteira, em que você mesmo faz tudo.
path-means-advice = Diga o que o livro aconselha. Acertos necessários: { $many }
path-means-count = Conte mãos e preços. Acertos necessários: { $many }
path-means-table = Uma mesa contra bots, com uma dica sempre que você quiser.
path-means-law = Você é o árbitro. Acertos necessários: { $many }
path-done = feito
path-of = { $done } de { $all }
path-step-done = Passo feito.
path-next-step = Próximo passo: { $step }
path-all-done = Você fez o caminho inteiro. Agora jogue.
path-back = Todos os passos
path-primer = Leia primeiro a cartilha: dois minutos
path-sit = Sentar-se à mesa
path-table-done = Joguei três mãos
path-table-lead = Você joga contra bots. O botão da dica diz o que o livro aconselha e quanto vale cada escolha. Depois de cada mão, a folha mostra quem recebeu e por quê. Jogue três mãos e volte aqui.

## What is remembered

memory-due = { $many ->
    [one] Está na hora de revisar uma regra.
   *[other] Está na hora de revisar { $many } regras.
}
memory-repeat = Revisar
memory-lead = O que você já soube volta antes que você esqueça, cada vez com outras cartas.
memory-heading = O que você está aprendendo
memory-many = { $many ->
    [one] uma para revisar
   *[other] { $many } para revisar
}

# Mãos guiadas e o caminho de um jogo. Uma lição diz pouco: quem aprende joga, e a mesa mostra o resto.

## A lesson

lesson-welcome = Uma mão, passo a passo. Os outros jogam sozinhos; você faz o que se pede. Experimente à vontade: nada se perde.
lesson-ask-takes = Quem ganha esta vaza?
lesson-do-only = Só uma das suas cartas pode ser jogada aqui. Encontre-a.
lesson-do-lead = A saída é sua. Jogue esta carta: { $card }.
lesson-do-card = Jogue esta carta: { $card }.
lesson-do-take = Você pode superar o que está na mesa. Jogue uma carta que supere.
lesson-do-leave = Deixe passar esta vaza. Jogue uma carta que não a ganhe.
lesson-do-cannot = Você não pode superar o que está na mesa. Jogue qualquer carta que as regras permitam.
lesson-do-any = Faça qualquer coisa que as regras permitam.
lesson-do-say = É a sua vez. Escolha: { $what }
lesson-do-cards = { $what }. Marque estas cartas: { $cards }
lesson-do-none = { $what }. Não marque nenhuma carta.
lesson-do-number = { $what }: { $number }
lesson-other = As regras permitem, mas não é o que se pede aqui. Tente outra vez.
lesson-other-takes = Não. Olhe de novo a ordem das cartas.
lesson-refused = As regras não permitem.
lesson-unreadable = Primeiro escolha uma carta ou uma palavra.
lesson-too = Também serve. Nesta mão foi assim:
lesson-right = Certo.
lesson-show = Mostrar
lesson-shown = Assim:
lesson-took = { $seat } ganha a vaza.
lesson-took-you = Você ganha a vaza.
lesson-dealt = As cartas foram dadas.
lesson-news = Desde a sua última vez
lesson-end = A mão acabou.
lesson-end-here = A lição acaba aqui; o resto da mão não traz nada de novo.
lesson-won = Esta mão traz a você { $figure }.
lesson-payments = O que você recebeu e pagou, e por qual regra
lesson-again = Jogar de novo
lesson-count = Passo { $at } de { $all }
lesson-mark = Pronto

## The texts of the lessons

lesson-voltarete-bid = Cinco das suas cartas são de um naipe, com um rei ao lado. Como trunfos bastam para jogar. O jogo mais baixo é a licença: antes você pode trocar cartas.
lesson-voltarete-trump = Os outros dois deixam você jogar: você é o declarante (feito). Escolha como trunfo o seu naipe mais longo.
lesson-voltarete-exchange = Descarte o que não ajuda e compre o mesmo número de cartas do baralho. Trunfos e reis ficam.
lesson-voltarete-others = Agora os adversários trocam. Você quer mais vazas do que cada um deles; os dois não somam as suas.
lesson-voltarete-lead = Você tem os trunfos mais altos menos dois, e não sabe quem tem esses dois. Um trunfo alto faz com que apareçam.
lesson-voltarete-espadilha = Os ases pretos são sempre trunfos. A Espadilha, o ás de espadas, ganha de tudo.
lesson-voltarete-keep = O rei é a carta mais alta de um naipe que não é trunfo. Ele ganha esta vaza.
lesson-voltarete-manilha = A Espadilha e o Basto já saíram: agora a sua Manilha é a carta mais alta de todas.
lesson-voltarete-count = Com esta vaza você tem mais do que cada adversário ainda pode fazer.

lesson-spanish-bid = Um naipe longo com trunfos altos: isso basta para jogar. A entrada é o jogo mais baixo.
lesson-spanish-pass = Pouco para jogar: passe, e detenha quem jogar.
lesson-spanish-solo = Tantas vazas certas não precisam de ajuda. O solo é jogado com as cartas que você recebeu, e paga mais.
lesson-spanish-trump = Você é o declarante (Hombre). Escolha como trunfo o seu naipe mais longo.
lesson-spanish-call = Chame um rei que você não tem e escolha o trunfo. Quem tem esse rei vira seu parceiro, e não diz nada.
lesson-spanish-exchange = Descarte cartas que não ganham vaza e compre o mesmo número. Trunfos e reis ficam.
lesson-spanish-exchange-defend = O outro jogador é o Hombre. Descarte o que é fraco e compre o mesmo número: metade das vazas basta para detê-lo.
lesson-spanish-follow = Siga o naipe se puder. Sem esse naipe pode jogar qualquer carta, também um trunfo.
lesson-spanish-partner-lead = Saia do naipe do rei que você chamou: o seu parceiro pode ganhar a vaza.
lesson-spanish-partner-known = Agora todos sabem quem é o parceiro. As vazas dos dois contam juntas.
lesson-spanish-first-king = Neste jogo, quem joga o primeiro rei é o seu parceiro. Saia de um naipe comum para que apareça um rei.
lesson-spanish-trump-high = Primeiro os trunfos altos: eles tiram os trunfos dos outros.
lesson-spanish-mates = Os três trunfos mais altos, os mates, ganham quando você quiser. O declarante, além disso, recebe por eles.
lesson-spanish-king = Um rei é a carta mais alta do seu naipe onde ele não é trunfo. Ganha enquanto ninguém o cortar.
lesson-spanish-void = Você não tem o naipe que saiu: um trunfo ganha a vaza.
lesson-spanish-draw-low = Um trunfo baixo agora faz alguém gastar um mais alto, e os seus melhores trunfos ficam.
lesson-spanish-defend = Você defende: cada vaza que você e o seu parceiro na defesa fazem é uma a menos para o Hombre.
lesson-spanish-defend-high = Não deixe o Hombre ganhar barato: supere a carta se puder.
lesson-spanish-refavor = Um rei está sozinho, sem outra carta do seu naipe. No refavor esse naipe vira trunfo, e tudo paga mais.
lesson-spanish-refavor-trump = Escolha o naipe do seu rei sozinho.
lesson-spanish-run = Os outros não têm mais trunfos: o seu naipe longo ganha de cima a baixo.
lesson-hombre-split = Você precisa de mais vazas do que cada defensor; quatro bastam se eles dividem o resto.
lesson-hombre-last = A última vaza decide. Veja como ela cai.
lesson-dosillo-defend = Você defende sozinho. O Hombre precisa de mais vazas do que você: metade delas o detém.

lesson-truco-envido = Duas das suas cartas são de um naipe: os seus números e mais vinte são o seu envido. O seu é o mais alto que há sem flor. Diga antes da primeira carta.
lesson-truco-sing = Aceitaram. Agora cada um canta os seus pontos, na sua vez; você começa.
lesson-truco-vazas = Ninguém mata o seu envido. Agora três vazas; duas ganham a volta. Ninguém precisa seguir o naipe: comece baixo e guarde a melhor carta.
lesson-truco-partner = Essa vaza foi do outro grupo. O seu parceiro pode ganhar a próxima.
lesson-truco-free = O seu parceiro está ganhando esta. Não gaste a sua melhor carta.
lesson-truco-truco = Uma vaza para cada grupo, e a carta mais alta que resta é a sua. Aumente a aposta.
lesson-truco-last = Eles querem ver. Mostre.

lesson-minchiate-lead = A saída é sua. Todos devem seguir o naipe; quem não tem o naipe deve jogar um tarocco.
lesson-minchiate-tarocchi = Os tarocchi são trunfos em todas as mãos: o mais alto ganha do mais baixo.
lesson-minchiate-kill = Um rei conta. O adversário que o ganha com um tarocco mata o rei, e marca os pontos na hora.
lesson-minchiate-count = Quando todas as cartas foram jogadas, cada dupla conta as cartas das suas vazas e as verzigole que há nelas.

lesson-yukon-follow = Você deve seguir o naipe se puder. A carta mais alta do naipe ganha a vaza, se não cai nenhum Yukon.
lesson-yukon-grande = Um valete, um Yukon, foi jogado. Você tem o valete de espadas, o Grande Yukon, que ganha de todos. Essas cartas contam muito: ganhe-as.
lesson-yukon-low = Você ganhou a vaza, então comprou primeiro e sai. Saia com uma carta que não conta nada.
lesson-yukon-take = Aqui há cartas que contam. O ás é a mais alta do seu naipe.
lesson-yukon-points = O que vale são os pontos nas vazas, não as vazas.

lesson-grand-bid = Um naipe longo e um parceiro: isso basta para uma aposta. Você promete esses pontos; se não os fizer, perde esses mesmos pontos.
lesson-grand-choose = Ninguém aposta mais, então você escolhe o jogo. Com um naipe longo escolha Whist e faça dele o trunfo.
lesson-grand-lead = Saia de um naipe em que o seu parceiro possa ter o ás.
lesson-grand-trumps = O seu parceiro sai de trunfo para você. Isso tira os trunfos dos outros.
lesson-grand-void = Você não pode seguir o naipe; um trunfo ganha a vaza.
lesson-grand-count = Cada vaza acima de seis dá pontos. As vazas da dupla contam juntas.

lesson-malilla-lead = O nove, a Malilla, é a carta mais alta do seu naipe e a que mais conta. Saia com ela enquanto todos ainda têm o naipe.
lesson-malilla-malilla = O seu parceiro pôs um ás: cartas altas nas suas vazas contam para os dois. Mais uma vez.
lesson-malilla-low = Você tem um naipe longo sem carta alta. Por agora deixe que outros ganhem nele.
lesson-malilla-beat = Enquanto um adversário está ganhando a vaza, você deve cobri-la se puder.
lesson-malilla-partner = O seu parceiro está à sua frente; o que ele ganha conta também para você.

lesson-cientos-discard = Antes do jogo você pode trocar cartas com o monte. Descarte o que não serve para o ponto, nem para uma secansa, um catorze ou um três.
lesson-cientos-punto = Agora acuse. O seu naipe mais longo é o ponto; você diz só quanto ele soma.
lesson-cientos-secansa = Três cartas seguidas de um naipe são uma sequência, a secansa. A sua vai até o rei.
lesson-cientos-tres = Três reis: um três também conta.
lesson-cientos-play = Agora doze vazas. Não há trunfo; contam cada carta com que você sai e cada vaza que você faz.
lesson-cientos-lead = Você a ganhou, então sai de novo. Primeiro as cartas altas.

lesson-rebesino-discard = Você quer o mínimo de pontos. Descarte uma carta alta.
lesson-rebesino-sell = Você não tem o naipe que saiu: livre-se de uma carta perigosa.
lesson-rebesino-low = Jogue por baixo do que está na mesa, para que outro ganhe a vaza.
lesson-rebesino-under = Aqui as cartas baixas valem muito: guarde algumas para o fim.

## The path

path-title = Aprender { $game } passo a passo
path-lead = Quarenta minutos, do nada até uma mão sua. Cada passo fica guardado; pare quando quiser e continue depois.
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
path-means-orders = Diga quem ganha a vaza. Respostas certas necessárias: { $many }
path-means-may = Marque o que as regras permitem. Respostas certas necessárias: { $many }
path-means-hand = Uma mão inteira em que você mesmo faz tudo.
path-means-advice = Diga o que o livro aconselha. Respostas certas necessárias: { $many }
path-means-count = Conte mãos e preços. Respostas certas necessárias: { $many }
path-means-table = Uma mesa contra bots, com uma dica sempre que você quiser.
path-means-law = Você é o árbitro. Respostas certas necessárias: { $many }
path-done = feito
path-of = { $done } de { $all }
path-step-done = Passo feito.
path-next-step = Próximo passo: { $step }
path-all-done = Você fez o caminho inteiro. Agora jogue.
path-back = Todos os passos
path-primer = Antes vem a cartilha: dois minutos
path-sit = Sentar-se à mesa
path-table-done = Joguei três mãos
path-table-lead = Você joga contra bots. O botão da dica diz o que o livro aconselha e quanto vale cada escolha. Depois de cada mão, a folha diz quem recebeu, e por quê. Jogue três mãos e volte aqui.

## What is remembered

memory-due = { $many ->
    [one] Está na hora de repetir uma regra.
   *[other] Está na hora de repetir { $many } regras.
}
memory-repeat = Repetir
memory-lead = O que você já soube volta antes que o esqueça, cada vez com outras cartas.
memory-heading = O que você está aprendendo
memory-many = { $many ->
    [one] uma para repetir
   *[other] { $many } para repetir
}

# Os conselhos dos livros, e as poucas regras além deles, que o preceptor dá por razão. O id faz-se do número:
# `voltarete A39` é rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Peça licença com três vazas certas em trunfos: o que se compra vale mais duas, quando muito.
rule-voltarete-a2 = Pode ousar-se mais: um rei guardado faz de ordinário uma vaza, e quatro vazas ganham se os outros repartem as suas em três e duas.
rule-voltarete-a3 = O livro traz as menores mãos de licença em cada espécie de naipe; as outras medem-se por elas.
rule-voltarete-a6 = O livro traz as menores mãos de só; um naipe em falta conta por uma vaza cortada com trunfo pequeno.
rule-voltarete-a9 = O mão faz cedo os seus reis, antes que os contrários se desfaçam desse naipe um nas vazas do outro.
rule-voltarete-a10 = Ao pé vem-lhe o jogo dos outros: as suas damas e valetes podem valer como reis.
rule-voltarete-a11 = Não jogue trunfo para o pé sem o ter igual; convém-lhe mais jogado por outrem.
rule-voltarete-a15 = O segundo quer reis, Manilhas ou cartas grandes em vários naipes e um ás preto, para que qualquer volta deixe quatro a seis cartas boas.
rule-voltarete-a16 = A casca pode largar-se sem codilho, deixa menos trunfos contra si e nada diz aos outros dos seus.
rule-voltarete-a17 = Contra a casca: oito ou nove cartas raro trazem um naipe. Espere quatro ou cinco de um, com reis.
rule-voltarete-a18 = Vá à casca com dois naipes: pode achar o que falta, ou mais três ou quatro dos seus.
rule-voltarete-a19 = Vá à casca com mão muito ruim: as boas cartas estão então no monte.
rule-voltarete-a22 = De quatro, o último deve em geral defender o bolo indo à casca; com bolo grande e pouca esperança, sai mais barato deixar ir o quarto. O quarto é forte: guarda as nove melhores de treze.
rule-voltarete-a25 = Quanto menor o bolo, menos arrisca um respeito.
rule-voltarete-a26 = Faça respeito com bolo pequeno e um naipe, copas sobretudo, que daria geral se voltasse.
rule-voltarete-a27 = Faça respeito com rei, Manilha ou cartas grandes em naipes diversos, para que qualquer volta ajude.
rule-voltarete-a28 = Faça respeito quando nem só nem licença são certos, sobretudo com bolo pequeno. Só quando é preciso cobrir alguém é de outro modo.
rule-voltarete-a29 = Vá a só quando está certo ou quase; para preferir a outro basta menos.
rule-voltarete-a31 = Declare a geral só com certeza, ou com muito mais de metade das sortes.
rule-voltarete-a32 = Com uma carta falsa são dois contra um contra a geral: cada contrário guarda o seu naipe.
rule-voltarete-a33 = Não declare geral sem seis trunfos, com quatro matadores em copas ou ouros, ou três em espadas ou páos, e o resto firme.
rule-voltarete-a39 = Seis trunfos com Espadilha e Manilha em copas ou ouros: jogue trunfos se tem além deles um rei.
rule-voltarete-a40 = Seis trunfos com Espadilha e Manilha em espadas ou páos: jogue trunfos, com rei ou sem ele.
rule-voltarete-a41 = Trunfos em escalão e mão não segura: jogue de modo que um dos seus fique sempre acima do melhor dos contrários.
rule-voltarete-a43 = Com muitos trunfos pequenos jogue-os, para que os grandes contra si caiam juntos.
rule-voltarete-a44 = Com poucos trunfos e muitos reis jogue trunfos, se guarda todos os naipes ou fica superior em trunfos.
rule-voltarete-a46 = Seis trunfos de Espadilha em copas ou ouros, ou cinco em espadas ou páos, com reis: duas voltas, primeiro pequeno, depois grande; siga se caem divididos.
rule-voltarete-a47 = Com os dois ases pretos e o rei, ou o ás, de trunfo: jogue Espadilha e depois esse.
rule-voltarete-a48 = Com trunfos seguidos abaixo dos maiores jogue o mais pequeno: quem tem os maiores à sua direita costuma deixá-lo passar.
rule-voltarete-a49 = Reis, e nenhum trunfo com que tirar: jogue primeiro os reis, os menos acompanhados antes dos outros.
rule-voltarete-a50 = De rei e dama do mesmo naipe jogue a menor: o seguinte, mesmo falho, pode poupá-la com medo de cortar o rei do companheiro.
rule-voltarete-a51 = Com trunfos e um só naipe mais, sem poder tirar, canse o contrário fazendo-o cortar.
rule-voltarete-a52 = O que serve ao feito serve também ao contrário que recusa a resposta: tem ambos contra si.
rule-voltarete-a53 = Das mãos jogadas: tire trunfos antes dos reis, largue uma perdida antes que cortar onde o podem recortar, e corte tão alto quanto for preciso.
rule-voltarete-a55 = Ambos os contrários querem que o feito perca: o fraco procura a resposta, o forte o codilho.
rule-voltarete-a56 = Sem saber das forças, ajude o forte até quatro vazas, fazendo uma por si.
rule-voltarete-a57 = Com três vazas seguras, não deixe ao feito mais de três.
rule-voltarete-a61 = Carregue com os seus maiores trunfos as vazas que vão ao feito, para que gaste os dele.
rule-voltarete-a64 = Quando o forte joga trunfo pequeno e o feito é último, meta um grande no meio, em favor do forte.
rule-voltarete-a66 = Se o feito só pode tomar o trunfo do forte com um dos seus melhores, deixe-o correr.
rule-voltarete-a67 = Não ajunte vazas sem estar certo de três; mas recorte o feito enquanto a resposta não é segura.
rule-voltarete-a68 = Jogue uma carta só no seu naipe, ou então do naipe mais curto.
rule-voltarete-a70 = Jogue o que falta ao companheiro quando ele é último: recorta, ou faz o feito cortar alto.
rule-voltarete-a73 = Três vazas a cada um raro se planeiam; o forte pode jogar como feito, mas poupa os trunfos de quem o ajuda.
rule-voltarete-a75 = Com muitos reis jogue trunfos, para que os pequenos lhos não cortem.
rule-voltarete-a76 = Jogue trunfos se é neles superior ao feito.
rule-voltarete-a77 = Jogue trunfos pequenos quando o companheiro é último, para que os grandes dele batam os do feito.
rule-voltarete-a83 = O feito larga tudo menos trunfos e reis; guarda-se a dama do rei se os trunfos se podem tirar.
rule-voltarete-a84 = A carta acima da qual os outros nada têm vale por um trunfo.
rule-voltarete-a86 = Em respeito ou segundo, se volta o seu naipe forte, guarde também os reis e compre o menos que puder: a geral fica mais perto.
rule-voltarete-a87 = O forte guarda só trunfos e reis secos, salvo se a mão já é boa.
rule-voltarete-a89 = O forte que compra por último acerta o que descarta com o que lhe deixaram, e conserva juntos trunfos e um naipe.
rule-voltarete-a90 = O fraco guarda todos os trunfos, e os reis com companhia pequena para se furtar; no resto faz faltas.
rule-voltarete-a92 = Contra uma geral provável, tendo trunfos para lutar, compre, e compre muitas.
rule-voltarete-a94 = Contra uma geral provável, sem trunfos para lutar, deixe ao outro quase todas as cartas e compre só para ficar em falta de algum naipe.
rule-voltarete-a97 = Deixe cinco cartas ao outro: supõe-se que tem quatro boas.
rule-voltarete-a98 = Depois de uma casca compre tudo o que resta, ou nada.
rule-voltarete-a102 = Faça jogar até ao fim as mãos que se mostram, ou conte as cartas e procure a renúncia.
rule-voltarete-r91 = Um resultado já certo pode ajustar-se sem jogar mais.
rule-voltarete-r93 = As pagas podem pedir-se até se acabar de dar a mão seguinte.
rule-voltarete-r135 = Fora disso o dono de uma remissa escolhe se ela entra agora ou depois.

## Truco

rule-truco-a1 = Faltando um tento, abra com falta envido: o envido simples deixa os outros subir ao real.
rule-truco-a2 = Não arrisque mais do que lhe falta: quem aceita mais e perde paga tudo.
rule-truco-a3 = Com flor pobre diga “com flor me achico”: poupa tentos, esconde a mão e, sem oposição, ainda ganha três.
rule-truco-a4 = Suba a contra-flor e o resto quando está forte, ou para impressionar.
rule-truco-a5 = O truco pode pôr-se em qualquer carta, até num quatro: blefe quando a mesa é fraca.
rule-truco-a6 = Muito atrás perto do fim, a lei do jogo força tudo de uma vez; contra ela, quem tem flor sai mais barato achicando-se.
rule-truco-a7 = Diga “não mato” sempre que não pode ganhar: esconde os seus pontos.
rule-truco-a8 = Cante só o total: nem palavra antes, nem soma em voz alta.
rule-truco-a9 = A duas propostas, nomeie primeiro a que recusa; comece por quero só se aceita ambas.
rule-truco-a10 = Diga quero antes de subir a retruco ou vale quatro.
rule-truco-a14 = Repare nas cartas abertas diante de cada um: mostram o que saiu e provam os pontos.
rule-truco-a16 = Não saia sem dizer nada enquanto pode esperar: sair custa mais do que um truco recusado.
rule-truco-a17 = Contra um truco, com bons pontos, diga envido antes de responder.
rule-truco-a18 = Com flor, cante-a antes que se responda ao envido do companheiro, e antes de jogar.
rule-truco-a19 = O mão ganha os empates: sendo mão ouse mais com pontos iguais; mais atrás precisa de um mais.
rule-truco-a21 = Guarde a prova: as cartas de uma flor ou envido cantado não vão para o monte.
rule-truco-a22 = Quem vai atrás não ganha a partida pela falta; igual ou à frente, pode.
rule-truco-r13 = Corta o que está à esquerda do pé, e deixa na mesa ao menos três cartas.
rule-truco-r48 = A uma flor cada contrário responde logo pelas suas cartas: com outra flor, ou que é boa.
rule-truco-r76 = Quem propôs e tem flor deve dizê-lo logo, antes que se cantem pontos.

## Minchiate

rule-minchiate-a1 = Com o Mondo ou as Trombe, e poucas honras delicadas, descarte do naipe mais longo, e leve os tarocchi até ao fim.
rule-minchiate-a2 = Sem as grandes Arie, ou com muitas honras delicadas, descarte para ficar em falta de um naipe, ou do mais curto, e passe as honras nas suas voltas.
rule-minchiate-a3 = Comece pela cartiglia e pelos seus reis.
rule-minchiate-a5 = Desfaça-se das cartas soltas com que teria de responder ao contrário, para ficar em falta e fazer honras sendo último.
rule-minchiate-a6 = A primeira e a segunda volta de um naipe jogam-se livremente, primeiro que tudo a de um naipe de que só tem duas.
rule-minchiate-a9 = Passe com ousadia as honras delicadas à primeira ou segunda volta, salvo se um contrário descartou.
rule-minchiate-a11 = Quando muito mande-as debaixo do companheiro, se a vaza acaba nele e lhe falta o naipe, ou se se jogam tarocchi.
rule-minchiate-a15 = Guarde até ao fim um tarocco alto que conte, para cobrir o companheiro, recobrar uma honra dele ou matar uma alheia.
rule-minchiate-a16 = Quando começam os tarocchi, ou o companheiro está em falta, mande-lhe um tarocco alto que conte: se o não cobrem, ele mete debaixo uma honra delicada.
rule-minchiate-a21 = De resto não tome: furte-se com um tarocco menor e deixe a mão aos contrários, para que os seus joguem por último.
rule-minchiate-a22 = Tome ainda assim quando tem honras a fazer, sobretudo delicadas; ou cubra o companheiro, se a mão ficaria com ele.
rule-minchiate-r28 = O Matto pode dar-se a qualquer vaza, seja o que for que se tenha, e nunca é obrigado.

## Yukon

rule-yukon-a1 = Ganhe quantas vazas puder, sobretudo as que levam as cartas de mais pontos.
rule-yukon-a2 = Não abra as primeiras vazas com cartas altas.
rule-yukon-r9 = Quem ganha recolhe as cartas da vaza e põe-nas viradas para baixo a seu lado.

## Grand

rule-grand-a1 = Escolha o jogo pelo valor das suas cartas e pelo limite de pontos de cada jogo.
rule-grand-a2 = No Whist e no Grand ganhe quantas vazas puder: os apostadores as que a aposta pede, os outros as que a quebram.
rule-grand-a3 = Em Copas evite sobretudo as vazas com copas.
rule-grand-a4 = No Eucre procure três, quatro ou cinco vazas, conforme a aposta.
rule-grand-a5 = Em Copas, quando não pode servir ao naipe, deite primeiro copas.
rule-grand-a8 = Aposte 25 para o Eucre só se pode fazer as cinco sozinho, com uma carta do parceiro.
rule-grand-a9 = A aposta que falha custa duas vezes: os pontos, e dez mais na conta final.
rule-grand-r14 = Quem ganha a vaza sai à seguinte.

# Os conselhos dos livros, e as poucas regras além deles, que o tutor dá como razão. O id vem do número:
# `voltarete A39` é rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Peça licença com três vazas certas em trunfos: as cartas que você compra trazem no máximo mais duas.
rule-voltarete-a2 = Você pode arriscar mais: um rei guardado costuma fazer uma vaza, e quatro vazas ganham se os outros dividirem as suas em três e duas.
rule-voltarete-a3 = O livro dá as mãos mais fracas para licença em cada tipo de naipe. Compare a sua com elas.
rule-voltarete-a6 = O livro dá as mãos mais fracas para o só. Um naipe que falta conta como uma vaza, cortada com um trunfo pequeno.
rule-voltarete-a9 = O mão joga os reis cedo, antes que os adversários se desfaçam desse naipe em outras vazas.
rule-voltarete-a10 = O pé joga por último: as suas damas e valetes podem valer como reis.
rule-voltarete-a11 = Não saia de trunfo para o pé, a não ser que os seus sejam tão bons quanto os dele; deixe que outro saia.
rule-voltarete-a15 = Para o segundo você quer reis, Manilhas ou cartas altas em vários naipes e um ás preto, para que qualquer carta virada deixe de quatro a seis cartas boas.
rule-voltarete-a16 = Você pode desistir da casca sem codilho; ela deixa menos trunfos contra você e não diz nada aos outros sobre os seus.
rule-voltarete-a17 = Contra a casca: oito ou nove cartas novas raramente trazem um naipe. Espere quatro ou cinco do mesmo, com reis.
rule-voltarete-a18 = Vá à casca com dois naipes: você pode achar o que falta, ou mais três ou quatro dos seus.
rule-voltarete-a19 = Vá à casca com uma mão muito ruim: as cartas boas estão no baralho.
rule-voltarete-a22 = Com quatro jogadores, o último a falar deve em geral defender o bolo indo à casca. Com um bolo grande e poucas chances, sai mais barato deixar jogar o quarto, que é forte: ele guarda as nove melhores de treze.
rule-voltarete-a25 = Quanto menor o bolo, menos um respeito arrisca.
rule-voltarete-a26 = Jogue respeito com o bolo pequeno e um naipe, sobretudo copas, que daria geral se fosse virado.
rule-voltarete-a27 = Jogue respeito com um rei, uma Manilha ou cartas altas em naipes diferentes, para que qualquer carta virada ajude.
rule-voltarete-a28 = Jogue respeito quando nem o só nem a licença são certos, sobretudo com o bolo pequeno. Só faça outra coisa se precisar superar alguém.
rule-voltarete-a29 = Jogue só quando tem certeza de ganhar, ou quase. Para superar alguém, basta menos.
rule-voltarete-a31 = Declare o geral só se for certo, ou muito mais provável do que improvável.
rule-voltarete-a32 = Com uma carta que pode perder, as chances são de dois para um contra o geral: cada adversário guarda o seu naipe.
rule-voltarete-a33 = Não declare geral sem seis trunfos, com quatro matadores em copas ou ouros, ou três em espadas ou páos, e o resto sem falhas.
rule-voltarete-a39 = Seis trunfos com Espadilha e Manilha em copas ou ouros: saia de trunfo se também tem um rei.
rule-voltarete-a40 = Seis trunfos com Espadilha e Manilha em espadas ou páos: saia de trunfo, com rei ou sem ele.
rule-voltarete-a41 = Com falhas entre os seus trunfos e uma mão pouco segura, jogue de modo que um dos seus fique sempre acima do melhor dos adversários.
rule-voltarete-a43 = Com muitos trunfos pequenos, saia com eles: os grandes contra você caem juntos.
rule-voltarete-a44 = Com poucos trunfos e muitos reis, saia de trunfo se guarda todos os naipes ou continua o mais forte em trunfos.
rule-voltarete-a46 = Seis trunfos com Espadilha em copas ou ouros, ou cinco em espadas ou páos, com reis: jogue duas voltas de trunfo, primeiro um pequeno, depois um grande. Continue se os deles caírem por igual.
rule-voltarete-a47 = Com os dois ases pretos e o rei, ou o ás, de trunfo: jogue Espadilha e depois esse.
rule-voltarete-a48 = Com trunfos seguidos abaixo dos maiores, jogue o menor: quem tem os maiores à sua direita costuma deixá-lo passar.
rule-voltarete-a49 = Com reis e sem trunfos para tirar os dos outros, jogue primeiro os reis, começando pelo naipe mais curto.
rule-voltarete-a50 = De rei e dama do mesmo naipe, ou rei, dama e valete, saia com a mais baixa: o seguinte, mesmo sem o naipe, pode não cortar com medo de cortar o rei do parceiro.
rule-voltarete-a51 = Com trunfos e um só outro naipe, sem como tirar trunfos, canse o adversário fazendo com que ele corte.
rule-voltarete-a52 = O que ajuda o feito também ajuda o adversário que recusa a reposta: cada um tem dois contra si.
rule-voltarete-a53 = Das mãos do livro: tire trunfos antes de jogar os reis, jogue fora uma carta perdida em vez de cortar onde podem recortar, e corte tão alto quanto for preciso.
rule-voltarete-a55 = Os dois adversários querem que o feito perca: o fraco joga para a reposta, o forte para o codilho.
rule-voltarete-a56 = Enquanto você não sabe a força dos outros, ajude o forte a fazer quatro vazas, e faça uma.
rule-voltarete-a57 = Se você é o fraco e tem três vazas certas, não deixe ao forte mais de três: bastam para a reposta.
rule-voltarete-a61 = Ponha os seus maiores trunfos nas vazas que vão para o feito, para que ele gaste os dele.
rule-voltarete-a64 = Quando o forte sai de trunfo pequeno e o feito joga por último, ponha um grande no meio, para ajudar o forte.
rule-voltarete-a66 = Se o feito só pode ganhar do trunfo do forte com um dos seus melhores, deixe o trunfo correr.
rule-voltarete-a67 = Não junte vazas sem ter três certas. Mas recorte o feito enquanto a reposta não estiver segura.
rule-voltarete-a68 = Saia com uma carta sozinha no naipe, ou então do seu naipe mais curto.
rule-voltarete-a70 = Saia do naipe que falta ao parceiro quando ele joga por último: ele recorta, ou faz o feito cortar alto.
rule-voltarete-a73 = Três vazas para cada um raramente acontecem de propósito. O forte pode jogar como um feito, mas deve poupar os trunfos de quem o ajuda.
rule-voltarete-a75 = Com muitos reis, saia de trunfo, para que os pequenos não cortem os reis.
rule-voltarete-a76 = Saia de trunfo se você é mais forte nele do que o feito.
rule-voltarete-a77 = Saia de trunfo pequeno quando o parceiro joga por último, para que os grandes dele ganhem dos do feito.
rule-voltarete-a83 = O feito descarta tudo menos trunfos e reis, e guarda a dama junto do rei se puder tirar os trunfos.
rule-voltarete-a84 = Uma carta que nada nas outras mãos pode vencer vale como um trunfo.
rule-voltarete-a86 = No respeito ou no segundo, se virar o seu naipe forte, guarde também os reis e compre o menos que puder: o geral está ao alcance.
rule-voltarete-a87 = O forte guarda só trunfos e reis secos, salvo se a mão já é boa.
rule-voltarete-a89 = O forte que compra por último descarta conforme as cartas que restam, e guarda trunfos e um só naipe.
rule-voltarete-a90 = O fraco guarda todos os trunfos, e os reis com cartas pequenas do naipe para se esquivar; no resto, procura ficar sem algum naipe.
rule-voltarete-a92 = Contra um geral provável, se você tem trunfos para lutar, compre, e compre muitas.
rule-voltarete-a94 = Contra um geral provável, sem trunfos para lutar, deixe quase todas as cartas ao outro adversário e compre só para ficar sem algum naipe.
rule-voltarete-a97 = Deixe cinco cartas ao outro adversário, que provavelmente tem quatro boas.
rule-voltarete-a98 = Depois de uma casca compre tudo o que resta, ou nada.
rule-voltarete-a102 = Quando alguém abre as cartas, mande jogar até o fim, ou conte as cartas e procure uma renúncia.
rule-voltarete-r91 = Um resultado certo pode ser acertado sem continuar jogando.
rule-voltarete-r93 = As pagas podem ser pedidas até a mão seguinte acabar de ser dada.
rule-voltarete-r135 = Nos demais casos, quem deve uma reposta escolhe se a paga agora ou se a deixa como remissa.

## Truco

rule-truco-a1 = Se falta um tento para você, abra com falta envido: o envido simples deixa os outros aumentarem para o real.
rule-truco-a2 = Não aposte mais do que falta para você: se aceitar mais e perder, paga tudo.
rule-truco-a3 = Com flor fraca, diga “com flor me achico”: poupa tentos, esconde a mão e, sem oposição, ainda ganha três.
rule-truco-a4 = Aumente para contra-flor e o resto quando está forte, ou para impressionar.
rule-truco-a5 = Você pode dizer truco em cima de qualquer carta, até um quatro: blefe quando a mesa está fraca.
rule-truco-a6 = Muito atrás e perto do fim, a lei do jogo aposta tudo de uma vez. Contra ela, quem tem flor sai mais barato se achicando.
rule-truco-a7 = Diga “não mato” sempre que não puder ganhar: assim esconde os seus pontos.
rule-truco-a8 = Cante só o total: nem palavra antes, nem soma em voz alta.
rule-truco-a9 = Ao responder a duas propostas, diga primeiro a que recusa. Só comece por quero se aceita as duas.
rule-truco-a10 = Diga quero antes de aumentar para retruco ou vale quatro.
rule-truco-a14 = Repare nas cartas abertas na frente de cada um: mostram o que já saiu e provam os pontos.
rule-truco-a16 = Não saia sem dizer nada enquanto pode esperar: sair custa mais do que um truco recusado.
rule-truco-a17 = Contra um truco, com bons pontos, diga envido antes de responder.
rule-truco-a18 = Com flor, cante antes que respondam ao envido do parceiro, e antes de jogar.
rule-truco-a19 = O mão ganha os empates. Como mão, arrisque mais com pontos iguais; mais atrás, você precisa de um a mais.
rule-truco-a21 = Guarde a prova: as cartas de uma flor ou envido cantado não vão para o monte.
rule-truco-a22 = Quem está atrás não ganha a partida com a falta. Empatado ou na frente, pode ganhar.
rule-truco-r13 = Quem corta é o jogador à esquerda do pé, e deixa na mesa pelo menos três cartas.
rule-truco-r48 = Quando uma flor é cantada, cada adversário responde no ato pelas suas cartas: com outra flor, ou dizendo que é boa.
rule-truco-r76 = Quem propôs a lei do jogo e tem flor deve dizer isso no ato, antes que os pontos sejam cantados.

## Minchiate

rule-minchiate-a1 = Com o Mondo ou as Trombe e poucas honras delicadas, descarte do naipe mais longo e guarde os tarocchi para o fim.
rule-minchiate-a2 = Sem as Arie mais altas, ou com muitas honras delicadas, descarte do naipe mais curto, ou até ficar sem ele, para passar honras quando ele for jogado.
rule-minchiate-a3 = Comece pela cartiglia, os quatro naipes, e pelos seus reis.
rule-minchiate-a5 = Livre-se das cartas soltas que obrigariam você a seguir as saídas dos adversários. Sem o naipe, você pode salvar honras quando joga por último.
rule-minchiate-a6 = Você pode jogar à vontade a primeira e a segunda volta de um naipe. Comece por um naipe de que só tem duas cartas.
rule-minchiate-a9 = Passe as honras delicadas sem medo na primeira ou na segunda volta de um naipe, salvo se um adversário descartou dele.
rule-minchiate-a11 = Em último caso, jogue-as numa vaza que o parceiro vai ganhar: quando ele joga por último e não tem o naipe, ou quando a saída é de tarocchi.
rule-minchiate-a15 = Guarde até o fim um tarocco alto de valor, para cobrir o parceiro, recuperar uma honra dele ou matar uma dos adversários.
rule-minchiate-a16 = Quando começam os tarocchi, ou o parceiro não tem o naipe, jogue um tarocco alto de valor: se ninguém o cobrir, o parceiro põe debaixo uma honra delicada.
rule-minchiate-a21 = Fora isso, não faça a vaza: esquive-se com um tarocco mais baixo e deixe a saída para os adversários, para que a sua dupla jogue por último.
rule-minchiate-a22 = Exceções: faça a vaza se você tem honras a salvar, sobretudo delicadas; e, se a saída fosse ficar com o parceiro e não há esperança de matar, cubra-o.
rule-minchiate-r28 = Você pode jogar o Matto em qualquer vaza, tenha o que tiver, e não precisa jogá-lo.

## Yukon

rule-yukon-a1 = Ganhe quantas vazas puder, sobretudo as que valem mais pontos.
rule-yukon-a2 = Não abra as primeiras vazas com cartas altas.
rule-yukon-r9 = Quem ganha recolhe as cartas da vaza e as deixa viradas para baixo.

## Grand

rule-grand-a1 = Escolha o jogo pelo valor das suas cartas e pelo limite de pontos de cada jogo.
rule-grand-a2 = No Whist e no Grand, ganhe quantas vazas puder: os apostadores precisam das que a aposta pede, os outros das que a derrubam.
rule-grand-a3 = No Copas, evite acima de tudo as vazas com copas.
rule-grand-a4 = No Eucre, procure três, quatro ou cinco vazas, conforme a aposta.
rule-grand-a5 = No Copas, quando você não pode seguir o naipe, jogue primeiro cartas de copas.
rule-grand-a8 = Só aposte 25 para o Eucre se puder fazer as cinco vazas sem parceiro, com uma carta dele.
rule-grand-a9 = Uma aposta que falha custa duas vezes: os pontos dela, e mais dez na contagem final.
rule-grand-r14 = Quem ganha uma vaza sai na seguinte.

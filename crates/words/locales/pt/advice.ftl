# Os conselhos dos livros, e as poucas regras além deles, que o tutor dá como razão. O id vem do número:
# `voltarete A39` é rule-voltarete-a39.

## Voltarete

rule-voltarete-a1 = Peça licença com três vazas certas em trunfos: as cartas compradas trazem no máximo mais duas.
rule-voltarete-a2 = Você pode arriscar mais: um rei guardado costuma fazer uma vaza, e quatro vazas ganham se os outros fazem três e duas.
rule-voltarete-a3 = O livro mostra as mãos mais fracas que bastam para licença em cada tipo de naipe. Compare a sua com elas.
rule-voltarete-a6 = O livro mostra as mãos mais fracas que bastam para o só. Um naipe que falta conta como uma vaza, cortada com um trunfo pequeno.
rule-voltarete-a9 = O mão joga os reis cedo, antes que os adversários descartem esse naipe em outras vazas.
rule-voltarete-a10 = O pé joga por último: as suas damas e os seus valetes podem valer como reis.
rule-voltarete-a11 = Não saia de trunfo para o pé, a não ser que os seus trunfos sejam tão bons quanto os dele. Deixe que outro saia.
rule-voltarete-a15 = Para o Voltarete segundo, você quer um ás preto e reis, Manilhas ou cartas altas em vários naipes, para que qualquer carta virada deixe você com quatro a seis cartas boas.
rule-voltarete-a16 = Você pode desistir de uma casca sem perder por codilho. Ela deixa menos trunfos contra você e não diz nada aos outros sobre os seus.
rule-voltarete-a17 = Não espere muito da casca: oito ou nove cartas novas raramente formam um naipe. Conte com quatro ou cinco de um naipe, e com reis.
rule-voltarete-a18 = Vá à casca com dois naipes: você pode comprar o que falta, ou mais três ou quatro cartas dos seus.
rule-voltarete-a19 = Vá à casca com uma mão muito ruim: nesse caso, as cartas boas estão no baralho.
rule-voltarete-a22 = Com quatro jogadores, o último a falar deve, em geral, defender o bolo indo à casca. Se o bolo é grande e as chances são poucas, sai mais barato deixar jogar o quarto, embora ele seja forte: fica com as nove melhores de treze cartas.
rule-voltarete-a25 = Quanto menor é o bolo, menos você arrisca com um respeito.
rule-voltarete-a26 = Aposte respeito quando o bolo é pequeno e um dos seus naipes, sobretudo copas, poderia dar um geral se fosse virado.
rule-voltarete-a27 = Aposte respeito com um rei, uma Manilha ou cartas altas em naipes diferentes, para que qualquer carta virada ajude.
rule-voltarete-a28 = Aposte respeito quando nem o só nem a licença são certos, principalmente com um bolo pequeno. Só faça outra coisa se precisar superar alguém.
rule-voltarete-a29 = Jogue o só quando tem certeza de ganhar, ou quase. Para superar alguém, basta menos.
rule-voltarete-a31 = Declare o geral apenas se ele é certo ou muito provável.
rule-voltarete-a32 = Com uma carta que pode perder, as chances são de dois para um contra o geral: cada adversário guarda o seu naipe.
rule-voltarete-a33 = Não declare um geral sem seis trunfos, com quatro matadores em copas ou ouros, ou três em espadas ou páos, e sem nenhuma carta fraca entre as outras.
rule-voltarete-a39 = Se você tem seis trunfos em copas ou ouros, com Espadilha e Manilha, saia de trunfo se também tem um rei.
rule-voltarete-a40 = Se você tem seis trunfos em espadas ou páos, com Espadilha e Manilha, saia de trunfo, com rei ou sem ele.
rule-voltarete-a41 = Se há falhas entre os seus trunfos e a mão não é segura, jogue de modo que um dos seus trunfos fique sempre acima do melhor dos adversários.
rule-voltarete-a43 = Com muitos trunfos pequenos, saia com eles: os grandes dos adversários caem juntos.
rule-voltarete-a44 = Com poucos trunfos e muitos reis, saia de trunfo se você segura todos os naipes ou continua o mais forte em trunfos.
rule-voltarete-a46 = Se você tem reis e a Espadilha, com seis trunfos em copas ou ouros, ou cinco em espadas ou páos, saia duas vezes de trunfo: primeiro um pequeno, depois um grande. Continue se os trunfos dos outros caem por igual.
rule-voltarete-a47 = Se você tem os dois ases pretos e o rei ou o ás de trunfo, saia com a Espadilha e depois com essa carta.
rule-voltarete-a48 = Com trunfos seguidos abaixo dos maiores, saia com o menor: se quem tem os maiores está à sua direita, costuma deixá-lo passar.
rule-voltarete-a49 = Com reis, mas sem trunfos para tirar os dos outros, jogue primeiro os reis, a começar pelo naipe mais curto.
rule-voltarete-a50 = Com rei e dama do mesmo naipe, ou rei, dama e valete, saia com a mais baixa: o jogador seguinte, mesmo sem o naipe, pode não cortar, com medo de cortar o rei do parceiro.
rule-voltarete-a51 = Se você só tem trunfos e um outro naipe, e não pode tirar os trunfos dos outros, canse o adversário fazendo com que ele corte.
rule-voltarete-a52 = O que ajuda o feito também ajuda o adversário que recusa a reposta: cada um deles tem dois jogadores contra si.
rule-voltarete-a53 = As mãos do livro ensinam: tire os trunfos antes de jogar os reis; jogue fora uma carta perdedora em vez de cortar onde outro pode recortar; e corte tão alto quanto for preciso.
rule-voltarete-a55 = Os dois adversários querem que o feito perca: o fraco joga para a reposta; o forte, para o codilho.
rule-voltarete-a56 = Enquanto você não sabe que força têm os outros, ajude o forte a fazer até quatro vazas e faça uma você mesmo.
rule-voltarete-a57 = Se você é o fraco e tem três vazas certas, não deixe que o forte faça mais de três: isso basta para a reposta.
rule-voltarete-a61 = Ponha os seus maiores trunfos nas vazas que seriam do feito, para que ele gaste os dele.
rule-voltarete-a64 = Quando o forte sai com um trunfo pequeno e o feito joga por último, ponha um trunfo grande no meio, para ajudar o forte.
rule-voltarete-a66 = Se o feito só pode ganhar do trunfo do forte com um dos seus melhores, deixe passar.
rule-voltarete-a67 = Não junte vazas se não tem três certas. Mas recorte o feito enquanto a reposta não está segura.
rule-voltarete-a68 = Saia com uma carta que está sozinha no naipe ou, senão, do seu naipe mais curto.
rule-voltarete-a70 = Saia do naipe que falta ao seu parceiro quando ele joga por último: ele recorta ou obriga o feito a cortar alto.
rule-voltarete-a73 = Três vazas para cada um raramente resultam de um plano. O forte pode jogar como um feito, mas deve poupar os trunfos de quem o ajuda.
rule-voltarete-a75 = Com muitos reis, saia de trunfo, para que os trunfos pequenos não cortem os reis.
rule-voltarete-a76 = Saia de trunfo se você é mais forte em trunfos do que o feito.
rule-voltarete-a77 = Saia de trunfo pequeno quando o parceiro joga por último, para que os grandes dele ganhem dos do feito.
rule-voltarete-a83 = O feito descarta tudo, menos trunfos e reis. Guarda também a dama junto do rei, se pode tirar os trunfos.
rule-voltarete-a84 = Uma carta que nenhuma outra pode superar vale tanto quanto um trunfo.
rule-voltarete-a86 = No respeito ou no Voltarete segundo, se a carta virada é do seu naipe forte, guarde também os reis e compre o mínimo que puder: o geral está perto.
rule-voltarete-a87 = O forte só guarda trunfos e reis secos, salvo se a mão já é boa.
rule-voltarete-a89 = O forte que compra por último descarta de acordo com as cartas que restam, e guarda trunfos e um só naipe.
rule-voltarete-a90 = O fraco guarda todos os trunfos e os reis que têm cartas pequenas do naipe, para se esquivar. No resto, procura ficar sem algum naipe.
rule-voltarete-a92 = Contra um geral provável, se você tem trunfos para resistir, compre, e compre muitas cartas.
rule-voltarete-a94 = Contra um geral provável, se não tem trunfos para resistir, deixe quase todas as cartas ao outro adversário e só compre para ficar sem algum naipe.
rule-voltarete-a97 = Deixe cinco cartas ao outro adversário, que provavelmente tem quatro boas.
rule-voltarete-a98 = Depois de uma casca, compre todas as cartas que restam, ou nenhuma.
rule-voltarete-a102 = Quando alguém abre as cartas, exija que a mão seja jogada até o fim, ou conte as cartas e procure uma renúncia.
rule-voltarete-r91 = Quando o resultado é certo, a mão pode ser paga sem ser jogada até o fim.
rule-voltarete-r93 = As pagas podem ser pedidas até que a mão seguinte acabe de ser dada.
rule-voltarete-r135 = Nos demais casos, quem deve uma reposta escolhe se a paga agora ou se a deixa como remissa.

## Truco

rule-truco-a1 = Se falta um tento para você, abra com falta envido: um envido simples deixa que os outros aumentem para o real envido.
rule-truco-a2 = Não aposte mais do que falta para você: se aceita mais e perde, paga tudo.
rule-truco-a3 = Com uma flor fraca, diga “com flor me achico”: você poupa tentos, esconde a mão e, se ninguém se opõe, ainda ganha três.
rule-truco-a4 = Aumente para contra-flor e o resto quando está forte, ou para impressionar.
rule-truco-a5 = Você pode pedir truco sobre qualquer carta, até sobre um quatro: blefe quando a mesa está fraca.
rule-truco-a6 = Se você está muito atrás e perto do fim, a lei do jogo aposta tudo de uma vez. Contra ela, quem tem flor perde menos se achicando.
rule-truco-a7 = Diga “não mato” sempre que não puder ganhar: assim esconde os seus pontos.
rule-truco-a8 = Cante só o total: não diga nada antes nem some em voz alta.
rule-truco-a9 = Quando responde a duas propostas, diga primeiro a que recusa. Só comece por “quero” se aceita as duas.
rule-truco-a10 = Diga “quero” antes de aumentar para retruco ou vale quatro.
rule-truco-a14 = Repare nas cartas abertas na frente de cada um: elas mostram o que já saiu e provam os pontos.
rule-truco-a16 = Não saia calado enquanto pode esperar: sair custa mais do que recusar um truco.
rule-truco-a17 = Se você tem bons pontos e o outro grupo pede truco, diga envido antes de responder.
rule-truco-a18 = Se você tem flor, cante-a antes que alguém responda ao envido do parceiro, e antes de jogar.
rule-truco-a19 = O mão ganha os empates. Se você é o mão, arrisque mais com pontos iguais; em um lugar mais atrás, precisa de um ponto a mais.
rule-truco-a21 = Guarde a prova: as cartas de uma flor ou de um envido cantado não vão para o monte.
rule-truco-a22 = Quem está atrás não pode ganhar a partida com a falta envido. Quem está empatado ou na frente pode.
rule-truco-r13 = O jogador à esquerda do pé corta e deixa na mesa pelo menos três cartas.
rule-truco-r48 = Quando uma flor é cantada, cada adversário responde na hora pelas suas cartas: com outra flor, ou com “é boa”.
rule-truco-r76 = Quem propôs a lei do jogo e tem flor deve dizer isso na hora, antes que os pontos sejam cantados.

## Minchiate

rule-minchiate-a1 = Com o Mondo ou as Trombe e poucas honras delicadas, descarte do seu naipe mais longo e guarde os tarocchi para o fim.
rule-minchiate-a2 = Sem as Arie mais altas, ou com muitas honras delicadas, descarte do naipe mais curto, até ficar sem ele. Assim você pode passar honras quando alguém sai desse naipe.
rule-minchiate-a3 = Comece pela cartiglia, as cartas dos quatro naipes, e pelos seus reis.
rule-minchiate-a5 = Livre-se das cartas soltas que obrigariam você a seguir as saídas dos adversários. Quando não tem o naipe, você pode salvar honras se joga por último.
rule-minchiate-a6 = Na primeira e na segunda vez que um naipe sai, você pode sair dele à vontade. Comece por um naipe de que só tem duas cartas.
rule-minchiate-a9 = Passe as honras delicadas sem medo na primeira ou na segunda vez que um naipe sai, salvo se um adversário descartou dele.
rule-minchiate-a11 = Em último caso, jogue as honras delicadas em uma vaza em que o parceiro joga por último e que ele vai ganhar: quando ele não tem o naipe da saída, ou quando a saída é de tarocchi.
rule-minchiate-a15 = Guarde até o fim um tarocco alto de valor, para cobrir o parceiro, recuperar uma honra dele ou matar uma dos adversários.
rule-minchiate-a16 = Quando começam os tarocchi, ou quando o parceiro não tem o naipe, jogue um tarocco alto de valor. Se ninguém o cobre, o parceiro põe uma honra delicada nessa vaza.
rule-minchiate-a21 = Em geral, não ganhe uma vaza de tarocchi: esquive-se com um tarocco mais baixo e deixe a saída para os adversários, para que a sua dupla jogue por último.
rule-minchiate-a22 = Se você tem honras a salvar, sobretudo delicadas, ganhe uma vaza que normalmente deixaria passar; ou cubra a carta do parceiro, quando a saída ficaria com ele.
rule-minchiate-r28 = Você pode jogar o Matto em qualquer vaza, tenha as cartas que tiver, e não precisa jogá-lo se não quiser.

## Yukon

rule-yukon-a1 = Ganhe quantas vazas puder, sobretudo as que valem mais pontos.
rule-yukon-a2 = Não saia com cartas altas nas primeiras vazas.
rule-yukon-r9 = Quem ganha a vaza recolhe as cartas e as deixa viradas para baixo.

## Grand

rule-grand-a1 = Escolha o jogo pela força das suas cartas e pelo limite de pontos de cada jogo.
rule-grand-a2 = No Whist e no Grand, ganhe quantas vazas puder: a dupla apostadora precisa das que a aposta pede; a outra, das que a derrubam.
rule-grand-a3 = No Copas, evite acima de tudo as vazas que têm cartas de copas.
rule-grand-a4 = No Eucre, procure fazer três, quatro ou cinco vazas, conforme a aposta.
rule-grand-a5 = No Copas, quando você não pode seguir o naipe, jogue primeiro cartas de copas.
rule-grand-a8 = Só aposte 25 para o Eucre se pode fazer as cinco vazas sozinho, com uma carta do parceiro.
rule-grand-a9 = Uma aposta que falha custa duas vezes: os pontos dela e mais dez na contagem final.
rule-grand-r14 = Quem ganha uma vaza sai na seguinte.

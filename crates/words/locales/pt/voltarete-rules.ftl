# As regras e leis que os pagamentos e as recusas citam, cada uma em uma ou duas frases. O id faz-se da citação:
# `voltarete R57` é rule-voltarete-r57, `voltarete:II.10.13` é rule-voltarete-ii-10-13.

## A mesa e as cartas

rule-voltarete-r2 = O baralho tem quarenta cartas: não tem oitos, noves nem dezes.
rule-voltarete-r8 = Espadilha, Manilha e Basto são os matadores. O feito que tem os três conta-os, e com eles cada trunfo que se lhes segue sem interrupção: 1 tento por cada um, de cada contrário, 2 em copas; o feito que perde paga-os.
rule-voltarete-r13 = Cada jogador recebe nove cartas; as treze que ficam são o resto do baralho, onde se compra.
rule-voltarete-r15 = Quando a mão vai abaixo cada um tira do bolo o que meteu ao passar, e o mesmo torna a dar as cartas.

## As entradas

rule-voltarete-r18 = Em cada mão o que dá as cartas entra para o bolo, com 5 tentos, salvo combinação em contrário.
rule-voltarete-r19 = Estando o bolo vazio e não se devendo remissa, o que tem o medalhão entra com 20 tentos, ou com o que se combinou, e passa-o à sua direita.
rule-voltarete-r22 = O bolo compõe-se das entradas de quem dá as cartas, do medalhão, das passagens, das respostas e das remissas; isto é o que nele estava antes da primeira mão.
rule-voltarete-r25 = Quem passa mete 1 tento no bolo e não pode mais falar nessa passagem.
rule-voltarete-r28 = Dar licença é o que se diz ao jogo de outro. Não custa nada, salvo se a mesa combinou um tento, e quem a dá termina a sua parte na passagem.

## As duas passagens

rule-voltarete-r24 = Enquanto ninguém se faz, passa-se ou abre-se: a mão e o contra-pé com licença, o pé com entro, qualquer deles com só, ou com respeito se tem os dois ases pretos.
rule-voltarete-r29 = Um jogo prefere a outro se é maior, ou igual e dito de um lugar anterior: licença, preferência, só, só em copas, respeito. A licença nunca prefere a coisa alguma.
rule-voltarete-r35 = O primeiro naipe que se nomeia é o trunfo.
rule-voltarete-r52 = Na segunda passagem joga o primeiro que não passa, em segundo ou em casca e em mais nada.
rule-voltarete-r98 = Jogando-se de quatro, o que dá as cartas não as recebe e não toma parte na mão, salvo se os outros três passam todos duas vezes.
rule-voltarete-r108 = Jogando-se de quatro, quando todos passaram uma vez, o que tem a Espadilha é obrigado a ir na segunda passagem; se nem a mão nem o contra-pé a têm, é obrigado o pé.
rule-voltarete-r111 = No jogo obrigado há de saber-se onde estava a Espadilha: quem a escondeu passando duas vezes põe uma resposta.

## O baralho

rule-voltarete-r38 = Em só o feito não troca carta alguma.
rule-voltarete-r37 = O feito em licença troca de uma a oito cartas: nenhuma seria só, e nove pareceria baralho arranjado.
rule-voltarete-r39 = O feito que voltou o trunfo é obrigado a ficar com a carta voltada e, em respeito, também com os dois ases pretos.
rule-voltarete-r40 = Em Voltarete segundo tem de guardar-se a carta voltada; por ela, e pelas que mais se compram, saem de uma a oito cartas da mão.
rule-voltarete-r46 = O contrário à direita do feito compra primeiro, oito cartas no máximo, e passa o resto do baralho sem o ver.
rule-voltarete-r59 = A casca pode repor-se antes de nomeado o trunfo: o feito põe uma resposta e paga 5 tentos a cada um que teve cartas, nunca dobrados.
rule-voltarete-r60 = Depois de nomeado o trunfo da casca, já não se pode repor nem dar de resposta.

## Abertura e resposta

rule-voltarete-r61 = Quando todos estão encartados, o feito manda jogar, declara geral, ou pede resposta; em casca não se pode pedir resposta.
rule-voltarete-r65 = Se ambos os contrários dão resposta, não se joga: o feito põe uma resposta no bolo e paga a cada um o preço do seu jogo, sem matadores.
rule-voltarete-r66 = Se um dá resposta e o outro a nega, o feito não pode ganhar. O que a nega ganha codilho se faz mais vazas do que cada um dos outros; se não, põe uma resposta ele e outra o feito.
rule-voltarete-r67 = Se ambos negam resposta, cada um dos que a negaram e não ganha a mão põe uma resposta.

## As vazas

rule-voltarete-r72 = Quem pode serve o naipe que vem de mão, com qualquer carta dele; nunca há obrigação de cobrir a vaza.
rule-voltarete-r76 = Vindo trunfo de mão, joga-se trunfo, salvo não tendo senão matadores que a carta jogada não obriga: só um matador maior, vindo de mão, obriga um menor.
rule-voltarete-r82 = Não servir o naipe ou o trunfo é renúncia: recusada numa mesa rigorosa, punida numa mesa de honra.
rule-voltarete-r86 = O geral, tentado ou declarado, perde-se logo que outro faz uma vaza: o feito paga então a cada contrário o que ele lhe teria rendido.
rule-voltarete-r87 = O feito pode deitar as cartas na mesa dando a mão por ganha. Se todos os contrários estão de acordo, fazem-se as contas como ele disse; qualquer deles o pode obrigar a jogar.
rule-voltarete-r88 = Um contrário pode deitar as cartas na mesa dando a mão por codilho; tem de continuar a jogar se alguém quiser.

## O quarto

rule-voltarete-r99 = Na casca das treze o quarto toma todas as treze cartas do baralho, separa quatro à sua vontade, nomeia o trunfo e joga com nove contra os outros três.
rule-voltarete-r102 = O quarto que ganha a sua casca das treze levanta o bolo e recebe 5 tentos de cada um dos três e, além disso, matadores e primeiras, dobrados em copas.
rule-voltarete-r103 = O quarto que faz quatro vazas ou menos paga aos três juntos tanto como o bolo tem, os tentos que sobram aos que se seguem à sua direita, e o bolo fica.
rule-voltarete-r104 = Na casca das treze não há geral.
rule-voltarete-r107 = A casca das treze só se larga se os três concordam: o quarto põe uma resposta e paga 5 tentos a cada um.

## As contas

rule-voltarete-r113 = Com mais vazas do que qualquer dos contrários, o feito ganha e levanta o bolo. Com tantas como o melhor deles, põe uma resposta, tantos tentos como o bolo tem; com menos, perde de codilho.
rule-voltarete-r114 = O codilho é de tantos tentos como o bolo tem, pagos pelo feito ao contrário com mais vazas; dois que têm igualmente o maior número repartem-no, salvo combinação em contrário. O bolo fica.
rule-voltarete-r116 = O que cada contrário paga ao feito que ganha: 2 tentos em licença, 4 em segundo, 5 em casca, 6 em só, 12 em respeito; mais 2 por primeiras, as cinco primeiras vazas seguidas, salvo se dá geral; por geral, além disso, 8, 16, 24, 32 ou 64, e o dobro se declarado. Em copas tudo é dobrado.
rule-voltarete-r120 = O feito que perde paga a cada contrário o que teria recebido pelo seu jogo.

## Recambó e remissas

rule-voltarete-r124 = A partida é de tantos recambós quantos se combinaram, e com eles está acabada.
rule-voltarete-r125 = De cada bolo que se levanta vai um tento para a caixa do recambó.
rule-voltarete-r126 = Quando a caixa está cheia, os seus tentos entram para o bolo; levantado esse bolo, está acabado o recambó.
rule-voltarete-r127 = O bolo que tem a caixa, e o que depois dele ainda se joga, levanta-se inteiro.
rule-voltarete-r133 = Enquanto está por pagar a remissa de uma mão anterior, também a resposta tem de ficar para remissa, salvo combinação em contrário.
rule-voltarete-r136 = Duas respostas da mesma mão podem ficar para uma só remissa.
rule-voltarete-r137 = Estando o bolo vazio, entra para ele a maior remissa que se deve, paga por quem a deve.
rule-voltarete-r140 = Se todos concordam em deixar o jogo, as remissas e o bolo repartem-se igualmente, perdoando-se a cada devedor a sua própria parte.

## As leis

rule-voltarete-ii-10-15 = A renúncia vale depois que o seu autor jogou para a vaza seguinte: custa-lhe uma resposta. Até então pode emendá-la sem pena.
rule-voltarete-ii-10-16 = A renúncia que se conhece enquanto a mão se pode refazer desfaz-se, e joga-se a mão daí em diante; conhecida no fim, a vaza vai para aquele a quem pertenceria.
rule-voltarete-ii-10-21 = Uma carta jogada não se pode mudar, senão para emendar uma renúncia.
rule-voltarete-ii-12-2 = O contrário que mostra as cartas dizendo que o feito ganhou põe uma resposta, salvo se o outro concorda ou se a mão já estava segura.
rule-voltarete-ii-12-4 = O contrário que mostra as cartas dando por codilho o que não era seguro põe uma resposta se depois o feito ganha.
rule-voltarete-ii-12-5 = Quem deita as cartas na mesa dando a mão por ganha perde o direito de examinar as cartas e as vazas dos outros.
rule-voltarete-ii-12-8 = Quem deita as cartas na mesa dando a mão por perdida já não a pode ganhar: conta-se como perdida de resposta, ainda que as vazas venham a ser suas.
rule-voltarete-ii-16-4 = O que tem a Espadilha obrigada e passa segunda vez põe uma resposta.
rule-voltarete-ii-16-7 = O que, tendo a Espadilha, passou duas vezes contra a sua obrigação põe uma resposta também quando outro fez segundo, salvo se comprou cartas e a pode ter achado nelas.
rule-voltarete-ii-16-8 = Se o que tem a Espadilha passou duas vezes contra a sua obrigação e o pé foi à casca, o que a tem põe uma resposta e vai a mão abaixo.
rule-voltarete-ii-16-9 = O feito que foi obrigado à casca e se descartou da Espadilha põe uma resposta; a mão vale.
rule-voltarete-ii-17-2 = Onde as pagas se têm de pedir, só se paga o que é pedido e devido.
rule-voltarete-ii-19-21 = A remissa entra toda, salvo se todos concordaram em que se pode dividir.

## O que falta a quem aprende

rule-voltarete-r3 = Os naipes que não são trunfo vão, em espadas e páos, de rei, dama, valete, do 7 ao 2; em copas e ouros, de rei, dama, valete, ás, do 2 ao 7: ali o 7 é a menor.
rule-voltarete-r4 = Os ases de espadas, a Espadilha, e de páos, o Basto, são trunfos em qualquer naipe, sempre o primeiro e o terceiro.
rule-voltarete-r5 = O segundo trunfo é a Manilha, a menor carta do naipe de trunfo: o 7 de copas ou ouros, o 2 de espadas ou páos.
rule-voltarete-r6 = Os trunfos vão de Espadilha, Manilha, Basto; depois em espadas e páos rei, dama, valete, do 7 ao 3; em copas e ouros ás, rei, dama, valete, do 2 ao 6.
rule-voltarete-r70 = Jogam-se nove vazas; o mão joga à primeira, quem ganha cada uma à seguinte. Ganha o maior trunfo ou, sem trunfos, a maior carta do naipe que veio de mão.

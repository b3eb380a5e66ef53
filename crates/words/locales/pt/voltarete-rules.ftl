# As regras e leis que os pagamentos e as recusas citam, cada uma em uma ou duas frases. O id vem da citação:
# `voltarete R57` é rule-voltarete-r57, `voltarete:II.10.13` é rule-voltarete-ii-10-13.

## A mesa e as cartas

rule-voltarete-r2 = O baralho tem quarenta cartas: não há oitos, noves nem dez.
rule-voltarete-r8 = Espadilha, Manilha e Basto são os matadores. O feito que tem os três recebe de cada adversário 1 tento, ou 2 em copas, por cada um deles e por cada trunfo que vem em seguida sem falha. O feito que perde paga por eles a cada adversário, mas por 4 no máximo.
rule-voltarete-r13 = Cada jogador recebe nove cartas; as treze que restam são o baralho, de onde as cartas são compradas.
rule-voltarete-r15 = Quando a mão é nula, cada um retira do bolo o que pagou ao passar, e a mesma pessoa dá de novo.

## As apostas

rule-voltarete-r18 = Em cada mão, quem dá as cartas põe 5 tentos no bolo, salvo outro acordo.
rule-voltarete-r19 = Quando o bolo está vazio e ninguém deve remissa, quem tem o medalhão põe 20 tentos, ou o que foi combinado. Depois passa o medalhão ao jogador à sua direita.
rule-voltarete-r22 = O bolo reúne as apostas de quem dá, o medalhão, os tentos de quem passa, as repostas, as remissas e, uma vez por recambó, os dez tentos da sua caixa. Uma partida pode começar com um bolo já formado.
rule-voltarete-r25 = Se você passa, põe 1 tento no bolo e não fala mais nessa rodada.
rule-voltarete-r28 = Quando outro jogador aposta, você pode deixá-lo jogar. Não custa nada, salvo se a mesa combinou um tento. Depois disso, você não fala mais nessa rodada.

## As duas rodadas

rule-voltarete-r24 = Enquanto ninguém apostou, você passa ou abre. O mão e o contra-pé abrem com licença, o pé com entro, qualquer um com só, ou com respeito se tem os dois ases pretos.
rule-voltarete-r29 = Uma aposta supera outra se é mais alta, ou se é igual e vem de quem fala antes. Da mais baixa à mais alta: licença, preferência, só, só em copas, respeito. A licença nunca supera outra aposta.
rule-voltarete-r35 = O primeiro naipe que o feito nomeia é o trunfo.
rule-voltarete-r52 = Na segunda rodada, o primeiro que não passa é o feito, e só pode jogar Voltarete segundo ou casca.
rule-voltarete-r98 = Com quatro jogadores, quem dá não recebe cartas e fica fora da mão, salvo se os outros três passarem duas vezes.
rule-voltarete-r108 = Com quatro jogadores, quando todos passaram uma vez, quem tem a Espadilha deve jogar na segunda rodada. Se nem o mão nem o contra-pé a têm, deve jogar o pé.
rule-voltarete-r111 = Quando a Espadilha obriga quem a tem a jogar, ela deve aparecer. Quem a esconde e passa duas vezes paga uma reposta.

## O baralho

rule-voltarete-r38 = No só, o feito não troca nenhuma carta.
rule-voltarete-r37 = Na licença, o feito troca de uma a oito cartas. Se não trocasse nenhuma, seria um só; se trocasse nove, levantaria a suspeita de um baralho arrumado.
rule-voltarete-r39 = O feito que virou o trunfo deve ficar com a carta virada e, no respeito, também com os dois ases pretos.
rule-voltarete-r40 = No Voltarete segundo, o feito guarda a carta virada, descarta de uma a oito cartas e compra as que ainda faltam para nove.
rule-voltarete-r46 = O adversário à direita do feito compra primeiro, no máximo oito cartas, e passa o resto do baralho sem ver.
rule-voltarete-r59 = Antes de nomear o trunfo, o feito pode desistir da casca: põe uma reposta no bolo e paga 5 tentos a cada jogador que teve cartas. Os 5 tentos nunca são em dobro.
rule-voltarete-r60 = Depois de nomear o trunfo de uma casca, o feito não pode mais desistir dela.

## Abertura e resposta

rule-voltarete-r61 = Quando todos têm as suas cartas, o feito manda jogar, declara geral ou pede reposta. Na casca, ele não pode pedir reposta.
rule-voltarete-r65 = Se os dois adversários concedem a reposta, a mão não é jogada. O feito põe uma reposta no bolo e paga a cada adversário o preço do jogo, sem matadores.
rule-voltarete-r66 = Se um adversário concede a reposta e o outro recusa, o feito não pode ganhar. Quem recusou ganha o codilho se faz mais vazas do que cada um dos outros. Senão, ele e o feito pagam uma reposta cada um. Nos dois casos, o feito deve as pagas aos dois.
rule-voltarete-r67 = Se os dois adversários recusam a reposta, cada um joga por si. Cada adversário que não ganha a mão paga uma reposta; no empate, o feito também paga uma.

## As vazas

rule-voltarete-r72 = Siga o naipe da saída, se puder, com qualquer carta dele. Você não precisa ganhar a vaza.
rule-voltarete-r76 = Quando a saída é de trunfo, jogue trunfo. Se você só tem matadores, pode guardá-los, salvo se a saída for de um matador maior.
rule-voltarete-r82 = Quem não segue o naipe, ou não joga trunfo quando deve, faz renúncia. Uma mesa estrita recusa a carta; uma mesa de honra pune a renúncia.
rule-voltarete-r86 = Um geral, tentado ou declarado, está perdido assim que outro jogador faz uma vaza. O feito paga então a cada adversário o que o geral teria rendido.
rule-voltarete-r87 = O feito pode abrir as cartas e dar a mão por ganha. Se todos os adversários aceitam, a mão é paga como ele disse. Qualquer um deles pode mandá-lo jogar.
rule-voltarete-r88 = Um adversário pode abrir as cartas e reclamar o codilho. Se alguém quiser, ele deve continuar jogando. Se o feito ganha por ter visto essas cartas, o adversário paga uma reposta.

## O quarto

rule-voltarete-r99 = Na casca das treze, o quarto jogador pega as treze cartas do baralho, descarta quatro à sua escolha, nomeia o trunfo e joga com nove contra os outros três.
rule-voltarete-r102 = O quarto jogador que ganha uma casca das treze leva o bolo e recebe 5 tentos de cada um dos três, mais os matadores e as primeiras. Em copas, tudo é em dobro.
rule-voltarete-r103 = O quarto jogador que faz quatro vazas ou menos deve as pagas a cada um dos três e, a todos juntos, tantos tentos quantos há no bolo. Os tentos que não podem ser divididos vão para os mais próximos à sua direita, e o bolo fica na mesa.
rule-voltarete-r104 = Na casca das treze não há geral.
rule-voltarete-r107 = O quarto jogador só pode desistir da casca das treze se os três concordarem. Paga uma reposta, e 5 tentos a cada um.

## As contas

rule-voltarete-r113 = O feito ganha e leva o bolo se faz mais vazas do que cada adversário. Se faz tantas quantas o melhor deles, paga uma reposta: tantos tentos quantos há no bolo. Se faz menos, perde por codilho.
rule-voltarete-r114 = O codilho vale tantos tentos quantos há no bolo. O feito o paga ao adversário com mais vazas; se os dois adversários empatam, eles o dividem, salvo outro acordo. O bolo fica na mesa.
rule-voltarete-r116 = Cada adversário paga ao feito que ganha 2 tentos na licença, 4 no Voltarete segundo, 5 na casca, 6 no só e 12 no respeito. As primeiras, que são as cinco primeiras vazas seguidas, dão mais 2, salvo se houver geral. O geral dá mais 8, 16, 24, 32 ou 64, e o dobro se foi declarado. Em copas, tudo é em dobro.
rule-voltarete-r120 = O feito que perde paga a cada adversário o que receberia dele se ganhasse: o jogo e os matadores que tem.

## Recambó e remissas

rule-voltarete-r124 = Uma partida dura tantos recambós quantos foram combinados.
rule-voltarete-r125 = De cada bolo ganho, um tento vai para a caixa do recambó.
rule-voltarete-r126 = Quando a caixa do recambó está cheia, os seus tentos entram no bolo. Quando alguém ganha esse bolo, o recambó acaba.
rule-voltarete-r127 = O bolo que contém a caixa do recambó, e os que são jogados depois dele, vão inteiros para quem ganha: nenhum tento deles vai para a caixa.
rule-voltarete-r133 = Enquanto uma remissa de uma mão anterior não é paga, uma nova reposta também deve ficar como remissa, salvo outro acordo.
rule-voltarete-r136 = Duas repostas da mesma mão podem ficar como uma só remissa.
rule-voltarete-r137 = Quando o bolo está vazio, entra nele a maior remissa, paga por quem a deve.
rule-voltarete-r140 = Se todos concordam em parar o jogo, as remissas e o bolo são repartidos por igual. Quem deve uma remissa não paga a sua própria parte dela.

## As leis

rule-voltarete-ii-10-15 = Uma renúncia vale quando quem a fez já jogou na vaza seguinte: custa uma reposta. Antes disso, pode ser corrigida sem pena.
rule-voltarete-ii-10-16 = Se uma renúncia é notada enquanto as jogadas ainda podem ser desfeitas, a mão volta a essa vaza e continua dali. Se só é notada no fim, a vaza é de quem devia tê-la ganhado. Nos dois casos, quem renunciou paga uma reposta.
rule-voltarete-ii-10-21 = Você não pode trocar uma carta já jogada, a não ser para corrigir uma renúncia.
rule-voltarete-ii-12-2 = O adversário que mostra as cartas e diz que o feito ganhou paga uma reposta, salvo se o outro concordar ou se a vitória já era certa.
rule-voltarete-ii-12-4 = O adversário que mostra as cartas por um codilho que não era certo paga uma reposta, se por causa disso o feito ganha.
rule-voltarete-ii-12-5 = Se você abre as cartas e dá a mão por ganha, não pode mais examinar as cartas e as vazas dos outros.
rule-voltarete-ii-12-8 = Se você abre as cartas e dá a mão por perdida, não pode mais ganhá-la. Mesmo que faça as vazas para ganhar, ela é paga como perdida por reposta.
rule-voltarete-ii-16-4 = Quem tem a Espadilha, é obrigado a jogar e passa na segunda rodada paga uma reposta.
rule-voltarete-ii-16-7 = Quem tinha a Espadilha e passou duas vezes, quando devia jogar, paga uma reposta, mesmo que outro jogue o Voltarete segundo. Só não paga se comprou cartas e a Espadilha pode ter vindo nelas.
rule-voltarete-ii-16-8 = Se quem tinha a Espadilha passou duas vezes, quando devia jogar, e o pé foi à casca, o dono da Espadilha paga uma reposta e a mão é nula.
rule-voltarete-ii-16-9 = O feito obrigado a ir à casca que descartou a Espadilha paga uma reposta, e a mão vale. Se quem a descartou foi um jogador que passou duas vezes e depois comprou, ele paga uma reposta, e a mão é nula.
rule-voltarete-ii-17-2 = Onde as pagas precisam ser pedidas, você só recebe aquilo que pede e que de fato é devido.
rule-voltarete-ii-19-21 = Uma remissa é paga inteira, salvo se todos combinaram que ela pode ser dividida.

## O que falta a quem aprende

rule-voltarete-r3 = Nos naipes que não são trunfo, a ordem é: em espadas e páos, rei (R), dama (C), valete (S) e do 7 ao 2; em copas e ouros, rei, dama, valete, ás e do 2 ao 7, de modo que o 7 é o mais baixo.
rule-voltarete-r4 = O ás de espadas (Espadilha) e o de páos (Basto) são sempre trunfos, seja qual for o naipe de trunfo: o primeiro e o terceiro.
rule-voltarete-r5 = O segundo trunfo é a Manilha, a menor carta do naipe de trunfo: o 7 de copas ou ouros, o 2 de espadas ou páos.
rule-voltarete-r6 = A ordem dos trunfos é Espadilha, Manilha, Basto; depois, em espadas e páos, rei, dama, valete e do 7 ao 3; em copas e ouros, ás, rei, dama, valete e do 2 ao 6.
rule-voltarete-r70 = Há nove vazas. O mão sai na primeira, e quem ganha cada vaza sai na seguinte. Ganha o trunfo mais alto ou, se não há trunfos, a carta mais alta do naipe da saída.

# As regras que os pontos e as recusas do Yukon citam, cada uma em uma ou duas frases.

rule-yukon-r2 = O Yukon é jogado com cinquenta e duas cartas. Quando jogam três, uma carta sem pontos, em geral um dois, fica de fora por toda a partida.
rule-yukon-r3 = O jogador à esquerda de quem dá sai na primeira vaza com qualquer das suas cinco cartas.
rule-yukon-r4 = A ordem do jogo é para a esquerda. Siga o naipe da saída, se puder. Se não puder, jogue um Yukon, isto é, um valete. Se não tem nem um nem outro, jogue qualquer carta; ela não pode ganhar. Uma carta errada é trocada, se alguém a nota antes que a vaza seja recolhida.
rule-yukon-r7 = Se você não pode seguir o naipe e tem um Yukon, deve jogá-lo. Só pode jogar outra carta se não tem nem um nem outro.
rule-yukon-r14 = No fim da rodada, cada jogador ou dupla conta os pontos das suas vazas: 15 pelo Grande Yukon, 10 por cada outro Yukon e por cada dez, 5 por um ás, 3 por um rei, 2 por uma dama. Ao todo são 125.
rule-yukon-r16 = Ganha a partida o primeiro jogador ou dupla que tem 250 pontos, ou quantos foram combinados, no fim de uma rodada.
rule-yukon-r17 = Se, no fim de uma rodada, só um jogador, ou só uma dupla, chegou à meta, esse lado ganha a partida.
rule-yukon-r18 = Se mais de um jogador, ou as duas duplas, chegam à meta na mesma rodada, ganha, entre eles, quem fez mais vazas nessa rodada, sejam quais forem os pontos.
rule-yukon-r19 = Se os jogadores ou as duplas que chegaram juntos à meta também fizeram o mesmo número de vazas, ganha quem levou o ás de espadas.
rule-yukon-r20 = Se dois de três jogadores estão iguais em tudo e o terceiro levou o ás de espadas, os dois jogam mais uma rodada. Ganha quem fizer mais vazas e, depois, quem levar o ás de espadas.

## O que falta a quem aprende

rule-yukon-r5 = Um valete pertence ao seu naipe: com ele você pode seguir o naipe e, quando alguém sai com um valete, o naipe dele deve ser seguido.
rule-yukon-r8 = O Grande Yukon, o valete de espadas, ganha a vaza. Sem ele, ganha o primeiro dos outros Yukons a ser jogado: os três são iguais. Sem valetes, ganha a maior carta do naipe da saída: ás, rei, dama, do dez ao dois. Não há trunfo.
rule-yukon-r10 = Depois de cada vaza, quem a ganhou compra a carta de cima do monte, e depois os outros na ordem, até que todos tenham cinco de novo. Quem ganhou sai. Quando o monte acaba, as cartas são jogadas até o fim.
rule-yukon-1 = Se você pode seguir o naipe, não pode jogar outro; se não pode, não pode guardar um Yukon. Uma carta errada volta para a mão, e uma mesa estrita não deixa jogá-la. Não há multa.
rule-yukon-d9 = Em uma mesa de honra, uma carta errada é trocada, se alguém a nota antes que a vaza seja recolhida; depois ela vale. Quem denuncia uma carta deve poder provar o erro com cartas que todos viram.

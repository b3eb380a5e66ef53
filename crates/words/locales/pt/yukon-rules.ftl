# As regras que os pontos e as recusas do Yukon citam, cada uma em uma ou duas frases.

rule-yukon-r2 = O Yukon usa cinquenta e duas cartas. Quando jogam três, fica de fora, por toda a partida, uma carta sem pontos, geralmente um dois.
rule-yukon-r3 = O jogador à esquerda de quem dá abre a primeira vaza com qualquer das suas cinco cartas.
rule-yukon-r4 = O jogo segue para a esquerda. Siga o naipe da saída se puder. Se não puder, jogue um Yukon, um valete. Se não puder nem uma coisa nem outra, jogue qualquer carta; não pode ganhar. Uma carta errada notada antes de recolhida a vaza é substituída.
rule-yukon-r7 = Se não pode seguir o naipe e tem um Yukon, deve jogá-lo. Só pode jogar outra carta se não puder nem uma coisa nem outra.
rule-yukon-r14 = Terminada a rodada, cada jogador ou dupla conta os pontos das vazas que ganhou: 15 pelo Grande Yukon, 10 por cada um dos outros Yukons e por cada dez, 5 por um ás, 3 por um rei, 2 por uma dama. Ao todo são 125.
rule-yukon-r16 = Ganha a partida o primeiro jogador ou dupla com 250 pontos, ou os que se combinaram, no fim de uma rodada.
rule-yukon-r17 = Se, terminada a rodada, só um chegou aos pontos da partida, esse ganhou.
rule-yukon-r18 = Se mais de um chegou aos pontos da partida na mesma rodada, ganhou, entre eles, quem fez mais vazas nessa rodada, quaisquer que sejam os pontos.
rule-yukon-r19 = Se os que chegaram aos pontos da partida fizeram também igual número de vazas, ganhou quem levou o ás de espadas.
rule-yukon-r20 = Se dois de três jogadores estão iguais em tudo e o terceiro levou o ás de espadas, os dois jogam mais uma rodada, que vai para quem faz mais vazas e, depois, para quem leva o ás de espadas.

## O que falta a quem aprende

rule-yukon-r5 = Um valete pertence ao seu naipe: serve para segui-lo, e quando sai um valete é o naipe dele que se segue.
rule-yukon-r8 = Ganha a vaza o Grande Yukon, o valete de espadas; sem ele, o primeiro que se jogou dos outros Yukons, que são iguais; sem valetes, a maior carta do naipe que abriu: ás, rei, dama, do dez ao dois. Não há trunfo.
rule-yukon-r10 = Depois de cada vaza, quem a ganhou tira a carta de cima do monte, depois os outros por ordem, e todos têm outra vez cinco; quem ganhou abre a seguinte. Acabado o monte, as cartas são jogadas até o fim.
rule-yukon-1 = Quem pode seguir o naipe não joga outro, e quem não pode não guarda um Yukon. A carta errada volta para a mão; uma mesa estrita não a deixa jogar. Não há multa fixada.
rule-yukon-d9 = À mesa de honra, uma carta errada é substituída se for notada antes de recolhida a vaza; depois fica valendo. Quem a acusa deve poder prová-lo por cartas que todos viram.

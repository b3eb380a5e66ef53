# As regras que os pontos e as recusas do Grand citam, cada uma em uma ou duas frases.

## Dar as cartas

rule-grand-section-3 = As cinquenta e duas cartas são dadas uma a uma, treze a cada jogador, começando à esquerda de quem dá. A vez de dar passa para a esquerda.

## Apostas e escolha

rule-grand-r2 = A aposta mínima é 5, e toda aposta é um múltiplo de 5, mesmo que você queira jogar Grand, que conta de 9 em 9.
rule-grand-r3 = Cada aposta deve ser maior do que a anterior.
rule-grand-r4 = Se os três primeiros passam, quem dá deve apostar pelo menos 5. Com isso as apostas acabam.
rule-grand-r6 = Nenhum jogo vale mais de 100. Por isso, uma aposta de 100 encerra as apostas.
rule-grand-r7 = Quando a dupla de quem dá tem mais de 70 pontos, o mão pode, em vez de apostar, pôr na mesa uma carta de copas e dizer “Copas”. O jogo é então o Copas, o mão é o apostador, e essa carta é a saída.
rule-grand-r8 = Só o apostador escolhe o jogo e, no Whist e no Eucre, nomeia o trunfo. A aposta pode ser no máximo de 65 para o Whist, 100 para o Grand, 25 para o Eucre e 50 para o Copas.
rule-grand-r9 = O apostador sai na primeira vaza, seja qual for o jogo. Ninguém sai antes que haja uma aposta.

## As vazas

rule-grand-r10 = Cada jogador põe uma carta na vaza, um depois do outro, para a esquerda. Se alguém joga sozinho, o parceiro fica de fora, e três cartas fazem uma vaza.
rule-grand-r11 = Siga o naipe da saída, se puder; se não puder, jogue a carta que quiser. Uma carta errada é trocada, se alguém a nota antes que a vaza seja recolhida.
rule-grand-r16 = Com uma aposta de 5, 10 ou 15, você joga o Eucre com o parceiro; com 20, com ou sem ele; com 25, sozinho.
rule-grand-r18 = No Eucre cada um descarta oito das suas treze cartas, viradas para baixo, e fica com cinco.
rule-grand-r19 = No Eucre, você não pode ficar com um trunfo abaixo do oito.
rule-grand-r20 = Se o apostador joga sozinho, o parceiro abre as cartas e não joga. O apostador pode trocar uma das suas cartas por uma delas.
rule-grand-r21 = Depois da troca do apostador que joga sozinho, um adversário também pode trocar uma carta por uma das que estão abertas ou, se a mesa combinou assim, por uma do próprio parceiro.

## A contagem

rule-grand-section-5-1 = O Whist conta 5 pontos por vaza acima de seis, e 65 pelas treze. Se a dupla apostadora faz menos do que apostou, perde a aposta, e a outra dupla conta as suas vazas.
rule-grand-section-5-2 = O Grand conta 9 pontos por vaza acima de seis, e 103 pelas treze. Se a dupla apostadora faz menos do que apostou, perde a aposta, e a outra dupla conta as suas vazas.
rule-grand-section-5-3 = O Eucre conta 5, 10 ou 20 pontos por três, quatro ou cinco vazas, e 25 por cinco de quem joga sozinho. Se a dupla apostadora falha, perde a aposta e mais 20, ou o dobro da aposta se o apostador jogou sozinho. A outra dupla não conta nada.
rule-grand-section-5-4 = No Copas, a dupla apostadora que não leva nenhuma carta de copas marca 50. Se leva alguma, perde a aposta e um ponto por carta de copas. A outra dupla perde um ponto por carta de copas que levou.
rule-grand-r26 = Quem faz as treze vazas no Grand ganha a partida na hora, seja qual for o placar.
rule-grand-r27 = Depois de cada mão são anotados os pontos das duas duplas e cada aposta que falhou. Os totais podem ser negativos.
rule-grand-r28 = A partida acaba quando uma dupla tem 100 pontos no fim de uma mão, ou depois do tempo ou do número de mãos que foi combinado.
rule-grand-r29 = Na contagem final, a dupla com mais pontos recebe o que falta à outra para 100. A dupla com menos derrotas recebe 10 por cada derrota que a outra tem a mais. O resultado é feito só dessas duas quantias.
rule-grand-r30 = Se a contagem final é igual, ganha a dupla com o maior total acumulado. Se os totais também são iguais, a partida fica empatada.

## O que falta a quem aprende

rule-grand-section-2 = Em todos os naipes a ordem é ás, rei, dama, valete, do dez ao dois. No Eucre o valete de trunfo, o right bower, é o maior trunfo; o outro valete da mesma cor, o left bower, é o segundo; depois vêm ás, rei, dama, dez, nove, oito.
rule-grand-r5 = As apostas acabam depois de três passes seguidos sobre uma aposta, e vale a última. Até lá, quem passou pode apostar de novo.
rule-grand-r13 = Ganha a vaza o maior trunfo ou, se não há trunfos, a maior carta do naipe da saída. Quem ganha sai na seguinte.
rule-grand-r22 = No Eucre, o left bower é trunfo, tanto para seguir o naipe como para ganhar. Não pertence ao naipe que traz impresso.
rule-grand-r24 = No Copas não há trunfos. Ninguém quer as cartas de copas, e você pode sair com elas a qualquer momento. Quem não pode seguir o naipe joga qualquer carta, de preferência uma de copas.
rule-grand-r25 = Uma mão de Copas acaba com a vaza em que cai a última das treze cartas de copas.

# As regras que os pontos e as recusas do Grand citam, cada uma em uma ou duas frases.

## A distribuição

rule-grand-section-3 = As cinquenta e duas cartas são dadas uma a uma, treze a cada jogador, começando à esquerda de quem dá. A vez de dar passa para a esquerda.

## Apostas e escolha

rule-grand-r2 = A aposta mínima é de 5, e todas as apostas são múltiplos de 5, mesmo quando se pensa no Grand, que conta de 9 em 9.
rule-grand-r3 = Cada aposta deve ser maior do que a anterior.
rule-grand-r4 = Se os três primeiros passam, quem dá deve apostar, nem que seja só 5; com isso acabam as apostas.
rule-grand-r6 = Nenhum jogo vale mais de 100, por isso uma aposta de 100 encerra as apostas.
rule-grand-r7 = Quando a dupla de quem dá tem mais de 70 pontos, o mão pode, como sua primeira palavra, abrir na mesa uma carta de copas e dizer “Copas”: a mão é de Copas, ele é o apostador, e essa carta abre a primeira vaza.
rule-grand-r8 = Só o apostador escolhe o jogo, e anuncia o trunfo no Whist e no Eucre. A aposta pode ser, no máximo, de 65 para o Whist, 100 para o Grand, 25 para o Eucre e 50 para o Copas.
rule-grand-r9 = O apostador abre a primeira vaza, qualquer que seja o jogo, e nada é jogado antes de haver aposta.

## As vazas

rule-grand-r10 = A vaza é uma carta de cada jogador, em ordem, para a esquerda; de três jogadores, quando um joga sozinho.
rule-grand-r11 = Siga o naipe da saída se puder; se não puder, jogue a carta que quiser. Uma carta errada notada antes de recolhida a vaza é substituída.
rule-grand-r16 = O Eucre é jogado com o parceiro por 5, 10 e 15, à escolha por 20, e sem parceiro por 25.
rule-grand-r18 = No Eucre cada um descarta, fechadas, oito das suas treze cartas, e fica com cinco.
rule-grand-r19 = No Eucre ninguém pode guardar um trunfo abaixo do oito.
rule-grand-r20 = O parceiro do apostador que joga sozinho abre as suas cartas e não toma parte no jogo; o apostador pode trocar uma das suas por uma delas.
rule-grand-r21 = Depois do apostador que joga sozinho, também um dos adversários pode trocar uma carta, por uma das que estão abertas, ou por uma do seu próprio parceiro, onde a mesa assim combinou.

## A contagem

rule-grand-section-5-1 = O Whist conta 5 pontos por cada vaza acima de seis, 65 por todas as treze. A dupla apostadora que faz menos do que apostou perde a aposta, e a outra conta as suas próprias vazas.
rule-grand-section-5-2 = O Grand conta 9 pontos por cada vaza acima de seis, 103 por todas as treze. A dupla apostadora que faz menos do que apostou perde a aposta, e a outra conta as suas próprias vazas.
rule-grand-section-5-3 = O Eucre conta 5, 10 ou 20 por três, quatro ou cinco vazas, 25 por cinco de quem joga sozinho. Quem não cumpre perde a aposta e mais 20 ou, sozinho, o dobro da aposta; os outros não contam nada.
rule-grand-section-5-4 = No Copas a dupla apostadora com as vazas limpas marca 50. Se levou cartas de copas, perde a aposta e um ponto por cada uma. A outra dupla perde um ponto por cada carta de copas que levou.
rule-grand-r26 = As treze vazas no Grand ganham logo a partida, qualquer que seja a pontuação.
rule-grand-r27 = Depois de cada mão são anotados os pontos de ambas as duplas e cada aposta não cumprida; os totais podem ficar negativos.
rule-grand-r28 = A partida termina quando uma dupla tem 100 pontos no fim de uma mão, ou depois do tempo ou do número de mãos combinado.
rule-grand-r29 = Na contagem final, a dupla com mais pontos recebe o que à outra falta para 100, e a dupla com menos derrotas recebe 10 por cada uma que a outra tem a mais. Só estas duas quantias são o resultado.
rule-grand-r30 = Se a contagem final é igual, vence o maior total acumulado; se também este é igual, a partida fica empatada.

## O que falta a quem aprende

rule-grand-section-2 = Todos os naipes vão de ás, rei, dama, valete, dez até dois. No Eucre o valete de trunfo, o right bower, é o maior trunfo, e o valete do outro naipe da mesma cor, o left bower, o segundo; depois ás, rei, dama, dez, nove, oito.
rule-grand-r5 = As apostas terminam depois de três passes seguidos a uma aposta, e vale a última. Quem passou pode voltar a apostar enquanto duram.
rule-grand-r13 = Ganha a vaza o maior trunfo; sem trunfos, a maior carta do naipe que abriu. Quem ganha abre a seguinte.
rule-grand-r22 = No Eucre o left bower é trunfo, para seguir e para ganhar, e não é carta do naipe que traz impresso.
rule-grand-r24 = Em Copas não há trunfos, e as copas, que ninguém quer, podem abrir qualquer vaza. Quem não pode seguir o naipe descarta o que quiser, de preferência uma carta de copas.
rule-grand-r25 = Uma mão de Copas acaba com a vaza em que cai a última das treze cartas de copas.

# As regras e leis que os pontos e as recusas citam, cada uma em uma ou duas frases. O id vem da citação:
# `minchiate R41` é rule-minchiate-r41, `minchiate:7.3a` é rule-minchiate-7-3a.

## A mesa e como dar

rule-minchiate-r2 = Jogam quatro com noventa e sete cartas, dois contra dois; os parceiros ficam frente a frente.
rule-minchiate-r3 = Em cada dupla um parceiro recolhe as vazas e o outro, o marcador, marca os pontos. Em uma mesa estrita as duas coisas são automáticas.
rule-minchiate-r4 = Quem corta é o sottomano, que fica logo antes de quem dá. Ele levanta pelo menos uma carta e deixa pelo menos uma.
rule-minchiate-r7 = As cartas roubadas no corte ou do monte são marcadas na hora pelo seu valor, a favor da dupla de quem roubou.
rule-minchiate-r11 = Cada um recebe dez cartas, depois mais dez e uma última virada para cima. Se essa carta conta, o seu valor é marcado para a dupla que a recebe.
rule-minchiate-r15 = Quem roubou descarta exatamente o número de cartas que roubou, à sua escolha, e fica com vinte e uma.
rule-minchiate-r17 = Antes do jogo, cada um conta a sua mão: deve ter vinte e uma cartas.

## Verzigole

rule-minchiate-r18 = Na sua vez, cada um acusa as verzigole da sua mão, cada uma inteira, com o Matto se o tem. Elas são marcadas na hora.
rule-minchiate-r20 = Depois que a primeira carta é jogada, ninguém pode acusar mais nada. A contagem final não muda com isso.

## O jogo

rule-minchiate-r22 = O sopramano, o jogador depois de quem dá, sai na primeira vaza; depois sai quem ganhou a anterior. Todos jogam na ordem.
rule-minchiate-r24 = Siga o naipe, se puder. Só o Matto pode ser jogado em qualquer vaza.
rule-minchiate-r25 = Se você não tem o naipe da saída, ou se a saída é um tarocco, deve jogar um tarocco, qualquer um. Se não tem nenhum, jogue a carta que quiser.
rule-minchiate-r32 = As honras que caem em uma vaza ganha pela outra dupla são mortas e marcam para ela: um Papa 3, uma Aria 10, qualquer outra honra 5. Um rei morto por um tarocco também marca 5.
rule-minchiate-r38 = Se a sua dupla perde a vaza em que você jogou o Matto, você o pega de volta e dá por ele uma carta sem valor: uma carta de naipe que não seja rei, ou um tarocco que não conte.
rule-minchiate-r39 = A carta dada pelo Matto vem das que a sua dupla ganhou. Enquanto a dupla não ganhou nenhuma, fica devendo a carta.

## Contagem e resti

rule-minchiate-r41 = No fim, cada dupla conta as suas verzigole, depois outra vez cada carta que conta, mais 10 pontos pela última vaza, se a ganhou, e 1 por cada carta acima de quarenta e duas.
rule-minchiate-r46 = Sessenta pontos de vantagem, ou o número combinado, fazem um resto. Os pontos que sobram ficam marcados para a dupla que está na frente.
rule-minchiate-r48 = No fim da sessão, cada um dos que perderam paga a diferença em resti, pelo valor combinado.
rule-minchiate-6-3 = Onde esse é o costume da casa, os pontos que sobram no fim contam como mais um resto.

## Leis

rule-minchiate-7-1b = Se a sua dupla perde a vaza em que você jogou o Matto, você o pega de volta e dá por ele uma carta sem valor.
rule-minchiate-7-2a = Quem dá paga aos adversários 20 pontos por cada carta que deu a mais ou a menos. A mão não é dada de novo.
rule-minchiate-7-2e = Se você tem cartas a mais e avisa a tempo, descarta as que sobram, mas não pode ficar sem um naipe por causa disso.
rule-minchiate-7-2f = Se você tem cartas a menos e avisa a tempo, escolhe pelo lugar uma carta do monte e a recebe virada para baixo.
rule-minchiate-7-3a = Quem tem o naipe da saída e não o segue paga um resto aos adversários, se eles denunciam a renúncia a tempo.
rule-minchiate-7-3b = As honras mortas por uma renúncia voltam à dupla que as jogou, e os pontos marcados por matá-las são riscados.
rule-minchiate-7-3d = Uma renúncia pode ser denunciada até que as cartas sejam misturadas para a contagem. Depois disso, não pode mais.
rule-minchiate-7-3f = Se foi combinado assim, quem renunciou paga sozinho, e o parceiro não paga nada.
rule-minchiate-7-4a = O que o marcador esquece de marcar está perdido. Depois que as somas são feitas, nada pode ser acrescentado.
rule-minchiate-7-4c = A dupla que esquece de contar as cartas acima de quarenta e duas perde esses pontos.
rule-minchiate-7-4d = A dupla que esquece os dez pontos da última vaza não os recebe.

## O que falta a quem aprende

rule-minchiate-section-2-2 = Das noventa e sete cartas, vinte e cinco contam. O Matto, os tarocchi 1, 10, 13, 20, 28 e de 30 a 35, e os quatro reis contam 5 cada um; os Papi, de 2 a 5, contam 3 cada um; as Arie, de 36 a 40, contam 10 cada uma. O tarocco 29 conta 5, mas só em uma verzigola.
rule-minchiate-r8 = Você pode roubar os reis, todos os tarocchi que contam, inclusive o Matto, e todos os tarocchi acima de 20, mesmo os que não contam. A primeira carta diferente dessas acaba o roubo.
rule-minchiate-v2 = Três ou mais tarocchi seguidos, de 1 a 5 ou de 28 a 40, são uma verzigola; uma série mais longa é uma só verzigola maior. Ela conta a soma das suas cartas, e o 29 conta 5.
rule-minchiate-v4 = Outras verzigole: 1, Matto e 40; 1, 13 e 28; as diecine 10-20-30, 20-30-40 ou as quatro; três reis ou os quatro. Uma carta pode servir em várias verzigole.
rule-minchiate-v5 = Se você tem o Matto, ele soma 5 a cada uma das suas verzigole. O Matto nunca substitui uma carta que falta.
rule-minchiate-r30 = O tarocco mais alto ganha a vaza. Sem tarocchi, ganha a carta mais alta do naipe da saída: rei, rainha, cavalo, fante ou donna, depois em espadas e paus do dez ao ás; em copas e ouros ao contrário, com o ás acima do dez. O Matto nunca ganha.

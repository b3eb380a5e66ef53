# As regras e leis que os pontos e as recusas citam, cada uma em uma ou duas frases. O id faz-se da citação:
# `minchiate R41` é rule-minchiate-r41, `minchiate:7.3a` é rule-minchiate-7-3a.

## A mesa e a distribuição

rule-minchiate-r2 = Jogam quatro com noventa e sete cartas, dois contra dois, os parceiros frente a frente.
rule-minchiate-r3 = Em cada dupla um recolhe as vazas e o outro, o marcador, marca os pontos. Numa mesa estrita ambas as coisas são automáticas.
rule-minchiate-r4 = Corta o sottomano, que está logo antes de quem dá: levanta pelo menos uma carta e deixa pelo menos uma.
rule-minchiate-r7 = As cartas roubadas no corte ou do monte são marcadas logo, pelo seu valor, a favor da dupla de quem roubou.
rule-minchiate-r11 = Dez cartas a cada um, depois mais dez e a undécima descoberta; se essa carta conta, o seu valor é marcado a favor da dupla que a recebe.
rule-minchiate-r15 = Quem roubou descarta exatamente tantas cartas quantas roubou, as que quiser, e fica com vinte e uma.
rule-minchiate-r17 = Antes do jogo, cada um conta a sua mão: deve ter vinte e uma cartas.

## Verzigole

rule-minchiate-r18 = Na sua vez, cada um acusa as verzigole da sua própria mão, cada uma inteira e com o Matto, se o tem; elas são marcadas logo.
rule-minchiate-r20 = Depois de jogada a primeira carta ninguém pode acusar mais; a contagem final não muda por isso.

## O jogo

rule-minchiate-r22 = O sopramano, quem joga depois de quem dá, abre a primeira vaza, e depois quem ganhou a última; todos jogam em ordem.
rule-minchiate-r24 = Siga o naipe se puder. Só o Matto pode ser jogado em qualquer vaza.
rule-minchiate-r25 = Se não tem o naipe, você deve jogar um tarocco, qualquer um; quando a saída é um tarocco, jogue um tarocco.
rule-minchiate-r32 = Os Onori que caem numa vaza ganha pela outra dupla são mortos: um Papa marca 3, uma Aria 10, qualquer outro 5, e também 5 um rei morto por um tarocco.
rule-minchiate-r38 = O Matto volta da vaza perdida, e em troca é dada uma carta sem valor: uma carta de naipe que não seja rei, ou um tarocco que não conte.
rule-minchiate-r39 = A carta dada pelo Matto sai das que a dupla ganhou; enquanto ela não tiver nenhuma, a dívida fica.

## Contagem e resti

rule-minchiate-r41 = No fim cada dupla conta as suas verzigole, depois outra vez cada carta que conta, 10 pela última vaza, e 1 por cada carta acima de quarenta e duas.
rule-minchiate-r46 = Cada sessenta pontos, ou os que foram combinados, são um resto; os que sobram ficam marcados para a dupla que vai à frente.
rule-minchiate-r48 = Ao deixar a mesa, cada um dos que perdem paga os resti líquidos pelo seu valor.
rule-minchiate-6-3 = Os pontos que sobram no fim contam como mais um resto, onde esse é o costume da casa.

## Leis

rule-minchiate-7-1b = Quem perde a vaza em que jogou o Matto o pega de volta por uma carta sem valor.
rule-minchiate-7-2a = Quem dá as cartas paga 20 pontos por cada carta que deu a mais ou a menos.
rule-minchiate-7-2e = Quem tem cartas a mais e avisa a tempo descarta as que sobram, mas não pode com isso ficar sem cartas de um naipe.
rule-minchiate-7-2f = Quem tem cartas a menos e avisa a tempo escolhe pelo lugar uma carta do monte, que recebe coberta.
rule-minchiate-7-3a = Quem tem o naipe de saída e não o segue paga um resto aos adversários, se eles denunciam a tempo.
rule-minchiate-7-3b = Os Onori mortos por uma renúncia voltam a quem os jogou, e os pontos marcados por eles são riscados.
rule-minchiate-7-3d = Uma renúncia pode ser denunciada até as cartas serem misturadas para a contagem, não depois.
rule-minchiate-7-3f = Onde foi combinado, quem renunciou paga sem ajuda, e o parceiro não paga nada.
rule-minchiate-7-4a = Os pontos que o marcador esquece de marcar ficam perdidos; feitas as somas, nada pode ser acrescentado.
rule-minchiate-7-4c = A dupla que esquece de contar as cartas acima de quarenta e duas perde esses pontos.
rule-minchiate-7-4d = Os dez pontos da última vaza ficam perdidos para a dupla que os esquece.

## O que falta a quem aprende

rule-minchiate-section-2-2 = Das noventa e sete cartas contam vinte e cinco: o Matto, os tarocchi 1, 10, 13, 20, 28 e de 30 a 35, e os quatro reis, 5 cada um; os Papi, de 2 a 5, 3 cada um; as Arie, de 36 a 40, 10 cada uma. O tarocco 29 conta 5, mas só numa verzigola.
rule-minchiate-r8 = Você rouba os reis, todos os tarocchi que contam, entre eles o Matto, e todos os tarocchi acima de 20, contem ou não. A primeira outra carta põe fim ao roubo.
rule-minchiate-v2 = Três ou mais tarocchi seguidos, de 1 a 5 ou de 28 a 40, são uma verzigola; uma série mais longa é uma só, maior. Conta a soma das suas cartas, e o 29 conta 5.
rule-minchiate-v4 = São verzigole além disso: 1, Matto e 40; 1, 13 e 28; as diecine 10-20-30, 20-30-40 ou as quatro; três reis ou todos os quatro. Uma carta pode servir em várias.
rule-minchiate-v5 = Se você tem o Matto, ele junta 5 a cada uma das suas verzigole. Nunca substitui uma carta que falta.
rule-minchiate-r30 = Ganha a vaza o tarocco mais alto. Sem tarocchi, ganha a carta mais alta do naipe da saída: rei, rainha, cavalo, valete ou donna, depois em espadas e paus do dez ao ás; em copas e ouros ao contrário, com o ás acima do dez. O Matto nunca ganha.

# O que um livro de regras desenha: os capítulos, a ordem das cartas, as tabelas do que conta e do que se paga.

chapter-table = Os lugares, o baralho e a ordem das cartas
chapter-deal = Dar as cartas
chapter-stakes = As apostas
chapter-speaking = As apostas e as palavras
chapter-exchange = A troca de cartas
chapter-announcing = As acusações
chapter-opening = Antes da primeira carta
chapter-envido = Envido
chapter-flor = Flor
chapter-truco = Truco
chapter-play = As vazas
chapter-napolitana = A napolitana
chapter-rebesino = O Rebesino
chapter-bola = A bola
chapter-own = As regras só deste jogo
chapter-ends = Como a mão acaba
chapter-score = Contagem e pagamentos
chapter-four = Com quatro jogadores
chapter-six = Com cinco, seis ou sete jogadores
chapter-match = A partida
chapter-common = As regras comuns da família

chart-order = Da mais alta para a mais baixa; as cartas em um mesmo quadro são iguais
chart-suits = A ordem em todos os naipes, da mais alta para a mais baixa
chart-two-suits = { $one } e { $other }, da mais alta para a mais baixa
chart-trump = Os trunfos quando { $suit } é trunfo, do mais alto para o mais baixo
chart-plain-suits = { $one } e { $other } quando não são trunfo, da mais alta para a mais baixa
chart-plain-suit = { $suit } quando não é trunfo, da mais alta para a mais baixa
chart-counts = O que as cartas contam
chart-each = cada uma
chart-points = pontos
chart-tricks = { $many } vazas

voltarete-chart-pays = O que cada adversário paga ao feito
voltarete-chart-game = pelo jogo
voltarete-chart-geral = pelo geral, além disso
truco-chart-truco = O que o truco rende, em tentos
truco-chart-envido = O que um primeiro envido rende, em tentos
truco-chart-accepted = aceito e ganho
truco-chart-refused = recusado
minchiate-chart-tarocchi = Os tarocchi, do mais alto para o mais baixo; o Matto não tem lugar na ordem
yukon-chart-yukons = Os Yukons, acima de todos os naipes; as cartas em um mesmo quadro são iguais
grand-chart-bowers = Os trunfos no Eucre quando { $suit } é trunfo, a partir do right bower
grand-chart-tricks = O que rendem as vazas dos apostadores
grand-chart-eucre = O que rendem as vazas no Eucre
grand-chart-partners = com o parceiro
grand-chart-alone = sem parceiro
cientos-chart-punto = O valor das cartas para o ponto
cientos-chart-points = O que conta
cientos-chart-secansa = { $length ->
    [tercera] terceira
    [quarta] quarta
    [quinta] quinta
    [sexta] sexta
    [septima] sétima
   *[octava] oitava
}, sequência de { $cards }
cientos-chart-catorce = catorze, quatro iguais
cientos-chart-three = três iguais
cientos-chart-blancas = cartas brancas
cientos-chart-lead = uma carta de saída
cientos-chart-trick = uma vaza ganha na saída do outro
cientos-chart-last = a última vaza, além disso
cientos-chart-bazas = mais de seis vazas
cientos-chart-capote = capote, todas as doze vazas
cientos-chart-pique = pique, somado aos trinta
cientos-chart-repique = repique, somado aos trinta
rebesino-chart-pay = Quanto custam as cartas de pago, em tantos

rule-yukon-section-2 = Os quatro valetes, os Yukons, estão acima de todos os naipes: o de espadas, o Grande Yukon, é o mais alto, e os outros três são iguais. Abaixo deles, em cada naipe: ás, rei, dama, dez e assim até o dois.
rule-rebesino-r3 = Em todos os naipes o ás é a carta mais alta; seguem rei, cavalo e sota, depois o nove e assim até o dois. Não há trunfo.

spanish-chart-figures = Cartas, vazas e apostas
spanish-chart-many = número
spanish-chart-cards = cartas para cada um
spanish-chart-monte = cartas no monte
spanish-chart-win = vazas que ganham
spanish-chart-puesta = vazas de uma puesta
spanish-chart-codillo = vazas de um codillo, no máximo
spanish-chart-win-always = vazas que sempre ganham
spanish-chart-win-least = menor número de vazas que pode ganhar
spanish-chart-win-better = nesse caso, vazas do melhor defensor
spanish-chart-win-other = nesse caso, vazas do outro
spanish-chart-first-tricks = vazas iniciais seguidas que dão as primeras
spanish-chart-run = trunfos seguidos para os estuches, no mínimo
spanish-chart-stake = aposta da mão, em tantos
spanish-chart-pass = um passe, em tantos
spanish-chart-pozo = pollas ou fichas em um pozo
spanish-chart-redeem = preço para desistir de um fondo, em tantos
spanish-chart-prices = O que cada adversário paga ou recebe
spanish-chart-tantos = tantos
spanish-chart-favourite = no favorito
spanish-chart-refavour = no refavor
spanish-chart-estuche = cada estuche
spanish-chart-estuches-three = três estuches, e cada um além deles
spanish-chart-primeras = primeras
spanish-chart-bola = bola ou desbola
spanish-chart-bola-entrada = bola na entrada
spanish-chart-bola-solo = bola no solo
spanish-chart-returned = pela carta dada em troca do rei

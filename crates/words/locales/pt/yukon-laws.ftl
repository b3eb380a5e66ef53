# As leis do Yukon sobre irregularidades, e as regras que as acompanham, cada uma em uma ou duas frases.

rule-yukon-r1 = Quando jogam quatro, sorteiam-se primeiro as duplas. Depois cada um tira uma carta, e quem tira a maior é o primeiro carteador.
rule-yukon-section-3 = Como começa uma rodada: sorteiam-se as duplas e o primeiro carteador, cada jogador recebe cinco cartas, uma a uma, a começar à esquerda do carteador, o resto forma o monte, e a cada rodada a função de carteador passa para a esquerda.
rule-yukon-r11 = Depois de todos comprarem do monte, quem ganhou a vaza abre a seguinte.
rule-yukon-2 = A carta descartada por quem não podia seguir o naipe nem jogar um Yukon não ganha a vaza, por mais alta que seja.
rule-yukon-3 = As vazas ganhas ficam viradas para baixo, separadas das cartas da mão.
rule-yukon-4 = Os pontos de todos os jogadores ou duplas têm de somar 125. Se não somam, a conta está errada e refaz-se antes da rodada seguinte.
rule-yukon-5 = Os pontos de uma rodada anotam-se antes de começar a seguinte; o programa trata disso.
rule-yukon-6 = Ninguém pode dar a partida por ganha no meio de uma rodada, mesmo com pontos bastantes. Antes jogam-se todas as vazas.
rule-yukon-7 = Ninguém tira do monte fora da sua vez: primeiro quem ganhou a vaza, depois os outros no sentido do jogo.
rule-yukon-8 = Se caem vários Yukons comuns na mesma vaza, ganha o que foi jogado primeiro. O Grande Yukon vence todos.
rule-yukon-9 = Se mais de um chega ao mesmo tempo aos pontos da partida, decide o maior número de vazas dessa rodada e, depois, o ás de espadas. De três jogadores, dois que continuem iguais jogam uma rodada extra.
rule-yukon-10 = Pode-se abrir as primeiras vazas com cartas altas. Não é proibido, só pouco aconselhável.

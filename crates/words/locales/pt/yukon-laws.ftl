# As leis do Yukon sobre irregularidades, e as regras que as acompanham, cada uma em uma ou duas frases.

rule-yukon-r1 = Quando jogam quatro, primeiro as duplas são sorteadas. Depois cada um tira uma carta, e quem tira a maior é o primeiro a dar.
rule-yukon-section-3 = Como começa uma rodada: as duplas e quem dá primeiro são sorteados. Cada jogador recebe cinco cartas, uma a uma, a começar pela esquerda de quem dá; o resto forma o monte. A cada rodada, a vez de dar passa para a esquerda.
rule-yukon-r11 = Depois de todos comprarem do monte, quem ganhou a vaza sai na seguinte.
rule-yukon-2 = A carta jogada por quem não podia seguir o naipe nem jogar um Yukon não ganha a vaza, por mais alta que seja.
rule-yukon-3 = Deixe as vazas que ganhou viradas para baixo e separadas das cartas da mão.
rule-yukon-4 = Os pontos de todos os jogadores ou duplas devem somar 125. Se não somarem, a conta está errada e é refeita antes da rodada seguinte.
rule-yukon-5 = Os pontos de uma rodada são anotados antes de começar a seguinte; o programa faz isso por você.
rule-yukon-6 = Ninguém pode reclamar a partida no meio de uma rodada, mesmo com pontos suficientes: antes, todas as vazas são jogadas.
rule-yukon-7 = Ninguém compra do monte fora da vez: primeiro compra quem ganhou a vaza, depois os outros no sentido do jogo.
rule-yukon-8 = Se vários Yukons comuns caem na mesma vaza, ganha o que foi jogado primeiro. O Grande Yukon vence todos.
rule-yukon-9 = Se mais de um chega à meta ao mesmo tempo, ganha o que fez mais vazas nessa rodada; depois decide o ás de espadas. Entre três jogadores, os dois que continuam iguais jogam uma rodada extra.
rule-yukon-10 = Você pode sair com cartas altas nas primeiras vazas. Não é proibido, só imprudente.

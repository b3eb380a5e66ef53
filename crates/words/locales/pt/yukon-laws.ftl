# As leis do Yukon sobre irregularidades, e as regras que as acompanham, cada uma em uma ou duas frases.

rule-yukon-r1 = Quando jogam quatro, as duplas são sorteadas primeiro. Depois cada um tira uma carta, e quem tira a maior é o primeiro a dar.
rule-yukon-section-3 = A rodada começa assim: as duplas e quem dá primeiro são sorteados. Cada jogador recebe cinco cartas, uma a uma, a começar pela esquerda de quem dá, e o resto forma o monte. A cada rodada, a vez de dar passa para a esquerda.
rule-yukon-r11 = Depois que todos compram do monte, quem ganhou a vaza sai na seguinte.
rule-yukon-2 = A carta de quem não podia seguir o naipe nem jogar um Yukon não ganha a vaza, por mais alta que seja.
rule-yukon-3 = Deixe as vazas que você ganhou viradas para baixo e separadas da sua mão.
rule-yukon-4 = Os pontos de todos os jogadores ou duplas devem somar 125. Se não somam, a conta está errada e é refeita antes da rodada seguinte.
rule-yukon-5 = Os pontos de uma rodada são anotados antes que a seguinte comece. O programa faz isso por você.
rule-yukon-6 = Ninguém pode reclamar a partida no meio de uma rodada, mesmo com pontos suficientes: primeiro são jogadas todas as vazas da rodada.
rule-yukon-7 = Ninguém compra do monte fora da vez: primeiro compra quem ganhou a vaza, depois os outros no sentido do jogo.
rule-yukon-8 = Se vários Yukons comuns caem na mesma vaza, ganha o que foi jogado primeiro. O Grande Yukon ganha de todos.
rule-yukon-9 = Se mais de um jogador ou dupla chega à meta ao mesmo tempo, ganha quem fez mais vazas nessa rodada; depois decide o ás de espadas. Entre três jogadores, os dois que continuam empatados jogam uma rodada extra.
rule-yukon-10 = Você pode sair com cartas altas nas primeiras vazas. Isso não é proibido, só imprudente.

# Yukon: o que o início diz do jogo, e o que o livro deixa aos jogadores.

yukon-about = Vazas sem trunfo, em que os quatro valetes ganham de tudo. Cada um completa a sua mão de cinco cartas no monte.

yukon-option-table = Uma carta errada é recusada, ou corrigida quando alguém nota?
    .name = mesa
yukon-option-players = Com quatro jogadores, cada um por si ou duas duplas?
    .name = jogadores
yukon-option-pairs-draw = Como os quatro são sorteados em duplas?
    .name = sorteio das duplas
yukon-option-removed-card = Com três jogadores, a carta que fica de fora
    .name = carta de fora
yukon-option-target = Quantos pontos ganham a partida?
    .name = meta
yukon-option-yukon-optional = Quem não pode seguir o naipe pode guardar um valete?
    .name = Yukon facultativo
yukon-option-jack-has-suit = O valete pertence ao naipe que traz impresso e deve segui-lo?
    .name = valetes têm naipe
yukon-option-stake = Quanto paga cada perdedor quando a partida acaba?
    .name = aposta

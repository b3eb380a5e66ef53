# Yukon: o que dele se diz à entrada, e o que o livro deixa à combinação da companhia.

yukon-about = Vazas sem trunfo, em que os quatro valetes ganham a tudo. A mão de cinco cartas completa-se do monte.

yukon-option-table = se uma carta errada é recusada, ou emendada quando alguém a nota
    .name = mesa
yukon-option-players = cada um por si, ou duas duplas quando jogam quatro
    .name = jogadores
yukon-option-pairs-draw = como se sorteiam as duplas entre quatro
    .name = sorteio dos pares
yukon-option-removed-card = sendo três os jogadores, a carta que fica de fora
    .name = carta retirada
yukon-option-target = quantos pontos ganham a partida
    .name = meta
yukon-option-yukon-optional = se quem não tem do naipe jogado pode guardar um valete
    .name = Yukon facultativo
yukon-option-jack-has-suit = se o valete pertence ao naipe que traz impresso e tem de o seguir
    .name = valetes têm naipe
yukon-option-stake = o que cada um dos que perdem paga no fim da partida
    .name = aposta

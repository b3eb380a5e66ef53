# Yukon: o que dele se diz à entrada, e o que o livro deixa à combinação da companhia.

yukon-about = Vazas sem trunfo, em que os quatro valetes ganham a tudo; as mãos de cinco cartas completam-se do monte.

yukon-option-table = se uma carta errada é recusada, ou emendada quando se nota
yukon-option-players = cada um por si, ou duas duplas quando jogam quatro
yukon-option-pairs-draw = como se sorteiam as duplas entre quatro
yukon-option-removed-card = sendo três os jogadores, a carta que fica de fora
yukon-option-target = quantos pontos ganham a partida
yukon-option-yukon-optional = se quem não tem do naipe jogado pode guardar um valete
yukon-option-jack-has-suit = se o valete serve, e tem de servir, o naipe que nele está pintado
yukon-option-stake = o que cada um dos que perdem paga no fim da partida

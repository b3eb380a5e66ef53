# Grand: o que dele se diz à entrada, e o que o livro deixa à combinação da companhia.

grand-about = Duas duplas apostam pontos pelo direito de escolher o jogo da mão: Whist, Grand, Eucre ou Copas.

grand-option-table = se uma carta errada é recusada, ou emendada quando alguém a nota
    .name = mesa
grand-option-pairs = se os parceiros são os que se sentam frente a frente, ou se sorteiam
    .name = duplas
grand-option-end-mode = quando termina a partida
    .name = a partida acaba
grand-option-target = quantos pontos terminam a partida e servem na contagem final
    .name = meta
grand-option-time-limit = o tempo combinado; ambas as duplas o declaram pelo seu próprio relógio
    .name = minutos
grand-option-hand-limit = o número de mãos combinado
    .name = mãos
grand-option-most-hands = após tantas mãos faz-se de qualquer modo a contagem final
    .name = máximo de mãos
grand-option-rebid-after-pass = se quem passou pode tornar a apostar
    .name = apostar após passar
grand-option-copas-opening = se o mão pode abrir o Copas com uma carta de copas
    .name = abertura de Copas
grand-option-copas-opening-bid = por quanto vale, como aposta, essa abertura
    .name = aposta ao abrir Copas
grand-option-eucre-defender-exchange = de onde os adversários de quem joga sem parceiro podem tirar uma carta
    .name = troca dos defensores no Eucre
grand-option-slam-wins = se as treze vazas no Grand ganham logo a partida
    .name = o slam ganha a partida
grand-option-stake = o que cada um dos que perdem paga no fim da partida
    .name = aposta

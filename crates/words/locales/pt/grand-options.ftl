# Grand: o que o início diz do jogo, e o que o livro deixa aos jogadores.

grand-about = Duas duplas apostam pontos pelo direito de escolher o jogo: Whist, Grand, Eucre ou Copas.

grand-option-table = Uma carta errada é recusada, ou corrigida quando alguém nota?
    .name = mesa
grand-option-pairs = Os parceiros são os jogadores frente a frente, ou são sorteados?
    .name = duplas
grand-option-end-mode = Quando a partida acaba?
    .name = fim da partida
grand-option-target = Com quantos pontos a partida acaba? O número também serve na contagem final.
    .name = meta
grand-option-time-limit = O tempo combinado, que as duas duplas marcam no próprio relógio
    .name = minutos
grand-option-hand-limit = O número de mãos combinado
    .name = mãos
grand-option-most-hands = Depois de quantas mãos a contagem final é feita de qualquer maneira?
    .name = máximo de mãos
grand-option-rebid-after-pass = Quem passou pode apostar de novo?
    .name = apostar depois de passar
grand-option-copas-opening = O mão pode abrir o Copas com uma carta de copas?
    .name = abertura de Copas
grand-option-copas-opening-bid = Quanto vale essa abertura como aposta?
    .name = aposta ao abrir Copas
grand-option-eucre-defender-exchange = De onde os adversários de quem joga sozinho podem tirar uma carta?
    .name = troca dos defensores no Eucre
grand-option-slam-wins = As treze vazas no Grand ganham a partida na hora?
    .name = o slam ganha a partida
grand-option-stake = Quanto paga cada perdedor quando a partida acaba?
    .name = valor da partida

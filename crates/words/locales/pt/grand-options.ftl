# Grand: o que o início diz do jogo, e o que o livro deixa aos jogadores.

grand-about = Duas duplas apostam pontos pelo direito de escolher o jogo da mão: Whist, Grand, Eucre ou Copas.

grand-option-table = Uma carta errada é recusada, ou corrigida quando alguém nota?
    .name = mesa
grand-option-pairs = Os parceiros são os que ficam frente a frente, ou são sorteados?
    .name = duplas
grand-option-end-mode = Quando a partida acaba?
    .name = a partida acaba
grand-option-target = Quantos pontos acabam a partida? Servem também na contagem final.
    .name = meta
grand-option-time-limit = O tempo combinado; as duas duplas avisam pelo próprio relógio
    .name = minutos
grand-option-hand-limit = O número de mãos combinado
    .name = mãos
grand-option-most-hands = Depois de quantas mãos a contagem final é feita de qualquer modo?
    .name = máximo de mãos
grand-option-rebid-after-pass = Quem passou pode apostar de novo?
    .name = apostar após passar
grand-option-copas-opening = O mão pode abrir o Copas com uma carta de copas?
    .name = abertura de Copas
grand-option-copas-opening-bid = Quanto vale essa abertura como aposta?
    .name = aposta ao abrir Copas
grand-option-eucre-defender-exchange = De onde os adversários de quem joga sem parceiro podem tirar uma carta?
    .name = troca dos defensores no Eucre
grand-option-slam-wins = As treze vazas no Grand ganham a partida na hora?
    .name = o slam ganha a partida
grand-option-stake = Quanto paga cada perdedor quando a partida acaba?
    .name = aposta

# O que o solucionador diz dos jogos espanhóis.

solved-bola = bola: as { $many } vazas são do Hombre
solved-hombre-wins = o Hombre ganha com { $many } vazas
solved-puesta = puesta: { $many } vazas para o Hombre
solved-codillo = { $many ->
    [one] codillo: uma vaza para o Hombre
   *[other] codillo: { $many } vazas para o Hombre
}
solved-compared-won = o Hombre ganha
solved-compared-puesta = puesta
solved-compared-codillo = codillo
solved-counts-game = Os números são as vazas do Hombre na mão inteira, e as do parceiro, se há um. Quem tem o rei chamado é o parceiro. Até que um rei seja jogado, todos jogam contra o Hombre.
solved-counts-compared = O Hombre ganha se tem mais vazas do que cada um dos outros. Com o mesmo número, é puesta; no codillo, um dos outros tem mais que todos. Os dois jogam juntos.

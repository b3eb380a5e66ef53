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
solved-counts-game = São contadas as vazas do Hombre, e as do parceiro se houver, na mão inteira. Quem tem o rei chamado é o parceiro. Antes de sair um rei, todos jogam contra o Hombre.
solved-counts-compared = O Hombre ganha se tem mais vazas do que cada um dos outros. O mesmo número é puesta; no codillo, um dos outros tem mais que todos. Os dois jogam juntos.

# Voltarete: como uma mão acabou, em uma frase.

voltarete-game-in = { $contract } em { $suit }
voltarete-ended-win = { $seat }, { $game }, ganhou { $tricks }
voltarete-ended-win-laid = { $seat }, { $game }, abriu as cartas e ganhou com as vazas { $tricks }
voltarete-ended-win-granted = { $seat }, { $game }, ganhou porque os outros concederam; vazas { $tricks }
voltarete-ended-codilho = { $seat }, { $game }, perdeu { $tricks }: codilho de { $winners }
voltarete-ended-resposta = { $seat }, { $game }, não ganhou, { $tricks }: reposta
voltarete-ended-resposta-laid = { $seat }, { $game }, deu a mão por perdida; vazas { $tricks }: reposta
voltarete-ended-barred = { $seat }, { $game }, fez vazas suficientes, { $tricks }, mas não pode ganhar depois de renunciar duas vezes
voltarete-ended-granted = { $seat }, { $game }, pediu reposta, e os outros a concederam: nenhuma carta foi jogada
voltarete-ended-treze-granted = { $seat }, { $game }, desistiu da mão, e os outros aceitaram
voltarete-ended-surrendered = { $seat } foi à casca e desistiu dela
voltarete-ended-passed = Todos passaram
voltarete-ended-void = A mão é nula e as cartas são dadas de novo

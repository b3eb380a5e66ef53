# Voltarete: cómo acabó una mano, en una frase.

voltarete-game-in = { $contract } en { $suit }
voltarete-ended-win = { $seat }, { $game }, ganó por { $tricks }
voltarete-ended-win-laid = { $seat }, { $game }, tendió sus cartas y ganó; bazas: { $tricks }
voltarete-ended-win-granted = { $seat }, { $game }, ganó porque los otros concedieron la mano; bazas: { $tricks }
voltarete-ended-codilho = { $seat }, { $game }, perdió por { $tricks }: codilho de { $winners }
voltarete-ended-resposta = { $seat }, { $game }, no ganó, { $tricks }: reposta
voltarete-ended-resposta-laid = { $seat }, { $game }, dio la mano por perdida; bazas: { $tricks }: reposta
voltarete-ended-barred = { $seat }, { $game }, hizo bazas suficientes, { $tricks }, pero no puede ganar después de renunciar dos veces
voltarete-ended-granted = { $seat }, { $game }, pidió reposta y se la concedieron: no se jugó ninguna carta
voltarete-ended-treze-granted = { $seat }, { $game }, abandonó la mano, y los otros aceptaron
voltarete-ended-surrendered = { $seat } fue a la casca y la abandonó
voltarete-ended-passed = Todos pasaron
voltarete-ended-void = La mano es nula y se da de nuevo

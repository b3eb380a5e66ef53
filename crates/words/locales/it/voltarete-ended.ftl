# Voltarete: come è finita una mano, in una frase.

voltarete-game-in = { $contract } in { $suit }
voltarete-ended-win = { $seat }, { $game }, ha vinto { $tricks }
voltarete-ended-win-laid = { $seat }, { $game }, ha steso le carte e vinto; prese { $tricks }
voltarete-ended-win-granted = { $seat }, { $game }, ha vinto: gli altri hanno concesso la mano; prese { $tricks }
voltarete-ended-codilho = { $seat }, { $game }, ha perso { $tricks }: codilho a { $winners }
voltarete-ended-resposta = { $seat }, { $game }, non ha vinto, { $tricks }: reposta
voltarete-ended-resposta-laid = { $seat }, { $game }, ha steso le carte come perse; prese { $tricks }: reposta
voltarete-ended-barred = { $seat }, { $game }, ha fatto prese a sufficienza, { $tricks }, ma non può vincere dopo due rifiuti
voltarete-ended-granted = { $seat }, { $game }, ha chiesto la reposta e l’ha avuta: non si è giocato
voltarete-ended-treze-granted = { $seat }, { $game }, ha abbandonato la mano, e gli altri hanno accettato
voltarete-ended-surrendered = { $seat } ha abbandonato la casca
voltarete-ended-passed = Tutti sono passati
voltarete-ended-void = La mano è nulla e le carte si danno di nuovo

# Voltarete: how a hand ended, in a sentence.

voltarete-game-in = { $contract } in { $suit }
voltarete-ended-win = { $seat }, { $game }, won { $tricks }
voltarete-ended-win-laid = { $seat }, { $game }, laid the cards down and won { $tricks }
voltarete-ended-win-granted = { $seat }, { $game }, won { $tricks }: the others conceded
voltarete-ended-codilho = { $seat }, { $game }, lost { $tricks }: codilho to { $winners }
voltarete-ended-resposta = { $seat }, { $game }, did not win, { $tricks }: reposta
voltarete-ended-resposta-laid = { $seat }, { $game }, laid the cards down as lost, { $tricks }: reposta
voltarete-ended-barred = { $seat }, { $game }, took enough tricks, { $tricks }, but cannot win after revoking twice
voltarete-ended-granted = { $seat }, { $game }, asked for a reposta and got it: no cards were played
voltarete-ended-treze-granted = { $seat }, { $game }, gave the hand up, and the others agreed
voltarete-ended-surrendered = { $seat } went to the casca and gave it up
voltarete-ended-passed = Everyone passed
voltarete-ended-void = The hand is void and is dealt again

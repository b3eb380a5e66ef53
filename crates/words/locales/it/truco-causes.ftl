# Truco: la ragione di ogni tento.

truco-cause-vazas = le vazas, senza truco
truco-cause-truco = truco vinto
truco-cause-retruco = retruco vinto
truco-cause-vale-quatro = vale quatro vinto
truco-cause-truco-refused = truco rifiutato
truco-cause-retruco-refused = retruco rifiutato
truco-cause-vale-quatro-refused = vale quatro rifiutato
truco-cause-left = { $seat } ha lasciato la mano
truco-cause-envido-left = { $seat } ha lasciato prima di ogni envido
truco-cause-envido = envido: { $seat } vince con { $count }
truco-cause-real-envido = real envido: { $seat } vince con { $count }
truco-cause-falta-envido = falta envido: { $seat } vince con { $count }
truco-cause-envido-refused = envido di { $seat }, rifiutato
truco-cause-real-envido-refused = real envido di { $seat }, rifiutato
truco-cause-falta-envido-refused = falta envido di { $seat }, rifiutata
truco-cause-flor = { $count ->
    [one] flor, senza opposizione
   *[other] { $count } flores, senza opposizione
}
truco-cause-flor-shrunk = flor contro flor: l’altro gruppo si è tirato indietro
truco-cause-flor-compared = flor contro flor, { $count } in tutto: vince la più alta
truco-cause-contra-flor = contra-flor, { $count } flores in tutto
truco-cause-resto = contra-flor e o resto: le flores e quanto mancava a chi era avanti
truco-cause-resto-refused = contra-flor e o resto, rifiutata
truco-cause-carried = tentos rimasti da prima

## Falli

truco-cause-wrong-count = { $seat } ha giocato con un numero di carte sbagliato
truco-cause-no-flor = { $seat } non aveva la flor richiesta
truco-cause-gathered = { $seat } ha ritirato le carte troppo presto
truco-cause-gathered-by-others = gli avversari hanno ritirato le carte di { $seat } troppo presto
truco-cause-bystander-spoke = { $seat } ha parlato nella testa di altri
truco-cause-looked-early = { $seat } ha guardato le carte prima della testa
truco-cause-looked = { $seat } ha guardato le carte durante un’altra testa
truco-cause-senha = { $seat } ha fatto un segnale in una testa
truco-cause-shown-needlessly = { $seat } ha mostrato carte senza bisogno
truco-cause-shown-after = { $seat } ha mostrato carte dopo la testa
truco-cause-baralho-unshown = { $seat } ha cantato punti e se n’è andato senza mostrarli
truco-cause-passed-unshown = { $seat } ha cantato punti, è passato e non li ha mostrati
truco-cause-stacked = { $seat } ha giocato più carte come una
truco-cause-face-down-unshown = { $seat } ha cantato punti e lasciato le carte coperte
truco-cause-false-flor = { $seat } ha cantato una flor falsa
truco-cause-false-flor-after = { $seat } ha cantato una flor che si è rivelata falsa
truco-cause-flor-unshown = { $seat } non ha mostrato la flor
truco-cause-hidden-flor = { $seat } ha nascosto una flor
truco-cause-peco-refused = { $seat }, a cui è stata chiesta la flor, non ha mostrato nulla
truco-cause-one-false = la flor di { $seat } era falsa
truco-cause-envido-unshown = { $seat } ha vinto l’envido e non ha mostrato i punti
truco-cause-wrong-song = { $seat } ha cantato punti che le carte non mostrano
truco-cause-wrong-song-unplayed = { $seat } ha cantato punti che le carte non mostrano, e non si è giocato truco

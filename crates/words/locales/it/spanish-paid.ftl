# I giochi spagnoli: per che cosa si paga, e com’è finita una mano.

spanish-cause-stake = posta della mano
spanish-cause-pass = è passato
spanish-cause-carried = rimasto da prima
spanish-cause-entrada = { $each ->
    [1] entrada
   *[other] entrada, × { $each }
}
spanish-cause-mediator = { $each ->
    [1] Mediator
   *[other] Mediator, × { $each }
}
spanish-cause-solo = { $each ->
    [1] solo
   *[other] solo, × { $each }
}
spanish-cause-estuches = estuches: { $count } × { $each } ({ $cards })
spanish-cause-primeras = primeras, le prime prese di fila
spanish-cause-bola = bola, tutte le prese: { $each }
spanish-cause-bola-lost = bola persa: { $each }
spanish-cause-desbola = desbola, nessuna presa: { $each }
spanish-cause-pot = prende il piatto
spanish-cause-puesta = puesta: quanto era in palio, nel piatto
spanish-cause-puesta-asked = puesta invece di codillo: chi l’ha vinto aveva chiesto una presa avendone quattro sicure
spanish-cause-codillo = codillo: quanto era in palio, a chi ha battuto l’Hombre
spanish-cause-zangano = la parte dello zángano
spanish-cause-returned-card = per la carta resa
spanish-cause-returned-king = ha restituito il re e ha fatto due o più prese
spanish-cause-redeem = riscatto di un fondo
spanish-cause-fine = una multa
spanish-cause-at-stake = la posta in gioco
spanish-cause-fine-won = una multa di prima, con il piatto
spanish-cause-raffle = una multa di prima, sorteggiata con questa carta: { $cards }
spanish-cause-fines-left = multe che nessuno ha vinto
spanish-cause-shared = { $count ->
    [one] un pozo di ciò che resta
   *[other] { $count } pozos di ciò che resta
}
spanish-cause-drawn-pile = un mucchio del piatto, sorteggiato: lo vince chi pesca la carta più alta

spanish-with-partner = con { $seat }
spanish-alone = senza compagno
spanish-codillo-to = battuto da { $seat }

spanish-game-in = { $bid } in { $suit }
spanish-game-unnamed = { $bid }, senza nominare il trionfo

spanish-ended-won = { $seat }, { $game }, { $with }: vince con { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
spanish-ended-bola = { $seat }, { $game }, { $with }: vince con bola, tutte e { $tricks } le prese
spanish-ended-bola-lost = { $seat }, { $game }, { $with }: vince il gioco e perde la bola, con { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
spanish-ended-puesta = { $seat }, { $game }, { $with }: puesta con { $tricks ->
    [0] nessuna presa
    [one] una presa
   *[other] { $tricks } prese
}
spanish-ended-codillo = { $seat }, { $game }, { $with }: codillo con { $tricks ->
    [0] nessuna presa
    [one] una presa
   *[other] { $tricks } prese
}
spanish-ended-conceded = { $seat }, { $game }, { $with }: abbandonato come codillo
spanish-ended-desbola = { $seat }, { $game }, { $with }: codillo e desbola, senza una sola presa
spanish-ended-passed = Tutti sono passati
spanish-ended-redeemed = { $seat } è andato á fondo e si è riscattato

spanish-outcome-won = vinta
    .gloss = la parte dell’Hombre ha fatto le sue prese e prende il piatto
spanish-outcome-bola = bola
    .gloss = tutte le prese: ogni avversario la paga oltre al gioco
spanish-outcome-bola-lost = bola persa
    .gloss = il gioco è vinto, ma non tutte le prese: la bola si paga agli avversari
spanish-outcome-puesta = puesta
    .gloss = all’Hombre è mancato poco: paga nel piatto quanto era in palio
spanish-outcome-codillo = codillo
    .gloss = l’Hombre è stato battuto: paga quanto era in palio a chi lo ha battuto
spanish-outcome-desbola = desbola
    .gloss = nessuna presa: si paga come una bola, oltre al codillo
spanish-outcome-passed = passata
    .gloss = nessuno ha giocato; il piatto aspetta la prossima mano
spanish-outcome-redeemed = riscattata
    .gloss = il giocatore si è riscattato dal fondo; il piatto aspetta la prossima mano

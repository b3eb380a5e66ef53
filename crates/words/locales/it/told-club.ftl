# I campionati nel terminale.

told-club-day = { $name }, { $date }: { $many ->
    [one] { $many } decisione
   *[other] { $many } decisioni
}
told-club-category = { $category }: { $entries }, { $many ->
    [one] { $many } jogo chiuso
   *[other] { $many } jogos chiusi
}, { $state }, totale { $pool }
told-club-refused-day = La giornata è rifiutata da { $cite }.
told-club-refused = { $file }: rifiutato da { $cite }; non è stato registrato nulla
told-club-no-founder = { $file }: nessuno ha creato questo campionato
told-club-no-paper = non c’è il documento `{ $paper }`
told-club-no-event = non c’è il campionato `{ $event }`
told-club-entered = { $many ->
    [one] { $many } iscrizione registrata.
   *[other] { $many } iscrizioni registrate.
}
told-club-nothing-drawn = { $file }: non è ancora stato sorteggiato nulla
told-club-by-tickets = { $category }, sorteggio n. { $number }, alle { $at }: numeri estratti a mano, nell’ordine in cui sono usciti; non c’è nulla da calcolare
told-club-by-cards = { $category }, sorteggio n. { $number }, alle { $at }: { $command }, nell’ordine delle somme
told-club-annulled = { $category }, sorteggio n. { $number }, alle { $at }: annullato alle { $when }. Motivo: { $reason }
told-club-wrong-order = l’ordine di { $category } non segue dalle sue carte
told-club-wrong-seed = il seed del jogo { $jogo }, al tavolo { $table }, non è quello promesso
told-club-kept = jogo { $jogo }: tavolo { $table }, registrazione { $record } con SHA-256 { $sum }
told-club-verified = Verificato: { $cards ->
    [one] { $cards } sorteggio
   *[other] { $cards } sorteggi
} con le carte, nell’ordine delle somme; { $tickets ->
    [one] { $tickets } sorteggio
   *[other] { $tickets } sorteggi
} a mano, che nessuno può calcolare; { $tables ->
    [one] { $tables } tavolo della sala che ha mantenuto la promessa
   *[other] { $tables } tavoli della sala che hanno mantenuto la promessa
}.

# Quello che dicono i comandi del programma: replay, solve, simulate, arena, verify e gli altri.

told-progress-left = alla fine
told-serve-open = La sala da gioco è aperta su { $address } (per chiuderla, Ctrl-C).
told-backup-copied = La sala è stata copiata in { $file }.
told-explain-ask = Chiedi di una regola, come ? { $rule }, o di una parola, come ? { $word }; rules dice come si gioca.

told-games-or = { $all } o { $last }
told-games-book = libro
told-games-players = giocatori
told-games-pack = mazzo
told-games-cards = { $cards } carte ({ $pack })
told-games-match = partita
told-games-minutes = da { $least } a { $most } minuti fra persone
told-games-rules = regole
told-games-revision = revisione { $revision }
told-games-bots = bot
told-games-options = opzioni, ciascuna con --option NOME=VALORE
told-games-unless = se non si concorda altro: { $value }
told-games-noted = solo annotato, non cambia nulla nel gioco

told-replay-cut = Un frammento: la partita non è giocata fino alla fine.
told-replay-begun = Un frammento: comincia a metà di una partita, con ciò che dice `setup`.
told-replay-part = Un frammento: comincia con ciò che dice `setup` e si ferma prima della fine della partita.
told-replay-deal = Mano { $number }
told-replay-dealt = { $deal }, data da { $seat }
told-replay-won = La partita è finita; vince { $winners }.
told-replay-unwon = La partita è finita senza vincitore.
told-replay-shuffle = Le carte sono da mescolare.
told-replay-waits = Il tavolo è in attesa di { $seats }.
told-replay-why = Perché:

told-verify-fair = { $shuffles ->
    [one] Sì: il seed è quello promesso prima di dare le carte, e la mescolata ne deriva.
   *[other] Sì: il seed è quello promesso prima di dare le carte, e le { $shuffles } mescolate ne derivano.
}
told-verify-proves = Questo prova che nessuna mano è stata cambiata dopo la prima carta. Non prova che nessuno abbia guardato.
told-verify-other-seed = No: il seed rivelato non è quello promesso prima di dare le carte.
told-verify-broken = La casa non ha mantenuto la promessa, o la registrazione è stata alterata.
told-verify-other-deal = No: la mescolata { $shuffle } non deriva dal seed.
told-verify-changed = Le carte sono state cambiate, o la registrazione è stata alterata.

told-solve-wait = si risolve la presa { $trick } della mano { $deal }: può richiedere qualche minuto
told-whist-north-south = Nord e Sud
told-whist-east-west = Est e Ovest
told-whist-wins = Esce { $leader }. Con il gioco migliore di tutti, { $side } fanno { $tricks } prese su { $all }.
told-whist-by-card = Le loro prese, secondo la carta con cui esce { $leader }:

told-deals = { $many ->
    [one] { $many } mano
   *[other] { $many } mani
}
told-matches = { $many ->
    [one] { $many } partita
   *[other] { $many } partite
}
told-head-bot = bot
told-head-won = vinto per mano
told-head-from = 95% da
told-head-to = a
told-head-matches-won = partite vinte
told-head-share = quota
told-head-deals = mani
told-head-difference = differenza
told-head-more = di più
told-head-as-much = lo stesso
told-head-less = di meno

told-simulate-head = { $deals } in { $matches }, seed { $seed }
told-simulate-played-by = giocato da
told-simulate-named-by = nominato da
told-simulate-contract = contratto
told-simulate-ended = com’è finita
told-simulate-packs = { $packs ->
    [one] Gli stessi mazzi si giocano { $seats } volte, perché ogni bot abbia tutti i posti, prima di mescolarne altri: { $matches }, { $packs } serie di mazzi.
   *[other] Gli stessi mazzi si giocano { $seats } volte, perché ogni bot abbia tutti i posti, prima di mescolarne altri: { $matches }, { $packs } serie di mazzi.
}
told-simulate-few = ? – troppo poche per saperlo: occorrono due giri di questo tipo, { $matches } partite, giocate fino alla fine.

told-arena-head = { $first } contro { $second }: { $many }, ciascuna in { $seatings } disposizioni dei posti, seed { $seed }
told-arena-share = quota delle partite vinte
told-arena-a-deal = { $won } per mano
told-arena-won = vinto, in { $counted }
told-arena-meaning = La differenza è quanto una parte di { $first } ha vinto in più di una di { $second } con le stesse carte, in { $counted }; accanto si legge quante volte ha vinto di più, lo stesso o di meno.
told-arena-worlds = I bot che pensano provano { $worlds ->
        [one] { $worlds } distribuzione possibile
       *[other] { $worlds } distribuzioni possibili
    }.
told-arena-clock = Il maestro pensa { $seconds } s per ogni scelta, il giocatore del circolo un quarto, come a un tavolo: un’altra prova dà cifre un po’ diverse.
told-arena-too-few = Troppo poche per sapere quale sia migliore: ne occorrono almeno { $least }, e di solito centinaia.
told-arena-alike = Tutte hanno dato lo stesso risultato: non si può calcolare un intervallo di confidenza.
told-arena-open = Fra { $first } e { $second } non risulta nessuna differenza: lo 0 è dentro l’intervallo. Con più mani l’intervallo si restringe.
told-arena-above = { $better } è migliore di { $worse }: tutto l’intervallo è sopra lo 0.
told-arena-below = { $better } è migliore di { $worse }: tutto l’intervallo è sotto lo 0.

told-plot-against = { $first } contro { $second }
told-plot-mean = differenza { $mean }, { $surely }
told-plot-interval = 95% da { $low } a { $high }
told-plot-alike = tutte uguali
told-plot-too-few = troppo poche per un intervallo
told-plot-deals = mani giocate, ciascuna in { $seatings } disposizioni dei posti
told-plot-matches = partite giocate, ciascuna in { $seatings } disposizioni dei posti
told-plot-difference = differenza, in { $counted }

# Rebesino. Le parole del libro restano; quel che serve a un principiante sta nella glossa.

rebesino-pot-suerte = la suerte
    .gloss = pene messe da parte; la mano seguente decide di chi sono

rebesino-play = Gioca: { $card }
rebesino-exchange = Cambia: { $card }
    .gloss = la carta va sotto il monte, e peschi quella in cima
rebesino-look = Tieni le carte e guarda quella in cima
    .gloss = la carta guardata va sotto il monte, e nessuno può pescarla
rebesino-decline = Tieni le carte
    .gloss = il monte resta com’è per il giocatore seguente
rebesino-discard = Scarta: { $card }
rebesino-declare = Dichiara la napolitana
    .gloss = da ora ti obbliga a non fare prese, se non per tagliare in tempo un Rebesino
rebesino-peek = Guarda la carta in cima prima di scartare
    .gloss = chi lo fa non può più pescare
rebesino-exchange-two = Cambia: { $cards }
    .gloss = cambiare due carte annulla la mano: paghi otto tantos a ciascuno degli altri
rebesino-discard-only = Scarta senza pescare: { $card }
rebesino-draw = Pesca la carta dimenticata
    .gloss = puoi farlo finché nessuno gioca dopo di te; altrimenti resti con una carta in meno e la paghi
rebesino-take = Prendi una carta che non è tua
    .gloss = il mazziere non può pescare: rimettila senza vederla, o paghi per tutti
rebesino-see = Guarda la carta
    .gloss = il mazziere che vede una carta del monte paga per tutti
rebesino-put-back = Rimetti la carta senza vederla
    .gloss = se non l’hai vista, non costa nulla
rebesino-amend = Gioca invece: { $card }
rebesino-call = { $seat } non ha risposto nella presa { $trick }
    .gloss = è un rifiuto: chi poteva rispondere al seme e non l’ha fatto paga per tutti
rebesino-lay-down = Stendi le carte
    .gloss = paghi le cartas de pago che ti restano, e perdi il diritto di cavare quelle degli altri
rebesino-agree = Accetta il conto
    .gloss = non c’è altro da reclamare; quando tutti sono d’accordo, la mano si paga

rebesino-heading-play = Gioca una carta
    .gloss = rispondi al seme se puoi; la carta più alta del seme d’uscita vince la presa, e non c’è trionfo
rebesino-heading-exchange = Cambia una carta con il monte
    .gloss = la carta va sotto il monte, e peschi quella in cima; una carta sola, una volta sola
rebesino-heading-discard = Scarta la dodicesima carta
    .gloss = il mazziere non pesca: una delle dodici dorme nel monte fino alla fine della mano
rebesino-heading-exchange-two = Cambia due carte
    .gloss = è un fallo: annulla la mano, e paghi otto tantos a ciascuno degli altri
rebesino-heading-discard-only = Scarta senza pescare
    .gloss = dimentichi di pescare; se non rimedi in tempo, resti con una carta in meno e la paghi
rebesino-heading-amend = Sostituisci la carta che non rispondeva
    .gloss = potevi rispondere al seme e non l’hai fatto; finché la presa non è raccolta, correggere non costa nulla

rebesino-drawing = Si stanno sorteggiando i posti
rebesino-dealing = Si stanno dando le carte
rebesino-robbing = Il robo: si cambiano carte con il monte
    .gloss = i tre giocatori prima del mazziere possono cambiare una carta ciascuno; il mazziere scarta una delle sue dodici
rebesino-playing = Undici prese
    .gloss = non fare prese, oppure falle tutte: chi ha più punti paga chi non ne ha
rebesino-revealing = Le prese sono scoperte
    .gloss = guardale; quando tutti accettano, si fanno i conti
rebesino-over = La partita è finita

rebesino-fact-round = Giro { $number } di { $last }, mazziere { $seat }
rebesino-fact-double = Mari Perez: tutto si paga doppio
rebesino-fact-napolitana = Hai la napolitana
    .gloss = quattro delle cinque cartas de pago: non sei tenuto a rispondere al seme, ma se non lo fai non devi fare prese e devi tagliare in tempo ogni Rebesino
rebesino-fact-declared = { $seat } ha dichiarato la napolitana

rebesino-role-pie = pie
    .gloss = il mazziere; ha il posto migliore
rebesino-role-mano = mano
    .gloss = gioca per primo e ha il posto peggiore

rebesino-said = { $seat }: { $what }
rebesino-said-drew = pesca: { $card }
rebesino-said-exchanged = cambia una carta
rebesino-said-looked = tiene le carte e guarda quella in cima
rebesino-said-declined = tiene le carte
rebesino-said-discarded = scarta una delle dodici
rebesino-said-peeked = guarda prima e non può pescare
rebesino-said-short = scarta e non pesca
rebesino-said-drew-late = pesca la carta dimenticata
rebesino-said-saw = vede una carta del monte
rebesino-said-kept = tiene una carta in più
rebesino-said-aside = prende una carta del monte
rebesino-said-put-back = rimette la carta senza vederla
rebesino-said-declared = dichiara la napolitana
rebesino-said-took = { $points ->
    [0] fa una presa senza punti
    [one] fa una presa da un punto
   *[other] fa una presa da { $points } punti
}
rebesino-said-amended = gioca invece: { $card }
rebesino-said-laid-down = stende le carte
rebesino-said-revoked = non ha risposto nella presa { $trick }: rifiuto
rebesino-said-cleared = non ha sbagliato nella presa { $trick }
rebesino-said-agreed = accetta
rebesino-said-dote = riceve un’altra dote
    .gloss = una nuova scorta di tantos; ciò che è perso resta perso
rebesino-said-spoilt = cambia due carte e annulla la mano

rebesino-ask-robo = Cambi una carta con il monte?
rebesino-ask-discard = Scarta una delle tue dodici carte.
rebesino-ask-lead = Tocca a te uscire.
rebesino-ask-play = Tocca a te giocare.
rebesino-ask-agree = È tutto in ordine?
rebesino-ask-besides = Non tocca a te, ma puoi parlare.

rebesino-cause-partida = la partida: chi ha più punti paga chi ne ha meno
rebesino-cause-sold = venduto: { $cards }
rebesino-cause-drawn = cavato: { $cards }
rebesino-cause-carambola = carambola: { $cards }
rebesino-cause-under = servita sotto una carta più alta: { $cards }
rebesino-cause-led = giocata in uscita, pagata a chi vince: { $cards }
rebesino-cause-asleep = dorme nel monte: { $cards }
rebesino-cause-given = Rebesino fatto: tutte le prese
rebesino-cause-cut = Rebesino tagliato in tempo
rebesino-cause-not-cut = un Rebesino che la napolitana doveva tagliare
rebesino-cause-introduced = napolitana costretta a fare una presa
rebesino-cause-napolitana = la napolitana riscuote la partida
rebesino-cause-napolitana-card = la napolitana riscuote: { $cards }
rebesino-cause-shared = la napolitana, pagata dai tre in parti uguali
rebesino-cause-renuncio = rifiuto: paga per tutti
rebesino-cause-count = numero di carte sbagliato: paga per tutti
rebesino-cause-returned = restituito: { $cards }
rebesino-cause-spoilt = due carte cambiate: la mano è nulla
rebesino-cause-changed = uno scarto cambiato: la mano è nulla
rebesino-cause-again = { $count ->
    [one] un altro rifiuto, { $each }
   *[other] altri { $count } rifiuti, { $each } l’uno
}
rebesino-cause-forfeit = una pena di prima
rebesino-cause-suerte = la suerte, vinta dalla miglior carta ricevuta
rebesino-cause-split = la suerte che nessuno ha vinto, divisa

rebesino-counted = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } punti
} in { $tricks ->
    [0] nessuna presa
    [one] una presa
   *[other] { $tricks } prese
}
rebesino-counted-asleep = { $points ->
    [one] un punto dorme nel monte
   *[other] { $points } punti dormono nel monte
}

rebesino-ended-partida = { $seat } vince la partida con { $fewest ->
        [0] nessun punto
        [one] un punto
       *[other] { $fewest } punti
    } e { $other }, con { $most }, la paga
rebesino-ended-given = { $seat } fa tutte le prese: Rebesino
rebesino-ended-cut = { $seat } andava a Rebesino e { $other } l’ha tagliato in tempo
rebesino-ended-short = { $seat } andava a Rebesino con una carta in meno
rebesino-ended-napolitana = { $seat } vince con la napolitana
rebesino-ended-introduced = { $seat } aveva la napolitana e ha dovuto fare una presa
rebesino-ended-faulty = { $seat } ha commesso un fallo e paga
rebesino-ended-void = { $seat } ha reso nulla la mano; le carte si danno di nuovo

rebesino-refused-not-dealt = Prima si devono dare le carte.
rebesino-refused-wrong-pack = Non sono queste le carte da mescolare.
rebesino-refused-over = La partita è finita.
rebesino-refused-no-seat = Lì non è seduto nessuno.
rebesino-refused-turn = Tocca a { $seat }.
rebesino-refused-not-now = Non puoi farlo a questo punto della mano.
rebesino-refused-not-held = Non hai questa carta: { $card }.
rebesino-refused-follow = Devi rispondere a { $suit } finché ne hai.
rebesino-refused-caballo = Se le tue ultime carte sono il cavallo e il re di copas, devi prendere con il cavallo.
rebesino-refused-honour = Questo si può fare solo ai tavoli d’onore. Questo tavolo è rigoroso.
rebesino-refused-barred = Hai già reso nulla una mano così; non puoi farlo un’altra volta.
rebesino-refused-not-two = Ci vogliono due carte.
rebesino-refused-napolitana = Solo chi ha la napolitana può dichiararla, prima di giocare la prima carta.
rebesino-refused-amend = Non hai carte da sostituire, oppure non puoi usare quella.
rebesino-refused-call = In quella presa non c’è nulla da reclamare.
rebesino-refused-not-proved = Nessuna carta in vista lo prova. Puoi reclamarlo di nuovo a fine mano.

rebesino-table-stock = Monte { $many }

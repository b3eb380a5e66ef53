# Malilla. Le parole del libro restano; ciò che serve a chi comincia sta nella glossa.

## Quel che si può fare

malilla-play = Gioca: { $card }
malilla-choose-partner = Gioca con { $seat }
    .gloss = scegli uno dei due più forti; l’altro gioca contro di te
malilla-name-favorito = Favorito: { $suit }
    .gloss = ogni volta che questo seme è trionfo, tutto si paga doppio
malilla-lead-out-of-turn = Esci fuori turno con: { $card }
    .gloss = è un fallo: se qualcuno lo reclama, paghi dieci tantos e la tua coppia non conta il guadagno
malilla-lift = Ritira la presa
    .gloss = ritiri la presa; da qui in poi le sue carte restano
malilla-return-trick = Restituisci la presa
    .gloss = finché nessuno è uscito alla presa seguente, non costa nulla
malilla-correct = Gioca invece: { $card }
    .gloss = la tua carta era un rifiuto; corretta prima che la presa sia ritirata, non costa nulla
malilla-change = Cambiala con: { $card }
malilla-keep = Lascia la tua carta
    .gloss = qualcuno ha corretto una carta e potresti cambiare la tua; se non lo fai, la tua resta
malilla-warn = «Compagno, guarda la tua carta»
    .gloss = dopo il tuo avviso, il compagno non può più correggere la carta
malilla-show-hand = Mostra le tue carte
    .gloss = è un fallo: se qualcuno lo reclama, paghi dieci tantos e la tua coppia non conta il guadagno
malilla-call-renuncio = { $seat } ha fatto un rifiuto nella presa { $trick }
    .gloss = poteva rispondere, superare, tagliare o surtagliare e non l’ha fatto; durante il gioco devono provarlo carte viste da tutti
malilla-call = { $seat }: { $what }
    .gloss = un fallo visto da tutti; costa alla sua coppia dieci tantos e il guadagno
malilla-content = Mescola le carte
    .gloss = non c’è altro da reclamare; si conta la mano

malilla-misdeed-lead = uscita fuori turno
malilla-misdeed-lift = ritirata una presa dell’altra coppia
malilla-misdeed-shown = carte mostrate

malilla-heading-play = Gioca una carta
    .gloss = rispondi al seme; se gli avversari stanno vincendo la presa, supera, taglia o surtaglia se puoi
malilla-heading-lead-out-of-turn = Esci anche se non tocca a te
    .gloss = è un fallo: se qualcuno lo reclama, paghi dieci tantos e la tua coppia non conta il guadagno
malilla-heading-correct = Correggi la carta sbagliata
    .gloss = la tua carta era un rifiuto; corretta prima che la presa sia ritirata, non costa nulla
malilla-heading-change = Cambia la tua carta
    .gloss = qualcuno prima di te ha corretto la carta, quindi puoi cambiare la tua; non costa nulla

## Quel che succede

malilla-drawing-partners = Si stanno sorteggiando i compagni
malilla-choosing = { $seat } sceglie il compagno
malilla-drawing-dealer = Si sta sorteggiando il primo mazziere
malilla-naming = { $seat } nomina il favorito
malilla-dealing = Si stanno dando le carte
malilla-trump = Trionfo: { $suit }
    .gloss = il seme dell’ultima carta del mazziere; anche la sua carta più bassa batte gli altri semi
malilla-inspection = La mano è finita
    .gloss = finché le carte non sono mescolate si può ancora reclamare un rifiuto
malilla-over = La partita è finita

malilla-fact-deal = Mano { $number } di { $deals }, mazziere { $seat }
malilla-fact-pair = { $one } e { $other } giocano insieme
malilla-fact-favorito = Favorito: { $suit }
    .gloss = ogni volta che è trionfo, tutto si paga doppio
malilla-fact-times = Questa mano si paga { $times } volte tanto
malilla-last-even = Mano precedente: trentasei per parte
malilla-last-won = Mano precedente: { $one } e { $other } hanno fatto { $points }
malilla-last-capote = Mano precedente: capote di { $one } e { $other }
malilla-last-not-counted = Mano precedente: { $one } e { $other } hanno fatto { $points } e non li contano

malilla-role-pie = pie
    .gloss = il mazziere, che gioca per ultimo; la sua coppia è pagata se volta una carta alta
malilla-role-mano = mano
    .gloss = siede alla destra del mazziere ed esce per primo

## Quel che si è detto

malilla-said = { $seat }: { $what }
malilla-said-drew = pesca: { $card }
malilla-said-chose = gioca con { $seat }
malilla-said-cut = alza: { $card }
malilla-said-named = favorito nominato: { $suit }
malilla-said-turned-up = volta: { $card }
malilla-said-took = { $points ->
    [one] fa una presa di un punto
   *[other] fa una presa di { $points } punti
}
malilla-said-led-out-of-turn = esce fuori turno con: { $card }
malilla-said-lifted-wrong = ritira una presa dell’altra coppia
malilla-said-returned = restituisce la presa
malilla-said-corrected = corregge con: { $card }
malilla-said-changed = la cambia con: { $card }
malilla-said-kept = lascia la carta
malilla-said-warned = avverte il compagno
malilla-said-showed-hand = mostra le sue carte
malilla-said-renounced = ha fatto un rifiuto nella presa { $trick }
malilla-said-cleared = nessun rifiuto nella presa { $trick }
malilla-said-called = { $what }

## Le domande

malilla-ask-partner = Chi scegli come compagno?
malilla-ask-favorito = Qual è il seme favorito?
malilla-ask-lead = Tocca a te uscire.
malilla-ask-play = Tocca a te giocare.
malilla-ask-lift = La presa è tua. La ritiri?
malilla-ask-change = Una carta prima della tua è stata corretta. Cambi la tua?
malilla-ask-content = C’è qualcosa da reclamare prima di mescolare le carte?
malilla-ask-besides = Puoi parlare.

## Com’è finita la mano, e che cosa si è pagato

malilla-counted = { $one } e { $other }: { $points } { $points ->
        [one] punto
       *[other] punti
    }
malilla-ended-even = Trentasei per parte: non vince nessuno
malilla-ended-won = { $one } e { $other } hanno fatto { $points } { $points ->
        [one] punto
       *[other] punti
    } e vinto { $tantos ->
    [one] un tanto
   *[other] { $tantos } tantos
}
malilla-ended-capote = { $one } e { $other } hanno fatto tutte le prese, capote, e vinto { $tantos } tantos
malilla-ended-not-counted = { $one } e { $other } hanno fatto { $points } { $points ->
        [one] punto
       *[other] punti
    }, ma per un fallo non li contano

malilla-outcome-even = trentasei per parte
    .gloss = non vince nessuno
malilla-outcome-won = mano vinta
    .gloss = una coppia ha fatto più di trentasei punti
malilla-outcome-capote = capote
    .gloss = una coppia ha fatto tutte e dodici le prese
malilla-outcome-not-counted = non contata
    .gloss = la coppia che ha fatto più punti aveva commesso un fallo

malilla-cause-turn-up = voltata: { $cards }, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-above = { $count ->
    [one] un punto sopra trentasei
   *[other] { $count } punti sopra trentasei
}{ $each ->
    [1] { "" }
   *[other] , × { $each }
}
malilla-cause-capote = capote, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-renuncio = rifiuto, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lead = uscita fuori turno, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lift = ritirata una presa altrui, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-shown = carte mostrate, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-spoke = ha parlato del gioco, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-misdeal = carte date male; la voltata si restituisce, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-pack = mazzo difettoso; la voltata si restituisce, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-count = ha giocato con una carta in più, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-dealer = ha dato le carte fuori turno, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-carried = rimasto da prima

malilla-note-deals-next = Poi dà le carte { $seat }.
malilla-note-no-capote = { $one } e { $other } in questa mano non possono fare capote, ma possono subirlo.

## Rifiuti

malilla-refused-not-dealt = Prima si devono dare le carte.
malilla-refused-wrong-pack = Non sono queste le carte da mescolare.
malilla-refused-over = La partita è finita.
malilla-refused-turn = Tocca a { $seat }.
malilla-refused-not-playing = Non hai un posto a questo tavolo.
malilla-refused-not-now = Non puoi farlo a questo punto della mano.
malilla-refused-not-held = Non hai questa carta: { $card }.
malilla-refused-follow = Devi rispondere a { $suit } finché ne hai.
malilla-refused-beat = Gli avversari stanno vincendo la presa: puoi superarla, quindi devi farlo.
malilla-refused-trump = Non puoi rispondere al seme e gli avversari stanno vincendo la presa: devi tagliarla.
malilla-refused-overtrump = Un avversario ha tagliato: puoi surtagliare, quindi devi farlo.
malilla-refused-not-stronger = Scegli uno dei due giocatori più forti.
malilla-refused-honour = Questo si può fare solo ai tavoli d’onore. Questo tavolo è rigoroso e non permette irregolarità.
malilla-refused-own-lead = Tocca a te uscire: gioca una carta.
malilla-refused-lift = Non c’è nessuna presa dell’altra coppia da ritirare.
malilla-refused-return = Non c’è nessuna presa da restituire, o si è già usciti alla seguente.
malilla-refused-correct = Non hai una carta sbagliata da correggere.
malilla-refused-warned = Il compagno ti ha avvertito: non puoi più correggere la carta.
malilla-refused-still-wrong = Anche quella carta sarebbe sbagliata.
malilla-refused-warn = Non c’è nessuna carta del compagno di cui avvertirlo.
malilla-refused-shown = Le tue carte sono già in vista.
malilla-refused-own-side = Puoi reclamare solo i falli dell’altra coppia.
malilla-refused-call = Non c’è nulla di simile da reclamare.
malilla-refused-not-lifted = La presa non è ancora ritirata: la carta si può ancora correggere.
malilla-refused-not-proved = Nessuna carta in vista lo prova.
malilla-refused-said = L’hai già detto.

## L’atto che ha finito la mano

malilla-done-content = non ha altro da reclamare

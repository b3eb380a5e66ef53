# Yukon. Le parole del libro restano; ciò che serve a chi comincia sta nella glossa.

## Il conto

yukon-pot-sheet = il foglio

## Che cosa si può fare

yukon-play = Gioca: { $card }
yukon-take = Ritira la presa
    .gloss = ritiri le carte e peschi dal monte; dopo, le carte della presa restano
yukon-amend = Gioca invece: { $card }
yukon-accuse = { $seat }, quella carta è sbagliata
    .gloss = una carta sbagliata si deve sostituire, finché la sua presa non è ritirata

yukon-heading-play = Gioca una carta
    .gloss = rispondi al seme se puoi; altrimenti devi giocare un fante, se ce l’hai
yukon-heading-amend = Sostituisci con un’altra la tua carta sbagliata
    .gloss = la carta sbagliata torna in mano; nessuna pena finché la presa non è ritirata

## Che cosa succede

yukon-drawing-pairs = Si stanno sorteggiando le coppie
yukon-drawing-dealer = Si sorteggia il primo mazziere
yukon-dealing = Si stanno dando le carte
yukon-round = Un giro di Yukon
    .gloss = i quattro fanti, gli Yukon, battono tutto; il fante di picche batte gli altri tre
yukon-extra = Il giro di spareggio
    .gloss = due giocatori pari in prese e senza l’asso di picche giocano per la partita
yukon-over = La partita è finita

yukon-fact-round = Giro { $number }, mazziere { $seat }
yukon-fact-pair = { $one } e { $other } giocano insieme
yukon-fact-target = La partita va a { $points } punti
yukon-fact-removed = Carta tolta: { $card }
yukon-fact-last = Giro precedente: { $outcome }
yukon-fact-winner = { $seat } ha vinto la partita

yukon-role-dealer = mazziere
    .gloss = alla prima presa esce il giocatore alla sua sinistra
yukon-role-out = non gioca
    .gloss = non gioca il giro di spareggio

## Che cosa è stato detto

yukon-said = { $seat }: { $what }
yukon-said-drew = pesca: { $card }
yukon-said-took = { $points ->
    [0] ritira una presa senza punti
    [one] ritira una presa di un punto
   *[other] ritira una presa di { $points } punti
}
yukon-said-amended = gioca invece: { $card }
yukon-said-wrong = carta sbagliata: { $card }

## Le domande

yukon-ask-lead = Tocca a te uscire.
yukon-ask-play = Tocca a te giocare.
yukon-ask-take = La presa è tua. La ritiri?
yukon-ask-mend = La tua carta era sbagliata. Quale giochi invece?
yukon-ask-besides = Puoi parlare finché la presa non è ritirata.

## Come è finito un giro

yukon-outcome-counted = contato
    .gloss = i punti sono stati scritti e la partita continua
yukon-outcome-won = partita vinta
    .gloss = il giro ha deciso la partita
yukon-outcome-extra = giro di spareggio
    .gloss = due giocatori su tre l’hanno giocato per decidere la partita

## I rifiuti

yukon-refused-not-dealt = Prima si devono dare le carte.
yukon-refused-wrong-pack = Non sono queste le carte da mescolare.
yukon-refused-over = La partita è finita.
yukon-refused-turn = Tocca a { $seat }.
yukon-refused-not-playing = In questo giro non hai carte.
yukon-refused-not-now = Non puoi farlo a questo punto del giro.
yukon-refused-not-held = Non hai questa carta: { $card }.
yukon-refused-follow = Devi rispondere a { $suit } finché ne hai.
yukon-refused-yukon = Non puoi rispondere al seme: devi giocare uno dei tuoi Yukon, i fanti.
yukon-refused-honour = Questo si può fare solo ai tavoli d’onore. Questo tavolo è rigoroso: nessuno può giocare una carta sbagliata.
yukon-refused-amend = Non hai nessuna carta sbagliata da sostituire.
yukon-refused-still-wrong = Anche quella carta sarebbe sbagliata.
yukon-refused-accuse = In questa presa quel giocatore non ha nessuna carta che possa essere sbagliata.
yukon-refused-not-proved = Nessuna carta in vista prova che quella sia sbagliata.

## Sul tavolo

yukon-table-stock = Monte { $many }

## L’atto che ha finito la mano

yukon-done-take = ritira la presa

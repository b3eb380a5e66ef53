# Grand, con i suoi quattro giochi. Le parole del libro restano; ciò che serve a chi comincia sta nella glossa.

## Il conto

grand-pot-sheet = il foglio

## I quattro giochi

grand-whist = Whist
    .gloss = tredici prese con trionfi; ogni presa oltre le sei conta 5, tutte e tredici 65
grand-grand = Grand
    .gloss = tredici prese senza trionfi; ogni presa oltre le sei conta 9, tutte e tredici 103 e la partita
grand-eucre = Eucre
    .gloss = cinque carte a testa e cinque prese, con i fanti del colore del trionfo come più alti; per offerte fino a 25
grand-copas = Copas
    .gloss = non prendere cuori: 50 punti se non ne prendi; per offerte fino a 50

## Che cosa si può dire e fare

grand-bid = { $points } punti
    .gloss = la tua coppia deve fare almeno questi punti, nel gioco che scegli; altrimenti perde l’offerta
grand-pass = Passo
    .gloss = passi; puoi offrire di nuovo finché durano le offerte, salvo altro accordo
grand-open-copas = «Copas», con questa carta: { $card }
    .gloss = la mano è subito Copas, l’offerta è tua, ed esci con questa carta
grand-choose-whist = Whist, trionfo: { $suit }
    .gloss = tredici prese con questo trionfo; ognuna oltre le sei conta 5
grand-choose-eucre = Eucre, trionfo: { $suit }
    .gloss = cinque prese con questo trionfo e il compagno; tre contano 5, quattro 10, tutte e cinque 20
grand-choose-eucre-alone = Eucre da solo, trionfo: { $suit }
    .gloss = le carte del compagno stanno scoperte e puoi prenderne una; cinque prese contano 25
grand-discard = Scarta: { $cards }
grand-exchange = Dai: { $give }; prendi: { $take }
    .gloss = prendi una carta scoperta e dai in cambio una delle tue, coperta
grand-no-exchange = Non cambiare
    .gloss = tieni le tue cinque carte
grand-open-partner = Fai scoprire le carte al compagno
    .gloss = tutti le vedono, e tu puoi prenderne una per una delle tue
grand-play = Gioca: { $card }
grand-take = Ritira la presa
    .gloss = dopo, le sue carte restano
grand-amend = Gioca invece: { $card }
grand-accuse = { $seat }, quella carta è sbagliata
    .gloss = una carta sbagliata si deve sostituire, finché la sua presa non è ritirata
grand-call-time = «Tempo»
    .gloss = quando l’hanno detto tutte e due le coppie la partita finisce con questa mano

grand-heading-play = Gioca una carta
    .gloss = rispondi al seme d’uscita se puoi
grand-heading-open-copas = Apri Copas con una carta di cuori
    .gloss = la mano è subito Copas: l’offerta è tua ed esci con questa carta
grand-heading-discard = Scarta otto carte
    .gloss = nell’Eucre si gioca con cinque carte: tieni le migliori
grand-heading-amend = Sostituisci con un’altra la tua carta sbagliata
    .gloss = la carta sbagliata torna in mano; nessuna pena finché la presa non è ritirata

## Che cosa succede

grand-drawing-pairs = Si stanno sorteggiando le coppie
grand-drawing-dealer = Si sorteggia il primo mazziere
grand-dealing = Si stanno dando le carte
grand-bidding = Chi offre?
grand-bid-stands = { $seat } ha offerto { $points }
grand-choosing = { $seat } ha offerto { $points } e sceglie il gioco
grand-plays = { $seat } gioca { $contract } per { $points }
grand-over = La partita è finita

grand-fact-hand = Mano { $number }, mazziere { $seat }
grand-fact-pair = { $one } e { $other }: punti { $points }, { $defeats ->
    [0] nessuna sconfitta
    [one] una sconfitta
   *[other] { $defeats } sconfitte
}
grand-fact-target = La partita va a { $points } punti
grand-fact-time = Durata della partita in minuti: { $minutes }
grand-fact-hands = Mani della partita: { $hands }
grand-fact-last = Mano precedente: { $contract } per { $points }, apostador { $seat }, { $outcome }
grand-fact-count = Conto finale: { $one } e { $other } avevano { $total } e ricevono { $given }
grand-fact-drawn = La partita è patta
grand-fact-winner = { $seat } ha vinto la partita

grand-role-dealer = mazziere
    .gloss = deve offrire se gli altri tre passano
grand-role-mao = mão
    .gloss = siede alla sinistra del mazziere e parla per primo
grand-role-bidder = apostador
    .gloss = ha fatto l’offerta più alta, ha scelto il gioco, ed esce alla prima presa
grand-role-open = carte scoperte
    .gloss = compagno di chi gioca da solo: non prende parte al gioco

## Che cosa è stato detto

grand-said = { $seat }: { $what }
grand-said-drew = pesca: { $card }
grand-said-discarded = scarta otto carte
grand-said-exchanged = prende in cambio di una sua: { $card }
grand-said-opened-partner = fa scoprire le carte al compagno
grand-said-took = ritira una presa
grand-said-amended = gioca invece: { $card }
grand-said-wrong = carta sbagliata: { $card }

## Le domande

grand-ask-bid = Passi, o quanti punti offri?
grand-ask-bid-over = L’offerta è di { $points } punti. Offri di più?
grand-ask-choose = La tua offerta ha vinto. Quale gioco scegli?
grand-ask-discard = Quali otto carte scarti? I trionfi sotto l’otto devono essere fra queste.
grand-ask-exchange = Prendi una carta scoperta per una delle tue?
grand-ask-lead = Tocca a te uscire.
grand-ask-play = Tocca a te giocare.
grand-ask-take = La presa è tua. La ritiri?
grand-ask-mend = La tua carta era sbagliata. Quale giochi invece?
grand-ask-besides = Intanto puoi parlare.

## Come è finita una mano

grand-outcome-made = riuscita
    .gloss = la coppia dell’apostador ha fatto almeno i punti offerti
grand-outcome-defeated = sconfitta
    .gloss = la coppia dell’apostador ha fatto meno punti di quelli offerti; la sconfitta conta di nuovo nel conto finale

## I rifiuti

grand-refused-not-dealt = Prima si devono dare le carte.
grand-refused-wrong-pack = Non sono queste le carte da mescolare.
grand-refused-over = La partita è finita.
grand-refused-turn = Tocca a { $seat }.
grand-refused-not-playing = Non giochi in questa mano.
grand-refused-not-now = Non puoi dirlo né farlo a questo punto della mano.
grand-refused-no-five = Offri 5 punti o un multiplo di 5, qualunque gioco tu voglia.
grand-refused-too-low = L’offerta è già di { $standing } punti: la tua dev’essere più alta.
grand-refused-too-high = Nessun gioco si può giocare per più di 100 punti.
grand-refused-dealer = Gli altri tre sono passati: da mazziere devi offrire, anche solo 5.
grand-refused-no-bid = Nessuno esce prima che ci sia un’offerta.
grand-refused-mao = Soltanto il mão può aprire Copas, come prima parola della mano.
grand-refused-seventy = Copas si può aprire soltanto quando la coppia del mazziere ha più di 70 punti.
grand-refused-heart = Copas si apre con una carta di cuori, e questa non lo è: { $card }.
grand-refused-opening = Questo tavolo non permette di aprire Copas.
grand-refused-limit = Quel gioco non si può scegliere con un’offerta superiore a { $limit }.
grand-refused-alone = L’Eucre si gioca da solo soltanto con un’offerta di 20 o 25.
grand-refused-partners = Con un’offerta di 25 l’Eucre si deve giocare da solo.
grand-refused-eight = Scarta esattamente otto carte.
grand-refused-low-trump = È un trionfo sotto l’otto e non si può tenere: { $card }.
grand-refused-not-held = Non hai questa carta: { $card }.
grand-refused-not-opened = Non è tra le carte scoperte da prendere: { $card }.
grand-refused-partner-closed = Il tuo compagno non ha scoperto le sue carte.
grand-refused-partner-open = Ora il tuo compagno non ha carte da scoprire.
grand-refused-follow = Devi rispondere a { $suit } finché ne hai.
grand-refused-trump = Si è usciti di trionfo: devi giocare un trionfo finché ne hai.
grand-refused-honour = Questo si può fare solo ai tavoli d’onore. Questo tavolo è rigoroso: nessuno può giocare una carta sbagliata.
grand-refused-amend = Non hai nessuna carta sbagliata da sostituire.
grand-refused-still-wrong = Anche quella carta sarebbe sbagliata.
grand-refused-accuse = In questa presa quel giocatore non ha nessuna carta che possa essere sbagliata.
grand-refused-not-proved = Nessuna carta in vista prova che quella sia sbagliata.
grand-refused-time = La partita non finisce a tempo, o hai già chiamato il tempo.

# Minchiate. Le parole del libro restano; ciò che serve a chi comincia sta nella glossa.

## I conti

minchiate-segni = Segni di { $one } e { $other }
    .gloss = i punti di vantaggio di questa coppia sull’altra
minchiate-resti = Resti di { $one } e { $other }
    .gloss = sessantine intere di punti, pagate alla fine
minchiate-pot-segni-first = i segni della prima coppia
minchiate-pot-segni-second = i segni della seconda coppia
minchiate-pot-resti-first = i resti della prima coppia
minchiate-pot-resti-second = i resti della seconda coppia

## L’alzata e la distribuzione

minchiate-cut = { $many ->
    [one] Alza una carta
   *[other] Alza { $many } carte
}
minchiate-correct-deal = Correggi l’errore
    .gloss = un numero di carte sbagliato non costa nulla, se lo noti in tempo
minchiate-deal-on = Continua a dare
    .gloss = lasci il numero di carte com’è
minchiate-discard = Scarta: { $cards }
    .gloss = tante carte quante ne hai rubate
minchiate-confirm-count = «Ventuna»
    .gloss = hai il numero giusto di carte
minchiate-report-count = «Ho { $many } carte»
    .gloss = dillo prima della prima carta, e un numero sbagliato si corregge
minchiate-discard-surplus = Scarta: { $card }
    .gloss = hai una carta in più; non può essere l’ultima del suo seme
minchiate-ask-top = { $place ->
    [one] La prima carta del monte, dall’alto
   *[other] La carta n. { $place } del monte, dall’alto
}
minchiate-ask-bottom = { $place ->
    [one] La prima carta del monte, dal basso
   *[other] La carta n. { $place } del monte, dal basso
}

## Le verzigole

minchiate-accuse = Accusa: { $cards }
    .gloss = una verzigola, una combinazione di onori: la tua parte la segna subito
minchiate-no-more = Non accusare altro
    .gloss = ciò che non accusi ora non si segna; alla fine conta ancora, se vinci le carte

## Il gioco

minchiate-play = Gioca: { $card }
minchiate-mark = Segna { $cause }: { $cards }
    .gloss = i punti che nessuno segna sono persi
minchiate-cause-rob = carte rubate
minchiate-cause-turned = carta scoperta
minchiate-cause-verzigola = verzigola
minchiate-cause-kill = onori ammazzati
minchiate-note-sides = { $one } e { $other } pagano a { $first } e { $second }.
minchiate-note-barred = { $one } e { $other } perdono il loro conto finale.
minchiate-reclaim-matto = Riprendi il Matto
    .gloss = il Matto non si perde in una presa persa: la tua parte dà in cambio una carta senza valore
minchiate-give = Per il Matto: { $card }
minchiate-call-revoke = { $seat } non ha risposto nella presa { $trick }
    .gloss = se hai ragione, gli costa un resto intero; altrimenti nulla
minchiate-take-back = Riprendi la carta sbagliata e gioca: { $card }
minchiate-let-run = Lasciala
    .gloss = la carta resta fra le carte della tua parte
minchiate-content = Lascia mescolare le carte
    .gloss = dopo nessuno può più denunciare un rifiuto
minchiate-claim-last = Conta l’ultima: 10
    .gloss = l’ultima presa vale dieci punti
minchiate-claim-cards = Conta le carte oltre le quarantadue
    .gloss = un punto per ciascuna
minchiate-total = Fai la somma
    .gloss = ciò che non hai contato finora è perso
minchiate-appeal = Chiedi una decisione
    .gloss = decidono i patti fatti prima di giocare, poi l’uso della casa, poi gli esperti del gioco
minchiate-play-on = Gioca un altro gioco
    .gloss = si gioca ancora se lo vogliono tutti e quattro
minchiate-rise = Lascia il tavolo
    .gloss = si pagano i resti e la partita è finita

## I titoli

minchiate-heading-cut = Quante carte alzi?
    .gloss = la carta che scopri può essere un onore: allora si ruba e se ne segna il valore
minchiate-heading-discard = Scarta tante carte quante ne hai rubate
    .gloss = sono quelle che hai in più; puoi scartare qualsiasi tua carta
minchiate-heading-surplus = Scarta la carta in più
    .gloss = hai ricevuto carte in più; se correggi prima della prima carta, non ti costa nulla
minchiate-heading-top = Una carta del monte, contata dall’alto
    .gloss = ti mancano carte: ricevi questa, senza vederla, dall’alto del monte
minchiate-heading-bottom = Una carta del monte, contata dal basso
    .gloss = ti mancano carte: ricevi questa, senza vederla, dal fondo del monte
minchiate-heading-give = Dai una carta senza valore per il Matto
    .gloss = una carta senza valore che hai vinto va agli altri, e il Matto resta tuo
minchiate-heading-take-back = Riprendi la carta sbagliata e giocane una di queste
    .gloss = la carta sbagliata non guadagna nulla; il resto per il rifiuto lo paghi comunque
minchiate-heading-play = Gioca una carta
    .gloss = rispondi al seme d’uscita; se non ce l’hai, gioca un tarocco

## Che cosa succede

minchiate-drawing = Si sorteggiano i compagni e chi fa le carte per primo
minchiate-dealing = Si fanno le carte
minchiate-discarding = Chi ha rubato scarta
minchiate-counting-hands = Ciascuno conta le sue carte
minchiate-accusing = Si accusano le verzigole
minchiate-playing = Presa { $trick } di 21
minchiate-played-out = Tutte le carte sono giocate; non sono ancora mescolate
minchiate-totalling = Si sommano le carte
minchiate-between = Il gioco è contato
minchiate-over = La partita è finita

minchiate-fact-gioco = Gioco { $number }, fa le carte { $seat }
minchiate-fact-length = { $giochi ->
    [one] un gioco fa la partita
   *[other] { $giochi } giochi fanno la partita
}
minchiate-fact-pair = { $one } e { $other }: punti { $points }, resti { $resti }
minchiate-fact-undermost = In fondo al monte: { $card }
minchiate-fact-matto-lost = { $seat } non ha ripreso il Matto
minchiate-fact-matto-owed = { $one } e { $other } devono una carta per il Matto
minchiate-fact-due = { $one } e { $other } non hanno segnato { $points } per { $cause }: { $cards }
minchiate-fact-wrong = { $seat } gioca con un numero di carte sbagliato
minchiate-fact-pacts = Convenuto prima di giocare: { $text }

minchiate-role-dealer = chi fa le carte
    .gloss = dà le carte, e ruba per primo dal monte
minchiate-role-first = sopramano
    .gloss = esce alla prima presa
minchiate-role-cutter = sottomano
    .gloss = alza il mazzo e ruba nell’alzare
minchiate-role-pair-first = prima coppia
    .gloss = due compagni, che siedono uno di fronte all’altro e segnano insieme
minchiate-role-pair-second = seconda coppia
    .gloss = due compagni, che siedono uno di fronte all’altro e segnano insieme
minchiate-role-scorer = tiene i segni
    .gloss = tiene conto dei punti della coppia
minchiate-role-collector = raccoglie le carte
    .gloss = raccoglie le prese della coppia

## Che cosa è stato detto e fatto

minchiate-said = { $seat }: { $what }
minchiate-said-robbed = ruba: { $cards }
minchiate-said-stopped = si ferma a questa carta: { $card }
minchiate-said-turned = riceve scoperta: { $card }
minchiate-said-discarded = { $many ->
    [0] non scarta nulla
    [one] scarta una carta
   *[other] scarta { $many } carte
}
minchiate-said-asked = prende la carta n. { $place } del monte
minchiate-said-accused = accusa ({ $points }): { $cards }
minchiate-said-killed = ammazza: { $cards }
minchiate-said-correct-deal = corregge l’errore
minchiate-said-let-run = lascia la carta
minchiate-said-claim-last = conta l’ultima
minchiate-said-claim-cards = conta le carte oltre le quarantadue
minchiate-said-appeal = chiede una decisione
minchiate-said-rise = lascia il tavolo
minchiate-said-reclaimed = riprende il Matto
minchiate-said-revoked = non ha risposto nella presa { $trick }
minchiate-said-cleared = non poteva rispondere nella presa { $trick }
minchiate-said-took-back = riprende: { $card }
minchiate-said-total = verzigole { $verzigole }, carte { $cards }, l’ultima { $last }, oltre le quarantadue { $above }: { $sum }
minchiate-counted = { $one } e { $other }: { $total }

minchiate-outcome-dealers = ha contato di più la parte di chi fa le carte
minchiate-outcome-others = ha contato di più l’altra parte
minchiate-outcome-even = le due parti hanno contato lo stesso

## Le domande

minchiate-ask-cut = Quante carte alzi?
minchiate-ask-correct = { $round ->
    [1] Nel primo giro il numero di carte è sbagliato. Lo fai notare?
   *[other] Nel secondo giro il numero di carte è sbagliato. Lo fai notare?
}
minchiate-ask-discard = { $many ->
    [one] Hai rubato una carta. Quale scarti?
   *[other] Hai rubato { $many } carte. Quali scarti?
}
minchiate-ask-check = Hai { $many } carte; dovrebbero essere ventuna.
minchiate-ask-mend = Hai { $many } carte. Portale a ventuna.
minchiate-ask-accuse = Quali verzigole accusi?
minchiate-ask-lead = Tocca a te uscire.
minchiate-ask-play = Tocca a te giocare.
minchiate-ask-choice = Non hai risposto al seme. Riprendi la carta, o la lasci?
minchiate-ask-inspection = Tutte le carte sono giocate. C’è qualcosa da denunciare prima che si mescolino?
minchiate-ask-total = Che cosa conti?
minchiate-ask-between = Un altro gioco?
minchiate-ask-besides = Tocca a un altro. Intanto puoi parlare.

## Che cosa è rifiutato

minchiate-refused-not-dealt = Prima si devono fare le carte.
minchiate-refused-wrong-pack = Non sono queste le carte da mescolare.
minchiate-refused-over = La partita è finita.
minchiate-refused-turn = Tocca a { $seat }.
minchiate-refused-not-playing = Non hai un posto a questo tavolo.
minchiate-refused-not-now = Non puoi dirlo né farlo a questo punto del gioco.
minchiate-refused-cut = Alza almeno una carta, e lasciane almeno una.
minchiate-refused-not-held = Non hai questa carta: { $card }.
minchiate-refused-discard = { $many ->
    [one] Hai rubato una carta: scartane una, né più né meno.
   *[other] Hai rubato { $many } carte: scartane altrettante, né più né meno.
}
minchiate-refused-said = L’hai già detto.
minchiate-refused-right-hand = Non hai quel numero di carte, oppure il tuo numero è giusto.
minchiate-refused-free-discard = È la tua ultima carta di { $suit }: non puoi liberartene così.
minchiate-refused-place = Quella carta non c’è nel monte.
minchiate-refused-verzigola = Queste carte non sono una verzigola intera nella tua mano, o l’hai già accusata.
minchiate-refused-too-late = La prima carta è giocata: è tardi per accusare.
minchiate-refused-follow = Hai { $suit }: rispondi al seme, o gioca il Matto.
minchiate-refused-tarocco = Hai un tarocco: giocane uno, o il Matto.
minchiate-refused-honour = A un tavolo rigoroso questo avviene automaticamente.
minchiate-refused-scorer = I segni della tua parte li tiene { $seat }.
minchiate-refused-not-due = La tua parte non ha questi punti da segnare.
minchiate-refused-totalled = Le somme sono fatte: non si può aggiungere nulla.
minchiate-refused-matto = Non tocca a te riprendere il Matto.
minchiate-refused-nothing-owed = La tua parte non deve nessuna carta per il Matto.
minchiate-refused-worthless = Questa carta conta: { $card }. Per il Matto si dà una carta senza valore.
minchiate-refused-not-won = La tua parte non ha vinto questa carta: { $card }.
minchiate-refused-mixed = Le carte sono già mescolate: è tardi.
minchiate-refused-call = Non c’è una giocata simile da denunciare, o è già stata denunciata.
minchiate-refused-own-side = Solo gli avversari possono denunciare un rifiuto.
minchiate-refused-last = L’ultima presa non è vostra, o l’avete già contata.
minchiate-refused-above = Non avete carte oltre le quarantadue, o le avete già contate.
minchiate-refused-not-proved = Nessuna carta in vista lo prova ancora. Aspetta che una lo provi, o la fine della mano.

## Sul tavolo

minchiate-table-stock = Monte { $many }
minchiate-table-laid-aside = scarti { $many }

## L’atto che ha finito la mano

minchiate-done-total = fa la somma
minchiate-done-rise = lascia il tavolo
minchiate-done-play-on = gioca un altro gioco
minchiate-done-content = lascia mescolare le carte

# Cientos. Restano le parole del libro; quel che serve a chi comincia sta nella glossa.

## Che cosa si può fare

cientos-blancas = Mostra le carte bianche
    .gloss = hai ricevuto una mano senza re, cavallo né fante: dieci punti, e nessuno può fare picco o ripicco contro di te
cientos-discard = Scarta: { $cards }
cientos-draw = { $number ->
        [one] Pesca una carta
       *[other] Pesca { $number } carte
    }
cientos-look = Guarda le carte che lasci
    .gloss = poi può guardarle anche il mano, ma prima deve dire in quale seme uscirà
cientos-leave = Lasciale coperte
    .gloss = non le vedi, e il mano resta libero di uscire in qualsiasi seme
cientos-name = Guarda, ed esci di { $suit }
    .gloss = vedi le carte rimaste, e la tua prima carta deve essere di questo seme
cientos-punto = Accusa un punto di { $value }
    .gloss = il valore delle tue carte di un seme: asso 11, figure e dieci 10, le altre quanto mostrano
cientos-secansa = Accusa { $length ->
        [tercera] una terza
        [quarta] una quarta
        [quinta] una quinta
        [sexta] una sesta
        [septima] una settima
       *[other] un’ottava
    } { $head ->
        [as] all’asso
        [rey] al re
        [caballo] al cavallo
        [sota] al fante
        [diez] al dieci
       *[other] al nove
    }
    .gloss = una secansa è una sequenza di un seme, da tre carte (terza) a otto (ottava)
cientos-catorce = Accusa un quattordici di { $rank ->
        [as] assi
        [rey] re
        [caballo] cavalli
        [sota] fanti
       *[other] dieci
    }
    .gloss = quattro carte uguali: quattordici punti
cientos-tres = Accusa tre { $rank ->
        [as] assi
        [rey] re
        [caballo] cavalli
        [sota] fanti
       *[other] dieci
    }
    .gloss = tre carte uguali: tre punti, se l’altro non ha di meglio
cientos-show = Mostra ciò che hai accusato
    .gloss = ciò che è buono o uguale si deve mostrare in tempo; altrimenti conta quello dell’altro
cientos-withdraw = Correggi il quattordici che hai accusato: { $rank ->
        [as] assi
        [rey] re
        [caballo] cavalli
        [sota] fanti
       *[other] dieci
    }
    .gloss = hai detto un quattordici al posto di un altro: prima di giocare puoi accusare quello che hai, una volta sola, senza pagare
cientos-ask = Chiedi quale manca: { $rank ->
        [as] assi
        [rey] re
        [caballo] cavalli
        [sota] fanti
       *[other] dieci
    }
    .gloss = l’altro ne ha accusati tre e deve dirti quale gli manca
cientos-play = Gioca: { $card }
cientos-announce = Annuncia che passi a { $suit }
    .gloss = se lo annunci, l’altro non può più riprendere la carta che gioca
cientos-take = Ritira la presa
    .gloss = ritiri la presa; da lì in poi le sue carte restano
cientos-amend = Gioca invece: { $card }
cientos-take-back = Riprendi la carta
    .gloss = l’altro giocatore ha cambiato seme senza annunciarlo
cientos-demand = Esigi un’uscita di { $suit }
    .gloss = il mano è uscito in un seme diverso da quello detto: riprende la carta ed esce in questo seme
cientos-recount = Di’ che l’altro ha una carta in più
    .gloss = prima di giocare gli si toglie una carta a sorte; a gioco iniziato l’altro non conta nulla in questa mano
cientos-heading-discard = Scegli gli scarti
    .gloss = almeno una carta; ne peschi altrettante dal monte, e non si torna indietro
cientos-heading-draw = Quante carte peschi?
    .gloss = quante ne hai scartate; con una in più rischi di non contare nulla in questa mano
cientos-heading-play = Gioca una carta
    .gloss = rispondi al seme se puoi; la carta più alta del seme d’uscita vince la presa, e non c’è trionfo
cientos-heading-amend = Sostituisci la carta sbagliata
    .gloss = potevi rispondere al seme e non l’hai fatto; finché la presa non è ritirata, correggere non costa nulla

## Che cosa succede

cientos-cutting = Si alza per decidere il mano
cientos-dealing = Si stanno dando le carte
cientos-exchanging = Si scarta e si pesca
cientos-lottery = La carta in più si estrae a sorte
cientos-naming = Si accusa ciò che si ha
cientos-playing = Una mano di Cientos
cientos-over = La partita è finita
cientos-fact-hand = Mano { $number }, mazziere { $seat }
cientos-fact-games = Giochi di { $seat }: { $won }
cientos-fact-left = Hai lasciato nel monte: { $cards }
cientos-fact-looked = Hai guardato: { $cards }
cientos-fact-discards = Hai scartato: { $cards }
cientos-fact-named = Il mano uscirà di { $suit }
cientos-fact-last = Mano precedente: { $outcome }, { $first } { $one }, { $second } { $two }
cientos-figure-mark = segna { $points }
    .gloss = i punti segnati finora, a decine; con cento si vince
cientos-figure-hand = fatti { $points }
cientos-figure-lack50 = mancano { $points } a cinquanta
cientos-figure-lack100 = mancano { $points } a cento
cientos-role-mano = mano
    .gloss = parla ed esce per primo
cientos-role-pie = piede
    .gloss = il mazziere; parla e gioca per secondo

## Che cosa si è detto

cientos-said = { $seat }: { $what }
cientos-said-cut = alza: { $card }
cientos-said-blancas = mostra carte bianche
cientos-said-drew = scarta { $thrown }, pesca { $taken }
cientos-said-looked = guarda le carte rimaste
cientos-said-names = uscirà di { $suit }
cientos-said-punto = punto di { $value }
cientos-said-secansa = { $length ->
        [tercera] terza
        [quarta] quarta
        [quinta] quinta
        [sexta] sesta
        [septima] settima
       *[other] ottava
    } { $head ->
        [as] all’asso
        [rey] al re
        [caballo] al cavallo
        [sota] al fante
        [diez] al dieci
       *[other] al nove
    }
cientos-said-catorce = quattordici di { $rank ->
        [as] assi
        [rey] re
        [caballo] cavalli
        [sota] fanti
       *[other] dieci
    }
cientos-said-tres = tre { $rank ->
        [as] assi
        [rey] re
        [caballo] cavalli
        [sota] fanti
       *[other] dieci
    }
cientos-said-good = è buono
cientos-said-equal = è uguale
cientos-said-not-good = non è buono
cientos-said-showed = mostra: { $cards }
cientos-said-withdrew = ritira: { $rank ->
        [as] assi
        [rey] re
        [caballo] cavalli
        [sota] fanti
       *[other] dieci
    }
cientos-said-lacks = carta che manca: { $card }
cientos-said-amended = gioca invece: { $card }
cientos-said-took-back = riprende: { $card }
cientos-said-demanded = esige un’uscita di { $suit }
cientos-said-announced = passa a { $suit }
cientos-said-miscounted = aveva una carta in più
cientos-said-false-set = ha accusato carte che non aveva
cientos-item-blancas = carte bianche, { $points }
cientos-item-punto = punto di { $value }, { $points }
cientos-item-secansa = { $length ->
        [tercera] terza
        [quarta] quarta
        [quinta] quinta
        [sexta] sesta
        [septima] settima
       *[other] ottava
    } { $head ->
        [as] all’asso
        [rey] al re
        [caballo] al cavallo
        [sota] al fante
        [diez] al dieci
       *[other] al nove
    }, { $points }
cientos-item-catorce = quattordici di { $rank ->
        [as] assi
        [rey] re
        [caballo] cavalli
        [sota] fanti
       *[other] dieci
    }, { $points }
cientos-item-tres = tre { $rank ->
        [as] assi
        [rey] re
        [caballo] cavalli
        [sota] fanti
       *[other] dieci
    }, { $points }
cientos-item-repique = ripicco, { $points } in più
cientos-item-pique = picco, { $points } in più
cientos-item-play = carte d’uscita e prese, { $points }
cientos-item-lead = uscita, { $points }
cientos-item-trick = presa, { $points }
cientos-item-last = l’ultima presa, { $points } in più
cientos-item-bazas = più di sei prese, { $points }
cientos-item-capote = cappotto: tutte le prese, { $points }

## Le domande

cientos-ask-discard-mano = Scarta da una a cinque carte; ne peschi altrettante.
cientos-ask-discard-pie = Scarta almeno una carta; ne peschi altrettante da quelle rimaste.
cientos-ask-draw = Pesca tante carte quante ne hai scartate.
cientos-ask-look = Lasci delle carte. Le guardi?
cientos-ask-name = Il piede ha guardato. Di’ in quale seme uscirai, e potrai guardare anche tu.
cientos-ask-accuse = Accusa ciò che hai, il meglio per primo, poi esci.
cientos-ask-answer = Accusa ciò che hai, poi rispondi alla presa.
cientos-ask-lead = Tocca a te uscire.
cientos-ask-play = Tocca a te giocare.
cientos-ask-take = La presa è tua. La ritiri?
cientos-ask-besides = Puoi parlare.

## Come è finita la mano

cientos-outcome-marked = segnata
    .gloss = i punti sono segnati e il gioco continua
cientos-outcome-simple = gioco vinto
    .gloss = chi ha perso aveva fatto cinquanta
cientos-outcome-won = gioco vinto
    .gloss = chi ha vinto è arrivato a cento
cientos-outcome-double = gioco doppio vinto
    .gloss = chi ha perso non aveva fatto cinquanta
cientos-outcome-broken = interrotto
    .gloss = il gioco durava da troppe mani
cientos-ended-marked = { $mano } ha fatto { $mano_points }, { $pie } { $pie_points }. Hanno segnato { $mano_mark } e { $pie_mark }
cientos-ended-simple = { $seat } ha raggiunto cento e ha vinto il gioco. In questa mano { $mano } ha fatto { $mano_points }, { $pie } { $pie_points }
cientos-ended-double = { $seat } ha raggiunto cento prima che l’altro avesse cinquanta: gioco doppio. In questa mano { $mano } ha fatto { $mano_points }, { $pie } { $pie_points }
cientos-ended-broken = Il gioco è stato interrotto. In questa mano { $mano } ha fatto { $mano_points }, { $pie } { $pie_points }

## Per che cosa si paga

cientos-cause-blancas = carte bianche, { $count } × { $each }
cientos-cause-pique = picco, { $count } × { $each }
cientos-cause-repique = ripicco, { $count } × { $each }
cientos-cause-secansa = una secansa di cinque o più, { $count } × { $each }
cientos-cause-catorce = un quattordici, { $count } × { $each }
cientos-cause-capote = cappotto, { $count } × { $each }
cientos-cause-under-ten = meno di dieci punti, { $count } × { $each }
cientos-cause-under-five = meno di cinque punti, { $count } × { $each }
cientos-cause-simple = il gioco, semplice, { $count } × { $each }
cientos-cause-double = il gioco, doppio, { $count } × { $each }
cientos-cause-calidad-simple = qualità del gioco, { $count } × { $each }
cientos-cause-calidad-double = qualità del gioco doppio, { $count } × { $each }

## Rifiuti

cientos-refused-not-dealt = Prima si devono dare le carte.
cientos-refused-wrong-pack = Non sono queste le carte da mescolare.
cientos-refused-over = La partita è finita.
cientos-refused-turn = Tocca a { $seat }.
cientos-refused-not-playing = Non hai un posto a questo tavolo.
cientos-refused-not-now = Non puoi farlo a questo punto della mano.
cientos-refused-not-held = Non hai questa carta: { $card }.
cientos-refused-discard-size = Scarta almeno una carta e al massimo { $most }.
cientos-refused-draw-size = Non ci sono tante carte da pescare.
cientos-refused-not-blancas = La tua mano ha un re, un cavallo o un fante.
cientos-refused-not-yours = Non ce l’hai.
cientos-refused-too-late = Non puoi più accusarlo: è già stato accusato qualcosa che viene dopo, oppure non sarebbe buono.
cientos-refused-larger = È maggiore di quello che hai accusato per primo, ed è perso.
cientos-refused-must-name = Hai detto che ciò che ha accusato il mano non era buono: accusa e mostra il tuo prima di giocare.
cientos-refused-follow = Devi rispondere a { $suit } finché ne hai.
cientos-refused-lead = Devi uscire di { $suit }.
cientos-refused-no-suit = Non hai { $suit }: non puoi nominare quel seme.
cientos-refused-honour = Questo si può fare solo ai tavoli d’onore. Questo tavolo è rigoroso.
cientos-refused-no-incident = Non è successo nulla che lo permetta.

## Sul tavolo

cientos-table-stock = Monte { $many }
cientos-table-tricks = { $many ->
        [one] { $many } presa
       *[other] { $many } prese
    }

## L’atto che ha finito la mano

cientos-done-take = ritira la presa
cientos-done-show = mostra ciò che ha accusato

# Rebesino: quel che ne dice la sala, e quel che il libro lascia alla compagnia.

rebesino-about = Quattro giocatori, ciascuno per sé, e nessuno vuole prese: vendi i tuoi assi agli altri, o fai tutte le prese.

rebesino-option-table = Gli atti irregolari sono rifiutati, o permessi e pagati?
    .name = tavolo
rebesino-option-vueltas = Quanti giri dura la partita? In ogni giro ciascuno dà le carte una volta.
    .name = giri
rebesino-option-mari-perez = Il primo e l’ultimo giro si pagano il doppio?
    .name = mari-perez
rebesino-option-napolitana-shared = I tre avversari della napolitana pagano e riscuotono in parti uguali?
    .name = napolitana divisa
rebesino-option-napolitana-first-trick = La napolitana sopravvive a una presa fatta uscendo con la carta più bassa?
    .name = prima presa della napolitana
rebesino-option-pay-asleep = Le cartas de pago che dormono nel monte si pagano?
    .name = le carte che dormono si pagano
rebesino-option-pay-at-once = Una carta venduta o cavata si paga subito?
    .name = pagare subito
rebesino-option-renuncio-streak = Chi ha fatto un rifiuto può farne altri senza pagare di più?
    .name = altri rifiuti gratis
rebesino-option-suerte-criterion = Quale carta ricevuta vince le pene messe da parte?
    .name = carta che vince le pene
rebesino-option-courtesy-seating = Quali posti hanno le signore? Sono i primi giocatori nominati.
    .name = posti delle signore
rebesino-option-dote = Quanti tantos riceve ogni giocatore alla volta?
    .name = tantos a testa
rebesino-option-cut-rule = Come si alza il mazzo quando giocano persone?
    .name = alzata
rebesino-option-money-on-table = Sul tavolo ci sono monete al posto dei gettoni?
    .name = monete sul tavolo
rebesino-option-tanto-value = Quanto vale un tanto in denaro?
    .name = valore del tanto

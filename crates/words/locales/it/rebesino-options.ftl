# Rebesino: quel che ne dice la sala, e quel che il libro lascia alla compagnia.

rebesino-about = Quattro giocatori, ciascuno per sé, che non vogliono prese: vendi i tuoi assi agli altri, o falle tutte.

rebesino-option-table = se ciò che il libro vieta è rifiutato, o può accadere e si paga
rebesino-option-vueltas = quanti giri dura la partita; in ognuno tutti danno una volta
rebesino-option-mari-perez = se il primo e l'ultimo giro si pagano doppio
rebesino-option-napolitana-shared = se i tre avversari della napolitana pagano e riscuotono in parti uguali
rebesino-option-napolitana-first-trick = se la napolitana sopravvive a una presa fatta uscendo con la carta più bassa
rebesino-option-pay-asleep = se le carte di pago che dormono nel monte si pagano
rebesino-option-pay-at-once = se la carta venduta o cavata si paga subito
rebesino-option-renuncio-streak = se chi non ha risposto può rifarlo senza pagare
rebesino-option-suerte-criterion = quale carta avuta vince le penali messe da parte
rebesino-option-courtesy-seating = quali posti hanno le signore; sono i primi giocatori nominati
rebesino-option-dote = quanti tantos riceve ogni giocatore per volta
rebesino-option-cut-rule = come si alza il mazzo tra persone
rebesino-option-money-on-table = se sul tavolo ci sono monete al posto dei gettoni
rebesino-option-tanto-value = quanto vale un tanto in denaro

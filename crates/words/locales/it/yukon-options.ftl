# Yukon: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

yukon-about = Prese senza trionfi, in cui i quattro fanti battono tutto. Dopo ogni presa la mano torna a cinque carte, prese dal monte.

yukon-option-table = Una carta sbagliata è rifiutata, o si corregge quando qualcuno se ne accorge?
    .name = tavolo
yukon-option-players = Ognuno per sé, o due coppie quando si gioca in quattro?
    .name = giocatori
yukon-option-pairs-draw = In quattro, come si sorteggiano le coppie?
    .name = sorteggio delle coppie
yukon-option-removed-card = Carta che si toglie quando si gioca in tre
    .name = carta tolta
yukon-option-target = Con quanti punti si vince la partita?
    .name = meta
yukon-option-yukon-optional = Chi non ha il seme d’uscita può trattenere un fante?
    .name = Yukon facoltativo
yukon-option-jack-has-suit = Un fante appartiene al suo seme, e si deve usare per rispondervi?
    .name = i fanti hanno seme
yukon-option-stake = Quanto paga ogni perdente a partita finita?
    .name = posta

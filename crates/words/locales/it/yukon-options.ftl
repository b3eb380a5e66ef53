# Yukon: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

yukon-about = Prese senza trionfi, in cui i quattro fanti battono tutto. La mano di cinque carte si completa dal monte.

yukon-option-table = se una carta sbagliata è rifiutata, o si corregge quando qualcuno se ne accorge
    .name = tavolo
yukon-option-players = ognuno per sé, o due coppie quando si gioca in quattro
    .name = giocatori
yukon-option-pairs-draw = come in quattro si sorteggiano le coppie
    .name = sorteggio delle coppie
yukon-option-removed-card = in tre giocatori, la carta che si toglie
    .name = carta tolta
yukon-option-target = quanti punti vincono la partita
    .name = meta
yukon-option-yukon-optional = se chi non ha il seme d’uscita può trattenere un fante
    .name = Yukon facoltativo
yukon-option-jack-has-suit = se un fante appartiene al seme che porta stampato e deve rispondervi
    .name = i fanti hanno seme
yukon-option-stake = quanto paga ogni perdente a partita finita
    .name = posta

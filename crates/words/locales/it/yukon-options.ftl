# Yukon: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

yukon-about = Prese senza trionfi, in cui i quattro fanti battono tutto; le mani di cinque carte si riempiono dal monte.

yukon-option-table = se una carta sbagliata è respinta, o si corregge quando qualcuno se ne accorge
yukon-option-players = ognuno per sé, o due coppie quando si gioca in quattro
yukon-option-pairs-draw = come in quattro si sorteggiano le coppie
yukon-option-removed-card = in tre giocatori, la carta che si toglie
yukon-option-target = quanti punti vincono la partita
yukon-option-yukon-optional = se chi non ha il seme d’uscita può trattenere un fante
yukon-option-jack-has-suit = se un fante risponde, e deve rispondere, al seme che porta stampato
yukon-option-stake = quanto paga ogni perdente a partita finita

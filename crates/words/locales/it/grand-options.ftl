# Grand: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

grand-about = Due coppie offrono punti per il diritto di scegliere il gioco della mano: Whist, Grand, Eucre o Copas.

grand-option-table = se una carta sbagliata è respinta, o si corregge quando qualcuno se ne accorge
grand-option-pairs = se fanno coppia quelli seduti di fronte, o si tira a sorte
grand-option-end-mode = quando finisce la partita
grand-option-target = quanti punti chiudono la partita, e valgono nel conto finale
grand-option-time-limit = il tempo convenuto; le due coppie lo chiamano ciascuna col suo orologio
grand-option-hand-limit = il numero di mani convenuto
grand-option-most-hands = dopo tante mani si fa in ogni caso il conto finale
grand-option-rebid-after-pass = se chi ha passato può offrire di nuovo
grand-option-copas-opening = se il mão può aprire Copas con una carta di cuori
grand-option-copas-opening-bid = quanto vale come offerta una tale apertura
grand-option-eucre-defender-exchange = da dove gli avversari di chi gioca solo possono prendere una carta
grand-option-slam-wins = se tutte e tredici le prese nel Grand vincono subito la partita
grand-option-stake = quanto paga ogni perdente a partita finita

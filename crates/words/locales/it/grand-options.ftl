# Grand: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

grand-about = Due coppie offrono punti per il diritto di scegliere il gioco: Whist, Grand, Eucre o Copas.

grand-option-table = se una carta sbagliata è rifiutata, o si corregge quando qualcuno se ne accorge
    .name = tavolo
grand-option-pairs = se sono compagni quelli seduti di fronte, o si sorteggiano
    .name = coppie
grand-option-end-mode = quando finisce la partita
    .name = la partita finisce
grand-option-target = quanti punti chiudono la partita, e valgono nel conto finale
    .name = meta
grand-option-time-limit = il tempo concordato; le due coppie lo chiamano ciascuna col suo orologio
    .name = minuti
grand-option-hand-limit = il numero di mani concordato
    .name = mani
grand-option-most-hands = dopo tante mani si fa in ogni caso il conto finale
    .name = massimo di mani
grand-option-rebid-after-pass = se chi ha passato può offrire di nuovo
    .name = puntare dopo aver passato
grand-option-copas-opening = se il mão può aprire Copas con una carta di cuori
    .name = apertura di Copas
grand-option-copas-opening-bid = quanto vale come offerta una tale apertura
    .name = puntata aprendo Copas
grand-option-eucre-defender-exchange = da dove gli avversari di chi gioca solo possono prendere una carta
    .name = cambio dei difensori a Eucre
grand-option-slam-wins = se tutte e tredici le prese nel Grand vincono subito la partita
    .name = lo slam vince la partita
grand-option-stake = quanto paga ogni perdente a partita finita
    .name = posta

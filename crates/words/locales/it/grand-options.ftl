# Grand: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

grand-about = Due coppie offrono punti per il diritto di scegliere il gioco: Whist, Grand, Eucre o Copas.

grand-option-table = Una carta sbagliata è rifiutata, o si corregge quando qualcuno se ne accorge?
    .name = tavolo
grand-option-pairs = Sono compagni quelli seduti di fronte, o si sorteggiano?
    .name = coppie
grand-option-end-mode = Quando finisce la partita?
    .name = la partita finisce
grand-option-target = Quanti punti chiudono la partita? Valgono anche nel conto finale.
    .name = meta
grand-option-time-limit = Il tempo concordato; le due coppie lo chiamano ciascuna col suo orologio
    .name = minuti
grand-option-hand-limit = Il numero di mani concordato
    .name = mani
grand-option-most-hands = Dopo quante mani si fa in ogni caso il conto finale?
    .name = massimo di mani
grand-option-rebid-after-pass = Chi ha passato può offrire di nuovo?
    .name = puntare dopo aver passato
grand-option-copas-opening = Il mão può aprire Copas con una carta di cuori?
    .name = apertura di Copas
grand-option-copas-opening-bid = Quanto vale come offerta una tale apertura?
    .name = puntata aprendo Copas
grand-option-eucre-defender-exchange = Da dove gli avversari di chi gioca solo possono prendere una carta?
    .name = cambio dei difensori a Eucre
grand-option-slam-wins = Tutte e tredici le prese nel Grand vincono subito la partita?
    .name = lo slam vince la partita
grand-option-stake = Quanto paga ogni perdente a partita finita?
    .name = posta

# Grand: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

grand-about = Due coppie offrono punti per il diritto di scegliere il gioco: Whist, Grand, Eucre o Copas.

grand-option-table = Una carta sbagliata è rifiutata, o si corregge quando qualcuno se ne accorge?
    .name = tavolo
grand-option-pairs = I compagni sono quelli seduti di fronte, o si sorteggiano?
    .name = coppie
grand-option-end-mode = Quando finisce la partita?
    .name = la partita finisce
grand-option-target = Quanti punti chiudono la partita? Valgono anche nel conto finale.
    .name = meta
grand-option-time-limit = Tempo concordato; ogni coppia lo chiama con il proprio orologio
    .name = minuti
grand-option-hand-limit = Numero di mani concordato
    .name = mani
grand-option-most-hands = Dopo quante mani si fa in ogni caso il conto finale?
    .name = massimo di mani
grand-option-rebid-after-pass = Chi è passato può offrire di nuovo?
    .name = offrire dopo un passo
grand-option-copas-opening = Il mão può aprire Copas con una carta di cuori?
    .name = apertura di Copas
grand-option-copas-opening-bid = Quanto vale come offerta quest’apertura?
    .name = offerta aprendo Copas
grand-option-eucre-defender-exchange = Da dove possono prendere una carta gli avversari di chi gioca da solo?
    .name = cambio dei difensori nell’Eucre
grand-option-slam-wins = Tutte e tredici le prese nel Grand vincono subito la partita?
    .name = lo slam vince la partita
grand-option-stake = Quanto paga ogni perdente a partita finita?
    .name = posta

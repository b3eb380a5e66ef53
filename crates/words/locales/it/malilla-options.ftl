# Malilla: quel che ne dice la sala, e quel che il libro lascia alla compagnia.

malilla-about = Due contro due, dodici prese con il trionfo, e il nove è la carta più alta. Batti gli avversari ogni volta che puoi, e riscuoti ciò che fai oltre trentasei.

malilla-option-table = Gli atti irregolari sono rifiutati, o permessi e puniti?
    .name = tavolo
malilla-option-favorito = Come si sceglie il seme favorito, nel quale tutto si paga doppio?
    .name = seme favorito
malilla-option-mari-perez = Il primo e l’ultimo giro si pagano il doppio?
    .name = mari-perez
malilla-option-partner-choice = Come si scelgono i compagni?
    .name = compagni
malilla-option-courtesy = Quante signore giocano? A loro spetta dare per prime e scegliere il favorito.
    .name = cortesia
malilla-option-packets = Quante carte si danno alla volta?
    .name = pacchetti
malilla-option-view-tricks = Quali prese si possono rivedere: quelle della propria coppia, o solo l’ultima?
    .name = prese da rivedere
malilla-option-substitutes = Un altro può prendere il tuo posto se tutti sono d’accordo?
    .name = sostituti
malilla-option-tanto-value = Quanto vale un tanto?
    .name = valore del tanto
malilla-option-vueltas = Quanti giri di quattro mani fanno una partita?
    .name = giri
malilla-option-discard-signal = Come i bot mostrano il loro seme quando restano senza trionfi?
    .name = segnale dello scarto
malilla-option-lone-ace = Che cosa fanno i bot di un asso solo nel suo seme?
    .name = asso solo

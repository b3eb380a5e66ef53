# Malilla: quel che ne dice la sala, e quel che il libro lascia alla compagnia.

malilla-about = Due contro due, dodici prese con trionfo e il nove sopra a tutto. Batti gli avversari ogni volta che puoi, e incassa quel che fai oltre trentasei.

malilla-option-table = se gli atti irregolari sono rifiutati, o permessi e puniti
    .name = tavolo
malilla-option-favorito = come si sceglie il seme favorito, nel quale tutto si paga doppio
    .name = seme favorito
malilla-option-mari-perez = se il primo e l’ultimo giro si pagano doppi
    .name = mari-perez
malilla-option-partner-choice = come si scelgono i compagni
    .name = compagni
malilla-option-courtesy = quante signore giocano, alle quali toccano la prima mano e il favorito
    .name = cortesia
malilla-option-packets = quante carte si danno alla volta
    .name = pacchetti
malilla-option-view-tricks = quali prese si possono rivedere: quelle della propria coppia, o solo l’ultima
    .name = prese da rivedere
malilla-option-substitutes = se un altro può prendere il posto di qualcuno col consenso di tutti
    .name = sostituti
malilla-option-tanto-value = quanto vale un tanto
    .name = valore del tanto
malilla-option-vueltas = quanti giri di quattro mani fanno una partita
    .name = giri
malilla-option-discard-signal = come i bot mostrano il loro seme quando restano senza trionfi
    .name = segnale dello scarto
malilla-option-lone-ace = che cosa fanno i bot di un asso solo nel suo seme
    .name = asso solo

# Truco Cego: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

truco-about = Due contro due, o uno contro uno, con tre carte a testa: flor, envido e truco. Chiama, rialza e bluffa.

truco-option-players = due contro due, o uno contro uno
    .name = giocatori
truco-option-seating = se i gruppi si alternano, o i compagni siedono fianco a fianco
    .name = posti
truco-option-individual-form = uno contro uno: se le voltas hanno i limiti di una testa
    .name = forma a due
truco-option-tampa-baralho = se il mazzo sta su un coperchio; ciascun gruppo può chiederlo
    .name = tampa baralho
truco-option-tenteio = chi tiene il conto; qui il programma
    .name = chi conta
truco-option-speech = se si può aprire una chiamata in ogni momento, o soltanto al proprio turno
    .name = parola
truco-option-flor-window = se una parola che taglierebbe fuori una flor è trattenuta finché tutti abbiano cantato o lasciato passare
    .name = tempo per la flor
truco-option-fidelity = se gli atti irregolari sono rifiutati, o si possono fare, reclamare e punire
    .name = tavolo
truco-option-chat-binding = se le parole dette al tavolo obbligano, come a un tavolo reale
    .name = le parole impegnano
truco-option-max-simple-envidos = quanti envidos semplici si possono chiamare
    .name = envidos di fila
truco-option-raise-later = se il truco si può rialzare dopo la risposta
    .name = rilanciare dopo
truco-option-senhas-in-roda = se in roda i compagni possono farsi segnali
    .name = segnali
truco-option-answer-clock-s = quanti secondi ci sono per rispondere; 0 per nessun limite
    .name = secondi per rispondere
truco-option-lei = se si può dire na lei do jogo está tudo dito
    .name = lei
truco-option-judge = se si nomina un giudice
    .name = giudice

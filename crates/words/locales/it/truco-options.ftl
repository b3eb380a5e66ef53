# Truco Cego: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

truco-about = Due contro due, o uno contro uno, con tre carte a testa: flor, envido e truco. Chiama, rialza e bluffa.

truco-option-players = Due contro due, o uno contro uno?
    .name = giocatori
truco-option-seating = I gruppi si alternano, o i compagni siedono fianco a fianco?
    .name = posti
truco-option-individual-form = Uno contro uno: le voltas hanno i limiti di una testa?
    .name = forma a due
truco-option-tampa-baralho = Il mazzo poggia sul tampa baralho, due carte incollate? Ciascun gruppo può chiederlo.
    .name = tampa baralho
truco-option-tenteio = Chi tiene il conto? Qui lo tiene il programma.
    .name = chi conta
truco-option-speech = Si può aprire una chiamata in ogni momento, o soltanto al proprio turno?
    .name = parola
truco-option-flor-window = Una parola che escluderebbe una flor aspetta che tutti abbiano cantato la loro o vi abbiano rinunciato?
    .name = tempo per la flor
truco-option-fidelity = Gli atti irregolari sono rifiutati, o si possono fare, reclamare e punire?
    .name = tavolo
truco-option-chat-binding = Le parole dette al tavolo obbligano, come a un tavolo reale?
    .name = le parole obbligano
truco-option-max-simple-envidos = Quanti envidos semplici si possono chiamare?
    .name = envidos di fila
truco-option-raise-later = Il truco si può rialzare dopo la risposta?
    .name = rialzare dopo
truco-option-senhas-in-roda = In una roda i compagni possono farsi segnali?
    .name = segnali
truco-option-answer-clock-s = Quanti secondi ci sono per rispondere? 0 per nessun limite.
    .name = secondi per rispondere
truco-option-lei = Si può dire «na lei do jogo está tudo dito»?
    .name = lei
truco-option-judge = Si nomina un giudice?
    .name = giudice

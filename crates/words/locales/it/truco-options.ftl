# Truco Cego: che cosa ne dice la sala, e che cosa il libro lascia alla compagnia.

truco-about = Due contro due, o uno contro uno, con tre carte a testa: flor, envido e truco, chiamati, rialzati, anche per finta.

truco-option-players = due contro due, o uno contro uno
truco-option-seating = i gruppi si alternano, o i companheiros siedono fianco a fianco
truco-option-individual-form = uno contro uno: se le voltas hanno i limiti di una testa
truco-option-tampa-baralho = se il mazzo sta su una coperta; ciascun gruppo può esigerlo
truco-option-tenteio = chi paga i tentos; il conto si tiene da sé
truco-option-speech = se si può aprire una chiamata in ogni momento, o soltanto al proprio turno
truco-option-flor-window = se una parola che taglierebbe fuori una flor è trattenuta finché tutti abbiano cantato o lasciato passare
truco-option-fidelity = se gli atti irregolari sono respinti, o si giocano, si reclamano e pagano la pena
truco-option-chat-binding = se le parole dette al tavolo obbligano come a un tavolo vero
truco-option-max-simple-envidos = quanti envidos semplici si possono chiamare
truco-option-raise-later = se il truco si può rialzare dopo la risposta
truco-option-senhas-in-roda = se in roda i companheiros possono farsi segnali
truco-option-answer-clock-s = il tempo per rispondere; 0 per nessuno
truco-option-lei = se si può dire na lei do jogo está tudo dito
truco-option-judge = se si nomina un giudice

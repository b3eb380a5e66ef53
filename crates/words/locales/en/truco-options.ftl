# Truco Cego: what the lobby says of it, and what its book leaves to the company.

truco-about = Two against two, or one against one, with three cards each: flor, envido and truco, called, raised and bluffed.

truco-option-players = two against two, or one against one
truco-option-seating = sides alternate, or partners sit side by side
truco-option-individual-form = one against one: whether voltas have the limits of a testa
truco-option-tampa-baralho = whether the pack stands on a cover; either side can demand it
truco-option-tenteio = who pays the tentos out; the tally is kept by itself
truco-option-speech = whether one may open a call at any time, or only on turn
truco-option-flor-window = whether a word that would cut off a flor is held until all have sung or waived
truco-option-fidelity = whether irregular acts are refused, or played, claimed and penalised
truco-option-chat-binding = whether table talk binds as at a real table
truco-option-max-simple-envidos = how many simple envidos may be called
truco-option-raise-later = whether the truco can be raised after the answer
truco-option-senhas-in-roda = whether partners may signal in roda
truco-option-answer-clock-s = the time for an answer; 0 for none
truco-option-lei = whether na lei do jogo está tudo dito can be said
truco-option-judge = whether a judge is appointed

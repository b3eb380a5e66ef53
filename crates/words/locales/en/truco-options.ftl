# Truco Cego: what the lobby says of it, and what its book leaves to the company.

truco-about = Two against two, or one against one, with three cards each: flor, envido and truco, called, raised and bluffed.

truco-option-players = two against two, or one against one
    .name = players
truco-option-seating = sides alternate, or partners sit side by side
    .name = seating
truco-option-individual-form = one against one: whether voltas have the limits of a testa
    .name = form for two
truco-option-tampa-baralho = whether the pack stands on a cover; either side can demand it
    .name = tampa baralho
truco-option-tenteio = who pays the tentos out; the tally is kept by itself
    .name = who counts
truco-option-speech = whether one may open a call at any time, or only on turn
    .name = speech
truco-option-flor-window = whether a word that would cut off a flor is held until all have sung or waived
    .name = time for the flor
truco-option-fidelity = whether irregular acts are refused, or played, claimed and penalised
    .name = table
truco-option-chat-binding = whether table talk binds as at a real table
    .name = talk binds
truco-option-max-simple-envidos = how many simple envidos may be called
    .name = envidos in a row
truco-option-raise-later = whether the truco can be raised after the answer
    .name = raise later
truco-option-senhas-in-roda = whether partners may signal in roda
    .name = signals
truco-option-answer-clock-s = the time for an answer; 0 for none
    .name = seconds to answer
truco-option-lei = whether na lei do jogo está tudo dito can be said
    .name = lei
truco-option-judge = whether a judge is appointed
    .name = judge

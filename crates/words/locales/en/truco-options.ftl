# Truco Cego: what the lobby says of it, and what its book leaves to the company.

truco-about = Two against two, or one against one, with three cards each: flor, envido and truco, called, raised and bluffed.

truco-option-players = two against two, or one against one
    .name = players
truco-option-seating = whether the sides sit alternately, or partners side by side
    .name = seating
truco-option-individual-form = with two players: whether voltas have the limits of a testa
    .name = form for two
truco-option-tampa-baralho = whether the pack is set on a cover; either side can ask for it
    .name = tampa baralho
truco-option-tenteio = who keeps the tally; here the program does
    .name = who counts
truco-option-speech = whether you may open a call at any time, or only on your turn
    .name = speech
truco-option-flor-window = whether a word that would cut off a flor waits until everyone has sung or given up theirs
    .name = time for the flor
truco-option-fidelity = whether irregular acts are refused, or can be done, claimed and penalised
    .name = table
truco-option-chat-binding = whether what you say at the table binds you, as at a real table
    .name = talk binds
truco-option-max-simple-envidos = how many simple envidos may be called
    .name = envidos in a row
truco-option-raise-later = whether the truco can be raised after the answer
    .name = raise later
truco-option-senhas-in-roda = whether partners may signal in a roda
    .name = signals
truco-option-answer-clock-s = how many seconds you have to answer; 0 for no limit
    .name = seconds to answer
truco-option-lei = whether “na lei do jogo está tudo dito” can be said
    .name = lei
truco-option-judge = whether a judge is appointed
    .name = judge

# Truco Cego: what the lobby says of it, and what its book leaves to the company.

truco-about = Two against two, or one against one, with three cards each: flor, envido and truco, called, raised and bluffed.

truco-option-players = Two against two, or one against one?
    .name = players
truco-option-seating = Do the sides sit alternately, or partners side by side?
    .name = seating
truco-option-individual-form = With two players: do voltas have the limits of a testa?
    .name = form for two
truco-option-tampa-baralho = Does the pack rest on a tampa baralho, two cards glued together? Either side can ask for it.
    .name = tampa baralho
truco-option-tenteio = Who keeps the tally? Here the program does.
    .name = who counts
truco-option-speech = May you open a call at any time, or only on your turn?
    .name = speech
truco-option-flor-window = Does a word that would cut off a flor wait until everyone has sung or given up theirs?
    .name = time for the flor
truco-option-fidelity = Are irregular acts refused, or can they be done, claimed and penalised?
    .name = table
truco-option-chat-binding = Does what you say at the table bind you, as at a real table?
    .name = binding talk
truco-option-max-simple-envidos = How many simple envidos may be called?
    .name = envidos in a row
truco-option-raise-later = Can the truco be raised after the answer?
    .name = raise later
truco-option-senhas-in-roda = May partners signal in a roda?
    .name = signals
truco-option-answer-clock-s = How many seconds do you have to answer? 0 for no limit.
    .name = seconds to answer
truco-option-lei = Can “na lei do jogo está tudo dito” be said?
    .name = lei
truco-option-judge = Is a judge appointed?
    .name = judge

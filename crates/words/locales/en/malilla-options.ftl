# Malilla: what the lobby says of it, and what its book leaves to the company.

malilla-about = Two against two, twelve tricks with trumps, and the nine on top. Beat your opponents whenever you can, and win a tanto for each point above thirty-six.

malilla-option-table = Are irregular acts refused, or allowed and penalised?
    .name = table
malilla-option-favorito = How is the favourite suit, in which everything is paid double, chosen?
    .name = favourite suit
malilla-option-mari-perez = Are the first and the last round paid double?
    .name = mari-perez
malilla-option-partner-choice = How are partners chosen?
    .name = partners
malilla-option-courtesy = How many ladies are playing? They get the first deal and the favourite suit.
    .name = courtesy
malilla-option-packets = How many cards are dealt at a time?
    .name = packets
malilla-option-view-tricks = Which tricks may you look at again: those of your own side, or only the last one?
    .name = tricks you may look at
malilla-option-substitutes = May another player take your place if all agree?
    .name = substitutes
malilla-option-tanto-value = What is a tanto worth?
    .name = value of a tanto
malilla-option-vueltas = How many rounds of four deals make a match?
    .name = rounds
malilla-option-discard-signal = How do the bots show their suit when they run out of trumps?
    .name = discard signal
malilla-option-lone-ace = What do the bots do with an ace that is alone in its suit?
    .name = lone ace

# Malilla: what the lobby says of it, and what its book leaves to the company.

malilla-about = Two against two, twelve tricks with trumps, and the nine on top. Beat your opponents whenever you can, and win what you make above thirty-six.

malilla-option-table = whether irregular acts are refused, or allowed and penalised
    .name = table
malilla-option-favorito = how the favourite suit, in which everything is paid double, is chosen
    .name = favourite suit
malilla-option-mari-perez = whether the first and the last round are paid double
    .name = mari-perez
malilla-option-partner-choice = how partners are chosen
    .name = partners
malilla-option-courtesy = how many ladies are playing; they get the first deal and the favourite suit
    .name = courtesy
malilla-option-packets = how many cards are dealt at a time
    .name = packets
malilla-option-view-tricks = which tricks you may look at again: those of your own side, or only the last one
    .name = tricks seen again
malilla-option-substitutes = whether another player may take your place if all agree
    .name = substitutes
malilla-option-tanto-value = what a tanto is worth
    .name = value of a tanto
malilla-option-vueltas = how many rounds of four deals make a match
    .name = rounds
malilla-option-discard-signal = how the bots show their suit when they run out of trumps
    .name = discard signal
malilla-option-lone-ace = what the bots do with an ace that is alone in its suit
    .name = lone ace

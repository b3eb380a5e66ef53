# Malilla: what the lobby says of it, and what its book leaves to the company.

malilla-about = Two against two, twelve tricks with trumps, the nine on top: beat the opponents whenever you can, and win what you make above thirty-six.

malilla-option-table = whether irregular acts are refused, or played and penalised
    .name = table
malilla-option-favorito = how the favourite suit is found, in which everything is paid double
    .name = favourite suit
malilla-option-mari-perez = whether the first and the last round are paid double
    .name = mari-perez
malilla-option-partner-choice = how partners are found
    .name = partners
malilla-option-courtesy = how many ladies play, who then have the first deal and the favourite suit
    .name = courtesy
malilla-option-packets = how many cards are dealt at a time
    .name = packets
malilla-option-view-tricks = which tricks may be looked at again: those of one's own side, or the last one only
    .name = tricks seen again
malilla-option-substitutes = whether another may take one's place if all consent
    .name = substitutes
malilla-option-tanto-value = what a tanto is worth
    .name = value of a tanto
malilla-option-vueltas = how many rounds of four deals make a match
    .name = rounds
malilla-option-discard-signal = how the house's players show their suit when they run out of trumps
    .name = discard signal
malilla-option-lone-ace = what the house's players do with an ace that has no company
    .name = lone ace

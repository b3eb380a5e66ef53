# Rebesino: what the lobby says of it, and what its book leaves to the company.

rebesino-about = Four players, each for themselves, and nobody wants a trick: sell your aces to others, or take every trick.

rebesino-option-table = whether irregular acts are refused, or allowed and paid for
    .name = table
rebesino-option-vueltas = how many rounds the match lasts; in each, everyone deals once
    .name = rounds
rebesino-option-mari-perez = whether the first and the last round are paid double
    .name = mari-perez
rebesino-option-napolitana-shared = whether a napolitana’s three opponents pay and collect in equal parts
    .name = shared napolitana
rebesino-option-napolitana-first-trick = whether a napolitana survives a trick taken by leading its lowest card first
    .name = first trick of a napolitana
rebesino-option-pay-asleep = whether pay cards asleep in the monte are paid for
    .name = sleeping cards are paid for
rebesino-option-pay-at-once = whether a card sold or drawn is paid for on the spot
    .name = pay at once
rebesino-option-renuncio-streak = whether a player who has revoked may do so again at no further cost
    .name = further revokes free
rebesino-option-suerte-criterion = which card dealt wins the penalties put aside
    .name = card that wins penalties
rebesino-option-courtesy-seating = which seats ladies get; they are the first players named
    .name = ladies’ seats
rebesino-option-dote = how many tantos each player gets at a time
    .name = tantos each
rebesino-option-cut-rule = how the pack is cut when people play
    .name = cut
rebesino-option-money-on-table = whether coins lie on the table in place of counters
    .name = coins on the table
rebesino-option-tanto-value = what a tanto is worth in money
    .name = value of a tanto

# Rebesino: what the lobby says of it, and what its book leaves to the company.

rebesino-about = Four players, each for themselves, and nobody wants a trick: sell your aces to others, or take every trick.

rebesino-option-table = Are irregular acts refused, or allowed and paid for?
    .name = table
rebesino-option-vueltas = How many rounds does the match last? In each, everyone deals once.
    .name = rounds
rebesino-option-mari-perez = Are the first and the last round paid double?
    .name = mari-perez
rebesino-option-napolitana-shared = Do a napolitana’s three opponents pay and collect in equal parts?
    .name = shared napolitana
rebesino-option-napolitana-first-trick = May a player who leads their lowest card first, and takes the trick, still use the napolitana?
    .name = first trick of a napolitana
rebesino-option-pay-asleep = Are pay cards asleep in the monte paid for?
    .name = sleeping cards are paid for
rebesino-option-pay-at-once = Is a card sold or drawn paid for on the spot?
    .name = pay at once
rebesino-option-renuncio-streak = May a player who has made a renuncio make more at no further cost?
    .name = further renuncios free
rebesino-option-suerte-criterion = Which card dealt wins the penalties put aside?
    .name = card that wins penalties
rebesino-option-courtesy-seating = Which seats do ladies get? They are the first players named.
    .name = ladies’ seats
rebesino-option-dote = How many tantos does each player get at a time?
    .name = tantos each
rebesino-option-cut-rule = How is the pack cut when people play?
    .name = cut
rebesino-option-money-on-table = Do coins lie on the table in place of counters?
    .name = coins on the table
rebesino-option-tanto-value = What is a tanto worth in money?
    .name = value of a tanto

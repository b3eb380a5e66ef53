# Minchiate: what the lobby says of it, and what its book leaves to the company.

minchiate-about = Two against two with ninety-seven cards. Rob honours, declare them, kill the others’ and bring yours home; sixty points make a resto.

minchiate-option-table = whether irregular acts are refused, or allowed and penalised
    .name = table
minchiate-option-partners = whether partners are agreed or drawn by lot
    .name = partners
minchiate-option-first-dealer = whether the first dealer is agreed or drawn by lot
    .name = first dealer
minchiate-option-resto-points = how many points make a resto
    .name = points in a resto
minchiate-option-resto-value = what a resto is worth to each player
    .name = value of a resto
minchiate-option-resto-coin = what the chips are called
    .name = coin
minchiate-option-house-stake = what a resto is worth if nothing is agreed
    .name = stake
minchiate-option-broken-resto = whether odd points at the end count as one more resto
    .name = odd points
minchiate-option-revoke-payer = whether the pair or the offender alone pays for a revoke
    .name = who pays a revoke
minchiate-option-rob-round = who robs from the stock
    .name = who robs
minchiate-option-tarot-revoke = whether failing to play a tarocco is prevented, or fined like not following suit
    .name = not playing a tarocco
minchiate-option-match-giochi = how many giochi make a match, or whether it lasts until somebody leaves
    .name = giochi in a match
minchiate-option-most-giochi = an open-ended match ends after this many giochi
    .name = most giochi
minchiate-option-fola = a custom the book names but does not describe
    .name = fola
minchiate-option-pacts = what else was agreed before play, for the referee
    .name = pacts
minchiate-option-direction = which way round the table is drawn
    .name = direction

# Minchiate: what the lobby says of it, and what its book leaves to the company.

minchiate-about = Two against two with ninety-seven cards: honours robbed, accused, killed and brought home, counted in resti of sixty.

minchiate-option-table = whether irregular acts are refused, or played and penalised
    .name = table
minchiate-option-partners = partners by agreement or by lot
    .name = partners
minchiate-option-first-dealer = the first dealer by agreement or by lot
    .name = first dealer
minchiate-option-resto-points = how many points make a resto
    .name = points in a resto
minchiate-option-resto-value = what a resto is worth to each player
    .name = value of a resto
minchiate-option-resto-coin = what the chips are called
    .name = coin
minchiate-option-house-stake = what a resto is worth if nothing is agreed
    .name = stake
minchiate-option-broken-resto = whether odd points at the end count as one resto more
    .name = odd points
minchiate-option-revoke-payer = whether a revoke is paid by the pair or by the offender
    .name = who pays a revoke
minchiate-option-rob-round = who robs from the stock
    .name = who robs
minchiate-option-tarot-revoke = whether not answering with a tarocco is prevented, or fined like a suit not answered
    .name = refusing a tarocco
minchiate-option-match-giochi = how many giochi make a match, or until somebody rises
    .name = giochi in a match
minchiate-option-most-giochi = after this many giochi an open match ends
    .name = most giochi
minchiate-option-fola = named by the book and not described
    .name = fola
minchiate-option-pacts = what else was agreed before play, for the referee
    .name = pacts
minchiate-option-direction = which way the table is drawn
    .name = direction

# Minchiate: what the lobby says of it, and what its book leaves to the company.

minchiate-about = Two against two with ninety-seven cards. Rob honours, declare them, kill the others’ and bring yours home; sixty points make a resto.

minchiate-option-table = Are irregular acts refused, or allowed and penalised?
    .name = table
minchiate-option-partners = Are partners agreed or drawn by lot?
    .name = partners
minchiate-option-first-dealer = Is the first dealer agreed or drawn by lot?
    .name = first dealer
minchiate-option-resto-points = How many points make a resto?
    .name = points in a resto
minchiate-option-resto-value = What is a resto worth to each player?
    .name = value of a resto
minchiate-option-resto-coin = What are the chips called?
    .name = coin
minchiate-option-house-stake = What is a resto worth if nothing is agreed?
    .name = stake
minchiate-option-broken-resto = Do odd points at the end count as one more resto?
    .name = odd points
minchiate-option-revoke-payer = Who pays for a revoke: the pair, or the offender alone?
    .name = payer of a revoke
minchiate-option-rob-round = Who robs from the monte?
    .name = who robs
minchiate-option-tarot-revoke = Is failing to play a tarocco prevented, or fined like not following suit?
    .name = not playing a tarocco
minchiate-option-match-giochi = How many giochi make a match, or does it last until somebody leaves?
    .name = giochi in a match
minchiate-option-most-giochi = After how many giochi does an open-ended match end?
    .name = most giochi
minchiate-option-fola = A custom the book names but does not describe
    .name = fola
minchiate-option-pacts = What else was agreed before play? For the referee.
    .name = pacts
minchiate-option-direction = Which way round is the table drawn?
    .name = direction

# Minchiate: what the lobby says of it, and what its book leaves to the company.

minchiate-about = Two against two with ninety-seven cards: honours robbed, accused, killed and brought home, counted in resti of sixty.

minchiate-option-table = whether irregular acts are refused, or played and penalised
minchiate-option-partners = partners by agreement or by lot
minchiate-option-first-dealer = the first dealer by agreement or by lot
minchiate-option-resto-points = how many points make a resto
minchiate-option-resto-value = what a resto is worth to each player
minchiate-option-resto-coin = what the chips are called
minchiate-option-house-stake = what a resto is worth if nothing is agreed
minchiate-option-broken-resto = whether odd points at the end count as one resto more
minchiate-option-revoke-payer = whether a revoke is paid by the pair or by the offender
minchiate-option-rob-round = who robs from the stock
minchiate-option-tarot-revoke = whether not answering with a tarocco is prevented, or fined like a suit not answered
minchiate-option-match-giochi = how many giochi make a match, or until somebody rises
minchiate-option-most-giochi = after so many giochi an open match ends
minchiate-option-fola = named by the book and not described
minchiate-option-pacts = what else was agreed before play, for the referee
minchiate-option-direction = which way the table is drawn

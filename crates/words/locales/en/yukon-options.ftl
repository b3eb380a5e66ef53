# Yukon: what the lobby says of it, and what its book leaves to the company.

yukon-about = Tricks without trumps, in which the four jacks beat everything; hands of five are filled up from the stock.

yukon-option-table = whether a wrong card is refused, or put right when noticed
    .name = table
yukon-option-players = everyone for themselves, or two pairs when four play
    .name = players
yukon-option-pairs-draw = how four are drawn into pairs
    .name = drawing pairs
yukon-option-removed-card = with three players, the card left out
    .name = card left out
yukon-option-target = how many points win the match
    .name = target
yukon-option-yukon-optional = whether one void of the suit led may keep a jack back
    .name = Yukon optional
yukon-option-jack-has-suit = whether a jack follows, and must follow, its printed suit
    .name = jacks have a suit
yukon-option-stake = what each loser pays when the match is over
    .name = stake

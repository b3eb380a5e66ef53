# Yukon: what the lobby says of it, and what its book leaves to the company.

yukon-about = Tricks without trumps, in which the four jacks beat everything. You refill your hand of five from the stock.

yukon-option-table = whether a wrong card is refused, or put right when someone notices
    .name = table
yukon-option-players = everyone for themselves, or two pairs when four play
    .name = players
yukon-option-pairs-draw = how four are drawn into pairs
    .name = drawing pairs
yukon-option-removed-card = with three players, the card left out
    .name = card left out
yukon-option-target = how many points win the match
    .name = target
yukon-option-yukon-optional = whether you may keep a jack back when you cannot follow suit
    .name = Yukon optional
yukon-option-jack-has-suit = whether a jack belongs to its printed suit and must follow it
    .name = jacks have a suit
yukon-option-stake = what each loser pays when the match is over
    .name = stake

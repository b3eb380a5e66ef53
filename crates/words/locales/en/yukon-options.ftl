# Yukon: what the lobby says of it, and what its book leaves to the company.

yukon-about = Tricks without trumps, in which the four jacks beat everything. You refill your hand of five from the monte.

yukon-option-table = Is a wrong card refused, or put right when someone notices?
    .name = table
yukon-option-players = Everyone for themselves, or two pairs when four play?
    .name = players
yukon-option-pairs-draw = How are four drawn into pairs?
    .name = drawing pairs
yukon-option-removed-card = With three players: which card is left out?
    .name = card left out
yukon-option-target = How many points win the match?
    .name = target
yukon-option-yukon-optional = May you keep a jack back when you cannot follow suit?
    .name = Yukon optional
yukon-option-jack-has-suit = Does a jack belong to its printed suit, so that it must follow that suit?
    .name = jacks have a suit
yukon-option-stake = What does each loser pay when the match is over?
    .name = stake

# Cientos: what the lobby says of it, and what its book leaves to the company.

cientos-about = Spanish piquet for two: discard cards, draw others, declare what you hold and play twelve tricks, to a hundred points.
cientos-option-table = Are irregular acts refused, or can they happen and be dealt with as the book says?
    .name = table
cientos-option-calidades = Are feats also paid one by one?
    .name = calidades
cientos-option-game-stake = What is a single game worth?
    .name = stake
cientos-option-calidad-price = What is a calidad worth? A quarter of the game, unless you name a price.
    .name = price of a calidad
cientos-option-double-game = Does a loser who has not made fifty pay double?
    .name = double game
cientos-option-packets = How many cards are dealt at a time?
    .name = packets
cientos-option-show-sets = Are catorces and threes shown, or only declared?
    .name = showing catorces and threes
cientos-option-courtesy = Does a lady have the first seat, and is she mano whatever card she cuts?
    .name = courtesy
cientos-option-games = How many games make the match?
    .name = games

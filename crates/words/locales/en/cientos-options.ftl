# Cientos: what the lobby says of it, and what its book leaves to the company.

cientos-about = Spanish piquet for two: throw cards out, draw others, name what you hold and play twelve tricks, to a hundred points.
cientos-option-table = whether irregular acts are refused, or can happen and are dealt with as the book says
    .name = table
cientos-option-calidades = whether feats are also paid one by one
    .name = calidades
cientos-option-game-stake = what a single game is worth
    .name = stake
cientos-option-calidad-price = what a calidad is worth: a quarter of the game, unless you name a price
    .name = price of a calidad
cientos-option-double-game = whether a loser who has not made fifty pays double
    .name = double game
cientos-option-packets = how many cards are dealt at a time
    .name = packets
cientos-option-show-sets = whether catorces and threes are shown, or only named
    .name = showing catorces and threes
cientos-option-courtesy = whether the first seat is a lady’s, who is mano whatever card she cuts
    .name = courtesy
cientos-option-games = how many games make the match
    .name = games

# Cientos: what the lobby says of it, and what its book leaves to the company.

cientos-about = The Spanish piquet: two players discard, name what they hold and play twelve tricks, to a hundred points.
cientos-option-table = whether irregular acts are refused, or can happen and are dealt with as the book says
    .name = table
cientos-option-calidades = whether feats are also paid one by one
    .name = calidades
cientos-option-game-stake = what a simple game is worth
    .name = stake
cientos-option-calidad-price = what a calidad is worth: a quarter of the game unless a price is named
    .name = price of a calidad
cientos-option-double-game = whether a loser who has not made fifty pays double
    .name = double game
cientos-option-packets = how many cards are dealt at a time
    .name = packets
cientos-option-show-sets = whether catorces and threes are shown, or only spoken
    .name = showing catorces and threes
cientos-option-courtesy = whether the first seat is a lady's, who is mano whatever she cuts
    .name = courtesy
cientos-option-games = how many games make the match
    .name = games

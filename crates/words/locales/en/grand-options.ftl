# Grand: what the lobby says of it, and what its book leaves to the company.

grand-about = Two pairs bid points for the right to choose the game: Whist, Grand, Eucre or Copas.

grand-option-table = Is a wrong card refused, or put right when someone notices?
    .name = table
grand-option-pairs = Do partners sit opposite each other, or are they drawn by lot?
    .name = pairs
grand-option-end-mode = When does the match end?
    .name = the match ends
grand-option-target = How many points end the match? Also used in the final count.
    .name = target
grand-option-time-limit = How many minutes were agreed? Both pairs call the time by their own clock.
    .name = minutes
grand-option-hand-limit = How many hands were agreed?
    .name = hands
grand-option-most-hands = After how many hands is the final count made in any case?
    .name = most hands
grand-option-rebid-after-pass = May a player who has passed bid again?
    .name = bid after a pass
grand-option-copas-opening = May the mão open Copas with a heart?
    .name = opening Copas
grand-option-copas-opening-bid = What bid does opening Copas count as?
    .name = bid when opening Copas
grand-option-eucre-defender-exchange = Where may the opponents of a lone player take a card from?
    .name = defenders’ exchange in Eucre
grand-option-slam-wins = Do all thirteen tricks in Grand win the match at once?
    .name = a slam wins the match
grand-option-stake = What does each loser pay when the match is over?
    .name = stake

# Grand: what the lobby says of it, and what its book leaves to the company.

grand-about = Two pairs bid points for the right to choose the game: Whist, Grand, Eucre or Copas.

grand-option-table = whether a wrong card is refused, or put right when someone notices
    .name = table
grand-option-pairs = whether partners are those who sit opposite, or are drawn by lot
    .name = pairs
grand-option-end-mode = when the match ends
    .name = the match ends
grand-option-target = how many points end the match; also used in the final count
    .name = target
grand-option-time-limit = the agreed time; both pairs call it by their own clock
    .name = minutes
grand-option-hand-limit = the agreed number of hands
    .name = hands
grand-option-most-hands = after this many hands the final count is made in any case
    .name = most hands
grand-option-rebid-after-pass = whether a player who has passed may bid again
    .name = bid after a pass
grand-option-copas-opening = whether the mão may open Copas with a heart
    .name = opening Copas
grand-option-copas-opening-bid = what such an opening counts as a bid
    .name = bid when opening Copas
grand-option-eucre-defender-exchange = where the opponents of a lone player may take a card from
    .name = defenders’ exchange in Eucre
grand-option-slam-wins = whether all thirteen tricks in Grand win the match at once
    .name = a slam wins the match
grand-option-stake = what each loser pays when the match is over
    .name = stake

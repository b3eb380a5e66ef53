# Grand: what the lobby says of it, and what its book leaves to the company.

grand-about = Two pairs bid in points for the right to choose the game of the hand: Whist, Grand, Eucre or Copas.

grand-option-table = whether a wrong card is refused, or put right when noticed
grand-option-pairs = whether pairs are those who sit opposite, or drawn by lot
grand-option-end-mode = when the match ends
grand-option-target = how many points end the match, and count in the final reckoning
grand-option-time-limit = the agreed time; both pairs call it by their own clock
grand-option-hand-limit = the agreed number of hands
grand-option-most-hands = after so many hands the final count is made in any case
grand-option-rebid-after-pass = whether one who has passed may bid again
grand-option-copas-opening = whether the mão may open Copas with a heart
grand-option-copas-opening-bid = what such an opening counts for as a bid
grand-option-eucre-defender-exchange = from where a lone player's opponents may take a card
grand-option-slam-wins = whether all thirteen tricks in Grand win the match at once
grand-option-stake = what each loser pays when the match is over

# The laws of Grand on irregularities, and the rules beside them, each in a sentence or two.

rule-grand-r1 = The mão speaks first, then the others in turn to the left. On your turn you bid or pass.
rule-grand-d17 = At an honour table, a player who played a wrong card replaces it if this is noticed before the trick is gathered. After that it stands. The book fixes no fine.
rule-grand-1 = If two players draw cards of equal rank when the pairs are drawn, that draw does not count and all draw again.
rule-grand-2 = A player may not bid less than 5, nor a number that is not a multiple of 5.
rule-grand-3 = A player may not bid as much as the last bid or less. They must bid higher or pass.
rule-grand-4 = After three passes the dealer may not pass, and must bid at least 5.
rule-grand-5 = No card is led until a player has bid. The only exception is a mão who opens Copas with a heart.
rule-grand-6 = Eucre may not be chosen with a bid above 25.
rule-grand-7 = Copas may not be chosen with a bid above 50.
rule-grand-8 = Whist may not be chosen with a bid above 65.
rule-grand-9 = No player may bid above 100, because no game can be played for more.
rule-grand-10 = In Eucre the bidder may not play alone on a bid below 20, nor with the partner on a bid of 25.
rule-grand-11 = In Eucre a trump below the eight may not be kept; it must be among the cards discarded.
rule-grand-12 = In Eucre a player discards exactly eight cards, no more and no fewer, so that five remain.
rule-grand-13 = A player who holds a card of the suit led may not play another suit. The book fixes no fine.
rule-grand-14 = Only the bidder may lead to the first trick, in any of the four games.
rule-grand-15 = Only the mão may open Copas, only with a heart, and only when the dealer’s pair has more than 70 points.
rule-grand-16 = Although a trick in Grand counts nine, a player may not bid 9 or 18: bids go in fives.
rule-grand-17 = After every hand both the points and the defeats must be written down before the match goes on.
rule-grand-18 = A pair that reaches 100 points has not yet won the match: the final count decides. Only all thirteen tricks in Grand win at once.
rule-grand-19 = When the trick with the last heart has been taken, the hand of Copas is over, and no more cards are played.
rule-grand-20 = A player who plays alone wins or loses points for the pair, never only for themselves.
rule-grand-21 = In Eucre the bidders’ opponents score nothing for their tricks, however many they take.

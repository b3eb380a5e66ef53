# The laws of Grand on irregularities, and the rules beside them, each in a sentence or two.

rule-grand-r1 = The mão speaks first, then the others in turn to the left. On your turn you bid or pass.
rule-grand-d17 = At an honour table, a player who played a wrong card replaces it if that is noticed before the trick is taken; after that it stands. No fine is fixed.
rule-grand-1 = If two players draw cards of equal rank when the pairs are drawn, that draw does not count and all draw again.
rule-grand-2 = You cannot bid less than 5, nor a number that is not a multiple of 5.
rule-grand-3 = You cannot bid the same as the last bid or less: bid higher or pass.
rule-grand-4 = After three passes the dealer cannot pass. They must bid at least 5.
rule-grand-5 = No card is led until someone has bid. The only exception is a mão who opens Copas with a heart.
rule-grand-6 = Eucre cannot be chosen with a bid above 25.
rule-grand-7 = Copas cannot be chosen with a bid above 50.
rule-grand-8 = Whist cannot be chosen with a bid above 65.
rule-grand-9 = Nobody can bid above 100, because no game can be played for more.
rule-grand-10 = In Eucre you cannot play alone on a bid below 20, nor with your partner on a bid of 25.
rule-grand-11 = In Eucre you cannot keep a trump below the eight; it must be among the cards you discard.
rule-grand-12 = In Eucre you discard exactly eight cards, no more and no fewer, so that five remain.
rule-grand-13 = If you hold a card of the suit led you cannot play another suit. No fine is fixed.
rule-grand-14 = Only the bidder may lead to the first trick, in any of the four games.
rule-grand-15 = Only the mão may open Copas, only with a heart, and only when the dealer’s pair has more than 70 points.
rule-grand-16 = Though a trick in Grand counts nine, you cannot bid 9 or 18: bids go in fives.
rule-grand-17 = After every hand the points and the defeats are both written down before the match goes on.
rule-grand-18 = Reaching 100 points does not yet win the match: the final count decides. Only all thirteen tricks in Grand win at once.
rule-grand-19 = When the trick with the last heart is taken the hand of Copas is over, and no more cards are played.
rule-grand-20 = A player who plays alone wins or loses points for the pair, never just for themselves.
rule-grand-21 = In Eucre the bidders’ opponents score nothing for their tricks, however many they take.

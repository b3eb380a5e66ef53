# The rules that points and refusals of Grand cite, each in a sentence or two.

## The deal

rule-grand-section-3 = Fifty-two cards are dealt one by one, thirteen to each player, starting at the dealer’s left. The deal passes to the left.

## Bidding and choice

rule-grand-r2 = The lowest bid is 5, and every bid is a multiple of 5, even if the game will be Grand, which counts in nines.
rule-grand-r3 = Every bid must be higher than the one before.
rule-grand-r4 = If the first three players pass, the dealer must bid, even if only 5. Then the bidding is over.
rule-grand-r6 = No game can be played for more than 100, so a bid of 100 ends the bidding.
rule-grand-r7 = When the dealer’s pair has more than 70 points, the mão may lay a heart open and say “Copas” instead of bidding. The hand is Copas, the mão is the bidder, and that heart is led.
rule-grand-r8 = The bidder alone chooses the game, and names the trump in Whist and Eucre. The bid may be at most 65 for Whist, 100 for Grand, 25 for Eucre and 50 for Copas.
rule-grand-r9 = The bidder leads to the first trick, whatever the game. Nobody leads before there is a bid.

## The play

rule-grand-r10 = A trick is one card from each player in turn, to the left. If a bidder plays alone, the partner does not play, and three cards make a trick.
rule-grand-r11 = Follow the suit led if you can. If you cannot, play any card. A wrong card noticed before the trick is gathered is replaced.
rule-grand-r16 = In Eucre a bid of 5, 10 or 15 is played with the partner, a bid of 20 with or without, and a bid of 25 alone.
rule-grand-r18 = In Eucre everybody discards eight of their thirteen cards, face down, and keeps five.
rule-grand-r19 = In Eucre you may not keep a trump below the eight.
rule-grand-r20 = The partner of a bidder who plays alone lays their cards open and does not play. The bidder may exchange one card for one of them.
rule-grand-r21 = After the exchange of a bidder who plays alone, one opponent may also exchange a card, for one that lies open, or for one of their partner’s if the table has agreed so.

## The score

rule-grand-section-5-1 = Whist counts 5 points for each trick above six, 65 for all thirteen. If the bidders earn less than they bid, they lose the bid, and the others count their own tricks.
rule-grand-section-5-2 = Grand counts 9 points for each trick above six, 103 for all thirteen. If the bidders earn less than they bid, they lose the bid, and the others count their own tricks.
rule-grand-section-5-3 = Eucre counts 5, 10 or 20 for three, four or five tricks, and 25 for five alone. Bidders who fail lose the bid and 20 more; a bidder who fails alone loses twice the bid. The others count nothing.
rule-grand-section-5-4 = In Copas, bidders who take no hearts mark 50. If they took hearts, they lose the bid and a point for each heart. The others lose a point for each heart they took.
rule-grand-r26 = All thirteen tricks in Grand win the match at once, whatever the score.
rule-grand-r27 = After each hand the points of both pairs are written down, and so is each bid that failed. Totals may fall below zero.
rule-grand-r28 = The match ends when a pair has 100 points after a hand, or after the agreed time or number of hands.
rule-grand-r29 = In the final count the pair with more points gets as many as the other lacks to 100, and the pair with fewer defeats gets 10 for each defeat more that the other has. These two amounts alone are the result.
rule-grand-r30 = If the final count is equal, the higher running total wins. If that is equal too, the match is drawn.

## What a learner needs besides

rule-grand-section-2 = Every suit ranks ace, king, queen, jack, ten down to two. In Eucre the jack of trumps, the right bower, is the highest trump; the other jack of its colour, the left bower, is the second; then come ace, king, queen, ten, nine, eight.
rule-grand-r5 = The bidding ends after three passes in a row over a bid, and the last bid stands. A player who has passed may bid again as long as the bidding lasts.
rule-grand-r13 = The highest trump wins the trick; without trumps, the highest card of the suit led. The winner leads to the next.
rule-grand-r22 = In Eucre the left bower is a trump, both for following suit and for winning. It does not belong to the suit printed on it.
rule-grand-r24 = Copas has no trumps. Nobody wants hearts, and they may be led at any time. If you cannot follow suit, throw any card, preferably a heart.
rule-grand-r25 = A hand of Copas ends with the trick in which the last of the thirteen hearts falls.

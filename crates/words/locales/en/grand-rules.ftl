# The rules that points and refusals of Grand cite, each in a sentence or two.

## The deal

rule-grand-section-3 = Fifty-two cards are dealt one by one, thirteen to each, beginning at the dealer's left; the deal passes to the left.

## Bidding and choice

rule-grand-r2 = The least bid is 5, and every bid is a multiple of 5, also when Grand with its nines is meant.
rule-grand-r3 = Every bid must be higher than the one before.
rule-grand-r4 = If the first three pass the dealer must bid, if only 5; then the bidding is over.
rule-grand-r6 = A hundred is the highest bid that a game can be played for, and ends the bidding.
rule-grand-r7 = When the dealer's pair has more than 70 points the mão may, instead of bidding, lay a heart open and say "Copas": the hand is Copas, the mão is the bidder, and that heart is led.
rule-grand-r8 = The bidder alone chooses the game, and names the trump in Whist and Eucre. The bid may be at most 65 for Whist, 100 for Grand, 25 for Eucre and 50 for Copas.
rule-grand-r9 = The bidder leads to the first trick, whatever the game, and nothing is led before there is a bid.

## The play

rule-grand-r10 = A trick is one card from each in turn, to the left; of three players when one plays alone.
rule-grand-r11 = Who can must follow the suit led; who cannot may play any card. A wrong card noticed before the trick is taken is replaced.
rule-grand-r16 = Eucre is played with the partner for 5, 10 and 15, as the bidder chooses for 20, and alone for 25.
rule-grand-r18 = In Eucre everyone lays aside eight of their thirteen cards, face down, and keeps five.
rule-grand-r19 = In Eucre no trump below the eight may be kept.
rule-grand-r20 = The partner of a lone bidder lays their cards open and takes no part in the play; the bidder may exchange one card for one of them.
rule-grand-r21 = After a lone bidder one opponent may exchange a card too, for one that lies open, or for one of their partner's where the table agreed so.

## The score

rule-grand-section-5-1 = Whist counts 5 points for each trick above six, 65 for all thirteen. Bidders who earn less than they bid lose the bid, and the others count their own tricks.
rule-grand-section-5-2 = Grand counts 9 points for each trick above six, 103 for all thirteen. Bidders who earn less than they bid lose the bid, and the others count their own tricks.
rule-grand-section-5-3 = Eucre counts 5, 10 or 20 for three, four or five tricks, 25 for five alone. Who fails loses the bid and 20 more, or alone twice the bid; the others count nothing.
rule-grand-section-5-4 = In Copas clean bidders mark 50. If they took hearts they lose the bid and a point for each heart; the others lose a point for each heart they took.
rule-grand-r26 = All thirteen tricks in Grand win the match at once, whatever the score.
rule-grand-r27 = After each hand the points of both pairs are written down, and each bid that was not met; totals may be below nothing.
rule-grand-r28 = The match ends when a pair has 100 points after a hand, or at the time or after the number of hands agreed.
rule-grand-r29 = In the final count the pair with more points is given what the other lacks of 100, and the pair with fewer defeats 10 for each that the other has more. These two amounts alone are the result.
rule-grand-r30 = If the final count is equal the higher running total wins; if that is equal too the match is drawn.

## What a learner needs besides

rule-grand-section-2 = Every suit ranks ace, king, queen, jack, ten down to two. In Eucre the jack of trumps, the right bower, is the highest trump, and the jack of the other suit of its colour, the left bower, the second; then ace, king, queen, ten, nine, eight.
rule-grand-r5 = The bidding ends after three passes in a row over a bid, and the last bid stands. Who has passed may bid again while it lasts.
rule-grand-r13 = The highest trump wins the trick; without trumps, the highest card of the suit led. The winner leads to the next.
rule-grand-r22 = In Eucre the left bower is a trump, to follow suit and to win, and no card of the suit printed on it.
rule-grand-r24 = Copas has no trumps, and hearts, which nobody wants, may be led at any time. Who cannot follow suit may throw any card, a heart by preference.
rule-grand-r25 = A hand of Copas ends with the trick in which the last of the thirteen hearts falls.

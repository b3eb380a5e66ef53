# The rules that points and refusals of Yukon cite, each in a sentence or two.

rule-yukon-r2 = Yukon is played with fifty-two cards. When three play, one card without points is left out for the whole match, usually a two.
rule-yukon-r3 = The player at the dealer's left leads any of their five cards to the first trick.
rule-yukon-r4 = Play goes to the left. Follow the suit led if you can; if you cannot, play a Yukon; if you can do neither, throw off any card, which cannot win. A wrong card noticed before the trick is taken is replaced.
rule-yukon-r7 = Who cannot follow suit and holds a Yukon must play it: throwing off is free only for who can do neither.
rule-yukon-r14 = When the round is over each player or pair counts the points in the tricks taken: 15 for the Grande Yukon, 10 for each other Yukon and each ten, 5 for an ace, 3 for a king, 2 for a queen. All together have 125.
rule-yukon-r16 = The match is won by the first player or pair to have 250 points, or what was agreed, when a round is over.
rule-yukon-r17 = If only one player has reached the target when a round is over, that player has won.
rule-yukon-r18 = If more than one has reached the target in the same round, the one of them who took most tricks in that round has won, whatever the points.
rule-yukon-r19 = If those at the target also took equally many tricks, the one who took the ace of spades has won.
rule-yukon-r20 = If two of three players are equal in everything and the third took the ace of spades, the two play one more round, which goes to most tricks and then to the ace of spades.

## What a learner needs besides

rule-yukon-r5 = A jack belongs to its suit: it follows that suit, and when it is led that suit must be followed.
rule-yukon-r8 = The Grande Yukon, the jack of spades, wins the trick; without it the first of the other Yukons played, which are equal; without a jack the highest card of the suit led: ace, king, queen, ten down to two. There is no trump.
rule-yukon-r10 = After each trick its winner draws the top card of the monte, then the others in turn, so that all hold five again; the winner leads. When the monte is gone the hands are played out.
rule-yukon-1 = Who can follow suit must not play another suit, and who cannot must not keep back a Yukon. The wrong card is taken back; a strict table does not let it be played. No fine is fixed.
rule-yukon-d9 = A wrong card at an honour table is replaced if it is noticed before the trick is taken; afterwards it stands. Who calls it wrong must be able to prove it by cards that all have seen.

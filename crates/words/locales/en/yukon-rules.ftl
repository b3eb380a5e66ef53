# The rules that points and refusals of Yukon cite, each in a sentence or two.

rule-yukon-r2 = Yukon is played with fifty-two cards. When three play, one card without points, usually a two, is left out for the whole match.
rule-yukon-r3 = The player at the dealer’s left leads any of their five cards to the first trick.
rule-yukon-r4 = Play goes to the left. Follow the suit led if you can. If you cannot, play a Yukon, a jack. If you can do neither, throw off any card; it cannot win. A wrong card noticed before the trick is gathered is replaced.
rule-yukon-r7 = If you cannot follow suit and hold a Yukon, you must play it. You may throw off another card only if you can do neither.
rule-yukon-r14 = When the round is over, each player or pair counts the points in their tricks: 15 for the Grande Yukon, 10 for each other Yukon and each ten, 5 for an ace, 3 for a king, 2 for a queen. Together they make 125.
rule-yukon-r16 = The first player or pair to have 250 points, or as agreed, at the end of a round wins the match.
rule-yukon-r17 = If only one player or pair has reached the target at the end of a round, that side wins.
rule-yukon-r18 = If more than one player, or both pairs, have reached the target in the same round, the one with most tricks in that round wins among them, whatever the points.
rule-yukon-r19 = If the players or pairs that reached the target together also took equally many tricks, the one who took the ace of spades wins.
rule-yukon-r20 = If two of three players are equal in everything and the third took the ace of spades, the two play one more round. The one with most tricks in it wins; if tricks are equal, the one with the ace of spades.

## What a learner needs besides

rule-yukon-r5 = A jack belongs to its suit: you may follow suit with it, and when a jack is led, its suit must be followed.
rule-yukon-r8 = The Grande Yukon, the jack of spades, wins the trick. Without it, the first other Yukon played wins: those three are equal. Without a jack, the highest card of the suit led wins: ace, king, queen, ten down to two. There are no trumps.
rule-yukon-r10 = After each trick its winner draws the top card of the monte, then the others in turn, so that everybody has five again. The winner leads. When the monte is gone, the hands are played out.
rule-yukon-1 = A player who can follow suit must not play another suit, and one who cannot must not keep back a Yukon. A wrong card is taken back, without a fine. A strict table prevents it.
rule-yukon-d9 = At an honour table a wrong card is replaced if it is noticed before the trick is gathered; after that it stands. To call a card wrong, you must be able to prove it by cards everybody has seen.

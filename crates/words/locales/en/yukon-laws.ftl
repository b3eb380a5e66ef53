# The laws of Yukon on irregularities, and the rules beside them, each in a sentence or two.

rule-yukon-r1 = When four play, the pairs are drawn first. Then every player draws a card, and the one with the highest card deals first.
rule-yukon-section-3 = Before the first round the pairs and the dealer are drawn. Each player is dealt five cards one by one, beginning at the dealer’s left, and the rest is the monte. The deal passes to the left each round.
rule-yukon-r11 = When all have drawn, the player who won the trick leads to the next.
rule-yukon-2 = A card thrown off because its player could neither follow suit nor play a Yukon cannot win the trick, however high it is.
rule-yukon-3 = Keep the tricks you have won face down and apart from your hand.
rule-yukon-4 = The points of all players or pairs must come to 125. If they do not, they must be counted again before the next round.
rule-yukon-5 = The points of a round are written down before the next one begins; the program does this for you.
rule-yukon-6 = Nobody may claim the match in the middle of a round, even with enough points. All tricks of the round must be played first.
rule-yukon-7 = Nobody may draw from the monte out of turn: the winner of the trick draws first, then the others in the direction of play.
rule-yukon-8 = If several ordinary Yukons fall in one trick, the first one played wins. The Grande Yukon beats them all.
rule-yukon-9 = If several players or pairs reach the target together, the one with most tricks in that round wins; if tricks are equal, the holder of the ace of spades. With three players, two who are still level play an extra round.
rule-yukon-10 = Leading high cards to the first tricks is not forbidden, only unwise.

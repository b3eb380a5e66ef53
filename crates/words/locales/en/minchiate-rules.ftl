# The rules and laws that marks and refusals cite, each in a sentence or two. The id is made from the citation:
# `minchiate R41` is rule-minchiate-r41, `minchiate:7.3a` is rule-minchiate-7-3a.

## The table and the deal

rule-minchiate-r2 = Four play with ninety-seven cards, two against two, partners opposite each other.
rule-minchiate-r3 = In each pair one partner gathers the tricks and the other, the scorer, keeps the marks. A strict table does both for you.
rule-minchiate-r4 = The sottomano, who sits just before the dealer, cuts, lifting at least one card and leaving at least one.
rule-minchiate-r7 = Cards robbed in the cut or from the monte are marked at once, at their value, for the robber’s side.
rule-minchiate-r11 = Each player gets ten cards, then ten more and the eleventh face up. If the card turned up counts, its value is marked for the side that gets it.
rule-minchiate-r15 = A player who robbed discards exactly as many cards, of their choice, and keeps twenty-one.
rule-minchiate-r17 = Before the play everybody counts their hand: it must have twenty-one cards.

## Verzigole

rule-minchiate-r18 = In turn, each player declares the verzigole in their hand, each as a whole, with the Matto if they hold it. They are marked at once.
rule-minchiate-r20 = Once the first card is played, nobody may declare any more. The final count is not affected.

## The play

rule-minchiate-r22 = The sopramano, the player after the dealer, leads to the first trick, and the winner of each trick to the next. Everybody plays in turn.
rule-minchiate-r24 = Follow suit if you can. Only the Matto may be played to any trick.
rule-minchiate-r25 = If you have none of the suit led, you must play a tarocco, whichever you like. When a tarocco is led, you must play a tarocco. If you have no tarocco, you may play any card.
rule-minchiate-r32 = Honours in a trick that the other side wins are killed: a Papa marks 3, an Aria 10, any other 5, and so does a king killed by a tarocco.
rule-minchiate-r38 = If your side loses the trick to which you played the Matto, you take it back and give a worthless card for it: a suit card other than a king, or a tarocco that does not count.
rule-minchiate-r39 = The card given for the Matto comes from the cards your side has won. Until it has won one, your side owes it.

## Count and resti

rule-minchiate-r41 = At the end each side counts its verzigole, then every counting card again, 10 for the last trick if it won it, and 1 for each card above forty-two.
rule-minchiate-r46 = Every sixty points of lead, or as many as were agreed, make a resto. Points left over stay marked for the pair that is ahead.
rule-minchiate-r48 = When the match is over, each loser pays the difference in resti at their value.
rule-minchiate-6-3 = Odd points at the end count as one more resto, where that is the custom of the house.

## Laws

rule-minchiate-7-1b = If your side loses the trick to which you played the Matto, you take it back and give a worthless card for it.
rule-minchiate-7-2a = The dealer pays the opponents 20 points for each card dealt too many or too few. The deal stands.
rule-minchiate-7-2e = A player who has too many cards and says so in time discards the surplus, but must not become void in a suit by it.
rule-minchiate-7-2f = A player who has too few cards and says so in time names cards of the monte by their place and is given them face down.
rule-minchiate-7-3a = A player who holds the suit led and does not follow it pays the opponents one resto, if they call it in time.
rule-minchiate-7-3b = Honours killed by a revoke go back to the side that played them, and the points marked for killing them are struck out.
rule-minchiate-7-3d = A revoke may be called until the cards are mixed for the count, and no later.
rule-minchiate-7-3f = Where it is agreed, the offender alone pays for a revoke, and their partner pays nothing.
rule-minchiate-7-4a = Points that the scorer forgets to mark are lost. Once the totals are made, nothing can be added.
rule-minchiate-7-4c = A side that forgets to count its cards above forty-two loses those points.
rule-minchiate-7-4d = A side that forgets the ten points for the last trick loses them.

## What a learner needs besides

rule-minchiate-section-2-2 = Twenty-five of the ninety-seven cards count. The Matto, the tarocchi 1, 10, 13, 20, 28 and 30 to 35, and the four kings count 5 each; the Papi, 2 to 5, count 3 each; the Arie, 36 to 40, count 10 each. Tarocco 29 counts 5, but only in a verzigola.
rule-minchiate-r8 = A player may rob kings, every tarocco that counts, including the Matto, and every tarocco above 20, counting or not. The first other card ends the robbing.
rule-minchiate-v2 = Three or more tarocchi in a row, within 1 to 5 or within 28 to 40, are a verzigola; a longer run is one bigger verzigola. It counts the sum of its cards, with 5 for the 29.
rule-minchiate-v4 = Other verzigole: 1, Matto and 40; 1, 13 and 28; the diecine 10-20-30, 20-30-40 or all four of them; three kings or all four. One card may belong to several.
rule-minchiate-v5 = If you hold the Matto, it adds 5 to each of your verzigole. It never stands for a missing card.
rule-minchiate-r30 = The highest tarocco wins the trick. Without one, the highest card of the suit led wins: king, queen, knight, fante or donna, then in spade (swords) and bastoni (batons) ten down to ace; in coppe (cups) and denari (coins) the other way round, with the ace above the ten. The Matto never wins.

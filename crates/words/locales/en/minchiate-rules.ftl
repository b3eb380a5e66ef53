# The rules and laws that marks and refusals cite, each in a sentence or two. The id is made from the citation:
# `minchiate R41` is rule-minchiate-r41, `minchiate:7.3a` is rule-minchiate-7-3a.

## The table and the deal

rule-minchiate-r2 = Four play with ninety-seven cards, two against two, partners opposite each other.
rule-minchiate-r3 = In each pair one gathers the tricks and the other, the scorer, keeps the marks. At a strict table both happen by themselves.
rule-minchiate-r4 = The sottomano, who sits before the dealer, cuts: they lift at least one card and leave at least one.
rule-minchiate-r7 = Cards robbed in the cut or from the stock are marked at once at their value for the robber's side.
rule-minchiate-r11 = Ten cards to each, then ten more and the eleventh face up; if that card counts, its value is marked for the side that receives it.
rule-minchiate-r15 = A player who robbed lays aside exactly as many cards, any they like, and holds twenty-one.
rule-minchiate-r17 = Before the play everyone counts their hand: it must have twenty-one cards.

## Verzigole

rule-minchiate-r18 = In turn each player accuses, that is declares, the verzigole in their hand, each whole and with the Matto if they hold it; they are marked at once.
rule-minchiate-r20 = When the first card is played nothing more can be accused; the final count is not touched by that.

## The play

rule-minchiate-r22 = The dealer's sopramano leads to the first trick, and then whoever won the last; all play in turn.
rule-minchiate-r24 = Who has the suit led must play it. The Matto alone may be played to anything.
rule-minchiate-r25 = With none of the suit led you must play a tarocco, any you like; a tarocco led is answered with a tarocco.
rule-minchiate-r32 = Honours in a trick that the other side wins are killed: a Papa marks 3, an Aria 10, any other 5, and so does a king killed by a tarocco.
rule-minchiate-r38 = The Matto is taken back from a lost trick, and a worthless card given for it: a suit card that is no king, or a tarocco that does not count.
rule-minchiate-r39 = The card for the Matto comes from those the side has won; until it has one, the debt stands.

## Count and resti

rule-minchiate-r41 = At the end each side counts its verzigole, then every counting card again, 10 for the last trick, and 1 for each card above forty-two.
rule-minchiate-r46 = Every sixty points, or what was agreed, are a resto; the odd points stay marked for the pair that is ahead.
rule-minchiate-r48 = When the company rises, each of the losers pays the net resti at their value.
rule-minchiate-6-3 = Odd points at the end count as one resto more where that is the custom of the house.

## Laws

rule-minchiate-7-1b = If you lose the trick to which you played the Matto, you take it back for a worthless card.
rule-minchiate-7-2a = The dealer pays 20 points for each card dealt too many or too few.
rule-minchiate-7-2e = A player with too many cards who says so in time lays the surplus aside, but may not become void by it.
rule-minchiate-7-2f = A player with too few cards who says so in time names by its place a card of the stock, and is given it face down.
rule-minchiate-7-3a = Who has the suit led and does not answer pays one resto to the opponents, if they call it in time.
rule-minchiate-7-3b = Honours killed by a revoke go back to those who played them, and their marks are struck out.
rule-minchiate-7-3d = A revoke can be called until the cards are mixed for the count, not later.
rule-minchiate-7-3f = Where it is so agreed the offender pays for a revoke alone, and their partner nothing.
rule-minchiate-7-4a = Marks that the scorer forgets are lost; when the totals are made nothing can be added.
rule-minchiate-7-4c = Cards above forty-two that a side forgets to count are lost to it.
rule-minchiate-7-4d = The ten points of the last trick are lost to a side that forgets them.

## What a learner needs besides

rule-minchiate-section-2-2 = Twenty-five of the ninety-seven cards count: the Matto, tarocchi 1, 10, 13, 20, 28 and 30 to 35, and the four kings 5 each; the Papi, 2 to 5, 3 each; the Arie, 36 to 40, 10 each. Tarocco 29 counts 5, but only in a verzigola.
rule-minchiate-r8 = Cards to be robbed are the kings, every tarocco that counts, the Matto among them, and every tarocco above 20, counting or not. The first other card ends the robbing.
rule-minchiate-v2 = Three or more tarocchi in sequence within 1 to 5 or within 28 to 40 are a verzigola, a longer run one bigger verzigola. It counts the sum of its cards, 29 counting 5.
rule-minchiate-v4 = Verzigole are besides: 1, Matto and 40; 1, 13 and 28; the diecine 10-20-30, 20-30-40 or all four of them; three kings or all four. One card may serve in several.
rule-minchiate-v5 = If you have the Matto, it adds 5 to every verzigola you have. It never stands for a missing card.
rule-minchiate-r30 = The highest tarocco wins the trick; without one, the highest card of the suit led: king, queen, knight, fante or donna, then in swords and batons ten down to ace, in cups and coins ace down to ten. The Matto never wins.

# More rules and laws that marks and refusals cite, each in a sentence or two; the ids are made as in minchiate-rules.ftl.

rule-minchiate-4-1 = The dealer should count the monte every time: when all have discarded it must have thirteen cards.
rule-minchiate-4-2 = If you robbed, you must discard exactly as many cards as you robbed. If you still have a wrong number when the first card is led, and have not said so, your side loses its final count.
rule-minchiate-5-1 = Count your cards before play begins: with twenty-one you are clear of any penalty.
rule-minchiate-5-2 = A verzigola not declared before the first card is played comes too late, and what it would have marked is lost.
rule-minchiate-6-1 = If the company agreed on no other size, a resto is sixty points.
rule-minchiate-6-2 = If the company did not agree what a resto is worth, it is worth what is usual in the house.
rule-minchiate-7-1a = You may play the Matto to any trick, even if you hold the suit led or tarocchi. It wins nothing: every other card is above it.
rule-minchiate-7-1c = A side that played the Matto and wins no trick at all must give up the Matto too.
rule-minchiate-7-2b = A mistake in the first round of the deal can be put right without a fine, as long as nobody has looked at their cards.
rule-minchiate-7-2c = A mistake in the second round of the deal can be put right without a fine, as long as the eleventh card of the player concerned is not yet turned up.
rule-minchiate-7-2d = If you begin the play with more or fewer than twenty-one cards and said nothing, your side loses its final count, except the last trick and the cards above forty-two. What was marked during the play stands.
rule-minchiate-7-3c = If a revoke brought an honour or another tarocco of your own to safety, you choose: take it back into your hand, or let it run and keep it among your side’s cards.
rule-minchiate-7-3e = Every revoke in the same gioco is paid for, if it is called in time.
rule-minchiate-7-4b = If a player forgot to take back the Matto, their scorer may still ask for it until the cards are totalled. After that it is lost.
rule-minchiate-7-4e = Whatever else a side forgets to mark or count, the loss is its own.
rule-minchiate-7-5 = A doubtful case is decided by what was agreed before play; failing that, by the custom of the place and the house, and then by the opinion of experts.
rule-minchiate-r1 = Partners and the first dealer are settled by agreement or by lot.
rule-minchiate-r31 = The winner of a trick leads to the next. The trick goes to the partner who gathers for that side.
rule-minchiate-section-2-1 = Your partner sits opposite, and both your neighbours are opponents: the sopramano plays right after you, the sottomano right before. Dealing, declaring and playing begin with the dealer’s sopramano and end with the dealer.
rule-minchiate-section-3 = After the cut the dealer gives each player ten cards and then eleven, the last face up; when all have robbed and discarded, each holds twenty-one and the monte thirteen.
rule-minchiate-section-6 = A match is as many giochi as were agreed; if nothing was said, it is four, so that each player deals once. The partners stay the same, odd points carry over to the next gioco, and at the end the resti are paid.
rule-minchiate-play-1 = If you are void in the suit led and hold a tarocco you must play it, and a tarocco led is answered with a tarocco. The book fixes no fine of its own; a strict table does not let it happen.

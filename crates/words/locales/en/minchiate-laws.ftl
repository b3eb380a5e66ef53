# More rules and laws that marks and refusals cite, each in a sentence or two; the ids are made as in minchiate-rules.ftl.

rule-minchiate-4-1 = The dealer should always count the monte: when all have discarded, it must have thirteen cards.
rule-minchiate-4-2 = A player who robs must discard exactly as many cards as they robbed. If they still have a wrong number when the first card is led, and have not said so, their side loses its final count.
rule-minchiate-5-1 = Count your cards before play begins: with twenty-one you are clear of any penalty.
rule-minchiate-5-2 = A verzigola that was not declared before the first card is played comes too late, and its points for declaring are lost.
rule-minchiate-6-1 = If the company has agreed on no other size, a resto is sixty points.
rule-minchiate-6-2 = If the company has not agreed on the value of a resto, the usual value of the house applies.
rule-minchiate-7-1a = A player may play the Matto to any trick, even with the suit led or tarocchi in hand. It wins nothing: every other card is above it.
rule-minchiate-7-1c = A side that played the Matto and wins no trick at all must give up the Matto too.
rule-minchiate-7-2b = A mistake in the first round of the deal may be put right without a fine, as long as nobody has looked at their cards.
rule-minchiate-7-2c = A mistake in the second round of the deal may be put right without a fine, as long as the eleventh card of the player concerned has not been turned up.
rule-minchiate-7-2d = A player who begins the play with more or fewer than twenty-one cards and has not said so makes their side lose its final count, except the last trick and the cards above forty-two. Points marked during the play stand.
rule-minchiate-7-3c = A player whose revoke saved an honour or another tarocco of their own may take it back into their hand, or let it run and keep it among their side’s cards.
rule-minchiate-7-3e = Every revoke in the same gioco is paid for, if it is called in time.
rule-minchiate-7-4b = If a player forgot to take back the Matto, their scorer may ask for it until the cards are totalled. After that it is lost.
rule-minchiate-7-4e = If a side forgets to mark or count anything else, it loses those points.
rule-minchiate-7-5 = A doubtful case is decided by the agreement made before play; failing that, by the custom of the place and the house, and then by the opinion of experts.
rule-minchiate-r1 = Partners and the first dealer are settled by agreement or by lot.
rule-minchiate-r31 = The winner of a trick leads to the next. The trick goes to the partner who gathers for that side.
rule-minchiate-section-2-1 = Your partner sits opposite, and both your neighbours are opponents: the sopramano plays right after you, the sottomano right before. Dealing, declaring and playing begin with the dealer’s sopramano and end with the dealer.
rule-minchiate-section-3 = After the cut the dealer gives each player ten cards and then eleven, the last face up; when all have robbed and discarded, each holds twenty-one and the monte thirteen.
rule-minchiate-section-6 = A match has as many giochi as were agreed; if nothing was said, it has four, so that each player deals once. The partners stay the same, odd points carry over to the next gioco, and the resti are paid at the end.
rule-minchiate-play-1 = A player who is void in the suit led and holds a tarocco must play a tarocco, and a tarocco led must be answered with a tarocco. The book fixes no fine; a strict table prevents the fault.

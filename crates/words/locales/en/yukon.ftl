# Yukon. The words of the book stay; what a newcomer needs stands in the gloss.

## The pot

yukon-pot-sheet = the sheet

## What can be done

yukon-play = Play the { $card }
yukon-take = Take the trick
    .gloss = gather its cards and draw from the monte; after that its cards stand
yukon-amend = Play the { $card } instead
yukon-accuse = { $seat }, that card is wrong
    .gloss = a wrong card must be replaced as long as its trick is not taken

yukon-heading-play = Play a card
    .gloss = follow suit if you can; if not, you must play a jack if you have one
yukon-heading-amend = Replace your wrong card with another
    .gloss = the wrong card goes back to your hand; there is no penalty until the trick is taken

## What is going on

yukon-drawing-pairs = Pairs are being drawn
yukon-drawing-dealer = Cards are drawn for the first deal
yukon-dealing = The cards are being dealt
yukon-round = A round of Yukon
    .gloss = the four jacks, the Yukons, beat everything; the jack of spades beats the other three
yukon-extra = The extra round
    .gloss = two players, equal in tricks and without the ace of spades, play for the match
yukon-over = The match is over

yukon-fact-round = Round { $number }, dealt by { $seat }
yukon-fact-pair = { $one } and { $other } play together
yukon-fact-target = The match goes to { $points } points
yukon-fact-removed = The { $card } is left out
yukon-fact-last = Previous round: { $outcome }
yukon-fact-winner = { $seat } has won the match

yukon-role-dealer = dealer
    .gloss = the player to their left leads to the first trick
yukon-role-out = sits out
    .gloss = takes no part in the extra round

## What was said

yukon-said = { $seat }: { $what }
yukon-said-drew = draws the { $card }
yukon-said-took = { $points ->
    [0] takes a trick without points
    [one] takes a trick of one point
   *[other] takes a trick of { $points } points
}
yukon-said-amended = plays the { $card } instead
yukon-said-wrong = the { $card } was wrong

## The questions

yukon-ask-lead = Your lead.
yukon-ask-play = Your turn to play.
yukon-ask-take = The trick is yours. Take it?
yukon-ask-mend = Your card was wrong. Which one do you play instead?
yukon-ask-besides = You may speak until the trick is taken.

## How a round ended

yukon-outcome-counted = counted
    .gloss = the points were written down and the match goes on
yukon-outcome-won = match won
    .gloss = the round decided the match
yukon-outcome-extra = extra round
    .gloss = two of three players played one more round for the match

## Refusals

yukon-refused-not-dealt = The cards must be dealt first.
yukon-refused-wrong-pack = These are not the right cards to shuffle.
yukon-refused-over = The match is over.
yukon-refused-turn = It is { $seat }’s turn.
yukon-refused-not-playing = You have no cards in this round.
yukon-refused-not-now = You cannot do that at this point of the round.
yukon-refused-not-held = You do not have the { $card }.
yukon-refused-follow = You must follow { $suit } as long as you have a card of it.
yukon-refused-yukon = You cannot follow suit: you must play one of your Yukons, the jacks.
yukon-refused-honour = That is for honour tables. This table is strict: nobody can play a wrong card.
yukon-refused-amend = You have no wrong card to replace.
yukon-refused-still-wrong = That card would be wrong too.
yukon-refused-accuse = That player has no card in this trick that could be wrong.
yukon-refused-not-proved = No card in sight proves that card wrong.

## On the table

yukon-table-stock = Monte { $many }

## The act that ended a hand

yukon-done-take = takes the trick

# Minchiate. The words of the book stay; what a newcomer needs stands in the gloss.

## The pots

minchiate-segni = Segni of { $one } and { $other }
    .gloss = the points by which this pair is ahead of the other
minchiate-resti = Resti of { $one } and { $other }
    .gloss = full sets of sixty points, paid at the end
minchiate-pot-segni-first = the first pair’s marks (segni)
minchiate-pot-segni-second = the second pair’s marks (segni)
minchiate-pot-resti-first = the first pair’s sets (resti)
minchiate-pot-resti-second = the second pair’s sets (resti)

## Cut and deal

minchiate-cut = { $many ->
    [one] Cut one card deep
   *[other] Cut { $many } cards deep
}
minchiate-correct-deal = Put the deal right
    .gloss = a wrong number of cards costs nothing if noticed in time
minchiate-deal-on = Deal on
    .gloss = leave the number of cards as it is
minchiate-discard = Discard { $cards }
    .gloss = as many cards as you robbed
minchiate-confirm-count = “Twenty-one”
    .gloss = your hand has the right number of cards
minchiate-report-count = “I have { $many } cards”
    .gloss = say so before the first card is played, and a wrong number can be put right
minchiate-discard-surplus = Discard the { $card }
    .gloss = you have a card too many; the one you discard may not be your last of its suit
minchiate-ask-top = { $place ->
    [one] The top card of the monte
   *[other] Card { $place } of the monte, from the top
}
minchiate-ask-bottom = { $place ->
    [one] The bottom card of the monte
   *[other] Card { $place } of the monte, from the bottom
}

## Verzigole

minchiate-accuse = Declare { $cards }
    .gloss = a verzigola, a combination of honours: your side marks it at once
minchiate-no-more = Nothing more to declare
    .gloss = verzigole you do not declare now are not marked; they still count at the end if you win the cards

## The play

minchiate-play = Play the { $card }
minchiate-mark = Mark { $cause }: { $cards }
    .gloss = points that nobody claims are lost
minchiate-cause-rob = cards robbed
minchiate-cause-turned = a card turned up
minchiate-cause-verzigola = a verzigola
minchiate-cause-kill = honours killed
minchiate-note-sides = { $one } and { $other } pay { $first } and { $second }.
minchiate-note-barred = { $one } and { $other } lose their final count.
minchiate-reclaim-matto = Take the Matto back
    .gloss = you do not lose the Matto in a lost trick: your side gives a worthless card for it
minchiate-give = The { $card } for the Matto
minchiate-call-revoke = { $seat } did not follow in trick { $trick }
    .gloss = if you are right, it costs the other side a whole resto; if not, nothing happens
minchiate-take-back = Take the wrong card back and play the { $card }
minchiate-let-run = Leave it
    .gloss = the card stays among the cards of your side
minchiate-content = Let the cards be mixed
    .gloss = after that, nobody can call a revoke
minchiate-claim-last = Claim the last trick: 10
    .gloss = l’ultima, the last trick, is worth ten points
minchiate-claim-cards = Claim the cards above forty-two
    .gloss = one point for each
minchiate-total = Make the total
    .gloss = points you have not claimed by now are lost
minchiate-appeal = Ask for a ruling
    .gloss = the agreements made before play decide, then the custom of the house, then experts
minchiate-play-on = Play another gioco
    .gloss = another gioco is dealt if all four want it
minchiate-rise = Leave the table
    .gloss = the resti are paid and the match is over

## Headings

minchiate-heading-cut = How many cards do you cut?
    .gloss = the card you cut may be an honour: then it is robbed and its value is marked
minchiate-heading-discard = Discard as many cards as you robbed
    .gloss = you have that many cards too many; any of your cards may go
minchiate-heading-surplus = Discard your extra card
    .gloss = you were dealt too many cards; put it right before the first card and it costs nothing
minchiate-heading-top = A card of the monte, counted from the top
    .gloss = you are short of cards: you get this one, unseen, from the top of the monte
minchiate-heading-bottom = A card of the monte, counted from the bottom
    .gloss = you are short of cards: you get this one, unseen, from the bottom of the monte
minchiate-heading-give = Give a worthless card for the Matto
    .gloss = a worthless card you have won goes to the others, and you keep the Matto
minchiate-heading-take-back = Take your wrong card back and play one of these instead
    .gloss = the wrong card gains nothing; you still pay the resto for the revoke
minchiate-heading-play = Play a card
    .gloss = follow the suit led; without it, play a tarocco

## What is going on

minchiate-drawing = Lots are drawn for partners and the first deal
minchiate-dealing = The cards are being dealt
minchiate-discarding = Players who robbed are discarding
minchiate-counting-hands = Everyone counts their cards
minchiate-accusing = The verzigole are being declared
minchiate-playing = Trick { $trick } of 21
minchiate-played-out = All cards are played; they are not yet mixed
minchiate-totalling = The cards are being counted
minchiate-between = The gioco is counted
minchiate-over = The match is over

minchiate-fact-gioco = Gioco { $number }, dealt by { $seat }
minchiate-fact-length = { $giochi ->
    [one] one gioco makes the match
   *[other] { $giochi } giochi make the match
}
minchiate-fact-pair = { $one } and { $other }: { $points } { $points ->
        [one] point
       *[other] points
    }, { $resti } { $resti ->
        [one] resto
       *[other] resti
    }
minchiate-fact-undermost = The { $card } is the bottom card of the monte
minchiate-fact-matto-lost = { $seat } has not taken the Matto back
minchiate-fact-matto-owed = { $one } and { $other } owe a card for the Matto
minchiate-fact-due = { $one } and { $other } have not marked { $points } for { $cause }: { $cards }
minchiate-fact-wrong = { $seat } plays with a wrong number of cards
minchiate-fact-pacts = Agreed before play: { $text }

minchiate-role-dealer = dealer
    .gloss = deals, and robs first from the monte
minchiate-role-first = sopramano
    .gloss = leads to the first trick
minchiate-role-cutter = sottomano
    .gloss = cuts the pack and robs from the cut
minchiate-role-pair-first = first pair
    .gloss = two partners, who sit opposite each other and mark together
minchiate-role-pair-second = second pair
    .gloss = two partners, who sit opposite each other and mark together
minchiate-role-scorer = scorer
    .gloss = keeps the marks of the pair
minchiate-role-collector = collector
    .gloss = gathers the tricks of the pair

## What was said and done

minchiate-said = { $seat }: { $what }
minchiate-said-robbed = robs { $cards }
minchiate-said-stopped = is stopped by the { $card }
minchiate-said-turned = is dealt the { $card } face up
minchiate-said-discarded = { $many ->
    [0] discards nothing
    [one] discards one card
   *[other] discards { $many } cards
}
minchiate-said-asked = takes card { $place } of the monte
minchiate-said-accused = declares { $cards }: { $points }
minchiate-said-killed = kills { $cards }
minchiate-said-correct-deal = puts the deal right
minchiate-said-let-run = leaves the card
minchiate-said-claim-last = claims the last trick
minchiate-said-claim-cards = claims the cards above forty-two
minchiate-said-appeal = asks for a ruling
minchiate-said-rise = leaves the table
minchiate-said-reclaimed = takes the Matto back
minchiate-said-revoked = did not follow in trick { $trick }
minchiate-said-cleared = could not follow in trick { $trick }
minchiate-said-took-back = takes the { $card } back
minchiate-said-total = verzigole { $verzigole }, cards { $cards }, the last { $last }, above forty-two { $above }: { $sum }
minchiate-counted = { $one } and { $other }: { $total }

minchiate-outcome-dealers = the dealer’s side counted more
minchiate-outcome-others = the other side counted more
minchiate-outcome-even = both sides counted the same

## Questions

minchiate-ask-cut = How deep do you cut?
minchiate-ask-correct = { $round ->
    [1] The first round of the deal was miscounted. Do you put it right?
   *[other] The second round of the deal was miscounted. Do you put it right?
}
minchiate-ask-discard = { $many ->
    [one] You robbed one card. Which do you discard?
   *[other] You robbed { $many } cards. Which do you discard?
}
minchiate-ask-check = You hold { $many } cards; there should be twenty-one.
minchiate-ask-mend = You hold { $many } cards. Bring them to twenty-one.
minchiate-ask-accuse = Which verzigole do you declare?
minchiate-ask-lead = Your lead.
minchiate-ask-play = Your turn to play.
minchiate-ask-choice = You did not follow. Take the card back, or leave it?
minchiate-ask-inspection = All cards are played. Anything to call before they are mixed?
minchiate-ask-total = What do you count?
minchiate-ask-between = Another gioco?
minchiate-ask-besides = It is another player’s turn. You may speak meanwhile.

## What is refused

minchiate-refused-not-dealt = The cards must be dealt first.
minchiate-refused-wrong-pack = These are not the right cards to shuffle.
minchiate-refused-over = The match is over.
minchiate-refused-turn = It is { $seat }’s turn.
minchiate-refused-not-playing = You are not seated at this table.
minchiate-refused-not-now = You cannot say or do that at this point of the gioco.
minchiate-refused-cut = Cut at least one card, and leave at least one.
minchiate-refused-not-held = You do not have the { $card }.
minchiate-refused-discard = { $many ->
    [one] You robbed one card: discard exactly one.
   *[other] You robbed { $many } cards: discard exactly that many.
}
minchiate-refused-said = You have already said so.
minchiate-refused-right-hand = Your hand does not have that number of cards, or the number is right.
minchiate-refused-free-discard = That is your last card of { $suit }: you may not get rid of it this way.
minchiate-refused-place = The monte has no such card.
minchiate-refused-verzigola = These cards are not a complete verzigola in your hand, or you have already declared it.
minchiate-refused-too-late = The first card is played: nothing more can be declared.
minchiate-refused-follow = You have { $suit }: follow suit, or play the Matto.
minchiate-refused-tarocco = You have a tarocco: play one, or the Matto.
minchiate-refused-honour = At a strict table this happens automatically.
minchiate-refused-scorer = { $seat } keeps your side’s marks.
minchiate-refused-not-due = Your side has no such mark to claim.
minchiate-refused-totalled = The totals are made: nothing more can be added.
minchiate-refused-matto = The Matto is not yours to take back.
minchiate-refused-nothing-owed = Your side owes no card for the Matto.
minchiate-refused-worthless = The { $card } counts: give a worthless card for the Matto.
minchiate-refused-not-won = Your side has not won the { $card }.
minchiate-refused-mixed = The cards are mixed: it is too late.
minchiate-refused-call = There is no such play to call, or it has already been called.
minchiate-refused-not-proved = No card in sight proves it yet. Wait until one does, or until the hand is over.
minchiate-refused-own-side = Only the opponents can call a revoke.
minchiate-refused-last = You did not take the last trick, or you have already counted it.
minchiate-refused-above = You have no cards above forty-two, or you have already counted them.

## On the table

minchiate-table-stock = Monte { $many }
minchiate-table-laid-aside = discarded { $many }

## The act that ended a hand

minchiate-done-total = makes the total
minchiate-done-rise = leaves the table
minchiate-done-play-on = plays another gioco
minchiate-done-content = lets the cards be mixed

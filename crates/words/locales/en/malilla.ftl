# Malilla. The words of the book stay; what a newcomer needs stands in the gloss.

## What can be done

malilla-play = Play the { $card }
malilla-choose-partner = Play with { $seat }
    .gloss = choose one of the two stronger players; the other plays against you
malilla-name-favorito = Make { $suit } the favorito
    .gloss = whenever this suit is trump, everything is paid double
malilla-lead-out-of-turn = Lead the { $card } out of turn
    .gloss = a fault: if somebody calls it, you pay ten tantos and your side counts no gain
malilla-lift = Take the trick
    .gloss = gather it in; from now on every card in it stands
malilla-return-trick = Give the trick back
    .gloss = as long as no card is led to the next, it costs nothing
malilla-correct = Play the { $card } instead
    .gloss = your card broke the rule; put it right before the trick is taken and it costs nothing
malilla-change = Change to the { $card }
malilla-keep = Leave my card as it is
    .gloss = a card before yours was put right, so you may change yours; this leaves it as it is
malilla-warn = “Partner, look at your card”
    .gloss = after your warning, your partner may no longer put a wrong card right
malilla-show-hand = Lay my hand open
    .gloss = a fault: if somebody calls it, you pay ten tantos and your side counts no gain
malilla-call-renuncio = { $seat } made a renuncio in trick { $trick }
    .gloss = this player could follow, beat, trump or overtrump and did not; during the hand, cards in sight must prove it
malilla-call = { $seat }: { $what }
    .gloss = a fault everyone has seen; it costs that player’s side ten tantos and its gain
malilla-content = Mix the cards
    .gloss = nothing more to call; the hand is counted

malilla-misdeed-lead = led out of turn
malilla-misdeed-lift = gathered a trick of the other side
malilla-misdeed-shown = showed their hand

malilla-heading-play = Play a card
    .gloss = follow suit; if the opponents are winning the trick, beat it, trump or overtrump if you can
malilla-heading-lead-out-of-turn = Lead out of turn
    .gloss = a fault: if somebody calls it, you pay ten tantos and your side counts no gain
malilla-heading-correct = Put your wrong card right
    .gloss = your card broke the rule; put it right before the trick is taken and it costs nothing
malilla-heading-change = Change your card
    .gloss = someone before you corrected their card, so you may change yours; it costs nothing

## What is going on

malilla-drawing-partners = Partners are being drawn
malilla-choosing = { $seat } chooses a partner
malilla-drawing-dealer = Cards are drawn for the first deal
malilla-naming = { $seat } names the favorito
malilla-dealing = The cards are being dealt
malilla-trump = Trump: { $suit }
    .gloss = the suit of the dealer’s last card; even its lowest card beats every other suit
malilla-inspection = The hand is over
    .gloss = until the cards are mixed, a renuncio can still be called
malilla-over = The match is over

malilla-fact-deal = Deal { $number } of { $deals }, by { $seat }
malilla-fact-pair = { $one } and { $other } play together
malilla-fact-favorito = Favorito: { $suit }
    .gloss = whenever it is trump, everything is paid double
malilla-fact-times = Payments in this hand are multiplied by { $times }
malilla-last-even = Previous hand: thirty-six each
malilla-last-won = Previous hand: { $one } and { $other } made { $points }
malilla-last-capote = Previous hand: capote for { $one } and { $other }
malilla-last-not-counted = Previous hand: { $one } and { $other } made { $points } but may not count it

malilla-role-pie = pie
    .gloss = the dealer, who plays last; the dealer’s side is paid if the turn-up is high
malilla-role-mano = mano
    .gloss = the player at the dealer’s right, who leads first

## What was said

malilla-said = { $seat }: { $what }
malilla-said-drew = draws the { $card }
malilla-said-chose = plays with { $seat }
malilla-said-cut = cuts the { $card }
malilla-said-named = makes { $suit } the favorito
malilla-said-turned-up = turns up the { $card }
malilla-said-took = { $points ->
    [one] takes a trick of one point
   *[other] takes a trick of { $points } points
}
malilla-said-led-out-of-turn = leads the { $card } out of turn
malilla-said-lifted-wrong = gathers a trick of the other side
malilla-said-returned = gives the trick back
malilla-said-corrected = puts it right with the { $card }
malilla-said-changed = changes to the { $card }
malilla-said-kept = leaves the card
malilla-said-warned = warns their partner
malilla-said-showed-hand = shows their whole hand
malilla-said-renounced = made a renuncio in trick { $trick }
malilla-said-cleared = made no renuncio in trick { $trick }
malilla-said-called = { $what }

## The questions

malilla-ask-partner = Whom do you take as your partner?
malilla-ask-favorito = Which suit is the favorito?
malilla-ask-lead = Your lead.
malilla-ask-play = Your turn to play.
malilla-ask-lift = The trick is yours. Take it?
malilla-ask-change = A card played before yours has been corrected. Do you want to change yours?
malilla-ask-content = Anything to call before the cards are mixed?
malilla-ask-besides = You may speak.

## How a hand ended, and what was paid

malilla-counted = { $one } and { $other }: { $points } { $points ->
        [one] point
       *[other] points
    }
malilla-ended-even = Both sides made thirty-six: nobody wins
malilla-ended-won = { $one } and { $other } made { $points } { $points ->
        [one] point
       *[other] points
    } and won { $tantos ->
    [one] one tanto
   *[other] { $tantos } tantos
}
malilla-ended-capote = { $one } and { $other } took every trick, a capote, and won { $tantos } tantos
malilla-ended-not-counted = { $one } and { $other } made { $points } { $points ->
        [one] point
       *[other] points
    }, but may not count them because of a fault

malilla-outcome-even = thirty-six each
    .gloss = nobody wins the hand
malilla-outcome-won = hand won
    .gloss = one side made more than thirty-six points
malilla-outcome-capote = capote
    .gloss = one side took all twelve tricks
malilla-outcome-not-counted = not counted
    .gloss = the side that made more had committed a fault

malilla-cause-turn-up = { $cards } turned up, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-above = { $count ->
    [one] one point above thirty-six
   *[other] { $count } points above thirty-six
}{ $each ->
    [1] { "" }
   *[other] , × { $each }
}
malilla-cause-capote = capote, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-renuncio = renuncio, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lead = led out of turn, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-lift = gathered another’s trick, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-shown = showed a hand, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-spoke = spoke of the play, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-misdeal = misdealt; the turn-up goes back, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-pack = faulty pack; the turn-up goes back, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-count = played with a card too many, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-dealer = dealt out of turn, { $count }{ $each ->
    [1] { "" }
   *[other] { " " }× { $each }
}
malilla-cause-carried = carried over

malilla-note-deals-next = { $seat } deals next.
malilla-note-no-capote = { $one } and { $other } cannot make the capote in this hand, but can suffer it.

## Refusals

malilla-refused-not-dealt = The cards must be dealt first.
malilla-refused-wrong-pack = These are not the right cards to shuffle.
malilla-refused-over = The match is over.
malilla-refused-turn = It is { $seat }’s turn.
malilla-refused-not-playing = You are not seated at this table.
malilla-refused-not-now = You cannot do that at this point of the hand.
malilla-refused-not-held = You do not have the { $card }.
malilla-refused-follow = You must follow { $suit } as long as you have a card of it.
malilla-refused-beat = Your opponents are winning the trick: you can beat it, so you must.
malilla-refused-trump = You cannot follow suit and your opponents are winning the trick: you must trump it.
malilla-refused-overtrump = An opponent has trumped: you can overtrump, so you must.
malilla-refused-not-stronger = Choose one of the two stronger players.
malilla-refused-honour = That is for honour tables. This table is strict and allows nothing irregular.
malilla-refused-own-lead = It is your lead: play a card.
malilla-refused-lift = There is no trick of the other side to gather.
malilla-refused-return = There is no trick to give back, or a card has been led since.
malilla-refused-correct = You have no wrong card to put right.
malilla-refused-warned = Your partner has warned you: you can no longer put the card right.
malilla-refused-still-wrong = That card would be wrong too.
malilla-refused-warn = Your partner has no card to be warned about.
malilla-refused-shown = Your hand lies open already.
malilla-refused-own-side = You can call only the other side’s faults.
malilla-refused-call = There is nothing of that kind to call.
malilla-refused-not-lifted = The trick has not been taken yet: the card can still be put right.
malilla-refused-not-proved = No card in sight proves it.
malilla-refused-said = You have already said so.

## The act that ended a hand

malilla-done-content = has nothing more to call

# What the laws of the Spanish games let happen at an honour table, and what follows.

## Against the laws, at an honour table

spanish-early = Lay down the { $card } before your turn
spanish-heading-early = Lay down a card before your turn
    .gloss = a polla, and more if it changes the trick; you must play it when your turn comes
spanish-drop = Show { $cards }
spanish-heading-drop = Show cards of your hand
    .gloss = a polla each; in your turn you must play what was seen
spanish-raffle = The fine goes with the { $card }
spanish-heading-raffle = Name the card that the fine goes with
    .gloss = the player who is dealt it takes the fine; if that is the player who was fined, the next lower card decides
spanish-order = Have the { $card } played
spanish-heading-order = Choose the card they must play
    .gloss = it must be played, unless it would be a revoke
spanish-lift = Take the trick
    .gloss = it is not yours: a polla if somebody notices, and all that is at stake if you have led again
spanish-contest = “That trick is not theirs”
    .gloss = it goes back if its taker has not played again; otherwise they pay for it
spanish-spread = Lay your cards open for the win
    .gloss = from now on the other side chooses every card you play
spanish-advise = Tell your partner what to do
    .gloss = there is no bola then, and it costs you a pozo
spanish-warn = Speak of the play
    .gloss = if the play can decide the game it costs what is at stake, otherwise a polla
spanish-read-tricks = Say what lies in the tricks
    .gloss = looking is free; saying it aloud counts as needless talk and costs as much
spanish-ask-partner = “Who is the partner?”
    .gloss = nobody may ask: it costs a polla
spanish-demand = { $seat } must pay for their fault
    .gloss = the law gives you this right until all are content
spanish-expose = Turn up a card of the monte
    .gloss = before the Hombre has drawn, a polla and a new deal; afterwards half a pozo; a whole one if you are the Hombre
spanish-peek = Look at what { $seat } discarded
    .gloss = half a pozo; a Hombre who looks also collects nothing, a defender pays as if the Hombre had won
spanish-throw-in = Mix your cards with the monte
    .gloss = if somebody bids after you, you pay them half the game and the hand is void
spanish-lay-on-monte = Lay your cards on the monte
    .gloss = if somebody bids after you, you take them up again for half a pozo
spanish-leave-trick = Leave the Hombre the trick
    .gloss = granting what the Hombre asked for costs half a pozo to the third player
spanish-hold-back = Name no trump yet
    .gloss = name it before play begins, or the others name it; if you lead, your card decides
spanish-overdraw = Discard { $cards } and draw one too many
spanish-heading-overdraw = Draw one card too many
    .gloss = say so at once and it is put right; if others find it, half a pozo and the hand is void
spanish-underdraw = Discard { $cards } and draw one too few
spanish-heading-underdraw = Draw one card too few
    .gloss = one of the cards you discarded comes back to you by lot
spanish-own-up = “I have drawn one too many”
    .gloss = a card of your hand, drawn by lot, goes back to the monte; it costs nothing
spanish-recount = { $seat } holds one card too many
    .gloss = the hand is void, and that player pays half a pozo

## What is seen and asked

spanish-said-expose = turns up the { $card }
spanish-fact-peeked = { $seat } discarded { $cards }
spanish-fact-discard = Your discard: { $cards }
spanish-fact-four-tricks = You have four tricks: if you ask for another, a codillo of yours counts only as a puesta
spanish-ask-name-for = Another trump has been named for the Hombre. Do you name one instead?
spanish-ask-name-unnamed = Play has begun and the Hombre has named no trump. Which suit do you name?
spanish-ask-throw-for-mate = You are given this mate. Which card do you discard for it?
spanish-ask-raffle = A fine waits. Which card does it go with?
spanish-fact-raffle = The fine goes with: { $card }
    .gloss = the player who is dealt this card takes the fine, unless it is their own; then the next lower card decides
spanish-ask-order = Which card must { $seat } play?
spanish-ended-void = The hand was void; the same dealer deals again
spanish-ended-annulled = { $seat } turned up the monte: the game was annulled
spanish-outcome-void = void
spanish-outcome-annulled = annulled

## What a ruling adds


## Rules

rule-hombre-r17 = If the Hombre sees the cards drawn without naming trump, a defender may name it; if both do, the one at the Hombre’s right prevails. If the Hombre names it first, the Hombre’s word stands.
rule-hombre-r18 = The trump of a solo may be named until the first card is led. After that the defenders name it.
rule-hombre-r23 = Every player must draw exactly as many cards as they discarded.

## Options

spanish-option-packets = In which round are four cards dealt?
    .name = packets
spanish-option-estuche-count = How are estuches counted?
    .name = estuches
spanish-option-favour-undeclared = May a plain bid name the favourite?
    .name = undeclared favour
spanish-option-tanto-value = What is a tanto worth in money?
    .name = value of a tanto
spanish-option-other-payment-customs = Prices agreed in place of the tariff: entrada, Mediator, solo, primeras, bola
    .name = prices
hombre-option-early-leave = May a player leave before the end if all agree?
    .name = leaving early
hombre-option-substitutes = May another player take over your cards if all agree?
    .name = substitutes
value-tariff = the tariff of the book
value-consent = with consent
rule-hombre-r43 = Nobody may leave before the agreed two hours are over, unless the others consent.
rule-hombre-r44 = Nobody may hand their cards to another, unless the others consent.

# Rebesino. The words of the book stay; what a newcomer needs stands in the gloss.

rebesino-pot-suerte = the suerte
    .gloss = penalties put aside; the next hand decides who gets them

rebesino-play = Play the { $card }
rebesino-exchange = Exchange the { $card }
    .gloss = it goes under the monte, and you draw the top card
rebesino-look = Keep your cards and look at the top card
    .gloss = it then goes under the monte, and nobody can draw it
rebesino-decline = Keep your cards
    .gloss = the monte stays as it is for the next player
rebesino-discard = Discard the { $card }
rebesino-declare = Declare the napolitana
    .gloss = from now on it binds you: take no trick except to cut a Rebesino in time
rebesino-peek = Look at the top card before discarding
    .gloss = a fault: after it you may not draw
rebesino-exchange-two = Exchange the { $cards }
    .gloss = exchanging two cards spoils the hand: you pay each of the others eight tantos
rebesino-discard-only = Discard the { $card } and draw nothing
rebesino-draw = Draw the card you forgot
    .gloss = possible until someone acts after you; otherwise you play a card short and pay for it
rebesino-take = Take a card that is not yours
    .gloss = the dealer may not draw: put it back unseen, or you pay for everyone
rebesino-see = Look at the card
    .gloss = a dealer who sees a card of the monte pays for everyone
rebesino-put-back = Put the card back unseen
    .gloss = you have not seen it, so it costs nothing
rebesino-amend = Play the { $card } instead
rebesino-call = { $seat } did not follow suit in trick { $trick }
    .gloss = a renuncio: a player who could follow and did not pays for everyone
rebesino-lay-down = Lay your hand down
    .gloss = you pay for the pay cards you still hold, and lose the right to draw out the others’
rebesino-agree = Agree to settle the hand
    .gloss = nothing more to call; once all agree, the hand is paid

rebesino-heading-play = Play a card
    .gloss = follow suit if you can; the highest card of the suit led takes the trick, and there is no trump
rebesino-heading-exchange = Exchange a card with the monte
    .gloss = it goes under the monte, and you draw the top card; one card, and only once
rebesino-heading-discard = Discard your twelfth card
    .gloss = the dealer draws nothing: one of your twelve cards sleeps in the monte until the hand ends
rebesino-heading-exchange-two = Exchange two cards
    .gloss = a fault: it spoils the hand, and you pay eight tantos to each of the others
rebesino-heading-discard-only = Discard and draw nothing
    .gloss = you forget to draw; unless you make up for it in time, you play a card short and pay for it
rebesino-heading-amend = Replace the card that did not follow
    .gloss = you could follow suit and did not; until the trick is gathered, putting it right costs nothing

rebesino-drawing = Seats are being drawn
rebesino-dealing = The cards are being dealt
rebesino-robbing = The robo: cards are exchanged with the monte
    .gloss = the three players before the dealer may exchange one card each; the dealer discards one of twelve
rebesino-playing = Eleven tricks
    .gloss = take no tricks, or all of them: the player with most points pays the one with none
rebesino-revealing = The tricks lie open
    .gloss = look at them; when everyone agrees, the hand is settled
rebesino-over = The match is over

rebesino-fact-round = Round { $number } of { $last }, dealt by { $seat }
rebesino-fact-double = Mari Perez: everything is paid double
rebesino-fact-napolitana = You hold the napolitana
    .gloss = four of the five pay cards: you need not follow suit; if you use this right, you must take no trick, and must cut any Rebesino in time
rebesino-fact-declared = { $seat } has declared the napolitana

rebesino-role-pie = pie
    .gloss = the dealer, who has the best seat
rebesino-role-mano = mano
    .gloss = plays first and has the worst seat

rebesino-said = { $seat }: { $what }
rebesino-said-drew = draws the { $card }
rebesino-said-exchanged = exchanges a card
rebesino-said-looked = keeps the hand and looks at the top card
rebesino-said-declined = keeps the hand
rebesino-said-discarded = discards one of twelve
rebesino-said-peeked = looks first, and may not draw
rebesino-said-short = discards and draws nothing
rebesino-said-drew-late = draws the card forgotten
rebesino-said-saw = sees a card of the monte
rebesino-said-kept = keeps a card too many
rebesino-said-aside = takes a card of the monte
rebesino-said-put-back = puts the card back unseen
rebesino-said-declared = declares the napolitana
rebesino-said-took = { $points ->
    [0] takes a trick without points
    [one] takes a trick of one point
   *[other] takes a trick of { $points } points
}
rebesino-said-amended = plays the { $card } instead
rebesino-said-laid-down = lays the hand down
rebesino-said-revoked = did not follow in trick { $trick }: a renuncio
rebesino-said-cleared = did nothing wrong in trick { $trick }
rebesino-said-agreed = agrees
rebesino-said-dote = gets another dote
    .gloss = a fresh supply of tantos; what was lost stays lost
rebesino-said-spoilt = exchanges two cards and spoils the hand

rebesino-ask-robo = Exchange a card with the monte?
rebesino-ask-discard = Discard one of your twelve cards.
rebesino-ask-lead = Your lead.
rebesino-ask-play = Your turn to play.
rebesino-ask-agree = Is everything in order?
rebesino-ask-besides = It is not your turn, but you may speak.

rebesino-cause-partida = the partida: the player with most points pays the one with fewest
rebesino-cause-sold = sold: { $cards }
rebesino-cause-drawn = drawn out: { $cards }
rebesino-cause-carambola = carambola: { $cards }
rebesino-cause-under = played under a higher card: { $cards }
rebesino-cause-led = led, and paid to the winner: { $cards }
rebesino-cause-asleep = asleep in the monte: { $cards }
rebesino-cause-given = a Rebesino: every trick taken
rebesino-cause-cut = a Rebesino cut in time
rebesino-cause-not-cut = a Rebesino that the napolitana should have cut
rebesino-cause-introduced = a napolitana forced to take a trick
rebesino-cause-napolitana = the napolitana collects the partida
rebesino-cause-napolitana-card = the napolitana collects { $cards }
rebesino-cause-shared = the napolitana, paid by all three alike
rebesino-cause-renuncio = a renuncio: pays for everyone
rebesino-cause-count = a wrong number of cards: pays for everyone
rebesino-cause-returned = given back: { $cards }
rebesino-cause-spoilt = two cards exchanged: the hand is void
rebesino-cause-changed = a discard changed: the hand is void
rebesino-cause-again = { $count ->
    [one] one more renuncio, { $each }
   *[other] { $count } more renuncios, { $each } each
}
rebesino-cause-forfeit = a penalty from an earlier hand
rebesino-cause-suerte = the suerte, won by the best card dealt
rebesino-cause-split = the suerte that nobody won, split

rebesino-counted = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
} in { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}
rebesino-counted-asleep = { $points ->
    [one] one point sleeps in the monte
   *[other] { $points } points sleep in the monte
}

rebesino-ended-partida = { $seat } wins the partida with { $fewest ->
        [0] no points
        [one] one point
       *[other] { $fewest } points
    }, and { $other }, with { $most }, pays it
rebesino-ended-given = { $seat } takes every trick: a Rebesino
rebesino-ended-cut = { $seat } was going for Rebesino, and { $other } cut it in time
rebesino-ended-short = { $seat } was going for Rebesino with a card too few
rebesino-ended-napolitana = { $seat } wins with the napolitana
rebesino-ended-introduced = { $seat } had the napolitana and was forced to take a trick
rebesino-ended-faulty = { $seat } was at fault and pays
rebesino-ended-void = { $seat } spoilt the hand; it is dealt again

rebesino-refused-not-dealt = The cards must be dealt first.
rebesino-refused-wrong-pack = These are not the right cards to shuffle.
rebesino-refused-over = The match is over.
rebesino-refused-no-seat = Nobody sits there.
rebesino-refused-turn = It is { $seat }’s turn.
rebesino-refused-not-now = You cannot do that at this point of the hand.
rebesino-refused-not-held = You do not have the { $card }.
rebesino-refused-follow = You must follow { $suit } as long as you have a card of it.
rebesino-refused-caballo = With the caballo and king of copas as your last cards, you must take with the caballo.
rebesino-refused-honour = That is for honour tables. This table is strict.
rebesino-refused-barred = You have already spoilt a hand like this; you may not do it again.
rebesino-refused-not-two = Choose two cards for that.
rebesino-refused-napolitana = Only the player with the napolitana can declare it, before playing their first card.
rebesino-refused-amend = You have no card to replace, or that card may not replace it.
rebesino-refused-call = Nothing in that trick can be called. Choose another trick.
rebesino-refused-not-proved = No card in sight proves it. You may ask again when the hand is over.

rebesino-table-stock = Monte { $many }

# Rebesino. The words of the book stay; what a newcomer needs stands in the gloss.

rebesino-pot-suerte = the suerte
    .gloss = forfeits put aside; the next hand decides whose they are

rebesino-play = Play the { $card }
rebesino-exchange = Exchange the { $card }
    .gloss = it goes under the monte, and you draw the top card
rebesino-look = Keep your cards and look at the top card
    .gloss = it then goes under the monte and serves nobody else
rebesino-decline = Keep your cards
    .gloss = the monte stays as it is for the next player
rebesino-discard = Discard the { $card }
rebesino-declare = Declare the napolitana
    .gloss = you are bound by it from now on: take no trick but to cut a Rebesino in time
rebesino-peek = Look at the top card before discarding
    .gloss = whoever does it may not draw
rebesino-exchange-two = Exchange the { $cards }
    .gloss = two cards spoil the hand, and cost eight tantos to each of the others
rebesino-discard-only = Discard the { $card } and draw nothing
rebesino-draw = Draw the card you forgot
    .gloss = you may, as long as nobody has acted after you; if not, you play a card short and pay for it
rebesino-take = Take a card that is not yours
    .gloss = the dealer may not draw: put it back unseen, or you pay for all
rebesino-see = Look at the card
    .gloss = a dealer who sees a card of the monte pays for all
rebesino-put-back = Put the card back unseen
    .gloss = as you have not seen it, it costs nothing
rebesino-amend = Play the { $card } instead
rebesino-call = { $seat } did not follow suit in trick { $trick }
    .gloss = a renuncio: whoever could follow and did not pays for all
rebesino-lay-down = Lay your hand down
    .gloss = you pay the pay cards you still hold, and draw out none
rebesino-agree = Agree to settle the hand
    .gloss = nothing more to call; once all agree, the hand is paid

rebesino-heading-play = Play a card
    .gloss = follow suit if you can; the highest card of the suit led takes the trick, and there is no trump
rebesino-heading-exchange = Exchange a card with the monte
    .gloss = it goes under the monte, and you draw the top card; one card, once only
rebesino-heading-discard = Discard your twelfth card
    .gloss = the dealer draws nothing: one of the twelve sleeps in the monte until the hand ends
rebesino-heading-exchange-two = Exchange two cards
    .gloss = a fault: it spoils the hand, and you pay eight tantos to each of the others
rebesino-heading-discard-only = Discard and draw nothing
    .gloss = you forget to draw; if you do not make up for it in time, you are a card short and pay for it
rebesino-heading-amend = Replace the card that did not follow
    .gloss = you could follow suit and did not; until the trick is lifted, it costs nothing to put it right

rebesino-drawing = Seats are drawn
rebesino-dealing = The cards are dealt
rebesino-robbing = The robo: cards are exchanged with the monte
    .gloss = the three players before the dealer may exchange one card each; the dealer lays one of twelve down
rebesino-playing = Eleven tricks
    .gloss = take none, or all: whoever has most points pays whoever has none
rebesino-revealing = The tricks lie open
    .gloss = look at them; when all agree the hand is settled
rebesino-over = The match is over

rebesino-fact-round = Round { $number } of { $last }, dealt by { $seat }
rebesino-fact-double = Mari Perez: everything is paid double
rebesino-fact-napolitana = You hold the napolitana
    .gloss = four of the five pay cards: you need not follow suit, but then you must take no trick and cut any Rebesino in time
rebesino-fact-declared = { $seat } has declared the napolitana

rebesino-role-pie = pie
    .gloss = the dealer, who is best seated
rebesino-role-mano = mano
    .gloss = plays first and is worst seated

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
rebesino-said-dote = is given another dote
    .gloss = a fresh stock of tantos; what was lost stays lost
rebesino-said-spoilt = exchanges two cards and spoils the hand

rebesino-ask-robo = Exchange a card with the monte?
rebesino-ask-discard = Lay one of your twelve cards down.
rebesino-ask-lead = Your lead.
rebesino-ask-play = Your turn to play.
rebesino-ask-agree = Is everything as it should be?
rebesino-ask-besides = You may speak, though it is not your turn.

rebesino-cause-partida = the partida: most points pay fewest
rebesino-cause-sold = sold: { $cards }
rebesino-cause-drawn = drawn out: { $cards }
rebesino-cause-carambola = carambola: { $cards }
rebesino-cause-under = served under a higher card: { $cards }
rebesino-cause-led = led, and paid to the winner: { $cards }
rebesino-cause-asleep = asleep in the monte: { $cards }
rebesino-cause-given = a Rebesino given: every trick taken
rebesino-cause-cut = a Rebesino cut in time
rebesino-cause-not-cut = a Rebesino that the napolitana should have cut
rebesino-cause-introduced = a napolitana made to take a trick
rebesino-cause-napolitana = the napolitana collects the partida
rebesino-cause-napolitana-card = the napolitana collects { $cards }
rebesino-cause-shared = the napolitana, paid by all three alike
rebesino-cause-renuncio = a renuncio: pays for all
rebesino-cause-count = a wrong number of cards: pays for all
rebesino-cause-returned = given back: { $cards }
rebesino-cause-spoilt = two cards exchanged, the hand is void
rebesino-cause-again = { $count } more renuncios, { $each } each
rebesino-cause-forfeit = a forfeit from before
rebesino-cause-suerte = the suerte, won by the best card dealt
rebesino-cause-split = the suerte that nobody won, split

rebesino-ended-partida = { $seat } wins the partida, and { $other } pays it.
rebesino-ended-given = { $seat } takes every trick and gives Rebesino.
rebesino-ended-cut = { $seat } was going to Rebesino, and { $other } cut it in time.
rebesino-ended-short = { $seat } was going to Rebesino with a card too few.
rebesino-ended-napolitana = { $seat } wins with the napolitana.
rebesino-ended-introduced = { $seat } had the napolitana and was made to take a trick.
rebesino-ended-faulty = { $seat } was at fault and pays.
rebesino-ended-void = { $seat } spoilt the hand; it is dealt again.

rebesino-refused-not-dealt = The cards must be dealt first.
rebesino-refused-wrong-pack = These are not the cards to be shuffled.
rebesino-refused-over = The match is over.
rebesino-refused-no-seat = Nobody sits there.
rebesino-refused-turn = It is the turn of { $seat }.
rebesino-refused-not-now = That cannot be done at this point of the hand.
rebesino-refused-not-held = You do not hold the { $card }.
rebesino-refused-follow = You must follow { $suit } while you hold a card of it.
rebesino-refused-caballo = With knight and king of copas as your last cards you take with the knight.
rebesino-refused-honour = That belongs to an honour table; this one is strict.
rebesino-refused-barred = You have spoilt a hand like this before; it is not allowed again.
rebesino-refused-not-two = That takes two cards.
rebesino-refused-napolitana = Only whoever holds the napolitana can declare it, before playing a first card.
rebesino-refused-amend = You have no card to replace, or not with that one.
rebesino-refused-call = There is nothing to call in that trick.
rebesino-refused-not-proved = No card in sight proves it. When the hand is over you may ask again.

rebesino-table-stock = Monte { $many }

# The Spanish games of the ombre family. The words of the book stay; what a newcomer needs stands in the gloss.

## The pots

spanish-middle = Pot
    .gloss = the stakes of this hand and the remains of earlier hands, which are played for
spanish-fines = Fines
    .gloss = penalties set apart; a later hand decides who takes them
spanish-pot-middle = the pot
spanish-pot-fines = the fines

## What can be bid

spanish-pass = Paso
    .gloss = pass; you cannot bid again in this hand
spanish-chillo = Chillo
    .gloss = show the espadilla and enter at once, as if you had bid; it counts as an entry of your own free will
spanish-entrada = Entrada
    .gloss = play as Hombre, the declarer: name the trump and call a king, whose holder is your secret partner
spanish-entrada-favor = Entrada in favour
    .gloss = an entrada with the favourite suit as trump: every payment but the pot counts double
spanish-mediator = Mediator
    .gloss = play alone: name the trump and buy a king from its holder
spanish-mediator-favor = Mediator in favour
    .gloss = buy a king and play alone in the favourite suit: every payment but the pot counts double
spanish-mediator-refavor = Mediator in refavor
    .gloss = buy a king and play alone in the suit of the lone king: every payment but the pot counts four times
spanish-mediator-bola = Mediator with bola
    .gloss = buy a king, play alone, and promise every trick: lose one, and you lose everything
spanish-mediator-bola-favor = Mediator with bola, in favour
    .gloss = buy a king, play alone in the favourite suit and promise every trick, at double prices
spanish-mediator-bola-refavor = Mediator with bola, in refavor
    .gloss = buy a king, play alone in the suit of the lone king and promise every trick, at four times the price
spanish-solo = Solo
    .gloss = play alone with the cards you have, and name the trump
spanish-solo-favor = Solo in favour
    .gloss = play alone with the cards you have in the favourite suit: every payment but the pot counts double
spanish-solo-refavor = Solo in refavor
    .gloss = play alone with the cards you have in the suit of the lone king: every payment but the pot counts four times
spanish-solo-bola = Solo with bola
    .gloss = play alone and promise every trick: lose one, and you lose everything
spanish-solo-bola-favor = Solo with bola, in favour
    .gloss = play alone in the favourite suit and promise every trick, at double prices
spanish-solo-bola-refavor = Solo with bola, in refavor
    .gloss = play alone in the suit of the lone king and promise every trick, at four times the price

## Trump, king and exchange

spanish-call = Call the { $card }, trump { $suit }
    .gloss = call this card and make this suit trump
spanish-name = Trump { $suit }
    .gloss = its cards beat every other suit
spanish-return-card = Give the { $card } for the king
spanish-return-king = Return the king
    .gloss = hand the called king to the Hombre, who gives you a card and plays alone
spanish-keep = “I keep my cards”
    .gloss = go on with the hand as it is
spanish-exchange = Discard { $cards }
spanish-look = “I look at the cards left over”
    .gloss = once you have looked, everyone may
spanish-leave = “I leave them face down”
    .gloss = nobody may then look at the cards left over
spanish-go-fondo = Á fondo
    .gloss = exchange your nine cards for nine of the monte; one of them is turned up for trump, and you play an entrada
spanish-redeem = “I buy myself out”
    .gloss = pay the price of a fondo into the pot: the hand is over

## The play

spanish-play = Play the { $card }
spanish-gano = “Gano”
    .gloss = “I am winning”: ask the other defender to leave you this trick
spanish-a-mi = “Á mí”
    .gloss = “to me”: ask the other defender to leave the trick until it comes to you
spanish-golpe = A knock
    .gloss = ask the other defender to trump as high as they can
spanish-stop = “I stop here”
    .gloss = the hand is won; nothing more is risked
spanish-view-discard = “I look at my discard”
    .gloss = every player may; but a Hombre who has looked cannot go for the bola, and loses a bola already begun
spanish-concede = “I offer codillo”
    .gloss = give the game up as badly lost; the others accept it, or make you play on
spanish-accept = “I accept the codillo”
    .gloss = if everyone accepts, no more cards are played
spanish-play-on = “Play on”
    .gloss = the hand is played to the end
spanish-lay-down = “I lay my cards down”
    .gloss = your cards lie open; the others grant you the game, or play goes on
spanish-grant = “I grant the game”
    .gloss = if everyone grants it, the Hombre has won

## After the hand

spanish-claim-game = “I ask for the game”
    .gloss = the payment for the game itself; nobody pays what you do not ask for
spanish-claim-primeras = “I ask for primeras”
    .gloss = you made the first tricks without a break; ask wrongly, and you lose every side payment
spanish-claim-bola = “I ask for the bola”
    .gloss = you made every trick; ask wrongly, and you lose every side payment
spanish-claim-desbola = “I ask for the desbola”
    .gloss = the Hombre made no trick; ask wrongly, and you lose every side payment
spanish-claim-estuches = “I ask for { $many } estuches”
    .gloss = the unbroken run of highest trumps; ask for too many, and you lose every side payment
spanish-content = “Nothing more to say”
    .gloss = when everyone says so, the hand is paid
spanish-accuse = { $seat } played wrong in trick { $trick }
    .gloss = if it is so, that player pays for it; if not, nothing happens
spanish-amend = Play the { $card } instead
spanish-join = “I join the table”
    .gloss = from the next hand on; the dealer then takes no cards and cannot lose

## What stands over the cards

spanish-heading-play = Play a card
    .gloss = follow the suit led if you can; without it, play any card
spanish-heading-return-card = Give a card for the king
    .gloss = any of your own cards; only the player who gave the king sees it
spanish-heading-exchange = Discard cards and draw as many
    .gloss = choose what to discard, or nothing; you never discard your whole hand
spanish-heading-amend = Take your card back and play another
    .gloss = in time it is no revoke, but the card was seen, and that costs a fine
spanish-heading-claim-estuches = Ask for estuches
    .gloss = how many of the highest trumps your side held in an unbroken run, three at least

## What is going on

spanish-over = The match is over
spanish-drawing-seats = Seats are drawn
spanish-drawing-piles = Cards are drawn for the remains of the pot
spanish-turning-favourite = A card is turned up for the favourite suit
spanish-dealing = The cards are dealt
spanish-bidding = Who will be the Hombre?
    .gloss = the Hombre is the declarer, who names the trump and must make the tricks
spanish-plays = { $seat } plays { $bid }
spanish-plays-in = { $seat } plays { $bid }, trump { $suit }

spanish-fact-hand = Hand { $number }, dealt by { $seat }
spanish-fact-favourite = Favourite: { $suit }
    .gloss = a game in this suit outbids the same game in another, and pays double
spanish-fact-refavour = Refavor: { $suit }
    .gloss = a game in this suit outbids the favourite, and pays four times
spanish-fact-contested = { $amount ->
    [one] { $amount } tanto to play for
   *[other] { $amount } tantos to play for
}
    .gloss = the Hombre wins it, or pays as much after a loss
spanish-fact-you-sit-out = You sit this hand out as zángano
    .gloss = you deal and play no cards; you get a share of the payments, and cannot lose
spanish-fact-sits-out = { $seat } sits this hand out as zángano
    .gloss = this player deals and plays no cards, gets a share of the payments, and cannot lose
spanish-fact-called = Called: { $card }
    .gloss = its holder plays with the Hombre, or has given it to the Hombre
spanish-fact-partner-unknown = The partner is not known yet
    .gloss = the play will show it sooner or later; nobody may ask
spanish-fact-partner = { $seat } plays with the Hombre
spanish-fact-alone = The Hombre plays alone
spanish-fact-you-are-called = You hold the called card; nobody else knows
    .gloss = it makes you the Hombre’s partner; a Hombre who holds it plays alone
spanish-fact-bola-bid = Bola: every trick is promised
    .gloss = one trick lost ends the hand, and game and bola are lost with it
spanish-fact-bola-tried = Bola: the Hombre’s side goes for every trick
    .gloss = the game is won already; one trick lost loses the bola alone
spanish-fact-bola-forfeited = The bola is lost
    .gloss = the Hombre looked at their discard after going for it
spanish-fact-fine = { $seat } has been fined: { $amount }
    .gloss = a later hand decides who takes it; never the player who paid it

spanish-role-mano = mano
    .gloss = speaks first and leads to the first trick
spanish-role-pie = pie
    .gloss = the dealer, who speaks last
spanish-role-zangano = zángano
    .gloss = deals, sits this hand out, shares in the payments, and cannot lose
spanish-role-hombre = Hombre
    .gloss = the declarer, who names the trump and must make the tricks
spanish-role-partner = compañero
    .gloss = the partner, who wins and loses with the Hombre
spanish-role-guest = guest
    .gloss = may join between two hands

## What was said

spanish-said = { $seat }: { $what }
spanish-said-called = calls the { $card }, trump { $suit }
spanish-said-gave = gives the { $card }
spanish-said-returned = gives a card for it, face down
spanish-said-exchanged = { $many ->
    [0] draws nothing
    [one] draws one card
   *[other] draws { $many } cards
}
spanish-said-turned = turns up the { $card }
spanish-said-amend = takes it back and plays the { $card }
spanish-said-wrong = was wrong to play the { $card }
spanish-said-right = was right to play the { $card }

## What is asked

spanish-ask-bid = Nobody has bid yet. Will you play?
spanish-ask-overbid = Someone has bid. Go higher, or pass?
spanish-ask-fondo = Everyone has passed, and the espadilla lies in the monte. Go á fondo?
spanish-ask-call = Which king do you call, and which suit is trump?
spanish-ask-declare = Which suit is trump?
spanish-ask-redeem = You have seen your new cards. Play them, or buy yourself out?
spanish-ask-return = Which card do you give for the king?
spanish-ask-king-return = Do you return the called king?
    .gloss = everyone is asked, so that nobody learns who holds it
spanish-ask-exchange = { $many ->
    [0] The monte is empty. Go on?
    [one] One card is left in the monte. Which cards do you discard?
   *[other] { $many } cards are left in the monte. Which cards do you discard?
}
spanish-ask-leftover = You exchanged last. Look at the cards left over?
spanish-ask-bola = You have won. Stop here, or lead on for every trick?
spanish-ask-grant = The Hombre lays the cards down as won. Do you grant it?
spanish-ask-codillo = The Hombre offers codillo. Do you accept?
spanish-ask-claims = The hand is over. Is there anything to ask for?
spanish-ask-besides = You may speak, though it is not your turn.
spanish-ask-play = Your turn to play.

spanish-table-stock = Monte { $many }
spanish-table-laid-aside = Discarded { $many }

## The act that ended a hand

spanish-done-expose = turns up a card of the monte

# Cientos. The words of the book stay; what a newcomer needs stands in the gloss.

## What can be done

cientos-blancas = Show your cartas blancas
    .gloss = you were dealt no king, caballo or sota: ten points, and no pique or repique against you
cientos-discard = Discard { $cards }
cientos-draw = { $number ->
        [one] Draw one card
       *[other] Draw { $number } cards
    }
cientos-look = Look at the cards you leave
    .gloss = then the mano may look too, but must first name the suit they will lead
cientos-leave = Leave them unseen
    .gloss = you do not see them, and the mano stays free to lead any suit
cientos-name = Look, and lead { $suit } first
    .gloss = you see the cards left, and your first card must be of this suit
cientos-punto = Declare a punto of { $value }
    .gloss = the value of your cards of one suit: ace 11, court cards and ten 10, the rest as shown
cientos-secansa = Declare a { $length ->
        [tercera] tercera
        [quarta] quarta
        [quinta] quinta
        [sexta] sexta
        [septima] séptima
       *[other] octava
    } { $head ->
        [as] to the ace
        [rey] to the king
        [caballo] to the caballo
        [sota] to the sota
        [diez] to the ten
       *[other] to the nine
    }
    .gloss = a secansa is a run of one suit, from three cards (tercera) to eight (octava)
cientos-catorce = Declare a catorce of { $rank ->
        [as] aces
        [rey] kings
        [caballo] caballos
        [sota] sotas
       *[other] tens
    }
    .gloss = four of a rank: fourteen points
cientos-tres = Declare three { $rank ->
        [as] aces
        [rey] kings
        [caballo] caballos
        [sota] sotas
       *[other] tens
    }
    .gloss = three of a rank: three points, unless the other player has better
cientos-show = Show what you have declared
    .gloss = declarations that are good or equal must be shown in time; otherwise the other player’s count
cientos-withdraw = Correct the catorce of { $rank ->
        [as] aces
        [rey] kings
        [caballo] caballos
        [sota] sotas
       *[other] tens
    } you declared
    .gloss = you said one catorce for another: before play you may declare the one you hold, once, at no cost
cientos-ask = Ask which of the { $rank ->
        [as] aces
        [rey] kings
        [caballo] caballos
        [sota] sotas
       *[other] tens
    } is missing
    .gloss = the other player declared three, and must tell you which one they do not have
cientos-play = Play the { $card }
cientos-announce = Say that you change to { $suit }
    .gloss = after this, the other player may not take back the card they play
cientos-take = Take the trick
    .gloss = gather it in; after that its cards stand
cientos-amend = Play the { $card } instead
cientos-take-back = Take your card back
    .gloss = the other player changed suit without saying so
cientos-demand = Demand a lead of { $suit }
    .gloss = the mano named one suit and led another: the card goes back, and the mano leads this suit
cientos-recount = Say that the other player holds a card too many
    .gloss = before play, one of that player’s cards is drawn by lot; once play has begun, that player scores nothing in this hand
cientos-heading-discard = Choose what to discard
    .gloss = at least one card; you draw as many from the monte, and cannot go back
cientos-heading-draw = How many cards do you draw?
    .gloss = draw as many as you discarded; a card too many can cost you every point of this hand
cientos-heading-play = Play a card
    .gloss = follow suit if you can; the highest card of the suit led takes the trick, and there is no trump
cientos-heading-amend = Replace your wrong card with another
    .gloss = you could follow suit and did not; until the trick is taken, putting it right costs nothing

## What is going on

cientos-cutting = Cards are cut for mano
cientos-dealing = The cards are being dealt
cientos-exchanging = Cards are discarded and drawn
cientos-lottery = One card too many: it is drawn by lot
cientos-naming = Players declare their combinations
cientos-playing = A hand of Cientos
cientos-over = The match is over
cientos-fact-hand = Hand { $number }, dealt by { $seat }
cientos-fact-games = Games of { $seat }: { $won }
cientos-fact-left = You left { $cards } in the monte
cientos-fact-looked = You looked at { $cards }
cientos-fact-discards = You discarded { $cards }
cientos-fact-named = The mano will lead { $suit }
cientos-fact-last = Previous hand: { $outcome }, { $first } { $one }, { $second } { $two }
cientos-figure-mark = mark { $points }
    .gloss = the points marked so far, in tens; a hundred wins
cientos-figure-hand = hand { $points }
cientos-figure-lack50 = needs { $points } to reach fifty
cientos-figure-lack100 = needs { $points } to reach a hundred
cientos-role-mano = mano
    .gloss = speaks first and leads first
cientos-role-pie = pie
    .gloss = the dealer, who speaks and plays second

## What was said

cientos-said = { $seat }: { $what }
cientos-said-cut = cuts the { $card }
cientos-said-blancas = shows cartas blancas
cientos-said-drew = discards { $thrown }, draws { $taken }
cientos-said-looked = looks at the cards left
cientos-said-names = will lead { $suit }
cientos-said-punto = punto of { $value }
cientos-said-secansa = { $length ->
        [tercera] tercera
        [quarta] quarta
        [quinta] quinta
        [sexta] sexta
        [septima] séptima
       *[other] octava
    } { $head ->
        [as] to the ace
        [rey] to the king
        [caballo] to the caballo
        [sota] to the sota
        [diez] to the ten
       *[other] to the nine
    }
cientos-said-catorce = catorce of { $rank ->
        [as] aces
        [rey] kings
        [caballo] caballos
        [sota] sotas
       *[other] tens
    }
cientos-said-tres = three { $rank ->
        [as] aces
        [rey] kings
        [caballo] caballos
        [sota] sotas
       *[other] tens
    }
cientos-said-good = good
cientos-said-equal = equal
cientos-said-not-good = not good
cientos-said-showed = shows { $cards }
cientos-said-withdrew = takes back the { $rank ->
        [as] aces
        [rey] kings
        [caballo] caballos
        [sota] sotas
       *[other] tens
    }
cientos-said-lacks = does not have the { $card }
cientos-said-amended = plays the { $card } instead
cientos-said-took-back = takes the { $card } back
cientos-said-demanded = demands { $suit }
cientos-said-announced = changes to { $suit }
cientos-said-miscounted = had a card too many
cientos-said-false-set = declared a combination they did not have
cientos-item-blancas = cartas blancas, { $points }
cientos-item-punto = punto of { $value }, { $points }
cientos-item-secansa = { $length ->
        [tercera] tercera
        [quarta] quarta
        [quinta] quinta
        [sexta] sexta
        [septima] séptima
       *[other] octava
    } { $head ->
        [as] to the ace
        [rey] to the king
        [caballo] to the caballo
        [sota] to the sota
        [diez] to the ten
       *[other] to the nine
    }, { $points }
cientos-item-catorce = catorce of { $rank ->
        [as] aces
        [rey] kings
        [caballo] caballos
        [sota] sotas
       *[other] tens
    }, { $points }
cientos-item-tres = three { $rank ->
        [as] aces
        [rey] kings
        [caballo] caballos
        [sota] sotas
       *[other] tens
    }, { $points }
cientos-item-repique = repique, { $points } more
cientos-item-pique = pique, { $points } more
cientos-item-play = cards led and tricks taken, { $points }
cientos-item-lead = a card led, { $points }
cientos-item-trick = a trick taken, { $points }
cientos-item-last = the last trick, { $points } more
cientos-item-bazas = most tricks, { $points }
cientos-item-capote = capote: all the tricks, { $points }

## The questions

cientos-ask-discard-mano = Discard one to five cards; you draw as many.
cientos-ask-discard-pie = Discard at least one card; you draw as many from the rest of the monte.
cientos-ask-draw = Draw as many as you discarded.
cientos-ask-look = You leave some cards. Look at them?
cientos-ask-name = The pie has looked. Name the suit you will lead, and you may look too.
cientos-ask-accuse = Declare your combinations, the best first, then lead.
cientos-ask-answer = Declare your own combinations, then play to the trick.
cientos-ask-lead = Your lead.
cientos-ask-play = Your turn to play.
cientos-ask-take = The trick is yours. Take it?
cientos-ask-besides = You may speak.

## How a hand ended

cientos-outcome-marked = marked
    .gloss = the points were marked and the game goes on
cientos-outcome-simple = game won
    .gloss = the loser had made fifty
cientos-outcome-won = game won
    .gloss = the winner reached a hundred
cientos-outcome-double = double game won
    .gloss = the loser had not made fifty
cientos-outcome-broken = broken off
    .gloss = the game had gone on for too many hands
cientos-ended-marked = { $mano } made { $mano_points }, { $pie } { $pie_points }. Their marks are now { $mano_mark } and { $pie_mark }
cientos-ended-simple = { $seat } reached a hundred and won the game. In this hand { $mano } made { $mano_points }, { $pie } { $pie_points }
cientos-ended-double = { $seat } reached a hundred before the other had fifty: a double game. In this hand { $mano } made { $mano_points }, { $pie } { $pie_points }
cientos-ended-broken = The game was broken off. In this hand { $mano } made { $mano_points }, { $pie } { $pie_points }

## What is paid for

cientos-cause-blancas = cartas blancas, { $count } × { $each }
cientos-cause-pique = pique, { $count } × { $each }
cientos-cause-repique = repique, { $count } × { $each }
cientos-cause-secansa = a secansa of five or more, { $count } × { $each }
cientos-cause-catorce = a catorce, { $count } × { $each }
cientos-cause-capote = capote, { $count } × { $each }
cientos-cause-under-ten = fewer than ten points, { $count } × { $each }
cientos-cause-under-five = fewer than five points, { $count } × { $each }
cientos-cause-simple = the game, single, { $count } × { $each }
cientos-cause-double = the game, double, { $count } × { $each }
cientos-cause-calidad-simple = calidad of the game, { $count } × { $each }
cientos-cause-calidad-double = calidades of the double game, { $count } × { $each }

## Refusals

cientos-refused-not-dealt = The cards must be dealt first.
cientos-refused-wrong-pack = These are not the right cards to shuffle.
cientos-refused-over = The match is over.
cientos-refused-turn = It is { $seat }’s turn.
cientos-refused-not-playing = You are not seated at this table.
cientos-refused-not-now = You cannot do that at this point of the hand.
cientos-refused-not-held = You do not have the { $card }.
cientos-refused-discard-size = Discard at least one card and at most { $most }.
cientos-refused-draw-size = There are not that many cards for you to draw.
cientos-refused-not-blancas = Your hand has a king, caballo or sota.
cientos-refused-not-yours = You do not hold that combination.
cientos-refused-too-late = It is too late to declare that: a later combination has been declared, or yours would not be good.
cientos-refused-larger = It is higher than the first combination you declared, so it is lost.
cientos-refused-must-name = You said that the mano’s combination was not good: declare and show yours before you play.
cientos-refused-follow = You must follow { $suit } as long as you have a card of it.
cientos-refused-lead = You must lead { $suit }.
cientos-refused-no-suit = You have no { $suit } to name.
cientos-refused-honour = That is for honour tables. This table is strict.
cientos-refused-no-incident = You cannot do that now: nothing has happened that allows it.

## On the table

cientos-table-stock = Monte { $many }
cientos-table-tricks = { $many ->
        [one] { $many } baza
       *[other] { $many } bazas
    }

## The act that ended a hand

cientos-done-take = takes the trick
cientos-done-show = shows the declared cards

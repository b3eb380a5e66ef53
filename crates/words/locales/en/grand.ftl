# Grand, with its four games. The words of the book stay; what a newcomer needs stands in the gloss.

## The pot

grand-pot-sheet = the sheet

## The four games

grand-whist = Whist
    .gloss = thirteen tricks with trumps; each trick above six counts 5, all thirteen 65
grand-grand = Grand
    .gloss = thirteen tricks without trumps; each trick above six counts 9, all thirteen 103 and the match
grand-eucre = Eucre
    .gloss = five cards each and five tricks, with the jacks of the trump’s colour highest; for bids up to 25
grand-copas = Copas
    .gloss = take no hearts: 50 points if you stay clean; for bids up to 50

## What can be said and done

grand-bid = { $points } points
    .gloss = your pair must then earn at least this much, in a game you choose; if not, you lose the bid
grand-pass = Passo
    .gloss = pass; you may bid again while the bidding lasts, unless the table agreed otherwise
grand-open-copas = “Copas”, with the { $card }
    .gloss = the hand is Copas at once, you are the bidder, and this heart is led
grand-choose-whist = Whist, trump { $suit }
    .gloss = thirteen tricks with this trump; each above six counts 5
grand-choose-eucre = Eucre, trump { $suit }
    .gloss = five tricks with this trump and your partner; three count 5, four 10, all five 20
grand-choose-eucre-alone = Eucre alone, trump { $suit }
    .gloss = your partner’s cards are laid open and you may take one; five tricks count 25
grand-discard = Discard { $cards }
grand-exchange = The { $give } for the { $take }
    .gloss = you take a card that lies open, and give one of yours for it face down
grand-no-exchange = No exchange
    .gloss = keep your five cards as they are
grand-open-partner = Have your partner show their cards
    .gloss = everyone sees the cards, and you may take one for one of yours
grand-play = Play the { $card }
grand-take = Take the trick
    .gloss = after that its cards stand
grand-amend = Play the { $card } instead
grand-accuse = { $seat }, that card is wrong
    .gloss = a wrong card must be replaced as long as its trick is not taken
grand-call-time = “Time”
    .gloss = once both pairs have said so, the match ends with this hand

grand-heading-play = Play a card
    .gloss = follow the suit led if you can
grand-heading-open-copas = Open Copas with a heart
    .gloss = the hand is Copas at once: you are the bidder and lead this heart
grand-heading-discard = Discard eight cards
    .gloss = Eucre is played with five cards: keep your best ones
grand-heading-amend = Replace your wrong card with another
    .gloss = the wrong card goes back to your hand; there is no penalty until the trick is taken

## What is going on

grand-drawing-pairs = Pairs are being drawn
grand-drawing-dealer = Cards are drawn for the first deal
grand-dealing = The cards are being dealt
grand-bidding = Who bids?
grand-bid-stands = { $seat } has bid { $points }
grand-choosing = { $seat } has bid { $points } and chooses the game
grand-plays = { $seat } plays { $contract } for { $points }
grand-over = The match is over

grand-fact-hand = Hand { $number }, dealt by { $seat }
grand-fact-pair = { $one } and { $other }: { $points } { $points ->
        [one] point
       *[other] points
    }, { $defeats ->
    [0] never defeated
    [one] defeated once
   *[other] defeated { $defeats } times
}
grand-fact-target = The match goes to { $points } points
grand-fact-time = The match goes on for { $minutes } minutes
grand-fact-hands = The match has { $hands } hands
grand-fact-last = Previous hand: { $contract } for { $points } by { $seat }, { $outcome }
grand-fact-count = Final count: { $one } and { $other } had { $total } and get { $given }
grand-fact-drawn = The match is drawn
grand-fact-winner = { $seat } has won the match

grand-role-dealer = dealer
    .gloss = must bid if the three others pass
grand-role-mao = mão
    .gloss = the player at the dealer’s left, who speaks first
grand-role-bidder = apostador
    .gloss = made the highest bid, chose the game, and leads to the first trick
grand-role-open = cards open
    .gloss = partner of a player who plays alone: takes no part in the play

## What was said

grand-said = { $seat }: { $what }
grand-said-drew = draws the { $card }
grand-said-discarded = discards eight cards
grand-said-exchanged = takes the { $card } and gives a card for it
grand-said-opened-partner = has their partner show their cards
grand-said-took = takes a trick
grand-said-amended = plays the { $card } instead
grand-said-wrong = the { $card } was wrong

## The questions

grand-ask-bid = Pass, or how many points do you bid?
grand-ask-bid-over = The bid is { $points } points. Do you bid more?
grand-ask-choose = You won the bidding. Which game do you play?
grand-ask-discard = Which eight cards do you discard? Trumps below the eight must go.
grand-ask-exchange = Do you take an open card for one of yours?
grand-ask-lead = Your lead.
grand-ask-play = Your turn to play.
grand-ask-take = The trick is yours. Take it?
grand-ask-mend = Your card was wrong. Which one do you play instead?
grand-ask-besides = You may speak meanwhile.

## How a hand ended

grand-outcome-made = made
    .gloss = the bidders earned at least what they bid
grand-outcome-defeated = defeated
    .gloss = the bidders earned less than they bid; the defeat counts again in the final count

## Refusals

grand-refused-not-dealt = The cards must be dealt first.
grand-refused-wrong-pack = These are not the right cards to shuffle.
grand-refused-over = The match is over.
grand-refused-turn = It is { $seat }’s turn.
grand-refused-not-playing = You do not play in this hand.
grand-refused-not-now = You cannot say or do that at this point of the hand.
grand-refused-no-five = Bid 5 points or a multiple of 5, whatever game you want to play.
grand-refused-too-low = The bid is already { $standing } points: yours must be higher.
grand-refused-too-high = No game can be played for more than 100 points.
grand-refused-dealer = The other three have passed: as dealer you must bid, even if only 5.
grand-refused-no-bid = Nobody leads before there is a bid.
grand-refused-mao = Only the mão can open Copas, as the first word of the hand.
grand-refused-seventy = You can open Copas only when the dealer’s pair has more than 70 points.
grand-refused-heart = You open Copas with a heart, and the { $card } is not one.
grand-refused-opening = This table does not allow opening Copas.
grand-refused-limit = You cannot choose that game with a bid above { $limit }.
grand-refused-alone = You can play Eucre alone only with a bid of 20 or 25.
grand-refused-partners = With a bid of 25 you must play Eucre alone.
grand-refused-eight = Discard exactly eight cards.
grand-refused-low-trump = The { $card } is a trump below the eight: you cannot keep it.
grand-refused-not-held = You do not have the { $card }.
grand-refused-not-opened = The { $card } does not lie open, so you cannot take it.
grand-refused-partner-closed = Your partner has not shown their cards.
grand-refused-partner-open = Your partner has no cards to show now.
grand-refused-follow = You must follow { $suit } as long as you have a card of it.
grand-refused-trump = Trumps are led: you must play a trump as long as you have one.
grand-refused-honour = That is for honour tables. This table is strict: nobody can play a wrong card.
grand-refused-amend = You have no wrong card to replace.
grand-refused-still-wrong = That card would be wrong too.
grand-refused-accuse = That player has no card in this trick that could be wrong.
grand-refused-not-proved = No card in sight proves that card wrong.
grand-refused-time = This match does not end by time, or you have already called it.

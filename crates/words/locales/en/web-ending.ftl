web-end-you-won = You won, { $figure }
web-end-you-lost = You lost, { $figure }
web-end-you-came = Place { $place }, { $figure }
web-end-name-won = { $many ->
    [one] { $names } won, { $figure }
   *[other] { $names } won, { $figure } each
}
web-end-level = Nobody won: all are level
web-end-agreed = The match was ended by agreement and is scored as it stands.
web-end-length = The match had the agreed length and is scored as it stands.
web-end-rating = Rating: { $before } before, { $after } now
web-end-decided = The hand that decided, number { $number }: { $how }
web-end-share = Share
web-end-you-propose = You propose to end the match. It ends when all agree.
web-end-withdraw = Withdraw the proposal
web-end-proposes = { $name } proposes to end the match now, scored as it stands.
web-end-agree = Agree
web-end-play-on = Play on
web-end-early = End the match early
web-end-early-means = If everyone agrees, the match ends at once and is scored as it stands. Bots always agree.
web-end-propose = Propose to end the match
web-length = Length of the match
web-length-whole = As the book says
web-length-hand = One hand
web-length-twenty = Twenty minutes
web-denied-end-proposed = Somebody has already proposed to end the match. Agree to it, or play on.
web-denied-play-on = Somebody wants to play on. You can propose it again in the next hand.
web-share-title = Share this match
web-share-means = Anyone who has the link can see every card of the match.
web-share-text = Text to share
web-share-copy = Copy the text
web-share-see = See it as others do
web-share-line = { $game }: { $standing }. Every card: { $link }
tutor-better = On average this does better than { $way }
tutor-level = This does about as well as { $way }.
tutor-by-the-book = This is what the book advises. No other choice is clearly better.
tutor-few-worlds = Only { $worlds ->
    [one] one possible deal was
   *[other] { $worlds } possible deals were
} tried: take this as a guess.
web-wait = Wait
web-play-out-mine = Finish the hand: the rest is yours
web-play-out-lost = Finish the hand: the rest is lost
web-played-out = { $name } had the hand finished: nothing could change the rest.
web-denied-not-certain = Your cards do not prove who takes the rest. Play on.
web-referee-of = Referee
web-referee-none = None: the players settle it
web-referee-me = I referee and take no seat
web-referee-host = The person who opened the table
web-referee-you = You are the referee
web-referee-call = Call the referee
web-referee-halt = Stop the table
web-referee-rests = The referee has stopped the table. Until play goes on, everyone may talk.
web-denied-is-referee = You are the referee of this table. The seats are for the players.
web-denied-not-referee = Only the referee of this table can do that. Call the referee.

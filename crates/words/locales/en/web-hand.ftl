# A hand that is over.
web-rest = Pause after each hand
web-rest-none = None
web-rest-brief = 10 s
web-rest-usual = 30 s
web-rest-long = 2 min
web-go-on = Go on
web-told-over = Hand { $number } is over
web-told-played = { $name }, { $contract }: { $outcome }
web-told-trick = The last trick
web-told-paid = Who pays whom
web-told-won = Won and lost
web-told-hand = this hand
web-told-all = in all
web-told-even = You break even.
web-told-you-win = You win { $many }.
web-told-you-lose = You lose { $many }.
web-told-side-wins = Your side wins { $many }.
web-told-side-loses = Your side loses { $many }.
web-told-nothing = You win nothing.
web-told-you-and-other = You: { $mine }. { $other }: { $theirs }.
web-told-side-and-other = Your side: { $mine }. { $other }: { $theirs }.
web-told-ready = { $many ->
    [one] { $names } is ready.
   *[other] { $names } are ready.
}
web-told-waiting = Waiting for { $names }.
web-told-by-itself = The table goes on by itself in { $seconds } s.
web-hands = Hands so far
web-look = look
web-back-to-table = Back to the table
web-hand-earlier = Previous hand
web-hand-later = Next hand
web-wrong-card = The rules ask for another card. Tap again to play this one anyway: anyone at the table may call it, and then you pay the book’s penalty.
web-by-law = By the law:
web-wrong-card-law = The rules ask for another card. Tap again to play this one anyway. The book says: { $law }
web-against-the-rules = against the rules
web-order = Order
web-order-lit = From the strongest down. Your own cards are marked.
web-sure = Tap once more: { $what }
web-case-trump = Here the { $card } counts as a trump, not as one of the { $suit }.
web-own-suit = { $suit ->
    [O] coins
    [C] cups
    [E] swords
   *[other] clubs
}

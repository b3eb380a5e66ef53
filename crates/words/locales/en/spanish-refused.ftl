# The Spanish games: what is refused, and why.

spanish-refused-not-dealt = The cards must be dealt first.
spanish-refused-wrong-pack = These are not the cards to be shuffled.
spanish-refused-over = The match is over.
spanish-refused-not-playing = You have no cards in this hand.
spanish-refused-turn = It is { $seat }’s turn.
spanish-refused-not-now = That cannot be done at this point of the hand.
spanish-refused-no-such-bid = That is not a bid of this game.
spanish-refused-too-low = That bid is too low. Go higher, or pass.
spanish-refused-undeclarable = With these cards there would be no king left to call. Bid something else.
spanish-refused-chillo = Only the last to speak, holding the espadilla after everyone has passed, may say that.
spanish-refused-trump = After this bid { $suit } cannot be trump. Choose another suit.
spanish-refused-call = The { $card } cannot be called. Choose another king.
spanish-refused-not-held = You do not hold the { $card }. Choose another card.
spanish-refused-just-received = The { $card } has just been given to you. Give another card for it.
spanish-refused-not-the-king = You do not hold the called king.
spanish-refused-estuche-count = That is not a number of estuches: ask for 1 to { $most }.
spanish-refused-count = { $most ->
    [one] That is too many: one at most.
   *[other] That is too many: { $most } at most.
}
spanish-refused-follow = You must follow { $suit } while you hold a card of it.
spanish-refused-must-trump = Trumps were led: you must play a trump.
spanish-refused-king-too-soon = No king has been played yet: keep the { $card } while you have another card to play.
spanish-refused-hombre-only = Only the Hombre may do that.
spanish-refused-adversary-only = Only an opponent of the Hombre may do that.
spanish-refused-signal = The Hombre may not signal. Play a card.
spanish-refused-nothing-thrown = You have discarded nothing in this hand.
spanish-refused-order = The { $card } is not one of the cards you may order. Choose another.
spanish-refused-raffle = The { $card } is not in this pack. Name a card that is dealt.
spanish-refused-four-tricks = A defender who has four tricks may not ask for another.
spanish-refused-said = You have already said that.
spanish-refused-honour = That is for honour tables. This table is strict.
spanish-refused-amend = You have no card to take back, or that one would be wrong too.
spanish-refused-accuse = Nothing in that trick can be called. Choose another trick.
spanish-refused-no-place = Nobody can join this table now.

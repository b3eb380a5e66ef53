//! Everything a player can say or do, and its one text form.

use cards::{Card, CardSet};
use engine::Seat;

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Action {
        /// A card played.
        Play(card: Card) = "play", "rebesino-play" over "rebesino-heading-play" takes "a card";
        /// A card goes under the monte, and the top card is drawn for it.
        Exchange(card: Card) = "exchange", "rebesino-exchange" over "rebesino-heading-exchange" takes "a card";
        /// No exchange; the top card is looked at and goes under.
        Look = "look", "rebesino-look";
        /// No exchange, and the monte stays as it is.
        Decline = "decline", "rebesino-decline";
        /// The dealer's twelfth card.
        Discard(card: Card) = "discard", "rebesino-discard" over "rebesino-heading-discard" takes "a card";
        /// "I have the napolitana."
        Declare = "declare", "rebesino-declare";
        /// An honour table: the top card is looked at before anything is discarded.
        Peek = "peek", "rebesino-peek" under "rebesino:robo.4";
        /// An honour table: two cards exchanged instead of one.
        ExchangeTwo(cards: CardSet) = "exchange_two", "rebesino-exchange-two" done "rebesino-said-spoilt" over "rebesino-heading-exchange-two" takes "two cards" under "rebesino:robo.5";
        /// An honour table: a card discarded and none drawn.
        DiscardOnly(card: Card) = "discard_only", "rebesino-discard-only" over "rebesino-heading-discard-only" takes "a card" under "rebesino:robo.8";
        /// An honour table: the card forgotten, drawn before the next player acts.
        Draw = "draw", "rebesino-draw";
        /// An honour table: the dealer takes a card that is not theirs.
        Take = "take", "rebesino-take" under "rebesino:robo.9";
        /// An honour table: the dealer looks at the card taken, or at the one on top.
        See = "see", "rebesino-see" under "rebesino:robo.9";
        /// An honour table: the card taken and not seen is put back.
        PutBack = "put_back", "rebesino-put-back" under "rebesino:robo.10";
        /// An honour table: a card that does not follow is replaced by one that does.
        Amend(card: Card) = "amend", "rebesino-amend" over "rebesino-heading-amend" takes "a card" under "rebesino:renuncio.8";
        /// An honour table: "you did not follow suit in that trick."
        Call(seat: Seat, trick: u8) = "call", "rebesino-call" takes "a seat and the number of a trick" under "rebesino:renuncio.1";
        /// An honour table: the hand laid down before the end.
        LayDown = "lay_down", "rebesino-lay-down" done "rebesino-said-laid-down" under "rebesino:general.7";
        /// An honour table: all is as it should be, and the hand can be settled.
        Agree = "agree", "rebesino-agree" done "rebesino-said-agreed";
    }
    plays Play;
    tells {
        fn reveals(&self) -> bool {
            // Who looks or draws sees a card that others do not; so does a dealer who keeps what they took.
            matches!(
                self,
                Action::Exchange(_)
                    | Action::Look
                    | Action::Discard(_)
                    | Action::Peek
                    | Action::Draw
                    | Action::See
                    | Action::LayDown
            )
        }

        fn asks_first(&self) -> bool {
            matches!(self, Action::LayDown)
        }
    }
}

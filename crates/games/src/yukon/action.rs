//! Everything a player can say or do, and its one text form.

use cards::Card;
use engine::Seat;

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Action {
        /// A card played.
        Play(card: Card) = "play", "yukon-play" over "yukon-heading-play" takes "a card";
        /// The trick gathered in, and cards drawn; by itself at a strict table.
        Take = "take", "yukon-take" done "yukon-done-take";
        /// A wrong card replaced by this one.
        Amend(card: Card) = "amend", "yukon-amend" over "yukon-heading-amend" takes "a card" under "yukon:1";
        /// "That card is wrong."
        Accuse(seat: Seat) = "accuse", "yukon-accuse" under "yukon:1";
    }
    plays Play;
    tells {
        fn reveals(&self) -> bool {
            // When a trick is taken cards are drawn, as long as there are any: an act does not know whether there are.
            matches!(self, Action::Take)
        }
    }
}

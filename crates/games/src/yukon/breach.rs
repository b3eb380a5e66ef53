//! Refusals, each with its rule and its message.

use cards::{Card, Suit};
use engine::Seat;

engine::breaches! {
    /// A breach of the rules: the act is refused and nothing has changed.
    pub(super) enum Breach {
        /// The pack must be shuffled first.
        NotDealt = "yukon R3", "yukon-refused-not-dealt";
        /// The cards given are not those to be shuffled.
        WrongPack = "yukon R2", "yukon-refused-wrong-pack";
        /// The match is over.
        Over = "yukon R16", "yukon-refused-over";
        /// Another is to act.
        NotYourTurn { turn: Seat as "seat", rule: &'static str } = rule, "yukon-refused-turn";
        /// They do not sit at this table, or play no cards in this round.
        NotPlaying = "yukon R20", "yukon-refused-not-playing";
        /// This cannot be said or done now.
        NotNow { rule: &'static str } = rule, "yukon-refused-not-now";
        /// A card not held.
        NotHeld { card: Card as "card", rule: &'static str } = rule, "yukon-refused-not-held";
        /// The suit led must be followed.
        MustFollow { suit: Suit as "suit" } = "yukon R4", "yukon-refused-follow";
        /// Void of the suit one must play a Yukon.
        MustYukon = "yukon R7", "yukon-refused-yukon";
        /// An honour table's act at a strict table.
        HonourOnly = "yukon:1", "yukon-refused-honour";
        /// No wrong card to replace.
        NothingToAmend = "yukon D9", "yukon-refused-amend";
        /// The other card would be wrong too.
        StillWrong = "yukon R4", "yukon-refused-still-wrong";
        /// A card that is right on the face of it, or not there.
        NothingToAccuse = "yukon:1", "yukon-refused-accuse";
        /// No card in sight proves it.
        NotProved = "yukon D9", "yukon-refused-not-proved";
    }
}

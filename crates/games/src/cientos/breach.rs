//! Refusals, each with its rule and its message.

use cards::{Card, Suit};
use engine::Seat;

engine::breaches! {
    /// A breach of the rules: the act is refused and nothing has changed.
    pub(super) enum Breach {
        /// The pack must be shuffled first.
        NotDealt = "cientos R10", "cientos-refused-not-dealt";
        /// The cards given are not those to be shuffled.
        WrongPack = "cientos R2", "cientos-refused-wrong-pack";
        /// The match is over.
        Over = "cientos R46", "cientos-refused-over";
        /// Another is to act.
        NotYourTurn { turn: Seat as "seat", rule: &'static str } = rule, "cientos-refused-turn";
        /// They do not sit at this table.
        NotPlaying = "cientos R1", "cientos-refused-not-playing";
        /// This cannot be said or done now.
        NotNow { rule: &'static str } = rule, "cientos-refused-not-now";
        /// A card not held.
        NotHeld { card: Card as "card", rule: &'static str } = rule, "cientos-refused-not-held";
        /// More or fewer cards than may be thrown out.
        DiscardSize { at_most: usize as "most", rule: &'static str } = rule, "cientos-refused-discard-size";
        /// More or fewer cards than lie there to be drawn.
        DrawSize = "cientos R16", "cientos-refused-draw-size";
        /// The hand has a figure.
        NotBlancas = "cientos R15", "cientos-refused-not-blancas";
        /// It is not in the hand.
        NotYours = "cientos R21", "cientos-refused-not-yours";
        /// The other has better, or it was named, or something later was.
        TooLate = "cientos R26", "cientos-refused-too-late";
        /// A larger one than the first named is lost.
        Larger = "cientos:acus.4", "cientos-refused-larger";
        /// A combination claimed to be better must be named and shown first.
        MustName = "cientos:acus.5", "cientos-refused-must-name";
        /// The suit led must be followed.
        MustFollow { suit: Suit as "suit" } = "cientos R30", "cientos-refused-follow";
        /// The suit named, or demanded, must be led.
        MustLead { suit: Suit as "suit", rule: &'static str } = rule, "cientos-refused-lead";
        /// A suit named without a card of it.
        NoSuit { suit: Suit as "suit", rule: &'static str } = rule, "cientos-refused-no-suit";
        /// An honour table's act at a strict table.
        HonourOnly { law: &'static str } = law, "cientos-refused-honour";
        /// Nothing that law speaks of has happened.
        NoIncident { law: &'static str } = law, "cientos-refused-no-incident";
    }
}

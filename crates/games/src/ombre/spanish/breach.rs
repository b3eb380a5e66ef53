//! Refusals, each with its rule and its message.

use super::action::Action;
use cards::{Card, Suit};
use engine::Seat;

engine::breaches! {
    /// A breach of the rules: the act is refused and nothing has changed.
    pub(super) enum Breach {
        /// The pack must be shuffled first.
        NotDealt = "mediator R8", "spanish-refused-not-dealt";
        /// The cards given are not those to be shuffled.
        WrongPack = "mediator R8", "spanish-refused-wrong-pack";
        Over = "mediator R61", "spanish-refused-over";
        /// They do not sit at this table, or have no cards in this hand.
        NotPlaying = "mediator R1", "spanish-refused-not-playing";
        /// Another is to act.
        NotYourTurn { turn: Seat as "seat", rule: &'static str } = rule, "spanish-refused-turn";
        /// This cannot be said or done now.
        NotNow { rule: &'static str } = rule, "spanish-refused-not-now";
        /// The game is not one of those that are bid here.
        NoSuchBid { rule: &'static str } = rule, "spanish-refused-no-such-bid";
        /// The bid does not beat the one that stands.
        TooLow { rule: &'static str } = rule, "spanish-refused-too-low";
        /// Nothing could be called after this bid.
        Undeclarable = "mediator R30a", "spanish-refused-undeclarable";
        /// Only the last to speak who holds the espadilla says so.
        NoChillo = "mediator R21", "spanish-refused-chillo";
        /// This suit cannot be named after this bid.
        NoTrump { suit: Suit as "suit", rule: &'static str } = rule, "spanish-refused-trump";
        /// This card cannot be called.
        NoCall { card: Card as "card", rule: &'static str } = rule, "spanish-refused-call";
        NotHeld { card: Card as "card", rule: &'static str } = rule, "spanish-refused-not-held";
        /// The card just received cannot go back.
        JustReceived { card: Card as "card" } = "mediator R32", "spanish-refused-just-received";
        /// They have not the called king.
        NotTheKing = "mediator R33", "spanish-refused-not-the-king";
        /// That number of estuches cannot be asked for.
        EstucheCount { most: usize as "most" } = "mediator R58", "spanish-refused-estuche-count";
        CardCount { most: usize as "most", rule: &'static str } = rule, "spanish-refused-count";
        MustFollow { suit: Suit as "suit" } = "mediator R36", "spanish-refused-follow";
        MustTrump = "mediator R40", "spanish-refused-must-trump";
        /// A king may not be played yet.
        KingTooSoon { card: Card as "card", rule: &'static str } = rule, "spanish-refused-king-too-soon";
        HombreOnly { rule: &'static str } = rule, "spanish-refused-hombre-only";
        AdversaryOnly { rule: &'static str } = rule, "spanish-refused-adversary-only";
        /// The Hombre signals nothing.
        NoSignal = "hombre R26", "spanish-refused-signal";
        /// A defender with four tricks asks for no more.
        FourTricks = "hombre R29", "spanish-refused-four-tricks";
        /// They have thrown nothing away that could be looked at.
        NothingThrown = "hombre R27", "spanish-refused-nothing-thrown";
        /// This card is not one of those that can be ordered.
        NoOrder { card: Card as "card", rule: &'static str } = rule, "spanish-refused-order";
        /// The card of a raffle is one of the pack.
        NoRaffle { card: Card as "card" } = "mediator:MUL.1", "spanish-refused-raffle";
        /// It was said already.
        SaidAlready { rule: &'static str } = rule, "spanish-refused-said";
        /// An honour table's act at a strict table.
        HonourOnly = "mediator 8", "spanish-refused-honour";
        /// There is nothing to mend, or it would be wrong again.
        NothingToAmend = "mediator:REN.6", "spanish-refused-amend";
        /// No such card of theirs can be called now.
        NothingToCall = "mediator:REN.5", "spanish-refused-accuse";
        /// Nobody can join this table.
        NoPlace = "family R38", "spanish-refused-no-place";
    }
}

impl Breach {
    /// An act out of its time: the rule that says when it has its place.
    pub(super) fn untimely(action: &Action) -> Breach {
        Breach::NotNow { rule: engine::Action::moment(action) }
    }
}

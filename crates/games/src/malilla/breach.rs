//! Refusals, each with its rule and its message.

use cards::{Card, Suit};
use engine::Seat;

engine::breaches! {
    /// A breach of the rules: the act is refused and nothing has changed.
    pub(super) enum Breach {
        /// The pack must be shuffled first.
        NotDealt { rule: &'static str } = rule, "malilla-refused-not-dealt";
        /// The cards given are not those to be shuffled.
        WrongPack = "malilla R2", "malilla-refused-wrong-pack";
        /// The match is over.
        Over = "malilla R30", "malilla-refused-over";
        /// Another is to act.
        NotYourTurn { turn: Seat as "seat", rule: &'static str } = rule, "malilla-refused-turn";
        /// They do not sit at this table.
        NotPlaying = "malilla R1", "malilla-refused-not-playing";
        /// This cannot be said or done now.
        NotNow { rule: &'static str } = rule, "malilla-refused-not-now";
        /// A card not held.
        NotHeld { card: Card as "card" } = "malilla R16", "malilla-refused-not-held";
        /// A suit must be followed.
        MustFollow { suit: Suit as "suit" } = "malilla:ren.1", "malilla-refused-follow";
        /// The opponents' card must be beaten.
        MustBeat = "malilla:ren.2", "malilla-refused-beat";
        /// The opponents' trick must be trumped.
        MustTrump = "malilla:ren.3", "malilla-refused-trump";
        /// The opponents' trump must be overtrumped.
        MustOvertrump = "malilla:ren.4", "malilla-refused-overtrump";
        /// One of the two stronger is to be taken.
        NotStronger = "malilla R5", "malilla-refused-not-stronger";
        /// An honour table's act at a strict table.
        HonourOnly = "malilla R17", "malilla-refused-honour";
        /// The player who has the lead cannot lead out of turn.
        OwnLead = "malilla R14", "malilla-refused-own-lead";
        /// The trick is one's partner's, or there is none.
        NothingToLift = "malilla:jugar.5", "malilla-refused-lift";
        /// No trick of the opponents was lifted, or a card has been led since.
        NothingToReturn = "malilla:jugar.6", "malilla-refused-return";
        /// No wrong card to put right.
        NothingToCorrect = "malilla:ren.5", "malilla-refused-correct";
        /// Their partner has told them.
        Warned = "malilla:ren.6", "malilla-refused-warned";
        /// The other card would be wrong too.
        StillWrong = "malilla:ren.5", "malilla-refused-still-wrong";
        /// No card of the partner's that could be wrong.
        NothingToWarn = "malilla:ren.6", "malilla-refused-warn";
        /// The hand lies open already.
        ShownAlready = "malilla:jugar.7", "malilla-refused-shown";
        /// One does not call one's own side.
        OwnSide = "malilla R17", "malilla-refused-own-side";
        /// A card that is right on the face of it, not there, or called already.
        NothingToCall = "malilla D11", "malilla-refused-call";
        /// The trick is not lifted, and may still be corrected.
        NotLifted = "malilla D10", "malilla-refused-not-lifted";
        /// No card in sight proves it.
        NotProved = "malilla D11", "malilla-refused-not-proved";
        /// Said already.
        SaidAlready = "malilla D11", "malilla-refused-said";
    }
}

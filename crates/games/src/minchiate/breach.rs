//! Refusals, each with its rule and its message.

use cards::{Card, Suit};
use engine::Seat;

engine::breaches! {
    /// A breach of the rules: the act is refused and nothing has changed.
    pub(super) enum Breach {
        /// The pack must be shuffled first.
        NotDealt = "minchiate R11", "minchiate-refused-not-dealt";
        /// The cards given are not those to be shuffled.
        WrongPack = "minchiate R2", "minchiate-refused-wrong-pack";
        /// The match is over.
        Over = "minchiate R48", "minchiate-refused-over";
        /// Another is to act.
        NotYourTurn { turn: Seat as "seat", rule: &'static str } = rule, "minchiate-refused-turn";
        /// They do not sit at this table.
        NotPlaying = "minchiate R2", "minchiate-refused-not-playing";
        /// This cannot be said or done now.
        NotNow { rule: &'static str } = rule, "minchiate-refused-not-now";
        /// The pack cannot be cut there.
        CutDepth = "minchiate R4", "minchiate-refused-cut";
        /// A card not held.
        NotHeld { card: Card as "card", rule: &'static str } = rule, "minchiate-refused-not-held";
        /// A fixed number must be laid aside.
        DiscardCount { many: usize as "many" } = "minchiate R15", "minchiate-refused-discard";
        /// They have said it already.
        SaidAlready { rule: &'static str } = rule, "minchiate-refused-said";
        /// The hand has another number of cards, or the right one.
        NoWrongHand = "minchiate R17", "minchiate-refused-right-hand";
        /// The surplus may not empty a suit.
        FreeDiscard { suit: Suit as "suit" } = "minchiate:7.2e", "minchiate-refused-free-discard";
        /// The stock has no such card.
        NoSuchPlace = "minchiate:7.2f", "minchiate-refused-place";
        /// These cards are no verzigola of theirs, or accused already.
        NoVerzigola = "minchiate R18", "minchiate-refused-verzigola";
        /// The first card is played: nothing more is accused.
        AccusedTooLate = "minchiate R20", "minchiate-refused-too-late";
        /// A suit must be answered.
        MustFollow { suit: Suit as "suit" } = "minchiate R24", "minchiate-refused-follow";
        /// A tarocco must be played.
        MustTarocco = "minchiate R25", "minchiate-refused-tarocco";
        /// An honour table's act at a strict table.
        HonourOnly = "minchiate R3", "minchiate-refused-honour";
        /// Marks are the scorer's.
        ScorerOnly { scorer: Seat as "seat" } = "minchiate R3", "minchiate-refused-scorer";
        /// No such mark is due.
        NotDue = "minchiate:7.4a", "minchiate-refused-not-due";
        /// The totals are made.
        Totalled = "minchiate:7.4a", "minchiate-refused-totalled";
        /// The Matto is not to be taken back.
        NoMatto = "minchiate:7.1b", "minchiate-refused-matto";
        /// No card is owed for it.
        NothingOwed = "minchiate R39", "minchiate-refused-nothing-owed";
        /// A card that counts cannot be given for the Matto.
        NotWorthless { card: Card as "card" } = "minchiate R38", "minchiate-refused-worthless";
        /// The side has not won that card.
        NotWon { card: Card as "card" } = "minchiate R39", "minchiate-refused-not-won";
        /// The cards are mixed: no remedy.
        Mixed = "minchiate:7.3d", "minchiate-refused-mixed";
        /// No such play to call, or called already.
        NoCall = "minchiate:7.3a", "minchiate-refused-call";
        /// No card in sight proves it.
        NotProved = "minchiate:7.3a", "minchiate-refused-not-proved";
        /// Only opponents call.
        OwnSide = "minchiate:7.3a", "minchiate-refused-own-side";
        /// The last trick was not theirs, or is claimed already.
        NoLast = "minchiate:7.4d", "minchiate-refused-last";
        /// They have no cards above forty-two, or have claimed them.
        NoCardsAbove = "minchiate:7.4c", "minchiate-refused-above";
    }
}

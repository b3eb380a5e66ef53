//! What the rules refuse, each with its rule and the words to say it.

use cards::{Card, Suit};
use engine::{Cite, Msg, Refusal, Seat};

/// A breach of the rules: the act is refused and nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breach {
    /// The pack must be shuffled first.
    NotDealt,
    /// The cards given are not those to be shuffled.
    WrongPack,
    /// The match is over.
    Over,
    /// Another is to act.
    NotYourTurn { turn: Seat, rule: &'static str },
    /// They do not sit at this table.
    NotPlaying,
    /// This cannot be said or done now.
    NotNow { rule: &'static str },
    /// The pack cannot be cut there.
    CutDepth,
    /// A card not held.
    NotHeld { card: Card, rule: &'static str },
    /// Exactly so many must be laid aside.
    DiscardCount { many: usize },
    /// They have said it already.
    SaidAlready { rule: &'static str },
    /// The hand has not so many cards, or the right number.
    NoWrongHand,
    /// The surplus may not empty a suit.
    FreeDiscard { suit: Suit },
    /// The stock has no such card.
    NoSuchPlace,
    /// These cards are no verzigola of theirs, or accused already.
    NoVerzigola,
    /// The first card is played: nothing more is accused.
    AccusedTooLate,
    /// A suit must be answered.
    MustFollow { suit: Suit },
    /// A tarocco must be played.
    MustTarocco,
    /// An honour table's act at a strict table.
    HonourOnly,
    /// Marks are the scorer's.
    ScorerOnly { scorer: Seat },
    /// No such mark is due.
    NotDue,
    /// The totals are made.
    Totalled,
    /// The Matto is not to be taken back.
    NoMatto,
    /// No card is owed for it.
    NothingOwed,
    /// A card that counts cannot be given for the Matto.
    NotWorthless { card: Card },
    /// The side has not won that card.
    NotWon { card: Card },
    /// The cards are mixed: no remedy.
    Mixed,
    /// No such play to call, or called already.
    NoCall,
    /// No card in sight proves it.
    NotProved,
    /// Only opponents call.
    OwnSide,
    /// The last trick was not theirs, or is claimed already.
    NoLast,
    /// They have no cards above forty-two, or have claimed them.
    NoCardsAbove,
}

impl Breach {
    fn parts(self) -> (&'static str, Msg) {
        use Breach::*;
        let msg = Msg::new;
        match self {
            NotDealt => ("minchiate R11", msg("minchiate-refused-not-dealt")),
            WrongPack => ("minchiate R2", msg("minchiate-refused-wrong-pack")),
            Over => ("minchiate R48", msg("minchiate-refused-over")),
            NotYourTurn { turn, rule } => (rule, msg("minchiate-refused-turn").with("seat", turn)),
            NotPlaying => ("minchiate R2", msg("minchiate-refused-not-playing")),
            NotNow { rule } => (rule, msg("minchiate-refused-not-now")),
            CutDepth => ("minchiate R4", msg("minchiate-refused-cut")),
            NotHeld { card, rule } => (rule, msg("minchiate-refused-not-held").with("card", card)),
            DiscardCount { many } => ("minchiate R15", msg("minchiate-refused-discard").with("many", many)),
            SaidAlready { rule } => (rule, msg("minchiate-refused-said")),
            NoWrongHand => ("minchiate R17", msg("minchiate-refused-right-hand")),
            FreeDiscard { suit } => ("minchiate:7.2e", msg("minchiate-refused-free-discard").with("suit", suit)),
            NoSuchPlace => ("minchiate:7.2f", msg("minchiate-refused-place")),
            NoVerzigola => ("minchiate R18", msg("minchiate-refused-verzigola")),
            AccusedTooLate => ("minchiate R20", msg("minchiate-refused-too-late")),
            MustFollow { suit } => ("minchiate R24", msg("minchiate-refused-follow").with("suit", suit)),
            MustTarocco => ("minchiate R25", msg("minchiate-refused-tarocco")),
            HonourOnly => ("minchiate R3", msg("minchiate-refused-honour")),
            ScorerOnly { scorer } => ("minchiate R3", msg("minchiate-refused-scorer").with("seat", scorer)),
            NotDue => ("minchiate:7.4a", msg("minchiate-refused-not-due")),
            Totalled => ("minchiate:7.4a", msg("minchiate-refused-totalled")),
            NoMatto => ("minchiate:7.1b", msg("minchiate-refused-matto")),
            NothingOwed => ("minchiate R39", msg("minchiate-refused-nothing-owed")),
            NotWorthless { card } => ("minchiate R38", msg("minchiate-refused-worthless").with("card", card)),
            NotWon { card } => ("minchiate R39", msg("minchiate-refused-not-won").with("card", card)),
            Mixed => ("minchiate:7.3d", msg("minchiate-refused-mixed")),
            NoCall => ("minchiate:7.3a", msg("minchiate-refused-call")),
            NotProved => ("minchiate:7.3a", msg("minchiate-refused-not-proved")),
            OwnSide => ("minchiate:7.3a", msg("minchiate-refused-own-side")),
            NoLast => ("minchiate:7.4d", msg("minchiate-refused-last")),
            NoCardsAbove => ("minchiate:7.4c", msg("minchiate-refused-above")),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = breach.parts();
        Refusal { cite: Cite(cite), why }
    }
}

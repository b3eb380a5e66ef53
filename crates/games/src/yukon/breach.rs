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
    /// They do not sit at this table, or play no cards in this round.
    NotPlaying,
    /// This cannot be said or done now.
    NotNow { rule: &'static str },
    /// A card not held.
    NotHeld { card: Card, rule: &'static str },
    /// The suit led must be followed.
    MustFollow { suit: Suit },
    /// Void of the suit one must play a Yukon.
    MustYukon,
    /// An honour table's act at a strict table.
    HonourOnly,
    /// No wrong card to replace.
    NothingToAmend,
    /// The other card would be wrong too.
    StillWrong,
    /// A card that is right on the face of it, or not there.
    NothingToAccuse,
    /// No card in sight proves it.
    NotProved,
}

impl Breach {
    fn parts(self) -> (&'static str, Msg) {
        use Breach::*;
        let msg = Msg::new;
        match self {
            NotDealt => ("yukon R3", msg("yukon-refused-not-dealt")),
            WrongPack => ("yukon R2", msg("yukon-refused-wrong-pack")),
            Over => ("yukon R16", msg("yukon-refused-over")),
            NotYourTurn { turn, rule } => (rule, msg("yukon-refused-turn").with("seat", turn)),
            NotPlaying => ("yukon R20", msg("yukon-refused-not-playing")),
            NotNow { rule } => (rule, msg("yukon-refused-not-now")),
            NotHeld { card, rule } => (rule, msg("yukon-refused-not-held").with("card", card)),
            MustFollow { suit } => ("yukon R4", msg("yukon-refused-follow").with("suit", suit)),
            MustYukon => ("yukon R7", msg("yukon-refused-yukon")),
            HonourOnly => ("yukon:1", msg("yukon-refused-honour")),
            NothingToAmend => ("yukon D9", msg("yukon-refused-amend")),
            StillWrong => ("yukon R4", msg("yukon-refused-still-wrong")),
            NothingToAccuse => ("yukon:1", msg("yukon-refused-accuse")),
            NotProved => ("yukon D9", msg("yukon-refused-not-proved")),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = breach.parts();
        Refusal { cite: Cite(cite), why }
    }
}

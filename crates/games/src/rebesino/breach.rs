//! Refusals, each with its rule and its message.

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
    /// Nobody sits there.
    NoSeat,
    /// Another is to act.
    NotYourTurn { turn: Seat, rule: &'static str },
    /// This cannot be said or done now.
    NotNow { rule: &'static str },
    /// A card not held.
    NotHeld { card: Card, rule: &'static str },
    /// The suit led must be followed.
    MustFollow { suit: Suit },
    /// With caballo and king of copas at the end the caballo takes.
    MustCaballo,
    /// An honour table's act at a strict table.
    HonourOnly,
    /// Two cards were already exchanged in this match.
    Barred,
    /// Not two cards.
    NotTwo,
    /// No napolitana to declare.
    NoNapolitana,
    /// No card to replace, or not with this one.
    NothingToAmend,
    /// Nothing in that trick to call.
    NoCall,
    /// No card in sight proves it.
    NotProved,
}

impl Breach {
    fn parts(self) -> (&'static str, Msg) {
        use Breach::*;
        let msg = Msg::new;
        match self {
            NotDealt => ("rebesino R10", msg("rebesino-refused-not-dealt")),
            WrongPack => ("rebesino R2", msg("rebesino-refused-wrong-pack")),
            Over => ("rebesino R58", msg("rebesino-refused-over")),
            NoSeat => ("rebesino R1", msg("rebesino-refused-no-seat")),
            NotYourTurn { turn, rule } => (rule, msg("rebesino-refused-turn").with("seat", turn)),
            NotNow { rule } => (rule, msg("rebesino-refused-not-now")),
            NotHeld { card, rule } => (rule, msg("rebesino-refused-not-held").with("card", card)),
            MustFollow { suit } => ("rebesino R25", msg("rebesino-refused-follow").with("suit", suit)),
            MustCaballo => ("rebesino R31", msg("rebesino-refused-caballo")),
            HonourOnly => ("rebesino R21", msg("rebesino-refused-honour")),
            Barred => ("rebesino R18", msg("rebesino-refused-barred")),
            NotTwo => ("rebesino R18", msg("rebesino-refused-not-two")),
            NoNapolitana => ("rebesino R35", msg("rebesino-refused-napolitana")),
            NothingToAmend => ("rebesino R25", msg("rebesino-refused-amend")),
            NoCall => ("rebesino R51", msg("rebesino-refused-call")),
            NotProved => ("rebesino R51", msg("rebesino-refused-not-proved")),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = breach.parts();
        Refusal { cite: Cite(cite), why }
    }
}

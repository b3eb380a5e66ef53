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
    /// A card not held.
    NotHeld { card: Card, rule: &'static str },
    /// More or fewer cards than may be thrown out.
    DiscardSize { at_most: usize },
    /// More or fewer cards than lie there to be drawn.
    DrawSize,
    /// The hand has a figure.
    NotBlancas,
    /// It is not in the hand.
    NotYours,
    /// The other has better, or it was named, or something later was.
    TooLate,
    /// A larger one than the first named is lost.
    Larger,
    /// What was said to be better must be named and shown first.
    MustName,
    /// The suit led must be followed.
    MustFollow { suit: Suit },
    /// The suit named, or demanded, must be led.
    MustLead { suit: Suit, rule: &'static str },
    /// A suit named without a card of it.
    NoSuit { suit: Suit, rule: &'static str },
    /// An honour table's act at a strict table.
    HonourOnly { law: &'static str },
    /// Nothing that law speaks of has happened.
    NoIncident { law: &'static str },
}

impl Breach {
    fn parts(self) -> (&'static str, Msg) {
        use Breach::*;
        let msg = Msg::new;
        match self {
            NotDealt => ("cientos R10", msg("cientos-refused-not-dealt")),
            WrongPack => ("cientos R2", msg("cientos-refused-wrong-pack")),
            Over => ("cientos R46", msg("cientos-refused-over")),
            NotYourTurn { turn, rule } => (rule, msg("cientos-refused-turn").with("seat", turn)),
            NotPlaying => ("cientos R1", msg("cientos-refused-not-playing")),
            NotNow { rule } => (rule, msg("cientos-refused-not-now")),
            NotHeld { card, rule } => (rule, msg("cientos-refused-not-held").with("card", card)),
            DiscardSize { at_most } => {
                let rule = if at_most == 5 { "cientos R16" } else { "cientos R18" };
                (rule, msg("cientos-refused-discard-size").with("most", at_most))
            }
            DrawSize => ("cientos R16", msg("cientos-refused-draw-size")),
            NotBlancas => ("cientos R15", msg("cientos-refused-not-blancas")),
            NotYours => ("cientos R21", msg("cientos-refused-not-yours")),
            TooLate => ("cientos R26", msg("cientos-refused-too-late")),
            Larger => ("cientos:acus.4", msg("cientos-refused-larger")),
            MustName => ("cientos:acus.5", msg("cientos-refused-must-name")),
            MustFollow { suit } => ("cientos R30", msg("cientos-refused-follow").with("suit", suit)),
            MustLead { suit, rule } => (rule, msg("cientos-refused-lead").with("suit", suit)),
            NoSuit { suit, rule } => (rule, msg("cientos-refused-no-suit").with("suit", suit)),
            HonourOnly { law } => (law, msg("cientos-refused-honour")),
            NoIncident { law } => (law, msg("cientos-refused-no-incident")),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = breach.parts();
        Refusal { cite: Cite(cite), why }
    }
}

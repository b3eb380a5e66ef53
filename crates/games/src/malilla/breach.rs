//! What the rules refuse, each with its rule and the words to say it.

use super::deck::Renuncio;
use cards::{Card, Suit};
use engine::{Cite, Msg, Refusal, Seat};

/// A breach of the rules: the act is refused and nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breach {
    /// The pack must be shuffled first.
    NotDealt { rule: &'static str },
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
    NotHeld { card: Card },
    /// A card against the duty.
    Wrong { kind: Renuncio, suit: Option<Suit> },
    /// One of the two stronger is to be taken.
    NotStronger,
    /// An honour table's act at a strict table.
    HonourOnly,
    /// Whoever has the lead cannot lead out of turn.
    OwnLead,
    /// The trick is one's partner's, or there is none.
    NothingToLift,
    /// No trick of the opponents was lifted, or a card has been led since.
    NothingToReturn,
    /// No wrong card to put right.
    NothingToCorrect,
    /// Their partner has told them.
    Warned,
    /// The other card would be wrong too.
    StillWrong,
    /// No card of the partner's that could be wrong.
    NothingToWarn,
    /// The hand lies open already.
    ShownAlready,
    /// One does not call one's own side.
    OwnSide,
    /// A card that is right on the face of it, not there, or called already.
    NothingToCall,
    /// The trick is not lifted, and may still be corrected.
    NotLifted,
    /// No card in sight proves it.
    NotProved,
    /// Said already.
    SaidAlready,
}

impl Breach {
    fn parts(self) -> (&'static str, Msg) {
        use Breach::*;
        let msg = Msg::new;
        match self {
            NotDealt { rule } => (rule, msg("malilla-refused-not-dealt")),
            WrongPack => ("malilla R2", msg("malilla-refused-wrong-pack")),
            Over => ("malilla R30", msg("malilla-refused-over")),
            NotYourTurn { turn, rule } => (rule, msg("malilla-refused-turn").with("seat", turn)),
            NotPlaying => ("malilla R1", msg("malilla-refused-not-playing")),
            NotNow { rule } => (rule, msg("malilla-refused-not-now")),
            NotHeld { card } => ("malilla R16", msg("malilla-refused-not-held").with("card", card)),
            Wrong { kind: Renuncio::Suit, suit: Some(suit) } => {
                ("malilla:ren.1", msg("malilla-refused-follow").with("suit", suit))
            }
            Wrong { kind: Renuncio::Suit, .. } => ("malilla:ren.1", msg("malilla-refused-not-now")),
            Wrong { kind: Renuncio::Beat, .. } => ("malilla:ren.2", msg("malilla-refused-beat")),
            Wrong { kind: Renuncio::Trump, .. } => ("malilla:ren.3", msg("malilla-refused-trump")),
            Wrong { kind: Renuncio::OverTrump, .. } => ("malilla:ren.4", msg("malilla-refused-overtrump")),
            NotStronger => ("malilla R5", msg("malilla-refused-not-stronger")),
            HonourOnly => ("malilla R17", msg("malilla-refused-honour")),
            OwnLead => ("malilla R14", msg("malilla-refused-own-lead")),
            NothingToLift => ("malilla:jugar.5", msg("malilla-refused-lift")),
            NothingToReturn => ("malilla:jugar.6", msg("malilla-refused-return")),
            NothingToCorrect => ("malilla:ren.5", msg("malilla-refused-correct")),
            Warned => ("malilla:ren.6", msg("malilla-refused-warned")),
            StillWrong => ("malilla:ren.5", msg("malilla-refused-still-wrong")),
            NothingToWarn => ("malilla:ren.6", msg("malilla-refused-warn")),
            ShownAlready => ("malilla:jugar.7", msg("malilla-refused-shown")),
            OwnSide => ("malilla R17", msg("malilla-refused-own-side")),
            NothingToCall => ("malilla D11", msg("malilla-refused-call")),
            NotLifted => ("malilla D10", msg("malilla-refused-not-lifted")),
            NotProved => ("malilla D11", msg("malilla-refused-not-proved")),
            SaidAlready => ("malilla D11", msg("malilla-refused-said")),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = breach.parts();
        Refusal { cite: Cite(cite), why }
    }
}

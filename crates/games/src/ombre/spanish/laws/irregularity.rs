//! Acts against the laws that an honour table knows.

use engine::Seat;
use serde::Serialize;

/// An act against the laws, and the player who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Incident {
    pub by: Seat,
    pub what: Irregularity,
}

/// The acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Irregularity {
    /// A card was played before its turn.
    Early,
    /// So many cards were shown: does one of them harm?
    Shown { cards: u8, turn: Turn, harm: Harm },
    /// A trick of another was lifted.
    Lifted(Lift),
    /// Told the other whether to go for bola.
    Advised,
    /// Needless talk.
    Talked(Talk),
    /// A card against the duty.
    Revoke,
    /// A king before any was out.
    King(TooSoon),
    /// A wrong card was taken back before the trick was lifted.
    TakenBack { harm: Harm },
    /// A wrong number of cards was drawn.
    Drawn(Draw),
    /// A card of the monte was turned up.
    Exposed(Exposed),
    /// Looked at another player's discard.
    SawDiscard { of: Seat },
    /// Looked at the rest of the monte without the right to.
    LookedAtRest(Looker),
    /// Put their cards away though another could still speak.
    ThrewIn(Thrown),
    /// Looked at their own discard in a bola.
    ViewedDiscard,
    /// The Hombre asked for a trick.
    Signalled,
    /// Granted it.
    LeftTrick,
    /// Named a suit that is not in the pack.
    Misnamed,
    /// Returned the called king, and made two tricks or more.
    ReturnedKing,
}

/// The turn in which a card was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    Own,
    Another,
}

/// Can others use what they have seen (mediator IV.5)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Harm {
    Presumed,
    None,
}

/// The moment at which a trick wrongly lifted was contested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lift {
    /// Before the player who lifted it has played again.
    InTime,
    Late,
}

engine::choices! {
    /// Needless words.
    pub enum Talk {
        /// Warns of a play, or reminds of one.
        Warn = "warn",
        /// Tells aloud what lies among the tricks.
        ReadTricks = "read_tricks",
        /// Asks who the partner is.
        AskPartner = "ask_partner",
    }
}

/// The ways in which a king comes out too soon (family RF.2-RF.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TooSoon {
    Followed,
    Led,
    Thrown,
}

/// Wrong draws, and the ways in which they come to light (hombre X).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// One too many, told by the player who drew it.
    OwnedUp,
    /// One too many, found by another.
    FoundOut,
    /// Fewer than were thrown.
    Short,
}

/// The moment at which a card of the monte was turned up (hombre XI).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Exposed {
    /// Before the Hombre has exchanged.
    Before,
    /// After it.
    After,
    /// After it, and it is a mate.
    Mate,
}

/// The player who looks at the cards left (hombre XIII).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Looker {
    /// The last to exchange, too late.
    Last,
    Another,
}

engine::choices! {
    /// The ways of putting cards away too soon (hombre XIV.3, XIV.4).
    pub enum Thrown {
        /// Mixed with the monte.
        Mixed = "throw_in",
        /// Laid on top of it.
        Laid = "lay_on_monte",
    }
}

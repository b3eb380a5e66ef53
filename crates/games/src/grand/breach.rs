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
    NotYourTurn {
        turn: Seat,
        rule: &'static str,
    },
    /// They do not sit at this table, or play no cards in this hand.
    NotPlaying,
    /// This cannot be said or done now.
    NotNow {
        rule: &'static str,
    },
    /// Bids are multiples of five, from five on.
    NoFive,
    /// A bid must be higher than the last.
    TooLow {
        standing: i64,
    },
    /// No game can be played for more than a hundred.
    TooHigh,
    /// Three have passed: the dealer must bid.
    DealerMustBid,
    /// Nothing is led before there is a bid.
    NoBidYet,
    /// Copas is opened by the mão alone, at their first word.
    OnlyMaoOpens,
    /// The dealer's pair has too few points for it.
    TooEarlyForCopas,
    /// Copas is opened with a heart.
    NotAHeart {
        card: Card,
    },
    /// The company has not agreed on the opening of Copas.
    NoOpening,
    /// The bid is above the limit of the game.
    AboveLimit {
        limit: i64,
    },
    /// Alone with too low a bid.
    NotAlone,
    /// In partnership with a bid of 25.
    MustBeAlone,
    /// Exactly eight cards are laid aside.
    EightCards,
    /// A trump below the eight would be kept.
    LowTrump {
        card: Card,
    },
    /// A card not held.
    NotHeld {
        card: Card,
        rule: &'static str,
    },
    /// A card that does not lie open to be taken.
    NotOpened {
        card: Card,
    },
    /// The partner's cards must be opened first, or can be no more.
    PartnerClosed,
    PartnerOpen,
    /// The suit led must be followed.
    MustFollow {
        suit: Suit,
    },
    /// Trumps are led.
    MustTrump,
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
    /// The match does not end by time, or they have called it.
    NoTime,
}

impl Breach {
    fn parts(self) -> (&'static str, Msg) {
        use Breach::*;
        let msg = Msg::new;
        match self {
            NotDealt => ("grand section 3", msg("grand-refused-not-dealt")),
            WrongPack => ("grand section 3", msg("grand-refused-wrong-pack")),
            Over => ("grand R28", msg("grand-refused-over")),
            NotYourTurn { turn, rule } => (rule, msg("grand-refused-turn").with("seat", turn)),
            NotPlaying => ("grand R20", msg("grand-refused-not-playing")),
            NotNow { rule } => (rule, msg("grand-refused-not-now")),
            NoFive => ("grand R2", msg("grand-refused-no-five")),
            TooLow { standing } => ("grand R3", msg("grand-refused-too-low").with("standing", standing)),
            TooHigh => ("grand R6", msg("grand-refused-too-high")),
            DealerMustBid => ("grand R4", msg("grand-refused-dealer")),
            NoBidYet => ("grand R9", msg("grand-refused-no-bid")),
            OnlyMaoOpens => ("grand R7", msg("grand-refused-mao")),
            TooEarlyForCopas => ("grand R7", msg("grand-refused-seventy")),
            NotAHeart { card } => ("grand R7", msg("grand-refused-heart").with("card", card)),
            NoOpening => ("grand R7", msg("grand-refused-opening")),
            AboveLimit { limit } => ("grand R8", msg("grand-refused-limit").with("limit", limit)),
            NotAlone => ("grand R16", msg("grand-refused-alone")),
            MustBeAlone => ("grand R16", msg("grand-refused-partners")),
            EightCards => ("grand R18", msg("grand-refused-eight")),
            LowTrump { card } => ("grand R19", msg("grand-refused-low-trump").with("card", card)),
            NotHeld { card, rule } => (rule, msg("grand-refused-not-held").with("card", card)),
            NotOpened { card } => ("grand R21", msg("grand-refused-not-opened").with("card", card)),
            PartnerClosed => ("grand R21", msg("grand-refused-partner-closed")),
            PartnerOpen => ("grand R21", msg("grand-refused-partner-open")),
            MustFollow { suit } => ("grand R11", msg("grand-refused-follow").with("suit", suit)),
            MustTrump => ("grand R11", msg("grand-refused-trump")),
            HonourOnly => ("grand R11", msg("grand-refused-honour")),
            NothingToAmend => ("grand R11", msg("grand-refused-amend")),
            StillWrong => ("grand R11", msg("grand-refused-still-wrong")),
            NothingToAccuse => ("grand R11", msg("grand-refused-accuse")),
            NotProved => ("grand R11", msg("grand-refused-not-proved")),
            NoTime => ("grand R28", msg("grand-refused-time")),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = breach.parts();
        Refusal { cite: Cite(cite), why }
    }
}

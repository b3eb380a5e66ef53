//! What the rules refuse, each with its rule and the words to say it.

use super::action::Action;
use cards::{Card, Suit};
use engine::{Cite, Msg, Refusal, Seat};

/// A breach of the rules: the act is refused and nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breach {
    /// The pack must be shuffled first.
    NotDealt,
    /// The cards given are not those to be shuffled.
    WrongPack,
    Over,
    /// They do not sit at this table, or have no cards in this hand.
    NotPlaying,
    /// Another is to act.
    NotYourTurn {
        turn: Seat,
        rule: &'static str,
    },
    /// This cannot be said or done now.
    NotNow {
        rule: &'static str,
    },
    /// The game is not one of those that are bid here.
    NoSuchBid {
        rule: &'static str,
    },
    /// The bid does not beat the one that stands.
    TooLow {
        rule: &'static str,
    },
    /// Nothing could be called after this bid.
    Undeclarable,
    /// Only the last to speak who holds the espadilla says so.
    NoChillo,
    /// This suit cannot be named after this bid.
    NoTrump {
        suit: Suit,
        rule: &'static str,
    },
    /// This card cannot be called.
    NoCall {
        card: Card,
        rule: &'static str,
    },
    NotHeld {
        card: Card,
        rule: &'static str,
    },
    /// The card just received cannot go back.
    JustReceived {
        card: Card,
    },
    /// They have not the called king.
    NotTheKing,
    CardCount {
        most: usize,
        rule: &'static str,
    },
    MustFollow {
        suit: Suit,
    },
    MustTrump,
    /// A king may not be played yet.
    KingTooSoon {
        card: Card,
        rule: &'static str,
    },
    HombreOnly {
        rule: &'static str,
    },
    AdversaryOnly {
        rule: &'static str,
    },
    /// The Hombre signals nothing.
    NoSignal,
    /// It was said already.
    SaidAlready {
        rule: &'static str,
    },
    /// An honour table's act at a strict table.
    HonourOnly,
    /// There is nothing to mend, or it would be wrong again.
    NothingToAmend,
    /// No such card of theirs can be called now.
    NothingToCall,
    /// Nobody can join this table.
    NoPlace,
}

impl Breach {
    /// An act out of its time: the rule that says when it has its place.
    pub(super) fn untimely(action: &Action) -> Breach {
        let rule = match action {
            Action::Pass | Action::Bid(_) => "mediator R14",
            Action::Chillo => "mediator R21",
            Action::Call(..) | Action::Name(_) => "mediator R24",
            Action::ReturnCard(_) => "mediator R32",
            Action::ReturnKing | Action::Keep => "mediator R33",
            Action::Exchange(_) => "hombre R20",
            Action::Look | Action::Leave => "hombre R24",
            Action::GoFondo => "hombre R13",
            Action::Redeem => "hombre R14",
            Action::Play(_) => "mediator R35",
            Action::Signal(_) => "hombre R26",
            Action::Stop => "mediator R45",
            Action::ViewDiscard => "hombre R27",
            Action::Concede | Action::Accept | Action::PlayOn => "mediator R56",
            Action::LayDown | Action::Grant => "mediator R57",
            Action::Claim(_) | Action::Estuches(_) => "mediator R58",
            Action::Content => "mediator R60",
            Action::Accuse(..) | Action::Amend(_) => "mediator:REN.5",
            Action::Join => "family R38",
            Action::Early(_) => "mediator:III.1",
            Action::Drop(_) => "mediator:IV.0",
            Action::Order(_) | Action::Spread => "mediator:VII.4",
            Action::Lift | Action::Contest => "mediator:V.1",
            Action::Advise => "mediator:VIII.3",
            Action::Talk(_) => "mediator:IX.2",
            Action::Demand(_) => "mediator:III.3",
            Action::Expose => "hombre:XI.0",
            Action::Peek(_) => "hombre:XII.1",
            Action::Throw(_) => "hombre:XIV.3",
            Action::LeaveTrick => "hombre:XVI.1",
            Action::HoldBack => "hombre R18",
            Action::Overdraw(_) | Action::Underdraw(_) | Action::OwnUp | Action::Recount(_) => "hombre:X.0",
        };
        Breach::NotNow { rule }
    }

    fn parts(self) -> (&'static str, Msg) {
        use Breach::*;
        let msg = Msg::new;
        match self {
            NotDealt => ("mediator R8", msg("spanish-refused-not-dealt")),
            WrongPack => ("mediator R8", msg("spanish-refused-wrong-pack")),
            Over => ("mediator R61", msg("spanish-refused-over")),
            NotPlaying => ("mediator R1", msg("spanish-refused-not-playing")),
            NotYourTurn { turn, rule } => (rule, msg("spanish-refused-turn").with("seat", turn)),
            NotNow { rule } => (rule, msg("spanish-refused-not-now")),
            NoSuchBid { rule } => (rule, msg("spanish-refused-no-such-bid")),
            TooLow { rule } => (rule, msg("spanish-refused-too-low")),
            Undeclarable => ("mediator R30a", msg("spanish-refused-undeclarable")),
            NoChillo => ("mediator R21", msg("spanish-refused-chillo")),
            NoTrump { suit, rule } => (rule, msg("spanish-refused-trump").with("suit", suit)),
            NoCall { card, rule } => (rule, msg("spanish-refused-call").with("card", card)),
            NotHeld { card, rule } => (rule, msg("spanish-refused-not-held").with("card", card)),
            JustReceived { card } => ("mediator R32", msg("spanish-refused-just-received").with("card", card)),
            NotTheKing => ("mediator R33", msg("spanish-refused-not-the-king")),
            CardCount { most, rule } => (rule, msg("spanish-refused-count").with("most", most)),
            MustFollow { suit } => ("mediator R36", msg("spanish-refused-follow").with("suit", suit)),
            MustTrump => ("mediator R40", msg("spanish-refused-must-trump")),
            KingTooSoon { card, rule } => (rule, msg("spanish-refused-king-too-soon").with("card", card)),
            HombreOnly { rule } => (rule, msg("spanish-refused-hombre-only")),
            AdversaryOnly { rule } => (rule, msg("spanish-refused-adversary-only")),
            NoSignal => ("hombre R26", msg("spanish-refused-signal")),
            SaidAlready { rule } => (rule, msg("spanish-refused-said")),
            HonourOnly => ("mediator 8", msg("spanish-refused-honour")),
            NothingToAmend => ("mediator:REN.6", msg("spanish-refused-amend")),
            NothingToCall => ("mediator:REN.5", msg("spanish-refused-accuse")),
            NoPlace => ("family R38", msg("spanish-refused-no-place")),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Refusal {
        let (cite, why) = breach.parts();
        Refusal { cite: Cite(cite), why }
    }
}

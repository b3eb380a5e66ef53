//! Laws: what the books say of irregularities, and what follows when one happens.
//!
//! One ruling, three doors: what an honour table does when somebody is accused, what a referee answers, and what a strict table refuses
//! come from the same [`Law`] and the same function.

mod carried;
#[doc(hidden)]
pub mod declare;
pub mod desk;
mod facts;
pub mod outcome;

pub use crate::Cite;
pub use carried::Carried;
pub use desk::{Cited, Desk, Form, Leaf, Settle, follow, join};
pub use facts::{Answer, Asked, Contradiction, Facts, Field, Kind, Question, Unanswered, Undecided, Value, YES_NO};
pub use outcome::{Outcome, Sentence};

use crate::{Account, Cause, Msg, Seat, SeatSet};
use cards::CardSet;
use serde::Serialize;

/// How the house carries a law out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// It is part of the rules and always holds.
    Enforce,
    /// What it punishes cannot happen: the program refuses it.
    Prevent,
    /// It can happen at an honour table, and the penalty follows.
    Honour,
    /// It needs real cards in real hands: the referee's desk rules on it.
    Referee,
    /// It says how to behave, and costs nothing.
    Conduct,
}

/// A law of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Law {
    /// As it is cited: `voltarete:II.10.15`.
    pub id: Cite,
    /// Where it stands in the book.
    pub source: &'static str,
    pub class: Class,
    /// Whom it protects, where that is known.
    pub shields: Option<Protects>,
    /// Until when, or from when, it can be called upon. None: the book says nothing of it.
    pub term: Option<Term>,
}

impl Law {
    /// A law, for tables written down in code.
    pub const fn new(id: &'static str, source: &'static str, class: Class) -> Law {
        Law { id: Cite(id), source, class, shields: None, term: None }
    }

    /// The same, protecting somebody.
    #[must_use]
    pub const fn shielding(self, shield: Protects) -> Law {
        Law { shields: Some(shield), ..self }
    }

    /// The same, which can be called upon until this moment.
    #[must_use]
    pub const fn until(self, moment: Moment) -> Law {
        Law { term: Some(Term::Until(moment)), ..self }
    }

    /// The same, which can be called upon from this moment on.
    #[must_use]
    pub const fn not_before(self, moment: Moment) -> Law {
        Law { term: Some(Term::NotBefore(moment)), ..self }
    }

    /// The book it stands in: `voltarete` of `voltarete:II.10.15`.
    pub fn book(&self) -> &'static str {
        self.id.0.split(':').next().unwrap_or_default()
    }

    /// Its number in the book: `II.10.15`.
    pub fn number(&self) -> &'static str {
        self.id.0.split_once(':').map_or("", |(_, number)| number)
    }
}

/// Whom a law protects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Protects {
    /// All who play.
    Everybody,
    /// The others, against whoever did it.
    Others,
    /// Whoever plays alone, or has named the game.
    Declarer,
    /// Those who play against them.
    Opponents,
    /// Whoever did it: they may, or it is forgiven.
    Doer,
}

/// When a law can be called upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    Until(Moment),
    NotBefore(Moment),
}

/// A moment of a hand, or of the sitting, at which a right begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    PackHandedOver,
    FirstCardDealt,
    CardsLookedAt,
    /// Somebody's own bid, pass or word.
    OwnCall,
    OthersPassed,
    /// Somebody plays a game, or all have passed.
    SomebodyPlays,
    Discarded,
    CardsSetApart,
    /// The cards drawn have joined the hand.
    DrawJoined,
    /// The cards drawn have been looked at.
    DrawSeen,
    /// The others have been told to draw.
    DrawOrdered,
    NextDrew,
    CardsPassedOn,
    AllReady,
    SuitNamed,
    PlayBegun,
    DeclarerPlayed,
    CardReleased,
    /// The trick is turned down.
    TrickCovered,
    /// The next card is led.
    NextLead,
    /// Whoever did it has played to the next trick.
    OwnNextCard,
    FiveTricks,
    LaidDown,
    HandOver,
    /// The cards of the hand are mixed.
    CardsMixed,
    Counted,
    /// The pack of the next hand is cut.
    NextCut,
    NextDealDone,
    NextHand,
    SeriesOver,
    DueAgain,
    StruckOut,
    /// As long as it is remembered.
    Remembered,
    NoLimit,
}

/// What the laws decide of an incident.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ruling {
    /// The laws it rests on, the deciding one first. None: no law speaks of this.
    pub cites: Vec<Cite>,
    /// The sentences that tell it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub follows: Vec<Sentence>,
    pub payments: Vec<Payment>,
    pub card: CardFate,
    /// Cards taken by the wrong card that go back to the side that played them.
    pub restored: CardSet,
    pub trick: TrickFate,
    pub hand: HandFate,
    /// Who may no longer win the hand.
    pub barred: SeatSet,
    /// The players at fault, where a desk asks for them.
    #[serde(skip)]
    pub at_fault: SeatSet,
    /// What else is to be said.
    pub notes: Vec<Msg>,
    /// The fates by incident, where several incidents of one hand are ruled on together.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub each: Vec<Fates>,
}

/// What one of several incidents does to card, trick and hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Fates {
    pub incident: &'static str,
    pub card: CardFate,
    pub trick: TrickFate,
    pub hand: HandFate,
}

impl Ruling {
    /// The same ruling at a table: a desk knows players by their places, a table by their seats. Notes are for the desk and are left out.
    #[must_use]
    pub fn seated(self, at: impl Fn(Seat) -> Seat) -> Ruling {
        let account = |account: Account| account.as_seat().map_or(account, |place| at(place).into());
        let seats = |places: SeatSet| places.iter().map(&at).collect::<SeatSet>();
        let paid = |payment: Payment| Payment { from: account(payment.from), to: account(payment.to), ..payment };
        Ruling {
            payments: self.payments.into_iter().map(paid).collect(),
            barred: seats(self.barred),
            trick: match self.trick {
                TrickFate::GoesTo(place) => TrickFate::GoesTo(at(place)),
                TrickFate::OneFrom { from, to } => TrickFate::OneFrom { from: at(from), to: at(to) },
                TrickFate::Stands | TrickFate::PlayedAgain => self.trick,
            },
            hand: match self.hand {
                HandFate::Forfeited(places) => HandFate::Forfeited(seats(places)),
                HandFate::Stands | HandFate::DealtAgain => self.hand,
            },
            notes: Vec::new(),
            ..self
        }
    }
}

/// Something to be paid by a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Payment {
    pub from: Account,
    pub to: Account,
    pub amount: i64,
    pub due: Due,
    /// By which law, and for what.
    #[serde(flatten)]
    pub cause: Cause,
}

/// When a payment is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// At once.
    Now,
    /// When the hand is settled; the book says in which form.
    AtSettlement,
}

/// What becomes of the card played wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardFate {
    /// It stays where it lies.
    #[default]
    Stands,
    /// Its player takes it back and plays another; what was played after it stands.
    Replaced,
    /// It and everything played after it goes back to the hands.
    TakenBack,
    /// Its player may replace it or leave it where it lies.
    AtChoice,
}

impl CardFate {
    /// Order in which fates of one hand prevail: what undoes more before what undoes less.
    pub(crate) const fn strength(self) -> u8 {
        match self {
            CardFate::Stands => 0,
            CardFate::AtChoice => 1,
            CardFate::Replaced => 2,
            CardFate::TakenBack => 3,
        }
    }
}

/// What becomes of the trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TrickFate {
    /// It stays with whoever took it.
    #[default]
    Stands,
    /// It goes to this seat, to whom it would have belonged.
    GoesTo(Seat),
    /// It stays, and one trick goes from one seat to another to make it good.
    OneFrom { from: Seat, to: Seat },
    /// It is undone, with all that followed, and played again.
    PlayedAgain,
}

impl TrickFate {
    /// Order in which fates of one hand prevail: a trick played again over one that changes hands.
    pub(crate) const fn strength(self) -> u8 {
        match self {
            TrickFate::Stands => 0,
            TrickFate::GoesTo(_) | TrickFate::OneFrom { .. } => 1,
            TrickFate::PlayedAgain => 2,
        }
    }
}

/// What becomes of the hand, or of the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HandFate {
    /// It goes on, or stays as it ended.
    #[default]
    Stands,
    /// It ends, and counts for these seats.
    Forfeited(SeatSet),
    /// The cards are dealt again.
    DealtAgain,
}

impl HandFate {
    /// Order in which fates of one hand prevail: a new deal over a forfeit, a forfeit over a hand that stands.
    pub(crate) const fn strength(self) -> u8 {
        match self {
            HandFate::Stands => 0,
            HandFate::Forfeited(_) => 1,
            HandFate::DealtAgain => 2,
        }
    }
}

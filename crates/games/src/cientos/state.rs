//! State of a match: what lasts (the company and its marks), what lies open in the running hand, and what is hidden.

use super::ganancias::{Many, Secansa, Set};
use super::tally::{Class, Item, Tally};
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::trick::Trick;
use engine::{Msg, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table.
pub(super) const SEATS: usize = 2;

/// Cards to a hand, and tricks of one.
pub const HAND: usize = 12;

/// Cards of the monte: five for mano, three for the pie (R12).
pub const MONTE: usize = 8;

/// Mano's share of the monte.
pub const FIVE: usize = 5;

/// Phases of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// They cut for mano.
    Cut,
    /// The pack is to be shuffled and dealt.
    Shuffle,
    /// This seat throws cards out.
    Discard(Seat),
    /// An honour table: this seat draws, and can miscount.
    Draw(Seat),
    /// An honour table: one card too many is drawn out of this seat's shuffled hand (`robo.1`).
    Lottery(Seat),
    /// The pie may look at the cards they leave.
    LookPie,
    /// The pie has looked: mano may too, if they name the suit they will lead.
    LookMano,
    /// Mano names what they hold, and leads.
    Accuse,
    /// Mano has led; the pie names what is theirs, and serves.
    Answer,
    Tricks,
    /// An honour table: the trick is full and not yet taken.
    Taking,
    /// The match is over.
    Over,
}

/// One player's score in the running game (section 5.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// Position of the markers, in points: always a multiple of ten.
    pub mark: i64,
    /// Points missing to the half game that the markers already show (R42).
    pub lack50: i64,
    /// Points missing to the game that the markers already show (R41).
    pub lack100: i64,
}

/// State of the match that lasts from hand to hand. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchState {
    pub dealer: Seat,
    /// The number of the deal.
    pub deal: u32,
    pub marks: [Mark; 2],
    /// Games won by each.
    pub games: [u32; 2],
    /// Games played to their end.
    pub played: u32,
    /// Hands dealt in this game.
    pub hands: u32,
    /// Result of the previous hand.
    pub last: Option<Ending>,
}

/// Result of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    pub outcome: Outcome,
    /// The exact points of each.
    pub points: [i64; 2],
    /// Position of each player's markers afterwards, in tens.
    pub marks: [i64; 2],
}

/// A hand as it is told of when it is over, or as it stands.
#[derive(Clone, Debug)]
pub(super) struct HandReport {
    pub(super) number: u32,
    pub(super) dealer: Seat,
    pub(super) ending: Option<Ending>,
    pub(super) tricks: [u8; SEATS],
    pub(super) items: Tally,
    pub(super) shown: [CardSet; SEATS],
}

/// Outcome of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Its points were marked, and the game goes on.
    Marked,
    /// This seat won the game, and the loser had made fifty.
    Simple(Seat),
    /// This seat won the game, and the loser had not.
    Double(Seat),
    /// The game was broken off.
    BrokenOff,
}

impl Outcome {
    /// Its machine name.
    pub const fn word(self) -> &'static str {
        match self {
            Outcome::Marked => "marked",
            Outcome::Simple(_) => "simple",
            Outcome::Double(_) => "double",
            Outcome::BrokenOff => "broken",
        }
    }
}

/// The opponent's answer to something named (R21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Good,
    Equal,
    NotGood,
}

impl Answer {
    const fn words(self) -> &'static str {
        match self {
            Answer::Good => "cientos-said-good",
            Answer::Equal => "cientos-said-equal",
            Answer::NotGood => "cientos-said-not-good",
        }
    }
}

/// Everything a seat has named, in its order, and the answer to the first of each class.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Named {
    pub punto: Option<u8>,
    pub secansas: ArrayVec<Secansa, 4>,
    pub sets: ArrayVec<Set, 5>,
    /// The opponent's answers: to the punto, the first secansa, the first set.
    pub answers: [Option<Answer>; 3],
    /// Ganancias that were shown, where that is a step of its own.
    pub shown: [Showing; 3],
}

/// State of a named ganancia: kept back or shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Showing {
    #[default]
    Kept,
    Shown,
}

/// A set named and not held, as the laws tell such sets apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// A set that is not there: nothing its player named counts (`acus.6`).
    FalseSet,
    /// One catorce said for another: it alone does not count (`acus.9`).
    WrongCatorce,
}

impl Named {
    /// Has it named anything of this class?
    pub fn any(&self, class: Class) -> bool {
        match class {
            Class::Punto => self.punto.is_some(),
            Class::Secansas => !self.secansas.is_empty(),
            Class::Sets => !self.sets.is_empty(),
        }
    }

    /// The opponent's answer to the first one named of this class.
    pub fn answer(&self, class: Class) -> Option<Answer> {
        self.answers[class as usize]
    }
}

engine::sayings! {
    /// Something said or done that all could hear.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Said {
        Cut(card: Card) = "cientos-said-cut";
        Blancas = "cientos-said-blancas";
        /// Threw cards out and drew others.
        Drew(thrown: u8, taken: u8) = "cientos-said-drew";
        Looked = "cientos-said-looked";
        /// Will lead this suit.
        Names(suit: Suit) = "cientos-said-names";
        Punto(value: u8) = "cientos-said-punto";
        Secansa(secansa: Secansa) =
            (Msg::new("cientos-said-secansa").with("length", secansa.length).with("head", secansa.head));
        Set(set: Set) =
            (Msg::new(if set.many == Many::Four { "cientos-said-catorce" } else { "cientos-said-tres" }).with("rank", set.rank));
        Answered(answer: Answer) = (Msg::new(answer.words()));
        Showed(cards: CardSet) = "cientos-said-showed";
        /// Took a set back that was named by mistake.
        Withdrew(set: Set) = (Msg::new("cientos-said-withdrew").with("rank", set.rank));
        /// Has not this card, of four.
        Lacks(card: Card) = "cientos-said-lacks";
        Counts(item: Item) = (item.words());
        Amended(card: Card) = "cientos-said-amended";
        TookBack(card: Card) = "cientos-said-took-back";
        /// Must lead this suit.
        Demanded(suit: Suit) = "cientos-said-demanded";
        Announced(suit: Suit) = "cientos-said-announced";
        /// Was found to hold a card too many.
        Miscounted = "cientos-said-miscounted";
        /// Was found to have named a set that was never held.
        FalseSet = "cientos-said-false-set";
    }
}

/// Open state of the running hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    pub phase: Phase,
    /// The cards cut for the deal, with the seats that cut them.
    pub cut: ArrayVec<(Seat, Card), 2>,
    /// The dealt hand of a player who showed cartas blancas.
    pub blancas: [CardSet; 2],
    /// Cards thrown out, and drawn.
    pub discarded: [u8; 2],
    pub drawn: [u8; 2],
    /// Cards that went from a hand to the discards, or back to the monte, by lot.
    pub lots: [u8; 2],
    /// Was a card drawn by lot laid back on the monte (`robo.2`)?
    pub returned: bool,
    /// Has the pie looked at what they left, and mano after them?
    pub looked: SeatSet,
    /// The suit mano said they would lead, until they do.
    pub named_suit: Option<Suit>,
    /// The suit mano must lead instead, by the other's demand.
    pub demanded: Option<Suit>,
    pub named: [Named; 2],
    /// Cards laid open.
    pub shown: [CardSet; 2],
    /// Cards of which all know that a seat does not hold them: told on being asked (R25).
    pub lacked: [CardSet; 2],
    pub trick: Trick,
    pub to_play: Seat,
    pub plays: ArrayVec<(Seat, Card), 24>,
    pub takers: ArrayVec<Seat, HAND>,
    /// Has the leader of this trick said that they change suit?
    pub announced: Option<Suit>,
    /// Plays put right at an honour table: the number of the play.
    pub mended: ArrayVec<u8, 24>,
    /// Points each has counted, item by item.
    pub items: Tally,
    /// Players found to hold a card too many in play: they count nothing (`dar.11`).
    pub barred: SeatSet,
    /// Sets named and not held, found when the hand, or the game, was thought to be over.
    pub found: [Option<Fault>; 2],
    /// Players who have corrected one catorce said for another (`acus.8`).
    pub corrected: SeatSet,
    /// Latest utterances, in order; the oldest are dropped when it is full.
    pub said: ArrayVec<(Seat, Said), 96>,
}

/// Hidden state: visible to its owner alone, or to nobody.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    pub(super) hands: [CardSet; 2],
    pub(super) discards: [CardSet; 2],
    /// The rest of the monte, its top first.
    pub(super) stock: ArrayVec<Card, MONTE>,
    /// The pie's draw, in order: mano may have looked at some of it before.
    pub(super) to_pie: ArrayVec<Card, MONTE>,
}

impl Hidden {
    pub(super) const NOTHING: Hidden = Hidden {
        hands: [CardSet::EMPTY; 2],
        discards: [CardSet::EMPTY; 2],
        stock: ArrayVec::new_const(),
        to_pie: ArrayVec::new_const(),
    };
}

/// The other of two.
pub const fn other(seat: Seat) -> Seat {
    Seat::at(1 - seat.index() % 2)
}

impl MatchState {
    /// The player who is dealt to first, speaks first and leads (R7, R11).
    pub const fn mano(&self) -> Seat {
        other(self.dealer)
    }
}

impl Open {
    /// A hand about to be dealt.
    pub(super) fn new(mano: Seat) -> Open {
        Open {
            phase: Phase::Shuffle,
            cut: ArrayVec::new(),
            blancas: [CardSet::EMPTY; 2],
            discarded: [0; 2],
            drawn: [0; 2],
            lots: [0; 2],
            returned: false,
            looked: SeatSet::EMPTY,
            named_suit: None,
            demanded: None,
            named: [Named::default(), Named::default()],
            shown: [CardSet::EMPTY; 2],
            lacked: [CardSet::EMPTY; 2],
            trick: Trick::EMPTY,
            to_play: mano,
            plays: ArrayVec::new(),
            takers: ArrayVec::new(),
            announced: None,
            mended: ArrayVec::new(),
            items: Tally::default(),
            barred: SeatSet::EMPTY,
            found: [None; 2],
            corrected: SeatSet::EMPTY,
            said: ArrayVec::new(),
        }
    }

    /// The rule by which it is somebody's turn now, and by which nothing else can be done.
    pub(super) fn rule(&self) -> &'static str {
        match self.phase {
            Phase::Cut => "cientos R7",
            Phase::Shuffle => "cientos R10",
            Phase::Discard(_) | Phase::Draw(_) => "cientos R16",
            Phase::Lottery(_) => "cientos:robo.1",
            Phase::LookPie | Phase::LookMano => "cientos R19",
            Phase::Accuse => "cientos R21",
            Phase::Answer => "cientos R28",
            Phase::Tricks => "cientos R29",
            Phase::Taking => "cientos R32",
            Phase::Over => "cientos R46",
        }
    }

    /// The tricks of a seat.
    pub fn tricks(&self, seat: Seat) -> u8 {
        self.takers.iter().filter(|&&taker| taker == seat).count() as u8
    }

    /// The cards a seat has played.
    pub fn played(&self, seat: Seat) -> CardSet {
        self.plays.iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect()
    }

    /// The exact points of a seat in this hand; none with a card too many (`dar.11`).
    pub fn points(&self, seat: Seat) -> i64 {
        if self.barred.contains(seat) {
            return 0;
        }
        self.items.points(seat)
    }

    /// Notes what was said; of many words the oldest are forgotten.
    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        if self.said.is_full() {
            self.said.remove(0);
        }
        self.said.push((seat, said));
    }
}

//! The record: one text format for saved tables, hand-written problems, test cases and bug reports.
//!
//! The format is described in `docs/record.md`. Reading knows no game: it checks what can be checked without one. A
//! [`replay`](Replay) then opens the game and lets everything happen again; an action the rules refuse stops it with the
//! line and the rule.

mod arrange;
mod error;
mod read;
mod replay;
mod verify;
mod write;

pub use arrange::{Deal, arranged};
pub use error::{Fault, RecordError};
pub use replay::Replay;
pub use verify::{Verification, verify};
pub use write::write;

use crate::{BadAgreement, Entry, Options, Revision};
use cards::fair::{Commitment, Entropy, Seed};

/// The version of the format this program writes.
pub const VERSION: u32 = 1;

/// A value and the line it was read from; 0 if it was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At<T> {
    /// The line, from 1.
    pub line: usize,
    pub value: T,
}

/// Everything a record says.
///
/// ```
/// use engine::record::Record;
///
/// let record = Record::from_text("spadille 1\ngame malilla\nseed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n").unwrap();
/// let replay = record.replay(&games::catalogue()).unwrap();
/// assert_eq!((record.game.as_str(), replay.game.deal_number()), ("malilla", 1));
/// assert_eq!(Record::from_text("spadille 9\n").unwrap_err().line, 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The machine name of the game.
    pub game: String,
    /// The revision of the rules; none means the first.
    pub revision: Option<At<Revision>>,
    /// Agreements, name and value.
    pub options: Vec<At<(String, String)>>,
    /// Setup of the table at the beginning, name and value.
    pub setup: Vec<At<(String, String)>>,
    /// The players' names, by seat.
    pub seats: Vec<At<(usize, String)>>,
    /// The commitment published before the first card.
    pub commit: Option<Commitment>,
    /// Contributions of the players to the shuffles, by seat.
    pub entropy: Vec<(u8, Entropy)>,
    /// The seed of the match, if it is known from the beginning: deals that are not written out come from it.
    pub seed: Option<Seed>,
    pub steps: Vec<At<Step>>,
    /// The secret, shown at the end.
    pub reveal: Option<Seed>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Seats were drawn, with these cards in the order of the seats.
    Draw(Vec<cards::Card>),
    /// Cards were dealt.
    Deal(Deal),
    /// A seat acted.
    Act {
        seat: usize,
        /// The action, as written.
        action: String,
    },
}

impl Record {
    /// An empty record of a game under the rules of today.
    pub fn new(facts: &crate::Facts) -> Record {
        Record { game: facts.id.to_owned(), revision: Some(At::new(facts.newest())), ..Record::default() }
    }

    /// The record of a match that begins today: its revision and every agreement stand in it, also what is the default, so that it
    /// means the same when the defaults are others.
    pub fn of_new_match(entry: &Entry, options: &Options) -> Result<Record, BadAgreement> {
        let options = entry.in_full(options)?.into_iter().map(At::new).collect();
        Ok(Record { options, ..Record::new(entry.facts) })
    }

    /// The revision the match is played under.
    pub fn revision(&self) -> Revision {
        self.revision.as_ref().map_or(Revision::FIRST, |revision| revision.value)
    }

    /// Adds a shuffle that took place: drawing seats or dealing, as the game stood just before it.
    pub fn add_shuffle(&mut self, before: &dyn crate::AnyGame, order: &[cards::Card]) {
        let crate::Turn::Shuffle(wanted) = before.turn() else { return };
        let step = match wanted.purpose {
            crate::ShuffleFor::Draw => Step::Draw(order.to_vec()),
            crate::ShuffleFor::Deal => {
                let layout = before.layout();
                let pile = |pile| layout.iter().zip(order).filter(|(there, _)| **there == pile).map(|(_, &card)| card).collect();
                let hands = crate::Seat::first(before.players()).map(|seat| (seat.index(), pile(crate::Pile::Hand(seat))));
                Step::Deal(Deal {
                    number: before.deal_number(),
                    dealer: before.dealer().map(crate::Seat::index),
                    hands: hands.filter(|(_, cards): &(_, Vec<_>)| !cards.is_empty()).map(At::new).collect(),
                    stock: Some(At::new(pile(crate::Pile::Stock))).filter(|stock| !stock.value.is_empty()),
                    seed: None,
                })
            }
        };
        self.steps.push(At::new(step));
    }

    /// Adds an action that was accepted.
    pub fn add_action(&mut self, seat: crate::Seat, action: &dyn std::fmt::Display) {
        self.steps.push(At::new(Step::Act { seat: seat.index(), action: action.to_string() }));
    }
}

impl<T> At<T> {
    /// A value that was not read.
    pub fn new(value: T) -> At<T> {
        At { line: 0, value }
    }
}

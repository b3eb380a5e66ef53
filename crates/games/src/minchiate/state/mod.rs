//! State of a match: what lasts (the company and the pairs), what lies open in the running gioco, and what is hidden.
//!
//! The three are different types on purpose: a view takes the open parts as they are and cannot hold the hidden one.

use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::trick::Trick;
use engine::{Seat, SeatSet};
use serde::Serialize;

mod marks;
mod match_state;
mod said;

pub use super::verzigole::Verzigola;
pub use marks::{Cause, Mark, MarkState, Total};
pub use match_state::{MatchState, Misdeal, Pair};
pub use said::Said;

/// Seats at the table.
pub(super) const SEATS: usize = 4;

/// Cards to a hand, and tricks to a gioco.
pub const HAND: usize = 21;

/// The eleventh card of the second round is dealt face up.
pub(super) const ROUND: usize = 10;

/// Phases of a gioco.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Lots are to be drawn for partners or the first deal.
    Draw,
    /// The pack is to be shuffled.
    Shuffle,
    /// The pack is to be cut.
    Cut,
    /// The dealer has miscounted in this round and can still set it right.
    Correct(u8),
    /// Those who robbed lay cards aside.
    Discard,
    /// An honour table: each counts their hand.
    Check,
    /// Hands reported wrong are made right.
    Mend,
    /// The verzigole are accused.
    Accuse,
    Tricks,
    /// A player who did not answer chooses whether to take their card back.
    Choice,
    /// An honour table before the cards are mixed: revokes can be called.
    Inspection,
    /// An honour table: the scorers total.
    Count,
    /// An open match: go on or rise?
    Between,
    /// The match is over.
    Over,
}

/// A trick taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Taken {
    /// The cards in the order played.
    pub plays: Plays,
    /// Its taker.
    pub taker: Seat,
}

/// The cards of a trick in the order played, the Matto included.
pub type Plays = ArrayVec<(Seat, Card), SEATS>;

/// Place of the Matto between its playing and the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Matto {
    /// Not yet lost in a trick, or settled.
    Settled,
    /// Lying with the winners, its owner not having taken it back.
    Lost(Seat),
    /// Taken back, and a card owed for it by this pair.
    Owed(Pair),
}

/// A revoke called, and whether it was one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Called {
    /// The player accused of not having answered.
    pub seat: Seat,
    /// In which trick, from 1.
    pub trick: u8,
    /// Was it so?
    pub upheld: bool,
}

/// A wrong card taken back into the hand, another lying in its place (7.3c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Exchange {
    pub seat: Seat,
    /// Their card of which trick, from 0.
    pub trick: usize,
    /// The card taken back.
    pub back: Card,
    /// The card laid down for it.
    pub laid: Card,
    /// To how many tricks they had played by then.
    pub after: usize,
}

/// Open state of the running gioco.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    /// Its phase.
    pub phase: Phase,
    /// Sopramano of the dealer, their partner, the cutter, the dealer.
    pub order: [Seat; SEATS],
    /// Number of cards lifted in the cut.
    pub cut: Option<u8>,
    /// The card that stopped the robbing in the cut: it lies undermost, seen by all.
    pub undermost: Option<Card>,
    /// Cards of the pack that lie face down.
    pub stock: usize,
    /// Cards that stopped a robbing from the stock: they lie face up.
    pub stopped: ArrayVec<Card, SEATS>,
    /// Cards each was dealt, robbed ones aside.
    pub dealt: [u8; SEATS],
    /// Cards each has robbed.
    pub robbed: [u8; SEATS],
    /// The eleventh card of each.
    pub turned: [Option<Card>; SEATS],
    /// Cards in each hand that all know to be there.
    pub shown: [CardSet; SEATS],
    /// Cards that all have seen each take up, and that are in their hand or among their discards.
    pub taken_up: [CardSet; SEATS],
    /// Cards each has laid aside.
    pub discarded: [u8; SEATS],
    /// Players who have still to discard, to count or to set their hand right.
    pub pending: SeatSet,
    /// Players whose hands were reported wrong.
    pub reported: SeatSet,
    /// Players whose hands were wrong when the first card was led.
    pub wrong: SeatSet,
    /// The player to accuse, by place from the dealer's sopramano.
    pub speaker: usize,
    pub accused: Vec<(Seat, Verzigola)>,
    /// Every mark earned.
    pub marks: Vec<Mark>,
    /// The cards on the table.
    pub plays: Plays,
    /// The same without the Matto, which neither leads nor wins.
    pub trick: Trick,
    /// The seat to play.
    pub to_play: Seat,
    /// The tricks taken.
    pub taken: Vec<Taken>,
    /// The cards each pair has won.
    pub won: [CardSet; 2],
    /// Place of the Matto.
    pub matto: Matto,
    pub called: Vec<Called>,
    /// Cards taken back for others after a call.
    pub exchanged: Vec<Exchange>,
    /// A player who decides whether to take a card back, and the number of its trick, from 0.
    pub choice: Option<(Seat, usize)>,
    /// Players with nothing more to say.
    pub content: SeatSet,
    /// Pairs that claimed the last trick.
    pub claimed_last: [bool; 2],
    /// Pairs that claimed their cards above forty-two.
    pub claimed_cards: [bool; 2],
    /// Players who have asked for a ruling.
    pub appealed: SeatSet,
    /// Utterances, in order.
    pub said: Vec<(Seat, Said)>,
    /// Outcome of the gioco, once it is over.
    pub outcome: Option<&'static str>,
}

/// Hidden state: visible to its owner alone, or to nobody.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// The cards in each hand.
    pub(super) hands: [CardSet; SEATS],
    /// The cards each laid aside.
    pub(super) discards: [CardSet; SEATS],
    /// The face-down cards of the pack, the top one last.
    pub(super) stock: Vec<Card>,
}

impl Hidden {
    pub(super) const NOTHING: Hidden =
        Hidden { hands: [CardSet::EMPTY; SEATS], discards: [CardSet::EMPTY; SEATS], stock: Vec::new() };
}

impl Open {
    /// A gioco about to be dealt.
    pub(super) fn new(order: [Seat; SEATS]) -> Open {
        Open {
            phase: Phase::Shuffle,
            order,
            cut: None,
            undermost: None,
            stock: 0,
            stopped: ArrayVec::new(),
            dealt: [0; SEATS],
            robbed: [0; SEATS],
            turned: [None; SEATS],
            shown: [CardSet::EMPTY; SEATS],
            taken_up: [CardSet::EMPTY; SEATS],
            discarded: [0; SEATS],
            pending: SeatSet::EMPTY,
            reported: SeatSet::EMPTY,
            wrong: SeatSet::EMPTY,
            speaker: 0,
            accused: Vec::new(),
            // Room for what a gioco usually comes to: playing a card allocates nothing.
            marks: Vec::with_capacity(32),
            plays: ArrayVec::new(),
            trick: Trick::EMPTY,
            to_play: order[0],
            taken: Vec::with_capacity(HAND),
            won: [CardSet::EMPTY; 2],
            matto: Matto::Settled,
            called: Vec::new(),
            exchanged: Vec::new(),
            choice: None,
            content: SeatSet::EMPTY,
            claimed_last: [false; 2],
            claimed_cards: [false; 2],
            appealed: SeatSet::EMPTY,
            said: Vec::with_capacity(64),
            outcome: None,
        }
    }

    /// The player who cuts, seated below the hand of the dealer (R4).
    pub fn cutter(&self) -> Seat {
        self.order[2]
    }

    /// The card that must be answered: the first that is not the Matto (R29).
    pub fn led(&self) -> Option<Card> {
        self.trick.led()
    }

    /// Has no card been played yet?
    #[inline(always)]
    pub fn unplayed(&self) -> bool {
        self.taken.is_empty() && self.plays.is_empty()
    }

    /// Tricks each seat has taken.
    pub fn tricks(&self) -> [u8; SEATS] {
        let mut tricks = [0; SEATS];
        self.taken.iter().for_each(|taken| tricks[taken.taker.index() % SEATS] += 1);
        tricks
    }

    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        self.said.push((seat, said));
    }
}

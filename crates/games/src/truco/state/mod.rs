//! State of a match: what lasts (the company and its seats), what lies open in the running volta, and what is hidden.
//!
//! The three are different types on purpose: a view takes the open parts as they are and cannot hold the hidden one.

use super::laws::{Charge, Fault};
use super::stakes::{Cap, Ladder};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::{Cause, Seat, SeatSet};
use serde::Serialize;

mod calls;
mod match_state;
mod said;

pub use calls::{Calls, Doubtful, First, FlorCall, Flores, Held, Joint, Leaving, Lei, Reply, Score, Song, Stay};
pub use match_state::{Gathered, MatchState, Side};
pub use said::Said;

/// Seats at the table, at most.
pub(super) const SEATS: usize = 4;

/// Cards to a hand.
pub(super) const HAND: usize = 3;

/// Phases of a volta.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are drawn for the first deal.
    Draw,
    /// The pack is to be cut; until then the lei can be said.
    Cutting,
    /// The pack is to be dealt.
    Shuffle,
    /// A low card lies face up: its player accepts it or not.
    Exposed,
    /// A contest is fought.
    Contest,
    /// A real table: players who owe a proof show it.
    Show,
    /// A real table before the cards are gathered: faults can be claimed.
    Claims,
    /// The partida is over.
    Over,
}

engine::choices! {
    /// The form of a volta (R20-R22).
    #[serde(rename_all = "snake_case")]
    pub enum Form {
        Roda = "roda" => "truco-roda",
        /// One duel after the other.
        Testa = "testa" => "truco-testa",
    }
}

/// Open state of the running volta. Arrays are indexed by seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    /// Its phase.
    pub phase: Phase,
    /// Roda or testa.
    pub form: Form,
    /// The limit of its stakes.
    pub cap: Cap,
    /// Was testa announced?
    pub announced: bool,
    /// Number of cards lifted in the cut.
    pub cut: u8,
    /// A card about to fall face up: whose, and which of their three.
    pub turned: Option<(Seat, u8)>,
    /// Number of cards dealt to each.
    pub dealt: [u8; SEATS],
    /// Utterances of this volta, in order.
    pub said: Vec<(Seat, Said)>,
    /// Players who have looked at their cards.
    pub looked: SeatSet,
    /// The lei, if it was said.
    pub lei: Option<Lei>,
    /// Which contest of the volta runs: 0, or 1 in the second testa.
    pub contest: u8,
    /// The contestants in order of play, the mão first.
    pub order: [Seat; SEATS],
    /// Number of contestants.
    pub active: usize,
    /// Presence of each player in the contest.
    pub stay: [Stay; SEATS],
    /// Cards played, in order, by all contests of the volta.
    pub plays: ArrayVec<(Seat, Card), { HAND * SEATS }>,
    /// Number of cards each has played.
    pub played: [u8; SEATS],
    /// Cards laid on a card just played, for the next vazas.
    pub committed: [ArrayVec<Card, 2>; SEATS],
    /// Cards of each that all have seen though they were not played.
    pub shown: [CardSet; SEATS],
    /// The vaza on the table.
    pub vaza: ArrayVec<(Seat, Card), SEATS>,
    /// The leader of the vaza.
    pub leader: Seat,
    /// Sides that took the vazas of this contest; `None` for a parda.
    pub vazas: ArrayVec<Option<Side>, HAND>,
    /// Number of vazas of this volta that each took.
    pub taken: [u8; SEATS],
    /// Progress of the first part.
    pub first: First,
    pub ladder: Ladder,
    /// The player who called or raised last.
    pub caller: Option<Seat>,
    /// The songs, of envido or of flores.
    pub songs: [Option<Song>; SEATS],
    /// The points of envido sung in the first testa, when the second is played.
    pub sung_before: [Option<Song>; SEATS],
    pub flores: Flores,
    pub calls: Calls,
    /// An act whose effect waits.
    pub held: Option<Held>,
    /// Players who have still to sing or to waive before the held act takes effect.
    pub window: SeatSet,
    /// Players who have called or raised an envido: they can no longer sing flor (R46).
    pub envidado: SeatSet,
    /// Players who can no longer sing flor for another reason.
    pub mute: SeatSet,
    /// Players cut off before they could sing, who therefore hide nothing (D15).
    pub silenced: SeatSet,
    /// Players who have proposed envido, flor or truco (R90).
    pub proposed: SeatSet,
    /// Sides that have called or answered a truco (R30, D9).
    pub trucked: [bool; 2],
    /// Sides that have played a card, spoken or staked (R87).
    pub stirred: [bool; 2],
    /// Flores asked for: by whom, from whom.
    pub asked_flor: ArrayVec<(Seat, Seat), SEATS>,
    /// Was the pending proposal repeated on request?
    pub repeated: bool,
    /// Players who have asked for the sum to be paid.
    pub asked_tally: SeatSet,
    /// A doubtful word the opponents may take for what it sounds like.
    pub doubtful: Option<(Seat, Doubtful)>,
    /// The tentos of the first part.
    pub first_score: Option<Score>,
    /// The tentos of the truco.
    pub truco_score: Option<Score>,
    pub fines: Vec<Score>,
    /// Irregular acts all have seen, and nobody has claimed yet.
    pub faults: Vec<Fault>,
    /// Players whose hidden flor was paid: it is paid once, asked for or seen.
    pub paid_flor: SeatSet,
    pub ruled: Vec<(Charge, Seat)>,
    /// The side that gets the truco by law, no matter who won the vazas.
    pub forfeited: Option<(Side, Cause)>,
    /// Were first part and truco both turned over by law?
    pub reverted: bool,
    /// Players who have made a signal.
    pub signalled: SeatSet,
    /// Players who have still to show.
    pub owing: SeatSet,
    /// Players with nothing more to claim.
    pub content: SeatSet,
    /// Outcome of the last contest.
    pub outcome: Option<&'static str>,
}

/// Hidden state: visible to its owner alone, or to nobody.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// The cards each was dealt, played or not.
    pub(super) dealt: [CardSet; SEATS],
    /// The cards each still holds, in the hand or face down before them.
    pub(super) hands: [CardSet; SEATS],
    /// The rest of the pack, and what was thrown into it.
    pub(super) monte: CardSet,
    /// The card named by the sign of each, for the two partners alone.
    pub(super) senhas: [Option<Card>; SEATS],
}

impl Hidden {
    pub(super) const NOTHING: Hidden =
        Hidden { dealt: [CardSet::EMPTY; SEATS], hands: [CardSet::EMPTY; SEATS], monte: CardSet::EMPTY, senhas: [None; SEATS] };
}

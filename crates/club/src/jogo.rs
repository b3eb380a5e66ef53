//! A jogo: the encounter of two entries, from its call to its homologation (4.2).

use crate::entry::{CategoryId, EntryId, PersonId};
use crate::format::PlannedJogo;
use crate::incident::Ground;
use crate::options::BestOf;
use crate::{Line, Note, Time};
use serde::{Deserialize, Serialize};

/// Which of the two entries of a jogo.
pub type Side = usize;

/// Progress of a jogo that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Running {
    /// Called to a table.
    Called,
    /// Both entries are there.
    Ready,
    Playing,
    BetweenPartidas,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Scheduled,
    Running(Running),
    /// It waits for a ruling.
    Suspended(Running),
    /// The last tento is paid.
    Played,
    /// Both capatazes have signed.
    Signed,
    /// Pack, tentos and súmula are back.
    Delivered,
    /// Decided without being played to its end: a walkover or a ground.
    Decided,
    Homologated,
    /// One side has no opponent.
    Bye,
    /// Neither side has an entry.
    Void,
}

impl State {
    /// Can nothing more come of it?
    pub const fn is_closed(self) -> bool {
        matches!(self, State::Homologated | State::Bye | State::Void)
    }

    /// Is it at a table?
    pub const fn is_at_table(self) -> bool {
        matches!(self, State::Running(_) | State::Suspended(_))
    }
}

/// A payment of tentos (R21).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tento {
    pub side: Side,
    pub amount: u32,
    /// The rule or law it was paid by.
    pub reason: Line,
    pub by: PersonId,
}

/// One partida and its ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Partida {
    pub tentos: Vec<Tento>,
    pub score: [u32; 2],
}

impl Partida {
    /// The score by its ledger, no more than the target a side (R55).
    pub(crate) fn recount(&mut self, target: u32) {
        self.score = [0, 1].map(|side| {
            let paid: u32 = self.tentos.iter().filter(|tento| tento.side == side).map(|tento| tento.amount).sum();
            paid.min(target)
        });
    }

    /// The side that has reached the target.
    pub fn winner(&self, target: u32) -> Option<Side> {
        self.score.iter().position(|&score| score >= target)
    }
}

/// Way in which a jogo was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    Played,
    /// An entry was not ready at the set time (R19).
    Walkover,
    /// An entry had left the championship.
    Absent,
    Ground(Ground),
    /// Both entries were put out (R44).
    BothOut,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub winner: Option<Side>,
    pub how: How,
    /// The scores that count: those played, or what is written for the innocent (D23).
    pub partidas: Vec<[u32; 2]>,
}

impl Outcome {
    /// Written for a side that did not have to play: the target to nothing in every partida needed (D23).
    pub fn without_play(winner: Side, how: How, best_of: BestOf, target: u32) -> Outcome {
        let mut score = [0, 0];
        score[winner] = target;
        Outcome { winner: Some(winner), how, partidas: vec![score; best_of.needed()] }
    }

    /// The tentos of both sides.
    pub fn tentos(&self) -> [u32; 2] {
        [0, 1].map(|side| self.partidas.iter().map(|score| score[side]).sum())
    }
}

/// Contents of a súmula returned to the results desk (R26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Delivered {
    pub cards: u32,
    pub tentos: Complete,
    pub tampa: Complete,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Complete {
    Complete,
    Missing,
}

/// A kit given to a table instead of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kit {
    /// One more than before, with the next number; or the old one, whole again.
    New,
    /// That of another table, which has none until it is given one.
    Borrowed { from: u32 },
}

/// Something the desk must look at. It changes no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    /// The winner's capataz did not bring it (C-29).
    DeliveredByOther,
    /// The pack is short: the kit is withdrawn (C-30).
    PackShort,
    ThingsMissing,
}

/// Use of the tampa baralho: one request makes it compulsory (campeonato:9.VII).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tampa {
    #[default]
    NotAsked,
    InUse,
}

/// A score that was corrected: both versions, and who had signed the first (R27, R45).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    pub before: Vec<[u32; 2]>,
    pub after: Vec<[u32; 2]>,
    /// Signatures under the first version. They stand for that version and for no other.
    pub signed: [Option<PersonId>; 2],
    pub reason: Note,
    pub by: PersonId,
    pub at: Time,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Substitution {
    pub after_partida: usize,
    pub side: Side,
    pub out: PersonId,
    pub comes_in: PersonId,
}

/// Evidence of a partida that was played at a table of the card room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// Location of the record in the card room.
    pub record: Line,
    /// The SHA-256 of the record's text.
    pub sha256: Line,
    /// The secret of the shuffles, which the commitment promised.
    pub seed: Line,
    /// Number of shuffles, each verified to follow from the seed.
    pub shuffles: u32,
}

/// Progress of a table of the card room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Plays,
    /// The judge lets it rest.
    Halted,
    /// It was left: nothing counts of it.
    Left,
}

/// A table of the card room at which a partida is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomTable {
    pub table: Line,
    /// Commitment to the shuffles, published before the first card.
    pub commitment: Line,
    /// Persons on its seats; bots play on the others.
    pub seats: Vec<Option<PersonId>>,
    pub flow: Flow,
    /// Which partida it is, counted from 0.
    pub partida: usize,
    /// Evidence of the partida, once it is played.
    pub proof: Option<Proof>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jogo {
    pub category: CategoryId,
    /// Its number as it is announced, in the order of play; a bye of the draw has none.
    pub number: Option<u32>,
    /// Its round, counted from 0.
    pub round: usize,
    pub laid: PlannedJogo,
    pub best_of: BestOf,
    pub state: State,
    /// The entries, once both are known.
    pub entries: [Option<EntryId>; 2],
    /// The set time (R65).
    pub planned: Option<Time>,
    /// The previous set time, kept so that both capatazes are told of the change.
    pub planned_before: Option<Time>,
    pub table: Option<u32>,
    pub judge: Option<PersonId>,
    /// Line-ups handed in by the capatazes, in seat order.
    pub handed: [Option<Vec<PersonId>>; 2],
    /// Line-ups checked in, in seat order.
    pub line_up: [Option<Vec<PersonId>>; 2],
    pub partidas: Vec<Partida>,
    pub outcome: Option<Outcome>,
    /// When the last tento was paid.
    pub played_at: Option<Time>,
    pub signed: [Option<PersonId>; 2],
    pub flags: Vec<Flag>,
    pub tampa: Tampa,
    pub substitutions: Vec<Substitution>,
    /// Corrections of its score, the latest last.
    pub corrections: Vec<Correction>,
    /// The tables of the card room it was played at, the latest last.
    pub rooms: Vec<RoomTable>,
}

impl Jogo {
    pub fn new(category: CategoryId, round: usize, laid: PlannedJogo, best_of: BestOf) -> Jogo {
        Jogo {
            category,
            number: None,
            round,
            laid,
            best_of,
            state: State::Scheduled,
            entries: [None; 2],
            planned: None,
            planned_before: None,
            table: None,
            judge: None,
            handed: [None, None],
            line_up: [None, None],
            partidas: Vec::new(),
            outcome: None,
            played_at: None,
            signed: [None; 2],
            flags: Vec::new(),
            tampa: Tampa::NotAsked,
            substitutions: Vec::new(),
            corrections: Vec::new(),
            rooms: Vec::new(),
        }
    }

    /// The table of the card room at which it is played now, also while it waits for a ruling.
    pub fn open_table(&self) -> Option<&RoomTable> {
        let plays = matches!(self.state, State::Running(Running::Playing) | State::Suspended(Running::Playing));
        let is_open =
            |room: &&RoomTable| room.proof.is_none() && room.flow != Flow::Left && room.partida + 1 == self.partidas.len();
        self.rooms.last().filter(is_open).filter(|_| plays)
    }

    pub fn side_of(&self, entry: EntryId) -> Option<Side> {
        self.entries.iter().position(|&side| side == Some(entry))
    }

    /// The entry that won, once that is final.
    pub fn winner(&self) -> Option<EntryId> {
        match self.state {
            State::Homologated => self.outcome.as_ref()?.winner.and_then(|side| self.entries[side]),
            State::Bye => self.entries.iter().copied().flatten().next(),
            _ => None,
        }
    }

    /// The entry that lost, once that is final.
    pub fn loser(&self) -> Option<EntryId> {
        let winner = self.outcome.as_ref().filter(|_| self.state == State::Homologated)?.winner?;
        self.entries[1 - winner]
    }

    /// The partidas each side has won so far.
    pub fn partidas_won(&self, target: u32) -> [usize; 2] {
        [0, 1].map(|side| self.partidas.iter().filter(|partida| partida.winner(target) == Some(side)).count())
    }
}

/// Why a game has no table for a jogo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTable {
    #[error("there is no such game")]
    Unknown,
    /// So many do not sit at it.
    #[error("this game has no table for so many players")]
    TooMany,
    /// The cards decide who plays with whom.
    #[error("in this game the cards decide who plays with whom")]
    PartnersDrawn,
}

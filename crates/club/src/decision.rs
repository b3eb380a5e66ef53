//! Everything that is decided at an event, and who may decide it (4.1, 4.2).

use crate::entry::{CategoryId, Channel, EntryId, IncidentId, JogoId, Part, Person, PersonId};
use crate::incident::{Ground, HallRule};
use crate::jogo::{Delivered, Proof, Side};
use crate::options::{CategoryOptions, EventOptions};
use crate::role::Role;
use crate::{Actor, CardName, Centavos, Line, Note, Text, Time, TooLong};
use serde::{Deserialize, Serialize};

/// A decision. Its text form is JSON, one line each: the log of an event is a file of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "decision", rename_all = "snake_case")]
pub enum Decision {
    // --- the event ---
    Found {
        name: Line,
        host: Line,
        place: Line,
        date: Line,
        start: Time,
        options: EventOptions,
    },
    AddCategory {
        category: CategoryId,
        titulars: usize,
        options: CategoryOptions,
    },
    Appoint {
        person: PersonId,
        role: Role,
    },
    Publish,
    Cancel {
        reason: Note,
    },
    Archive,

    // --- entries ---
    Register {
        person: PersonId,
        details: Person,
    },
    OpenEntries {
        category: CategoryId,
    },
    Enter {
        category: CategoryId,
        entry: EntryId,
        name: Line,
        capataz: Option<PersonId>,
        members: Vec<(PersonId, Part)>,
        channel: Channel,
    },
    NameCapataz {
        entry: EntryId,
        capataz: PersonId,
    },
    Pay {
        entry: EntryId,
        amount: Centavos,
        receipt: u32,
    },
    Reverse {
        entry: EntryId,
        receipt: u32,
        reversal: u32,
    },
    Withdraw {
        entry: EntryId,
    },
    CloseEntries {
        category: CategoryId,
    },

    // --- draw and rounds ---
    /// The card of each confirmed entry, in the order of their numbers, and whose capataz a commission member stood in for.
    DrawByHash {
        category: CategoryId,
        cards: Vec<CardName>,
        proxies: Vec<EntryId>,
    },
    /// The numbers as they were drawn.
    DrawByTickets {
        category: CategoryId,
        order: Vec<u32>,
        proxies: Vec<EntryId>,
    },
    /// Lots between capatazes the rules cannot separate.
    DrawLots {
        category: CategoryId,
        order: Vec<EntryId>,
    },
    StartRound {
        category: CategoryId,
    },
    Decide {
        category: CategoryId,
    },
    HomologateCategory {
        category: CategoryId,
    },
    PayAward {
        category: CategoryId,
        place: usize,
        to: PersonId,
        receipt: u32,
    },

    // --- a jogo ---
    Call {
        jogo: JogoId,
        table: u32,
        time: Time,
    },
    /// The line-up a capataz hands in before the check-in (R32).
    HandIn {
        jogo: JogoId,
        entry: EntryId,
        line_up: Vec<PersonId>,
    },
    CheckIn {
        jogo: JogoId,
        entry: EntryId,
        line_up: Vec<PersonId>,
    },
    AppointJudge {
        jogo: JogoId,
        judge: PersonId,
    },
    Walkover {
        jogo: JogoId,
        entry: EntryId,
    },
    StartPartida {
        jogo: JogoId,
    },
    /// The next partida is played at a table of the card room: its name there, what the room promised of its shuffles before the first
    /// card, and who sits on which of its chairs.
    OpenTable {
        jogo: JogoId,
        table: Line,
        commitment: Line,
        seats: Vec<Option<PersonId>>,
    },
    /// The judge lets that table rest.
    HaltTable {
        jogo: JogoId,
    },
    /// It goes on.
    ResumeTable {
        jogo: JogoId,
    },
    /// The partida is not played to its end there: it begins again, at another table or with real cards.
    LeaveTable {
        jogo: JogoId,
    },
    /// Result of a partida as the card room wrote it down; no score if neither side came out ahead.
    TakeTable {
        jogo: JogoId,
        table: Line,
        score: Option<[u32; 2]>,
        proof: Proof,
    },
    Tentos {
        jogo: JogoId,
        side: Side,
        amount: u32,
        reason: Line,
    },
    UndoTentos {
        jogo: JogoId,
    },
    RequestTampa {
        jogo: JogoId,
        entry: EntryId,
    },
    Substitute {
        jogo: JogoId,
        entry: EntryId,
        out: PersonId,
        comes_in: PersonId,
    },
    ExchangeTestas {
        jogo: JogoId,
        entry: EntryId,
        line_up: Vec<PersonId>,
    },
    /// A súmula kept on paper: the scores of its partidas.
    FillSumula {
        jogo: JogoId,
        partidas: Vec<[u32; 2]>,
    },
    Sign {
        jogo: JogoId,
        entry: EntryId,
    },
    Deliver {
        jogo: JogoId,
        bearer: PersonId,
        things: Delivered,
    },
    Homologate {
        jogo: JogoId,
    },
    Correct {
        jogo: JogoId,
        partidas: Vec<[u32; 2]>,
        reason: Note,
    },

    // --- discipline ---
    Report {
        jogo: JogoId,
        incident: IncidentId,
        ground: Ground,
        entry: EntryId,
        person: PersonId,
        text: Note,
        /// The ruling of a referee's desk it rests on, as an address or in words.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        ruling: Note,
    },
    /// One member's ruling; it is carried out when a second member makes the same (R37).
    Uphold {
        incident: IncidentId,
        /// The members who ruled together, as older logs have it: such a ruling is carried out at once. Nobody rules so any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        members: Vec<PersonId>,
    },
    Dismiss {
        incident: IncidentId,
        /// As in [`Decision::Uphold`].
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        members: Vec<PersonId>,
    },
    Warn {
        rule: HallRule,
        text: Note,
    },
}

use Role::*;

impl Decision {
    /// The roles that may decide it (2.1, 4.1, 4.2). What is told to a capataz, judge or player in addition (their own entry, their own
    /// jogo) is checked with the decision itself.
    pub const fn roles(&self) -> &'static [Role] {
        match self {
            Decision::Found { .. }
            | Decision::AddCategory { .. }
            | Decision::Appoint { .. }
            | Decision::Publish
            | Decision::Cancel { .. }
            | Decision::Archive
            | Decision::OpenEntries { .. }
            | Decision::CloseEntries { .. }
            | Decision::DrawByHash { .. }
            | Decision::DrawByTickets { .. }
            | Decision::DrawLots { .. }
            | Decision::StartRound { .. }
            | Decision::PayAward { .. }
            | Decision::Call { .. }
            | Decision::Walkover { .. } => &[Organising],
            Decision::Register { .. }
            | Decision::Enter { .. }
            | Decision::NameCapataz { .. }
            | Decision::Pay { .. }
            | Decision::Reverse { .. }
            | Decision::Withdraw { .. } => &[Organising, DeskEntries],
            Decision::Decide { .. }
            | Decision::HomologateCategory { .. }
            | Decision::Homologate { .. }
            | Decision::Correct { .. } => &[Evaluating],
            Decision::CheckIn { .. }
            | Decision::StartPartida { .. }
            | Decision::OpenTable { .. }
            | Decision::HaltTable { .. }
            | Decision::ResumeTable { .. }
            | Decision::LeaveTable { .. } => &[Organising, Judge],
            Decision::TakeTable { .. } => &[Room],
            Decision::AppointJudge { .. } | Decision::Warn { .. } => &[Organising, Evaluating],
            Decision::Tentos { .. } | Decision::UndoTentos { .. } => &[Judge, Capataz, Player],
            Decision::HandIn { .. }
            | Decision::RequestTampa { .. }
            | Decision::Substitute { .. }
            | Decision::ExchangeTestas { .. } => &[Capataz],
            // The results desk writes down the signatures of a súmula on paper (11.1).
            Decision::Sign { .. } => &[Capataz, DeskResults],
            Decision::FillSumula { .. } => &[DeskResults, Judge],
            Decision::Deliver { .. } => &[DeskResults],
            // Anybody may come and complain; a complaint without entitlement is rejected and logged (R36, C-28).
            Decision::Report { .. } => &Role::ALL,
            Decision::Uphold { .. } | Decision::Dismiss { .. } => &[Organising, Evaluating],
        }
    }

    /// Refuses texts of more letters than their places hold. They are not measured when they are read: older logs have longer ones.
    pub fn check_texts(&self) -> Result<(), TooLong> {
        match self {
            Decision::Found { name, host, place, date, options, .. } => {
                [name, host, place, date, &options.game].into_iter().try_for_each(Text::check)
            }
            Decision::Cancel { reason } | Decision::Correct { reason, .. } => reason.check(),
            Decision::Register { details, .. } => [&details.name].into_iter().chain(&details.contact).try_for_each(Text::check),
            Decision::Enter { name, .. } => name.check(),
            Decision::DrawByHash { cards, .. } => cards.iter().try_for_each(Text::check),
            Decision::OpenTable { table, commitment, .. } => [table, commitment].into_iter().try_for_each(Text::check),
            Decision::TakeTable { table, proof: Proof { record, sha256, seed, shuffles: _ }, .. } => {
                [table, record, sha256, seed].into_iter().try_for_each(Text::check)
            }
            Decision::Tentos { reason, .. } => reason.check(),
            Decision::Report { text, ruling, .. } => [text, ruling].into_iter().try_for_each(Text::check),
            Decision::Warn { text, .. } => text.check(),
            Decision::AddCategory { .. }
            | Decision::Appoint { .. }
            | Decision::Publish
            | Decision::Archive
            | Decision::OpenEntries { .. }
            | Decision::NameCapataz { .. }
            | Decision::Pay { .. }
            | Decision::Reverse { .. }
            | Decision::Withdraw { .. }
            | Decision::CloseEntries { .. }
            | Decision::DrawByTickets { .. }
            | Decision::DrawLots { .. }
            | Decision::StartRound { .. }
            | Decision::Decide { .. }
            | Decision::HomologateCategory { .. }
            | Decision::PayAward { .. }
            | Decision::Call { .. }
            | Decision::HandIn { .. }
            | Decision::CheckIn { .. }
            | Decision::AppointJudge { .. }
            | Decision::Walkover { .. }
            | Decision::StartPartida { .. }
            | Decision::HaltTable { .. }
            | Decision::ResumeTable { .. }
            | Decision::LeaveTable { .. }
            | Decision::UndoTentos { .. }
            | Decision::RequestTampa { .. }
            | Decision::Substitute { .. }
            | Decision::ExchangeTestas { .. }
            | Decision::FillSumula { .. }
            | Decision::Sign { .. }
            | Decision::Deliver { .. }
            | Decision::Homologate { .. }
            | Decision::Uphold { .. }
            | Decision::Dismiss { .. } => Ok(()),
        }
    }

    /// Is it a ruling of several members in one, as older logs have it?
    pub(crate) const fn is_joint_ruling(&self) -> bool {
        matches!(self, Decision::Uphold { members, .. } | Decision::Dismiss { members, .. } if !members.is_empty())
    }

    /// Does it tell of a table of the card room? Then only the card room can state it, no matter who asked for it.
    pub const fn tells_of_a_table(&self) -> bool {
        matches!(self, Decision::OpenTable { .. } | Decision::TakeTable { .. })
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    pub at: Time,
    pub by: Actor,
    #[serde(flatten)]
    pub decision: Decision,
}

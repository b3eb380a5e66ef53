//! Everything that is decided at an event, and who may decide it (4.1, 4.2).

mod powers;

use crate::entry::{CategoryId, Channel, EntryId, IncidentId, JogoId, Part, Person, PersonId};
use crate::incident::{Ground, HallRule};
use crate::jogo::{Delivered, Kit, Proof, Side};
use crate::options::{CategoryOptions, EventOptions};
use crate::role::Role;
use crate::{Actor, CardName, Centavos, Line, Note, Time};
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
    /// What the event is called, where and when it is held, and its options: corrected before they are used.
    EditEvent {
        name: Line,
        host: Line,
        place: Line,
        date: Line,
        start: Time,
        options: EventOptions,
    },
    /// The options of a category, until its draw.
    EditCategory {
        category: CategoryId,
        options: CategoryOptions,
    },
    /// Takes an earlier decision back, by its number in the log from 1: the event becomes what it is without it (R27).
    TakeBack {
        number: u32,
        reason: Note,
    },

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
    /// The name and the people of an entry, corrected before they are used.
    EditEntry {
        entry: EntryId,
        name: Line,
        members: Vec<(PersonId, Part)>,
    },
    /// The centre (CTG) and the region an entry comes from.
    NoteOrigin {
        entry: EntryId,
        ctg: Line,
        region: Line,
    },
    /// Entries closed too early are open again, until the draw.
    ReopenEntries {
        category: CategoryId,
        reason: Note,
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
    /// The list of entries was wrong: the draw counts no longer, and is made again (R15).
    AnnulDraw {
        category: CategoryId,
        reason: Note,
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

    // --- tables and kits ---
    /// One table more than before.
    AddTable,
    CloseTable {
        table: u32,
        reason: Note,
    },
    ReopenTable {
        table: u32,
    },
    /// Something of a kit is lost: no jogo is called to its table until it has another.
    WithdrawKit {
        table: u32,
        reason: Note,
    },
    /// A whole kit for a table, also while a jogo is played there.
    GiveKit {
        table: u32,
        kit: Kit,
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

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    pub at: Time,
    pub by: Actor,
    #[serde(flatten)]
    pub decision: Decision,
}

//! The event: a log of decisions and what they come to.
//!
//! One file a concern, in the order of the day: `entries` · `rounds` · `table` · `room` · `sumula` · `discipline` · `closing`; and what puts
//! mistakes right: `edits` · `hall` · `undo`.

mod closing;
mod discipline;
mod edits;
mod entries;
mod hall;
mod numbers;
mod room;
mod rounds;
mod sumula;
mod table;
mod undo;

use crate::category::Category;
use crate::decision::{Decision, Logged};
use crate::entry::{CategoryId, Entry, EntryId, IncidentId, JogoId, Person, PersonId};
use crate::incident::{Ground, HallRule, Incident, Verdict};
use crate::jogo::{Flow, Jogo};
use crate::options::EventOptions;
use crate::role::{Actor, Role};
use crate::{Breach, Note, Time};
use edits::Names;
pub use rounds::Filled;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use undo::Pass;

/// Progress of an event (4.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EventState {
    #[default]
    Draft,
    Published,
    Running,
    ResultsHomologated,
    PrizesPaid,
    Archived,
    Cancelled,
}

/// A person put out of the championship (R42).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    pub jogo: JogoId,
    pub ground: Ground,
    pub category: CategoryId,
}

/// Source of a decision; it selects the bounds that apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Somebody makes it now.
    Door,
    /// A file that somebody brings, which may have rulings as older logs do.
    File,
    /// The server's own log: an event accepted once is never refused for a bound that came later.
    Store,
}

/// The most decisions of an event: ten of the longest days.
pub const MOST_DECISIONS: usize = 40_000;
/// The most decisions after which the tables still decide: what is left is for the commissions, the desks and the room to finish with.
pub const MOST_OF_TABLES: usize = 30_000;
/// The most jogos of an event: two categories in which 64 play all against all, and some more.
pub const MOST_JOGOS: usize = 5_000;
/// The most decisions of one judge, capataz or player: forty jogos of three partidas, tento by tento.
pub const MOST_OF_ONE: usize = 4_000;

/// An event as its decisions have made it.
///
/// ```
/// use club::entry::PersonId;
/// use club::{Actor, Championship, Decision, Role, Time};
///
/// let organiser = Actor { person: PersonId(1), role: Role::Organising };
/// let mut event = Championship::new();
/// assert!(event.decide(organiser, Time::at(13, 0), Decision::Publish).is_err(), "nothing is founded yet");
/// assert!(event.log().is_empty(), "a refused decision leaves no trace");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Championship {
    pub name: String,
    pub host: String,
    pub place: String,
    pub date: String,
    pub start: Time,
    pub options: EventOptions,
    pub state: EventState,
    pub persons: BTreeMap<PersonId, Person>,
    staff: BTreeSet<(PersonId, Role)>,
    pub categories: BTreeMap<CategoryId, Category>,
    pub entries: BTreeMap<EntryId, Entry>,
    pub jogos: BTreeMap<JogoId, Jogo>,
    pub incidents: BTreeMap<IncidentId, Incident>,
    pub bans: BTreeMap<PersonId, Ban>,
    pub warnings: Vec<(Time, HallRule, Note)>,
    /// Tables whose kit was withdrawn (C-30).
    pub withdrawn_kits: BTreeSet<u32>,
    /// Tables closed for the rest of the day, and why.
    pub closed_tables: BTreeMap<u32, Note>,
    /// Kits on tables other than their own.
    kits: BTreeMap<u32, u32>,
    receipts: BTreeSet<u32>,
    /// Receipts that a decision wrote by itself, by how many decisions came before it.
    refunds: BTreeMap<u32, Vec<u32>>,
    /// How many decisions came before the one that is being carried out.
    number: u32,
    /// Numbers of the decisions that were taken back.
    taken_back: BTreeSet<u32>,
    pass: Pass,
    /// Work of the replays by which decisions were taken back.
    replayed: u64,
    /// Decisions of those who sit on no commission and at no desk, by person.
    made: BTreeMap<PersonId, usize>,
    log: Vec<Logged>,
}

impl Championship {
    /// An event of which nothing is known yet.
    pub fn new() -> Championship {
        Championship::default()
    }

    /// The event that these decisions make.
    ///
    /// ```
    /// use club::Championship;
    /// use club::simulate::{Day, Trouble, run};
    ///
    /// let day = Day { entries: 4, titulars: 1, options: Default::default(), event: Default::default(), trouble: Trouble::default(), seed: 7 };
    /// let event = run(&day).unwrap();
    /// assert_eq!(Championship::replay(event.log()).unwrap().log(), event.log());
    /// ```
    pub fn replay(log: &[Logged]) -> Result<Championship, (usize, Breach)> {
        let mut championship = Championship::new();
        for (n, logged) in log.iter().enumerate() {
            championship.accept(Source::Store, logged.clone()).map_err(|breach| (n, breach))?;
        }
        Ok(championship)
    }

    /// When the entries are to be closed (R10).
    pub fn entries_close(&self) -> Time {
        self.start.minus_minutes(self.options.close_entries_before)
    }

    /// Gives back the room that the log has grown into.
    pub fn shrink(&mut self) {
        self.log.shrink_to_fit();
        self.warnings.shrink_to_fit();
    }

    /// Everything decided so far, in order.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// Size of the event in decisions: a jogo has lines of its own on every page and counts as several.
    pub fn size(&self) -> usize {
        self.log.len() + self.entries.len() + 4 * self.jogos.len()
    }

    /// Persons appointed to roles: the commissions and the desks.
    pub fn staff(&self) -> impl Iterator<Item = (PersonId, Role)> + '_ {
        self.staff.iter().copied()
    }

    /// Makes a decision. If it is refused, nothing has changed.
    pub fn decide(&mut self, by: Actor, at: Time, decision: Decision) -> Result<(), Breach> {
        self.accept(Source::Door, Logged { at, by, decision })
    }

    /// Lets a decision happen that is made now, or was made before. If it is refused, nothing has changed.
    pub fn accept(&mut self, from: Source, Logged { at, by, decision }: Logged) -> Result<(), Breach> {
        match from {
            Source::Door if decision.is_joint_ruling() => return Err(Breach::TwoMembers),
            // Older logs have draws repeated without a word.
            Source::Door if self.repeats_draw(&decision) => return Err(Breach::DrawStands),
            Source::Door | Source::File => self.check_bounds(by, &decision)?,
            Source::Store => {}
        }
        self.apply(by, at, &decision)?;
        self.number += 1;
        if by.role.is_of_the_tables() {
            *self.made.entry(by.person).or_default() += 1;
        }
        self.log.push(Logged { at, by, decision });
        Ok(())
    }

    /// Carries a decision out and settles what follows by itself.
    fn apply(&mut self, by: Actor, at: Time, decision: &Decision) -> Result<(), Breach> {
        self.check_role(by, decision)?;
        self.carry_out(by, at, decision)?;
        self.cancel_deserted();
        self.settle_absences();
        self.note_ends(at);
        Ok(())
    }

    /// Checks that its texts are short enough, that neither its maker nor the event has decided too often, and that it lays out no more
    /// jogos than an event may have.
    fn check_bounds(&self, by: Actor, decision: &Decision) -> Result<(), Breach> {
        decision.check_texts()?;
        let is_bounded = by.role.is_of_the_tables();
        let own = self.made.get(&by.person).copied().unwrap_or_default();
        let most = if is_bounded { MOST_OF_TABLES } else { MOST_DECISIONS };
        // An event can always be closed, however long its log is.
        let closes = matches!(decision, Decision::Cancel { .. } | Decision::Archive);
        let returns = matches!(decision, Decision::TakeBack { .. });
        let complains = matches!(decision, Decision::Report { .. });
        if !closes && self.log.len() >= most
            || is_bounded && own >= MOST_OF_ONE
            || complains && self.has_complained_enough(by)
            || returns && self.has_returned_enough()
            || self.jogos_after(decision).is_some_and(|jogos| jogos > MOST_JOGOS)
        {
            return Err(Breach::TooMany);
        }
        Ok(())
    }

    /// Checks that this person has the role they act in, and that the role may decide this. The founder of the event is its first
    /// organiser.
    fn check_role(&self, by: Actor, decision: &Decision) -> Result<(), Breach> {
        if !decision.roles().contains(&by.role) {
            return Err(Breach::NotYours);
        }
        let founds = by.role == Role::Organising && !self.is_founded() && matches!(decision, Decision::Found { .. });
        if founds || self.has_role(by) { Ok(()) } else { Err(Breach::NotYours) }
    }

    /// Does this person have this role in the event?
    pub fn has_role(&self, actor: Actor) -> bool {
        match actor.role {
            Role::Judge => self.jogos.values().any(|jogo| jogo.judge == Some(actor.person)),
            Role::Capataz => self.entries.values().any(|entry| entry.capataz == Some(actor.person)),
            Role::Player => self.entries.values().any(|entry| entry.has(actor.person)),
            Role::Public | Role::Room => true,
            Role::Organising | Role::Evaluating | Role::DeskEntries | Role::DeskResults => {
                self.staff.contains(&(actor.person, actor.role))
            }
        }
    }

    /// Has it a founder? A founded event has a name.
    const fn is_founded(&self) -> bool {
        !self.name.is_empty()
    }

    fn carry_out(&mut self, by: Actor, at: Time, decision: &Decision) -> Result<(), Breach> {
        match decision {
            Decision::Found { name, host, place, date, start, options } => {
                if self.is_founded() {
                    return Err(Breach::NotNow { cite: "championship:R1" });
                }
                check_name(name)?;
                if !options.can_be_played() {
                    return Err(Breach::BadOptions);
                }
                (self.name, self.host) = (name.to_string(), host.to_string());
                (self.place, self.date) = (place.to_string(), date.to_string());
                (self.start, self.options) = (*start, options.clone());
                self.staff.insert((by.person, Role::Organising));
                Ok(())
            }
            Decision::AddCategory { category, titulars, options } => self.add_category(category, *titulars, options),
            Decision::Appoint { person, role } => self.appoint(*person, *role),
            Decision::Publish => self.publish(),
            Decision::Cancel { .. } => self.cancel(),
            Decision::Archive => self.archive(),
            Decision::EditEvent { name, host, place, date, start, options } => {
                self.edit_event(&Names { name, host, place, date, start: *start }, options)
            }
            Decision::EditCategory { category, options } => self.edit_category(category, options),
            Decision::TakeBack { number, reason } => self.take_back(by, *number, reason),
            Decision::EditEntry { entry, name, members } => self.edit_entry(*entry, name, members),
            Decision::NoteOrigin { entry, ctg, region } => self.note_origin(*entry, ctg, region),
            Decision::ReopenEntries { category, reason } => self.reopen_entries(category, reason),
            Decision::AnnulDraw { category, reason } => self.annul_draw(category, reason, (at, by.person)),
            Decision::AddTable => self.add_table(),
            Decision::CloseTable { table, reason } => self.close_table(*table, reason),
            Decision::ReopenTable { table } => self.reopen_table(*table),
            Decision::WithdrawKit { table, reason } => self.withdraw_kit(*table, reason),
            Decision::GiveKit { table, kit } => self.give_kit(*table, *kit),
            Decision::Register { person, details } => self.register(*person, details),
            Decision::OpenEntries { category } => self.open_entries(category),
            Decision::Enter { category, entry, name, capataz, members, channel } => {
                self.enter(category, *entry, name, *capataz, members, *channel)
            }
            Decision::NameCapataz { entry, capataz } => self.name_capataz(*entry, *capataz),
            Decision::Pay { entry, amount, receipt } => self.pay(*entry, *amount, *receipt, at),
            Decision::Reverse { entry, receipt, reversal } => self.reverse(*entry, *receipt, *reversal),
            Decision::Withdraw { entry } => self.withdraw(*entry),
            Decision::CloseEntries { category } => self.close_entries(category),
            Decision::DrawByHash { category, cards, proxies } => self.draw_by_hash(category, cards, proxies, (at, by.person)),
            Decision::DrawByTickets { category, order, proxies } => {
                self.draw_by_tickets(category, order, proxies, (at, by.person))
            }
            Decision::DrawLots { category, order } => self.draw_lots(category, order),
            Decision::StartRound { category } => self.start_round(category),
            Decision::Decide { category } => self.close_play(category),
            Decision::HomologateCategory { category } => self.homologate_category(category),
            Decision::PayAward { category, place, to, receipt } => self.pay_award(category, *place, *to, *receipt),
            Decision::Call { jogo, table, time } => self.call(*jogo, *table, *time),
            Decision::HandIn { jogo, entry, line_up } => self.hand_in(by, *jogo, *entry, line_up),
            Decision::CheckIn { jogo, entry, line_up } => self.check_in(by, *jogo, *entry, line_up),
            Decision::AppointJudge { jogo, judge } => self.appoint_judge(*jogo, *judge),
            Decision::Walkover { jogo, entry } => self.walkover(*jogo, *entry, at),
            Decision::StartPartida { jogo } => self.start_partida(by, *jogo),
            Decision::OpenTable { jogo, table, commitment, seats } => self.open_table(by, *jogo, table, commitment, seats),
            Decision::HaltTable { jogo } => self.set_flow(by, *jogo, Flow::Halted),
            Decision::ResumeTable { jogo } => self.set_flow(by, *jogo, Flow::Plays),
            Decision::LeaveTable { jogo } => self.leave_table(by, *jogo),
            Decision::TakeTable { jogo, table, score, proof } => self.take_table(*jogo, table, *score, proof),
            Decision::Tentos { jogo, side, amount, reason } => self.pay_tentos(by, *jogo, *side, *amount, reason),
            Decision::UndoTentos { jogo } => self.undo_tentos(by, *jogo),
            Decision::RequestTampa { jogo, entry } => self.request_tampa(by, *jogo, *entry),
            Decision::Substitute { jogo, entry, out, comes_in } => self.substitute(by, *jogo, *entry, *out, *comes_in),
            Decision::ExchangeTestas { jogo, entry, line_up } => self.exchange_testas(by, *jogo, *entry, line_up),
            Decision::FillSumula { jogo, partidas } => self.fill_sumula(by, *jogo, partidas),
            Decision::Sign { jogo, entry } => self.sign(by, *jogo, *entry),
            Decision::Deliver { jogo, bearer, things } => self.deliver(*jogo, *bearer, *things),
            Decision::Homologate { jogo } => self.homologate(*jogo),
            Decision::Correct { jogo, partidas, reason } => self.correct(*jogo, partidas, (by.person, at, reason)),
            Decision::Report { jogo, incident, ground, entry, person, text, ruling } => {
                self.report(by, at, *incident, Incident::new((*jogo, *ground), (*entry, *person), (by, at), (text, ruling)))
            }
            Decision::Uphold { incident, members } => self.rule(by, *incident, (Verdict::Uphold, members), at),
            Decision::Dismiss { incident, members } => self.rule(by, *incident, (Verdict::Dismiss, members), at),
            Decision::Warn { rule, text } => {
                self.warnings.push((at, *rule, text.clone()));
                Ok(())
            }
        }
    }

    pub fn category(&self, category: &CategoryId) -> Result<&Category, Breach> {
        self.categories.get(category).ok_or(Breach::UnknownCategory)
    }

    pub fn entry(&self, entry: EntryId) -> Result<&Entry, Breach> {
        self.entries.get(&entry).ok_or(Breach::UnknownEntry(entry))
    }

    pub fn jogo(&self, jogo: JogoId) -> Result<&Jogo, Breach> {
        self.jogos.get(&jogo).ok_or(Breach::UnknownJogo(jogo))
    }

    fn person(&self, person: PersonId) -> Result<&Person, Breach> {
        self.persons.get(&person).ok_or(Breach::UnknownPerson(person))
    }

    fn category_mut(&mut self, category: &CategoryId) -> Result<&mut Category, Breach> {
        self.categories.get_mut(category).ok_or(Breach::UnknownCategory)
    }

    fn jogo_mut(&mut self, jogo: JogoId) -> Result<&mut Jogo, Breach> {
        self.jogos.get_mut(&jogo).ok_or(Breach::UnknownJogo(jogo))
    }

    fn category_of(&self, jogo: &Jogo) -> Result<&Category, Breach> {
        self.category(&jogo.category)
    }

    /// The entries of a category, by number.
    pub fn entries_of(&self, category: &CategoryId) -> impl Iterator<Item = (EntryId, &Entry)> {
        let of = self.entries.iter().filter(move |(_, entry)| entry.category == *category);
        let mut of: Vec<(EntryId, &Entry)> = of.map(|(&id, entry)| (id, entry)).collect();
        of.sort_by_key(|(_, entry)| entry.number);
        of.into_iter()
    }

    /// Is this entry out of the championship?
    pub fn is_out(&self, entry: EntryId) -> bool {
        self.entries.get(&entry).is_none_or(|entry| entry.out.is_some())
    }
}

fn check_name(name: &str) -> Result<(), Breach> {
    let clean = !name.trim().is_empty() && name.chars().count() <= 120 && !name.chars().any(char::is_control);
    if clean { Ok(()) } else { Err(Breach::BadName) }
}

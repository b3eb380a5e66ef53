//! *Who did what*: the decisions of an event in words, each with its number, its maker and its time.

use super::desk::{Desk, jogo_said};
use super::discipline::ground_said;
use super::forms::asked;
use super::front::sheet;
use super::{category_name, of, say};
use crate::frame::{Context, layout};
use crate::table_text::said;
use club::decision::{Decision, Logged};
use club::entry::{CategoryId, EntryId, IncidentId, JogoId, PersonId};
use club::jogo::Kit;
use club::{Championship, Time};
use engine::Msg;
use maud::{Markup, html};
use words::Words;

/// Concern of a decision, by which the log is filtered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    Event,
    Entries,
    Draw,
    Tables,
    Play,
    Results,
    Discipline,
}

impl Concern {
    pub const ALL: [Concern; 7] =
        [Concern::Event, Concern::Entries, Concern::Draw, Concern::Tables, Concern::Play, Concern::Results, Concern::Discipline];

    /// The machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Concern::Event => "event",
            Concern::Entries => "entries",
            Concern::Draw => "draw",
            Concern::Tables => "tables",
            Concern::Play => "play",
            Concern::Results => "results",
            Concern::Discipline => "discipline",
        }
    }

    pub fn from_name(name: &str) -> Option<Concern> {
        Concern::ALL.into_iter().find(|concern| concern.name() == name)
    }
}

/// A decision in words: the name of its message, what stands in it, and its concern.
struct Did {
    concern: Concern,
    what: &'static str,
    parts: Vec<String>,
}

fn did(concern: Concern, what: &'static str, parts: impl Into<Vec<String>>) -> Did {
    Did { concern, what, parts: parts.into() }
}

struct Teller<'t> {
    words: &'t Words,
    event: &'t Championship,
}

impl Teller<'_> {
    fn person(&self, person: PersonId) -> String {
        self.event.persons.get(&person).map_or_else(|| person.to_string(), |person| person.name.to_string())
    }

    fn entry(&self, entry: EntryId) -> String {
        let named = |entry: &club::entry::Entry| format!("{}. {}", entry.number, entry.name);
        self.event.entries.get(&entry).map_or_else(|| entry.to_string(), named)
    }

    fn jogo(&self, jogo: JogoId) -> String {
        jogo_said(self.words, self.event, jogo)
    }

    fn category(&self, category: &CategoryId) -> String {
        category_name(self.words, &category.0)
    }

    fn incident(&self, incident: IncidentId) -> String {
        self.event.incidents.get(&incident).map_or_else(String::new, |incident| self.person(incident.person))
    }

    fn scores(&self, partidas: &[[u32; 2]]) -> String {
        partidas.iter().map(|[a, b]| format!("{a}–{b}")).collect::<Vec<_>>().join(", ")
    }

    fn did(&self, decision: &Decision) -> Did {
        use Concern::*;
        let text = |text: &str| text.to_owned();
        match decision {
            Decision::Found { name, .. } => did(Event, "found", [text(name)]),
            Decision::AddCategory { category, .. } => did(Event, "add-category", [self.category(category)]),
            Decision::Appoint { person, role } => did(
                Event,
                "appoint",
                [self.person(*person), of(self.words, "web-club-role", "role", club::role::role_name(*role))],
            ),
            Decision::Publish => did(Event, "publish", []),
            Decision::Cancel { reason } => did(Event, "cancel", [text(reason)]),
            Decision::Archive => did(Event, "archive", []),
            Decision::EditEvent { name, .. } => did(Event, "edit-event", [text(name)]),
            Decision::EditCategory { category, .. } => did(Event, "edit-category", [self.category(category)]),
            Decision::TakeBack { number, reason } => {
                let what = self.event.decision(*number).map(|logged| self.in_words(&logged.decision)).unwrap_or_default();
                did(Event, "take-back", [number.to_string(), what, text(reason)])
            }
            Decision::Register { details, .. } => did(Entries, "register", [text(&details.name)]),
            Decision::OpenEntries { category } => did(Entries, "open-entries", [self.category(category)]),
            Decision::Enter { name, category, .. } => did(Entries, "enter", [text(name), self.category(category)]),
            Decision::NameCapataz { entry, capataz } => did(Entries, "name-capataz", [self.entry(*entry), self.person(*capataz)]),
            Decision::Pay { entry, amount, receipt } => {
                did(Entries, "pay", [self.entry(*entry), format!("R$ {amount}"), receipt.to_string()])
            }
            Decision::Reverse { entry, reversal, .. } => did(Entries, "reverse", [self.entry(*entry), reversal.to_string()]),
            Decision::Withdraw { entry } => did(Entries, "withdraw", [self.entry(*entry)]),
            Decision::CloseEntries { category } => did(Entries, "close-entries", [self.category(category)]),
            Decision::EditEntry { entry, name, .. } => did(Entries, "edit-entry", [self.entry(*entry), text(name)]),
            Decision::NoteOrigin { entry, ctg, region } => {
                did(Entries, "note-origin", [self.entry(*entry), [ctg.as_str(), region.as_str()].join(" · ")])
            }
            Decision::ReopenEntries { category, reason } => {
                did(Entries, "reopen-entries", [self.category(category), text(reason)])
            }
            Decision::DrawByHash { category, cards, .. } => did(Draw, "draw", [self.category(category), club::seed_of(cards)]),
            Decision::DrawByTickets { category, order, .. } => {
                let order = order.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
                did(Draw, "draw", [self.category(category), order])
            }
            Decision::AnnulDraw { category, reason } => did(Draw, "annul-draw", [self.category(category), text(reason)]),
            Decision::DrawLots { category, .. } => did(Draw, "draw-lots", [self.category(category)]),
            Decision::StartRound { category } => did(Draw, "start-round", [self.category(category)]),
            Decision::Decide { category } => did(Results, "decide", [self.category(category)]),
            Decision::HomologateCategory { category } => did(Results, "homologate-category", [self.category(category)]),
            Decision::PayAward { category, place, to, receipt } => {
                let place = of(self.words, "web-club-place-of", "place", place + 1);
                did(Results, "award", [format!("{} · {place}", self.category(category)), self.person(*to), receipt.to_string()])
            }
            Decision::AddTable => did(Tables, "add-table", []),
            Decision::CloseTable { table, reason } => did(Tables, "close-table", [table.to_string(), text(reason)]),
            Decision::ReopenTable { table } => did(Tables, "reopen-table", [table.to_string()]),
            Decision::WithdrawKit { table, reason } => did(Tables, "withdraw-kit", [table.to_string(), text(reason)]),
            Decision::GiveKit { table, kit: Kit::New } => did(Tables, "give-kit", [table.to_string()]),
            Decision::GiveKit { table, kit: Kit::Borrowed { from } } => {
                did(Tables, "borrow-kit", [table.to_string(), from.to_string()])
            }
            Decision::Call { jogo, table, time } => did(Tables, "call", [self.jogo(*jogo), table.to_string(), time.to_string()]),
            Decision::HandIn { jogo, entry, .. } => did(Tables, "hand-in", [self.jogo(*jogo), self.entry(*entry)]),
            Decision::CheckIn { jogo, entry, .. } => did(Tables, "check-in", [self.jogo(*jogo), self.entry(*entry)]),
            Decision::AppointJudge { jogo, judge } => did(Tables, "appoint-judge", [self.jogo(*jogo), self.person(*judge)]),
            Decision::Walkover { jogo, entry } => did(Discipline, "walkover", [self.jogo(*jogo), self.entry(*entry)]),
            Decision::StartPartida { jogo } => did(Play, "start-partida", [self.jogo(*jogo)]),
            Decision::OpenTable { jogo, .. } => did(Play, "open-room", [self.jogo(*jogo)]),
            Decision::HaltTable { jogo } => did(Play, "halt-room", [self.jogo(*jogo)]),
            Decision::ResumeTable { jogo } => did(Play, "resume-room", [self.jogo(*jogo)]),
            Decision::LeaveTable { jogo } => did(Play, "leave-room", [self.jogo(*jogo)]),
            Decision::TakeTable { jogo, score, .. } => {
                did(Play, "take-room", [self.jogo(*jogo), score.map_or_else(|| "–".to_owned(), |score| self.scores(&[score]))])
            }
            Decision::Tentos { jogo, side, amount, .. } => {
                let entry = self.event.jogos.get(jogo).and_then(|at| *at.entries.get(*side)?);
                did(
                    Play,
                    "tentos",
                    [self.jogo(*jogo), entry.map_or_else(String::new, |entry| self.entry(entry)), amount.to_string()],
                )
            }
            Decision::UndoTentos { jogo } => did(Play, "undo", [self.jogo(*jogo)]),
            Decision::RequestTampa { jogo, entry } => did(Play, "tampa", [self.jogo(*jogo), self.entry(*entry)]),
            Decision::Substitute { entry, out, comes_in, .. } => {
                did(Play, "substitute", [self.entry(*entry), self.person(*out), self.person(*comes_in)])
            }
            Decision::ExchangeTestas { jogo, entry, .. } => did(Play, "exchange", [self.jogo(*jogo), self.entry(*entry)]),
            Decision::FillSumula { jogo, partidas } => did(Results, "sumula", [self.jogo(*jogo), self.scores(partidas)]),
            Decision::Sign { jogo, entry } => did(Results, "sign", [self.jogo(*jogo), self.entry(*entry)]),
            Decision::Deliver { jogo, bearer, .. } => did(Results, "deliver", [self.jogo(*jogo), self.person(*bearer)]),
            Decision::Homologate { jogo } => did(Results, "homologate", [self.jogo(*jogo)]),
            Decision::Correct { jogo, partidas, reason } => {
                did(Results, "correct", [self.jogo(*jogo), self.scores(partidas), text(reason)])
            }
            Decision::Report { jogo, person, ground, .. } => {
                let ground = ground_said(self.words, *ground);
                did(Discipline, "report", [self.jogo(*jogo), self.person(*person), ground])
            }
            Decision::Uphold { incident, .. } => did(Discipline, "uphold", [self.incident(*incident)]),
            Decision::Dismiss { incident, .. } => did(Discipline, "dismiss", [self.incident(*incident)]),
            Decision::Warn { text: told, .. } => did(Discipline, "warn", [text(told)]),
        }
    }

    fn in_words(&self, decision: &Decision) -> String {
        let Did { what, parts, .. } = self.did(decision);
        let mut parts = parts.into_iter();
        let mut next = || parts.next().unwrap_or_default();
        let msg = Msg::new("web-club-did").with("what", what.to_owned()).with("a", next()).with("b", next()).with("c", next());
        said(self.words, &msg)
    }
}

/// A decision in words.
pub fn in_words(words: &Words, event: &Championship, decision: &Decision) -> String {
    Teller { words, event }.in_words(decision)
}

/// Concern of a decision of this event.
fn concern(words: &Words, event: &Championship, decision: &Decision) -> Concern {
    Teller { words, event }.did(decision).concern
}

/// The person who decided, and their role.
pub fn maker(words: &Words, event: &Championship, logged: &Logged) -> String {
    let role = of(words, "web-club-role", "role", club::role::role_name(logged.by.role));
    event.persons.get(&logged.by.person).map_or_else(|| role.clone(), |person| format!("{} · {role}", person.name))
}

/// Which decisions are shown.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub concern: Option<Concern>,
    pub person: Option<PersonId>,
    pub jogo: Option<JogoId>,
}

impl Filter {
    /// Without a filter the single tentos are left out: they stand in the súmulas.
    fn shows(&self, words: &Words, event: &Championship, logged: &Logged) -> bool {
        let concern = concern(words, event, &logged.decision);
        let is_tento = matches!(logged.decision, Decision::Tentos { .. } | Decision::UndoTentos { .. });
        let by_concern = match self.concern {
            Some(wanted) => concern == wanted,
            None => !is_tento || self.jogo.is_some(),
        };
        let by_person = self.person.is_none_or(|person| logged.by.person == person);
        let by_jogo = self.jogo.is_none_or(|jogo| logged.decision.jogo() == Some(jogo));
        by_concern && by_person && by_jogo
    }
}

/// Decisions shown at once on a page, and the last ones on a desk.
const MOST: usize = 400;
const LAST: usize = 6;

fn numbered(event: &Championship) -> impl DoubleEndedIterator<Item = (u32, &Logged)> {
    event.log().iter().enumerate().map(|(n, logged)| (u32::try_from(n + 1).unwrap_or(u32::MAX), logged))
}

/// A line of the log, with the way back where there is one.
fn line(desk: &Desk<'_>, number: u32, logged: &Logged) -> Markup {
    let event = desk.standing;
    html! {
        li.out[event.is_taken_back(number)] {
            b { (number) } span.muted { (logged.at) " · " (maker(desk.words, event, logged)) }
            span.did { (in_words(desk.words, event, &logged.decision)) }
            @if event.is_taken_back(number) { span.muted { (desk.text("web-club-taken-back")) } }
            @else if event.may_take_back(desk.bearer.actor, number) { (take_back(desk, number)) }
        }
    }
}

/// The way back from a decision: it says what follows, and asks why.
pub(super) fn take_back(desk: &Desk<'_>, number: u32) -> Markup {
    let fields = [("number", number.to_string())];
    asked(
        desk,
        "take_back",
        &fields,
        &desk.text("web-club-take-back"),
        &desk.text("web-club-take-back-means"),
        super::forms::Reason::Asked,
    )
}

/// The last decisions of this desk's own, each with its way back.
pub(super) fn last(desk: &Desk<'_>) -> Markup {
    let is_own = |logged: &Logged| {
        logged.by.role == desk.bearer.actor.role
            && !matches!(logged.decision, Decision::Tentos { .. } | Decision::Register { .. })
    };
    let last: Vec<(u32, &Logged)> = numbered(desk.standing).rev().filter(|(_, logged)| is_own(logged)).take(LAST).collect();
    html! {
        section.panel.pad {
            h2 { (desk.text("web-club-last-decisions")) }
            ul.rows { @for (number, logged) in last { (line(desk, number, logged)) } }
            p { a href={ (desk.path()) "/log" } { (desk.text("web-club-log")) } }
        }
    }
}

/// The page of the log, the latest first.
pub fn log_page(context: &Context, desk: &Desk<'_>, filter: &Filter) -> Markup {
    let (event, words) = (desk.standing, desk.words);
    let shown: Vec<(u32, &Logged)> =
        numbered(event).rev().filter(|(_, logged)| filter.shows(words, event, logged)).take(MOST).collect();
    let heading = say(words, "web-club-log");
    let makers: std::collections::BTreeSet<PersonId> = event.log().iter().map(|logged| logged.by.person).collect();
    let body = html! {
        (sheet())
        div.champ {
            div.sec.big { h1 { (heading) } p.lead { a href=(desk.path()) { (event.name) } } }
            form.act method="get" action={ (desk.path()) "/log" } {
                select name="what" aria-label=(desk.text("web-club-concern-is")) {
                    option value="" { (desk.of("web-club-concern", "concern", "all")) }
                    @for concern in Concern::ALL {
                        option value=(concern.name()) selected[filter.concern == Some(concern)] { (desk.of("web-club-concern", "concern", concern.name())) }
                    }
                }
                select name="who" aria-label=(desk.text("web-club-person")) {
                    option value="" { (desk.text("web-club-everybody")) }
                    @for person in makers.into_iter().filter(|person| event.persons.contains_key(person)) {
                        option value=(person) selected[filter.person == Some(person)] { (desk.person(person)) }
                    }
                }
                input type="text" inputmode="numeric" name="jogo" maxlength="6" size="4" placeholder=(desk.text("web-club-jogo-number"))
                    aria-label=(desk.text("web-club-jogo-number")) value=[filter.jogo.and_then(|jogo| event.number_of(jogo))];
                button.btn { (desk.text("web-club-show")) }
                a.btn.ghost href={ (desk.path()) "/paper/log.pdf" } { "PDF" }
            }
            @if shown.is_empty() { p.muted { (desk.text("web-club-nothing-decided")) } }
            ul.rows.log { @for (number, logged) in shown { (line(desk, number, logged)) } }
        }
    };
    layout(context, words, &heading, body)
}

/// A decision with its number, for a refusal that names it.
pub(super) fn named(words: &Words, event: &Championship, number: u32) -> Option<(Time, String)> {
    event.decision(number).map(|logged| (logged.at, in_words(words, event, &logged.decision)))
}

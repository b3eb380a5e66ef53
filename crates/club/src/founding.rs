//! What the form of a new event says, as decisions; or which of its fields say nothing an event can be founded with, and what they need.

use crate::choices::{Need, OF_CATEGORY, OF_EVENT, amount, chosen, time};
use crate::entry::{CategoryId, Person, PersonId, Tradition};
use crate::options::{CategoryOptions, DrawMethod, EventOptions, Format};
use crate::{Actor, Breach, Centavos, Championship, Decision, Line, Role, Time};

/// The founder of an event.
pub const FOUNDER: Actor = Actor { person: PersonId(1), role: Role::Organising };
/// The categories of the regulation, with how many play together (R5).
pub const CATEGORIES: [(&str, usize); 2] = [("individual", 1), ("duplas", 2)];
/// The formats, by their machine names (6.1).
pub const FORMATS: [(&str, Format); 4] = [
    ("knockout", Format::Knockout),
    ("groups_knockout", Format::GroupsKnockout),
    ("swiss", Format::Swiss),
    ("round_robin", Format::RoundRobin),
];
/// The ways to draw, by their machine names (R13, R14).
pub const DRAWS: [(&str, DrawMethod); 2] = [("hash", DrawMethod::Hash), ("tickets", DrawMethod::Tickets)];
/// The figures of the form that are no choices of section 7, each with its bounds.
pub const TABLES: (&str, u32, u32) = ("tables", 1, 500);
pub const MINUTES: (&str, u32, u32) = ("minutes", 0, 600);
pub const TARGET: (&str, u32, u32) = ("target", 1, 1000);
pub const WATCH_DELAY: (&str, u32, u32) = ("watch_delay", 0, 3600);
/// Minutes from UTC, if nothing is said: where the regulation is from.
pub const USUAL_ZONE: i16 = -180;

/// The fields of the form as typed; empty before it is sent.
#[derive(Clone, Debug, Default)]
pub struct Typed(Vec<(String, String)>);

impl From<Vec<(String, String)>> for Typed {
    fn from(fields: Vec<(String, String)>) -> Typed {
        Typed(fields)
    }
}

impl Typed {
    /// The text of a field, if it was sent.
    pub fn said(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.trim())
    }

    /// Is this one of the answers of a field that can have several? In a new form all are.
    pub fn chose(&self, name: &str, answer: &str) -> bool {
        self.0.is_empty() || self.0.iter().any(|(known, value)| known == name && value == answer)
    }
}

/// A field that says nothing an event can be founded with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub field: String,
    pub need: Need,
}

/// Why nothing is founded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotFounded {
    /// These fields need another answer.
    Fields(Vec<Fault>),
    /// The regulation refuses it as a whole.
    Refused(Breach),
}

/// An event to be founded.
#[derive(Debug)]
pub struct Founding {
    /// Minutes from UTC.
    pub zone: i16,
    /// The event, its first organiser in every role a small club gives one person, its categories.
    pub decisions: Vec<Decision>,
}

/// Reads the form to its end, so that all its faults are told at once.
struct Reading<'t> {
    typed: &'t Typed,
    faults: Vec<Fault>,
}

impl Reading<'_> {
    fn text(&self, field: &str) -> &str {
        self.typed.said(field).unwrap_or_default()
    }

    fn fault(&mut self, field: &str, need: Need) {
        self.faults.push(Fault { field: field.to_owned(), need });
    }

    /// What a field says; if it says nothing, what is usual.
    fn read<T>(&mut self, field: &str, need: Need, usual: T, read: impl Fn(&str) -> Option<T>) -> T {
        match self.text(field) {
            "" => usual,
            text => read(text).unwrap_or_else(|| {
                self.fault(field, need);
                usual
            }),
        }
    }

    fn number(&mut self, (field, least, most): (&str, u32, u32), usual: u32) -> u32 {
        let number = |text: &str| text.parse().ok().filter(|number| (least..=most).contains(number));
        self.read(field, Need::Number { least, most }, usual, number)
    }

    fn one<T: Copy>(&mut self, field: &str, answers: &[(&str, T)], usual: T) -> T {
        self.read(field, Need::Answer, usual, |text| answers.iter().find(|(name, _)| *name == text).map(|(_, answer)| *answer))
    }

    fn line(&mut self, field: &str) -> Line {
        let line = |text: &str| Line::try_from(text).ok().filter(|line| !line.chars().any(char::is_control));
        self.read(field, Need::Line, Line::default(), line)
    }

    /// A line that must not be empty.
    fn name(&mut self, field: &str) -> Line {
        let name = self.line(field);
        if name.is_empty() {
            self.faults.retain(|fault| fault.field != field);
            self.fault(field, Need::Name);
        }
        name
    }

    fn event(&mut self, is_game: impl Fn(&str) -> bool) -> EventOptions {
        let typed = self.typed;
        let (usual, needs) = chosen(&EventOptions::usual(), &OF_EVENT, |name| typed.said(name).unwrap_or_default().to_owned());
        let known = |text: &str| is_game(text).then(|| Line::cut(text));
        let options = EventOptions {
            tables: self.number(TABLES, usual.tables),
            minutes_per_partida: self.number(MINUTES, usual.minutes_per_partida),
            game: self.read("game", Need::Answer, usual.game.clone(), known),
            target: self.number(TARGET, usual.target),
            watch_delay: self.number(WATCH_DELAY, usual.watch_delay),
            ..usual
        };
        needs.into_iter().for_each(|(name, need)| self.fault(name, need));
        options
    }

    fn category(&mut self, category: &str, titulars: usize) -> CategoryOptions {
        let (typed, of) = (self.typed, |name: &str| format!("{name}.{category}"));
        let said = |name: &str| typed.said(&of(name)).unwrap_or_default().to_owned();
        let (usual, needs) = chosen(&CategoryOptions::of_titulars(titulars), &OF_CATEGORY, said);
        let options = CategoryOptions {
            fee: self.read::<Centavos>(&of("fee"), Need::Amount, usual.fee, amount),
            format: self.one(&of("format"), &FORMATS, usual.format),
            draw_method: self.one(&of("draw"), &DRAWS, usual.draw_method),
            ..usual
        };
        needs.into_iter().for_each(|(name, need)| self.fault(&of(name), need));
        if options.prize_pcts.iter().map(|&share| u32::from(share)).sum::<u32>() > 100 {
            self.fault(&of("prize_pcts"), Need::Less);
        }
        options
    }
}

/// The event that the form asks for, if the regulation has nothing against it and its game is known.
pub fn founding(typed: &Typed, is_game: impl Fn(&str) -> bool) -> Result<Founding, NotFounded> {
    let mut form = Reading { typed, faults: Vec::new() };
    let name = form.name("name");
    let (host, place, date) = (form.line("host"), form.line("place"), form.line("date"));
    let start = form.read("start", Need::Time, Time::at(15, 0), time);
    let organiser = form.name("organiser");
    let zone = |text: &str| text.parse().ok().filter(|zone| (-720..=840).contains(zone));
    let zone = form.read("zone", Need::Answer, USUAL_ZONE, zone);
    let options = form.event(is_game);
    let details = Person { name: organiser, tradition: Tradition::Peao, contact: None };
    let mut decisions =
        vec![Decision::Found { name, host, place, date, start, options }, Decision::Register { person: FOUNDER.person, details }];
    let roles = [Role::Evaluating, Role::DeskEntries, Role::DeskResults];
    decisions.extend(roles.map(|role| Decision::Appoint { person: FOUNDER.person, role }));
    let chose: Vec<_> = CATEGORIES.into_iter().filter(|(category, _)| typed.chose("category", category)).collect();
    // R1: an event without a category cannot be published, and none can be added at a desk.
    if chose.is_empty() {
        form.fault("category", Need::Category);
    }
    for (category, titulars) in chose {
        let options = form.category(category, titulars);
        decisions.push(Decision::AddCategory { category: CategoryId::from(category), titulars, options });
    }
    if !form.faults.is_empty() {
        return Err(NotFounded::Fields(form.faults));
    }
    let mut event = Championship::new();
    for decision in &decisions {
        event.decide(FOUNDER, Time::default(), decision.clone()).map_err(NotFounded::Refused)?;
    }
    Ok(Founding { zone, decisions })
}

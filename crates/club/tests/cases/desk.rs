//! A desk for short tales: an event under the regulation's own options, in the hands of two commissions.

use club::decision::Decision;
use club::entry::{CategoryId, Channel, EntryId, IncidentId, JogoId, Part, Person, PersonId, Tradition};
use club::incident::Ground;
use club::jogo::{Complete, Delivered, State};
use club::options::{CategoryOptions, DrawMethod, EventOptions};
use club::{Actor, Breach, Championship, Role, Text, Time};

pub(crate) const ORGANISER: Actor = Actor { person: PersonId(1), role: Role::Organising };
pub(crate) const EVALUATOR: Actor = Actor { person: PersonId(2), role: Role::Evaluating };
pub(crate) const RESULTS: Actor = Actor { person: PersonId(3), role: Role::DeskResults };
pub(crate) const BOTH: [PersonId; 2] = [PersonId(1), PersonId(2)];

pub(crate) fn individual() -> CategoryId {
    CategoryId::from("individual")
}

pub(crate) fn duplas() -> CategoryId {
    CategoryId::from("duplas")
}

/// A text that fits where it is put.
pub(crate) fn text<const MAX: usize>(text: &str) -> Text<MAX> {
    Text::try_from(text).expect("a text that fits")
}

pub(crate) struct Desk {
    pub(crate) event: Championship,
    pub(crate) clock: Time,
    receipt: u32,
    next_entry: u32,
    next_incident: u32,
}

/// The two categories of the regulation, drawn by tickets so that a tale can say its order.
pub(crate) fn desk(change: impl Fn(&CategoryId, &mut CategoryOptions)) -> Desk {
    desk_with(EventOptions::default(), change)
}

pub(crate) fn desk_with(options: EventOptions, change: impl Fn(&CategoryId, &mut CategoryOptions)) -> Desk {
    let mut desk = Desk { event: Championship::new(), clock: Time::at(14, 0), receipt: 0, next_entry: 1, next_incident: 1 };
    desk.ok(
        ORGANISER,
        Decision::Found {
            name: text("Campeonato"),
            host: text("Clube"),
            place: text("Salão"),
            date: text("15/9"),
            start: Time::at(15, 0),
            options,
        },
    );
    for (person, role) in
        [(1, Role::Evaluating), (2, Role::Evaluating), (2, Role::Organising), (3, Role::DeskResults), (4, Role::DeskEntries)]
    {
        desk.person(person);
        desk.ok(ORGANISER, Decision::Appoint { person: PersonId(person), role });
    }
    for (category, titulars) in [(individual(), 1), (duplas(), 2)] {
        let mut options = CategoryOptions { draw_method: DrawMethod::Tickets, ..CategoryOptions::of_titulars(titulars) };
        change(&category, &mut options);
        desk.ok(ORGANISER, Decision::AddCategory { category, titulars, options });
    }
    desk.ok(ORGANISER, Decision::Publish);
    for category in [individual(), duplas()] {
        desk.ok(ORGANISER, Decision::OpenEntries { category });
    }
    desk
}

impl Desk {
    pub(crate) fn decide(&mut self, by: Actor, decision: Decision) -> Result<(), Breach> {
        self.clock = Time(self.clock.0 + 1);
        let before = self.event.clone();
        let done = self.event.decide(by, self.clock, decision);
        if done.is_err() {
            assert_eq!(before, self.event, "refused, but something has changed");
        }
        done
    }

    pub(crate) fn ok(&mut self, by: Actor, decision: Decision) {
        let told = format!("{decision:?}");
        self.decide(by, decision).unwrap_or_else(|breach| panic!("{told} is refused: {breach:?}"));
    }

    pub(crate) fn refused(&mut self, by: Actor, decision: Decision, cite: &str) {
        let told = format!("{decision:?}");
        match self.decide(by, decision) {
            Ok(()) => panic!("{told} is not refused"),
            Err(breach) => assert_eq!(breach.cite().0, cite, "{told}"),
        }
    }

    pub(crate) fn person(&mut self, person: u32) {
        let details = Person { name: text(&format!("Pessoa {person}")), tradition: Tradition::Peao, contact: None };
        self.ok(ORGANISER, Decision::Register { person: PersonId(person), details });
    }

    /// An entry of persons 100 n and on: titulars, then a reserve if the category has one.
    pub(crate) fn entry(&mut self, category: &CategoryId) -> EntryId {
        let entry = EntryId(self.next_entry);
        let first = 100 * self.next_entry;
        let (titulars, reserves) = {
            let of = &self.event.categories[category];
            (of.titulars, of.options.max_reserves)
        };
        let mut members = Vec::new();
        for n in 0..titulars + reserves {
            self.person(first + n as u32);
            members.push((PersonId(first + n as u32), if n < titulars { Part::Titular } else { Part::Reserve }));
        }
        self.next_entry += 1;
        let (category, capataz) = (category.clone(), Some(PersonId(first)));
        self.ok(
            ORGANISER,
            Decision::Enter { category, entry, name: text(&format!("{entry}")), capataz, members, channel: Channel::Presencial },
        );
        entry
    }

    pub(crate) fn pay(&mut self, entry: EntryId) {
        self.receipt += 1;
        let amount = self.event.fee(&self.event.entries[&entry]);
        let receipt = self.receipt;
        self.ok(ORGANISER, Decision::Pay { entry, amount, receipt });
    }

    /// Enters and pays `many` entries.
    pub(crate) fn entries(&mut self, category: &CategoryId, many: usize) -> Vec<EntryId> {
        let entries: Vec<EntryId> = (0..many).map(|_| self.entry(category)).collect();
        entries.iter().for_each(|&entry| self.pay(entry));
        entries
    }

    /// Closes the entries and draws them in the order of their numbers.
    pub(crate) fn draw(&mut self, category: &CategoryId) {
        self.ok(ORGANISER, Decision::CloseEntries { category: category.clone() });
        let order = self.event.confirmed(category).into_iter().map(|(_, number)| number).collect();
        self.ok(ORGANISER, Decision::DrawByTickets { category: category.clone(), order, proxies: Vec::new() });
    }

    pub(crate) fn start(&mut self, category: &CategoryId) {
        self.ok(ORGANISER, Decision::StartRound { category: category.clone() });
    }

    /// The jogo of these two that is open.
    pub(crate) fn jogo(&self, a: EntryId, b: EntryId) -> JogoId {
        let meets = |entries: &[Option<EntryId>; 2]| entries.contains(&Some(a)) && entries.contains(&Some(b));
        let open = self.event.jogos.iter().find(|(_, jogo)| !jogo.state.is_closed() && meets(&jogo.entries));
        *open.unwrap_or_else(|| panic!("{a} and {b} do not meet")).0
    }

    pub(crate) fn capataz(&self, entry: EntryId) -> Actor {
        Actor { person: self.event.entries[&entry].capataz.expect("a capataz"), role: Role::Capataz }
    }

    pub(crate) fn titulars(&self, entry: EntryId) -> Vec<PersonId> {
        self.event.entries[&entry].titulars().collect()
    }

    pub(crate) fn call(&mut self, jogo: JogoId, table: u32) {
        let time = self.clock;
        self.ok(ORGANISER, Decision::Call { jogo, table, time });
    }

    /// Called, checked in and begun at table 1.
    pub(crate) fn begin(&mut self, a: EntryId, b: EntryId) -> JogoId {
        let jogo = self.jogo(a, b);
        self.call(jogo, 1);
        for entry in [a, b] {
            let line_up = self.titulars(entry);
            self.ok(ORGANISER, Decision::CheckIn { jogo, entry, line_up });
        }
        self.ok(ORGANISER, Decision::StartPartida { jogo });
        jogo
    }

    /// Tentos of the entries as the score says, paid in the order of the sides.
    pub(crate) fn score(&mut self, jogo: JogoId, entry: EntryId, tentos: u32) {
        let side = self.event.jogos[&jogo].side_of(entry).expect("a side");
        let by = self.capataz(entry);
        if tentos > 0 {
            self.ok(by, Decision::Tentos { jogo, side, amount: tentos, reason: text("truco") });
        }
    }

    /// Played to this score, signed, delivered, homologated.
    pub(crate) fn play(&mut self, a: EntryId, b: EntryId, score: [u32; 2]) {
        let jogo = self.begin(a, b);
        let (first, second) = if score[0] < score[1] { (0, 1) } else { (1, 0) };
        self.score(jogo, [a, b][first], score[first]);
        self.score(jogo, [a, b][second], score[second]);
        self.hand_in(jogo);
    }

    pub(crate) fn hand_in(&mut self, jogo: JogoId) {
        for entry in self.event.jogos[&jogo].entries.into_iter().flatten() {
            let by = self.capataz(entry);
            self.ok(by, Decision::Sign { jogo, entry });
        }
        let its = &self.event.jogos[&jogo];
        let winner =
            its.outcome.as_ref().and_then(|outcome| outcome.winner).and_then(|side| its.entries[side]).expect("a winner");
        let by = self.capataz(winner).person;
        let things = Delivered { cards: 40, tentos: Complete::Complete, tampa: Complete::Complete };
        self.ok(RESULTS, Decision::Deliver { jogo, bearer: by, things });
        self.homologate(jogo);
    }

    pub(crate) fn homologate(&mut self, jogo: JogoId) {
        self.ok(EVALUATOR, Decision::Homologate { jogo });
    }

    pub(crate) fn report(&mut self, jogo: JogoId, ground: Ground, entry: EntryId, person: PersonId, by: Actor) -> IncidentId {
        let incident = IncidentId(self.next_incident);
        self.next_incident += 1;
        self.ok(by, Decision::Report { jogo, incident, ground, entry, person, text: text(""), ruling: text("") });
        incident
    }

    /// Two members make the same ruling.
    pub(crate) fn ruled(&mut self, ruling: Decision) {
        self.ok(ORGANISER, ruling.clone());
        self.ok(EVALUATOR, ruling);
    }

    /// Reported by the commission against the first titular, and upheld.
    pub(crate) fn upheld(&mut self, jogo: JogoId, ground: Ground, entry: EntryId) {
        let person = self.titulars(entry)[0];
        let incident = self.report(jogo, ground, entry, person, EVALUATOR);
        self.ruled(Decision::Uphold { incident, members: Vec::new() });
    }

    pub(crate) fn decide_category(&mut self, category: &CategoryId) {
        self.ok(EVALUATOR, Decision::Decide { category: category.clone() });
    }

    pub(crate) fn state(&self, jogo: JogoId) -> State {
        self.event.jogos[&jogo].state
    }

    /// The scores written for a jogo.
    pub(crate) fn written(&self, jogo: JogoId) -> Vec<[u32; 2]> {
        self.event.jogos[&jogo].outcome.as_ref().expect("an outcome").partidas.clone()
    }
}

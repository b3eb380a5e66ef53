//! A whole event that plays itself: to show an organiser how a day goes, and to try every way it can go.

use crate::category::CategoryState;
use crate::championship::EventState;
use crate::decision::Decision;
use crate::draw;
use crate::entry::{CategoryId, Channel, EntryId, IncidentId, JogoId, Part, Person, PersonId, Tradition};
use crate::incident::{Distance, Ground};
use crate::jogo::{Complete, Delivered, Kit, Running, State};
use crate::options::{CategoryOptions, DrawMethod, EventOptions};
use crate::role::{Actor, Role};
use crate::{Breach, CardName, Championship, Line, Note, Time, names};
use engine::Rng;

/// The organiser of a simulated event.
const ORGANISER: Actor = Actor { person: PersonId(1), role: Role::Organising };
const EVALUATOR: Actor = Actor { person: PersonId(2), role: Role::Evaluating };
const DESK: Actor = Actor { person: PersonId(3), role: Role::DeskResults };

/// Rates of trouble on the day, each in jogos per thousand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trouble {
    pub incidents: usize,
    pub withdrawals: usize,
    pub walkovers: usize,
    pub corrections: usize,
    pub refused_signatures: usize,
    /// Decisions taken back and made again.
    pub returns: usize,
    /// Draws annulled and repeated, entries reopened, kits and tables that change.
    pub repairs: usize,
}

/// A day of one category.
#[derive(Clone, Debug)]
pub struct Day {
    pub entries: u32,
    pub titulars: usize,
    pub options: CategoryOptions,
    pub event: EventOptions,
    pub trouble: Trouble,
    pub seed: u64,
}

struct Run<'a> {
    day: &'a Day,
    event: Championship,
    rng: Rng,
    clock: Time,
    category: CategoryId,
    incidents: u32,
}

/// Plays the day to its end: prizes paid, or the category cancelled for want of entries.
pub fn run(day: &Day) -> Result<Championship, Breach> {
    let category = CategoryId(if day.titulars == 1 { "individual" } else { "duplas" }.to_owned());
    let rng = Rng::new(day.seed);
    let mut run = Run { day, event: Championship::new(), rng, clock: Time::at(13, 0), category, incidents: 0 };
    run.open()?;
    run.enter_all()?;
    run.play()?;
    run.close()?;
    Ok(run.event)
}

impl Run<'_> {
    fn decide(&mut self, by: Actor, decision: Decision) -> Result<(), Breach> {
        self.clock = Time(self.clock.0 + 1);
        self.event.decide(by, self.clock, decision.clone())?;
        let (returns, number) = (self.day.trouble.returns, u32::try_from(self.event.log().len()).unwrap_or(u32::MAX));
        if returns == 0 || !self.event.may_take_back(by, number) || !self.happens(returns) {
            return Ok(());
        }
        let reason = Note::cut("engano");
        self.event.decide(by, self.clock, Decision::TakeBack { number, reason })?;
        self.clock = Time(self.clock.0 + 1);
        self.event.decide(by, self.clock, decision)
    }

    /// A table loses its kit and has another, one is added, one is closed for a while.
    fn repair(&mut self) -> Result<(), Breach> {
        let table = self.event.free_tables().next();
        self.decide(ORGANISER, Decision::AddTable)?;
        let Some(table) = table else { return Ok(()) };
        let reason = Note::cut("falta uma carta");
        self.decide(DESK, Decision::WithdrawKit { table, reason: reason.clone() })?;
        self.decide(DESK, Decision::GiveKit { table, kit: Kit::New })?;
        self.decide(ORGANISER, Decision::CloseTable { table, reason })?;
        self.decide(ORGANISER, Decision::ReopenTable { table })
    }

    fn happens(&mut self, in_a_thousand: usize) -> bool {
        self.rng.happens(in_a_thousand, 1000)
    }

    fn open(&mut self) -> Result<(), Breach> {
        let day = self.day;
        self.decide(
            ORGANISER,
            Decision::Found {
                name: Line::cut("Campeonato Farroupilha de Truco"),
                host: Line::cut("Departamento Jovem"),
                place: Line::cut("Salão Farroupilha"),
                date: Line::cut("15 de setembro"),
                start: Time::at(15, 0),
                options: day.event.clone(),
            },
        )?;
        for (person, role) in [(1, Role::Evaluating), (2, Role::Evaluating), (2, Role::Organising), (3, Role::DeskResults)] {
            self.register(person)?;
            self.decide(ORGANISER, Decision::Appoint { person: PersonId(person), role })?;
        }
        let category = self.category.clone();
        self.decide(
            ORGANISER,
            Decision::AddCategory { category: category.clone(), titulars: day.titulars, options: day.options.clone() },
        )?;
        self.decide(ORGANISER, Decision::Publish)?;
        self.decide(ORGANISER, Decision::OpenEntries { category })
    }

    fn register(&mut self, person: u32) -> Result<(), Breach> {
        let tradition = if person.is_multiple_of(2) { Tradition::Peao } else { Tradition::Prenda };
        let details = Person { name: Line::cut(&names::person(person)), tradition, contact: None };
        self.decide(ORGANISER, Decision::Register { person: PersonId(person), details })
    }

    fn enter_all(&mut self) -> Result<(), Breach> {
        let day = self.day;
        let each = day.titulars + day.options.max_reserves;
        for n in 0..day.entries {
            let first = 10 + n * each as u32;
            let mut members = Vec::new();
            for k in 0..each as u32 {
                self.register(first + k)?;
                members.push((PersonId(first + k), if (k as usize) < day.titulars { Part::Titular } else { Part::Reserve }));
            }
            let (category, capataz) = (self.category.clone(), Some(PersonId(first)));
            let entry = EntryId(n + 1);
            let titulars = (first..first + day.titulars as u32)
                .map(|person| if day.titulars == 1 { names::person(person) } else { names::first(person).to_owned() });
            let name = Line::cut(&titulars.collect::<Vec<_>>().join(" e "));
            self.decide(ORGANISER, Decision::Enter { category, entry, name, capataz, members, channel: Channel::Presencial })?;
            let amount = self.event.fee(self.event.entry(entry)?);
            let receipt = self.event.next_receipt();
            if amount.0 > 0 {
                self.decide(ORGANISER, Decision::Pay { entry, amount, receipt })?;
            }
            let withdrawals = self.day.trouble.withdrawals;
            if self.happens(withdrawals) {
                self.decide(ORGANISER, Decision::Withdraw { entry })?;
            }
        }
        let category = self.category.clone();
        self.decide(ORGANISER, Decision::CloseEntries { category: category.clone() })?;
        let repairs = self.day.trouble.repairs;
        if repairs == 0 || self.state() != CategoryState::EntriesClosed || !self.happens(repairs) {
            return Ok(());
        }
        self.decide(ORGANISER, Decision::ReopenEntries { category: category.clone(), reason: Note::cut("cedo demais") })?;
        self.decide(ORGANISER, Decision::CloseEntries { category })
    }

    fn draw(&mut self) -> Result<(), Breach> {
        let category = self.category.clone();
        let numbers: Vec<u32> = self.event.confirmed(&category).into_iter().map(|(_, number)| number).collect();
        let pack: Vec<cards::Card> = cards::Pack::Spanish40.cards().iter().collect();
        let decision = match self.day.options.draw_method {
            DrawMethod::Hash => {
                let order = draw::tickets(&(0..40).collect::<Vec<u32>>(), &mut self.rng);
                let cards = (0..numbers.len()).map(|n| CardName::cut(&pack[order[n % 40] as usize].to_string())).collect();
                Decision::DrawByHash { category, cards, proxies: Vec::new() }
            }
            DrawMethod::Tickets => {
                Decision::DrawByTickets { category, order: draw::tickets(&numbers, &mut self.rng), proxies: Vec::new() }
            }
        };
        self.decide(ORGANISER, decision)
    }

    fn state(&self) -> CategoryState {
        self.event.categories.get(&self.category).map_or(CategoryState::Cancelled, |category| category.state)
    }

    /// Draws lots wherever the rules ask for them, and tries again.
    fn with_lots(&mut self, decision: &Decision, by: Actor) -> Result<(), Breach> {
        loop {
            match self.decide(by, decision.clone()) {
                Err(Breach::TieOpen(tied)) => {
                    let numbers: Vec<u32> = tied.iter().map(|entry| entry.0).collect();
                    let order = draw::tickets(&numbers, &mut self.rng).into_iter().map(EntryId).collect();
                    let category = self.category.clone();
                    self.decide(ORGANISER, Decision::DrawLots { category, order })?;
                }
                done => return done,
            }
        }
    }

    fn play(&mut self) -> Result<(), Breach> {
        if self.state() == CategoryState::Cancelled {
            return Ok(());
        }
        self.draw()?;
        let (category, repairs) = (self.category.clone(), self.day.trouble.repairs);
        if repairs > 0 && self.happens(repairs) {
            let reason = Note::cut("faltava uma inscrição");
            self.decide(ORGANISER, Decision::AnnulDraw { category: category.clone(), reason })?;
            self.draw()?;
        }
        loop {
            let of = self.event.category(&category)?;
            let next = match of.state {
                CategoryState::InPlay(round) => round + 1,
                _ => 0,
            };
            if next >= self.event.rounds_in_all(of) {
                break;
            }
            self.with_lots(&Decision::StartRound { category: category.clone() }, ORGANISER)?;
            let open: Vec<JogoId> = self
                .event
                .jogos
                .iter()
                .filter(|(_, jogo)| jogo.state == State::Scheduled && jogo.round == next)
                .map(|(&id, _)| id)
                .collect();
            for jogo in open {
                if repairs > 0 && self.happens(repairs) {
                    self.repair()?;
                }
                self.play_jogo(jogo)?;
            }
        }
        Ok(())
    }

    fn play_jogo(&mut self, id: JogoId) -> Result<(), Breach> {
        let trouble = self.day.trouble;
        if self.event.jogo(id)?.state != State::Scheduled {
            return Ok(());
        }
        let withdrawn = self.happens(trouble.withdrawals);
        let Ok([Some(a), Some(b)]) = self.event.jogo(id).map(|jogo| jogo.entries) else { return Ok(()) };
        if withdrawn {
            self.decide(ORGANISER, Decision::Withdraw { entry: a })?;
            return Ok(());
        }
        let table =
            1 + (0..self.event.options.tables).find(|table| !self.event.withdrawn_kits.contains(&(table + 1))).unwrap_or(0);
        let time = self.clock;
        self.decide(ORGANISER, Decision::Call { jogo: id, table, time })?;
        let walkover = self.happens(trouble.walkovers);
        for (n, entry) in [a, b].into_iter().enumerate() {
            if walkover && n == 1 {
                self.clock = self.clock.plus_minutes(self.event.options.lateness_tolerance);
                self.decide(ORGANISER, Decision::Walkover { jogo: id, entry })?;
                return self.decide(EVALUATOR, Decision::Homologate { jogo: id });
            }
            let line_up = self.line_up(entry);
            if line_up.len() < self.day.titulars {
                self.decide(ORGANISER, Decision::Withdraw { entry })?;
                return Ok(());
            }
            self.decide(ORGANISER, Decision::CheckIn { jogo: id, entry, line_up })?;
        }
        while matches!(self.event.jogo(id)?.state, State::Running(_)) {
            self.one_step(id, [a, b])?;
        }
        self.hand_in(id)
    }

    /// Those of an entry who may play, in the order they were registered.
    fn line_up(&self, entry: EntryId) -> Vec<PersonId> {
        let Ok(entry) = self.event.entry(entry) else { return Vec::new() };
        let free = |person: &PersonId| !self.event.is_banned(*person, &entry.category);
        entry.members.iter().map(|&(person, _)| person).filter(free).take(self.day.titulars).collect()
    }

    fn one_step(&mut self, id: JogoId, entries: [EntryId; 2]) -> Result<(), Breach> {
        let trouble = self.day.trouble;
        if self.happens(trouble.incidents) {
            return self.incident(id, entries);
        }
        let State::Running(running) = self.event.jogo(id)?.state else { return Ok(()) };
        if running != Running::Playing {
            return self.decide(ORGANISER, Decision::StartPartida { jogo: id });
        }
        let side = self.rng.below(2);
        let amount = [1, 1, 2, 3, 4, 6][self.rng.below(6)].min(self.event.options.target);
        let Some(person) = self.event.entry(entries[0])?.capataz else { return Ok(()) };
        let payer = Actor { person, role: Role::Capataz };
        self.decide(payer, Decision::Tentos { jogo: id, side, amount, reason: Line::cut("truco") })
    }

    fn incident(&mut self, jogo: JogoId, entries: [EntryId; 2]) -> Result<(), Breach> {
        let grounds = [
            Ground::I,
            Ground::II,
            Ground::III,
            Ground::IV,
            Ground::V(Distance::Roda),
            Ground::V(Distance::TestaAllowed),
            Ground::VI,
            Ground::VII,
            Ground::VIII,
        ];
        let ground = grounds[self.rng.below(grounds.len())];
        let entry = entries[self.rng.below(2)];
        let person = self.line_up(entry)[0];
        self.incidents += 1;
        let incident = IncidentId(self.incidents);
        self.decide(
            EVALUATOR,
            Decision::Report { jogo, incident, ground, entry, person, text: Note::default(), ruling: Note::default() },
        )?;
        let upheld = !ground.is_excused() && self.rng.happens(2, 3);
        let ruling = if upheld {
            Decision::Uphold { incident, members: Vec::new() }
        } else {
            Decision::Dismiss { incident, members: Vec::new() }
        };
        self.decide(ORGANISER, ruling.clone())?;
        self.decide(EVALUATOR, ruling)
    }

    fn hand_in(&mut self, id: JogoId) -> Result<(), Breach> {
        let refused = self.day.trouble.refused_signatures;
        let refused = self.happens(refused);
        if self.event.jogo(id)?.state == State::Played && !refused {
            let entries = self.event.jogo(id)?.entries;
            for entry in entries.into_iter().flatten() {
                if let Some(person) = self.event.entry(entry)?.capataz {
                    self.decide(Actor { person, role: Role::Capataz }, Decision::Sign { jogo: id, entry })?;
                }
            }
            let jogo = self.event.jogo(id)?;
            let winner = jogo.outcome.as_ref().and_then(|outcome| outcome.winner).and_then(|side| jogo.entries[side]);
            let bearer = winner.and_then(|entry| self.event.entries.get(&entry)).and_then(|entry| entry.capataz);
            let things = Delivered { cards: 40, tentos: Complete::Complete, tampa: Complete::Complete };
            if let Some(bearer) = bearer {
                self.decide(DESK, Decision::Deliver { jogo: id, bearer, things })?;
            }
        }
        if !self.event.jogo(id)?.state.is_closed() {
            self.decide(EVALUATOR, Decision::Homologate { jogo: id })?;
        }
        let corrections = self.day.trouble.corrections;
        if self.happens(corrections) {
            let target = self.event.options.target;
            let partidas = vec![[target, 0]; self.event.jogo(id)?.best_of.needed()];
            // Only what was played can be corrected: a refusal is right then.
            let _ = self.decide(EVALUATOR, Decision::Correct { jogo: id, partidas, reason: Note::cut("conta errada") });
        }
        Ok(())
    }

    fn close(&mut self) -> Result<(), Breach> {
        if self.state() == CategoryState::Cancelled {
            return Ok(());
        }
        let category = self.category.clone();
        self.with_lots(&Decision::Decide { category: category.clone() }, EVALUATOR)?;
        self.decide(EVALUATOR, Decision::HomologateCategory { category: category.clone() })?;
        for award in self.event.awards(&category)? {
            let Some(to) = self.event.entry(award.entry)?.capataz else { continue };
            let receipt = self.event.next_receipt();
            self.decide(ORGANISER, Decision::PayAward { category: category.clone(), place: award.place, to, receipt })?;
        }
        if self.event.state == EventState::PrizesPaid { self.decide(ORGANISER, Decision::Archive) } else { Ok(()) }
    }
}

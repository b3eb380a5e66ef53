//! A random walk through a match.

use crate::record::{At, Record, write};
use crate::{Action, Agreements, Event, Game, Offer, Rng, Seat, SeatSet, Setup, Shuffler, TableLog, Turn};
use cards::fair::{Seed, key};

/// Acts that are picked until one suits.
const TRIES: usize = 8;

/// A match played at random, and its table.
pub struct Walk<G: Game> {
    table: TableLog<G>,
    rng: Rng,
    seed: Seed,
    shuffler: Shuffler,
    record: Record,
    offers: Vec<Offer<G::Action>>,
    probes: Vec<G::Action>,
}

/// End of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walked {
    /// The match is over.
    Over,
    /// The wanted number of events has happened.
    Enough,
}

impl<G: Game> Walk<G> {
    /// A walk from this seed.
    ///
    /// # Panics
    /// If the game cannot be opened so.
    pub fn new(agreements: G::Agreements, setup: Setup, seed: u64) -> Walk<G> {
        let mut record = Record::new(G::FACTS);
        for fact in G::FACTS.options {
            if let Some(value) = agreements.get(fact.name) {
                record.options.push(At::new((fact.name.to_owned(), value)));
            }
        }
        if let Some(dealer) = setup.dealer {
            record.setup.push(At::new(("dealer".to_owned(), dealer.to_string())));
        }
        record.setup.extend(setup.lines.iter().cloned().map(At::new));
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&seed.to_le_bytes());
        let table = match TableLog::open(agreements, setup) {
            Ok(table) => table,
            Err(bad) => panic!("{bad}"),
        };
        let (offers, probes) = (Vec::new(), Vec::new());
        let shuffler = Shuffler::new(key(&secret, &[]));
        Walk { table, rng: Rng::new(seed), seed: secret, shuffler, record, offers, probes }
    }

    /// A walk in which these acts are tried too, by the player in turn: words that are free and therefore not offered, accusations
    /// that may be wrong.
    #[must_use]
    pub fn trying(mut self, probes: Vec<G::Action>) -> Walk<G> {
        self.probes = probes;
        self
    }

    /// The acts that are tried though they are not offered.
    pub fn probes(&self) -> &[G::Action] {
        &self.probes
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// The table.
    pub fn table(&self) -> &TableLog<G> {
        &self.table
    }

    /// The secret of its shuffles.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The events so far, as a record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The events so far, for the message of a failed test.
    pub fn describe(&self) -> String {
        write(&self.record)
    }

    /// The seats that may act now, must or not.
    pub fn actors(&self) -> SeatSet {
        match self.game().turn() {
            Turn::Seats { must, may } => must.iter().chain(may.iter()).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// All offers to a seat: those of its turn and the optional ones.
    pub fn offers(&self, seat: Seat) -> Vec<Offer<G::Action>> {
        super::seen::offers(self.game(), seat)
    }

    /// Lets events happen, `after` each of them asking its questions.
    pub fn go(&mut self, most_events: usize, after: &mut dyn FnMut(&Walk<G>)) -> Walked {
        for _ in 0..most_events {
            if !self.step(&|_, _| true) {
                return Walked::Over;
            }
            after(self);
        }
        Walked::Enough
    }

    /// Lets one event happen, unless the match is over. Of acts, one `suits` if a few tries find it.
    pub(super) fn step(&mut self, suits: &dyn Fn(Seat, &G::Action) -> bool) -> bool {
        match self.game().turn() {
            Turn::Over => return false,
            Turn::Shuffle(wanted) => {
                let order = self.shuffler.order(&wanted);
                self.record.add_shuffle(self.table.game(), &order);
                self.happen(Event::Shuffled(order.to_vec()));
            }
            Turn::Seats { must, may } => self.someone_acts(must, may, suits),
        }
        true
    }

    /// One who must act acts, or now and then one who may.
    fn someone_acts(&mut self, must: SeatSet, may: SeatSet, suits: &dyn Fn(Seat, &G::Action) -> bool) {
        assert!(!must.is_empty() || !may.is_empty(), "nobody can act: {}", self.describe());
        let speaks_besides = !may.is_empty() && (must.is_empty() || self.rng.happens(1, 12));
        let from: Vec<Seat> = if speaks_besides { may } else { must }.iter().collect();
        let Some(&seat) = self.rng.one(&from) else { return };
        if !self.probes.is_empty() && self.rng.happens(1, 8) && self.tries(seat) {
            return;
        }
        self.offers.clear();
        self.table.game().offers(seat, &mut self.offers);
        self.table.game().optional_offers(seat, &mut self.offers);
        // A card out of none is no offer.
        if self.offers.iter().all(|offer| matches!(offer, Offer::Card { of, .. } if of.is_empty())) {
            assert!(!must.contains(seat), "seat {seat} must act and can do nothing: {}", self.describe());
            return;
        }
        let mut picked = None;
        for _ in 0..TRIES {
            picked = self.pick();
            if picked.as_ref().is_none_or(|action| suits(seat, action)) {
                break;
            }
        }
        let Some(action) = picked else { return };
        self.record.add_action(seat, &action);
        self.happen(Event::Acted(seat, action));
    }

    /// One of the actions offered. What can be said besides a card is said rarely, or no hand would be played to its end.
    fn pick(&mut self) -> Option<G::Action> {
        let card = self.offers.iter().position(|offer| matches!(offer, Offer::Card { .. })).filter(|_| self.rng.happens(7, 8));
        let pick = card.unwrap_or_else(|| self.rng.below(self.offers.len()));
        self.offers[pick].any(&mut self.rng)
    }

    /// One of the probes is tried; it happens if the rules accept it.
    fn tries(&mut self, seat: Seat) -> bool {
        let Some(action) = self.rng.one(&self.probes).cloned() else { return false };
        let accepted = self.game().clone().act(seat, &action).is_ok();
        if accepted {
            self.record.add_action(seat, &action);
            self.happen(Event::Acted(seat, action));
        }
        accepted
    }

    fn happen(&mut self, event: Event<G::Action>) {
        if let Event::Acted(_, action) = &event {
            // One text form is used everywhere, so every action that happens must survive it.
            assert_eq!(action.to_string().parse().as_ref(), Ok(action), "an action changed in writing");
            assert_eq!(action.to_string().split(' ').next(), Some(action.verb()));
        }
        if let Err(refusal) = self.table.happen(event) {
            panic!("what was offered was refused ({refusal}): {}", self.describe());
        }
    }
}

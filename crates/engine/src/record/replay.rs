//! Letting a record happen again.

use super::{At, Fault, Record, RecordError, Step, arranged};
use crate::{ActError, AnyGame, Entry, Seat, Setup, ShuffleFor, Turn};
use cards::fair;
use cards::shuffle::{Key, shuffle};
use cards::{Card, CardSet};

/// A record that has happened again, as far as it goes.
pub struct Replay {
    /// The game as it stands.
    pub game: Box<dyn AnyGame>,
    /// Every shuffle, with what was asked for and where each card went.
    pub shuffles: Vec<Shuffled>,
}

/// A shuffle that took place.
pub struct Shuffled {
    /// The cards that were to be shuffled.
    pub cards: CardSet,
    /// Destination of each card.
    pub layout: Vec<crate::Pile>,
    pub order: Vec<Card>,
}

impl Record {
    /// The game of the record, opened, before anything has happened.
    fn opened(&self, entry: &Entry) -> Result<Box<dyn AnyGame>, RecordError> {
        let revision_line = self.revision.as_ref().map_or(0, |revision| revision.line);
        let revision = entry.facts.under(Some(self.revision())).map_err(|bad| Fault::from(bad).at(revision_line))?;
        let options: Vec<(String, String)> = self.options.iter().map(|option| option.value.clone()).collect();
        // An option that is wrong by itself is reported at its own line, one that collides with another at the first.
        for (n, option) in self.options.iter().enumerate() {
            (entry.agreed)(&options[n..=n]).map_err(|bad| Fault::from(bad).at(option.line))?;
        }
        let mut setup = Setup { revision: Some(revision), ..Setup::default() };
        for At { line, value: (name, value) } in &self.setup {
            match name.as_str() {
                "dealer" => {
                    const EXPECTED: Fault = Fault::Arguments { word: "setup dealer", expected: "a seat" };
                    let seat = value.parse().ok().and_then(Seat::new).ok_or(EXPECTED.at(*line))?;
                    if setup.dealer.replace(seat).is_some() {
                        return Err(Fault::Place { word: "setup dealer", why: "stands there already" }.at(*line));
                    }
                }
                _ => setup.lines.push((name.clone(), value.clone())),
            }
        }
        // A record that begins with a deal, no seats having been drawn, says who deals in its `deal` line.
        let mut dealer_line = self.setup.iter().find(|line| line.value.0 == "dealer").map_or(0, |at| at.line);
        if let (None, Some(At { line, value: Step::Deal(deal) })) = (setup.dealer, self.steps.first())
            && let Some(seat) = deal.dealer
        {
            dealer_line = *line;
            setup.dealer = Some(Seat::new(seat).ok_or(Fault::Seat { seat, last: Seat::MOST - 1 }.at(*line))?);
        }
        let line_of = |bad: &crate::BadAgreement| match bad {
            crate::BadAgreement::Setup { name, .. } if name == "dealer" => dealer_line,
            crate::BadAgreement::Setup { name, .. } => {
                self.setup.iter().find(|line| line.value.0 == *name).map_or(0, |at| at.line)
            }
            crate::BadAgreement::Together { name, .. } => {
                self.options.iter().find(|line| line.value.0 == *name).map_or(0, |at| at.line)
            }
            _ => 0,
        };
        let game = (entry.open)(&options, &setup).map_err(|bad| {
            let line = line_of(&bad);
            Fault::from(bad).at(line)
        })?;
        let last = game.players() - 1;
        for At { line, value: (seat, _) } in &self.seats {
            if *seat > last {
                return Err(Fault::Seat { seat: *seat, last }.at(*line));
            }
        }
        Ok(game)
    }

    /// The name of a seat.
    pub fn name_of(&self, seat: Seat) -> String {
        let name = self.seats.iter().find(|known| known.value.0 == seat.index()).map(|known| known.value.1.clone());
        name.unwrap_or_else(|| format!("seat {seat}"))
    }

    /// The key of the shuffles, if the seed is known.
    pub fn key(&self) -> Option<Key> {
        self.seed.or(self.reveal).map(|seed| fair::key(&seed, &self.entropy))
    }

    /// Lets everything happen again, in one of the games of the catalogue.
    pub fn replay(&self, catalogue: &[Entry]) -> Result<Replay, RecordError> {
        self.replay_watched(catalogue, &mut |_, _| {})
    }

    /// The same, while somebody looks on: they see the game before each step, with the step, and once more at the end.
    pub fn replay_watched(
        &self,
        catalogue: &[Entry],
        watch: &mut dyn FnMut(&dyn AnyGame, Option<&Step>),
    ) -> Result<Replay, RecordError> {
        let entry = catalogue.iter().find(|entry| entry.facts.id == self.game).ok_or_else(|| {
            let known = catalogue.iter().map(|entry| entry.facts.id).collect::<Vec<_>>().join(", ");
            Fault::Game { name: self.game.chars().take(24).collect(), known }.at(0)
        })?;
        let mut replay = Replay { game: self.opened(entry)?, shuffles: Vec::new() };
        let key = self.seed.map(|seed| fair::key(&seed, &self.entropy));
        for step in &self.steps {
            if matches!(step.value, Step::Act { .. })
                && let Some(key) = &key
            {
                replay.deal_from(key, step.line)?;
            }
            watch(&*replay.game, Some(&step.value));
            replay.take(step, key.as_ref())?;
        }
        if let Some(key) = &key {
            replay.deal_from(key, 0)?;
        }
        watch(&*replay.game, None);
        Ok(replay)
    }
}

impl Replay {
    /// Lets one more step of the record happen.
    pub fn step(&mut self, step: &At<Step>, record: &Record) -> Result<(), RecordError> {
        let key = record.seed.map(|seed| fair::key(&seed, &record.entropy));
        if let (Step::Act { .. }, Some(key)) = (&step.value, &key) {
            self.deal_from(key, step.line)?;
        }
        self.take(step, key.as_ref())
    }

    fn take(&mut self, step: &At<Step>, key: Option<&Key>) -> Result<(), RecordError> {
        let line = step.line;
        match &step.value {
            Step::Act { seat, action } => {
                let last = self.game.players() - 1;
                let acting = Seat::new(*seat).filter(|seat| seat.index() <= last);
                let acting = acting.ok_or(Fault::Seat { seat: *seat, last }.at(line))?;
                match self.game.turn() {
                    Turn::Over => return Err(Fault::Over.at(line)),
                    Turn::Shuffle(_) => return Err(Fault::NotDealt.at(line)),
                    Turn::Seats { .. } => {}
                }
                self.game.follow(acting, action).map_err(|error| match error {
                    ActError::Unreadable(bad) => Fault::from(bad).at(line),
                    ActError::Refused(refusal) => Fault::Refused { seat: *seat, action: action.clone(), refusal }.at(line),
                })
            }
            Step::Draw(cards) => {
                let wanted = self.wanted(line, ShuffleFor::Draw)?;
                let given: CardSet = cards.iter().copied().collect();
                match (given - wanted.cards).first() {
                    Some(card) => return Err(Fault::Foreign(card).at(line)),
                    None if cards.len() < wanted.cards.len() => return Err(Fault::NoCards.at(line)),
                    None => {}
                }
                self.shuffle(wanted.cards, cards.clone(), line)
            }
            Step::Deal(deal) => {
                let wanted = self.wanted(line, ShuffleFor::Deal)?;
                let is = self.game.deal_number();
                if deal.number != is {
                    return Err(Fault::DealNumber { said: deal.number, is }.at(line));
                }
                if let (Some(said), Some(is)) = (deal.dealer, self.game.dealer()) {
                    let last = self.game.players() - 1;
                    let said =
                        Seat::new(said).filter(|seat| seat.index() <= last).ok_or(Fault::Seat { seat: said, last }.at(line))?;
                    if said != is {
                        return Err(Fault::Dealer { said, is }.at(line));
                    }
                }
                let at = At { line, value: deal.clone() };
                let order = arranged(&at, &wanted, &self.game.layout(), key, self.shuffles.len() as u64)?;
                self.shuffle(wanted.cards, order, line)
            }
        }
    }

    /// The shuffle that is due, checked for this purpose.
    fn wanted(&self, line: usize, purpose: ShuffleFor) -> Result<crate::Shuffle, RecordError> {
        match self.game.turn() {
            Turn::Shuffle(wanted) if wanted.purpose == purpose => Ok(wanted),
            Turn::Shuffle(_) if purpose == ShuffleFor::Draw => {
                Err(Fault::Place { word: "draw", why: "cannot stand here: the company is seated" }.at(line))
            }
            Turn::Shuffle(_) => {
                Err(Fault::Place { word: "deal", why: "cannot stand here: seats are to be drawn first" }.at(line))
            }
            Turn::Over => Err(Fault::Over.at(line)),
            Turn::Seats { must, may } => {
                let who = must.iter().next().or(may.iter().next());
                Err(Fault::NotDealing(who.map_or_else(String::new, |seat| seat.to_string())).at(line))
            }
        }
    }

    /// Shuffles under the key as long as the game waits for a shuffle.
    fn deal_from(&mut self, key: &Key, line: usize) -> Result<(), RecordError> {
        while let Turn::Shuffle(wanted) = self.game.turn() {
            let order = shuffle(wanted.cards, key, self.shuffles.len() as u64);
            self.shuffle(wanted.cards, order.to_vec(), line)?;
        }
        Ok(())
    }

    fn shuffle(&mut self, cards: CardSet, order: Vec<Card>, line: usize) -> Result<(), RecordError> {
        let layout = self.game.layout();
        self.game.shuffled(&order).map_err(|refusal| Fault::Refused { seat: 0, action: "deal".to_owned(), refusal }.at(line))?;
        self.shuffles.push(Shuffled { cards, layout, order });
        Ok(())
    }
}

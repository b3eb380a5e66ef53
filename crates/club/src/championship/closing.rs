//! Places, prizes and the end of the day (R58 to R63).

use super::{Championship, EventState};
use crate::category::{Category, CategoryState};
use crate::decision::Decision;
use crate::entry::{CategoryId, Entry, EntryId, Out, PersonId};
use crate::format::Stage;
use crate::jogo::Jogo;
use crate::options::{DisqualifiedPlace, Format, ReserveMedals, ThirdPlace};
use crate::prizes::{Award, Medals, Purse};
use crate::{Breach, Centavos};

impl Championship {
    /// The entries by place, best first, as far as play has ordered them; ties still open are told.
    pub fn places(&self, category: &CategoryId) -> Result<Vec<EntryId>, Breach> {
        let of = self.category(category)?;
        let reached = match of.options.format {
            Format::Swiss => self.untied(self.swiss_standing(of))?,
            _ if of.rounds.iter().flatten().any(|id| self.jogos.get(id).is_some_and(|jogo| jogo.laid.stage == Stage::Final)) => {
                self.knockout_places(of)?
            }
            _ => self.untied(self.group_standing(of, 0))?,
        };
        let keeps = |entry: &EntryId| {
            let out = self.entries.get(entry).and_then(|entry| entry.out);
            out != Some(Out::Disqualified) || of.options.dq_place == DisqualifiedPlace::Kept
        };
        Ok(reached.into_iter().filter(keeps).collect())
    }

    /// Every entry that was drawn with its place from 1. Those beaten in the same round of a knockout share theirs, and so do those who
    /// came to the same place of their groups.
    pub fn all_places(&self, category: &CategoryId) -> Result<Vec<(usize, EntryId)>, Breach> {
        let of = self.category(category)?;
        let reached = self.places(category)?;
        let mut placed: Vec<(usize, EntryId)> = reached.iter().enumerate().map(|(n, &entry)| (n + 1, entry)).collect();
        let mut left: Vec<(std::cmp::Reverse<usize>, usize, EntryId)> =
            of.order().iter().filter(|entry| !reached.contains(entry)).map(|&entry| self.far(of, entry)).collect();
        left.sort_unstable();
        for level in left.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
            let place = placed.len() + 1;
            placed.extend(level.iter().map(|&(_, _, entry)| (place, entry)));
        }
        Ok(placed)
    }

    /// How far an entry came: its last round in a knockout, or its place in its group.
    fn far(&self, category: &Category, entry: EntryId) -> (std::cmp::Reverse<usize>, usize, EntryId) {
        let is_knockout = |jogo: &&Jogo| jogo.laid.group.is_none() && jogo.side_of(entry).is_some();
        let round = self.jogos_of(category).filter(is_knockout).map(|jogo| jogo.round + 1).max().unwrap_or(0);
        let group = category.groups.iter().position(|group| group.contains(&entry));
        let place = group.and_then(|group| self.group_standing(category, group).entries().position(|other| other == entry));
        (std::cmp::Reverse(round), if round == 0 { place.unwrap_or(usize::MAX) } else { 0 }, entry)
    }

    fn untied(&self, standing: crate::ranking::Ranking) -> Result<Vec<EntryId>, Breach> {
        // A tie matters only where a prize hangs on it.
        let prized: Vec<EntryId> = standing.entries().filter(|&entry| !self.is_out(entry)).take(3).collect();
        match standing.tied.iter().find(|tied| tied.iter().any(|entry| prized.contains(entry))) {
            Some(tied) => Err(Breach::TieOpen(tied.clone())),
            None => Ok(standing.entries().collect()),
        }
    }

    /// Final, then the match for third place, or the entry that takes its place (R47, R48, R62).
    fn knockout_places(&self, category: &Category) -> Result<Vec<EntryId>, Breach> {
        let of_stage = |stage: Stage| self.jogos_of(category).filter(move |jogo| jogo.laid.stage == stage);
        let both = |jogo: &Jogo| [jogo.winner(), jogo.loser()];
        let mut places: Vec<EntryId> = of_stage(Stage::Final).flat_map(both).flatten().collect();
        if category.groups.len() == 1 {
            let standing = self.group_standing(category, 0);
            let third = standing.entries().find(|entry| !places.contains(entry) && !self.is_out(*entry));
            let open = |tied: &&Vec<EntryId>| third.is_some_and(|third| tied.contains(&third));
            if let Some(tied) = standing.tied.iter().find(open) {
                return Err(Breach::TieOpen(tied.clone()));
            }
            places.extend(third);
        } else if category.options.third_place == ThirdPlace::LostToChampion {
            let champion = places.first().copied();
            places.extend(of_stage(Stage::Semifinal).filter(|jogo| jogo.winner() == champion).filter_map(Jogo::loser));
        } else {
            places.extend(of_stage(Stage::Third).flat_map(both).flatten());
        }
        Ok(places)
    }

    /// The fees of all entries that were drawn: an entry that leaves later is not refunded (D20).
    pub fn pool(&self, category: &CategoryId) -> Centavos {
        let drawn = self.categories.get(category).map_or(&[][..], Category::order);
        let counts =
            |(id, entry): &(EntryId, &Entry)| if drawn.is_empty() { self.is_confirmed(entry) } else { drawn.contains(id) };
        self.entries_of(category).filter(counts).map(|(_, entry)| entry.paid()).sum()
    }

    pub fn purse(&self, category: &CategoryId) -> Result<Purse, Breach> {
        let awarded = self.places(category)?.len().min(3);
        Ok(Purse::new(self.pool(category), &self.category(category)?.options, awarded))
    }

    fn medals(&self, category: &Category, entry: EntryId) -> Medals {
        let Some(entry) = self.entries.get(&entry) else { return Medals(Vec::new()) };
        let reserves = entry.reserves().filter(|reserve| match category.options.medals_for_reserves {
            ReserveMedals::All => true,
            ReserveMedals::Played => entry.came_in.contains(reserve),
            ReserveMedals::None => false,
        });
        Medals(entry.titulars().chain(reserves).filter(|&person| !self.is_banned(person, &entry.category)).collect())
    }

    /// The awards, first to third place.
    pub fn awards(&self, category: &CategoryId) -> Result<Vec<Award>, Breach> {
        let (of, purse) = (self.category(category)?, self.purse(category)?);
        let places = self.places(category)?;
        let award = |(place, &entry): (usize, &EntryId)| Award {
            place,
            entry,
            amount: purse.prizes[place],
            medals: self.medals(of, entry),
        };
        Ok(places.iter().take(3).enumerate().map(award).collect())
    }

    pub(super) fn close_play(&mut self, category: &CategoryId) -> Result<(), Breach> {
        let of = self.category(category)?;
        let CategoryState::InPlay(round) = of.state else { return Err(Breach::NotNow { cite: "championship:R58" }) };
        let open = self.jogos_of(of).any(|jogo| !jogo.state.is_closed());
        if round + 1 < self.rounds_in_all(of) || open {
            return Err(Breach::RoundOpen);
        }
        self.places(category)?;
        self.category_mut(category)?.state = CategoryState::Decided;
        Ok(())
    }

    pub(super) fn homologate_category(&mut self, category: &CategoryId) -> Result<(), Breach> {
        let of = self.category(category)?;
        if of.state != CategoryState::Decided {
            return Err(Breach::NotNow { cite: "championship:R58" });
        }
        if self.jogos_of(of).count() > 0 && self.has_open_incident(None) {
            return Err(Breach::IncidentOpen);
        }
        // Where nobody has a place there is nothing to hand out (R61).
        let unawarded = self.awards(category).is_ok_and(|awards| awards.is_empty());
        self.category_mut(category)?.state = if unawarded { CategoryState::Paid } else { CategoryState::Homologated };
        self.advance();
        Ok(())
    }

    /// A category in which nobody has entered blocks nothing: it waits until the event is over.
    fn is_unused(&self, id: &CategoryId, of: &Category) -> bool {
        let waits = matches!(of.state, CategoryState::Announced | CategoryState::EntriesOpen);
        waits && self.entries_of(id).all(|(_, entry)| entry.out.is_some())
    }

    /// The categories that are held: neither cancelled nor unused.
    fn held(&self) -> impl Iterator<Item = CategoryState> + '_ {
        let is_held = |(id, of): &(&CategoryId, &Category)| of.state != CategoryState::Cancelled && !self.is_unused(id, of);
        self.categories.iter().filter(is_held).map(|(_, of)| of.state)
    }

    /// The event goes on when every category that is held has come so far; with none left it is cancelled itself.
    pub(super) fn advance(&mut self) {
        if self.state == EventState::Archived {
            return;
        }
        let is_cancelled = self.categories.values().all(|of| of.state == CategoryState::Cancelled);
        if is_cancelled {
            self.state = EventState::Cancelled;
            return;
        }
        let mut held = self.held().peekable();
        let held_any = held.peek().is_some();
        let (mut paid, mut homologated) = (true, true);
        for state in held {
            paid &= state == CategoryState::Paid;
            homologated &= matches!(state, CategoryState::Paid | CategoryState::Homologated);
        }
        self.state = match (held_any, paid, homologated) {
            (true, true, _) => EventState::PrizesPaid,
            (true, false, true) => EventState::ResultsHomologated,
            (false, ..) | (true, false, false) => self.state,
        };
    }

    /// A prize is handed to the capataz of its entry, against a receipt; with the last the category is paid.
    pub(super) fn pay_award(&mut self, category: &CategoryId, place: usize, to: PersonId, receipt: u32) -> Result<(), Breach> {
        let of = self.category(category)?;
        if of.state != CategoryState::Homologated {
            return Err(Breach::NotNow { cite: "championship:R58" });
        }
        let awards = self.awards(category)?;
        let award = awards.get(place).ok_or(Breach::NotThatEntry)?;
        if self.entry(award.entry)?.capataz != Some(to) {
            return Err(Breach::NotThatEntry);
        }
        if of.receipts[place].is_some() {
            return Err(Breach::AlreadyPaid);
        }
        self.take_receipt(receipt)?;
        let of = self.category_mut(category)?;
        of.receipts[place] = Some((to, receipt));
        if of.receipts[..awards.len()].iter().all(Option::is_some) {
            of.state = CategoryState::Paid;
            self.advance();
        }
        Ok(())
    }

    /// A cancelled event gives all fees back.
    pub(super) fn cancel(&mut self) -> Result<(), Breach> {
        let is_open = |of: &Category| !matches!(of.state, CategoryState::Paid | CategoryState::Cancelled);
        let is_over = self.state == EventState::PrizesPaid && !self.categories.values().any(is_open);
        if is_over || matches!(self.state, EventState::Archived | EventState::Cancelled) {
            return Err(Breach::NotNow { cite: "championship:R63" });
        }
        let open: Vec<CategoryId> =
            self.categories.iter().filter(|(_, of)| of.state != CategoryState::Paid).map(|(id, _)| id.clone()).collect();
        for category in open {
            self.refund(&category, |_| true);
            self.category_mut(&category)?.state = CategoryState::Cancelled;
        }
        self.state = EventState::Cancelled;
        Ok(())
    }

    /// With the event the ways to reach its people are put away, from the log too.
    pub(super) fn archive(&mut self) -> Result<(), Breach> {
        let is_over = match self.state {
            EventState::PrizesPaid => self.held().all(|state| state == CategoryState::Paid),
            EventState::Cancelled => true,
            EventState::Draft
            | EventState::Published
            | EventState::Running
            | EventState::ResultsHomologated
            | EventState::Archived => false,
        };
        if !is_over {
            return Err(Breach::NotNow { cite: "championship:R1" });
        }
        let is_unused = |(id, of): &(&CategoryId, &Category)| self.is_unused(id, of);
        let unused: Vec<CategoryId> = self.categories.iter().filter(is_unused).map(|(id, _)| id.clone()).collect();
        for category in &unused {
            self.category_mut(category)?.state = CategoryState::Cancelled;
        }
        self.state = EventState::Archived;
        self.persons.values_mut().for_each(|person| person.contact = None);
        for logged in &mut self.log {
            if let Decision::Register { details, .. } = &mut logged.decision {
                details.contact = None;
            }
        }
        Ok(())
    }
}

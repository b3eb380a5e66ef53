//! The draw, the rounds it lays out, and who comes into which jogo (R12 to R15, R46 to R51).

use super::undo::check_reason;
use super::{Championship, EventState};
use crate::category::{Annulment, Category, CategoryState, Minutes};
use crate::decision::Decision;
use crate::entry::{CategoryId, EntryId, JogoId, PersonId};
use crate::format::{PlannedJogo, Round, Source, Stage, groups, knockout, robin, swiss};
use crate::jogo::{How, Jogo, Outcome, State};
use crate::options::{DrawMethod, Format, PastResults};
use crate::ranking::{self, Ranking, Tally};
use crate::{Breach, CardName, Note, Time, draw};
use std::collections::BTreeSet;

/// State of a side of a jogo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filled {
    By(EntryId),
    /// Nobody comes: a bye for the other.
    Empty,
    /// Not known yet.
    Open,
}

impl Championship {
    /// The confirmed entries of a category, by number.
    pub fn confirmed(&self, category: &CategoryId) -> Vec<(EntryId, u32)> {
        let confirmed = self.entries_of(category).filter(|(_, entry)| self.is_confirmed(entry));
        confirmed.map(|(id, entry)| (id, entry.number)).collect()
    }

    fn check_draw(&self, category: &CategoryId, method: DrawMethod) -> Result<Vec<(EntryId, u32)>, Breach> {
        let of = self.category(category)?;
        // A draw is repeated only before the first round (R15).
        if !matches!(of.state, CategoryState::EntriesClosed | CategoryState::Drawn) {
            return Err(Breach::NotNow { cite: "championship:R12" });
        }
        if of.options.draw_method != method {
            return Err(Breach::BadDraw);
        }
        let confirmed = self.confirmed(category);
        if confirmed.len() < 2 { Err(Breach::TooFewEntries) } else { Ok(confirmed) }
    }

    pub(super) fn draw_by_hash(
        &mut self,
        category: &CategoryId,
        cards: &[CardName],
        proxies: &[EntryId],
        (at, by): (Time, PersonId),
    ) -> Result<(), Breach> {
        let confirmed = self.check_draw(category, DrawMethod::Hash)?;
        // A pack has forty cards: with more entries it is gathered and shuffled again.
        if cards.len() != confirmed.len() {
            return Err(Breach::BadDraw);
        }
        let drawn = draw::cards(cards).map_err(Breach::BadCards)?;
        let seed = draw::seed_of(&drawn);
        let numbers: Vec<u32> = confirmed.iter().map(|&(_, number)| number).collect();
        let order = draw::drawn_order(&seed, category, &numbers);
        self.lay_out(
            category,
            &confirmed,
            &order,
            Minutes { seed: Some(seed), proxies: proxies.to_vec(), order: Vec::new(), at, by, annulled: None },
        )
    }

    pub(super) fn draw_by_tickets(
        &mut self,
        category: &CategoryId,
        order: &[u32],
        proxies: &[EntryId],
        (at, by): (Time, PersonId),
    ) -> Result<(), Breach> {
        let confirmed = self.check_draw(category, DrawMethod::Tickets)?;
        let numbers: Vec<u32> = confirmed.iter().map(|&(_, number)| number).collect();
        draw::check_tickets(order, &numbers).map_err(|_| Breach::BadDraw)?;
        let minutes = Minutes { seed: None, proxies: proxies.to_vec(), order: Vec::new(), at, by, annulled: None };
        self.lay_out(category, &confirmed, order, minutes)
    }

    /// The most jogos the event has after a draw or the pairing of a Swiss round; none for any other decision.
    pub(super) fn jogos_after(&self, decision: &Decision) -> Option<usize> {
        if let Decision::StartRound { category } = decision
            && self.categories.get(category)?.options.format == Format::Swiss
        {
            return Some(self.jogos.len() + self.confirmed(category).len().div_ceil(2));
        }
        let (Decision::DrawByHash { category, .. } | Decision::DrawByTickets { category, .. }) = decision else { return None };
        let of = self.categories.get(category)?;
        let entries = self.confirmed(category).len();
        let laid = match of.options.format {
            Format::Knockout => 2 * entries,
            Format::RoundRobin => entries * entries.saturating_sub(1) / 2,
            Format::GroupsKnockout => {
                let groups = groups::number(entries, of.options.groups);
                let each = entries.div_ceil(groups);
                groups * (each * each.saturating_sub(1) / 2 + 2)
            }
            Format::Swiss => 0,
        };
        // Jogos of an earlier draw of this category go.
        Some(self.jogos.values().filter(|jogo| jogo.category != *category).count() + laid)
    }

    /// Is this a draw of a category whose draw counts?
    pub(super) fn repeats_draw(&self, decision: &Decision) -> bool {
        let (Decision::DrawByHash { category, .. } | Decision::DrawByTickets { category, .. }) = decision else { return false };
        self.categories.get(category).is_some_and(|of| of.state == CategoryState::Drawn)
    }

    /// Before the first round a draw can be annulled, for a list of entries that was wrong; its minutes stay (R15).
    pub(super) fn annul_draw(&mut self, category: &CategoryId, reason: &Note, (at, by): (Time, PersonId)) -> Result<(), Breach> {
        check_reason(reason)?;
        let of = self.category_mut(category)?;
        if of.state != CategoryState::Drawn {
            return Err(Breach::NotNow { cite: "championship:R15" });
        }
        if let Some(minutes) = of.minutes.last_mut() {
            minutes.annulled = Some(Annulment { reason: reason.clone(), at, by });
        }
        (of.rounds, of.groups, of.byes) = (Vec::new(), Vec::new(), BTreeSet::new());
        of.state = CategoryState::EntriesClosed;
        self.jogos.retain(|_, jogo| jogo.category != *category);
        Ok(())
    }

    fn lay_out(
        &mut self,
        category: &CategoryId,
        confirmed: &[(EntryId, u32)],
        order: &[u32],
        minutes: Minutes,
    ) -> Result<(), Breach> {
        let id = |number: &u32| confirmed.iter().find(|(_, its)| its == number).map(|&(id, _)| id);
        let order: Vec<EntryId> = order.iter().filter_map(id).collect();
        // Jogos of an earlier draw of this category go; nothing was played in them.
        self.jogos.retain(|_, jogo| jogo.category != *category);
        let first = JogoId(self.jogos.last_key_value().map_or(1, |(id, _)| id.0 + 1));
        let of = self.category_mut(category)?;
        (of.rounds, of.groups, of.byes) = (Vec::new(), Vec::new(), BTreeSet::new());
        let options = of.options.clone();
        let rounds = match options.format {
            Format::Knockout => {
                let order: Vec<Source> = order.iter().copied().map(Source::Entry).collect();
                knockout::rounds(&knockout::places(&order), first, options.third_place)
            }
            Format::GroupsKnockout if order.len() >= 3 => {
                let number = groups::number(order.len(), options.groups);
                of.groups = groups::share_out(&order, number);
                groups::rounds(&order, number, first, options.third_place)
            }
            Format::GroupsKnockout | Format::RoundRobin => {
                of.groups = vec![order.clone()];
                robin::rounds(&order, Stage::RoundRobin, Some(0))
            }
            Format::Swiss => Vec::new(),
        };
        of.minutes.push(Minutes { order, ..minutes });
        of.state = CategoryState::Drawn;
        for round in rounds {
            self.add_round(category, round)?;
        }
        Ok(())
    }

    fn add_round(&mut self, category: &CategoryId, laid: Round) -> Result<(), Breach> {
        let first = self.jogos.last_key_value().map_or(1, |(id, _)| id.0 + 1);
        let of = self.category_mut(category)?;
        let round = of.rounds.len();
        let best_of = |stage: Stage| of.options.best_of.get(&stage).copied().unwrap_or_default();
        let jogos: Vec<Jogo> =
            laid.into_iter().map(|laid| Jogo::new(category.clone(), round, laid, best_of(laid.stage))).collect();
        let ids: Vec<JogoId> = (0..jogos.len() as u32).map(|n| JogoId(first + n)).collect();
        of.rounds.push(ids.clone());
        self.jogos.extend(ids.iter().copied().zip(jogos));
        self.number_laid(&ids);
        Ok(())
    }

    /// The next round begins when every jogo of the last is closed (4.1). In a Swiss it is paired now.
    pub(super) fn start_round(&mut self, category: &CategoryId) -> Result<(), Breach> {
        let of = self.category(category)?;
        let round = match of.state {
            CategoryState::Drawn => 0,
            CategoryState::InPlay(round) => round + 1,
            _ => return Err(Breach::NotNow { cite: "championship:R27" }),
        };
        if round > 0 && !self.round_is_closed(of, round - 1) {
            return Err(Breach::RoundOpen);
        }
        let paired = if of.options.format == Format::Swiss { Some(self.next_of_swiss(of, round)?) } else { None };
        if paired.is_none() && round >= of.rounds.len() {
            return Err(Breach::NotNow { cite: "championship:R51" });
        }
        if paired.is_none() {
            self.check_ties(of, round)?;
        }
        if let Some(paired) = paired {
            let pairs =
                paired.pairs.iter().map(|pair| PlannedJogo { stage: Stage::Swiss, group: None, sides: pair.map(Source::Entry) });
            self.add_round(category, pairs.collect())?;
            self.category_mut(category)?.byes.extend(paired.bye);
        }
        self.category_mut(category)?.state = CategoryState::InPlay(round);
        self.state = EventState::Running;
        self.fill_round(category, round);
        Ok(())
    }

    fn round_is_closed(&self, category: &Category, round: usize) -> bool {
        let jogos = category.rounds.get(round).map_or(&[][..], Vec::as_slice);
        jogos.iter().all(|id| self.jogos.get(id).is_none_or(|jogo| jogo.state.is_closed()))
    }

    /// Total number of rounds of the category.
    pub fn rounds_in_all(&self, category: &Category) -> usize {
        match category.options.format {
            Format::Swiss => category.options.swiss_rounds.unwrap_or_else(|| swiss::rounds_for(category.order().len())),
            _ => category.rounds.len(),
        }
    }

    fn next_of_swiss(&self, category: &Category, round: usize) -> Result<swiss::Paired, Breach> {
        if round >= self.rounds_in_all(category) {
            return Err(Breach::NotNow { cite: "championship:R49" });
        }
        let staying: Vec<EntryId> = category.order().iter().copied().filter(|&entry| !self.is_out(entry)).collect();
        let tallies = self.tallies(category, None);
        let list = ranking::pairing_list(&staying, &tallies, &category.byes);
        let have_met = self.jogos_of(category).filter_map(|jogo| Some(swiss::met(jogo.entries[0]?, jogo.entries[1]?))).collect();
        Ok(swiss::pair(&list, &have_met, &category.byes))
    }

    pub(super) fn jogos_of<'a>(&'a self, category: &'a Category) -> impl Iterator<Item = &'a Jogo> {
        category.rounds.iter().flatten().filter_map(|id| self.jogos.get(id))
    }

    /// The jogos that count in a table of results, of one group or of all.
    fn tallies(&self, category: &Category, group: Option<usize>) -> Vec<Tally> {
        let annulled = |entry: EntryId| {
            let out = self.entries.get(&entry).and_then(|entry| entry.out);
            out == Some(crate::entry::Out::Disqualified) && category.options.dq_past_results == PastResults::Annul
        };
        let counted = self.jogos_of(category).filter(|jogo| jogo.state == State::Homologated && jogo.laid.group == group);
        let tally = |jogo: &Jogo| {
            let outcome = jogo.outcome.as_ref()?;
            let sides = [jogo.entries[0]?, jogo.entries[1]?];
            let stands = !sides.iter().any(|&side| annulled(side));
            stands.then(|| Tally { sides, winner: outcome.winner, tentos: outcome.tentos() })
        };
        counted.filter_map(tally).collect()
    }

    /// The table of a group, or of a round robin, which is one group.
    pub fn group_standing(&self, category: &Category, group: usize) -> Ranking {
        let entries = category.groups.get(group).map_or(&[][..], Vec::as_slice);
        ranking::of_group(entries, &self.tallies(category, Some(group)), &category.lots)
    }

    pub fn swiss_standing(&self, category: &Category) -> Ranking {
        ranking::of_swiss(category.order(), &self.tallies(category, None), &category.byes, &category.lots)
    }

    /// Those between whom the capatazes must draw lots now: before the next round, or for the places after the last.
    pub fn open_tie(&self, category: &CategoryId) -> Option<Vec<EntryId>> {
        let of = self.category(category).ok()?;
        let CategoryState::InPlay(round) = of.state else { return None };
        if !self.round_is_closed(of, round) {
            return None;
        }
        let checked = match of.options.format {
            _ if round + 1 >= self.rounds_in_all(of) => self.places(category).map(drop),
            Format::Swiss => Ok(()),
            _ => self.check_ties(of, round + 1),
        };
        if let Err(Breach::TieOpen(tied)) = checked { Some(tied) } else { None }
    }

    /// Groups must be in order before anybody comes out of them.
    fn check_ties(&self, category: &Category, round: usize) -> Result<(), Breach> {
        let sources = category.rounds[round].iter().filter_map(|id| self.jogos.get(id)).flat_map(|jogo| jogo.laid.sides);
        for source in sources {
            if let Source::OfGroup(group, place) = source {
                let standing = self.group_standing(category, group);
                let at = self.staying(&standing, place);
                if let Some(tied) = standing.tied.iter().find(|tied| at.is_some_and(|entry| tied.contains(&entry))) {
                    return Err(Breach::TieOpen(tied.clone()));
                }
            }
        }
        Ok(())
    }

    /// Lots are drawn only between those the rules cannot separate (R52, R53).
    pub(super) fn draw_lots(&mut self, category: &CategoryId, order: &[EntryId]) -> Result<(), Breach> {
        let of = self.category(category)?;
        if self
            .jogos_of(of)
            .any(|jogo| jogo.laid.stage != Stage::Final && !jogo.state.is_closed() && !jogo.entries.contains(&None))
        {
            return Err(Breach::RoundOpen);
        }
        let standings: Vec<Ranking> = match of.options.format {
            Format::Swiss => vec![self.swiss_standing(of)],
            _ => (0..of.groups.len()).map(|group| self.group_standing(of, group)).collect(),
        };
        let same = |tied: &[EntryId]| tied.iter().collect::<BTreeSet<_>>() == order.iter().collect::<BTreeSet<_>>();
        let tied = standings.iter().flat_map(|standing| &standing.tied).any(|tied| same(tied) && tied.len() == order.len());
        if !tied {
            return Err(Breach::NotTied);
        }
        self.category_mut(category)?.lots.push(order.to_vec());
        Ok(())
    }

    /// The entry at this place of a group: an entry that is out leaves it to the next (R60).
    fn staying(&self, standing: &Ranking, place: usize) -> Option<EntryId> {
        standing.entries().filter(|&entry| !self.is_out(entry)).nth(place)
    }

    pub(super) fn filled(&self, category: &Category, source: Source) -> Filled {
        match source {
            Source::Entry(entry) => Filled::By(entry),
            Source::Nobody => Filled::Empty,
            Source::WinnerOf(jogo) => match self.jogos.get(&jogo) {
                Some(jogo) if jogo.state.is_closed() => jogo.winner().map_or(Filled::Empty, Filled::By),
                _ => Filled::Open,
            },
            // A loser who is out of the championship plays for no third place (C-32).
            Source::LoserOf(jogo) => match self.jogos.get(&jogo) {
                Some(jogo) if jogo.state.is_closed() => {
                    jogo.loser().filter(|&loser| !self.is_out(loser)).map_or(Filled::Empty, Filled::By)
                }
                _ => Filled::Open,
            },
            Source::OfGroup(group, place) => {
                let standing = self.group_standing(category, group);
                self.staying(&standing, place).map_or(Filled::Empty, Filled::By)
            }
        }
    }

    /// Puts the entries of a round into its jogos; a side that stays empty is a bye for the other.
    pub(super) fn fill_round(&mut self, category: &CategoryId, round: usize) {
        let Some(of) = self.categories.get(category) else { return };
        let mut filled = Vec::new();
        for &id in of.rounds.get(round).map_or(&[][..], Vec::as_slice) {
            let Some(jogo) = self.jogos.get(&id).filter(|jogo| jogo.state == State::Scheduled) else { continue };
            let sides = jogo.laid.sides.map(|source| self.filled(of, source));
            let entries = sides.map(|side| if let Filled::By(entry) = side { Some(entry) } else { None });
            let state = match sides {
                [Filled::Open, _] | [_, Filled::Open] | [Filled::By(_), Filled::By(_)] => State::Scheduled,
                [Filled::Empty, Filled::Empty] => State::Void,
                _ => State::Bye,
            };
            filled.push((id, entries, state));
        }
        for (id, entries, state) in filled {
            if let Some(jogo) = self.jogos.get_mut(&id) {
                (jogo.entries, jogo.state) = (entries, state);
            }
        }
    }

    /// An entry that has left gives its jogos of the running round away; if both have left, nobody wins (R11, R44, R56).
    pub(super) fn settle_absences(&mut self) {
        let out: BTreeSet<EntryId> = self.entries.iter().filter(|(_, entry)| entry.out.is_some()).map(|(&id, _)| id).collect();
        if out.is_empty() {
            return;
        }
        let target = self.options.target;
        let in_play = |id: &CategoryId| self.categories.get(id).is_some_and(|of| matches!(of.state, CategoryState::InPlay(_)));
        for jogo in self.jogos.values_mut() {
            let waits = jogo.state == State::Scheduled || jogo.state.is_at_table();
            let ([Some(a), Some(b)], true) = (jogo.entries, waits && in_play(&jogo.category)) else { continue };
            let outcome = match (out.contains(&a), out.contains(&b)) {
                (false, false) => continue,
                (true, true) => Outcome { winner: None, how: How::BothOut, partidas: Vec::new() },
                (a_out, _) => Outcome::without_play(usize::from(a_out), How::Absent, jogo.best_of, target),
            };
            (jogo.outcome, jogo.state) = (Some(outcome), State::Homologated);
        }
    }
}

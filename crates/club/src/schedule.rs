//! The timetable: rounds in waves over the tables, nobody at two at once (R64, R65).

use crate::category::CategoryState;
use crate::entry::{CategoryId, JogoId, PersonId};
use crate::jogo::{Jogo, State};
use crate::{Championship, Time};
use std::collections::{BTreeMap, BTreeSet};

/// A set time for a jogo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    pub jogo: JogoId,
    pub time: Time,
    pub table: u32,
}

struct Plan<'a> {
    championship: &'a Championship,
    slots: Vec<Slot>,
    /// Until when each open table is taken.
    tables: Vec<(u32, Time)>,
    /// When each person plays, and until when.
    busy: BTreeMap<PersonId, Vec<(Time, Time)>>,
}

/// A timetable of every jogo still to be played, from this time on: round after round, the categories side by side. Byes take no table;
/// jogos whose entries are not known yet are planned as if anybody could play in them.
pub fn plan(championship: &Championship, from: Time) -> Vec<Slot> {
    let tables = championship.open_tables().map(|table| (table, from)).collect();
    let mut plan = Plan { championship, slots: Vec::new(), tables, busy: BTreeMap::new() };
    let mut ready: BTreeMap<&CategoryId, Time> = championship.categories.keys().map(|category| (category, from)).collect();
    let rounds = championship.categories.values().map(|category| category.rounds.len()).max().unwrap_or(0);
    for round in 0..rounds {
        for (id, category) in &championship.categories {
            if category.state == CategoryState::Cancelled {
                continue;
            }
            let begins = ready[id];
            let jogos = category.rounds.get(round).map_or(&[][..], Vec::as_slice);
            let ends: Vec<Time> = jogos.iter().filter_map(|&jogo| plan.place(jogo, begins)).collect();
            if let Some(end) = ends.into_iter().max() {
                ready.insert(id, end);
            }
        }
    }
    plan.slots
}

impl Plan<'_> {
    /// Puts a jogo at the first time its players and a table are free, and says when it ends.
    fn place(&mut self, id: JogoId, begins: Time) -> Option<Time> {
        let jogo = self.championship.jogos.get(&id).filter(|jogo| is_to_play(self.championship, jogo))?;
        let length = self.championship.options.slot(jogo.best_of);
        let people: BTreeSet<PersonId> = self.people(jogo).collect();
        let mut times: BTreeSet<Time> =
            self.tables.iter().map(|&(_, taken)| taken).chain([begins]).filter(|&time| time >= begins).collect();
        times.extend(
            people.iter().filter_map(|person| self.busy.get(person)).flatten().map(|&(_, end)| end).filter(|&end| end >= begins),
        );
        let fits = |time: Time| {
            let end = time.plus_minutes(length);
            let free = |person: &PersonId| {
                self.busy.get(person).is_none_or(|all| all.iter().all(|&(from, to)| to <= time || from >= end))
            };
            people.iter().all(free)
        };
        let free_table = |time: Time| self.tables.iter().position(|&(_, taken)| taken <= time);
        let (time, table) = times.into_iter().filter(|&time| fits(time)).find_map(|time| Some((time, free_table(time)?)))?;
        let end = time.plus_minutes(length);
        let (table, taken) = &mut self.tables[table];
        *taken = end;
        let table = *table;
        for person in people {
            self.busy.entry(person).or_default().push((time, end));
        }
        self.slots.push(Slot { jogo: id, time, table });
        Some(end)
    }

    fn people(&self, jogo: &Jogo) -> impl Iterator<Item = PersonId> + '_ {
        let entries = jogo.entries;
        let entries = entries.into_iter().flatten().filter_map(|entry| self.championship.entries.get(&entry));
        entries.flat_map(|entry| entry.members.iter().map(|&(person, _)| person))
    }
}

/// Will this jogo need a table? A bye of the draw will not.
fn is_to_play(championship: &Championship, jogo: &Jogo) -> bool {
    jogo.state == State::Scheduled && !championship.is_bye_of_draw(jogo)
}

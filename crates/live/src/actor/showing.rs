//! Showing the table to those who look at it.

use super::Actor;
use crate::encoded_view::IndexedView;
use crate::viewer::{Drawn, Easel};
use crate::{Format, now};
use engine::Seat;
use std::collections::HashMap;
use std::sync::Arc;
use table::{Chair, Chairs, Line, PersonId, Phase};
use tokio::time::Instant;

impl Actor {
    /// Notes whose connection is open, here and at other servers, and shows who is back.
    pub(super) fn note_lines(&mut self) {
        let now = Instant::now();
        self.lines.note(&self.table, self.viewers.iter().map(|viewer| viewer.person.as_ref()), now);
        self.lines.learn(&self.attendance.seen(&self.table.table_config().id), (now, crate::now()), self.begun);
        if self.lines_shown != self.lines_now() {
            self.show_all();
        }
        let connected = self.connected_here();
        if connected != self.connected {
            self.attendance.connected(&self.table.table_config().id, connected.clone());
            self.connected = connected;
        }
    }

    /// The people of the table who are connected here, where somebody may wait for them.
    fn connected_here(&self) -> Vec<PersonId> {
        let people = self.table.chairs().iter().filter(|chair| chair.person().is_some()).count();
        let is_awaited = match self.table.phase() {
            Phase::Gathering => true,
            Phase::Playing => people > 1,
            Phase::Over => false,
        };
        let people = self.viewers.iter().filter_map(|viewer| viewer.person.as_ref());
        let mut here: Vec<PersonId> = people.filter(|person| is_awaited && self.is_of_the_table(person)).cloned().collect();
        here.sort_unstable_by(|one, other| one.as_str().cmp(other.as_str()));
        here.dedup();
        here
    }

    /// Is this the host, or somebody who sits here?
    fn is_of_the_table(&self, person: &PersonId) -> bool {
        *person == self.table.table_config().host || self.table.seat_of(person).is_some()
    }

    /// Notes whether somebody of the table is connected, for the lobby.
    pub(super) fn note_attendance(&mut self) {
        let gathers = self.table.phase() == Phase::Gathering;
        let here = gathers
            && self.viewers.iter().any(|viewer| viewer.person.as_ref().is_some_and(|person| self.is_of_the_table(person)));
        let id = &self.table.table_config().id;
        match (std::mem::replace(&mut self.attended, here), here) {
            (false, true) => self.attendance.here(id),
            (true, false) => self.attendance.heard(id, now()),
            (true, true) | (false, false) => {}
        }
    }

    /// Notes a request of somebody who may have no socket.
    pub(super) fn hear(&self, person: &PersonId) {
        let is_awaited = match self.table.phase() {
            Phase::Gathering => self.is_of_the_table(person),
            Phase::Playing => self.lines.knows(person),
            Phase::Over => false,
        };
        if is_awaited {
            self.attendance.asked(&self.table.table_config().id, person);
        }
        if !self.attended && self.table.phase() == Phase::Gathering && self.is_of_the_table(person) {
            self.attendance.heard(&self.table.table_config().id, now());
        }
    }

    fn lines_now(&self) -> Vec<Line> {
        let now = Instant::now();
        (0..self.table.chairs().len()).map(|seat| self.lines.line(seat, now)).collect()
    }

    /// The number of people who look and have no seat, as far as they are known; each socket of a stranger is one.
    pub(super) fn watchers(&self) -> usize {
        // The desk of a championship follows its tables as their host, and a referee is no watcher.
        let table_config = self.table.table_config();
        let is_desk = |person: &PersonId| table_config.chairs != Chairs::Free && *person == table_config.host;
        let is_of_table = |person: &PersonId| self.table.seat_of(person).is_some() || is_desk(person);
        let watching = self.viewers.iter().filter(|viewer| !viewer.person.as_ref().is_some_and(is_of_table));
        let (known, strangers): (Vec<_>, Vec<_>) = watching.map(|viewer| viewer.person.as_ref()).partition(Option::is_some);
        let known: std::collections::HashSet<_> = known.into_iter().flatten().map(PersonId::as_str).collect();
        known.len() + strangers.len()
    }

    /// What is needed to draw the table.
    pub(super) fn easel(&self) -> Easel<'_> {
        Easel { lexicon: &self.lexicon, sayings: &self.sayings }
    }

    /// Shows the table to everybody, drawing once for those who see the same in the same form.
    pub(super) fn show_all(&mut self) {
        self.lines_shown = self.lines_now();
        let mut drawn: HashMap<(Option<PersonId>, Format), Option<Drawn>> = HashMap::new();
        let mut last: Option<Arc<IndexedView>> = None;
        let number = self.table.number();
        let mut viewers = std::mem::take(&mut self.viewers);
        viewers.retain_mut(|viewer| {
            // Whoever has no seat and did not open the table sees what everybody sees.
            let person = viewer
                .person
                .clone()
                .filter(|person| self.table.seat_of(person).is_some() || *person == self.table.table_config().host);
            let format = viewer.format;
            let picture = drawn.entry((person, format)).or_insert_with(|| {
                let picture = Drawn::new(self.visitor_view(viewer.person.as_ref()), format, self.easel(), last.as_deref());
                last = picture.as_ref().and_then(Drawn::encoded).or(last.take());
                picture
            });
            picture.as_ref().is_some_and(|picture| viewer.show(number, picture).is_ok())
        });
        self.viewers = viewers;
    }

    /// Shows the table to the one who sits there: nobody else sees anything new.
    pub(super) fn show_to(&mut self, seat: Seat) {
        let Some(person) = self.table.chairs().get(seat.index()).and_then(Chair::person).cloned() else { return };
        let number = self.table.number();
        let mut viewers = std::mem::take(&mut self.viewers);
        viewers.retain_mut(|viewer| {
            let is_his = viewer.person.as_ref() == Some(&person);
            let draw = || Drawn::new(self.visitor_view(Some(&person)), viewer.format, self.easel(), None);
            let drawn = is_his.then(draw);
            drawn.is_none_or(|drawn| drawn.is_some_and(|drawn| viewer.show(number, &drawn).is_ok()))
        });
        self.viewers = viewers;
    }
}

//! What is known of the connections beyond a single table: at which open tables somebody waits, for the lobby, and who was missing where a
//! table fell asleep.

use super::lines::Lines;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{LastSeen, Listed};
use table::{PersonId, Phase, TableId};

/// Time in milliseconds after which a table without anybody leaves the list. A page that is reloaded is not gone.
pub(super) const GRACE: u64 = 60_000;

/// Who was seen at the tables that are awake.
#[derive(Clone, Default)]
pub(super) struct Attendance(Arc<Mutex<HashMap<TableId, Seen>>>, Arc<Mutex<HashMap<TableId, Lines>>>, Arc<Mutex<Noted>>);

/// What goes between this server and the others, by way of the store.
#[derive(Default)]
struct Noted {
    /// The people who are connected here.
    here: HashMap<TableId, Vec<PersonId>>,
    /// Those who asked for something without a connection since it was noted last.
    heard: Vec<(TableId, PersonId)>,
    /// Those seen lately by any server, and when.
    seen: HashMap<TableId, Vec<(PersonId, u64)>>,
}

/// Tables whose lines are kept while they sleep: beyond these the oldest knowledge is not worth its place.
const MOST_ASLEEP: usize = 10_000;

/// The people of a table: its host, and those who sit there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// One of them has a connection.
    Here,
    /// The last one was heard then, in milliseconds since 1970.
    Until(u64),
}

impl Attendance {
    /// One of the people of this table is connected.
    pub(super) fn here(&self, table: &TableId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(table.clone(), Seen::Here);
    }

    /// None is, but one was heard until now.
    pub(super) fn heard(&self, table: &TableId, now: u64) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.retain(|_, seen| !matches!(seen, Seen::Until(then) if now.saturating_sub(*then) > GRACE));
        seen.insert(table.clone(), Seen::Until(now));
    }

    /// A table falls asleep: who was missing there is still missing when it wakes.
    pub(super) fn sleeps(&self, table: &TableId, lines: Lines) {
        let mut asleep = self.1.lock().unwrap_or_else(PoisonError::into_inner);
        if asleep.len() < MOST_ASLEEP {
            asleep.insert(table.clone(), lines);
        }
    }

    /// It wakes.
    pub(super) fn wakes(&self, table: &TableId) -> Lines {
        self.1.lock().unwrap_or_else(PoisonError::into_inner).remove(table).unwrap_or_default()
    }

    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.2.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// These people of a table are connected to it here.
    pub(super) fn connected(&self, table: &TableId, people: Vec<PersonId>) {
        let mut noted = self.noted();
        if people.is_empty() {
            noted.here.remove(table);
        } else {
            noted.here.insert(table.clone(), people);
        }
    }

    /// Somebody of a table asked for something, perhaps without a connection.
    pub(super) fn asked(&self, table: &TableId, person: &PersonId) {
        let (mut noted, one) = (self.noted(), (table.clone(), person.clone()));
        if !noted.heard.contains(&one) {
            noted.heard.push(one);
        }
    }

    /// The people to be noted in the store, in the order of their keys, so that no two servers wait for each other.
    pub(super) fn take(&self) -> Vec<(TableId, PersonId)> {
        let mut noted = self.noted();
        let mut people = std::mem::take(&mut noted.heard);
        let here = noted.here.iter().flat_map(|(table, people)| people.iter().map(|person| (table.clone(), person.clone())));
        people.extend(here);
        people.sort_unstable_by(|(table, person), (other, another)| {
            (table.as_str(), person.as_str()).cmp(&(other.as_str(), another.as_str()))
        });
        people.dedup();
        people
    }

    /// What the store has of all servers replaces what it had before; the tables of which it has something new.
    pub(super) fn learn(&self, seen: Vec<LastSeen>) -> Vec<TableId> {
        let mut tables: HashMap<TableId, Vec<(PersonId, u64)>> = HashMap::new();
        for one in seen {
            tables.entry(one.table).or_default().push((one.person, one.at));
        }
        let mut noted = self.noted();
        let news =
            tables.iter().filter(|(table, people)| noted.seen.get(*table) != Some(*people)).map(|(table, _)| table.clone());
        let news = news.collect();
        noted.seen = tables;
        news
    }

    /// Who of a table was seen lately by any server, and when.
    pub(super) fn seen(&self, table: &TableId) -> Vec<(PersonId, u64)> {
        self.noted().seen.get(table).cloned().unwrap_or_default()
    }

    /// Is somebody of this table there, or was a short while ago? A match that has begun needs nobody to wait for.
    pub(super) fn is_attended(&self, table: &Listed, now: u64) -> bool {
        let lately = |then: u64| now.saturating_sub(then) <= GRACE;
        let seen = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&table.id).copied();
        let is_elsewhere = || self.noted().seen.get(&table.id).is_some_and(|people| people.iter().any(|(_, then)| lately(*then)));
        table.phase != Phase::Gathering
            || lately(table.changed)
            || match seen {
                Some(Seen::Here) => true,
                Some(Seen::Until(then)) => lately(then),
                None => false,
            }
            || is_elsewhere()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_leaves_the_list_a_minute_after_its_people_and_comes_back_with_them() {
        let (attendance, id) = (Attendance::default(), TableId::of_text("a table"));
        let table = |phase| Listed { id: id.clone(), game: "yukon".to_owned(), phase, names: vec![None], changed: 1000 };
        let open = table(Phase::Gathering);
        assert!(attendance.is_attended(&open, 1000 + GRACE), "it has just been opened");
        assert!(!attendance.is_attended(&open, 1001 + GRACE), "nobody was ever there");
        attendance.here(&id);
        assert!(attendance.is_attended(&open, 50 * GRACE), "as long as somebody waits");
        attendance.heard(&id, 50 * GRACE);
        assert!(attendance.is_attended(&open, 51 * GRACE) && !attendance.is_attended(&open, 51 * GRACE + 1));
        assert!(attendance.is_attended(&table(Phase::Playing), 90 * GRACE), "a match can be watched");
        attendance.heard(&TableId::of_text("another"), 90 * GRACE);
        assert_eq!(attendance.0.lock().expect("no panic").len(), 1, "what is long gone is forgotten");
    }

    #[test]
    fn an_open_table_whose_people_are_at_another_server_is_listed_as_long_as_that_server_sees_them() {
        let (attendance, id) = (Attendance::default(), TableId::of_text("a table"));
        let open = Listed { id: id.clone(), game: "yukon".to_owned(), phase: Phase::Gathering, names: vec![None], changed: 1000 };
        let rui = PersonId::new().expect("chance");
        let seen = |at: u64| vec![LastSeen { table: id.clone(), person: rui.clone(), at }];
        assert!(!attendance.is_attended(&open, 5 * GRACE));
        assert_eq!(attendance.learn(seen(5 * GRACE)), std::slice::from_ref(&id));
        assert!(attendance.is_attended(&open, 6 * GRACE) && !attendance.is_attended(&open, 6 * GRACE + 1));
        assert_eq!(attendance.learn(seen(5 * GRACE)), [], "nothing new");
        attendance.connected(&id, vec![rui.clone()]);
        attendance.asked(&id, &rui);
        assert_eq!(attendance.take(), [(id.clone(), rui.clone())], "each once");
        attendance.connected(&id, Vec::new());
        assert_eq!(attendance.take(), []);
    }

    #[test]
    fn who_was_missing_when_a_table_fell_asleep_is_still_missing_when_it_wakes() {
        use std::time::Duration;
        use table::{Chair, Line, Name, PersonId, Presence, Table, TableConfig};
        use tokio::time::Instant;
        let people = [(); 2].map(|()| PersonId::new().expect("chance"));
        let name = Name::from_text("Ana").expect("a name");
        let chair = |id: &PersonId| Chair::Person { id: id.clone(), name: name.clone(), entropy: None, presence: Presence::Here };
        let table_config = TableConfig::plain("cientos", &people[0]);
        let game = table_config.open().expect("a game");
        let table = Table::exhibited(table_config, game, people.iter().map(chair).collect()).expect("a table");
        let (attendance, mut lines, begun) = (Attendance::default(), Lines::default(), Instant::now());
        lines.note(&table, people.iter().map(Some), begun);
        lines.note(&table, std::iter::empty(), begun);
        attendance.sleeps(&table.table_config().id, lines);
        let mut awake = attendance.wakes(&table.table_config().id);
        let later = begun + Duration::from_secs(120);
        awake.note(&table, [Some(&people[0])].into_iter(), later);
        assert_eq!([0, 1].map(|seat| awake.line(seat, later)), [Line::Up, Line::Gone]);
        let forgotten = attendance.wakes(&table.table_config().id);
        assert_eq!(forgotten.line(1, later), Line::Up, "what was told once is told by the table itself from then on");
    }
}

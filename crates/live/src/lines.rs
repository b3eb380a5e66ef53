//! The connections of the people at a table: who has one, and since when somebody has none.

use std::collections::HashMap;
use std::time::Duration;
use table::{Line, PersonId, Table};
use tokio::time::Instant;

/// Time without a connection after which a plate says so, and after which others may let a bot play.
const DOWN: Duration = Duration::from_secs(10);
const GONE: Duration = Duration::from_secs(60);

/// The connection of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Seen {
    /// None was seen here: a program that asks by requests, or somebody at another server.
    #[default]
    Never,
    Open,
    Lost(Instant),
}

/// The connections of all seats, each with the person it belongs to.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines(Vec<(Option<PersonId>, Seen)>, HashMap<PersonId, u64>);

impl Lines {
    /// Notes who looks at the table now.
    pub(super) fn note<'v>(&mut self, table: &Table, viewers: impl Iterator<Item = Option<&'v PersonId>> + Clone, now: Instant) {
        self.0.resize(table.chairs().len(), (None, Seen::Never));
        for (chair, (owner, seen)) in table.chairs().iter().zip(&mut self.0) {
            if owner.as_ref() != chair.person() {
                (*owner, *seen) = (chair.person().cloned(), Seen::Never);
            }
            let is_open = chair.person().is_some_and(|person| viewers.clone().any(|viewer| viewer == Some(person)));
            *seen = match (*seen, is_open) {
                (_, true) => Seen::Open,
                (Seen::Open, false) => Seen::Lost(now),
                (other, false) => other,
            };
        }
    }

    /// Notes when any server saw these people last, as the store has it. A time that has changed since it was read before is a sign of
    /// life at this moment, whatever the clocks of the servers say; the first that is read is so old as it says, but no older than `oldest`.
    pub(super) fn learn(&mut self, seen: &[(PersonId, u64)], (now, at): (Instant, u64), oldest: Instant) {
        for (person, time) in seen {
            let since = match self.1.insert(person.clone(), *time) {
                Some(before) if before == *time => continue,
                Some(_) => now,
                None => {
                    now.checked_sub(Duration::from_millis(at.saturating_sub(*time))).map_or(oldest, |since| since.max(oldest))
                }
            };
            for (_, known) in self.0.iter_mut().filter(|(owner, _)| owner.as_ref() == Some(person)) {
                *known = match *known {
                    Seen::Open => Seen::Open,
                    Seen::Never => Seen::Lost(since),
                    Seen::Lost(before) => Seen::Lost(before.max(since)),
                };
            }
        }
    }

    /// Was a connection of this person ever seen?
    pub(super) fn knows(&self, person: &PersonId) -> bool {
        self.0.iter().any(|(owner, seen)| owner.as_ref() == Some(person) && *seen != Seen::Never)
    }

    /// Notes a request of this person: whoever acts without a socket is not gone.
    pub(super) fn heard(&mut self, person: &PersonId, now: Instant) {
        for (_, seen) in self.0.iter_mut().filter(|(owner, _)| owner.as_ref() == Some(person)) {
            if let Seen::Lost(since) = seen {
                *since = now;
            }
        }
    }

    /// The connection of a seat as the others see it.
    pub(super) fn line(&self, seat: usize, now: Instant) -> Line {
        match self.0.get(seat).map(|(_, seen)| seen) {
            Some(Seen::Lost(since)) if now >= *since + GONE => Line::Gone,
            Some(Seen::Lost(since)) if now >= *since + DOWN => Line::Down,
            Some(Seen::Never | Seen::Open | Seen::Lost(_)) | None => Line::Up,
        }
    }

    /// The next moment at which a plate changes.
    pub(super) fn next_change(&self, now: Instant) -> Option<Instant> {
        let lost = self.0.iter().filter_map(|(_, seen)| if let Seen::Lost(since) = seen { Some(*since) } else { None });
        lost.flat_map(|since| [since + DOWN, since + GONE]).filter(|&change| change > now).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Chair, Name, Presence, TableConfig};

    #[test]
    fn a_plate_greys_after_ten_seconds_and_its_player_is_gone_after_sixty() {
        let [ana, rui] = [(); 2].map(|()| PersonId::new().expect("chance"));
        let chair = |id: &PersonId| Chair::Person {
            id: id.clone(),
            name: Name::from_text("Ana").expect("a name"),
            entropy: None,
            presence: Presence::Here,
        };
        let table_config = TableConfig::plain("cientos", &ana);
        let game = table_config.open().expect("a game");
        let table = Table::exhibited(table_config, game, vec![chair(&ana), chair(&rui)]).expect("a table");
        let (mut lines, begun) = (Lines::default(), Instant::now());
        let after = |seconds: u64| begun + Duration::from_secs(seconds);
        lines.note(&table, [Some(&ana)].into_iter(), begun);
        assert_eq!(lines.line(1, after(1000)), Line::Up, "a player without a socket is not missed");
        lines.note(&table, [Some(&ana), Some(&rui)].into_iter(), begun);
        lines.note(&table, [Some(&ana)].into_iter(), begun);
        assert_eq!(lines.next_change(begun), Some(after(10)));
        let seen = [9, 10, 59, 60].map(|seconds| lines.line(1, after(seconds)));
        assert_eq!(seen, [Line::Up, Line::Down, Line::Down, Line::Gone]);
        assert_eq!(lines.line(0, after(60)), Line::Up);
        lines.heard(&rui, after(60));
        assert_eq!(lines.line(1, after(60)), Line::Up, "a request is a sign of life");
        lines.note(&table, [Some(&rui), Some(&ana)].into_iter(), after(61));
        assert_eq!((lines.line(1, after(61)), lines.next_change(after(61))), (Line::Up, None));
    }

    #[test]
    fn a_player_at_another_server_is_missed_when_that_server_sees_them_no_longer() {
        let [ana, rui] = [(); 2].map(|()| PersonId::new().expect("chance"));
        let chair = |id: &PersonId| Chair::Person {
            id: id.clone(),
            name: Name::from_text("Ana").expect("a name"),
            entropy: None,
            presence: Presence::Here,
        };
        let table_config = TableConfig::plain("cientos", &ana);
        let game = table_config.open().expect("a game");
        let table = Table::exhibited(table_config, game, vec![chair(&ana), chair(&rui)]).expect("a table");
        let (mut lines, begun) = (Lines::default(), Instant::now());
        let after = |seconds: u64| begun + Duration::from_secs(seconds);
        // The clock of the other server is an hour ahead: only that its time changes counts.
        let at = |seconds: u64| (after(seconds), 1_000_000 + 1000 * seconds);
        let hear = |lines: &mut Lines, seconds: u64, time: u64| {
            lines.note(&table, [Some(&ana)].into_iter(), after(seconds));
            lines.learn(&[(rui.clone(), 4_600_000 + time)], at(seconds), begun);
            lines.line(1, after(seconds))
        };
        assert_eq!([hear(&mut lines, 0, 0), hear(&mut lines, 9, 3), hear(&mut lines, 18, 6)], [Line::Up; 3]);
        assert_eq!([hear(&mut lines, 28, 6), hear(&mut lines, 78, 6)], [Line::Down, Line::Gone], "nothing new is heard");
        assert_eq!(hear(&mut lines, 79, 9), Line::Up, "they are back");
    }

    #[test]
    fn after_a_restart_those_who_were_connected_have_their_minute_to_come_back() {
        let [ana, rui] = [(); 2].map(|()| PersonId::new().expect("chance"));
        let chair = |id: &PersonId| Chair::Person {
            id: id.clone(),
            name: Name::from_text("Ana").expect("a name"),
            entropy: None,
            presence: Presence::Here,
        };
        let table_config = TableConfig::plain("cientos", &ana);
        let game = table_config.open().expect("a game");
        let table = Table::exhibited(table_config, game, vec![chair(&ana), chair(&rui)]).expect("a table");
        let (mut lines, begun) = (Lines::default(), Instant::now());
        let after = |seconds: u64| begun + Duration::from_secs(seconds);
        lines.note(&table, [Some(&ana)].into_iter(), after(5));
        lines.learn(&[(rui.clone(), 1_000)], (after(5), 500_000), begun);
        let seen = [9, 10, 60].map(|seconds| lines.line(1, after(seconds)));
        assert_eq!(seen, [Line::Up, Line::Down, Line::Gone], "counted from when the server began again");
    }
}

//! How long each seat has thought since it acted last.

use std::time::Duration;
use tokio::time::Instant;

/// One glass a seat. A glass that is held keeps what has run through it: a table that rests, or a word of somebody else, gives
/// no time back.
pub(super) struct Hourglass(Vec<Glass>);

#[derive(Clone, Copy, Default)]
struct Glass {
    before: Duration,
    since: Option<Instant>,
}

impl Hourglass {
    /// Glasses for so many seats, through which nothing has run.
    pub(super) fn new(seats: usize) -> Hourglass {
        Hourglass(vec![Glass::default(); seats])
    }

    /// From now on the time of these seats runs, and that of the others is held.
    pub(super) fn run(&mut self, now: Instant, runs: impl Fn(usize) -> bool) {
        for (seat, glass) in self.0.iter_mut().enumerate() {
            match (glass.since, runs(seat)) {
                (None, true) => glass.since = Some(now),
                (Some(since), false) => *glass = Glass { before: glass.before + (now - since), since: None },
                _ => {}
            }
        }
    }

    /// What a seat has thought is charged: its glass begins anew.
    pub(super) fn turn_over(&mut self, seat: usize) {
        if let Some(glass) = self.0.get_mut(seat) {
            *glass = Glass::default();
        }
    }

    /// How long a seat has thought, in milliseconds.
    pub(super) fn thought(&self, now: Instant, seat: usize) -> u64 {
        self.0.get(seat).map_or(0, |glass| millis(glass.before + glass.since.map_or(Duration::ZERO, |since| now - since)))
    }

    /// The same for all seats.
    pub(super) fn all(&self, now: Instant) -> Vec<u64> {
        (0..self.0.len()).map(|seat| self.thought(now, seat)).collect()
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glass_that_is_held_keeps_what_has_run_through_it() {
        let began = Instant::now();
        let after = |seconds| began + Duration::from_secs(seconds);
        let mut glass = Hourglass::new(2);
        glass.run(began, |seat| seat == 1);
        assert_eq!(glass.all(after(5)), [0, 5000]);
        glass.run(after(5), |_| false);
        assert_eq!(glass.all(after(60)), [0, 5000], "the table rested");
        glass.run(after(60), |seat| seat == 1);
        glass.run(after(61), |seat| seat == 1);
        assert_eq!(glass.thought(after(63), 1), 8000, "a word of somebody else gives nothing back");
        glass.turn_over(1);
        assert_eq!(glass.all(after(63)), [0, 0]);
    }
}

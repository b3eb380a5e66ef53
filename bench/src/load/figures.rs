//! What was counted.

use std::time::Duration;

/// How long things took.
#[derive(Clone, Debug, Default)]
pub struct Taken(Vec<Duration>);

impl Taken {
    /// From the shortest to the longest.
    pub fn new(all: impl IntoIterator<Item = Duration>) -> Taken {
        let mut all: Vec<Duration> = all.into_iter().collect();
        all.sort_unstable();
        Taken(all)
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Below this lie so many thousandths of them, in milliseconds.
    pub fn thousandths(&self, many: usize) -> f64 {
        percentile(&self.0, many)
    }
}

/// Below this lie so many thousandths of what is sorted, in milliseconds.
pub fn percentile(sorted: &[Duration], thousandths: usize) -> f64 {
    let place = (sorted.len() * thousandths / 1000).min(sorted.len().saturating_sub(1));
    sorted.get(place).map_or(0.0, |took| took.as_secs_f64() * 1e3)
}

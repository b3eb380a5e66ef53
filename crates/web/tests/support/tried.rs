//! The games that long tests play.

use engine::Entry;

/// The Spanish games of the ombre family are one core with differences: these three stand for all eleven where a test is long. They have
/// three, four and six seats, a stock and none, a called king and a forced one.
const SPANISH: [&str; 3] = ["hombre", "mediator", "seisillo"];

/// The catalogue without the relatives of these.
pub(crate) fn tried() -> Vec<Entry> {
    let is_tried = |entry: &Entry| entry.family != Some("spanish") || SPANISH.contains(&entry.facts.id);
    games::catalogue().into_iter().filter(is_tried).collect()
}

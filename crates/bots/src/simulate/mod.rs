//! Players set against each other: many deals, seats rotated, the same result for the same seed.
//!
//! Match number `m` of a simulation is decided by the seed and `m` alone: its packs are those of the specified shuffle, its
//! players' chance is drawn from both, and who sits where turns with `m`, so that everybody sits everywhere equally often.
//! The matches of one such round are played with the same packs: what one player was dealt in one, another is dealt in the
//! next, and the luck of the cards falls out of what is compared, as far as it goes: where a player cuts, the hands are the
//! same only if the cuts are, and packs are the same only as long as the matches have had as many deals. Intervals count a round
//! as one observation, and so ask no more of it. Partners stay partners, and are counted as one party.
//! Threads only decide who computes it. Where deals are counted, the last match is cut short when there are enough.

mod outcomes;
mod table;
#[cfg(test)]
mod tests;

pub(crate) use outcomes::mean_of;
pub use outcomes::{Interval, Outcomes, PartyOutcome, Row, Victories};
pub(crate) use table::BotTable;

use crate::roster::{Roster, Work, with_game};
use crate::thought::Thinking;
use engine::{BadAgreement, Game, Refusal};
use outcomes::Tally;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use table::Played;

/// Why a simulation could not be made, or went wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimulateError {
    /// There are no players for such a game.
    #[error("there are no players for a game `{game}`")]
    Game {
        /// The text as written.
        game: String,
    },
    /// There is no player of this name.
    #[error("there is no player `{name}`; the players are: {known}")]
    Bot {
        /// The text as written.
        name: String,
        /// The possible values.
        known: String,
    },
    /// The options cannot be played with.
    #[error(transparent)]
    Agreement(#[from] BadAgreement),
    /// The table has another number of seats.
    #[error("the table has {seats} seats, and {given} players were named")]
    Seats {
        /// The number of its seats.
        seats: usize,
        /// The number of players named.
        given: usize,
    },
    /// A player did what the rules refuse.
    #[error("match {number}, deal {deal}: {bot} said `{action}`, which is refused: {refusal}")]
    Refused {
        /// The match, from 0.
        number: u64,
        deal: u32,
        bot: String,
        /// The action it chose.
        action: String,
        /// Why it cannot be done.
        refusal: Refusal,
    },
    /// A player had to act and did not.
    #[error("match {number}, deal {deal}: {bot} had to act and did not")]
    Silent {
        /// The match, from 0.
        number: u64,
        deal: u32,
        bot: String,
    },
    /// A deal did not come to an end.
    #[error("match {number}, deal {deal}: no end after {actions} actions")]
    Endless {
        /// The match, from 0.
        number: u64,
        deal: u32,
        /// The number of actions.
        actions: u32,
    },
}

/// Worlds per choice for a player that searches, in a simulation.
const THINKING: Thinking = Thinking::Worlds(16);

/// Length of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// This number of deals.
    Deals(u64),
    /// This number of matches, each played to its end.
    Matches(u64),
}

impl Length {
    /// Number of deals still wanted after these deals and matches.
    fn left(self, deals: u64, matches: u64) -> u64 {
        match self {
            Length::Deals(wanted) => wanted.saturating_sub(deals),
            Length::Matches(wanted) if matches < wanted => u64::MAX,
            Length::Matches(_) => 0,
        }
    }
}

impl From<u64> for Length {
    fn from(deals: u64) -> Length {
        Length::Deals(deals)
    }
}

/// Plays deals or matches of a game under these options. `bots` names one player per seat, or one per side, for all its
/// seats; `progress` is told from time to time how many deals or matches are done.
///
/// ```
/// use bots::simulate::simulate;
///
/// let played = |seed| simulate("malilla", &[], &["random", "random"], 2, seed, &mut |_| {}).unwrap();
/// assert_eq!(played(7).deals, 2);
/// assert_eq!(played(7).rows, played(7).rows, "the same seed plays the same deals");
/// ```
pub fn simulate(
    game: &str,
    options: &[(String, String)],
    bots: &[&str],
    length: impl Into<Length>,
    seed: u64,
    progress: &mut (dyn FnMut(u64) + Send),
) -> Result<Outcomes, SimulateError> {
    let job = Job { options, bots, length: length.into(), seed, progress };
    with_game(game, job).unwrap_or_else(|| Err(SimulateError::Game { game: game.chars().take(40).collect() }))
}

struct Job<'a> {
    options: &'a [(String, String)],
    bots: &'a [&'a str],
    length: Length,
    seed: u64,
    progress: &'a mut (dyn FnMut(u64) + Send),
}

impl Work for Job<'_> {
    type Output = Result<Outcomes, SimulateError>;

    fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
        let game = (roster.open)(self.options)?;
        let unknown = self.bots.iter().find(|name| !roster.names.contains(name));
        if let Some(name) = unknown {
            return Err(SimulateError::Bot { name: name.chars().take(40).collect(), known: roster.names.join(", ") });
        }
        let (seats, sides) = (game.players(), game.sides().len());
        if self.bots.len() != seats && self.bots.len() != sides {
            return Err(SimulateError::Seats { seats, given: self.bots.len() });
        }
        let bots: Vec<&str> = self.bots.iter().copied().cycle().take(seats).collect();
        let table = BotTable::<G> { options: self.options, bots: &bots, roster, seed: self.seed, thinking: THINKING };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let tally = gather(&table, self.length, threads, self.progress)?;
        Ok(tally.outcomes(roster.game, &bots, self.seed))
    }
}

/// Plays matches in parallel threads, and counts them in their order.
fn gather<G: Game>(
    table: &BotTable<'_, G>,
    length: Length,
    threads: usize,
    progress: &mut (dyn FnMut(u64) + Send),
) -> Result<Tally, SimulateError> {
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(length.left(0, 0) == 0));
    let (send, receive) = mpsc::sync_channel::<(u64, Result<Played, SimulateError>)>(threads);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next, enough) = (send.clone(), &next, &enough);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let played = table.play(number, length.left(0, 0), enough);
                    if send.send((number, played)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let counted = count_in_order(table, length, receive, progress);
        enough.store(true, Ordering::Relaxed);
        counted
    })
}

/// Counts matches from the first on until there are enough; the one that reaches the number of deals is cut there.
fn count_in_order<G: Game>(
    table: &BotTable<'_, G>,
    length: Length,
    receive: mpsc::Receiver<(u64, Result<Played, SimulateError>)>,
    progress: &mut (dyn FnMut(u64) + Send),
) -> Result<Tally, SimulateError> {
    let mut tally = Tally::new(table.bots.len());
    let mut waiting = BTreeMap::new();
    let mut number = 0;
    loop {
        let left = length.left(tally.deals, number);
        if left == 0 {
            break;
        }
        let Some(played) = waiting.remove(&number) else {
            let Ok((which, played)) = receive.recv() else { break };
            waiting.insert(which, played);
            continue;
        };
        let mut played = played?;
        if played.deals > left {
            // Played again up to the last deal that counts: the same seed gives the same match.
            played = table.play(number, left, &AtomicBool::new(false))?;
        }
        tally.add(&played);
        number += 1;
        progress(if matches!(length, Length::Deals(_)) { tally.deals } else { number });
    }
    Ok(tally)
}

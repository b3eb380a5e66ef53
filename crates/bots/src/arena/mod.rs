//! Two players matched: the same cards played again and again, each time with other seats.
//!
//! A deal of the arena is the first deal of a fresh match, played once for each way to give the sides of the table to the two
//! players as evenly as can be: twice where there are two sides, six times where three or four play for themselves, seventy times
//! where seven or eight do. Whatever
//! the cards give to a seat they give to both players, and what is left is the difference between them. A deal has one
//! difference, deals are independent, and so the mean of their differences has the interval of Student, once there are enough
//! of them. It can be asked of whole matches instead; then the difference is in matches won.
//!
//! Deal number `n` is decided by the seed and `n` alone, whatever the number of threads; by the clock, the cards alone are.

#[cfg(test)]
mod tests;

use crate::roster::{Roster, Work, with_game};
use crate::simulate::{BotTable, Interval, SimulateError, mean_of};
use crate::thought::Thinking;
use engine::Game;
use rayon::prelude::*;
use serde::Serialize;
use std::sync::atomic::AtomicBool;

/// Deals played between two words about progress.
const CHUNK: u64 = 8;

/// Fewer deals than this have no interval: what they show of the spread is itself chance, and a deal of twenty times the usual
/// tentos may not have been among them.
pub const FEWEST: usize = 10;

/// Quantity that is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// The result of a deal, in the unit of the game: tentos or points.
    Deal,
    /// Matches won, each played to its end.
    Match,
}

/// A match-up of two players: the game, the agreements and the number of deals.
#[derive(Clone, Debug)]
pub struct Bout<'a> {
    /// The machine name of the game.
    pub game: &'a str,
    /// Agreements as written: names and values.
    pub options: &'a [(String, String)],
    /// The two players.
    pub bots: [&'a str; 2],
    /// The quantity to compare.
    pub unit: Unit,
    /// Number of deals, or of matches.
    pub many: u64,
    /// The seed of all cards and all chance.
    pub seed: u64,
    /// Thinking time of the players that search.
    pub thinking: Thinking,
}

/// Result of a bout.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    /// The machine name of the game.
    pub game: String,
    /// The two players.
    pub bots: [String; 2],
    /// The quantity that was compared.
    pub unit: Unit,
    /// The seed it was played from.
    pub seed: u64,
    /// Number of seatings in which each deal was played.
    pub seatings: usize,
    /// Every deal, in its order.
    pub deals: Vec<Row>,
    /// Mean difference per deal and side, first player minus second.
    pub mean: f64,
    /// The 95 % confidence interval of the difference; `None` for fewer than [`FEWEST`] deals, or if all came out alike.
    pub interval: Option<Interval>,
    /// Its verdict.
    pub answer: Answer,
}

/// Verdict of a bout on the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Nothing: there were fewer than [`FEWEST`] deals.
    TooFew,
    /// Nothing: all deals came out alike, and so do not show how far they may differ.
    Alike,
    /// They are not told apart: the interval contains 0.
    Open,
    /// The first is better.
    First,
    /// The second is better.
    Second,
}

impl Answer {
    /// The verdict of `many` deals with this interval.
    fn of(many: usize, interval: Option<Interval>) -> Answer {
        match interval {
            Some(known) if known.low > 0.0 => Answer::First,
            Some(known) if known.high < 0.0 => Answer::Second,
            Some(_) => Answer::Open,
            None if many < FEWEST => Answer::TooFew,
            None => Answer::Alike,
        }
    }
}

/// The mean of these differences, and its interval if they can have one.
fn settled(differences: &[f64]) -> (f64, Option<Interval>) {
    let (mean, interval) = mean_of(differences);
    (mean, interval.filter(|known| differences.len() >= FEWEST && known.low < known.high))
}

/// One deal, in all its seatings.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Its number, from 0.
    pub deal: u64,
    /// Mean score of a side of the first player.
    pub first: f64,
    /// Mean score of a side of the second player.
    pub second: f64,
}

impl Row {
    /// The difference, first minus second.
    pub fn difference(&self) -> f64 {
        self.first - self.second
    }
}

impl Compared {
    /// The mean and its interval after each deal: how the answer settled.
    pub fn course(&self) -> Vec<(f64, Option<Interval>)> {
        let differences: Vec<f64> = self.deals.iter().map(Row::difference).collect();
        (1..=differences.len()).map(|many| settled(&differences[..many])).collect()
    }

    /// The deals in which the first won more, as much, and less.
    pub fn better_equal_worse(&self) -> [usize; 3] {
        let mut counts = [0; 3];
        for row in &self.deals {
            counts[row.second.partial_cmp(&row.first).map_or(1, |order| (order as i8 + 1) as usize)] += 1;
        }
        counts
    }
}

/// Plays a bout; `progress` is told from time to time how many deals are done.
///
/// ```
/// use bots::Thinking;
/// use bots::arena::{Answer, Bout, Unit, arena};
///
/// let bots = ["novice", "random"];
/// let bout = Bout { game: "malilla", options: &[], bots, unit: Unit::Deal, many: 3, seed: 41, thinking: Thinking::Worlds(1) };
/// let compared = arena(&bout, &mut |_| {}).unwrap();
/// assert_eq!((compared.deals.len(), compared.answer), (3, Answer::TooFew));
/// ```
pub fn arena(bout: &Bout<'_>, progress: &mut (dyn FnMut(u64) + Send)) -> Result<Compared, SimulateError> {
    let job = Job { bout, progress };
    with_game(bout.game, job).unwrap_or_else(|| Err(SimulateError::Game { game: bout.game.chars().take(40).collect() }))
}

struct Job<'a> {
    bout: &'a Bout<'a>,
    progress: &'a mut (dyn FnMut(u64) + Send),
}

impl Work for Job<'_> {
    type Output = Result<Compared, SimulateError>;

    fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
        let bout = self.bout;
        let game = (roster.open)(bout.options)?;
        let known = roster.contenders();
        if let Some(name) = bout.bots.iter().find(|name| !known.contains(name)) {
            return Err(SimulateError::Bot { name: name.chars().take(40).collect(), known: known.join(", ") });
        }
        let ways = seatings(game.sides().len());
        let mut deals = Vec::new();
        while (deals.len() as u64) < bout.many {
            let from = deals.len() as u64;
            let numbers: Vec<u64> = (from..bout.many.min(from + CHUNK)).collect();
            let played = |&number: &u64| row(bout, roster, &ways, number);
            // By the clock a choice has the machine for itself, as at a table: deals beside it would take its time.
            let rows: Result<Vec<Row>, SimulateError> = match bout.thinking {
                Thinking::Within(_) => numbers.iter().map(played).collect(),
                _ => numbers.par_iter().map(played).collect(),
            };
            deals.extend(rows?);
            (self.progress)(deals.len() as u64);
        }
        let differences: Vec<f64> = deals.iter().map(Row::difference).collect();
        let (mean, interval) = settled(&differences);
        Ok(Compared {
            game: roster.game.to_owned(),
            bots: bout.bots.map(str::to_owned),
            unit: bout.unit,
            seed: bout.seed,
            seatings: ways.len(),
            answer: Answer::of(deals.len(), interval),
            deals,
            mean,
            interval,
        })
    }
}

/// All seatings: which of the two players has each side, with the sides divided as evenly as possible.
fn seatings(sides: usize) -> Vec<Vec<usize>> {
    let all = (0usize..1 << sides).map(|bits| (0..sides).map(|side| bits >> side & 1).collect::<Vec<usize>>());
    let even = |way: &Vec<usize>| (2 * way.iter().sum::<usize>()).abs_diff(sides) <= 1;
    all.filter(even).collect()
}

/// One deal in all seatings.
fn row<G: Game>(bout: &Bout<'_>, roster: &Roster<G>, ways: &[Vec<usize>], number: u64) -> Result<Row, SimulateError> {
    let most_deals = match bout.unit {
        Unit::Deal => 1,
        Unit::Match => u64::MAX,
    };
    let seats = (roster.open)(bout.options)?.players();
    let (mut won, mut sides) = ([0.0; 2], [0.0; 2]);
    for way in ways {
        let bots: Vec<&str> = way.iter().cycle().take(seats).map(|&who| bout.bots[who]).collect();
        let table = BotTable::<G> { options: bout.options, bots: &bots, roster, seed: bout.seed, thinking: bout.thinking };
        // A whole number of rounds: nobody is moved from the seat they were given.
        let played = table.play(number * seats as u64, most_deals, &AtomicBool::new(false))?;
        for (side, &who) in way.iter().enumerate() {
            won[who] += match bout.unit {
                Unit::Deal => played.net[side] as f64,
                Unit::Match => f64::from(u8::from(played.winner == Some(side))),
            };
            sides[who] += 1.0;
        }
    }
    Ok(Row { deal: number, first: won[0] / sides[0], second: won[1] / sides[1] })
}

//! What a simulation has shown: how deals ended, and what each player won.

use super::table::{Kind, Played};
use serde::Serialize;
use std::collections::BTreeMap;

/// What a simulation has shown. Plain figures, to be printed or written as JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcomes {
    /// The machine name of the game.
    pub game: String,
    /// The seed it was played from.
    pub seed: u64,
    /// Deals played.
    pub deals: u64,
    /// Matches they made, the last perhaps cut short.
    pub matches: u64,
    /// How the deals ended.
    pub rows: Vec<Row>,
    /// How the players did, in the order in which they were named.
    pub standings: Vec<Standing>,
}

/// How many deals of one kind there were.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// What was played; nothing if nobody played.
    pub contract: Option<&'static str>,
    /// The place of who played it.
    pub position: Option<&'static str>,
    /// How it ended.
    pub outcome: &'static str,
    /// So many deals.
    pub deals: u64,
}

/// How one player did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// Chips won in all, everything staked included.
    pub chips: i64,
    /// Chips won per deal.
    pub mean: f64,
    /// Where the true mean lies, in nineteen of twenty simulations; none if fewer than two matches were played.
    pub interval: Option<Interval>,
}

/// From here to there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// From.
    pub low: f64,
    /// To.
    pub high: f64,
}

impl Outcomes {
    /// The deals of this contract (all, if none is given) that ended so.
    pub fn count(&self, contract: Option<&str>, outcome: &str) -> u64 {
        let rows = self.rows.iter().filter(|row| row.outcome == outcome && (contract.is_none() || row.contract == contract));
        rows.map(|row| row.deals).sum()
    }
}

/// The counting itself.
pub(super) struct Tally {
    pub(super) deals: u64,
    counts: BTreeMap<Kind, u64>,
    /// Per match: its deals, and what each player won.
    matches: Vec<(u64, Vec<i64>)>,
    players: usize,
}

impl Tally {
    pub(super) fn new(players: usize) -> Tally {
        Tally { deals: 0, counts: BTreeMap::new(), matches: Vec::new(), players }
    }

    pub(super) fn add(&mut self, played: &Played) {
        self.deals += played.deals;
        for (&key, &deals) in &played.counts {
            *self.counts.entry(key).or_default() += deals;
        }
        self.matches.push((played.deals, played.net.clone()));
    }

    pub(super) fn outcomes(&self, game: &str, bots: &[&str], seed: u64) -> Outcomes {
        let rows = self.counts.iter();
        Outcomes {
            game: game.to_owned(),
            seed,
            deals: self.deals,
            matches: self.matches.len() as u64,
            rows: rows.map(|(&(contract, position, outcome), &deals)| Row { contract, position, outcome, deals }).collect(),
            standings: (0..self.players).map(|player| self.standing(player, bots[player])).collect(),
        }
    }

    /// Chips per deal, as a ratio of two sums over matches: chips and deals.
    ///
    /// A deal is no unit to reckon with: what is staked in one is lifted in another, and a resposta of today is the bolo of
    /// tomorrow. Matches are, for each begins and ends with nothing on the table; but they differ in length, and the long ones
    /// move more chips. So the mean is `R = sum(chips) / sum(deals)`, and its error that of the ratio estimator: with the
    /// residuals `d = chips - R * deals` of `M` matches, `se^2 = M / (M - 1) * sum(d^2) / sum(deals)^2`.
    fn standing(&self, player: usize, bot: &str) -> Standing {
        let chips: i64 = self.matches.iter().map(|(_, net)| net[player]).sum();
        let deals = self.deals as f64;
        let mean = if self.deals == 0 { 0.0 } else { chips as f64 / deals };
        let many = self.matches.len() as f64;
        let squares: f64 = self.matches.iter().map(|(deals, net)| (net[player] as f64 - mean * *deals as f64).powi(2)).sum();
        let interval = (self.matches.len() > 1 && self.deals > 0).then(|| {
            let error = student(many - 1.0) * (many / (many - 1.0) * squares).sqrt() / deals;
            Interval { low: mean - error, high: mean + error }
        });
        Standing { bot: bot.to_owned(), chips, mean, interval }
    }
}

/// The quantile of Student's distribution that leaves a fortieth above it, from that of the normal one by the expansion of
/// Cornish and Fisher: 1.96 for many matches, more for few.
fn student(freedom: f64) -> f64 {
    const Z: f64 = 1.959_964;
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    Z + first / freedom + second / freedom.powi(2) + third / freedom.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(deals: u64, net: [i64; 2]) -> Played {
        Played { deals, net: net.to_vec(), counts: BTreeMap::new() }
    }

    #[test]
    fn the_mean_is_a_ratio_and_its_interval_comes_from_matches() {
        let mut tally = Tally::new(2);
        for match_ in [played(10, [20, -20]), played(30, [30, -30]), played(20, [70, -70])] {
            tally.add(&match_);
        }
        let outcomes = tally.outcomes("a game", &["one", "two"], 1);
        let one = &outcomes.standings[0];
        assert_eq!((outcomes.deals, outcomes.matches, one.chips), (60, 3, 120));
        assert!((one.mean - 2.0).abs() < 1e-9);
        // Residuals 0, -30, 30: se = sqrt(3 / 2 * 1800) / 60 = 0.866; Student's quantile for two degrees is 4.303.
        let interval = one.interval.expect("three matches");
        assert!((interval.high - 2.0 - 4.303 * 0.866).abs() < 0.2, "{interval:?}");
        assert!((interval.high + interval.low - 4.0).abs() < 1e-9);
    }

    #[test]
    fn students_quantile() {
        for (freedom, known) in [(4.0, 2.776), (10.0, 2.228), (30.0, 2.042), (1000.0, 1.962)] {
            assert!((student(freedom) - known).abs() < 0.02, "{freedom}");
        }
    }

    #[test]
    fn one_match_has_no_interval() {
        let mut tally = Tally::new(2);
        tally.add(&played(5, [5, -5]));
        assert_eq!(tally.outcomes("a game", &["one", "two"], 1).standings[0].interval, None);
    }
}

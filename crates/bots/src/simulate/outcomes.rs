//! Results of a simulation: outcomes of deals, and the score of each player.

use super::table::{End, Kind, Played};
use serde::Serialize;
use std::collections::BTreeMap;

/// Result of a simulation: plain figures, to be printed or written as JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcomes {
    /// The machine name of the game.
    pub game: String,
    /// The seed it was played from.
    pub seed: u64,
    pub deals: u64,
    /// Matches they made, the last perhaps cut short.
    pub matches: u64,
    /// Counts of deals by contract, place and outcome.
    pub rows: Vec<Row>,
    /// Results of the parties (players, or partners together), in the order in which their first players were named.
    pub standings: Vec<PartyOutcome>,
}

/// Number of deals of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The contract played; `None` if nobody played.
    pub contract: Option<&'static str>,
    /// The place of its player.
    pub position: Option<&'static str>,
    /// The outcome of the deals.
    pub outcome: &'static str,
    /// Number of deals.
    pub deals: u64,
}

/// Result of one party.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PartyOutcome {
    /// The name of the player; of partners each, if they differ.
    pub bot: String,
    /// Total won, in the unit of the game; chips with everything staked included.
    pub won: i64,
    /// Mean won per deal.
    pub mean: f64,
    /// The 95 % confidence interval of the mean; `None` if fewer than two rounds of matches were played.
    pub interval: Option<Interval>,
    /// The matches it won.
    pub victories: Victories,
}

/// Matches won of those that were played to their end.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Victories {
    pub matches: u64,
    /// In parts of all that were played to their end.
    pub share: f64,
    /// The 95 % confidence interval of the share; `None` if fewer than two rounds of matches were played.
    pub interval: Option<Interval>,
}

/// From here to there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub low: f64,
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
    matches: u64,
    counts: BTreeMap<Kind, u64>,
    /// The rounds of matches played with the same packs, by everybody everywhere.
    rounds: Vec<Round>,
    players: usize,
}

/// Results of the matches of one round, by party.
#[derive(Clone, Debug, Default)]
struct Round {
    deals: u64,
    net: Vec<i64>,
    /// Matches played to their end, and those each won of them.
    ended: u64,
    victories: Vec<u64>,
}

impl Tally {
    pub(super) fn new(players: usize) -> Tally {
        Tally { deals: 0, matches: 0, counts: BTreeMap::new(), rounds: Vec::new(), players }
    }

    pub(super) fn add(&mut self, played: &Played) {
        self.deals += played.deals;
        for (&key, &deals) in &played.counts {
            *self.counts.entry(key).or_default() += deals;
        }
        if self.matches.is_multiple_of(self.players as u64) {
            let parties = played.net.len();
            self.rounds.push(Round { net: vec![0; parties], victories: vec![0; parties], ..Round::default() });
        }
        self.matches += 1;
        let Some(round) = self.rounds.last_mut() else { return };
        round.deals += played.deals;
        for (sum, net) in round.net.iter_mut().zip(&played.net) {
            *sum += net;
        }
        round.ended += u64::from(played.end == End::Over);
        if let Some(victories) = played.winner.and_then(|party| round.victories.get_mut(party)) {
            *victories += 1;
        }
    }

    pub(super) fn outcomes(&self, game: &str, bots: &[&str], seed: u64) -> Outcomes {
        let rows = self.counts.iter();
        let parties = self.rounds.first().map_or(0, |round| round.net.len());
        Outcomes {
            game: game.to_owned(),
            seed,
            deals: self.deals,
            matches: self.matches,
            rows: rows.map(|(&(contract, position, outcome), &deals)| Row { contract, position, outcome, deals }).collect(),
            standings: (0..parties).map(|party| self.standing(party, &name(bots, party, parties))).collect(),
        }
    }

    fn standing(&self, party: usize, bot: &str) -> PartyOutcome {
        let won: Vec<(i64, u64)> = self.rounds.iter().map(|round| (round.net[party], round.deals)).collect();
        let victories: Vec<(i64, u64)> = self
            .rounds
            .iter()
            .map(|round| (round.victories[party] as i64, round.ended))
            .filter(|&(_, ended)| ended > 0)
            .collect();
        let ((mean, interval), (share, likely)) = (ratio(&won), ratio(&victories));
        let ended = victories.iter().map(|(_, ended)| ended).sum::<u64>() as f64;
        let likely = likely.map(|likely| proportion(share, (likely.high - likely.low) / 2.0, ended));
        PartyOutcome {
            bot: bot.to_owned(),
            won: won.iter().map(|(won, _)| won).sum(),
            mean,
            interval,
            victories: Victories { matches: victories.iter().map(|&(won, _)| won as u64).sum(), share, interval: likely },
        }
    }
}

/// The name of a party: its player's, or its partners'.
fn name(bots: &[&str], party: usize, parties: usize) -> String {
    let mut names: Vec<&str> = bots.iter().skip(party).step_by(parties).copied().collect();
    names.dedup();
    names.join(" + ")
}

/// So much per unit, as a ratio of two sums over rounds of matches, and its interval if there are two rounds.
///
/// A deal is no unit to reckon with: what is staked in one is lifted in another, and a resposta of today is the bolo of
/// tomorrow. Matches are, for each begins and ends with nothing on the table, and rounds of matches with the same packs more
/// so, for in them everybody has had the same packs; but they differ in length, and the long ones move more chips. So the mean
/// is `R = sum(chips) / sum(deals)`, and its error that of the ratio estimator: with the residuals `d = chips - R * deals` of
/// `M` rounds, `se^2 = M / (M - 1) * sum(d^2) / sum(deals)^2`.
fn ratio(rounds: &[(i64, u64)]) -> (f64, Option<Interval>) {
    let units: u64 = rounds.iter().map(|(_, units)| units).sum();
    if units == 0 {
        return (0.0, None);
    }
    let mean = rounds.iter().map(|(sum, _)| sum).sum::<i64>() as f64 / units as f64;
    let many = rounds.len() as f64;
    let squares: f64 = rounds.iter().map(|&(sum, units)| (sum as f64 - mean * units as f64).powi(2)).sum();
    let interval = (rounds.len() > 1).then(|| {
        let error = student(many - 1.0) * (many / (many - 1.0) * squares).sqrt() / units as f64;
        Interval { low: mean - error, high: mean + error }
    });
    (mean, interval)
}

/// The mean of independent figures, and its interval if there are two.
pub(crate) fn mean_of(figures: &[f64]) -> (f64, Option<Interval>) {
    let many = figures.len() as f64;
    let mean = figures.iter().sum::<f64>() / many.max(1.0);
    let squares: f64 = figures.iter().map(|figure| (figure - mean).powi(2)).sum();
    let interval = (figures.len() > 1).then(|| {
        let error = student(many - 1.0) * (squares / (many * (many - 1.0))).sqrt();
        Interval { low: mean - error, high: mean + error }
    });
    (mean, interval)
}

/// The interval of a proportion, by Wilson's formula, which stays between nothing and all and is not a point where all or
/// nothing was won. Matches with the same packs are not independent: they count as the number of independent ones with this error.
fn proportion(share: f64, error: f64, ended: f64) -> Interval {
    let spread = share * (1.0 - share);
    let many = if error > 0.0 { (Z * Z * spread / (error * error)).min(ended) } else { ended };
    let square = Z * Z / many;
    let middle = (share + square / 2.0) / (1.0 + square);
    let half = Z / (1.0 + square) * (spread / many + square / (4.0 * many)).sqrt();
    Interval { low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The quantile of the normal distribution that leaves a fortieth above it.
const Z: f64 = 1.959_964;

/// The quantile of Student's distribution that leaves a fortieth above it, from that of the normal one by the expansion of
/// Cornish and Fisher: 1.96 for many matches, more for few. For one and two degrees, where the expansion falls short, it is known.
fn student(freedom: f64) -> f64 {
    const INSIDE: f64 = 0.95;
    if freedom < 1.5 {
        return (std::f64::consts::FRAC_PI_2 * INSIDE).tan();
    }
    if freedom < 2.5 {
        return INSIDE * (2.0 / (1.0 - INSIDE * INSIDE)).sqrt();
    }
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    Z + first / freedom + second / freedom.powi(2) + third / freedom.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round of two matches of which the first party won this, and both of which it lost.
    fn add(tally: &mut Tally, deals: u64, won: i64) {
        for (deals, won) in [(deals / 2, won), (deals - deals / 2, 0)] {
            tally.add(&Played { deals, net: vec![won, -won], end: End::Over, winner: Some(1), counts: BTreeMap::new() });
        }
    }

    #[test]
    fn the_mean_is_a_ratio_and_its_interval_comes_from_rounds_of_matches() {
        let mut tally = Tally::new(2);
        for (deals, won) in [(10, 20), (30, 30), (20, 70)] {
            add(&mut tally, deals, won);
        }
        let outcomes = tally.outcomes("a game", &["one", "two"], 1);
        let one = &outcomes.standings[0];
        assert_eq!((outcomes.deals, outcomes.matches, one.won), (60, 6, 120));
        assert!((one.mean - 2.0).abs() < 1e-9);
        // Residuals 0, -30, 30: se = sqrt(3 / 2 * 1800) / 60 = 0.866; Student's quantile for two degrees is 4.303.
        let interval = one.interval.expect("three rounds");
        assert!((interval.high - 2.0 - 4.303 * 0.866).abs() < 0.2, "{interval:?}");
        assert!((interval.high + interval.low - 4.0).abs() < 1e-9);
        let victories = [&outcomes.standings[0], &outcomes.standings[1]].map(|standing| standing.victories);
        assert_eq!(victories.map(|won| (won.matches, won.share)), [(0, 0.0), (6, 1.0)]);
        // Six of six: Wilson's interval begins at 6 / (6 + 1.96^2) = 0.610.
        let interval = victories[1].interval.expect("three rounds");
        assert!((interval.low - 0.610).abs() < 0.001 && interval.high == 1.0, "{interval:?}");
    }

    #[test]
    fn students_quantile() {
        for (freedom, known) in
            [(1.0, 12.706), (2.0, 4.303), (3.0, 3.182), (4.0, 2.776), (9.0, 2.262), (30.0, 2.042), (1000.0, 1.962)]
        {
            assert!((student(freedom) - known).abs() < 0.03, "{freedom}");
        }
    }

    #[test]
    fn one_round_has_no_interval_and_a_match_cut_short_no_winner() {
        let mut tally = Tally::new(2);
        tally.add(&Played { deals: 5, net: vec![5, -5], ..Played::default() });
        let standing = &tally.outcomes("a game", &["one", "two"], 1).standings[0];
        assert_eq!((standing.interval, standing.victories.share, standing.victories.interval), (None, 0.0, None));
    }

    #[test]
    fn partners_are_named_together() {
        assert_eq!(name(&["one", "two", "one", "three"], 0, 2), "one");
        assert_eq!(name(&["one", "two", "one", "three"], 1, 2), "two + three");
    }
}

//! Calibration: the chance to win that a master claims, against the share of the deals that they win.

use super::{chance_of, played_deal};
use crate::Player;
use crate::roster::{Roster, Work, with_game};
use crate::thought::{SearchGame, Thinking, claim};
use engine::{Game, Seat, SeatSet};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Part of a player in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Nobody is the declarer yet.
    Undecided,
    Declarer,
    Partner,
    Defender,
    /// All have the same part.
    Alike,
}

impl Role {
    pub const fn name(self) -> &'static str {
        match self {
            Role::Undecided => "in the auction",
            Role::Declarer => "declarer",
            Role::Partner => "partner",
            Role::Defender => "defender",
            Role::Alike => "player",
        }
    }
}

/// Phase of a deal in which something is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moment {
    Words,
    Exchange,
    /// A card is played from a hand of this number.
    Tricks(usize),
}

impl Moment {
    pub fn name(self) -> String {
        match self {
            Moment::Words => "words".to_owned(),
            Moment::Exchange => "exchange".to_owned(),
            Moment::Tricks(held) => format!("{held} cards"),
        }
    }
}

/// Settings of a measurement.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a> {
    pub options: &'a [(String, String)],
    /// Player of all other seats.
    pub others: &'a str,
    pub deals: u64,
    pub seed: u64,
    /// Thinking of the master who is asked.
    pub thinking: Thinking,
}

/// Claims of one role in one phase, at most one per deal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cell {
    pub hands: u64,
    /// Sum of the chances claimed.
    pub said: f64,
    pub won: u64,
    /// Sum of the squared differences between claim and result.
    squares: f64,
    /// Claims by tenths, and the wins among them.
    pub tenths: [(u64, u64); 10],
}

impl Cell {
    fn add(&mut self, said: f64, won: bool) {
        self.hands += 1;
        self.said += said;
        self.won += u64::from(won);
        self.squares += (said - f64::from(won)).powi(2);
        let (claims, wins) = &mut self.tenths[((said * 10.0) as usize).min(9)];
        *claims += 1;
        *wins += u64::from(won);
    }

    /// The mean claim and the share won, of a hundred.
    pub fn shares(&self) -> [f64; 2] {
        let many = self.hands.max(1) as f64;
        [100.0 * self.said / many, 100.0 * self.won as f64 / many]
    }

    /// Standard error of their difference, of a hundred.
    pub fn error(&self) -> f64 {
        let [said, won] = self.shares().map(|share| share / 100.0);
        let many = self.hands.max(1) as f64;
        100.0 * ((self.squares / many - (said - won).powi(2)).max(0.0) / many).sqrt()
    }

    /// Mean squared difference between claim and result (Brier score).
    pub fn brier(&self) -> f64 {
        self.squares / self.hands.max(1) as f64
    }
}

/// Result of a measurement, by role and phase.
pub type Calibration = BTreeMap<(Role, Moment), Cell>;

/// The measuring function of a game.
pub(crate) type Measure<G> = fn(&Roster<G>, &Trial<'_>) -> Calibration;

/// Measures the master's claims in a game; nothing if there is no such game, or nobody claims anything in it.
pub fn calibrate(game: &str, trial: &Trial<'_>) -> Option<Calibration> {
    struct Measured<'a>(&'a Trial<'a>);
    impl Work for Measured<'_> {
        type Output = Option<Calibration>;

        fn with<G: Game>(self, roster: &Roster<G>) -> Self::Output {
            Some((roster.measure?)(roster, self.0))
        }
    }
    with_game(game, Measured(trial)).flatten()
}

/// A claim of a chance to win.
struct Claim<G> {
    before: G,
    seat: Seat,
    role: Role,
    moment: Moment,
    said: f64,
}

/// Plays the deals, with the master at each seat by turns.
pub(crate) fn measured<G: SearchGame>(roster: &Roster<G>, trial: &Trial<'_>) -> Calibration {
    let found: Vec<Vec<(Role, Moment, f64, bool)>> =
        (0..trial.deals).into_par_iter().map(|number| claims_of(roster, trial, number).unwrap_or_default()).collect();
    let mut calibration = Calibration::new();
    for (role, moment, said, won) in found.into_iter().flatten() {
        calibration.entry((role, moment)).or_default().add(said, won);
    }
    calibration
}

/// The claims of one deal, with their results.
fn claims_of<G: SearchGame>(roster: &Roster<G>, trial: &Trial<'_>, number: u64) -> Option<Vec<(Role, Moment, f64, bool)>> {
    let mut claims: Vec<Claim<G>> = Vec::new();
    let mut players: Vec<Box<dyn Player<G>>> = Vec::new();
    let mut asked = 0;
    let over = played_deal(roster, trial.options, trial.seed, number, |game, seat, view| {
        if players.is_empty() {
            let chance = |seat| chance_of(trial.seed, number, seat);
            players = Seat::first(game.players())
                .filter_map(|seat| (roster.player)(trial.others, chance(seat), trial.thinking))
                .collect();
            asked = (number % game.players() as u64) as usize;
        }
        if seat.index() != asked {
            return players.get_mut(seat.index())?.choose(view);
        }
        let chance = chance_of(trial.seed, number, seat) ^ claims.len() as u64;
        let (action, said) = claim::<G>(view, chance, trial.thinking)?;
        if let Some(said) = said {
            let (role, moment) = (G::role(view), moment::<G>(view));
            // One claim per deal and phase: the first.
            if !claims.iter().any(|claim| (claim.role, claim.moment) == (role, moment)) {
                claims.push(Claim { before: game.clone(), seat, role, moment, said });
            }
        }
        Some(action)
    })?;
    let side = |claim: &Claim<G>| {
        let seats = claim.before.sides().iter().map(|side| side.seats).find(|seats| seats.contains(claim.seat));
        seats.unwrap_or(SeatSet::of(claim.seat))
    };
    let won = |claim: Claim<G>| Some((claim.role, claim.moment, claim.said, G::won(&claim.before, &over, side(&claim))?));
    Some(claims.into_iter().filter_map(won).collect())
}

/// The phase this seat chooses in.
fn moment<G: SearchGame>(view: &G::View) -> Moment {
    match G::offered(view).first() {
        Some(offer) if crate::thought::to_play::<G>(offer).is_some() => Moment::Tricks(G::held(view)),
        Some(engine::Offer::Cards { .. }) => Moment::Exchange,
        _ => Moment::Words,
    }
}

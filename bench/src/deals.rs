//! Whole random deals through the public rules: shuffle, bidding, buying, play, payment.

use cards::fair::key;
use engine::{Game, Offer, Rng, Seat, Setup, Shuffler, Turn};
use games::cientos::Cientos;
use games::grand::Grand;
use games::malilla::Malilla;
use games::minchiate::Minchiate;
use games::ombre::spanish::{
    Dosillo, Hombre, Mediator, Quadrillo, QuadrilloReyForzado, QuadrilloSolitario, Quintillo, Seisillo, Tresillo36,
    TresilloRefavor, TresilloSimple,
};
use games::ombre::voltarete::Voltarete;
use games::rebesino::Rebesino;
use games::truco::Truco;
use games::yukon::Yukon;
use std::fmt;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Deal,
    /// Matches: in some games a deal can be over with a word.
    Match,
}

/// A game to be played at random.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// The machine name of the game.
    pub game: &'static str,
    /// What is counted.
    pub unit: Unit,
    /// Plays so many of them.
    pub run: fn(u64) -> i64,
    /// How many make a sample.
    pub rounds: u64,
}

impl Bench {
    const fn deals<G: Game>(rounds: u64) -> Bench {
        Bench { game: G::FACTS.id, unit: Unit::Deal, run: random_deals::<G>, rounds }
    }

    const fn matches<G: Game>(rounds: u64) -> Bench {
        Bench { game: G::FACTS.id, unit: Unit::Match, run: random_matches::<G>, rounds }
    }
}

impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = match self.unit {
            Unit::Deal => "deals",
            Unit::Match => "matches",
        };
        write!(f, "{}, {unit}", self.game)
    }
}

/// Every game of the catalogue, in its order.
pub const GAMES: [Bench; 19] = [
    Bench::deals::<Voltarete>(100_000),
    Bench::matches::<Truco>(2_000),
    Bench::deals::<Minchiate>(20_000),
    Bench::deals::<Yukon>(50_000),
    Bench::deals::<Grand>(50_000),
    Bench::deals::<Malilla>(20_000),
    Bench::deals::<Cientos>(20_000),
    Bench::deals::<Rebesino>(20_000),
    Bench::deals::<Hombre>(20_000),
    Bench::deals::<Mediator>(20_000),
    Bench::deals::<TresilloRefavor>(20_000),
    Bench::deals::<TresilloSimple>(20_000),
    Bench::deals::<Tresillo36>(20_000),
    Bench::deals::<Dosillo>(20_000),
    Bench::deals::<Quadrillo>(20_000),
    Bench::deals::<QuadrilloSolitario>(20_000),
    Bench::deals::<QuadrilloReyForzado>(20_000),
    Bench::deals::<Quintillo>(20_000),
    Bench::deals::<Seisillo>(20_000),
];

/// Plays so many whole deals of a game at random, match after match; the sum of what the accounts hold keeps it honest.
///
/// # Panics
/// If the game cannot be opened, or refuses what it offers.
pub fn random_deals<G: Game>(deals: u64) -> i64 {
    play::<G>(deals, Unit::Deal)
}

/// Plays so many matches, each to its end.
///
/// # Panics
/// If the game cannot be opened, or refuses what it offers.
pub fn random_matches<G: Game>(matches: u64) -> i64 {
    play::<G>(matches, Unit::Match)
}

fn play<G: Game>(many: u64, unit: Unit) -> i64 {
    let mut rng = Rng::new(1);
    let mut offers: Vec<Offer<G::Action>> = Vec::new();
    let (mut played, mut sum) = (0, 0);
    let mut shuffler = Shuffler::numbered(key(&[7; 32], &[]), 1);
    while played < many {
        let opened = G::open(&G::Agreements::default(), &Setup::default());
        let mut game = opened.unwrap_or_else(|bad| panic!("{bad}"));
        let mut last = 0;
        while played < many {
            match game.turn() {
                Turn::Over => break,
                Turn::Shuffle(wanted) => {
                    game.shuffled(&shuffler.order(&wanted)).unwrap_or_else(|refusal| panic!("{refusal}"));
                }
                Turn::Seats { must, .. } => {
                    let Some(seat) = must.iter().next() else { break };
                    offers.clear();
                    game.offers(seat, &mut offers);
                    // In the play a card; what else could be said there is left unsaid.
                    let offer = match offers.first() {
                        Some(card @ Offer::Card { .. }) => card,
                        _ => &offers[rng.below(offers.len())],
                    };
                    let Some(action) = offer.any(&mut rng) else { break };
                    game.act(seat, &action).unwrap_or_else(|refusal| panic!("{refusal}"));
                }
            }
            if unit == Unit::Deal {
                played += u64::from(game.deal_number() - last);
            }
            last = game.deal_number();
        }
        played += u64::from(unit == Unit::Match);
        sum += Seat::first(game.players()).map(|seat| game.ledger().balance(seat) * (1 + seat.index() as i64)).sum::<i64>();
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_catalogue_is_measured() {
        let catalogue: Vec<&str> = games::catalogue().iter().map(|entry| entry.facts.id).collect();
        assert_eq!(GAMES.map(|bench| bench.game).to_vec(), catalogue);
    }
}

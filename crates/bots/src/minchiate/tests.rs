//! The novice is lawful at every table, and better than chance.

use super::Novice;
use crate::{Player, Random};
use cards::shuffle::shuffle;
use engine::show::ToAct;
use engine::{Agreements as _, Eyes, Game, Seat, Setup, Turn};
use games::minchiate::{Agreements, Minchiate, RESTI, SEGNI};

/// A match with the first pair played by novices and the second by chance; by how many points the first is ahead.
fn played(table: &str, number: u64) -> i64 {
    let mut agreements = Agreements::default();
    for (name, value) in [("table", table), ("partners", "agreed"), ("first_dealer", "agreed")] {
        agreements.set(name, value).expect("an option");
    }
    let dealer = Seat::new(number as usize % 4);
    let mut game = Minchiate::open(&agreements, &Setup { dealer, lines: Vec::new() }).expect("a table");
    let mut novice = Novice;
    let mut chance = Random::new(number);
    let mut shuffles = 1000 * number;
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Shuffle(wanted) => {
                game.shuffled(&shuffle(wanted.cards, &[7; 32], shuffles)).expect("a deal");
                shuffles += 1;
            }
            Turn::Seats { must, may } => {
                // Who may speak is heard before who must act.
                let seats: Vec<Seat> = may.iter().chain(must.iter()).collect();
                let spoken = seats.into_iter().find_map(|seat| {
                    let view = game.view(Eyes::Seat(seat));
                    let first_pair = seat.index() % 2 == 0;
                    let player: &mut dyn Player<Minchiate> = if first_pair { &mut novice } else { &mut chance };
                    if !first_pair && Minchiate::to_act(&view) != ToAct::Must {
                        return None;
                    }
                    player.choose(&view).map(|action| (seat, action))
                });
                let (seat, action) = spoken.expect("somebody acts");
                game.act(seat, &action).expect("a lawful action");
            }
        }
    }
    game.ledger().balance(RESTI[0]) * 60 + game.ledger().balance(SEGNI[0])
}

#[test]
fn the_novice_beats_chance_clearly() {
    for table in ["strict", "honour"] {
        let margins: Vec<i64> = (0..24).map(|number| played(table, number)).collect();
        let mean = margins.iter().sum::<i64>() as f64 / margins.len() as f64;
        let spread = (margins.iter().map(|&n| (n as f64 - mean).powi(2)).sum::<f64>() / (margins.len() - 1) as f64).sqrt();
        let error = spread / (margins.len() as f64).sqrt();
        println!("{table}: {mean:.0} points a match, standard error {error:.0}");
        assert!(mean > 3.0 * error, "{table}: {mean:.1} points a match, error {error:.1}: {margins:?}");
    }
}

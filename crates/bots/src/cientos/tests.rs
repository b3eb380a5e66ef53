//! The novice against chance.

use super::Novice;
use crate::simulate::simulate;
use crate::{Player, Random};
use engine::{Game, Seat, Setup, Shuffler, Turn, Viewer};
use games::cientos::{Agreements, Cientos};

/// The matches that seat 0, a novice, wins of `matches` against random players.
fn won(matches: u8) -> usize {
    let mut won = 0;
    for number in 0..matches {
        let setup = Setup { dealer: Some(Seat::at(usize::from(number) % 2)), ..Setup::default() };
        let mut game = Cientos::open(&Agreements::default(), &setup).expect("a table");
        let (mut random, mut shuffler) = (Random::new(u64::from(number)), Shuffler::new([number; 32]));
        loop {
            shuffler.deal(&mut game).expect("a deal");
            let Turn::Seats { must, .. } = game.turn() else { break };
            let seat = must.lowest().expect("somebody must act");
            let view = game.view(Viewer::Seat(seat));
            let action = if seat.index() == 0 { Novice.choose(&view) } else { Player::<Cientos>::choose(&mut random, &view) };
            game.act(seat, &action.expect("an action")).expect("allowed");
        }
        won += usize::from(game.winners().contains(Seat::at(0)));
    }
    won
}

#[test]
fn the_novice_beats_chance() {
    let won = won(60);
    assert!(won > 50, "{won} of 60");
}

#[test]
fn hands_are_simulated_at_both_tables() {
    for options in [vec![], vec![("table", "honour"), ("calidades", "true")], vec![("show_sets", "false"), ("table", "honour")]] {
        let options: Vec<(String, String)> =
            options.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        assert!(simulate("cientos", &options, &["random", "novice"], 40, 1, &mut |_| {}).is_ok());
    }
}

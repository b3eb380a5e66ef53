//! The novice against chance.

use super::Novice;
use crate::simulate::simulate;
use crate::{Player, Random};
use engine::{Agreements as _, Game, Seat, Setup, Shuffler, Turn, Viewer};
use games::yukon::{Agreements, Yukon};

/// The matches that the side of seat 0, a novice, wins of `matches` against random players.
fn won(players: usize, matches: u8) -> usize {
    let mut won = 0;
    for number in 0..matches {
        let mut agreements = Agreements::default();
        agreements.set("players", &players.to_string()).expect("an option");
        let setup = Setup { dealer: Some(Seat::at(usize::from(number) % players)), ..Setup::default() };
        let mut game = Yukon::open(&agreements, &setup).expect("a table");
        let (mut random, mut shuffler) = (Random::new(u64::from(number)), Shuffler::new([number; 32]));
        loop {
            shuffler.deal(&mut game).expect("a deal");
            let Turn::Seats { must, .. } = game.turn() else { break };
            let seat = must.lowest().expect("somebody must act");
            let view = game.view(Viewer::Seat(seat));
            let ours = seat.index() == 0 || players == 4 && seat.index() == 2;
            let action = if ours { Novice.choose(&view) } else { Player::<Yukon>::choose(&mut random, &view) };
            game.act(seat, &action.expect("an action")).expect("allowed");
        }
        let victory = game.view(Viewer::Public).match_state.victory.expect("a winner");
        won += usize::from(victory.winners.contains(Seat::at(0)));
    }
    won
}

#[test]
fn the_novice_beats_chance_with_two_three_and_four_players() {
    let shares = [2, 3, 4].map(|players| won(players, 100));
    assert!(shares[0] > 75 && shares[1] > 60 && shares[2] > 75, "{shares:?}");
}

#[test]
fn a_hundred_rounds_are_simulated() {
    for players in ["2", "3", "4"] {
        let mut bots = vec!["novice"; players.parse().expect("a number")];
        bots[0] = "random";
        let options = [("players".to_owned(), players.to_owned()), ("table".to_owned(), "honour".to_owned())];
        assert!(simulate("yukon", &options, &bots, 100, 1, &mut |_| {}).is_ok());
    }
}

//! The novices against chance, as a pair, in every one of the four games.

use super::Novice;
use crate::simulate::simulate;
use crate::{Player, Random};
use engine::{Agreements as _, Game, Seat, Setup, Shuffler, Turn, Viewer};
use games::grand::contract::Contract;
use games::grand::state::Phase;
use games::grand::{Action, Agreements, Grand};

/// Hands of a measurement: many with `SPADILLE_LONG` set, a few otherwise.
fn hands() -> u64 {
    if std::env::var_os("SPADILLE_LONG").is_some() { 20_000 } else { 200 }
}

/// One hand: the pair of this seat plays by the book, the other at random; the first to speak makes this bid and chooses this
/// game. The points by which the book is ahead.
fn ahead(contract: Contract, bid: i64, number: u64, book: usize) -> i64 {
    let setup = Setup { dealer: Some(Seat::at(number as usize % 4)), ..Setup::default() };
    let mut game = Grand::open(&Agreements::default(), &setup).expect("a table");
    let mut random = Random::new(number);
    Shuffler::numbered([4; 32], number).deal(&mut game).expect("a deal");
    while let Turn::Seats { must, .. } = game.turn() {
        let seat = must.lowest().expect("somebody must act");
        let view = game.view(Viewer::Seat(seat));
        let action = match view.open.phase {
            Phase::Bidding if view.open.bid.is_none() => Some(Action::Bid(bid)),
            Phase::Bidding => Some(Action::Pass),
            Phase::Choice => Some(Action::Choose(contract)),
            _ if seat.index() % 2 == book => Novice.choose(&view),
            _ => Player::<Grand>::choose(&mut random, &view),
        };
        game.act(seat, &action.expect("an action")).expect("allowed");
    }
    let totals = game.view(Viewer::Public).match_state.victory.map(|victory| victory.reckoning.totals);
    let totals = totals.unwrap_or([0, 1].map(|seat| game.ledger().balance(Seat::at(seat))));
    totals[book] - totals[1 - book]
}

/// Every pack is played twice, the pairs changing places, so that both have had the same cards.
#[test]
fn the_novices_beat_chance_in_all_four_games() {
    for name in ["whist E", "grand", "eucre C", "eucre O alone", "copas"] {
        let Ok(Action::Choose(contract)) = format!("choose {name}").parse() else { panic!("a contract") };
        let bid = if contract.way_fits(5) { 5 } else { 20 };
        let pack = |number| [0, 1].map(|book| ahead(contract, bid, number, book) as f64).iter().sum::<f64>() / 2.0;
        let margins: Vec<f64> = (0..hands() / 2).map(pack).collect();
        let many = margins.len() as f64;
        let mean = margins.iter().sum::<f64>() / many;
        let error = (margins.iter().map(|margin| (margin - mean).powi(2)).sum::<f64>() / (many - 1.0) / many).sqrt();
        let (low, high) = (mean - 1.96 * error, mean + 1.96 * error);
        println!("{name}: {mean:+.2} points a hand, 95% from {low:+.2} to {high:+.2}, {} hands", hands());
        assert!(low > 0.0, "{name}: {mean} points a hand, 95% from {low} to {high}");
    }
}

/// Whole matches, bids and choices included.
#[test]
fn the_novices_beat_chance_in_the_match() {
    let mut won = 0;
    for number in 0..40u8 {
        let setup = Setup { dealer: Some(Seat::at(usize::from(number) % 4)), ..Setup::default() };
        let mut game = Grand::open(&Agreements::default(), &setup).expect("a table");
        let (mut random, mut shuffler) = (Random::new(u64::from(number)), Shuffler::new([number; 32]));
        loop {
            shuffler.deal(&mut game).expect("a deal");
            let Turn::Seats { must, .. } = game.turn() else { break };
            let seat = must.lowest().expect("somebody must act");
            let view = game.view(Viewer::Seat(seat));
            let ours = seat.index() % 2 == 0;
            let action = if ours { Novice.choose(&view) } else { Player::<Grand>::choose(&mut random, &view) };
            game.act(seat, &action.expect("an action")).expect("allowed");
        }
        let victory = game.view(Viewer::Public).match_state.victory.expect("counted");
        won += usize::from(victory.winners.contains(Seat::at(0)));
    }
    assert!(won >= 38, "{won} of 40");
}

#[test]
fn a_hundred_hands_are_simulated_at_every_table() {
    for table in ["strict", "honour"] {
        for exchange in ["opened_hand", "own_partner", "off"] {
            let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
            let options = [option("table", table), option("eucre_defender_exchange", exchange), option("end_mode", "time")];
            let bots = ["novice", "random", "novice", "novice"];
            assert!(simulate("grand", &options, &bots, 100, 1, &mut |_| {}).is_ok());
        }
    }
}

/// A player alone among novices can end the match (D16).
#[test]
fn d16_the_novices_agree_when_the_other_pair_calls_time() {
    let mut agreements = Agreements::default();
    agreements.set("end_mode", "time").expect("an option");
    let setup = Setup { dealer: Some(Seat::at(3)), ..Setup::default() };
    let mut game = Grand::open(&agreements, &setup).expect("a table");
    let (mut called, mut shuffler) = (None, Shuffler::new([9; 32]));
    loop {
        shuffler.deal(&mut game).expect("a deal");
        match game.turn() {
            Turn::Seats { .. } if game.deal_number() == 2 && called.is_none() => {
                called = Some(game.deal_number());
                game.act(Seat::at(0), &Action::CallTime).expect("time is called");
            }
            Turn::Seats { must, may } => {
                let speaks =
                    may.iter().chain(must.iter()).find_map(|seat| Some((seat, Novice.choose(&game.view(Viewer::Seat(seat)))?)));
                let (seat, action) = speaks.expect("somebody acts");
                assert!(action != Action::CallTime || called.is_some(), "nobody calls time of himself");
                game.act(seat, &action).expect("allowed");
            }
            _ => break,
        }
    }
    assert_eq!((called, game.deal_number()), (Some(2), 2), "the hand is played to its end");
}

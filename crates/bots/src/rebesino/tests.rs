//! The novice against chance, and the advice behind what he does.

use super::{Novice, advise};
use crate::simulate::{Length, simulate};
use crate::{Player, Random, Reason};
use engine::{Eyes, Game, Seat, Setup, Shuffler, Turn};
use games::rebesino::{Action, Agreements, Rebesino};

/// What the novice in one seat wins above the average in so many matches against chance.
fn won(matches: u8) -> i64 {
    let mut won = 0;
    for number in 0..matches {
        let own = Seat::at(usize::from(number) % 4);
        let mut game = Rebesino::open(&Agreements::default(), &Setup::default()).expect("a table");
        let (mut random, mut shuffler) = (Random::new(u64::from(number)), Shuffler::new([number; 32]));
        loop {
            shuffler.deal(&mut game).expect("a deal");
            let Turn::Seats { must, .. } = game.turn() else { break };
            let seat = must.lowest().expect("somebody must act");
            let view = game.view(Eyes::Seat(seat));
            let action = if seat == own { Novice.choose(&view) } else { Player::<Rebesino>::choose(&mut random, &view) };
            game.act(seat, &action.expect("an action")).expect("allowed");
        }
        won += game.ledger().balance(own);
    }
    won
}

#[test]
fn the_novice_beats_chance() {
    let won = won(24);
    // Twenty-four matches of twelve deals: two tantos a deal and more.
    assert!(won > 500, "{won}");
}

#[test]
fn a_hundred_hands_are_simulated_at_an_honour_table() {
    let options = [("table".to_owned(), "honour".to_owned())];
    let bots = ["random", "novice", "novice", "novice"];
    assert!(simulate("rebesino", &options, &bots, Length::Deals(100), 1, &mut |_| {}).is_ok());
}

#[test]
fn a_card_is_sold_at_the_first_chance() {
    let setup = Setup { dealer: Some(Seat::at(3)), ..Setup::default() };
    let mut game = Rebesino::open(&Agreements::default(), &setup).expect("a table");
    let hands = [
        "2O 3O 4O 2C 3C 4C 2E 3E 4E 2B 3B",
        "1C CC 5C 6C 7C 8C 9C SC RC 5E 6E",
        "5O 6O 7O 8O 9O SO 7E 8E 9E 5B 6B",
        "RO CO 1O 1E RE CE SE 1B RB CB SB",
    ];
    let stock: Vec<&str> = "4B 7B 8B".split(' ').collect();
    let hands: Vec<(Seat, &str)> = hands.iter().enumerate().map(|(seat, &hand)| (Seat::at(seat), hand)).collect();
    engine::battery::teller::deal_to(&mut game, &hands, &stock.join(" "));
    for line in ["0 decline", "1 decline", "2 decline", "3 discard 9B", "0 play 2B"] {
        let (seat, what) = line.split_once(' ').expect("a line");
        game.act(Seat::at(seat.parse().expect("a seat")), &what.parse().expect("an action")).expect("allowed");
    }
    let advice = advise(&game.view(Eyes::Seat(Seat::at(1)))).expect("advice");
    assert_eq!((advice.action, advice.reason), (Action::Play("CC".parse().expect("a card")), Some(Reason("A20"))));
}

//! The novice against chance, and the advice behind what he does.

use super::{Novice, advise};
use crate::simulate::{Length, simulate};
use crate::{Player, Random, Reason};
use engine::record::Record;
use engine::{Game, Seat, Setup, Shuffler, Turn, Viewer};
use games::rebesino::{Action, Agreements, Rebesino};

/// The novice's gain above the average, in one seat, in `matches` matches against random players.
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
            let view = game.view(Viewer::Seat(seat));
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

/// The novice's action after these lines of a record, with its reason.
fn advised(hands: [&str; 4], stock: &str, lines: &[&str], seat: usize) -> (Action, Option<Reason>) {
    let hands: Vec<String> = hands.iter().enumerate().map(|(seat, hand)| format!("hand {seat} {hand}")).collect();
    let text =
        format!("spadille 1\ngame rebesino\nsetup dealer 3\ndeal 1\n{}\nstock {stock}\n{}\n", hands.join("\n"), lines.join("\n"));
    let record = Record::from_text(&text).expect("a record");
    let game = record.replay(&games::catalogue()).expect("it replays").game;
    let seen = game.seen(Viewer::Seat(Seat::at(seat)));
    let advice = advise(seen.view::<Rebesino>().expect("a view")).expect("advice");
    (advice.action, advice.reason)
}

const HANDS: [&str; 4] = [
    "2O 3O 4O 2C 3C 4C 2E 3E 4E 2B 3B",
    "1C CC 5C 6C 7C 8C 9C SC RC 5E 6E",
    "5O 6O 7O 8O 9O SO 7E 8E 9E 5B 6B",
    "RO CO 1O 1E RE CE SE 1B RB CB SB 9B",
];

#[test]
fn a4_the_dearest_pay_card_without_guard_goes_first() {
    let exchanges = |hand: &'static str| advised([hand, HANDS[1], HANDS[2], HANDS[3]], "4B 7B 8B", &[], 0);
    let card = |text: &str| text.parse().expect("a card");
    // No void, the caballo with one small card.
    let (p1, p2) = ("CC 2C 2O 3O 4O 2E 3E 4E 2B 3B 4B", "1C 3C 5C 6C 7C 8C 9C SC RC 5E 6E");
    let advice = advised([p1, p2, HANDS[2], HANDS[3]], "4C 7B 8B", &[], 0);
    assert_eq!(advice, (Action::Exchange(card("CC")), Some(Reason("A4"))));
    // Low everywhere: nothing to fear, so the top card is only looked at.
    assert_eq!(exchanges(HANDS[0]), (Action::Look, None));
}

#[test]
fn a20_a_card_is_sold_at_the_first_chance() {
    let lines = ["0 decline", "1 decline", "2 decline", "3 discard 9B", "0 play 2B"];
    let advice = advised(HANDS, "4B 7B 8B", &lines, 1);
    assert_eq!(advice, (Action::Play("CC".parse().expect("a card")), Some(Reason("A20"))));
}

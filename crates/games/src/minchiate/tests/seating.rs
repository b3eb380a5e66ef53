//! Lots, agreements, and the end of a match (R1-R3, section 6, section 7).

use super::super::facts::FACTS;
use super::super::state::{Pair, Phase};
use super::super::{Agreements, Minchiate};
use super::harness::{Scenario, card};
use engine::{Agreements as _, Game, Seat, Setup};

/// A match that begins with these kings drawn by the four seats.
fn drawn(options: &[(&str, &str)], kings: [&str; 4]) -> Minchiate {
    let mut agreements = Agreements::default();
    options.iter().for_each(|(name, value)| agreements.set(name, value).expect("an option"));
    let mut game = Minchiate::open(&agreements, &Setup::default()).expect("a table");
    game.shuffled(&kings.map(card)).expect("lots");
    game
}

#[test]
fn r1_partners_and_the_first_dealer_are_drawn() {
    let game = drawn(&[], ["RE", "RC", "RB", "RO"]);
    assert_eq!((game.dealer(), game.match_state.pair(Seat::at(1))), (Some(Seat::at(1)), Pair::First));
    assert_eq!(game.match_state.members(Pair::First), [Seat::at(1), Seat::at(3)]);
    let game = drawn(&[("partners", "agreed")], ["RE", "RC", "RB", "RO"]);
    assert_eq!((game.dealer(), game.match_state.members(Pair::First)), (Some(Seat::at(1)), [Seat::at(0), Seat::at(2)]));
    let game = drawn(&[("first_dealer", "agreed")], ["RE", "RC", "RB", "RO"]);
    assert_eq!((game.dealer(), game.match_state.members(Pair::Second)), (Some(Seat::at(0)), [Seat::at(0), Seat::at(2)]));
}

#[test]
fn section_6_an_open_match_ends_when_one_rises() {
    let mut scenario = Scenario::at("option match_giochi open; option resto_value 2; setup resti 3 1");
    scenario.left(["RE", "4E", "3E", "8E"]).trick("S1:RE S2:4E S3:3E D:8E");
    assert_eq!(scenario.phase(), Phase::Between);
    scenario.happens("S1 play_on").refuses("S1 play_on", "minchiate section 6").happens("D rise");
    assert_eq!((scenario.phase(), scenario.chips()), (Phase::Over, [-2, 2, -2, 2]));
}

#[test]
fn section_6_the_deal_passes_to_the_sopramano() {
    let mut scenario = Scenario::at("");
    scenario.left(["RE", "4E", "3E", "8E"]).trick("S1:RE S2:4E S3:3E D:8E");
    assert_eq!((scenario.game.dealer(), scenario.game.deal_number(), scenario.phase()), (Some(Seat::at(0)), 2, Phase::Shuffle));
}

#[test]
fn section_7_every_option_is_read_as_it_is_written() {
    let agreements = Agreements::default();
    for option in FACTS.options {
        let mut again = agreements.clone();
        if let Some(value) = agreements.get(option.name) {
            again.set(option.name, &value).expect("its own value");
        }
        assert_eq!(again, agreements, "{}", option.name);
        let long = "x".repeat(500);
        assert!(again.set(option.name, &long).is_err(), "{} takes anything", option.name);
    }
}

#[test]
fn a_strict_table_knows_no_wrong_deal() {
    let setup = Setup { dealer: Some(Seat::at(3)), lines: vec![("misdeal".to_owned(), "0 1 9".to_owned())], ..Setup::default() };
    assert!(Minchiate::open(&Agreements::default(), &setup).is_err());
}

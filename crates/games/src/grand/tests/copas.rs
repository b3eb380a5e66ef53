//! Copas (G36-G40).

use super::super::contract::{Outcome, score};
use super::harness::{contract, deal, happens, marks, plays, table, totals};
use engine::Game;

#[test]
fn grand_g36() {
    assert_eq!(marks("copas", 30, 3), (-33, -10));
}

#[test]
fn grand_g37() {
    assert_eq!(marks("copas", 5, 0), (50, -13));
    assert_eq!(marks("copas", 50, 0), (50, -13));
}

#[test]
fn grand_g38() {
    assert_eq!(marks("copas", 50, 13), (-63, 0));
}

/// Seat 1 holds most hearts, its partner nothing but paus.
const HANDS: [&str; 4] = [
    "1O RO CO SO 10O 9O 8O 7O 6O 5O 4O 3O 2C",
    "2O 1C RC CC SC 10C 9C 8C 7C 6C 5C 4C 2E",
    "1E RE CE SE 10E 9E 8E 7E 6E 5E 4E 3E 3C",
    "1B RB CB SB 10B 9B 8B 7B 6B 5B 4B 3B 2B",
];

/// grand:17, grand:19.
#[test]
fn grand_g39() {
    let mut game = table("");
    deal(
        &mut game,
        &[
            "1O RO CO SO 10O 9O 8O 7O 6O 5O 4O 3O 2C",
            "2O 2E 3E 2B 1C RC CC SC 10C 9C 8C 7C 6C",
            "1E RE CE SE 10E 9E 8E 7E 6E 5E 4E 3C 5C",
            "1B RB CB SB 10B 9B 8B 7B 6B 5B 4B 3B 4C",
        ],
    );
    happens(&mut game, "0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose copas");
    plays(&mut game, "2C 1C 3C 4C RC 5C RB RO");
    for line in ["CC CE CB CO", "SC SE SB SO", "10C 10E 10B 10O", "9C 9E 9B 9O", "8C 8E 8B 8O", "7C 7E 7B 7O"] {
        plays(&mut game, line);
    }
    assert_eq!((game.open.takers.len(), game.deal_number()), (8, 1));
    // The thirteenth heart falls in trick 9; the four cards each still holds are not played.
    plays(&mut game, "6C 6E 6B 6O");
    assert_eq!((game.deal_number(), totals(&game)), (2, [50, -13]));
    assert_eq!(game.reports()[0].tricks.iter().sum::<u8>(), 9);
}

#[test]
fn grand_g40() {
    assert_eq!(marks("copas", 5, 1), (-6, -12));
    assert_eq!(score(contract("copas"), 5, 1).outcome, Outcome::Defeated);
    let mut game = table("");
    deal(&mut game, &HANDS);
    happens(&mut game, "0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose copas");
    plays(&mut game, "1O 2O 3C 1B");
    assert_eq!(game.deal_number(), 1, "a heart taken does not end the hand");
    plays(&mut game, "2C 1C RE RB");
    for line in [
        "RC CE CB RO",
        "CC SE SB CO",
        "SC 10E 10B SO",
        "10C 9E 9B 10O",
        "9C 8E 8B 9O",
        "8C 7E 7B 8O",
        "7C 6E 6B 7O",
        "6C 5E 5B 6O",
        "5C 4E 4B 5O",
        "4C 3E 3B 4O",
    ] {
        plays(&mut game, line);
    }
    assert_eq!((game.deal_number(), totals(&game), game.match_state.defeats), (2, [-6, -12], [1, 0]));
}

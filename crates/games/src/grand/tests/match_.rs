//! The match and the final count (G41-G47; R28).

use super::super::reckon::Reckoning;
use super::super::state::Phase;
use super::harness::{dealt, happens, play_out, refuses, table, totals, try_table};
use engine::{Game, Seat, Turn};

fn counted(totals: [i64; 2], defeats: [i64; 2]) -> ([i64; 2], Option<usize>) {
    let reckoning = Reckoning::new(totals, defeats, 100);
    (reckoning.given, reckoning.winner())
}

#[test]
fn grand_g41() {
    assert_eq!(counted([90, 70], [8, 6]), ([30, 20], Some(0)));
}

/// grand:18.
#[test]
fn grand_g42() {
    assert_eq!(counted([105, 95], [8, 2]), ([5, 60], Some(1)));
}

#[test]
fn grand_g43() {
    assert_eq!(counted([105, -40], [1, 4]), ([170, 0], Some(0)));
}

#[test]
fn grand_g44() {
    assert_eq!(counted([80, 80], [3, 5]), ([20, 0], Some(0)));
}

#[test]
fn grand_g45() {
    assert_eq!(counted([100, 60], [5, 1]), ([40, 40], Some(0)));
    assert_eq!(counted([80, 80], [2, 2]), ([0, 0], None));
}

#[test]
fn grand_d16() {
    assert_eq!(counted([150, 120], [0, 0]), ([0, 0], Some(0)));
    assert_eq!(Reckoning::new([150, 120], [0, 0], 200).given, [80, 0]);
}

/// Seat 0 bids 5 and plays Whist with ouros, of which it holds all thirteen.
fn slam_in_whist(game: &mut super::super::Grand) {
    happens(game, "0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose whist O");
    play_out(game);
}

#[test]
fn grand_g46() {
    let mut game = dealt("option end_mode hands; option hand_limit 1; setup points -50 20; setup defeats 0 3");
    slam_in_whist(&mut game);
    assert_eq!(game.turn(), Turn::Over);
    let victory = game.match_state.victory.expect("counted all the same");
    assert_eq!(victory.reckoning, Reckoning { totals: [15, 20], defeats: [0, 3], given: [30, 85] });
    assert_eq!((victory.winners.contains(Seat::at(1)), victory.cite.0), (true, "grand R29"));
    // The count takes the place of the running totals.
    assert_eq!(totals(&game), [30, 85]);
}

#[test]
fn grand_g47() {
    let after = |points: i64| {
        let mut game = dealt(&format!("setup points {points} 0"));
        slam_in_whist(&mut game);
        game.turn() == Turn::Over
    };
    assert!(after(35), "35 and 65 are a hundred");
    assert!(!after(34), "99 are not");
    assert!(try_table("setup points 100 0").is_err());
}

#[test]
fn grand_r28() {
    let mut game = dealt("option end_mode time");
    happens(&mut game, "0 call_time; 2 call_time");
    refuses(&mut game, "0 call_time", "grand R28");
    slam_in_whist(&mut game);
    assert_eq!(game.deal_number(), 2, "one pair alone does not end the match");
    let mut game = dealt("option end_mode time; setup points 50 0");
    happens(&mut game, "0 call_time; 3 call_time");
    slam_in_whist(&mut game);
    assert_eq!((game.deal_number(), game.open.phase), (1, Phase::Over), "the hand in progress is finished and counted");
    refuses(&mut dealt(""), "0 call_time", "grand R28");
    // By time a total may pass the target.
    let mut game = dealt("option end_mode time; setup points 95 0");
    slam_in_whist(&mut game);
    assert_eq!((game.deal_number(), totals(&game)), (2, [160, 0]));
    // The dealer moves to the left.
    assert_eq!(game.dealer(), Some(Seat::at(0)));
}

#[test]
fn grand_stake() {
    let mut game = dealt("option stake 9; option end_mode hands; option hand_limit 1");
    slam_in_whist(&mut game);
    assert_eq!(Seat::first(4).map(|seat| game.ledger.balance(seat)).collect::<Vec<_>>(), [109, -9, 109, -9]);
    assert_eq!(game.ledger.total(), 0);
    assert!(table("").match_state.victory.is_none());
}

//! The draw, the bidding and the choice (G1-G8).

use super::super::contract::Contract;
use super::super::state::Phase;
use super::harness::{card, contract, deal, dealt, draw, happens, plays, refuses, table, try_table, verbs, words};
use engine::{Game, Seat};

/// grand:1.
#[test]
fn grand_g1() {
    let mut game = table("setup dealer drawn");
    draw(&mut game, "1E RO 7B 9C");
    assert_eq!(game.open.phase, Phase::DrawDealer);
    assert_eq!(game.match_state.partner(Seat::at(1)), Seat::at(3));
    assert_eq!(game.match_state.partner(Seat::at(0)), Seat::at(2));
    let mut game = table("setup dealer drawn");
    draw(&mut game, "7E RO 7B 9C");
    assert_eq!(game.open.phase, Phase::DrawPairs);
}

#[test]
fn grand_g2() {
    let mut game = table("option pairs chosen; setup dealer drawn");
    assert_eq!(game.open.phase, Phase::DrawDealer);
    draw(&mut game, "1E RO 7B 9C");
    assert_eq!(game.dealer(), Some(Seat::at(0)));
    // Those who drew the highest card alike draw again.
    let mut game = table("option pairs chosen; setup dealer drawn");
    draw(&mut game, "1E RO 1B 9C");
    assert_eq!(game.dealer(), None);
    draw(&mut game, "2E 3O");
    assert_eq!(game.dealer(), Some(Seat::at(2)));
}

#[test]
fn grand_g3() {
    let mut game = dealt("");
    happens(&mut game, "0 bid 5; 1 pass; 2 bid 15; 3 pass; 0 bid 20; 1 pass; 2 bid 25; 3 pass; 0 pass");
    assert_eq!(game.open.phase, Phase::Bidding);
    happens(&mut game, "1 pass");
    assert_eq!(game.open.phase, Phase::Choice);
    assert_eq!(game.open.bid.map(|bid| (bid.seat, bid.points)), Some((Seat::at(2), 25)));
}

#[test]
fn grand_g4() {
    let mut game = dealt("");
    happens(&mut game, "0 bid 15");
    refuses(&mut game, "1 bid 15", "grand R3");
    refuses(&mut game, "1 bid 10", "grand R3");
    refuses(&mut game, "1 bid 18", "grand R2");
    refuses(&mut game, "1 bid 0", "grand R2");
    refuses(&mut game, "1 bid 105", "grand R6");
    let mut other = game.clone();
    happens(&mut game, "1 bid 20");
    happens(&mut other, "1 bid 40");
}

#[test]
fn grand_g5() {
    let mut game = dealt("");
    happens(&mut game, "0 pass; 1 pass; 2 pass");
    refuses(&mut game, "3 pass", "grand R4");
    refuses(&mut game, "3 play 1B", "grand R9");
    happens(&mut game, "3 bid 5");
    assert_eq!((game.open.phase, game.open.bid.map(|bid| bid.seat)), (Phase::Choice, Some(Seat::at(3))));
    for seat in 0..3 {
        assert!(words(&game, seat).is_empty());
    }
}

#[test]
fn grand_g6() {
    let mut game = dealt("");
    happens(&mut game, "0 bid 100");
    assert_eq!(game.open.phase, Phase::Choice);
    assert_eq!(words(&game, 0), ["choose grand"]);
}

#[test]
fn grand_g7() {
    let allowed = |bid: i64| {
        let mut game = dealt("");
        happens(&mut game, &format!("0 bid {bid}; 1 pass; 2 pass; 3 pass"));
        let names = |text: &String| contract(text.trim_start_matches("choose ")).name();
        words(&game, 0).iter().map(names).collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(allowed(30), ["copas", "grand", "whist"].into());
    assert_eq!(allowed(55), ["grand", "whist"].into());
    assert_eq!(allowed(70), ["grand"].into());
    assert_eq!(allowed(25), ["copas", "eucre", "grand", "whist"].into());
    let mut game = dealt("");
    happens(&mut game, "0 bid 30; 1 pass; 2 pass; 3 pass");
    refuses(&mut game, "0 choose eucre C", "grand R8");
    refuses(&mut game, "1 choose grand", "grand R8");
    // A bid of nine because Grand counts nine is none (grand:16).
    refuses(&mut dealt(""), "0 bid 9", "grand R2");
}

#[test]
fn grand_g8() {
    let open = |points: &str| {
        let mut game = table(&format!("setup points {points}"));
        deal(&mut game, &["4C 4E", "5C"]);
        game
    };
    // Seat 3 deals: its pair is that of seat 1.
    let mut game = open("0 71");
    refuses(&mut game, "1 open_copas 5C", "grand R7");
    refuses(&mut game, "0 open_copas 4E", "grand R7");
    happens(&mut game, "0 open_copas 4C");
    assert_eq!(game.open.contract, Some(Contract::Copas));
    assert_eq!(game.open.bid.map(|bid| (bid.seat, bid.points)), Some((Seat::at(0), 5)));
    assert_eq!(game.open.trick.led(), Some(card("4C")));
    refuses(&mut open("0 70"), "0 open_copas 4C", "grand R7");
    refuses(&mut open("71 0"), "0 open_copas 4C", "grand R7");
    let mut passed = open("0 71");
    happens(&mut passed, "0 pass");
    refuses(&mut passed, "1 open_copas 5C", "grand R7");
    let mut dear = table("option copas_opening_bid 30; setup points 0 71");
    deal(&mut dear, &["4C"]);
    happens(&mut dear, "0 open_copas 4C");
    assert_eq!(dear.open.bid.map(|bid| bid.points), Some(30));
    let mut off = table("option copas_opening false; setup points 0 71");
    deal(&mut off, &["4C"]);
    refuses(&mut off, "0 open_copas 4C", "grand R7");
    assert!(try_table("option copas_opening_bid 12").is_err());
}

#[test]
fn grand_d5() {
    // A passer who is out: the bidding ends when the three others have passed.
    let mut game = dealt("option rebid_after_pass false");
    happens(&mut game, "0 pass; 1 bid 5; 2 bid 10; 3 pass; 1 pass");
    assert_eq!((game.open.phase, game.open.bid.map(|bid| bid.seat)), (Phase::Choice, Some(Seat::at(2))));
    let mut game = dealt("");
    happens(&mut game, "0 pass; 1 bid 5; 2 bid 10; 3 pass; 0 bid 15; 1 pass; 2 pass; 3 pass");
    assert_eq!(game.open.bid.map(|bid| bid.seat), Some(Seat::at(0)));
}

#[test]
fn grand_r9() {
    let mut game = dealt("");
    happens(&mut game, "0 pass; 1 bid 5; 2 pass; 3 pass; 0 pass; 1 choose grand");
    refuses(&mut game, "0 play 1O", "grand R9");
    assert_eq!(verbs(&game, 1), ["play"]);
    plays(&mut game, "2C");
}

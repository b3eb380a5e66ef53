//! Whist and Grand (G9-G23).

use super::super::contract::Outcome;
use super::harness::{cards, deal, dealt, happens, legal, marks, play_out, refuses, table, totals, won};
use engine::{Game, Seat, SeatSet, Turn};

#[test]
fn grand_g9() {
    assert_eq!(marks("whist E", 5, 8), (10, 0));
}

#[test]
fn grand_g10() {
    assert_eq!(marks("whist E", 25, 11), (25, 0));
    assert_eq!(marks("whist E", 25, 10), (-25, 0));
}

#[test]
fn grand_g11() {
    assert_eq!(marks("whist E", 25, 5), (-25, 10));
}

#[test]
fn grand_g12() {
    assert_eq!(marks("whist E", 15, 10), (20, 0));
}

#[test]
fn grand_g13() {
    assert_eq!(marks("whist E", 5, 13), (65, 0));
    assert_eq!(marks("whist E", 40, 12), (-40, 0));
    assert_eq!(marks("whist E", 35, 13), (65, 0));
}

#[test]
fn grand_g14() {
    assert_eq!(marks("whist E", 10, 0), (-10, 65));
}

#[test]
fn grand_whist_needs() {
    // The table of tricks needed for each bid.
    for (bids, needed) in [(5..=5, 7), (10..=10, 8), (15..=15, 9), (20..=20, 10), (25..=25, 11), (30..=30, 12), (35..=65, 13)] {
        for bid in bids.step_by(5) {
            assert_eq!(marks("whist O", bid, needed - 1).0, -bid);
            assert!(marks("whist O", bid, needed).0 >= bid);
        }
    }
}

#[test]
fn grand_g15() {
    assert_eq!(won("whist E", "1O 2E RO 5E"), 4);
}

#[test]
fn grand_g16() {
    assert_eq!(legal("whist E", "7O", "3O 1E"), cards("3O"));
    assert_eq!(legal("whist E", "7O", "1E 2C"), cards("1E 2C"));
}

#[test]
fn grand_g17() {
    assert_eq!(marks("grand", 15, 8), (18, 0));
}

#[test]
fn grand_g18() {
    assert_eq!(marks("grand", 20, 8), (-20, 0));
}

#[test]
fn grand_g19() {
    assert_eq!(marks("grand", 30, 3), (-30, 36));
}

#[test]
fn grand_g20() {
    assert_eq!(marks("grand", 5, 13), (103, 0));
    // Seat 0 holds all of ouros and leads: thirteen tricks, and the match, though the pair had -60.
    let mut game = dealt("setup points -60 0; option stake 4");
    happens(&mut game, "0 bid 55; 1 pass; 2 pass; 3 pass; 0 choose grand");
    play_out(&mut game);
    assert_eq!(game.turn(), Turn::Over);
    let victory = game.match_state.victory.expect("a slam wins");
    assert_eq!((victory.cite.0, victory.reckoning.totals), ("grand R26", [43, 0]));
    assert_eq!(victory.winners, SeatSet::of(Seat::at(0)).with(Seat::at(2)));
    // Where the slam does not win the match goes on: 43 is no hundred.
    let mut game = dealt("setup points -60 0; option slam_wins false");
    happens(&mut game, "0 bid 55; 1 pass; 2 pass; 3 pass; 0 choose grand");
    play_out(&mut game);
    assert_eq!((game.deal_number(), totals(&game)), (2, [43, 0]));
}

#[test]
fn grand_g21() {
    assert_eq!(marks("grand", 50, 12), (54, 0));
    assert_eq!(marks("grand", 55, 12), (-55, 0));
}

#[test]
fn grand_grand_needs() {
    // The table of tricks needed for each bid.
    for (bids, needed) in [(5..=5, 7), (10..=15, 8), (20..=25, 9), (30..=35, 10), (40..=45, 11), (50..=50, 12), (55..=100, 13)] {
        for bid in bids.step_by(5) {
            assert_eq!(marks("grand", bid, needed - 1).0, -bid);
            assert!(marks("grand", bid, needed).0 >= bid);
        }
    }
}

#[test]
fn grand_g22() {
    assert_eq!(marks("grand", 5, 0), (-5, 103));
    let mut game = table("");
    deal(&mut game, &["2O 3O 2C 2E 2B", "1O RO CO SO 1C RC CC 1E RE CE 1B RB CB"]);
    happens(&mut game, "0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose grand");
    play_out(&mut game);
    let victory = game.match_state.victory.expect("a slam wins, whoever makes it");
    assert_eq!((victory.cite.0, victory.reckoning.totals), ("grand R26", [-5, 103]));
    assert_eq!(victory.winners, SeatSet::of(Seat::at(1)).with(Seat::at(3)));
}

#[test]
fn grand_r27() {
    // Copas are trumps: seat 1 takes every trick, its pair marks the slam, and the failed bid is noted.
    let mut game = dealt("");
    happens(&mut game, "0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose whist C");
    play_out(&mut game);
    assert_eq!(totals(&game), [-5, 65]);
    assert_eq!((game.match_state.defeats, game.match_state.last.map(|last| last.outcome)), ([1, 0], Some(Outcome::Defeated)));
}

#[test]
fn grand_g23() {
    assert_eq!(won("grand", "10O 2O 1E RO"), 4);
}

#[test]
fn grand_r11() {
    let mut game = dealt("");
    happens(&mut game, "0 bid 5; 1 pass; 2 pass; 3 pass; 0 choose grand; 0 play 2O");
    refuses(&mut game, "1 play 1O", "grand R10");
    refuses(&mut game, "2 play 1E", "grand R10");
    happens(&mut game, "1 play 1C");
}

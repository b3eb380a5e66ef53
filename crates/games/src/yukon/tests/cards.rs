//! The pack, the duty to follow and the winning of tricks (Y1, Y3-Y18).

use super::super::deck::{Jacks, ORDER, PACK, worth};
use super::super::{Agreements, FACTS};
use super::harness::{card, cards};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Agreements as _, Seat};

fn trick(played: &str) -> Trick {
    let mut trick = Trick::EMPTY;
    for (n, text) in played.split_whitespace().enumerate() {
        trick.play(Seat::at(n), card(text), &ORDER);
    }
    trick
}

/// The legal cards of a hand under an agreement.
fn legal_if(option: (&str, &str), led: &str, hand: &str) -> cards::CardSet {
    let mut agreements = Agreements::default();
    agreements.set(option.0, option.1).expect("an option");
    Jacks::new(&agreements).playable(cards(hand), &trick(led))
}

fn legal(led: &str, hand: &str) -> cards::CardSet {
    legal_if(("players", "4"), led, hand)
}

/// The player who wins, from 1, and the points of the trick.
fn won(played: &str) -> (usize, i64) {
    let trick = trick(played);
    (trick.winner().map_or(0, |seat| seat.index() + 1), worth(trick.cards()))
}

#[test]
fn yukon_y1() {
    assert_eq!(worth(PACK), 125);
    assert_eq!(worth(PACK.without(card("2B"))), 125);
    assert_eq!(
        ["SE", "SO SC SB", "10O 10C 10E 10B", "1O 1C 1E 1B", "RO RC RE RB", "CO CC CE CB"].map(|some| worth(cards(some))),
        [15, 30, 40, 20, 12, 8]
    );
    assert_eq!(PACK, FACTS.pack.cards());
}

#[test]
fn yukon_y3() {
    assert_eq!(legal("7C", "4C SC 9B"), cards("4C SC"));
}

#[test]
fn yukon_y4() {
    assert_eq!(legal("7C", "SO 9B 10E"), cards("SO"));
    assert_eq!(legal_if(("yukon_optional", "true"), "7C", "SO 9B 10E"), cards("SO 9B 10E"));
}

#[test]
fn yukon_y5() {
    assert_eq!(legal("7C", "SC SO 9B"), cards("SC"));
}

#[test]
fn yukon_y6() {
    assert_eq!(legal("7C", "9B 10E"), cards("9B 10E"));
    assert_eq!(won("7C 9B").0, 1);
    assert_eq!(won("7C 10E").0, 1);
}

#[test]
fn yukon_y7() {
    assert_eq!(legal("SO", "7O SE 3B"), cards("7O"));
    assert_eq!(legal("SO", "SB 3B SE"), cards("SB SE"));
}

#[test]
fn yukon_y8() {
    assert_eq!(legal("SE", "SB SC 2O 5E"), cards("5E"));
}

#[test]
fn yukon_d4() {
    // Where a jack is no card of its suit it does not follow, but led it still calls for its printed suit.
    let without = |led, hand| legal_if(("jack_has_suit", "false"), led, hand);
    assert_eq!(without("7C", "4C SC 9B"), cards("4C"));
    assert_eq!(without("7C", "SC SO 9B"), cards("SC SO"));
    assert_eq!(without("SO", "7O SE 3B"), cards("7O"));
    assert_eq!(without("SE", "SB SC 2O 5E"), cards("5E"));
}

#[test]
fn yukon_y9() {
    assert_eq!(won("7C 1C 10C 2C"), (2, 15));
}

#[test]
fn yukon_y10() {
    assert_eq!(won("7C RC SO 1C"), (3, 18));
}

/// yukon:8.
#[test]
fn yukon_y11() {
    assert_eq!(won("7C SO SB SC"), (2, 30));
    assert_eq!(won("7C SC SO SB").0, 2);
    assert_eq!(won("7C SB SC SO").0, 2);
}

/// yukon:8.
#[test]
fn yukon_y12() {
    assert_eq!(won("7C SO SE SC"), (3, 35));
}

#[test]
fn yukon_y13() {
    assert_eq!(won("SO SE 3O 1O"), (2, 30));
}

#[test]
fn yukon_y14() {
    assert_eq!(won("SO 1O RO SB"), (1, 28));
}

/// yukon:2.
#[test]
fn yukon_y15() {
    assert_eq!(won("10B 1O RE CE"), (1, 20));
}

#[test]
fn yukon_y16() {
    assert_eq!(won("CE 10E RE 9E"), (3, 15));
}

#[test]
fn yukon_y17() {
    assert_eq!(won("1O 10O CO RO"), (1, 20));
}

#[test]
fn yukon_y18() {
    assert_eq!(won("2E 3O"), (1, 0));
}

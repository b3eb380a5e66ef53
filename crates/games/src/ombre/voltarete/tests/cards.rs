//! The pack, its orders, the matadores and the law of tricks (AC1-AC4, AC30-AC39).

use super::harness::{card, cards, suit};
use crate::ombre::trumps::Trumps;
use cards::{Card, Suit};
use engine::Seat;
use engine::duty::Duty;
use engine::trick::Trick;

fn trick(trumps: &Trumps, played: &str) -> Trick {
    let mut trick = Trick::EMPTY;
    for (n, text) in played.split_whitespace().enumerate() {
        trick.play(Seat::at(n), card(text), &trumps.order);
    }
    trick
}

/// The card that takes a trick.
fn best(trump: &str, played: &str) -> Card {
    trick(Trumps::of(suit(trump)), played).best().expect("a trick")
}

/// The legal cards of a hand.
fn legal(trump: &str, played: &str, hand: &str) -> cards::CardSet {
    let trumps = Trumps::of(suit(trump));
    trumps.playable(cards(hand), &trick(trumps, played))
}

fn matadores(trump: &str, hand: &str) -> usize {
    Trumps::of(suit(trump)).matadores_in(cards(hand)).len()
}

#[test]
fn voltarete_ac1() {
    assert_eq!(best("E", "5O RO 3E"), card("3E"));
    assert_eq!(best("E", "5O RO 1B"), card("1B"), "the Basto is a trump");
    assert_eq!(best("E", "5O RO 7O"), card("RO"));
}

#[test]
fn voltarete_ac2() {
    assert_eq!(best("E", "1C 2C SC"), card("SC"));
    assert_eq!(best("E", "7O 6O"), card("6O"));
    assert_eq!(best("E", "SB CB"), card("CB"));
    assert_eq!(best("E", "2B 3B"), card("3B"));
}

#[test]
fn voltarete_ac3() {
    for (high, low) in [("1C", "RC"), ("RC", "CC"), ("SC", "2C"), ("2C", "6C"), ("7C", "1B"), ("1E", "7C"), ("1B", "1C")] {
        assert_eq!(best("C", &format!("{low} {high}")), card(high), "{high} beats {low}");
        assert_eq!(best("C", &format!("{high} {low}")), card(high), "{high} beats {low}");
    }
    assert_eq!(Suit::ALL.map(|suit| Trumps::of(suit).all().len()), [12, 12, 11, 11]);
}

#[test]
fn voltarete_ac4() {
    for (trump, hand, count) in [
        ("E", "1E 2E 1B CE SE 7E RO", 3),
        ("E", "1E 2E 1B RE", 4),
        ("E", "1E 2E 1B RE CE", 5),
        ("E", "1E 2E 1B RE CE SE 7E 6E 5E", 9),
        ("C", "1E 7C 1B RC", 3),
        ("C", "1E 7C 1B 1C CC", 4),
        ("C", "1E 7C 1B 1C RC CC SC 2C 3C", 9),
        ("O", "1E 7O 1O RO CO", 0),
        ("B", "2B 1B RB CB", 0),
    ] {
        assert_eq!(matadores(trump, hand), count, "{hand} in {trump}");
    }
}

#[test]
fn voltarete_r4() {
    // The black aces are trumps in every suit, first and third, and cards of no other.
    for trump in ["O", "C", "E", "B"] {
        let trumps = Trumps::of(suit(trump));
        assert_eq!((trumps.sequence()[0], trumps.sequence()[2]), (card("1E"), card("1B")));
        for (led, ace) in [("RE", "1E"), ("RB", "1B")] {
            let follows = trumps.order.followers(card(led)).contains(card(ace));
            assert_eq!(follows, trumps.all().contains(card(led)), "{ace} follows {led} in {trump}");
        }
    }
}

#[test]
fn voltarete_r6() {
    for (trump, order) in [
        ("E", "1E 2E 1B RE CE SE 7E 6E 5E 4E 3E"),
        ("B", "1E 2B 1B RB CB SB 7B 6B 5B 4B 3B"),
        ("C", "1E 7C 1B 1C RC CC SC 2C 3C 4C 5C 6C"),
        ("O", "1E 7O 1B 1O RO CO SO 2O 3O 4O 5O 6O"),
    ] {
        assert_eq!(Trumps::of(suit(trump)).sequence(), cards::parse_cards(order).expect("cards"));
    }
    for (trump, natural) in [
        ("B", "RE CE SE 7E 6E 5E 4E 3E 2E"),
        ("E", "RB CB SB 7B 6B 5B 4B 3B 2B"),
        ("O", "RC CC SC 1C 2C 3C 4C 5C 6C 7C"),
        ("C", "RO CO SO 1O 2O 3O 4O 5O 6O 7O"),
    ] {
        let natural: Vec<&str> = natural.split_whitespace().collect();
        for pair in natural.windows(2) {
            assert_eq!(best(trump, &format!("{} {}", pair[1], pair[0])), card(pair[0]), "{pair:?}");
        }
    }
}

#[test]
fn voltarete_r8() {
    // Every count of the table, both families.
    for (trump, run) in [("B", "1E 2B 1B RB CB SB 7B 6B 5B"), ("O", "1E 7O 1B 1O RO CO SO 2O 3O")] {
        let run: Vec<&str> = run.split_whitespace().collect();
        for held in 1..=9 {
            let expected = if held < 3 { 0 } else { held };
            assert_eq!(matadores(trump, &run[..held].join(" ")), expected, "{held} in {trump}");
        }
    }
}

#[test]
fn voltarete_ac30() {
    assert_eq!(legal("E", "4E", "2E 1B RO 5C"), cards("2E 1B RO 5C"));
}

#[test]
fn voltarete_ac31() {
    assert_eq!(legal("E", "4E", "1B 3E RO"), cards("1B 3E"));
}

#[test]
fn voltarete_ac32() {
    assert_eq!(legal("C", "7C", "1B RO 4E"), cards("1B"));
}

/// voltarete:II.10.8, voltarete:II.10.9.
#[test]
fn voltarete_ac33() {
    assert_eq!(legal("C", "7C", "1E RO 4E"), cards("1E RO 4E"));
}

#[test]
fn voltarete_ac34() {
    assert_eq!(legal("C", "7C", "1E 1B RO"), cards("1E 1B"));
}

#[test]
fn voltarete_ac35() {
    assert_eq!(legal("B", "1E", "2B 1B RO"), cards("2B 1B"));
}

#[test]
fn voltarete_ac36() {
    assert_eq!(legal("B", "1E", "2B 1B 4B RO"), cards("2B 1B 4B"));
}

#[test]
fn voltarete_ac37() {
    assert_eq!(legal("O", "1B", "7O RC 3E"), cards("7O RC 3E"));
}

#[test]
fn voltarete_ac38() {
    assert_eq!(legal("O", "4O 1E", "7O RC"), cards("7O RC"));
}

#[test]
fn voltarete_ac39() {
    assert_eq!(legal("C", "6E", "1E CB 4O"), cards("1E CB 4O"));
    assert_eq!(legal("C", "5O 3C", "7O 1E RC"), cards("7O"));
    assert_eq!(legal("C", "6B", "1B 2B RC"), cards("2B"));
}

#[test]
fn voltarete_r70() {
    // The highest trump, else the highest of the suit led; another suit never.
    assert_eq!(best("C", "5O RE 6O"), card("5O"));
    assert_eq!(best("C", "5O 6C 2C"), card("2C"));
    assert_eq!(best("C", "6C RO 1O"), card("6C"));
}

#[test]
fn voltarete_r72() {
    // Any card of the suit, higher or lower: there is no duty to win.
    assert_eq!(legal("C", "CO", "RO 7O 1E"), cards("RO 7O"));
}

/// voltarete:II.10.11.
#[test]
fn voltarete_r74() {
    // Unable to follow: a trump or not, as they like.
    assert_eq!(legal("C", "CO", "RE 2C 1B"), cards("RE 2C 1B"));
}

#[test]
fn voltarete_r77() {
    // Every ordinary trump is obliged by every trump led.
    for trump in Suit::ALL {
        let trumps = Trumps::of(trump);
        for &led in trumps.sequence() {
            for &held in trumps.sequence().iter().filter(|&&held| held != led) {
                let ordinary = !trumps.matadores.contains(&held);
                assert!(!ordinary || trumps.obliged_by(led).contains(held), "{held} by {led}");
            }
        }
    }
}

#[test]
fn voltarete_r80() {
    // Of the three matadores the higher led obliges the lower, and nothing obliges the Espadilha (R79, R80).
    for trump in Suit::ALL {
        let trumps = Trumps::of(trump);
        for &led in trumps.sequence() {
            let above = |held| trumps.order.strength(led) > trumps.order.strength(held) && trumps.matadores.contains(&led);
            for held in trumps.matadores.into_iter().filter(|&held| held != led) {
                assert_eq!(trumps.obliged_by(led).contains(held), above(held), "{held} by {led} in {trump}");
            }
        }
    }
}

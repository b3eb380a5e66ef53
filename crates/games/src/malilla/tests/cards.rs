//! The pack, its points, and the duty to beat the opponents (AC1, AC8-AC21; R2-R4, R15-R17).

use super::super::FACTS;
use super::super::deck::{Cargar, DUE, HAND_POINTS, PACK, Renuncio, order_of, points, sorted, suit, worth};
use super::super::state::HAND;
use super::harness::{card, cards};
use ::cards::{Card, CardSet, Suit};
use engine::duty::Duty;
use engine::trick::{Order, Trick};
use engine::{Rng, Seat};

fn bastos() -> &'static Order {
    order_of(Suit::Bastos)
}

fn trick(played: &str) -> Trick {
    let mut trick = Trick::EMPTY;
    for (n, text) in played.split_whitespace().enumerate() {
        trick.play(Seat::at(n), card(text), bastos());
    }
    trick
}

/// The legal cards of the next player's hand, bastos being trumps.
fn legal(played: &str, hand: &str) -> CardSet {
    Cargar(bastos()).playable(cards(hand), &trick(played))
}

#[test]
fn ac1_all_points_come_to_72() {
    assert_eq!(worth(PACK) + HAND as i64, HAND_POINTS);
    assert_eq!(2 * DUE, HAND_POINTS);
}

#[test]
fn r2_forty_eight_cards() {
    assert_eq!((PACK.len(), PACK), (48, FACTS.pack.cards()));
}

#[test]
fn r3_the_order_is_the_same_in_every_suit() {
    let order = bastos();
    for of in Suit::ALL {
        let letter = of.letter();
        let written: Vec<String> = suit(of).iter().map(Card::to_string).collect();
        let book = ["9", "1", "R", "C", "S", "8", "7", "6", "5", "4", "3", "2"].map(|rank| format!("{rank}{letter}"));
        assert_eq!(written, book);
        assert!(suit(of).windows(2).all(|two| order.strength(two[0]) > order.strength(two[1])));
    }
    assert_eq!(
        sorted(cards("2O 9O 8B 1C RO 9B"), Some(Suit::Bastos)).iter().map(Card::to_string).collect::<Vec<_>>(),
        ["9B", "8B", "9O", "RO", "2O", "1C"]
    );
}

#[test]
fn r4_points_of_the_cards() {
    assert_eq!(["9O", "1C", "RE", "CB", "SO", "8O", "2C"].map(|text| points(card(text))), [5, 4, 3, 2, 1, 0, 0]);
    assert_eq!(PACK.iter().map(points).sum::<i64>(), worth(PACK));
}

#[test]
fn r15_the_highest_trump_wins_else_the_highest_of_the_suit_led() {
    for (played, winner) in [("5O RO 1O 9O", 3), ("5O 2B 9O 3B", 3), ("5O 9C 9E 2O", 0), ("7B 1B 9B RB", 2)] {
        assert_eq!(trick(played).winner(), Some(Seat::at(winner)), "{played}");
    }
}

macro_rules! legal_cards {
    ($($case:ident: $played:literal, $hand:literal => $legal:literal;)+) => {
        $(#[test]
        fn $case() {
            assert_eq!(legal($played, $hand), cards($legal));
        })+
    };
}

legal_cards! {
    ac8_beat_an_opponent: "5O", "9O RO 3O 1B" => "9O RO";
    ac9_too_low_to_beat: "5O RO", "SO 4O 2B" => "SO 4O";
    ac10_free_over_the_partner: "1O 3O", "9O RO 2O" => "9O RO 2O";
    ac11_no_need_to_trump_the_partner: "1O 3O", "9B 4B 7C" => "9B 4B 7C";
    ac12_trump_an_opponent: "5O RO", "4B 2B 9C" => "4B 2B";
    ac13_over_trump: "5O SB", "RB 4B 9C" => "RB";
    ac14_no_useless_under_trump: "5O SB", "4B 3B 9C" => "4B 3B 9C";
    ac15_following_a_trick_that_is_trumped: "5O SB", "9O 2O RB" => "9O 2O";
    ac16_over_trump_in_the_last_place: "5O RO 4B", "6B 9E 2B" => "6B";
    ac17_beat_the_trump_led: "7B", "1B 4B 9O" => "1B";
    ac18_beat_the_higher_trump: "7B 1B", "9B RB 2B" => "9B";
    ac19_nothing_beats_the_malilla: "7B CB 9B", "1B 3B" => "1B 3B";
    ac20_the_duty_revives: "5O 4B 8B", "RB 2B CE" => "RB";
    ac21_the_partners_trump_holds: "5O 4B RO", "9B 2E" => "9B 2E";
}

#[test]
fn r16_the_duty_is_to_win_and_not_with_the_highest() {
    // The Malilla may be held back if another card wins.
    assert!(legal("5O", "9O SO 3O").contains(card("SO")));
}

#[test]
fn r16_a_card_may_be_played_exactly_if_what_it_proves_is_true() {
    let (mut rng, duty) = (Rng::new(16), Cargar(bastos()));
    for _ in 0..20_000 {
        let mut pack: Vec<Card> = PACK.iter().collect();
        rng.shuffle(&mut pack);
        let mut trick = Trick::EMPTY;
        for (seat, &card) in pack.iter().enumerate().take(rng.below(4)) {
            trick.play(Seat::at(seat), card, bastos());
        }
        let hand: CardSet = pack[4..5 + rng.below(12)].iter().copied().collect();
        let playable = duty.playable(hand, &trick);
        assert!(!playable.is_empty() && hand.contains_all(playable));
        for card in hand {
            assert_eq!(playable.contains(card), !duty.lacks(&trick, card).meets(hand), "{card} of {hand} to {trick:?}");
        }
    }
}

#[test]
fn r17_four_kinds_of_renuncio() {
    let kind = |played: &str, hand: &str, wrong: &str| Renuncio::of(cards(hand), &trick(played), card(wrong), bastos());
    assert_eq!(kind("5O", "3O 9C", "9C"), Renuncio::Suit);
    assert_eq!(kind("5O", "9O 3O", "3O"), Renuncio::Beat);
    assert_eq!(kind("5O RO", "4B 9C", "9C"), Renuncio::Trump);
    assert_eq!(kind("5O SB", "RB 9C", "9C"), Renuncio::OverTrump);
    assert_eq!(kind("5O SB", "RB 4B", "4B"), Renuncio::OverTrump);
    assert_eq!(kind("5O SB", "3O RB", "RB"), Renuncio::Suit);
}

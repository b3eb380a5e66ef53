//! Packs, orders, trumps and duties (mediator 2, 4.4; family 2.1).

use super::super::pack::Stripped;
use super::super::*;
use super::harness::{Scenario, card, cards, hands, written};
use cards::{Card, Suit};
use engine::duty::Duty;
use engine::trick::Trick;

fn sequence(suit: Suit) -> String {
    written(Stripped::Forty.trumps(suit).expect("a suit").sequence())
}

#[test]
fn case_m_01_trumps_of_oros() {
    assert_eq!(sequence(Suit::Ouros), "1E 7O 1B 1O RO CO SO 2O 3O 4O 5O 6O");
}

#[test]
fn case_m_02_trumps_of_bastos() {
    assert_eq!(sequence(Suit::Bastos), "1E 2B 1B RB CB SB 7B 6B 5B 4B 3B");
}

/// The winning card of a trick.
fn winner(trump: Suit, played: &str) -> Card {
    let order = &Stripped::Forty.trumps(trump).expect("a suit").order;
    let mut trick = Trick::EMPTY;
    for (at, word) in played.split_whitespace().enumerate() {
        trick.play(Seat::at(at), card(word), order);
    }
    trick.best().expect("a card")
}

#[test]
fn case_m_03_plain_suits() {
    assert_eq!(winner(Suit::Ouros, "7C 3C 2C 1C"), card("1C"));
    assert_eq!(winner(Suit::Ouros, "2E 7E 6E SE"), card("SE"));
    assert_eq!(winner(Suit::Ouros, "6C 7C 5C 4C"), card("4C"));
}

/// The legal cards of a hand after this lead.
fn playable(trump: Suit, led: &str, hand: &str) -> CardSet {
    let trumps = Stripped::Forty.trumps(trump).expect("a suit");
    let mut trick = Trick::EMPTY;
    for (at, word) in led.split_whitespace().enumerate() {
        trick.play(Seat::at(at), card(word), &trumps.order);
    }
    trumps.playable(cards(hand), &trick)
}

#[test]
fn case_m_04_the_espadilla_follows_no_espadas() {
    assert_eq!(playable(Suit::Copas, "5E", "1E 3B 4O"), cards("1E 3B 4O"));
}

#[test]
fn case_m_05_how_many_cards_each_suit_has() {
    let plain = |trump, king: &str| Stripped::Forty.trumps(trump).expect("a suit").order.followers(card(king)).len();
    assert_eq!(["RC", "RE", "RB"].map(|king| plain(Suit::Ouros, king)), [10, 9, 9]);
    assert_eq!(["2E", "RO", "RC", "RB"].map(|king| plain(Suit::Espadas, king)), [11, 10, 10, 9]);
}

#[test]
fn cases_m_25_to_m_29_the_privilege_of_the_mates() {
    use Suit::Ouros as O;
    assert_eq!(playable(O, "4O", "7O 3C 4B"), cards("7O 3C 4B"), "M-25: a lone mate need not be played");
    assert_eq!(playable(O, "4O", "1B 6O 3C"), cards("1B 6O"), "M-25: beside an ordinary trump it binds");
    assert_eq!(playable(O, "1E", "7O 3C"), cards("7O"), "M-26");
    assert_eq!(playable(O, "1E", "1B 3C"), cards("1B"), "M-26");
    assert_eq!(playable(O, "4O 1E", "1B 3C"), cards("1B 3C"), "M-27: only a mate that is led compels");
    assert_eq!(playable(O, "7O", "1E 3C"), cards("1E 3C"), "M-28: a lower mate never compels a higher");
    assert_eq!(playable(O, "7O", "1B 3C"), cards("1B"), "M-28");
    assert_eq!(playable(O, "7O", "1E 1B 3C"), cards("1E 1B"), "M-28: some trump, either one");
    assert_eq!(playable(O, "RC 6O", "4O 3E 1E"), cards("4O 3E 1E"), "M-29: no duty to ruff or to overruff");
}

#[test]
fn family_2_1_the_trumps_of_the_stripped_packs() {
    let counts = |pack: Stripped| Suit::ALL.map(|suit| pack.trumps(suit).map_or(0, |trumps| trumps.all().len()));
    assert_eq!(counts(Stripped::Forty), [12, 12, 11, 11]);
    assert_eq!(counts(Stripped::ThirtySix), [11, 11, 10, 10]);
    assert_eq!(counts(Stripped::WithoutOros), [0, 12, 11, 11]);
    assert_eq!(counts(Stripped::WithoutCopas), [12, 0, 11, 11]);
    assert_eq!(counts(Stripped::KingOfOros), [3, 11, 11, 11]);
    assert_eq!(counts(Stripped::KingOfCopas), [11, 3, 11, 11]);
    // F-01, F-02, F-22: the orders as the book prints them.
    let order = |pack: Stripped, suit: Suit| written(pack.trumps(suit).expect("a suit").sequence());
    assert_eq!(order(Stripped::KingOfOros, Suit::Ouros), "1E RO 1B");
    assert_eq!(order(Stripped::KingOfCopas, Suit::Copas), "1E RC 1B");
    assert_eq!(order(Stripped::ThirtySix, Suit::Bastos), "1E 2B 1B RB CB SB 7B 6B 5B 4B");
    let of = |pack: Stripped, suit: Suit| pack.cards() & CardSet::suit(suit);
    assert_eq!((of(Stripped::KingOfOros, Suit::Ouros), Stripped::KingOfOros.cards().contains(card("6C"))), (cards("RO"), false));
    assert_eq!(
        (of(Stripped::KingOfCopas, Suit::Copas), Stripped::KingOfCopas.cards().contains(card("6O"))),
        (cards("RC"), false)
    );
}

#[test]
fn case_m_06_seats_are_drawn_by_suit() {
    // Seats 0 to 3 are Ana, Bea, Cruz and Dion.
    let mut scenario = Scenario::<games::mediator::Rules>::at("setup dealer drawn; setup favourite O");
    engine::Game::shuffled(&mut scenario.game, &["2B", "2O", "2E", "2C"].map(card)).expect("drawn");
    let order: Vec<usize> = scenario.game.core.open.round.players().iter().map(|seat| seat.index()).collect();
    assert_eq!((order, scenario.game.core.match_state.dealer), (vec![1, 3, 2, 0], Seat::at(0)));
}

#[test]
fn r3_the_favourite_is_turned_and_lasts() {
    let mut scenario = Scenario::<games::mediator::Rules>::at("");
    assert_eq!(scenario.phase(), Phase::Favourite);
    let all = Pack::Spanish40.cards();
    let order: Vec<Card> = std::iter::once(card("3E")).chain(all.without(card("3E"))).collect();
    engine::Game::shuffled(&mut scenario.game, &order).expect("turned");
    assert_eq!((scenario.phase(), scenario.game.core.match_state.favourite), (Phase::Shuffle, Some(Suit::Espadas)));
}

#[test]
fn r9_ten_cards_each_in_three_rounds() {
    let mut scenario = Scenario::<games::mediator::Rules>::at("setup favourite O");
    let mut layout = Vec::new();
    engine::Game::layout(&scenario.game, &mut layout);
    let sizes: Vec<usize> = layout.chunk_by(|one, other| one == other).map(<[Pile]>::len).collect();
    assert_eq!(sizes, [3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4]);
    scenario.deal(&hands("P1 1E"), "");
    assert_eq!(scenario.held("P1").len(), 10);
    // R7: the mano has put in a polla.
    assert_eq!((scenario.middle(), scenario.game.core.ledger.balance(Seat::at(0))), (20, -20));
}

#[test]
fn case_m_08_the_four_may_be_first_second_or_last() {
    for (packets, first) in [("3-3-4", 3), ("3-4-3", 3), ("4-3-3", 4)] {
        let scenario = Scenario::<games::mediator::Rules>::at(&format!("option packets {packets}; setup favourite O"));
        let mut layout = Vec::new();
        engine::Game::layout(&scenario.game, &mut layout);
        assert_eq!(layout.chunk_by(|one, other| one == other).next().map(<[Pile]>::len), Some(first));
    }
    let refused = engine::battery::scenario::try_table::<Mediator>("option packets 5-5", |_| 3);
    assert!(refused.is_err());
}

/// mediator:DEAL.6: the indulgence to a losing player is agreed and kept, and never takes a shuffle from the pack: all of it is
/// mixed for every deal, and the packets go round alike.
#[test]
fn deal_6_the_packets_of_a_losing_dealer_change_no_chance() {
    let layouts = ["true", "false"].map(|agreed| {
        let scenario = Scenario::<games::mediator::Rules>::at(&format!("option loser_packets {agreed}; setup favourite O"));
        let asked = matches!(engine::Game::turn(&scenario.game), engine::Turn::Shuffle { .. });
        let mut layout = Vec::new();
        engine::Game::layout(&scenario.game, &mut layout);
        (asked, layout)
    });
    assert_eq!(layouts[0], layouts[1]);
    assert_eq!((layouts[0].0, layouts[0].1.len()), (true, 40));
    assert!(engine::battery::scenario::try_table::<Mediator>("option loser_packets perhaps", |_| 3).is_err());
}

//! The book's smallest hands (chapters XII and XIII): with each of them the novice speaks, and calls the game sound.

use super::{first_to_speak, set};
use crate::voltarete::value::{Holding, LICENCA_LONG, LICENCA_SHORT, SO_LONG, SO_SHORT, Smallest};
use crate::voltarete::{advise, licenca_is_sound, so_is_sound};
use cards::{Card, CardSet, Suit};
use games::ombre::trumps::BLACK_ACES;
use games::ombre::voltarete::Action;

/// The same hand with two suits exchanged; the black aces stay what they are.
fn exchanged(hand: CardSet, one: Suit, other: Suit) -> CardSet {
    let swap = |card: Card| match (card.suit(), card.rank()) {
        _ if BLACK_ACES.contains(card) => card,
        (Some(suit), Some(rank)) if suit == one => Card::new(other, rank),
        (Some(suit), Some(rank)) if suit == other => Card::new(one, rank),
        _ => card,
    };
    hand.iter().map(swap).collect()
}

/// The hand in the suit of the book and in the other of the same length: as good as the row of this number, called sound,
/// and not passed with.
fn holds(id: &str, hand: &str, suits: [Suit; 2], table: &[Smallest], sound: fn(CardSet, Suit) -> bool) {
    let row = table.iter().find(|row| row.id == id).expect("a row of the table");
    let [suit, other] = suits;
    for (hand, suit) in [(set(hand), suit), (exchanged(set(hand), suit, other), other)] {
        assert_eq!(hand.len(), 9, "{id}");
        assert!(Holding::new(hand, suit).matches(row), "{id} in {suit}: {hand}");
        assert!(sound(hand, suit), "{id} in {suit}: {hand}");
        let advice = advise(&first_to_speak(hand, None)).expect("the mão speaks");
        assert_ne!(advice.action, Action::Pass, "{id}: {hand}");
    }
}

fn licenca_short(id: &str, hand: &str) {
    holds(id, hand, [Suit::Espadas, Suit::Bastos], &LICENCA_SHORT, licenca_is_sound);
}

fn licenca_long(id: &str, hand: &str) {
    holds(id, hand, [Suit::Copas, Suit::Ouros], &LICENCA_LONG, licenca_is_sound);
}

fn so_short(id: &str, hand: &str) {
    holds(id, hand, [Suit::Espadas, Suit::Bastos], &SO_SHORT, so_is_sound);
}

fn so_long(id: &str, hand: &str) {
    holds(id, hand, [Suit::Copas, Suit::Ouros], &SO_LONG, so_is_sound);
}

#[test]
fn voltarete_ls1() {
    licenca_short("LS1", "1E 2E 1B 6O 5C 3B 5O 6C 4B");
}

#[test]
fn voltarete_ls2() {
    licenca_short("LS2", "2E 1B RE 5E 6O 5C 3B 5O 6C");
}

#[test]
fn voltarete_ls3() {
    licenca_short("LS3", "1E 1B RE 5E 6O 5C 3B 5O 6C");
}

#[test]
fn voltarete_ls4() {
    licenca_short("LS4", "1E 2E 6E 7E 6O 5C 3B 5O 6C");
}

#[test]
fn voltarete_ls5() {
    licenca_short("LS5", "1E 2E RE 4E 6O 5C 3B 5O 6C");
}

#[test]
fn voltarete_ls6() {
    licenca_short("LS6", "1E 1B CE 7E 6O 5C 3B 5O 6C");
}

#[test]
fn voltarete_ls7() {
    licenca_short("LS7", "2E 1B CE 5E 6E 6O 5C 3B 5O");
}

#[test]
fn voltarete_ls8() {
    licenca_short("LS8", "1E RE CE SE 7E 6O 5C 3B 5O");
}

#[test]
fn voltarete_ls9() {
    licenca_short("LS9", "2E RE CE SE 7E 6O 5C 3B 5O");
}

#[test]
fn voltarete_ls10() {
    licenca_short("LS10", "1B RE CE SE 6O 5C 3B 5O 6C");
}

#[test]
fn voltarete_ls11() {
    licenca_short("LS11", "2E 1B 7E 6E 5E 4E 6O 5C 3B");
}

#[test]
fn voltarete_ls12() {
    licenca_short("LS12", "RE CE SE 7E 6E 5E 6O 5C 3B");
}

#[test]
fn voltarete_ls13() {
    licenca_short("LS13", "1E RE CE 4E 3E 6O 5C 3B 5O");
}

#[test]
fn voltarete_ll1() {
    licenca_long("LL1", "1E 7C 1B 5O 4E 3B 6O 5E 4B");
}

#[test]
fn voltarete_ll2() {
    licenca_long("LL2", "1E 7C 1C 4C 5O 4E 3B 6O 5E");
}

#[test]
fn voltarete_ll3() {
    licenca_long("LL3", "1B 7C 1C CC 5O 4E 3B 6O 5E");
}

#[test]
fn voltarete_ll4() {
    licenca_long("LL4", "1E 1B 1C 3C 5O 4E 3B 6O 5E");
}

#[test]
fn voltarete_ll5() {
    licenca_long("LL5", "1E 7C RC CC 5O 4E 3B 6O 5E");
}

#[test]
fn voltarete_ll6() {
    licenca_long("LL6", "1E 7C SC 3C RO 5O 4E 3B 6O");
}

#[test]
fn voltarete_ll7() {
    licenca_long("LL7", "1E 1B RC CC SC 5O 4E 3B 6O");
}

#[test]
fn voltarete_ll8() {
    licenca_long("LL8", "1B 1C RC CC SC 5O 4E 3B 6O");
}

#[test]
fn voltarete_ll9() {
    licenca_long("LL9", "7C 1C RC CC SC 5O 4E 3B 6O");
}

#[test]
fn voltarete_ll10() {
    licenca_long("LL10", "7C 1B RC CC 3C 5O 4E 3B 6O");
}

#[test]
fn voltarete_ll11() {
    licenca_long("LL11", "7C 1B SC 2C 3C 5C 5O 4E 3B");
}

#[test]
fn voltarete_ll12() {
    licenca_long("LL12", "1E 1B RC 2C RO 5O 4E 3B 6O");
}

#[test]
fn voltarete_ss1() {
    so_short("SS1", "1E 2E 1B RE 6E 5C 6C 5O 6O");
}

#[test]
fn voltarete_ss2() {
    so_short("SS2", "1E 2E RE SE RC RO 5C 5O 6O");
}

#[test]
fn voltarete_ss3() {
    so_short("SS3", "1E 2E 1B RE RC 5O 6O 3B 4B");
}

#[test]
fn voltarete_ss4() {
    so_short("SS4", "1E 2E 1B 6E 3E 4E 4C 5C 6C");
}

#[test]
fn voltarete_ss5() {
    so_short("SS5", "2E 1B CE SE 4E 3E RC 5O 4B");
}

#[test]
fn voltarete_ss6() {
    so_short("SS6", "2E 1B RE 6E 5E 4E 5C 6C 5O");
}

#[test]
fn voltarete_ss7() {
    so_short("SS7", "1B RE CE SE 7E 6E RC 5O 4B");
}

#[test]
fn voltarete_ss8() {
    so_short("SS8", "RE CE SE 7E 6E 5E 4E RC 5O");
}

#[test]
fn voltarete_ss9() {
    so_short("SS9", "1E RE CE 7E 6E 4E RC 5C 6C");
}

#[test]
fn voltarete_ss10() {
    so_short("SS10", "2E RE CE SE 7E 4E RC 5C 6C");
}

#[test]
fn voltarete_sl1() {
    so_long("SL1", "1E 7C 1B 5C 3C RO 4E 5E 4B");
}

#[test]
fn voltarete_sl2() {
    so_long("SL2", "1E 7C 1B RC 3C RO 4E 5E 4B");
}

#[test]
fn voltarete_sl3() {
    so_long("SL3", "1E 7C 1C 6C 3C RO CO CE 4E");
}

#[test]
fn voltarete_sl4() {
    so_long("SL4", "7C 1B CC SC 2C 6C RO 4E 4B");
}

#[test]
fn voltarete_sl5() {
    so_long("SL5", "1B 1C RC 6C 3C 2C RO CO CE");
}

#[test]
fn voltarete_sl6() {
    so_long("SL6", "1C RC CC SC 2C 3C 6C RO 4E");
}

#[test]
fn voltarete_sl7() {
    so_long("SL7", "7C 1B 1C 4C 3C 5C RO 5O 6O");
}

#[test]
fn voltarete_sl8() {
    so_long("SL8", "1E 1C RC CC 2C 6C RO SE 4E");
}

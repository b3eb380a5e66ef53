//! The book's smallest hands (chapters XII and XIII): with each of them the novice speaks, and calls the game sound.

use super::first_to_speak;
use crate::voltarete::samples::SAMPLES;
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

/// The sample hand in the suit of the book and in the other of the same length: as good as the row of this number, called
/// sound, and not passed with.
fn holds(id: &str, suits: [Suit; 2], table: &[Smallest], sound: fn(CardSet, Suit) -> bool) {
    let row = table.iter().find(|row| row.id == id).expect("a row of the table");
    let hand = SAMPLES.iter().find(|sample| sample.id == id).expect("a sample hand").hand();
    let [suit, other] = suits;
    for (hand, suit) in [(hand, suit), (exchanged(hand, suit, other), other)] {
        assert_eq!(hand.len(), 9, "{id}");
        assert!(Holding::new(hand, suit).matches(row), "{id} in {suit}: {hand}");
        assert!(sound(hand, suit), "{id} in {suit}: {hand}");
        let advice = advise(&first_to_speak(hand, None)).expect("the mão speaks");
        assert_ne!(advice.action, Action::Pass, "{id}: {hand}");
    }
}

fn licenca_short(id: &str) {
    holds(id, [Suit::Espadas, Suit::Bastos], &LICENCA_SHORT, licenca_is_sound);
}

fn licenca_long(id: &str) {
    holds(id, [Suit::Copas, Suit::Ouros], &LICENCA_LONG, licenca_is_sound);
}

fn so_short(id: &str) {
    holds(id, [Suit::Espadas, Suit::Bastos], &SO_SHORT, so_is_sound);
}

fn so_long(id: &str) {
    holds(id, [Suit::Copas, Suit::Ouros], &SO_LONG, so_is_sound);
}

#[test]
fn voltarete_ls1() {
    licenca_short("LS1");
}

#[test]
fn voltarete_ls2() {
    licenca_short("LS2");
}

#[test]
fn voltarete_ls3() {
    licenca_short("LS3");
}

#[test]
fn voltarete_ls4() {
    licenca_short("LS4");
}

#[test]
fn voltarete_ls5() {
    licenca_short("LS5");
}

#[test]
fn voltarete_ls6() {
    licenca_short("LS6");
}

#[test]
fn voltarete_ls7() {
    licenca_short("LS7");
}

#[test]
fn voltarete_ls8() {
    licenca_short("LS8");
}

#[test]
fn voltarete_ls9() {
    licenca_short("LS9");
}

#[test]
fn voltarete_ls10() {
    licenca_short("LS10");
}

#[test]
fn voltarete_ls11() {
    licenca_short("LS11");
}

#[test]
fn voltarete_ls12() {
    licenca_short("LS12");
}

#[test]
fn voltarete_ls13() {
    licenca_short("LS13");
}

#[test]
fn voltarete_ll1() {
    licenca_long("LL1");
}

#[test]
fn voltarete_ll2() {
    licenca_long("LL2");
}

#[test]
fn voltarete_ll3() {
    licenca_long("LL3");
}

#[test]
fn voltarete_ll4() {
    licenca_long("LL4");
}

#[test]
fn voltarete_ll5() {
    licenca_long("LL5");
}

#[test]
fn voltarete_ll6() {
    licenca_long("LL6");
}

#[test]
fn voltarete_ll7() {
    licenca_long("LL7");
}

#[test]
fn voltarete_ll8() {
    licenca_long("LL8");
}

#[test]
fn voltarete_ll9() {
    licenca_long("LL9");
}

#[test]
fn voltarete_ll10() {
    licenca_long("LL10");
}

#[test]
fn voltarete_ll11() {
    licenca_long("LL11");
}

#[test]
fn voltarete_ll12() {
    licenca_long("LL12");
}

#[test]
fn voltarete_ss1() {
    so_short("SS1");
}

#[test]
fn voltarete_ss2() {
    so_short("SS2");
}

#[test]
fn voltarete_ss3() {
    so_short("SS3");
}

#[test]
fn voltarete_ss4() {
    so_short("SS4");
}

#[test]
fn voltarete_ss5() {
    so_short("SS5");
}

#[test]
fn voltarete_ss6() {
    so_short("SS6");
}

#[test]
fn voltarete_ss7() {
    so_short("SS7");
}

#[test]
fn voltarete_ss8() {
    so_short("SS8");
}

#[test]
fn voltarete_ss9() {
    so_short("SS9");
}

#[test]
fn voltarete_ss10() {
    so_short("SS10");
}

#[test]
fn voltarete_sl1() {
    so_long("SL1");
}

#[test]
fn voltarete_sl2() {
    so_long("SL2");
}

#[test]
fn voltarete_sl3() {
    so_long("SL3");
}

#[test]
fn voltarete_sl4() {
    so_long("SL4");
}

#[test]
fn voltarete_sl5() {
    so_long("SL5");
}

#[test]
fn voltarete_sl6() {
    so_long("SL6");
}

#[test]
fn voltarete_sl7() {
    so_long("SL7");
}

#[test]
fn voltarete_sl8() {
    so_long("SL8");
}

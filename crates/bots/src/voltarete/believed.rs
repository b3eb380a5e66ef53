//! Beliefs about the hidden cards of Voltarete: by what a seat said, how many cards it bought, and what it played.

use super::bid::so_is_sound;
use super::value::{Holding, best_suit, pack};
use crate::belief::{Beliefs, Features, Judged, Layout, PLAYS, Plays, Property, Reader};
use cards::{Card, CardSet, Rank, Suit};
use engine::Seat;
use games::ombre::trumps::Trumps;
use games::ombre::voltarete::View;
use games::ombre::voltarete::contract::Contract;
use games::ombre::voltarete::state::Said;
use std::sync::LazyLock;

/// Seats at the table, at most.
const SEATS: usize = 4;

/// Contexts of a seat that has not drawn cards: its first word, and as declarer its game.
const PASSED: usize = 1;
const CONSENTED: usize = 2;
const BID: usize = 3;
const DECLARER: usize = 4;
/// Contexts of a defender who has bought.
const BOUGHT: usize = 13;
const AMOUNTS: usize = 4;

const LAYOUT: Layout = Layout {
    contexts: BOUGHT + 3 * 2 * AMOUNTS,
    properties: &[
        Property { name: "trumps", values: 11 },
        Property { name: "matadores", values: 8 },
        Property { name: "kings", values: 4 },
        Property { name: "tricks", values: 18 },
        Property { name: "best", values: 14 },
        Property { name: "sound", values: 3 },
        Property { name: "thrown-trumps", values: 6 },
        Property { name: "thrown-kings", values: 4 },
        Property { name: "thrown-damas", values: 4 },
        Property { name: "plays", values: PLAYS },
    ],
};

// Places of the properties.
const TRUMPS: usize = 0;
const MATADORES: usize = 1;
const KINGS: usize = 2;
const TRICKS: usize = 3;
const BEST: usize = 4;
const SOUND: usize = 5;
const THROWN_TRUMPS: usize = 6;
const THROWN_KINGS: usize = 7;
const THROWN_DAMAS: usize = 8;
const PLAYED: usize = 9;

static LEARNT: LazyLock<Vec<f32>> = LazyLock::new(|| LAYOUT.weights(include_str!("believed.txt")));

/// The beliefs in this view.
pub(super) fn beliefs(view: &View) -> Beliefs {
    let open = &view.open;
    let mut contexts = [0; SEATS];
    for seat in open.round.order {
        contexts[seat.index() % SEATS] = context(view, seat);
    }
    let trumps = open.trump.map(Trumps::of);
    let alone = open.feito;
    let foes = |seat: Seat, other: Seat| (Some(seat) == alone) != (Some(other) == alone);
    let plays = trumps.map(|trumps| Plays::new(&trumps.order, pack(), &open.play.plays, open.round.active, foes, |_| 0));
    Beliefs { reader: Box::new(Hidden { contexts, trumps, plays }), layout: &LAYOUT, weights: &LEARNT }
}

/// The context of a seat; 0 if nothing is known of it.
fn context(view: &View, seat: Seat) -> usize {
    let (open, at) = (&view.open, seat.index());
    let (bought, thrown) = (open.talon.bought[at], open.talon.discarded[at]);
    if open.feito == Some(seat) {
        return DECLARER
            + match open.contract {
                Some(Contract::Licenca | Contract::Preferencia) => match thrown {
                    0 => 0,
                    1..=3 => 1,
                    4..=5 => 2,
                    _ => 3,
                },
                Some(Contract::So | Contract::SoCopas) | None => 4,
                Some(Contract::Respeito) => 5,
                Some(Contract::Segundo) => 6,
                Some(Contract::Casca) => 7,
                Some(Contract::Treze) => 8,
            };
    }
    let mut standing = false;
    let mut word = 0;
    for &(who, said) in &open.said {
        let named = matches!(said, Said::Bid(_) | Said::BidIn(..));
        if who == seat && word == 0 {
            word = match said {
                Said::Pass if !standing => PASSED,
                Said::Pass | Said::Consent => CONSENTED,
                _ if named => BID,
                _ => 0,
            };
        }
        standing |= named;
    }
    if bought == 0 {
        return word;
    }
    let later = open.talon.buyer >= 2
        && open.round.order[..open.round.active].iter().rev().find(|&&other| Some(other) != open.feito) == Some(&seat);
    let amount = ((bought - 1) / 2).min(AMOUNTS - 1);
    BOUGHT + ((word.max(PASSED) - PASSED) * 2 + usize::from(later)) * AMOUNTS + amount
}

/// A reader of hidden cards.
struct Hidden {
    contexts: [usize; SEATS],
    trumps: Option<&'static Trumps>,
    plays: Option<Plays>,
}

impl Reader for Hidden {
    fn features(&self, seat: Seat, hand: CardSet, aside: CardSet, found: &mut Features) {
        let context = self.contexts[seat.index() % SEATS];
        if context == 0 && aside.is_empty() && self.plays.is_none() {
            return;
        }
        let held = hand | self.plays.as_ref().map_or(CardSet::EMPTY, |plays| plays.of(seat));
        let mut add = |property: usize, value: usize| found.push(LAYOUT.entry(context, property, value));
        if (PASSED..=DECLARER).contains(&context) {
            add(BEST, (best_suit(held).1.max(0) / 4) as usize);
            add(SOUND, sound(held));
        }
        if let Some(trumps) = self.trumps {
            let kings = |cards: CardSet| ((cards - trumps.all()) & CardSet::rank(Rank::King)).len();
            let damas = |cards: CardSet| ((cards - trumps.all()) & CardSet::rank(Rank::Knight)).len();
            add(TRUMPS, (held & trumps.all()).len());
            add(MATADORES, matadores(held, trumps));
            add(KINGS, kings(held));
            add(TRICKS, (Holding::new(held, trumps.suit).tenths().max(0) / 4) as usize);
            if !aside.is_empty() {
                add(THROWN_TRUMPS, (aside & trumps.all()).len());
                add(THROWN_KINGS, kings(aside));
                add(THROWN_DAMAS, damas(aside));
            }
        }
        if let Some(plays) = &self.plays {
            plays.features(&LAYOUT, &Judged { context, plays: PLAYED, points: None }, seat, hand, found);
        }
    }
}

/// The matadores in a hand, as a number of three bits.
fn matadores(hand: CardSet, trumps: &Trumps) -> usize {
    trumps.matadores.iter().enumerate().map(|(bit, &card): (usize, &Card)| usize::from(hand.contains(card)) << bit).sum()
}

/// 2 for a hand fit for a só, 1 for a licença, by the book's tables.
fn sound(hand: CardSet) -> usize {
    if Suit::ALL.into_iter().any(|suit| so_is_sound(hand, suit)) {
        2
    } else {
        usize::from(Suit::ALL.into_iter().any(|suit| Holding::new(hand, suit).licenca().is_some()))
    }
}

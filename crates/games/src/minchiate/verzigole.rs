//! The verzigole: combinations of honours (section 2.3).

use super::tarocchi::{KINGS, MATTO, tarocchi, tarocco, value};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use serde::Serialize;

/// No hand and no side has more: one run of the low numbers, three of the high ones, and the four by rule of the game.
pub const MOST: usize = 8;

/// Inside a verzigola the Sagittario counts like its neighbours (V1).
const SAGITTARIO: i64 = 5;

/// The Matto adds this to every verzigola (V5).
const WITH_MATTO: i64 = 5;

/// The numbers within which tarocchi join by number: the Ganellino with the Papi, and 28 to 40 (V2).
const RUNS: [(u8, u8, CardSet); 2] = [(1, 5, tarocchi(1, 5)), (28, 40, tarocchi(28, 40))];

/// The three verzigole of three cards that the rule of the game makes (V4 a, b), and the diecine (V4 c).
const GANELLINO_MATTO_TROMBE: CardSet = CardSet::from_slice(&[tarocco(1), MATTO, tarocco(40)]);
const GANELLINO_MORTE_CAPRONE: CardSet = CardSet::from_slice(&[tarocco(1), tarocco(13), tarocco(28)]);
const DIECINE: CardSet = CardSet::from_slice(&[tarocco(10), tarocco(20), tarocco(30), tarocco(40)]);
/// Of the diecine the twenty and the thirty must be there, and one of the ends.
const DIECINE_MIDDLE: CardSet = CardSet::from_slice(&[tarocco(20), tarocco(30)]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Verzigola {
    /// Its cards, the Matto among them where it joins.
    pub cards: CardSet,
    /// The points it counts.
    pub points: i64,
}

/// The points of a card inside a verzigola.
const fn inside(card: Card) -> i64 {
    if matches!(card.number(), Some(29)) { SAGITTARIO } else { value(card) }
}

/// Every verzigola in these cards, each as great as it can be (V3), with the Matto in each if it is there (V5).
pub fn verzigole(held: CardSet) -> ArrayVec<Verzigola, MOST> {
    let mut found = ArrayVec::new();
    let matto = held & CardSet::of(MATTO);
    let mut add = |cards: CardSet| {
        let points = (cards - matto).iter().map(inside).sum::<i64>() + WITH_MATTO * matto.len() as i64;
        let _ = found.try_push(Verzigola { cards: cards | matto, points });
    };
    for (from, to, of) in RUNS {
        if (held & of).len() < 3 {
            continue;
        }
        let mut run = CardSet::EMPTY;
        for number in from..=to + 1 {
            match Card::tarocco(number).filter(|&card| number <= to && held.contains(card)) {
                Some(card) => run.insert(card),
                None => {
                    if run.len() >= 3 {
                        add(run);
                    }
                    run = CardSet::EMPTY;
                }
            }
        }
    }
    for whole in [GANELLINO_MATTO_TROMBE, GANELLINO_MORTE_CAPRONE] {
        if held.contains_all(whole) {
            add(whole);
        }
    }
    let diecine = held & DIECINE;
    if diecine.contains_all(DIECINE_MIDDLE) && diecine.len() >= 3 {
        add(diecine);
    }
    let kings = held & KINGS;
    if kings.len() >= 3 {
        add(kings);
    }
    found
}

/// The points of all verzigole in these cards.
pub fn total(held: CardSet) -> i64 {
    verzigole(held).iter().map(|verzigola| verzigola.points).sum()
}

/// The message that names the kind of a verzigola.
pub(super) fn cause(cards: CardSet) -> &'static str {
    let tarocchi = cards.without(MATTO);
    let within = |whole: CardSet| whole.contains_all(tarocchi);
    match RUNS {
        _ if within(KINGS) => "minchiate-cause-verzigola-kings",
        _ if cards == GANELLINO_MATTO_TROMBE => "minchiate-cause-verzigola-matto",
        _ if within(GANELLINO_MORTE_CAPRONE) => "minchiate-cause-verzigola-morte",
        _ if within(DIECINE) => "minchiate-cause-verzigola-tens",
        [(_, _, papi), _] if within(papi) => "minchiate-cause-verzigola-papi",
        _ => "minchiate-cause-verzigola-run",
    }
}

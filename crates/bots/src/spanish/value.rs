//! Value of a hand under a trump: a count of tricks in tenths for the whole family, and Hombre's own tables of least hands.

use crate::voltarete::value::{Holding, Smallest};
use cards::{Card, CardSet, Rank, Suit};
use games::ombre::spanish::pack::Stripped;
use games::ombre::trumps::{Trumps, is_long};

/// Value of a trump, in tenths of a trick, by the number of higher trumps outside the hand.
const TRUMP_BY_HIGHER_ONES: [i32; 6] = [10, 8, 6, 5, 4, 3];

/// From the fifth on a trump is likely to be there when the others have none left.
const LONG_TRUMP: i32 = 4;

/// A void or singleton lets a small trump make a trick, where there are trumps to spare.
const VOID: i32 = 5;
const SINGLETON: i32 = 2;

/// The tricks a hand may make under this trump, in tenths: the book counts sure and likely tricks, and gives no formula (A1, A7, A11).
pub fn tenths(hand: CardSet, pack: Stripped, trump: Suit) -> i32 {
    let Some(trumps) = pack.trumps(trump) else { return i32::MIN };
    let mut held = 0;
    let mut sum = 0;
    for (place, card) in trumps.sequence().iter().enumerate() {
        if hand.contains(*card) {
            sum += TRUMP_BY_HIGHER_ONES[(place - held).min(5)];
            held += 1;
        }
    }
    sum += LONG_TRUMP * held.saturating_sub(4) as i32;
    let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump);
    sum + plain.map(|suit| side_suit(hand, pack, trumps, suit, held)).sum::<i32>()
}

/// Value of the cards of a plain suit, in tenths of a trick.
fn side_suit(hand: CardSet, pack: Stripped, trumps: &Trumps, suit: Suit, held: usize) -> i32 {
    let all = (CardSet::suit(suit) & pack.cards()) - trumps.all();
    let own = hand & all;
    let many = own.len();
    let has = |rank| own.contains(Card::new(suit, rank));
    if all.len() <= 1 {
        // The lone king: nobody can follow it.
        return if many == 1 { 4 } else { 0 };
    }
    let king = match (has(Rank::King), many) {
        (false, _) => 0,
        (true, 0..=3) => 8,
        (true, 4) => 6,
        (true, _) => 4,
    };
    let knight = match (has(Rank::Knight), has(Rank::King), many) {
        (true, true, _) => 5,
        (true, false, 2..=4) => 3,
        _ => 0,
    };
    let spare = held >= 4;
    let short = match many {
        0 if spare => VOID,
        1 if spare && king == 0 => SINGLETON,
        _ => 0,
    };
    king + knight + short
}

const fn entrada(id: &'static str, trumps: &'static [u8]) -> Smallest {
    Smallest { id, trumps, kings: 0, figures: 0, voids: 0 }
}

const fn solo(id: &'static str, trumps: &'static [u8], kings: usize, figures: usize, voids: usize) -> Smallest {
    Smallest { id, trumps, kings, figures, voids }
}

/// The least entradas of Hombre in espadas and bastos, where the places are `1E 2 1B R C S 7 6 5 4 3`.
pub const ENTRADA_SHORT: [Smallest; 8] = [
    entrada("HE-C1", &[0, 2, 3, 6]),
    entrada("HE-C2", &[0, 1, 4, 8]),
    entrada("HE-C3", &[0, 3, 4, 5]),
    entrada("HE-C4", &[1, 2, 3, 7]),
    entrada("HE-C5", &[1, 3, 5, 6, 7]),
    entrada("HE-C6", &[1, 2, 4, 5]),
    entrada("HE-C7", &[2, 3, 4, 6, 7]),
    entrada("HE-C8", &[2, 3, 4, 5, 10]),
];

/// The least entradas of Hombre in oros and copas, where the places are `1E 7 1B 1 R C S 2 3 4 5 6`.
pub const ENTRADA_LONG: [Smallest; 8] = [
    entrada("HE-L1", &[0, 1, 3, 9]),
    entrada("HE-L2", &[0, 1, 4, 5]),
    entrada("HE-L3", &[0, 3, 4, 6]),
    entrada("HE-L4", &[1, 2, 4, 5]),
    entrada("HE-L5", &[1, 3, 4, 6, 7]),
    entrada("HE-L6", &[1, 4, 5, 6, 7]),
    entrada("HE-L7", &[2, 4, 5, 6, 7, 8]),
    entrada("HE-L8", &[2, 3, 4, 6, 7, 10]),
];

/// The least solos of Hombre in espadas and bastos.
pub const SOLO_SHORT: [Smallest; 8] = [
    solo("HS-C1", &[0, 1, 2, 3, 7], 0, 0, 1),
    solo("HS-C2", &[0, 1, 3, 5], 2, 0, 1),
    solo("HS-C3", &[0, 2, 3, 4, 9], 1, 0, 1),
    solo("HS-C4", &[1, 2, 3, 4, 7], 1, 1, 0),
    solo("HS-C5", &[1, 2, 4, 5, 6], 1, 0, 1),
    solo("HS-C6", &[1, 3, 4, 5, 6, 7], 1, 0, 0),
    solo("HS-C7", &[2, 3, 4, 5, 6, 7], 2, 0, 0),
    solo("HS-C8", &[2, 3, 4, 6, 7], 2, 0, 1),
];

/// The least solos of Hombre in oros and copas.
pub const SOLO_LONG: [Smallest; 8] = [
    solo("HS-L1", &[0, 1, 2, 8, 9, 10], 1, 0, 0),
    solo("HS-L2", &[0, 1, 3, 4, 7], 1, 0, 1),
    solo("HS-L3", &[1, 2, 3, 4, 5], 1, 0, 0),
    solo("HS-L4", &[1, 3, 4, 5, 6, 7], 1, 0, 0),
    solo("HS-L5", &[2, 3, 4, 6, 7], 1, 1, 1),
    solo("HS-L6", &[2, 4, 5, 6, 7, 8], 1, 0, 0),
    solo("HS-L7", &[3, 4, 5, 6, 7, 8], 2, 0, 0),
    solo("HS-L8", &[3, 4, 5, 6, 7, 8, 9], 1, 0, 0),
];

/// Is it at least as good as one of the least entradas of Hombre in this suit (10.8)?
pub fn is_entrada(hand: CardSet, suit: Suit) -> bool {
    let table = if is_long(suit) { &ENTRADA_LONG } else { &ENTRADA_SHORT };
    table.iter().any(|least| Holding::new(hand, suit).matches(least))
}

/// Is it at least as good as one of the least solos of Hombre in this suit (10.8)?
pub fn is_solo(hand: CardSet, suit: Suit) -> bool {
    let table = if is_long(suit) { &SOLO_LONG } else { &SOLO_SHORT };
    table.iter().any(|least| Holding::new(hand, suit).matches(least))
}

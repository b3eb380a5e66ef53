//! Ganancias named before play: the punto, secansas, catorces and threes. Their contents, their points, and which is better
//! (R5, R6, R22-R24).

use super::deck::{SUITS, VALUES, bits, of_place, of_suit};
use arrayvec::ArrayVec;
use cards::{CardSet, Suit};
use engine::agreement::Choice;

engine::choices! {
    /// The rank a secansa is headed by, or a set is of; as the book calls it.
    #[derive(PartialOrd, Ord)]
    pub enum Pip {
        As = "as",
        Rey = "rey",
        Caballo = "caballo",
        Sota = "sota",
        /// The two of the pack.
        Diez = "diez",
        Nueve = "nueve",
    }
}

engine::choices! {
    /// Length of a secansa.
    #[derive(PartialOrd, Ord)]
    pub enum Length {
        Tercera = "tercera",
        Quarta = "quarta",
        Quinta = "quinta",
        Sexta = "sexta",
        Septima = "septima",
        Octava = "octava",
    }
}

/// The ranks of which three or four count (R6).
pub const OF_SETS: [Pip; 5] = [Pip::As, Pip::Rey, Pip::Caballo, Pip::Sota, Pip::Diez];

impl Pip {
    /// Its place from the ace down.
    pub const fn place(self) -> usize {
        self as usize
    }

    fn at(place: usize) -> Option<Pip> {
        Pip::ALL.get(place).map(|&(_, pip)| pip)
    }

    /// The four cards of the rank.
    pub const fn cards(self) -> CardSet {
        of_place(self.place())
    }
}

impl Length {
    /// Number of cards.
    pub const fn cards(self) -> usize {
        self as usize + 3
    }

    /// The points it counts (R5).
    pub const fn points(self) -> i64 {
        [3, 4, 15, 16, 17, 18][self as usize]
    }

    /// The calidades it is paid: none below the quinta (R44).
    pub const fn calidades(self) -> i64 {
        [0, 0, 1, 2, 3, 4][self as usize]
    }

    fn of(cards: usize) -> Option<Length> {
        cards.checked_sub(3).and_then(|n| Length::ALL.get(n)).map(|&(_, length)| length)
    }
}

/// A run of one suit, by its length and its highest card: what is said of it, and no suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Secansa {
    pub length: Length,
    pub head: Pip,
}

impl Ord for Secansa {
    /// The longer is better, then the higher (R5).
    fn cmp(&self, other: &Secansa) -> std::cmp::Ordering {
        self.length.cmp(&other.length).then(other.head.cmp(&self.head))
    }
}

impl PartialOrd for Secansa {
    fn partial_cmp(&self, other: &Secansa) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// Number of cards of one rank in a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Many {
    Three,
    Four,
}

impl Many {
    /// As a number.
    pub const fn cards(self) -> usize {
        self as usize + 3
    }
}

/// A catorce or three of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Set {
    pub many: Many,
    pub rank: Pip,
}

impl Set {
    /// The points it counts (R6).
    pub const fn points(self) -> i64 {
        match self.many {
            Many::Three => 3,
            Many::Four => 14,
        }
    }
}

impl Ord for Set {
    /// Any catorce is better than any three, then the higher rank (R6).
    fn cmp(&self, other: &Set) -> std::cmp::Ordering {
        self.many.cmp(&other.many).then(other.rank.cmp(&self.rank))
    }
}

impl PartialOrd for Set {
    fn partial_cmp(&self, other: &Set) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// The secansas of a hand, at most: twelve cards make four of three.
pub type Secansas = ArrayVec<(Secansa, CardSet), 4>;
/// The sets of a hand, at most one a rank.
pub type Sets = ArrayVec<(Set, CardSet), 5>;

/// The value of a suit, told as bits (R3).
pub const fn value(bits: u8) -> u8 {
    VALUE[bits as usize]
}

static VALUE: [u8; 256] = {
    let mut values = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        values[bits] = sum(bits as u8);
        bits += 1;
    }
    values
};

const fn sum(bits: u8) -> u8 {
    let (mut sum, mut place) = (0, 0);
    while place < 8 {
        if bits >> (7 - place) & 1 == 1 {
            sum += VALUES[place];
        }
        place += 1;
    }
    sum
}

/// The points of a punto: one for every ten, and for a rest of five or more (R22).
pub const fn punto_points(value: u8) -> i64 {
    (value as i64 + 5) / 10
}

/// The values one can name, of suits of three cards or more, with the cards; the best first.
pub fn puntos(hand: CardSet) -> ArrayVec<(u8, CardSet), 4> {
    let of_suit = |suit: usize| (value(bits(hand, suit)), hand & of_suit(Suit::ALL[suit]));
    let mut found: ArrayVec<_, 4> = (0..4).map(of_suit).filter(|(_, cards)| cards.len() >= 3).collect();
    found.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
    found
}

/// The best punto of a hand.
pub fn best_punto(hand: CardSet) -> u8 {
    (0..4).map(|suit| value(bits(hand, suit))).max().unwrap_or(0)
}

/// The secansas of a hand with their cards, the best first.
pub fn secansas(hand: CardSet) -> Secansas {
    let mut found = Secansas::new();
    for (number, suit) in SUITS.iter().enumerate() {
        let held = bits(hand, number);
        let mut place = 0;
        while place < 8 {
            let run = (held << place).leading_ones() as usize;
            if let (Some(length), Some(head)) = (Length::of(run), Pip::at(place)) {
                found.push((Secansa { length, head }, CardSet::from_slice(&suit[place..place + run])));
            }
            place += run + 1;
        }
    }
    found.sort_by_key(|&(secansa, _)| std::cmp::Reverse(secansa));
    found
}

/// The catorces and threes of a hand with their cards, the best first.
pub fn sets(hand: CardSet) -> Sets {
    let of_rank = |rank: Pip| {
        let cards = hand & rank.cards();
        let many = match cards.len() {
            4 => Many::Four,
            3 => Many::Three,
            _ => return None,
        };
        Some((Set { many, rank }, cards))
    };
    let mut found: Sets = OF_SETS.into_iter().filter_map(of_rank).collect();
    found.sort_by_key(|&(set, _)| std::cmp::Reverse(set));
    found
}

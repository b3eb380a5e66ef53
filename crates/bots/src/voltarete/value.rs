//! Value of a hand: the book's smallest hands as tables, comparison with them, and a rough count of tricks.
//!
//! The book gives no formula. It lists the smallest hands with which one may ask licença or go só, and leaves the rest to
//! comparison (A3, A6): a hand is sound if it is at least as good as one of these.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Pack, Rank, Suit};
use games::ombre::trumps::{Trumps, is_long};

/// One of the book's smallest hands.
#[derive(Clone, Copy, Debug)]
pub struct Smallest {
    /// Its number in the rule file.
    pub id: &'static str,
    /// Its trumps, by their place in the order of trumps: 0 is Espadilha, 1 the Manilha, 2 the Basto, and so on down.
    pub trumps: &'static [u8],
    /// The kings it has besides.
    pub kings: usize,
    /// Its damas or valetes, where the book wants them besides.
    pub figures: usize,
    /// The suits it must be void of.
    pub voids: usize,
}

const fn licenca(id: &'static str, trumps: &'static [u8], kings: usize) -> Smallest {
    Smallest { id, trumps, kings, figures: 0, voids: 0 }
}

const fn so(id: &'static str, trumps: &'static [u8], kings: usize, figures: usize, voids: usize) -> Smallest {
    Smallest { id, trumps, kings, figures, voids }
}

/// The smallest licenças in espadas and páos, where the places are `1E 2 1B R C S 7 6 5 4 3`.
pub const LICENCA_SHORT: [Smallest; 13] = [
    licenca("LS1", &[0, 1, 2], 0),
    licenca("LS2", &[1, 2, 3, 8], 0),
    licenca("LS3", &[0, 2, 3, 8], 0),
    licenca("LS4", &[0, 1, 6, 7], 0),
    licenca("LS5", &[0, 1, 3, 9], 0),
    licenca("LS6", &[0, 2, 4, 6], 0),
    licenca("LS7", &[1, 2, 4, 7, 8], 0),
    licenca("LS8", &[0, 3, 4, 5, 6], 0),
    licenca("LS9", &[1, 3, 4, 5, 6], 0),
    licenca("LS10", &[2, 3, 4, 5], 0),
    licenca("LS11", &[1, 2, 6, 7, 8, 9], 0),
    licenca("LS12", &[3, 4, 5, 6, 7, 8], 0),
    licenca("LS13", &[0, 3, 4, 9, 10], 0),
];

/// The smallest licenças in copas and ouros, where the places are `1E 7 1B 1 R C S 2 3 4 5 6`.
pub const LICENCA_LONG: [Smallest; 12] = [
    licenca("LL1", &[0, 1, 2], 0),
    licenca("LL2", &[0, 1, 3, 9], 0),
    licenca("LL3", &[1, 2, 3, 5], 0),
    licenca("LL4", &[0, 2, 3, 8], 0),
    licenca("LL5", &[0, 1, 4, 5], 0),
    licenca("LL6", &[0, 1, 6, 8], 1),
    licenca("LL7", &[0, 2, 4, 5, 6], 0),
    licenca("LL8", &[2, 3, 4, 5, 6], 0),
    licenca("LL9", &[1, 3, 4, 5, 6], 0),
    licenca("LL10", &[1, 2, 4, 5, 8], 0),
    licenca("LL11", &[1, 2, 6, 7, 8, 10], 0),
    licenca("LL12", &[0, 2, 4, 7], 1),
];

/// The smallest sós in espadas and páos.
pub const SO_SHORT: [Smallest; 10] = [
    so("SS1", &[0, 1, 2, 3, 7], 0, 0, 1),
    so("SS2", &[0, 1, 3, 5], 2, 0, 1),
    so("SS3", &[0, 1, 2, 3], 1, 0, 0),
    so("SS4", &[0, 1, 2, 7, 9, 10], 0, 0, 2),
    so("SS5", &[1, 2, 4, 5, 9, 10], 1, 0, 0),
    so("SS6", &[1, 2, 3, 7, 8, 9], 0, 0, 1),
    so("SS7", &[2, 3, 4, 5, 6, 7], 1, 0, 0),
    so("SS8", &[3, 4, 5, 6, 7, 8, 9], 1, 0, 0),
    so("SS9", &[0, 3, 4, 6, 7, 9], 1, 0, 2),
    so("SS10", &[1, 3, 4, 5, 6, 9], 1, 0, 2),
];

/// The smallest sós in copas and ouros.
pub const SO_LONG: [Smallest; 8] = [
    so("SL1", &[0, 1, 2, 8, 10], 1, 0, 0),
    so("SL2", &[0, 1, 2, 4, 8], 1, 0, 0),
    so("SL3", &[0, 1, 3, 8, 11], 1, 2, 0),
    so("SL4", &[1, 2, 5, 6, 7, 11], 1, 0, 0),
    so("SL5", &[2, 3, 4, 7, 8, 11], 1, 2, 0),
    so("SL6", &[3, 4, 5, 6, 7, 8, 11], 1, 0, 0),
    so("SL7", &[1, 2, 3, 8, 9, 10], 1, 0, 2),
    so("SL8", &[0, 3, 4, 5, 7, 11], 1, 1, 0),
];

/// From this place on a trump is an ordinary one, for which a king may stand.
const FIRST_ORDINARY: u8 = 3;

/// A hand as it looks under one trump.
#[derive(Clone, Debug)]
pub struct Holding {
    suit: Suit,
    /// The trumps by their place in the order, the highest first.
    trumps: ArrayVec<u8, 13>,
    /// Per plain suit: how many cards, and which figures.
    plain: ArrayVec<Plain, 3>,
}

/// The cards of one plain suit.
#[derive(Clone, Copy, Debug)]
struct Plain {
    cards: usize,
    king: bool,
    dama: bool,
    valete: bool,
}

impl Holding {
    /// This hand under this trump.
    pub fn new(hand: CardSet, suit: Suit) -> Holding {
        let trumps = Trumps::of(suit);
        let places = trumps.sequence().iter().zip(0u8..).filter(|(card, _)| hand.contains(**card));
        let plain = Suit::ALL.into_iter().filter(|&other| other != suit).map(|other| {
            let cards = (hand & CardSet::suit(other)) - trumps.all();
            let holds = |rank| cards.contains(Card::new(other, rank));
            Plain { cards: cards.len(), king: holds(Rank::King), dama: holds(Rank::Knight), valete: holds(Rank::Jack) }
        });
        Holding { suit, trumps: places.map(|(_, place)| place).collect(), plain: plain.collect() }
    }

    /// Number of trumps.
    pub fn trumps(&self) -> usize {
        self.trumps.len()
    }

    /// Number of kings of plain suits.
    pub fn kings(&self) -> usize {
        self.plain.iter().filter(|plain| plain.king).count()
    }

    fn voids(&self) -> usize {
        self.plain.iter().filter(|plain| plain.cards == 0).count()
    }

    fn figures(&self) -> usize {
        self.plain.iter().map(|plain| usize::from(plain.dama) + usize::from(plain.valete && plain.cards > 1)).sum()
    }

    /// Trumps from the highest down without a gap.
    pub fn run(&self) -> usize {
        self.trumps.iter().zip(0u8..).take_while(|(place, n)| *place == n).count()
    }

    /// Is it at least as good as this smallest hand? Trump for trump none may be lower; a king too many stands for one
    /// ordinary trump too few or too low (A4), and a trump or king too many for a king or a void that is wanting (A6).
    pub fn matches(&self, smallest: &Smallest) -> bool {
        let good = self.trumps.iter().zip(smallest.trumps).take_while(|(have, want)| have <= want).count();
        let wanting = &smallest.trumps[good..];
        if wanting.len() > 1 || wanting.first().is_some_and(|&place| place < FIRST_ORDINARY) {
            return false;
        }
        let spare_kings = self.kings().saturating_sub(smallest.kings);
        let Some(spare_kings) = spare_kings.checked_sub(wanting.len()) else { return false };
        let spare = self.trumps.len().saturating_sub(smallest.trumps.len()) + spare_kings;
        let short = smallest.kings.saturating_sub(self.kings())
            + smallest.voids.saturating_sub(self.voids())
            + smallest.figures.saturating_sub(self.figures());
        short <= spare
    }

    /// The smallest hand it is as good as, among those of licença in its suit.
    pub fn licenca(&self) -> Option<&'static Smallest> {
        let table: &[Smallest] = if is_long(self.suit) { &LICENCA_LONG } else { &LICENCA_SHORT };
        table.iter().find(|smallest| self.matches(smallest))
    }

    /// The smallest hand it is as good as, among those of só in its suit.
    pub fn so(&self) -> Option<&'static Smallest> {
        let table: &[Smallest] = if is_long(self.suit) { &SO_LONG } else { &SO_SHORT };
        table.iter().find(|smallest| self.matches(smallest))
    }

    /// The tricks it may make, in tenths: a rough count for comparing suits and giving a hand up, not for asking.
    pub fn tenths(&self) -> i32 {
        let trumps: i32 =
            self.trumps.iter().zip(0u8..).map(|(&place, held)| TRUMP_BY_HIGHER_ONES[usize::from(place - held).min(5)]).sum();
        // From the fifth on a trump is likely to be there when the others have none left (A43, A46).
        let long = 3 * self.trumps.len().saturating_sub(4) as i32;
        trumps + long + self.plain.iter().map(Plain::tenths).sum::<i32>()
    }
}

/// Value of a trump, in tenths of a trick, by the number of higher trumps outside the hand.
const TRUMP_BY_HIGHER_ONES: [i32; 6] = [10, 8, 6, 5, 4, 3];

impl Plain {
    /// A king usually makes a trick, less often with many cards of its suit, when it is likely to be cut (A2, A4).
    fn tenths(&self) -> i32 {
        let king = match (self.king, self.cards) {
            (false, _) => 0,
            (true, 0..=2) => 7,
            (true, 3) => 6,
            (true, _) => 4,
        };
        let dama = match (self.dama, self.king, self.cards) {
            (false, _, _) | (true, false, 0..=1) => 0,
            (true, true, _) => 4,
            (true, false, _) => 2,
        };
        king + dama
    }
}

/// The suit in which a hand makes most, and how many tenths of a trick. Of equals copas is preferred: it pays double.
pub fn best_suit(hand: CardSet) -> (Suit, i32) {
    [Suit::Copas, Suit::Espadas, Suit::Bastos, Suit::Ouros]
        .map(|suit| (suit, Holding::new(hand, suit).tenths()))
        .into_iter()
        .fold((Suit::Copas, i32::MIN), |best, one| if one.1 > best.1 { one } else { best })
}

/// The hand with the turned card of this suit taken for the smallest that it can be.
pub fn with_turned(hand: CardSet, suit: Suit) -> CardSet {
    let smallest = Trumps::of(suit).sequence().iter().rev().find(|card| !hand.contains(**card));
    smallest.map_or(hand, |&card| hand.with(card))
}

/// The cards of the pack.
pub(super) fn pack() -> CardSet {
    Pack::Spanish40.cards()
}

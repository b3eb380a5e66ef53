//! Cards as bits: four suits of sixteen bits in one word, the strongest card of a suit in its highest bit.
//!
//! The trumps lie in the last lane. So of the cards that can win a trick, those of the suit led and the trumps, the winner is
//! the greatest number.

/// A set of cards, or one card.
pub(crate) type Lanes = u64;

pub(crate) const SUITS: usize = 4;
/// The lane of the trumps.
pub(crate) const TRUMPS: usize = 3;
/// The most cards a suit can have.
pub(crate) const MOST: usize = 13;

/// All cards a suit can have.
#[inline(always)]
pub(crate) const fn lane(suit: usize) -> Lanes {
    0x1fff << (16 * suit)
}

/// The cards of one suit, in the lowest lane.
#[inline(always)]
pub(crate) const fn suit_of(cards: Lanes, suit: usize) -> u32 {
    (cards >> (16 * suit)) as u32 & 0x1fff
}

/// The suit of a card.
#[inline(always)]
pub(crate) const fn which(card: Lanes) -> usize {
    (card.trailing_zeros() / 16) as usize
}

/// The strongest card of a suit in the lowest lane; none of none.
#[inline(always)]
pub(crate) const fn top(cards: u32) -> u32 {
    if cards == 0 { 0 } else { 1 << (31 - cards.leading_zeros()) }
}

/// The weakest card of a suit in the lowest lane; none of none.
#[inline(always)]
pub(crate) const fn bottom(cards: u32) -> u32 {
    cards & cards.wrapping_neg()
}

/// The cards of `cards` stronger than all of `than`.
#[inline(always)]
pub(crate) const fn above(cards: u32, than: u32) -> u32 {
    let shift = 32 - than.leading_zeros();
    (cards >> shift) << shift
}

/// Of the cards that mattered the lowest of each suit, or a higher one that says as much: where one hand holds all the lowest
/// cards of a suit, the lengths say that they are its own once everybody else's are known.
#[inline(always)]
pub(crate) fn above_runs(hands: &[Lanes; 4], all: Lanes, mattered: Lanes) -> Lanes {
    let mut told = 0;
    for suit in 0..SUITS {
        let lowest = bottom(suit_of(mattered, suit));
        if lowest == 0 {
            continue;
        }
        let all = suit_of(all, suit);
        let owner = hands.iter().fold(0, |owner, &hand| {
            let own = suit_of(hand, suit);
            if own & bottom(all) != 0 { own } else { owner }
        });
        told |= Lanes::from(lowest.max(bottom(all ^ owner)) * u32::from(all != owner)) << (16 * suit);
    }
    told
}

/// Number of cards of a suit.
#[inline(always)]
pub(crate) fn count(cards: u32) -> u32 {
    u32::from(COUNT[cards as usize & 0x1fff])
}

/// The number of bits, since not every processor is allowed to count them in one instruction.
static COUNT: [u8; 1 << MOST] = {
    let mut counts = [0; 1 << MOST];
    let mut n = 1;
    while n < counts.len() {
        counts[n] = counts[n / 2] + (n & 1) as u8;
        n += 1;
    }
    counts
};

/// Lengths of the suits in four hands: sixteen numbers of four bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lengths(pub(crate) u64);

impl Lengths {
    const fn place(seat: usize, suit: usize) -> u32 {
        (16 * seat + 4 * suit) as u32
    }

    /// The lengths of these hands.
    pub(crate) fn of(hands: &[Lanes; 4]) -> Lengths {
        let mut lengths = 0;
        for (seat, &hand) in hands.iter().enumerate() {
            for suit in 0..SUITS {
                lengths |= u64::from(count(suit_of(hand, suit))) << Lengths::place(seat, suit);
            }
        }
        Lengths(lengths)
    }

    /// All lengths but the last, which follows from the rest, and the leader in its place.
    #[inline(always)]
    pub(crate) const fn key(self, leader: usize) -> u64 {
        self.0 & !(15 << 60) | (leader as u64) << 60
    }

    /// The length of a suit in a hand.
    #[inline(always)]
    pub(crate) const fn at(self, seat: usize, suit: usize) -> u32 {
        (self.0 >> Lengths::place(seat, suit)) as u32 & 15
    }

    /// One card of a suit less in a hand.
    #[inline(always)]
    pub(crate) const fn without(self, seat: usize, suit: usize) -> Lengths {
        Lengths(self.0 - (1 << Lengths::place(seat, suit)))
    }
}

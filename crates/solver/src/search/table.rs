//! The table of positions already solved.
//!
//! An entry does not speak of one position but of all that have the same lengths of suits, the same leader, and the same owners
//! of the highest cards of each suit, down to the last whose rank mattered. Who holds which of the lower cards is not asked.

use super::lanes::{Lanes, Lengths, SUITS, count, suit_of, top, which};

/// The owners of a suit's cards that are still in play, from the highest down, two bits each, in the upper bits of a half word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Owners(pub(super) [u64; 2]);

impl Owners {
    /// The owners of four suits.
    #[inline(always)]
    pub(super) fn of(suits: [u32; SUITS]) -> Owners {
        Owners([u64::from(suits[0]) << 32 | u64::from(suits[1]), u64::from(suits[2]) << 32 | u64::from(suits[3])])
    }

    /// The places of the highest cards of each suit, so many of each.
    #[inline(always)]
    fn highest(counts: [u32; SUITS]) -> Owners {
        // Thirteen cards have 26 bits of 32; a shift by more would be an error, and none is ever asked for.
        Owners::of(counts.map(|count| !(u32::MAX >> (2 * count))))
    }

    /// How many places of a suit are set in a mask.
    #[inline(always)]
    fn places(self, suit: usize) -> u32 {
        let half = (self.0[suit / 2] >> (32 * (1 - suit % 2))) as u32;
        half.leading_ones() / 2
    }
}

/// What is known of a set of positions.
#[derive(Clone, Copy, Debug)]
struct Entry {
    owners: Owners,
    mask: Owners,
    next: u32,
    /// The first side wins at least so many of the tricks left...
    least: u8,
    /// ...and at most so many.
    most: u8,
    /// The lead that proved it: the suit, and the place of the card in it among those in play, from the highest.
    best: u8,
}

/// A list of entries with one key.
#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    age: u32,
    first: u32,
    /// The last lead that proved good with these lengths, whoever held which card.
    best: u8,
}

const NONE: u32 = u32::MAX;
const NO_LEAD: u8 = u8::MAX;

/// A position at the beginning of a trick, as the table knows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Query {
    pub(super) lengths: Lengths,
    pub(super) leader: usize,
    pub(super) owners: Owners,
    /// All cards in play.
    pub(super) all: Lanes,
}

/// What the table answers.
#[derive(Clone, Copy, Debug)]
pub(super) enum Known {
    /// The question is decided, by the ranks of these cards.
    Decided(bool, Lanes),
    /// It is not, but this card once proved to be a good lead.
    Hint(Lanes),
    /// Nothing.
    Nothing,
}

/// The table.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    entries: Vec<Entry>,
    /// How many slots are taken.
    taken: usize,
    age: u32,
}

impl Table {
    /// A table of at most about so many bytes.
    pub(super) fn new(bytes: usize) -> Table {
        let room = (bytes / (size_of::<Entry>() + size_of::<Slot>() / 2)).clamp(1024, NONE as usize - 1);
        // Lengths and leader are shared by some dozen entries each.
        let slots = (room / 16 + 1).next_power_of_two();
        Table {
            slots: vec![Slot { key: 0, age: 0, first: NONE, best: NO_LEAD }; slots],
            entries: Vec::with_capacity(room),
            taken: 0,
            age: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.taken = 0;
        if self.age == u32::MAX {
            self.slots.fill(Slot { key: 0, age: 0, first: NONE, best: NO_LEAD });
            self.age = 0;
        }
        self.age += 1;
    }

    /// The key: all lengths but the last, which follows from the rest, and the leader in its place.
    #[inline(always)]
    fn key(query: &Query) -> u64 {
        query.lengths.0 & !(15 << 60) | (query.leader as u64) << 60
    }

    /// The slot of a key: its own, or a free one.
    #[inline(always)]
    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let hash = (key ^ (key >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut at = (hash >> 32) as usize & mask;
        while self.slots[at].age == self.age && self.slots[at].key != key {
            at = (at + 1) & mask;
        }
        at
    }

    /// Does the first side win at least `need` tricks?
    #[inline]
    pub(super) fn look(&self, query: &Query, need: u8) -> Known {
        let slot = &self.slots[self.slot(Table::key(query))];
        if slot.age != self.age {
            return Known::Nothing;
        }
        let mut hint = if slot.best == NO_LEAD { Known::Nothing } else { Known::Hint(nth(query.all, slot.best)) };
        let mut matched = false;
        let mut at = slot.first;
        while let Some(entry) = self.entries.get(at as usize) {
            let differs = (entry.owners.0[0] ^ query.owners.0[0]) & entry.mask.0[0]
                | (entry.owners.0[1] ^ query.owners.0[1]) & entry.mask.0[1];
            if differs == 0 {
                if entry.least >= need || entry.most < need {
                    return Known::Decided(entry.least >= need, lowest_that_mattered(entry.mask, query.all));
                }
                if !matched && entry.best != NO_LEAD {
                    matched = true;
                    hint = Known::Hint(nth(query.all, entry.best));
                }
            }
            at = entry.next;
        }
        hint
    }

    /// Writes down what was proved: by the ranks of `mattered`, the first side wins between `least` and `most` tricks.
    pub(super) fn store(&mut self, query: &Query, mattered: Lanes, least: u8, most: u8, best: Lanes) {
        if self.entries.len() == self.entries.capacity() || self.taken * 4 > self.slots.len() * 3 {
            self.clear();
        }
        let mask = Owners::highest(std::array::from_fn(|suit| {
            let low = suit_of(mattered, suit);
            if low == 0 { 0 } else { count(suit_of(query.all, suit) & !((low & low.wrapping_neg()) - 1)) }
        }));
        let owners = Owners([query.owners.0[0] & mask.0[0], query.owners.0[1] & mask.0[1]]);
        let key = Table::key(query);
        let slot = self.slot(key);
        if self.slots[slot].age != self.age {
            self.taken += 1;
            self.slots[slot] = Slot { key, age: self.age, first: NONE, best: NO_LEAD };
        }
        let best = if best == 0 { NO_LEAD } else { place(query.all, best) };
        if best != NO_LEAD {
            self.slots[slot].best = best;
        }
        let mut at = self.slots[slot].first;
        while let Some(entry) = self.entries.get_mut(at as usize) {
            if entry.mask == mask && entry.owners == owners {
                entry.least = entry.least.max(least);
                entry.most = entry.most.min(most);
                if best != NO_LEAD {
                    entry.best = best;
                }
                return;
            }
            at = entry.next;
        }
        let next = self.slots[slot].first;
        self.slots[slot].first = self.entries.len() as u32;
        self.entries.push(Entry { owners, mask, next, least, most, best });
    }
}

/// The lowest cards in play that a mask speaks of, one of each suit.
#[inline]
fn lowest_that_mattered(mask: Owners, all: Lanes) -> Lanes {
    let mut cards = 0;
    for suit in 0..SUITS {
        let places = mask.places(suit);
        if places > 0 {
            cards |= u64::from(nth_of(suit_of(all, suit), places - 1)) << (16 * suit);
        }
    }
    cards
}

/// The card at a place of a suit, counted from the highest.
#[inline(always)]
fn nth_of(mut suit: u32, place: u32) -> u32 {
    for _ in 0..place {
        suit ^= top(suit);
    }
    top(suit)
}

fn nth(all: Lanes, best: u8) -> Lanes {
    let suit = usize::from(best >> 4);
    u64::from(nth_of(suit_of(all, suit), u32::from(best & 15))) << (16 * suit)
}

fn place(all: Lanes, card: Lanes) -> u8 {
    let suit = which(card);
    let higher = suit_of(all, suit) & !(suit_of(card, suit) * 2 - 1);
    (suit << 4) as u8 | count(higher) as u8
}

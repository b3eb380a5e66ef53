//! The table of positions already solved.
//!
//! An entry does not speak of one position but of all that have the same lengths of suits, the same leader, and the same owners
//! of the highest cards of each suit, down to the last whose rank mattered. The holders of lower cards do not matter.

use super::lanes::{Lanes, SUITS, count, suit_of, top, which};
use std::marker::PhantomData;

/// The owners of a suit's cards that are still in play, from the highest down, two bits each, in the upper bits of a half word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owners(pub(crate) [u64; 2]);

impl Owners {
    /// The owners of four suits.
    #[inline(always)]
    pub(crate) fn of(suits: [u32; SUITS]) -> Owners {
        Owners([u64::from(suits[0]) << 32 | u64::from(suits[1]), u64::from(suits[2]) << 32 | u64::from(suits[3])])
    }

    /// The places of the highest cards of each suit, in these numbers.
    #[inline(always)]
    fn highest(counts: [u32; SUITS]) -> Owners {
        // Thirteen cards have 26 bits of 32; a shift by more would be an error, and none is ever asked for.
        Owners::of(counts.map(|count| !(u32::MAX >> (2 * count))))
    }

    /// Number of places of a suit set in a mask.
    #[inline(always)]
    fn places(self, suit: usize) -> u32 {
        let half = (self.0[suit / 2] >> (32 * (1 - suit % 2))) as u32;
        half.leading_ones() / 2
    }
}

/// Bounds kept in an entry; each game defines how they answer its questions.
pub(crate) trait Bounds: Copy {
    /// The question.
    type Probe: Copy;
    /// The answer.
    type Answer: Copy;
    /// Number of bits in each of the two words that a list of owners leaves free.
    const BITS: u32 = 6;
    /// Usual number of entries that share a key.
    const SHARED: usize = 8;
    /// The answer, if these bounds decide it.
    fn answer(self, question: Self::Probe) -> Option<Self::Answer>;
    /// Both bounds in one, if that can be said.
    fn with(self, other: Self) -> Option<Self>;
    /// Do these bounds say all that the others say?
    fn cover(self, other: Self) -> bool;
    /// As two numbers of [`Bounds::BITS`] bits.
    fn pack(self) -> [u8; 2];
    /// From two such numbers.
    fn unpack(packed: [u8; 2]) -> Self;
}

/// Bounds of the tricks the first side wins of those left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrickBounds {
    pub(crate) least: u8,
    pub(crate) most: u8,
}

impl Bounds for TrickBounds {
    /// Does the first side win at least this number?
    type Probe = u8;
    type Answer = bool;

    #[inline(always)]
    fn answer(self, need: u8) -> Option<bool> {
        (self.least >= need || self.most < need).then_some(self.least >= need)
    }

    #[inline(always)]
    fn with(self, other: TrickBounds) -> Option<TrickBounds> {
        Some(TrickBounds { least: self.least.max(other.least), most: self.most.min(other.most) })
    }

    #[inline(always)]
    fn cover(self, other: TrickBounds) -> bool {
        self.least >= other.least && self.most <= other.most
    }

    #[inline(always)]
    fn pack(self) -> [u8; 2] {
        [self.least, self.most]
    }

    #[inline(always)]
    fn unpack([least, most]: [u8; 2]) -> TrickBounds {
        TrickBounds { least, most }
    }
}

/// Entry: the bounds of a set of positions.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The owners that matter, and in the bits no owner needs the bounds and the lead.
    owners: Owners,
    mask: Owners,
}

impl Entry {
    /// An entry; the lead that proved it is its suit and the place of the card in it among those in play, from the highest.
    #[inline(always)]
    fn new(owners: Owners, mask: Owners, bounds: impl Bounds, best: u8) -> Entry {
        let [one, other] = bounds.pack();
        let bounds = u64::from(one) | u64::from(other) << 32;
        let best = u64::from(best & 15) | u64::from(best >> 4) << 32;
        Entry { owners: Owners([owners.0[0] & mask.0[0] | bounds, owners.0[1] & mask.0[1] | best]), mask }
    }

    #[inline(always)]
    fn bounds<B: Bounds>(&self) -> B {
        let bounds = self.owners.0[0];
        let spare = (1 << B::BITS) - 1;
        B::unpack([bounds as u8 & spare, (bounds >> 32) as u8 & spare])
    }

    #[inline(always)]
    fn best(&self) -> u8 {
        let best = self.owners.0[1];
        best as u8 & 15 | ((best >> 32) as u8 & 7) << 4
    }

    /// Do its owners agree with these under a mask?
    #[inline(always)]
    fn agrees(&self, owners: &Owners, mask: &Owners) -> bool {
        (self.owners.0[0] ^ owners.0[0]) & mask.0[0] | (self.owners.0[1] ^ owners.0[1]) & mask.0[1] == 0
    }

    /// Does it ask for all owners that a mask asks for?
    #[inline(always)]
    fn asks_for(&self, mask: &Owners) -> bool {
        mask.0[0] & !self.mask.0[0] | mask.0[1] & !self.mask.0[1] == 0
    }
}

/// A list of entries with one key: they lie side by side, in a place that doubles when it is full.
#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    age: u32,
    first: u32,
    len: u16,
    /// The room of the place, as a power of two.
    room: u8,
    /// The last lead that proved good with these lengths, for any owners of the cards.
    best: u8,
}

const NO_LEAD: u8 = 0x4f;
const EMPTY: Slot = Slot { key: 0, age: 0, first: 0, len: 0, room: 0, best: NO_LEAD };
/// Initial number of slots.
const NARROWEST: usize = 1024;
/// The longest list has less than two to the power of this.
const ROOMS: usize = 12;

/// A position at the beginning of a trick, as the table knows it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Query {
    /// Exact part of the match: the lengths, the leader.
    pub(crate) key: u64,
    pub(crate) owners: Owners,
    /// All cards in play.
    pub(crate) all: Lanes,
}

/// Answer of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Known<A> {
    /// The question is decided, by the ranks of these cards.
    Decided(A, Lanes),
    /// It is not, but these cards once proved to be good leads, if there are any: for these owners, and for these lengths.
    Hints([Lanes; 2]),
}

#[derive(Debug)]
pub(crate) struct Transpositions<B> {
    /// The slots in use; a small deal needs few, and finds them near each other.
    slots: Vec<Slot>,
    /// The slots that were in use before there were more.
    narrower: Vec<Slot>,
    /// Maximum number of slots.
    widest: usize,
    entries: Vec<Entry>,
    /// Maximum number of entries.
    most: usize,
    /// Places that lists have grown out of, by their room.
    left: [Vec<u32>; ROOMS],
    /// Number of slots taken.
    taken: usize,
    age: u32,
    bounds: PhantomData<B>,
}

impl<B: Bounds> Transpositions<B> {
    /// A table of at most about `bytes` bytes.
    pub(crate) fn new(bytes: usize) -> Transpositions<B> {
        let most = (bytes / (size_of::<Entry>() + size_of::<Slot>() * 3 / B::SHARED)).clamp(1024, u32::MAX as usize);
        Transpositions {
            slots: vec![EMPTY; NARROWEST],
            narrower: Vec::new(),
            widest: (most / B::SHARED + 1).next_power_of_two().max(NARROWEST),
            entries: Vec::with_capacity(most + (1 << (ROOMS - 1))),
            most,
            left: [const { Vec::new() }; ROOMS],
            taken: 0,
            age: 1,
            bounds: PhantomData,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.entries.clear();
        self.left.iter_mut().for_each(Vec::clear);
        self.taken = 0;
        self.slots.truncate(NARROWEST);
        if self.age == u32::MAX {
            self.slots.fill(EMPTY);
            self.age = 0;
        }
        self.age += 1;
    }

    /// Twice as many slots, or if there are as many as there may be, a new beginning.
    fn widen(&mut self) {
        if self.slots.len() >= self.widest {
            return self.clear();
        }
        std::mem::swap(&mut self.slots, &mut self.narrower);
        self.slots.clear();
        self.slots.resize(2 * self.narrower.len(), EMPTY);
        for n in 0..self.narrower.len() {
            let slot = self.narrower[n];
            if slot.age == self.age {
                let at = self.slot(slot.key);
                self.slots[at] = slot;
            }
        }
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

    /// Is the question decided?
    #[inline]
    pub(crate) fn look(&self, query: &Query, question: B::Probe) -> Known<B::Answer> {
        let slot = &self.slots[self.slot(query.key)];
        if slot.age != self.age {
            return Known::Hints([0; 2]);
        }
        let first = slot.first as usize;
        let mut best = NO_LEAD;
        for entry in self.entries[first..first + usize::from(slot.len)].iter().rev() {
            if entry.agrees(&query.owners, &entry.mask) {
                if let Some(answer) = entry.bounds::<B>().answer(question) {
                    return Known::Decided(answer, lowest_that_mattered(entry.mask, query.all));
                }
                if best == NO_LEAD {
                    best = entry.best();
                }
            }
        }
        Known::Hints([best, slot.best].map(|best| if best == NO_LEAD { 0 } else { nth(query.all, best) }))
    }

    /// Writes down what was proved, by the ranks of `mattered`, and by which lead, if it was one.
    pub(crate) fn store(&mut self, query: &Query, mattered: Lanes, bounds: B, best: Lanes) {
        if self.entries.len() >= self.most {
            self.clear();
        } else if self.taken * 4 > self.slots.len() * 3 {
            self.widen();
        }
        let mask = Owners::highest(std::array::from_fn(|suit| {
            let low = suit_of(mattered, suit);
            if low == 0 { 0 } else { count(suit_of(query.all, suit) & !((low & low.wrapping_neg()) - 1)) }
        }));
        let at = self.slot(query.key);
        if self.slots[at].age != self.age {
            self.taken += 1;
            self.slots[at] = Slot { key: query.key, age: self.age, ..EMPTY };
        }
        let best = if best == 0 { NO_LEAD } else { place(query.all, best) };
        let slot = &mut self.slots[at];
        if best != NO_LEAD {
            slot.best = best;
        }
        let first = slot.first as usize;
        let mut n = 0;
        while n < usize::from(slot.len) {
            let entry = self.entries[first + n];
            if entry.asks_for(&mask) && entry.agrees(&query.owners, &mask) {
                let known: B = entry.bounds();
                if entry.mask == mask
                    && let Some(both) = known.with(bounds)
                {
                    let best = if best == NO_LEAD { entry.best() } else { best };
                    self.entries[first + n] = Entry::new(query.owners, mask, both, best);
                    return;
                }
                // One that asks for more and says no more is of no use any longer.
                if bounds.cover(known) {
                    slot.len -= 1;
                    self.entries.swap(first + n, first + usize::from(slot.len));
                    continue;
                }
            }
            n += 1;
        }
        self.push(at, Entry::new(query.owners, mask, bounds, best));
    }

    /// Adds an entry to a list. One that cannot grow any more begins anew.
    fn push(&mut self, at: usize, entry: Entry) {
        let slot = &mut self.slots[at];
        let (first, len, room) = (slot.first as usize, usize::from(slot.len), usize::from(slot.room));
        if room == 0 || len == 1 << room {
            let wider = room + 1;
            if wider == ROOMS {
                slot.len = 0;
                return self.push(at, entry);
            }
            let to = self.left[wider].pop().map_or(self.entries.len(), |to| to as usize);
            if to == self.entries.len() {
                self.entries.resize(to + (1 << wider), entry);
            }
            self.entries.copy_within(first..first + len, to);
            if room > 0 {
                self.left[room].push(slot.first);
            }
            (slot.first, slot.room) = (to as u32, wider as u8);
        }
        self.entries[slot.first as usize + len] = entry;
        slot.len += 1;
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

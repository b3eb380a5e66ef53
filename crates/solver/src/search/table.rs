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
    /// The owners that matter, and in the bits no owner needs the bounds and the lead.
    owners: Owners,
    mask: Owners,
}

/// What an entry says.
#[derive(Clone, Copy, Debug)]
struct Said {
    /// The first side wins at least so many of the tricks left...
    least: u8,
    /// ...and at most so many.
    most: u8,
    /// The lead that proved it: the suit, and the place of the card in it among those in play, from the highest.
    best: u8,
}

impl Entry {
    #[inline(always)]
    fn new(owners: Owners, mask: Owners, said: Said) -> Entry {
        let [first, second] = owners.0;
        let bounds = u64::from(said.least) | u64::from(said.most) << 32;
        let best = u64::from(said.best & 15) | u64::from(said.best >> 4) << 32;
        Entry { owners: Owners([first & mask.0[0] | bounds, second & mask.0[1] | best]), mask }
    }

    #[inline(always)]
    fn said(&self) -> Said {
        let [bounds, best] = self.owners.0;
        Said { least: bounds as u8 & 15, most: (bounds >> 32) as u8 & 15, best: best as u8 & 15 | ((best >> 32) as u8 & 7) << 4 }
    }

    /// Does it speak of these owners?
    #[inline(always)]
    fn fits(&self, owners: &Owners) -> bool {
        (self.owners.0[0] ^ owners.0[0]) & self.mask.0[0] | (self.owners.0[1] ^ owners.0[1]) & self.mask.0[1] == 0
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
    /// The last lead that proved good with these lengths, whoever held which card.
    best: u8,
}

const NO_LEAD: u8 = 0x4f;
const EMPTY: Slot = Slot { key: 0, age: 0, first: 0, len: 0, room: 0, best: NO_LEAD };
const ROOMS: usize = 16;

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
    /// It is not, but these cards once proved to be good leads, if there are any: for these owners, and for these lengths.
    Hints([Lanes; 2]),
}

/// The table.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    entries: Vec<Entry>,
    /// Places that lists have grown out of, by their room.
    left: [Vec<u32>; ROOMS],
    /// How many slots are taken.
    taken: usize,
    age: u32,
}

impl Table {
    /// A table of at most about so many bytes.
    pub(super) fn new(bytes: usize) -> Table {
        let room = (bytes / (size_of::<Entry>() + size_of::<Slot>() / 4)).clamp(1024, u32::MAX as usize);
        // Lengths and leader are shared by some entries each.
        let slots = (room / 8 + 1).next_power_of_two();
        Table {
            slots: vec![EMPTY; slots],
            entries: Vec::with_capacity(room),
            left: [const { Vec::new() }; ROOMS],
            taken: 0,
            age: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.left.iter_mut().for_each(Vec::clear);
        self.taken = 0;
        if self.age == u32::MAX {
            self.slots.fill(EMPTY);
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
            return Known::Hints([0; 2]);
        }
        let first = slot.first as usize;
        let mut best = NO_LEAD;
        for entry in self.entries[first..first + usize::from(slot.len)].iter().rev() {
            if entry.fits(&query.owners) {
                let said = entry.said();
                if said.least >= need || said.most < need {
                    return Known::Decided(said.least >= need, lowest_that_mattered(entry.mask, query.all));
                }
                if best == NO_LEAD {
                    best = said.best;
                }
            }
        }
        Known::Hints([best, slot.best].map(|best| if best == NO_LEAD { 0 } else { nth(query.all, best) }))
    }

    /// Writes down what was proved: by the ranks of `mattered`, the first side wins between `least` and `most` tricks.
    pub(super) fn store(&mut self, query: &Query, mattered: Lanes, least: u8, most: u8, best: Lanes) {
        if self.entries.len() + (1 << ROOMS) > self.entries.capacity().max(2 << ROOMS) || self.taken * 4 > self.slots.len() * 3 {
            self.clear();
        }
        let mask = Owners::highest(std::array::from_fn(|suit| {
            let low = suit_of(mattered, suit);
            if low == 0 { 0 } else { count(suit_of(query.all, suit) & !((low & low.wrapping_neg()) - 1)) }
        }));
        let key = Table::key(query);
        let at = self.slot(key);
        if self.slots[at].age != self.age {
            self.taken += 1;
            self.slots[at] = Slot { key, age: self.age, ..EMPTY };
        }
        let best = if best == 0 { NO_LEAD } else { place(query.all, best) };
        let slot = &mut self.slots[at];
        if best != NO_LEAD {
            slot.best = best;
        }
        let (first, mut len) = (slot.first as usize, usize::from(slot.len));
        let mut n = 0;
        while n < len {
            let entry = &mut self.entries[first + n];
            // An entry that fits and asks for more.
            if entry.mask.0[0] & mask.0[0] == mask.0[0]
                && entry.mask.0[1] & mask.0[1] == mask.0[1]
                && (entry.owners.0[0] ^ query.owners.0[0]) & mask.0[0] | (entry.owners.0[1] ^ query.owners.0[1]) & mask.0[1] == 0
            {
                let said = entry.said();
                if entry.mask == mask {
                    let best = if best == NO_LEAD { said.best } else { best };
                    let said = Said { least: said.least.max(least), most: said.most.min(most), best };
                    *entry = Entry::new(query.owners, mask, said);
                    return;
                }
                if said.least <= least && said.most >= most {
                    len -= 1;
                    self.entries.swap(first + n, first + len);
                    self.slots[at].len -= 1;
                    continue;
                }
            }
            n += 1;
        }
        self.push(at, Entry::new(query.owners, mask, Said { least, most, best }));
    }

    fn push(&mut self, at: usize, entry: Entry) {
        let slot = &mut self.slots[at];
        let (first, len) = (slot.first as usize, usize::from(slot.len));
        let room = usize::from(slot.room);
        if len == 0 && room == 0 || len == 1 << room {
            // Room for one is no room: an empty list has none.
            let wider = (room + 1).min(ROOMS - 1);
            if room == wider {
                slot.len = 0;
                return self.push(at, entry);
            }
            let to = match self.left[wider].pop() {
                Some(to) => to as usize,
                None => {
                    let to = self.entries.len();
                    self.entries.resize(to + (1 << wider), entry);
                    to
                }
            };
            self.entries.copy_within(first..first + len, to);
            if room > 0 {
                self.left[room].push(first as u32);
            }
            slot.first = to as u32;
            slot.room = wider as u8;
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

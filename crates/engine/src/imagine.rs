//! Dealing cards nobody has seen, so that every consistent world has the same chance.

use crate::Rng;
use cards::CardSet;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A place for unseen cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Number of cards it takes.
    pub size: usize,
    /// Cards that are known not to be there.
    pub cannot: CardSet,
}

/// Limit of a slot: the number of these cards it can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The number of the slot.
    pub slot: usize,
    pub of: CardSet,
    /// Largest number of them.
    pub at_most: usize,
}

/// Deals `unseen` into the slots, whose sizes add up to their number, each consistent deal with the same chance. `None` if
/// there is none.
///
/// ```
/// use cards::CardSet;
/// use engine::{Rng, Slot, deal_unseen};
///
/// let unseen: CardSet = "1O 2O 3C 4C".parse().unwrap();
/// let void_in_ouros = Slot { size: 2, cannot: "1O 2O".parse().unwrap() };
/// let anything = Slot { size: 2, cannot: CardSet::EMPTY };
/// let hands = deal_unseen(unseen, &[void_in_ouros, anything], &mut Rng::new(1)).unwrap();
/// assert_eq!(hands[0].to_string(), "3C 4C");
/// ```
pub fn deal_unseen(unseen: CardSet, slots: &[Slot], rng: &mut Rng) -> Option<Vec<CardSet>> {
    deal_within(unseen, slots, &[], rng)
}

/// The same with limits: some slots take only a number of certain cards.
///
/// Cards that may go to the same slots under the same limits are of one kind. The ways to complete a deal are counted kind by
/// kind, from the last to the first, so that nothing is tried and thrown away. Slots that take the same cards are counted as
/// one, and what falls to them is divided among them afterwards: of ninety-seven cards a deal is still counted at once.
pub fn deal_within(unseen: CardSet, slots: &[Slot], limits: &[Limit], rng: &mut Rng) -> Option<Vec<CardSet>> {
    debug_assert_eq!(unseen.len(), slots.iter().map(|slot| slot.size).sum::<usize>());
    // Where nothing is known against any card every deal is consistent, and there is nothing to count.
    if limits.is_empty() && slots.iter().all(|slot| slot.size == 0 || !slot.cannot.meets(unseen)) {
        let mut left = unseen;
        return Some(slots.iter().map(|slot| take(&mut left, slot.size, rng)).collect());
    }
    // What cannot be broken limits nothing, and what is elsewhere can be nowhere.
    let slots: Vec<Slot> = slots.iter().map(|slot| Slot { cannot: slot.cannot & unseen, ..*slot }).collect();
    let binds = |limit: &&Limit| (limit.of & unseen).len().min(slots[limit.slot].size) > limit.at_most;
    let limits: Vec<Limit> = limits.iter().filter(binds).copied().collect();
    let (wide, member) = merged(&slots, &limits);
    let limits: Vec<Limit> = limits.iter().map(|limit| Limit { slot: member[limit.slot], ..*limit }).collect();
    let kinds = kinds_of(unseen, &wide, &limits);
    let mut counter = Counter { kinds: &kinds, known: HashMap::default() };
    let mut room =
        Room { slots: wide.iter().map(|slot| slot.size).collect(), limits: limits.iter().map(|limit| limit.at_most).collect() };
    let mut dealt = vec![CardSet::EMPTY; wide.len()];
    for (number, kind) in kinds.iter().enumerate() {
        let splits = counter.splits(number, &room);
        let total: f64 = splits.iter().map(|(weight, _)| weight).sum();
        if total <= 0.0 {
            return None;
        }
        let mut mark = rng.fraction() * total;
        let (_, split) = splits
            .iter()
            .find(|(weight, _)| {
                mark -= weight;
                mark < 0.0
            })
            .or(splits.last())?;
        let mut left = kind.cards;
        for (slot, &many) in split.iter().enumerate() {
            let taken = rng.cards(left, many);
            left -= taken;
            dealt[slot] |= taken;
        }
        room = room.after(kind, split);
    }
    Some(slots.iter().zip(member).map(|(slot, wide)| take(&mut dealt[wide], slot.size, rng)).collect())
}

/// In how many ways `unseen` can be dealt into the slots: the number of worlds that [`deal_unseen`] gives the same chance.
pub fn ways_to_deal(unseen: CardSet, slots: &[Slot]) -> f64 {
    let slots: Vec<Slot> = slots.iter().map(|slot| Slot { cannot: slot.cannot & unseen, ..*slot }).collect();
    let kinds = kinds_of(unseen, &slots, &[]);
    let room = Room { slots: slots.iter().map(|slot| slot.size).collect(), limits: Vec::new() };
    Counter { kinds: &kinds, known: HashMap::default() }.ways(0, room)
}

/// Removes `many` of these cards and returns them.
fn take(from: &mut CardSet, many: usize, rng: &mut Rng) -> CardSet {
    let taken = rng.cards(*from, many);
    *from -= taken;
    taken
}

/// Slots that take the same cards made one, and for each slot the number of the one it is part of.
fn merged(slots: &[Slot], limits: &[Limit]) -> (Vec<Slot>, Vec<usize>) {
    let mut wide: Vec<(Slot, usize)> = Vec::new();
    let mut member = Vec::new();
    let limited = |at: usize| limits.iter().any(|limit| limit.slot == at);
    for (at, &slot) in slots.iter().enumerate() {
        let same = wide.iter().position(|&(other, first)| other.cannot == slot.cannot && !limited(at) && !limited(first));
        match same {
            Some(number) => {
                wide[number].0.size += slot.size;
                member.push(number);
            }
            None => {
                member.push(wide.len());
                wide.push((slot, at));
            }
        }
    }
    (wide.into_iter().map(|(slot, _)| slot).collect(), member)
}

/// Cards that may go to the same slots, under the same limits.
struct Kind {
    /// One bit a slot.
    allowed: u32,
    /// One bit a limit.
    limited: u32,
    /// Per slot, the limits that count these cards.
    by_slot: Vec<Vec<usize>>,
    cards: CardSet,
}

/// The kinds, those that have the least choice first: the last one fills what is left.
fn kinds_of(unseen: CardSet, slots: &[Slot], limits: &[Limit]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for card in unseen {
        let allowed = bits(slots.iter().map(|slot| !slot.cannot.contains(card)));
        let limited = bits(limits.iter().map(|limit| limit.of.contains(card)));
        match kinds.iter_mut().find(|kind| (kind.allowed, kind.limited) == (allowed, limited)) {
            Some(kind) => kind.cards.insert(card),
            None => {
                let counts = |slot: usize| (0..limits.len()).filter(move |&n| limited >> n & 1 == 1 && limits[n].slot == slot);
                let by_slot = (0..slots.len()).map(|slot| counts(slot).collect()).collect();
                kinds.push(Kind { allowed, limited, by_slot, cards: CardSet::of(card) });
            }
        }
    }
    kinds.sort_by_key(|kind| (kind.allowed.count_ones(), kind.cards.len()));
    kinds
}

fn bits(set: impl Iterator<Item = bool>) -> u32 {
    set.enumerate().fold(0, |bits, (n, here)| bits | u32::from(here) << n)
}

/// Capacity left in the slots, for any card and for the limited ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Room {
    slots: Vec<usize>,
    limits: Vec<usize>,
}

impl Room {
    /// The room left after dealing this number of a kind to each slot.
    fn after(&self, kind: &Kind, split: &[usize]) -> Room {
        let mut left = self.clone();
        for (slot, &many) in split.iter().enumerate() {
            left.slots[slot] -= many;
            kind.by_slot[slot].iter().for_each(|&limit| left.limits[limit] -= many);
        }
        left
    }

    /// Number of cards of a kind that a slot can take.
    fn for_kind(&self, kind: &Kind, slot: usize) -> usize {
        if kind.allowed >> slot & 1 == 0 {
            return 0;
        }
        let limits = kind.by_slot[slot].iter().map(|&limit| self.limits[limit]);
        limits.fold(self.slots[slot], usize::min)
    }
}

struct Counter<'a> {
    kinds: &'a [Kind],
    known: HashMap<(usize, Room), f64, BuildHasherDefault<Folded>>,
}

/// A quick hash for numbers of our own: nobody chooses them to make it slow.
#[derive(Default)]
struct Folded(u64);

impl Hasher for Folded {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.write_u64(chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

impl Counter<'_> {
    /// The ways to deal the kinds from `kind` on into this room.
    fn ways(&mut self, kind: usize, room: Room) -> f64 {
        if kind == self.kinds.len() {
            return 1.0;
        }
        let key = (kind, room);
        if let Some(&ways) = self.known.get(&key) {
            return ways;
        }
        let ways = self.splits(kind, &key.1).iter().map(|(weight, _)| weight).sum();
        self.known.insert(key, ways);
        ways
    }

    /// The ways to split one kind over the slots, each with the number of deals it leads to.
    fn splits(&mut self, number: usize, room: &Room) -> Vec<(f64, Vec<usize>)> {
        let kind = &self.kinds[number];
        let most: Vec<usize> = (0..room.slots.len()).map(|slot| room.for_kind(kind, slot)).collect();
        let mut found = Vec::new();
        spread(&most, kind.cards.len(), 0, &mut vec![0; most.len()], 1.0, &mut found);
        for (weight, split) in &mut found {
            *weight *= self.ways(number + 1, room.after(kind, split));
        }
        found.retain(|(weight, _)| *weight > 0.0);
        found
    }
}

/// All ways to put `many` cards into the slots from `slot` on, weighted by the choices of which card goes where.
fn spread(most: &[usize], many: usize, slot: usize, split: &mut Vec<usize>, weight: f64, found: &mut Vec<(f64, Vec<usize>)>) {
    let Some(&here_most) = most.get(slot) else {
        found.push((weight, split.clone()));
        return;
    };
    let later: usize = most[slot + 1..].iter().sum();
    for here in many.saturating_sub(later)..=many.min(here_most) {
        split[slot] = here;
        spread(most, many - here, slot + 1, split, weight * binomial(many, here), found);
    }
}

fn binomial(n: usize, k: usize) -> f64 {
    (0..k).fold(1.0, |product, i| product * (n - i) as f64 / (i + 1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn set(text: &str) -> CardSet {
        text.parse().expect("cards")
    }

    #[test]
    fn every_consistent_deal_appears_equally_often_and_no_other() {
        // Five cards into hands of two and one and a rest of two; the first hand is void in copas, the second in espadas.
        let unseen = set("1O 1C 2C 1E 2E");
        let slots = [
            Slot { size: 2, cannot: set("1C 2C") },
            Slot { size: 1, cannot: set("1E 2E") },
            Slot { size: 2, cannot: CardSet::EMPTY },
        ];
        let mut consistent = 0;
        for a in unseen {
            for b in unseen.iter().filter(|&b| b > a) {
                for c in unseen - CardSet::of(a).with(b) {
                    consistent += usize::from(!slots[0].cannot.meets(CardSet::of(a).with(b)) && !slots[1].cannot.contains(c));
                }
            }
        }
        let mut rng = Rng::new(1);
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..8_000 {
            let dealt = deal_unseen(unseen, &slots, &mut rng).expect("a deal");
            for (cards, slot) in dealt.iter().zip(&slots) {
                assert!(cards.len() == slot.size && !cards.meets(slot.cannot));
            }
            *seen.entry(format!("{dealt:?}")).or_default() += 1;
        }
        assert_eq!(seen.len(), consistent);
        assert_eq!(ways_to_deal(unseen, &slots), consistent as f64);
        let fair = 8_000.0 / consistent as f64;
        assert!(seen.values().all(|&n| (f64::from(n) - fair).abs() < 5.0 * fair.sqrt()), "{seen:?}");
    }

    #[test]
    fn limits_are_kept_and_what_they_allow_is_equally_likely() {
        // Six cards into two hands of two and a rest of two; the first takes at most one of copas, the second is like the rest.
        let unseen = set("1O 2O 3O 1C 2C 3C");
        let slot = Slot { size: 2, cannot: CardSet::EMPTY };
        let limit = Limit { slot: 0, of: set("1C 2C 3C"), at_most: 1 };
        let mut rng = Rng::new(2);
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..24_000 {
            let dealt = deal_within(unseen, &[slot; 3], &[limit], &mut rng).expect("a deal");
            assert!((dealt[0] & limit.of).len() <= 1 && dealt.iter().all(|cards| cards.len() == 2));
            *seen.entry(format!("{dealt:?}")).or_default() += 1;
        }
        // Of the fifteen first hands three have two of copas; the four cards left fall six ways.
        assert_eq!(seen.len(), 12 * 6);
        let fair = 24_000.0 / 72.0;
        assert!(seen.values().all(|&n| (f64::from(n) - fair).abs() < 5.0 * f64::sqrt(fair)), "{seen:?}");
    }

    #[test]
    fn an_impossible_deal_is_none() {
        let slots = [Slot { size: 1, cannot: set("1O") }];
        assert_eq!(deal_unseen(set("1O"), &slots, &mut Rng::new(1)), None);
    }
}

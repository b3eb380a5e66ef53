//! Dealing cards nobody has seen, so that every consistent world has the same chance.

use crate::Luck;
use cards::CardSet;
use std::collections::HashMap;

/// A place for unseen cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// How many cards it takes.
    pub size: usize,
    /// Cards that are known not to be there.
    pub cannot: CardSet,
}

/// Deals `unseen` into the slots, whose sizes add up to their number, each consistent deal with the same chance. `None` if
/// there is none.
///
/// Cards that may go to the same slots are of one kind. The ways to complete a deal are counted kind by kind, from the last
/// to the first, so that nothing is tried and thrown away.
pub fn deal_unseen(unseen: CardSet, slots: &[Slot], luck: &mut Luck) -> Option<Vec<CardSet>> {
    debug_assert_eq!(unseen.len(), slots.iter().map(|slot| slot.size).sum::<usize>());
    let mut kinds: Vec<(u32, CardSet)> = Vec::new();
    for card in unseen {
        let allowed =
            slots.iter().enumerate().filter(|(_, slot)| !slot.cannot.contains(card)).fold(0, |mask, (n, _)| mask | 1 << n);
        match kinds.iter_mut().find(|(mask, _)| *mask == allowed) {
            Some((_, cards)) => cards.insert(card),
            None => kinds.push((allowed, CardSet::of(card))),
        }
    }
    let mut counter = Counter { kinds: &kinds, known: HashMap::new() };
    let mut room: Vec<usize> = slots.iter().map(|slot| slot.size).collect();
    let mut dealt = vec![CardSet::EMPTY; slots.len()];
    for (kind, &(_, cards)) in kinds.iter().enumerate() {
        let splits = counter.splits(kind, &room);
        let total: f64 = splits.iter().map(|(weight, _)| weight).sum();
        if total <= 0.0 {
            return None;
        }
        let mut mark = luck.fraction() * total;
        let (_, split) = splits
            .iter()
            .find(|(weight, _)| {
                mark -= weight;
                mark < 0.0
            })
            .or(splits.last())?;
        let mut left = cards;
        for (slot, &many) in split.iter().enumerate() {
            let taken = luck.cards(left, many);
            left -= taken;
            dealt[slot] |= taken;
            room[slot] -= many;
        }
    }
    Some(dealt)
}

struct Counter<'a> {
    kinds: &'a [(u32, CardSet)],
    known: HashMap<(usize, Vec<usize>), f64>,
}

impl Counter<'_> {
    /// The ways to deal the kinds from `kind` on into slots with this much room.
    fn ways(&mut self, kind: usize, room: &[usize]) -> f64 {
        if kind == self.kinds.len() {
            return 1.0;
        }
        let key = (kind, room.to_vec());
        if let Some(&ways) = self.known.get(&key) {
            return ways;
        }
        let ways = self.splits(kind, room).iter().map(|(weight, _)| weight).sum();
        self.known.insert(key, ways);
        ways
    }

    /// The ways to split one kind over the slots, each with the number of deals it leads to.
    fn splits(&mut self, kind: usize, room: &[usize]) -> Vec<(f64, Vec<usize>)> {
        let (allowed, cards) = self.kinds[kind];
        let mut found = Vec::new();
        let mut split = vec![0; room.len()];
        spread(allowed, cards.len(), 0, room, &mut split, 1.0, &mut found);
        for (weight, split) in &mut found {
            let left: Vec<usize> = room.iter().zip(split.iter()).map(|(room, many)| room - many).collect();
            *weight *= self.ways(kind + 1, &left);
        }
        found.retain(|(weight, _)| *weight > 0.0);
        found
    }
}

/// All ways to put `many` cards into the allowed slots from `slot` on, weighted by the choices of which card goes where.
fn spread(
    allowed: u32,
    many: usize,
    slot: usize,
    room: &[usize],
    split: &mut Vec<usize>,
    weight: f64,
    found: &mut Vec<(f64, Vec<usize>)>,
) {
    if slot == room.len() {
        if many == 0 {
            found.push((weight, split.clone()));
        }
        return;
    }
    let most = if allowed >> slot & 1 == 1 { many.min(room[slot]) } else { 0 };
    for here in 0..=most {
        split[slot] = here;
        spread(allowed, many - here, slot + 1, room, split, weight * binomial(many, here), found);
    }
    split[slot] = 0;
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
        let mut luck = Luck::new(1);
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..8_000 {
            let dealt = deal_unseen(unseen, &slots, &mut luck).expect("a deal");
            for (cards, slot) in dealt.iter().zip(&slots) {
                assert!(cards.len() == slot.size && !cards.meets(slot.cannot));
            }
            *seen.entry(format!("{dealt:?}")).or_default() += 1;
        }
        assert_eq!(seen.len(), consistent);
        let fair = 8_000.0 / consistent as f64;
        assert!(seen.values().all(|&n| (f64::from(n) - fair).abs() < 5.0 * fair.sqrt()), "{seen:?}");
    }

    #[test]
    fn an_impossible_deal_is_none() {
        let slots = [Slot { size: 1, cannot: set("1O") }];
        assert_eq!(deal_unseen(set("1O"), &slots, &mut Luck::new(1)), None);
    }
}

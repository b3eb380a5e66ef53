//! Swiss: each round pairs those who stand alike and have not met (R49).

use crate::entry::EntryId;
use std::collections::BTreeSet;

/// Enough rounds to separate all.
///
/// ```
/// assert_eq!(club::format::swiss::rounds_for(40), 6);
/// ```
pub fn rounds_for(entries: usize) -> usize {
    entries.next_power_of_two().trailing_zeros() as usize
}

/// A round's pairings and the entry that stands out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    pub pairs: Vec<[EntryId; 2]>,
    pub bye: Option<EntryId>,
}

/// Two who have met, in either order.
pub fn met(a: EntryId, b: EntryId) -> (EntryId, EntryId) {
    (a.min(b), a.max(b))
}

/// Pairs a ranking list, best first: the highest unpaired meets the next highest they have not met, and where the rest cannot be
/// paired the last choice is changed first. With an odd number the lowest without a bye has it. If all have met all, they meet
/// again.
pub fn pair(list: &[EntryId], have_met: &BTreeSet<(EntryId, EntryId)>, had_bye: &BTreeSet<EntryId>) -> Paired {
    let mut byes: Vec<Option<EntryId>> = vec![None];
    if list.len() % 2 == 1 {
        let fresh = list.iter().rev().filter(|entry| !had_bye.contains(entry));
        let again = list.iter().rev().filter(|entry| had_bye.contains(entry));
        byes = fresh.chain(again).copied().map(Some).collect();
    }
    for &bye in &byes {
        let rest: Vec<EntryId> = list.iter().copied().filter(|&entry| Some(entry) != bye).collect();
        let mut budget = BUDGET;
        if let Some(pairs) = pair_rest(&rest, have_met, &mut budget) {
            return Paired { pairs, bye };
        }
    }
    let bye = byes[0];
    let rest: Vec<EntryId> = list.iter().copied().filter(|&entry| Some(entry) != bye).collect();
    Paired { pairs: rest.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect(), bye }
}

/// The most trials of one pairing: far more than a real event needs, and still done at once.
const BUDGET: u32 = 200_000;

fn pair_rest(rest: &[EntryId], have_met: &BTreeSet<(EntryId, EntryId)>, budget: &mut u32) -> Option<Vec<[EntryId; 2]>> {
    let Some((&first, others)) = rest.split_first() else { return Some(Vec::new()) };
    for (n, &other) in others.iter().enumerate() {
        *budget = budget.checked_sub(1)?;
        if have_met.contains(&met(first, other)) {
            continue;
        }
        let mut left = others.to_vec();
        left.remove(n);
        if let Some(mut pairs) = pair_rest(&left, have_met, budget) {
            pairs.insert(0, [first, other]);
            return Some(pairs);
        }
    }
    None
}

//! Groups that play all against all, and a knockout of their first two (R48).

use super::{PlannedJogo, Round, Source, Stage, knockout, robin};
use crate::entry::{EntryId, JogoId};
use crate::options::ThirdPlace;

/// The numbers of groups that can be crossed in a knockout.
const NUMBERS: [usize; 4] = [8, 4, 2, 1];

/// The fewest entries of a group.
const SMALLEST: usize = 3;

/// As many groups as were asked for, if every one of them has three entries; else the most that have.
pub fn number(entries: usize, asked: Option<usize>) -> usize {
    let fits = |&groups: &usize| entries >= groups * SMALLEST;
    asked.filter(|groups| NUMBERS.contains(groups)).filter(fits).or_else(|| NUMBERS.into_iter().find(fits)).unwrap_or(1)
}

/// The entries of each group: the k-th drawn goes to group k, and round again.
pub fn share_out(order: &[EntryId], groups: usize) -> Vec<Vec<EntryId>> {
    let mut shared = vec![Vec::new(); groups];
    for (n, &entry) in order.iter().enumerate() {
        shared[n % groups].push(entry);
    }
    shared
}

/// The rounds of all groups, played side by side, and the knockout behind them; the first jogo has the number `first`.
pub fn rounds(order: &[EntryId], groups: usize, first: JogoId, third: ThirdPlace) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for (group, entries) in share_out(order, groups).iter().enumerate() {
        for (n, round) in robin::rounds(entries, Stage::Group, Some(group)).into_iter().enumerate() {
            if rounds.len() <= n {
                rounds.push(Vec::new());
            }
            rounds[n].extend(round);
        }
    }
    let jogos: usize = rounds.iter().map(Vec::len).sum();
    let first = JogoId(first.0 + jogos as u32);
    if groups == 1 {
        // The third of the group is third: only first place is still open.
        rounds.push(vec![PlannedJogo {
            stage: Stage::Final,
            group: None,
            sides: [Source::OfGroup(0, 0), Source::OfGroup(0, 1)],
        }]);
    } else {
        rounds.extend(knockout::rounds(&crossed(groups), first, third));
    }
    rounds
}

/// The lines of the knockout: the first of a group meets the second of its neighbour; the two of a group meet in the final at the
/// earliest.
fn crossed(groups: usize) -> Vec<Source> {
    let upper = (0..groups).step_by(2).flat_map(|group| [Source::OfGroup(group, 0), Source::OfGroup(group + 1, 1)]);
    let lower = (0..groups).step_by(2).flat_map(|group| [Source::OfGroup(group + 1, 0), Source::OfGroup(group, 1)]);
    upper.chain(lower).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r48_groups_cross_with_their_neighbours() {
        let of = |places: &[Source]| {
            let name = |source: &Source| match *source {
                Source::OfGroup(group, place) => format!("{}{}", (b'A' + group as u8) as char, place + 1),
                _ => String::new(),
            };
            places.chunks(2).map(|pair| format!("{}-{}", name(&pair[0]), name(&pair[1]))).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(of(&crossed(2)), "A1-B2 B1-A2");
        assert_eq!(of(&crossed(4)), "A1-B2 C1-D2 B1-A2 D1-C2");
        assert_eq!(of(&crossed(8)), "A1-B2 C1-D2 E1-F2 G1-H2 B1-A2 D1-C2 F1-E2 H1-G2");
    }

    #[test]
    fn r48_sizes_differ_by_at_most_one_and_are_three_or_more() {
        for entries in 3..100 {
            for asked in [None, Some(1), Some(2), Some(4), Some(8), Some(3)] {
                let order: Vec<EntryId> = (0..entries).map(EntryId).collect();
                let sizes: Vec<usize> = share_out(&order, number(order.len(), asked)).iter().map(Vec::len).collect();
                let (least, most) = (sizes.iter().min().copied(), sizes.iter().max().copied());
                assert!(least >= Some(3) && most <= least.map(|least| least + 1), "{entries} in {sizes:?}");
            }
        }
    }
}

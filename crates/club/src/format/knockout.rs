//! The knockout with its byes and its match for third place (R46, R47).

use super::{PlannedJogo, Round, Source, Stage};
use crate::entry::JogoId;
use crate::options::ThirdPlace;

/// The lines of a bracket of this size, which is a power of two: each place s meets size + 1 - s, and so on inwards.
///
/// ```
/// assert_eq!(club::format::knockout::lines(4), [1, 4, 2, 3]);
/// ```
pub fn lines(size: usize) -> Vec<usize> {
    let mut lines = vec![1];
    while lines.len() < size {
        let places = lines.len() * 2;
        lines = lines.iter().flat_map(|&place| [place, places + 1 - place]).collect();
    }
    lines
}

/// All rounds of a knockout between these places in the order of their lines; the first jogo has the number `first`. Third place and
/// final stand in the last round, in this order.
pub fn rounds(places: &[Source], first: JogoId, third: ThirdPlace) -> Vec<Round> {
    let mut rounds = Vec::new();
    let mut sides = places.to_vec();
    let mut next = first.0;
    while sides.len() >= 2 {
        let stage = Stage::of_places(sides.len());
        let mut round: Round =
            sides.chunks_exact(2).map(|pair| PlannedJogo { stage, group: None, sides: [pair[0], pair[1]] }).collect();
        if stage == Stage::Final && places.len() >= 4 && third == ThirdPlace::Match {
            let losers = [next - 2, next - 1].map(|semifinal| Source::LoserOf(JogoId(semifinal)));
            round.insert(0, PlannedJogo { stage: Stage::Third, group: None, sides: losers });
        }
        sides = (0..round.len() as u32).map(|n| Source::WinnerOf(JogoId(next + n))).collect();
        next += round.len() as u32;
        if stage == Stage::Final {
            sides.clear();
        }
        rounds.push(round);
    }
    rounds
}

/// The places of a drawn order in a bracket: numbers beyond the last entry are byes, so the first drawn have them.
pub fn places(order: &[Source]) -> Vec<Source> {
    let size = order.len().next_power_of_two().max(2);
    lines(size).into_iter().map(|place| order.get(place - 1).copied().unwrap_or(Source::Nobody)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r46_the_lines_of_a_bracket() {
        assert_eq!(lines(2), [1, 2]);
        assert_eq!(lines(4), [1, 4, 2, 3]);
        assert_eq!(lines(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(lines(16), [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    }
}

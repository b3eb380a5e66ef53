//! Misspelt words: the word of a vocabulary that was probably meant.

use std::collections::BTreeSet;

/// Letters of a word from which one slip is forgiven, and from which two are.
const ONE_SLIP: usize = 5;
const TWO_SLIPS: usize = 9;

/// The words of one language, by their first letter.
pub(super) struct Spelling(BTreeSet<String>);

impl Spelling {
    pub(super) fn new(words: BTreeSet<String>) -> Spelling {
        Spelling(words)
    }

    pub(super) fn contains(&self, word: &str) -> bool {
        self.0.contains(word)
    }

    /// The word with the fewest slips between, among those with the same first letter.
    pub(super) fn nearest(&self, word: &str) -> Option<&str> {
        let letters: Vec<char> = word.chars().collect();
        let most = match letters.len() {
            TWO_SLIPS.. => 2,
            ONE_SLIP.. => 1,
            _ => return None,
        };
        let first = letters.first()?.to_string();
        let alike = self.0.range(first.clone()..).take_while(|known| known.starts_with(&first));
        let near = alike.filter(|known| known.len().abs_diff(word.len()) <= most);
        let slips = near.map(|known| (slips(&letters, &known.chars().collect::<Vec<_>>()), known));
        slips.filter(|(slips, _)| *slips <= most).min_by_key(|(slips, _)| *slips).map(|(_, known)| known.as_str())
    }
}

/// Letters left out, added, put for another or swapped with their neighbour (optimal string alignment).
fn slips(one: &[char], other: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (row, letter) in one.iter().enumerate() {
        let mut now = vec![row + 1];
        for (column, known) in other.iter().enumerate() {
            let mut least = (last[column] + usize::from(letter != known)).min(last[column + 1] + 1).min(now[column] + 1);
            let swapped = row > 0 && column > 0 && *letter == other[column - 1] && one[row - 1] == *known;
            if swapped {
                least = least.min(before[column - 1] + 1);
            }
            now.push(least);
        }
        before = std::mem::replace(&mut last, now);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slip_is_forgiven_in_a_short_word_two_in_a_long_one_and_none_in_a_shorter() {
        let words = ["discards", "descartou", "trick", "card"];
        let spelling = Spelling::new(words.into_iter().map(str::to_owned).collect());
        for (written, meant) in [
            ("discrads", Some("discards")),
            ("trcik", Some("trick")),
            ("descrtouu", Some("descartou")),
            ("crad", None),
            ("dscrds", None),
            ("iscards", None),
        ] {
            assert_eq!(spelling.nearest(written), meant, "{written}");
        }
    }
}

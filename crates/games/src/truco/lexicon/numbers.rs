//! Numbers as they are sung, in words and figures.

use super::super::points::{CAVALO, MOST_SONG, REI, SOTA};

/// Numbers up to nineteen, and the negras, as they are said.
#[rustfmt::skip]
const SMALL: &[(&str, i64)] = &[
    ("um", 1), ("uma", 1), ("uno", 1), ("dois", 2), ("duas", 2), ("tres", 3), ("quatro", 4), ("cinco", 5), ("seis", 6),
    ("sete", 7), ("oito", 8), ("nove", 9), ("dez", 10), ("onze", 11), ("doze", 12), ("treze", 13), ("quatorze", 14),
    ("catorze", 14), ("quinze", 15), ("dezesseis", 16), ("dezasseis", 16), ("dezessete", 17), ("dezassete", 17),
    ("dezoito", 18), ("dezenove", 19), ("dezanove", 19), ("rei", REI), ("cavalo", CAVALO), ("sota", SOTA), ("dama", SOTA),
];

/// The first number of a sentence (R40): *vinte* and *trinta* take a unit behind them, *quatro e sete* is four.
pub(super) fn first(words: &[&str]) -> Option<i64> {
    words.iter().enumerate().find_map(|(at, word)| {
        let behind = &words[at + 1..];
        match *word {
            "vinte" => Some(with_unit(20, behind.strip_prefix(&["e"]).unwrap_or(behind))),
            "trinta" => Some(with_unit(30, behind.strip_prefix(&["e"]).unwrap_or(behind))),
            // A figure is whole unless a unit is added aloud.
            "20" | "30" => number(word).map(|tens| behind.strip_prefix(&["e"]).map_or(tens, |unit| with_unit(tens, unit))),
            _ => number(word),
        }
    })
}

fn with_unit(tens: i64, behind: &[&str]) -> i64 {
    let unit = behind.first().and_then(|word| number(word)).filter(|unit| (1..=9).contains(unit));
    unit.map(|unit| tens + unit).filter(|&points| points <= MOST_SONG).unwrap_or(tens)
}

/// One word, or the figures with which it begins.
fn number(word: &str) -> Option<i64> {
    let small = SMALL.iter().find(|(known, _)| *known == word).map(|&(_, points)| points);
    small.or_else(|| {
        let figures = &word[..word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(word.len())];
        figures.parse().ok().filter(|points| (0..=MOST_SONG).contains(points))
    })
}

//! Tolerant spelling: accents and capitals do not matter, and a slip of the pen is forgiven.

use strsim::levenshtein;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The same in small letters, without accents, and with one blank between words.
///
/// ```
/// assert_eq!(words::plain("  Renúncia  de Basto"), "renuncia de basto");
/// ```
pub fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").to_lowercase().nfd().filter(|&letter| !is_combining_mark(letter)).collect()
}

/// Those of the known words that are written nearly so, or contain what was written, the nearest first; at most four.
///
/// ```
/// assert_eq!(words::near("codilo", ["casca", "codilho", "bolo"]), ["codilho"]);
/// ```
pub fn near<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let written = plain(written);
    let letters = written.chars().count();
    let distance = |word: &str| {
        let word = plain(word);
        let part = letters >= 3 && (word.contains(&written) || word.chars().count() >= 3 && written.contains(&word));
        let slips = levenshtein(&written, &word);
        // A third of the letters may be wrong; in a word of one or two there is nothing to guess.
        (slips * 3 <= letters).then_some(slips).or(part.then_some(letters))
    };
    let mut found: Vec<(usize, &str)> = known.into_iter().filter_map(|word| Some((distance(word)?, word))).collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(|(_, word)| word).take(4).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_of_every_language_are_taken_off() {
        assert_eq!(plain("  Só  CAÇA ñandú città Löwe "), "so caca nandu citta lowe");
    }

    #[test]
    fn the_nearest_comes_first_and_what_is_far_not_at_all() {
        assert_eq!(near("volterete", ["truco", "voltarete", "yukon"]), ["voltarete"]);
        assert_eq!(near("ENVIDO ", ["falta envido", "envido", "flor"]), ["envido", "falta envido"]);
        assert!(near("xyzzy", ["truco", "voltarete", "yukon"]).is_empty());
        assert!(near("", ["truco"]).is_empty());
    }
}

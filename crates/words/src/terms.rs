//! Words that mean the same in the languages of the house: the list of terms by which its texts are written (`docs/words.md`).

use crate::spelling::plain;

const WORDS: &str = include_str!("../../../docs/words.md");

/// The cells of the list, each with the spellings that mean the same.
fn terms() -> impl Iterator<Item = Vec<String>> {
    let list = WORDS.split_once("\n## Terms\n").map_or("", |(_, list)| list);
    list.lines().filter(|line| line.starts_with("| ")).skip(1).map(|line| {
        let words = line.split(['|', ',', ';', '(', ')', '*']).map(plain);
        words.filter(|word| !word.is_empty()).collect()
    })
}

/// What else a word is called, in any language of the house, without accents and in small letters: *renuncia* is a revoke.
pub fn synonyms(word: &str) -> Vec<String> {
    let wanted = plain(word);
    let mut found: Vec<String> = terms().filter(|term| term.contains(&wanted)).flatten().filter(|word| *word != wanted).collect();
    found.sort_unstable();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_one_language_is_known_in_the_others() {
        for word in ["renúncia", "Renuncia", "renuncio", "rifiuto"] {
            assert!(synonyms(word).contains(&"revoke".to_owned()), "{word}: {:?}", synonyms(word));
        }
        assert!(synonyms("baza").contains(&"trick".to_owned()) && synonyms("xyzzy").is_empty());
    }
}

//! Words that mean the same in all languages: the list of terms by which the texts are written (`docs/words.md`).

use crate::Language;
use crate::spelling::plain;

const WORDS: &str = include_str!("../../../docs/words.md");

/// The rows of the table under this heading, each with its cells.
fn rows(heading: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let below = WORDS.split_once(heading).map_or("", |(_, below)| below);
    let section = below.split("\n## ").next().unwrap_or_default();
    let table = section.lines().filter(|line| line.starts_with("| ")).skip(1);
    table.map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
}

/// A word for a term that is not the one the texts use.
struct Other {
    term: &'static str,
    language: Language,
    word: &'static str,
    written: &'static str,
}

fn others() -> impl Iterator<Item = Other> {
    rows("\n## Other words for them\n").filter_map(|row| match row[..] {
        [term, language, word, written] => Some(Other { term, language: Language::from_tag(language)?, word, written }),
        _ => None,
    })
}

/// A cell without what explains it.
fn bare(cell: &str) -> &str {
    cell.split('(').next().unwrap_or_default().trim()
}

/// Spellings that mean the same, a term each.
fn terms() -> impl Iterator<Item = Vec<String>> {
    rows("\n## Terms\n").map(|row| {
        let name = row.first().copied().map(bare).unwrap_or_default();
        let explained = row.iter().flat_map(|cell| cell.split([',', ';', '(', ')', '*']));
        let other = others().filter(|other| other.term == name).map(|other| other.word);
        explained.chain(other).map(plain).filter(|word| !word.is_empty()).collect()
    })
}

/// Words never written in a language, each with the term whose word stands instead.
pub fn avoided(language: Language) -> Vec<(&'static str, &'static str)> {
    others()
        .filter(|other| other.language == language && other.written == "never")
        .map(|other| (other.word, other.term))
        .collect()
}

/// Other names of a word, in any language, without accents and in small letters: *renuncia* is a revoke.
///
/// ```
/// assert!(words::synonyms("baza").contains(&"trick".to_owned()));
/// ```
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
        for word in ["renúncia", "Renuncia", "renuncio", "rifiuto", "renunzia"] {
            assert!(synonyms(word).contains(&"revoke".to_owned()), "{word}: {:?}", synonyms(word));
        }
        assert!(synonyms("baza").contains(&"trick".to_owned()) && synonyms("xyzzy").is_empty());
    }

    #[test]
    fn the_old_spelling_of_reposta_is_known() {
        assert!(synonyms("resposta").contains(&"reposta".to_owned()), "{:?}", synonyms("resposta"));
    }

    #[test]
    fn a_term_has_one_word_in_each_language() {
        for row in rows("\n## Terms\n") {
            assert_eq!(row.len(), 4, "{row:?}");
            let many = row.iter().filter(|cell| !cell.starts_with('*')).find(|cell| bare(cell).contains([',', ';', '/']));
            assert!(many.is_none(), "{row:?} has more than one word in a cell");
        }
    }

    #[test]
    fn every_other_word_belongs_to_a_term_of_the_list() {
        let known: Vec<&str> = rows("\n## Terms\n").filter_map(|row| row.first().copied().map(bare)).collect();
        let lost: Vec<&str> = others().map(|other| other.term).filter(|term| !known.contains(term)).collect();
        assert!(lost.is_empty() && avoided(Language::Italian).contains(&("renunzia", "revoke")), "{lost:?}");
        assert_eq!(
            others().count(),
            rows("\n## Other words for them\n").count(),
            "a row with another number of cells, or of no language"
        );
    }
}

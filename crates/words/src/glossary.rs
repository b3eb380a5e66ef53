//! The glossary of the house, for who asks what a word means: the same page that stands in the documents.

use crate::spelling::{near, plain};

const PAGE: &str = include_str!("../../../docs/glossary.md");

/// Of which games each heading of the page holds the words; a heading that is not here holds those of the house.
const HEADINGS: [(&str, &[&str]); 4] = [
    ("## The words of the books", &["voltarete"]),
    ("### Truco Cego", &["truco"]),
    ("### Minchiate", &["minchiate"]),
    ("### Yukon and Grand", &["yukon", "grand"]),
];

/// A line of the glossary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The word, and what else it is called.
    pub names: Vec<String>,
    /// What it means.
    pub meaning: String,
    /// The games whose word it is; none if it is one of the house.
    games: &'static [&'static str],
}

impl Term {
    /// How well a term serves who plays this game: its own words come before those of the house, and those before others.
    fn distance(&self, game: &str) -> u8 {
        if self.games.contains(&game) {
            0
        } else if self.games.is_empty() {
            1
        } else {
            2
        }
    }
}

/// All lines of the page.
fn terms() -> impl Iterator<Item = Term> {
    let mut games: &[&str] = &[];
    PAGE.lines().filter_map(move |line| {
        if line.starts_with('#') {
            games = HEADINGS.iter().find(|(heading, _)| *heading == line).map_or(&[], |(_, games)| games);
        }
        let (names, meaning) = line.strip_prefix("| **")?.trim_end_matches(" |").split_once(" | ")?;
        let names = names.split([',', '(', ')', ';']).map(unmarked).filter(|name| !name.is_empty()).collect();
        Some(Term { names, meaning: unmarked(meaning), games })
    })
}

/// A text without the marks of the page.
fn unmarked(text: &str) -> String {
    text.replace("**", "").replace(['*', '`'], "").trim().to_owned()
}

/// What a word means to who plays this game; or the words of the game and the house that are written nearly so.
pub fn glossary(game: &str, word: &str) -> Result<Term, Vec<String>> {
    let wanted = plain(&word.replace(['_', '-'], " "));
    let is_name = |name: &String| plain(&name.replace(['_', '-'], " ")) == wanted;
    let found = terms().filter(|term| term.names.iter().any(is_name)).min_by_key(|term| term.distance(game));
    found.ok_or_else(|| {
        let known: Vec<String> = terms().filter(|term| term.distance(game) < 2).flat_map(|term| term.names).collect();
        near(word, known.iter().map(String::as_str)).into_iter().map(str::to_owned).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_heading_is_on_the_page_and_has_words() {
        for (heading, games) in HEADINGS {
            assert!(PAGE.lines().any(|line| line == heading), "{heading}");
            assert!(terms().any(|term| term.games == games), "{heading}");
        }
        assert!(terms().any(|term| term.games.is_empty()), "the words of the house");
    }

    #[test]
    fn accents_capitals_and_other_names_do_not_matter() {
        for word in ["contra-pé", "Contra-pe", "contrape", "CONTRA PÉ"] {
            assert!(glossary("voltarete", word).is_ok_and(|term| term.meaning.starts_with("the second to speak")), "{word}");
        }
        assert!(glossary("voltarete", "comprar").is_ok_and(|term| term.names[0] == "buying"));
    }

    #[test]
    fn a_word_of_two_games_means_what_it_means_in_the_one_played() {
        let meaning = |game: &str| glossary(game, "baralho").map(|term| term.meaning).unwrap_or_default();
        assert!(meaning("truco").starts_with("the pack") && meaning("voltarete").starts_with("the thirteen cards"));
        assert!(meaning("grand").contains("cards"), "a word of another game is better than none");
    }

    #[test]
    fn near_words_are_offered_on_a_miss() {
        assert_eq!(glossary("voltarete", "codillo").err(), Some(vec!["codilho".to_owned()]));
        assert_eq!(glossary("voltarete", "xyzzy").err(), Some(Vec::new()));
    }
}

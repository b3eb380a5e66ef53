//! The glossary of the house, for who asks what a word means: the same pages that stand in the documents, one for the house and one
//! for each game or family of games.

use crate::embedded::GLOSSARIES;
use crate::family;
use crate::spelling::{near, plain};

const HOUSE: &str = include_str!("../../../docs/glossary.md");

/// A line of the glossary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The word, and what else it is called.
    pub names: Vec<String>,
    pub meaning: String,
    /// The game or family whose word it is; none if it is one of the house.
    page: Option<&'static str>,
}

impl Term {
    /// How well a term serves who plays a game: its own words come before its family's, those before the house's, and those before
    /// others.
    fn distance(&self, game: &str, family: Option<&str>) -> u8 {
        match self.page {
            Some(page) if page == game => 0,
            Some(_) if self.page == family => 1,
            None => 2,
            Some(_) => 3,
        }
    }
}

/// All lines of all pages.
fn terms() -> impl Iterator<Item = Term> {
    let pages = GLOSSARIES.iter().map(|&(page, text)| (Some(page), text)).chain([(None, HOUSE)]);
    pages.flat_map(|(page, text)| text.lines().filter_map(move |line| term(page, line)))
}

fn term(page: Option<&'static str>, line: &str) -> Option<Term> {
    let (names, meaning) = line.strip_prefix("| **")?.trim_end_matches(" |").split_once(" | ")?;
    let names = names.split([',', '(', ')', ';']).map(unmarked).filter(|name| !name.is_empty()).collect();
    Some(Term { names, meaning: unmarked(meaning), page })
}

/// A text without the marks of the page.
fn unmarked(text: &str) -> String {
    text.replace("**", "").replace(['*', '`'], "").trim().to_owned()
}

/// The words of a game's own page, or of its family's, in the order of the page.
pub fn glossary_of(game: &str) -> Vec<Term> {
    let family = family(game);
    terms().filter(|term| term.distance(game, family) < 2).collect()
}

/// What a word means to who plays this game; or the words of the game and the house that are written nearly so.
pub fn glossary(game: &str, word: &str) -> Result<Term, Vec<String>> {
    let wanted = plain(&word.replace(['_', '-'], " "));
    let is_name = |name: &String| plain(&name.replace(['_', '-'], " ")) == wanted;
    let family = family(game);
    let found = terms().filter(|term| term.names.iter().any(is_name)).min_by_key(|term| term.distance(game, family));
    found.ok_or_else(|| {
        let known: Vec<String> = terms().filter(|term| term.distance(game, family) < 3).flat_map(|term| term.names).collect();
        near(word, known.iter().map(String::as_str)).into_iter().map(str::to_owned).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_page_of_its_own_or_of_its_family() {
        for entry in games::catalogue() {
            let id = entry.facts.id;
            let told = terms().any(|term| term.distance(id, entry.family) < 2);
            assert!(told, "{id} has no glossary: add docs/glossary/{id}.md, or a page of its family");
        }
        assert!(terms().any(|term| term.page.is_none()), "the words of the house");
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
        assert_eq!(glossary("voltarete", "codilha").err(), Some(vec!["codilho".to_owned()]));
        assert_eq!(glossary("voltarete", "xyzzy").err(), Some(Vec::new()));
    }
}

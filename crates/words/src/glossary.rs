//! The glossary. The pages in the documents, one for the general words and one for each game or
//! family of games, say which words there are; the words of the games are explained in every language (`terms.ftl`).

use crate::embedded::GLOSSARIES;
use crate::spelling::{near, plain};
use crate::{Language, Words, family};
use engine::agreement::Values;

const HOUSE: &str = include_str!("../../../docs/glossary.md");

/// A line of the glossary, in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The word, and what else it is called.
    pub names: Vec<String>,
    pub meaning: String,
    /// Place of the word on the page of its game's words, the same in every language.
    pub(crate) anchor: String,
    /// Its names in English, under which it is found in every language.
    pub(crate) also: Vec<String>,
    /// The game or family whose word it is; none if it is a general one.
    pub(crate) page: Option<&'static str>,
}

impl Term {
    /// Rank of a term for a player of a game: its own words come before its family's, those before the general ones, and those before
    /// others.
    fn distance(&self, game: &str, family: Option<&str>) -> u8 {
        match self.page {
            Some(page) if page == game => 0,
            Some(_) if self.page == family => 1,
            None => 2,
            Some(_) => 3,
        }
    }

    /// Every name by which it is found.
    fn known_as(&self) -> impl Iterator<Item = &String> {
        self.names.iter().chain(&self.also)
    }
}

/// A line of a page in the documents.
struct Line {
    page: Option<&'static str>,
    names: Vec<String>,
    meaning: String,
}

impl Line {
    /// The id of its message, if it is a word of a game.
    fn id(&self) -> Option<String> {
        Some(format!("term-{}-{}", self.page?, self.anchor()))
    }

    fn anchor(&self) -> String {
        self.names.first().map(|name| slug(name)).unwrap_or_default()
    }
}

/// A name in small letters without accents, its words joined by dashes.
pub(crate) fn slug(name: &str) -> String {
    let name = plain(name);
    let parts: Vec<&str> = name.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty()).collect();
    parts.join("-")
}

/// Ids of the messages for answers to a game's agreements that are described rather than listed.
pub fn answer_form_ids(facts: &engine::Facts) -> impl Iterator<Item = String> {
    let forms = facts.options.iter().flat_map(|fact| {
        let typed = match (fact.values)() {
            Values::OneOf(choices) => <[String; 1]>::try_from(choices).ok().map(|[only]| only),
            Values::Number { of: form, .. } | Values::Text(form) => Some(form.to_owned()),
        };
        let usual = Some((fact.default)()).filter(|default| default.contains(' '));
        [typed, fact.otherwise.map(str::to_owned), usual]
    });
    forms.flatten().map(|form| answer_form_id(&form))
}

pub(crate) fn answer_form_id(form: &str) -> String {
    format!("answer-{}", slug(form))
}

/// All lines of all pages.
fn lines() -> impl Iterator<Item = Line> {
    let pages = GLOSSARIES.iter().map(|&(page, text)| (Some(page), text)).chain([(None, HOUSE)]);
    pages.flat_map(|(page, text)| text.lines().filter_map(move |text| line(page, text)))
}

fn line(page: Option<&'static str>, text: &str) -> Option<Line> {
    let (names, meaning) = text.strip_prefix("| **")?.trim_end_matches(" |").split_once(" | ")?;
    let names = names.split([',', '(', ')', ';']).map(unmarked).filter(|name| !name.is_empty()).collect();
    Some(Line { names, meaning: unmarked(meaning), page })
}

/// A text without the marks of the page.
fn unmarked(text: &str) -> String {
    text.replace("**", "").replace(['*', '`'], "").trim().to_owned()
}

/// The ids of the messages that explain the words of the games.
pub fn term_ids() -> Vec<String> {
    lines().filter_map(|line| line.id()).collect()
}

impl Words {
    /// All terms of this language. The general words are those of the code, and are explained in English alone.
    pub(crate) fn terms(&self) -> impl Iterator<Item = Term> {
        lines().filter_map(|line| match (line.id(), self.language()) {
            (None, Language::English) => {
                let anchor = line.anchor();
                Some(Term { names: line.names, meaning: line.meaning, anchor, also: Vec::new(), page: line.page })
            }
            (None, _) => None,
            (Some(id), language) => {
                let (meaning, anchor) = (self.gloss_of(&id)?, line.anchor());
                let (names, also) = match language {
                    // A name with an underscore is one of the program: it is found, not shown.
                    Language::English => line.names.into_iter().partition(|name| !name.contains('_')),
                    _ => (self.text(&id)?.split(", ").map(str::to_owned).collect(), line.names),
                };
                Some(Term { names, meaning, anchor, also, page: line.page })
            }
        })
    }

    /// The meaning of a word in this game; or the words of the game and the general ones of similar spelling.
    pub fn glossary(&self, game: &str, word: &str) -> Result<Term, Vec<String>> {
        let wanted = plain(&word.replace(['_', '-'], " "));
        let is_name = |name: &String| plain(&name.replace(['_', '-'], " ")) == wanted;
        let family = family(game);
        let found = self.terms().filter(|term| term.known_as().any(is_name)).min_by_key(|term| term.distance(game, family));
        found.ok_or_else(|| {
            let near_by = self.terms().filter(|term| term.distance(game, family) < 3);
            let known: Vec<String> = near_by.flat_map(|term| term.known_as().cloned().collect::<Vec<_>>()).collect();
            near(word, known.iter().map(String::as_str)).into_iter().map(str::to_owned).collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> Words {
        Words::new(Language::English)
    }

    #[test]
    fn every_game_has_a_page_of_its_own_or_of_its_family() {
        let words = english();
        for entry in games::catalogue() {
            let id = entry.facts.id;
            let told = words.terms().any(|term| term.distance(id, entry.family) < 2);
            assert!(told, "{id} has no glossary: add docs/glossary/{id}.md, or a page of its family");
        }
        assert!(words.terms().any(|term| term.page.is_none()), "the words of the house");
    }

    #[test]
    fn accents_capitals_and_other_names_do_not_matter() {
        let words = english();
        for word in ["contra-pé", "Contra-pe", "contrape", "CONTRA PÉ"] {
            assert!(
                words.glossary("voltarete", word).is_ok_and(|term| term.meaning.starts_with("the second to speak")),
                "{word}"
            );
        }
        assert!(words.glossary("voltarete", "comprar").is_ok_and(|term| term.names[0] == "buying"));
    }

    #[test]
    fn a_word_of_two_games_means_what_it_means_in_the_one_played() {
        let words = english();
        let meaning = |game: &str| words.glossary(game, "baralho").map(|term| term.meaning).unwrap_or_default();
        assert!(meaning("truco").starts_with("the pack") && meaning("voltarete").starts_with("the thirteen cards"));
        assert!(meaning("grand").contains("cards"), "a word of another game is better than none");
    }

    #[test]
    fn near_words_are_offered_on_a_miss() {
        assert_eq!(english().glossary("voltarete", "codilha").err(), Some(vec!["codilho".to_owned()]));
        assert_eq!(english().glossary("voltarete", "xyzzy").err(), Some(Vec::new()));
    }

    /// The English messages and the pages of the documents are one glossary, but for quotation marks and the last full stop.
    #[test]
    fn the_english_words_are_explained_as_the_documents_explain_them() {
        let words = english();
        let bare = |text: &str| text.replace(['"', '“', '”'], "").replace('’', "'").trim_end_matches('.').to_owned();
        for line in lines() {
            let Some(id) = line.id() else { continue };
            assert_eq!(words.gloss_of(&id).map(|gloss| bare(&gloss)), Some(bare(&line.meaning)), "{id}");
            assert_eq!(words.text(&id).as_ref(), line.names.first(), "{id}");
        }
    }

    #[test]
    fn every_word_of_a_game_is_explained_in_every_language_and_found_under_its_names_in_all() {
        let english: Vec<Term> = english().terms().filter(|term| term.page.is_some()).collect();
        for language in Language::ALL {
            let words = Words::new(language);
            let terms: Vec<Term> = words.terms().collect();
            assert!(language == Language::English || terms.len() == english.len(), "{language:?} has {} terms", terms.len());
            for (known, term) in english.iter().zip(&terms) {
                let other = known.meaning != term.meaning || language == Language::English;
                assert!(other && !term.meaning.is_empty(), "{language:?}: {} is explained in English", known.names[0]);
                for name in known.names.iter().chain(&term.names) {
                    assert!(words.glossary(term.page.unwrap_or_default(), name).is_ok(), "{language:?}: {name}");
                }
            }
        }
    }
}

//! A rule book: every rule that is put into words, in the order of a hand. A book is a file in `books/`, of a game or of its
//! family: a chapter a line, by name, and the rules in it, one by one (`R8`, `section-5.1`, `D8`) or from one to another
//! (`R9-R17`). A name among them says whose rules follow; first they are the game's own.

use crate::embedded::BOOKS;
use crate::{Language, family, rule_id};
use std::collections::BTreeSet;

/// A chapter of a rule book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its machine name.
    pub name: &'static str,
    /// Its rules by citation, as far as they are put into words.
    pub rules: Vec<String>,
}

impl Chapter {
    /// The message that names it.
    pub fn title(&self) -> String {
        format!("chapter-{}", self.name)
    }
}

/// The chapter of rules that no chapter names.
const BESIDES: &str = "besides";

/// The book of the games that are told as differences from others.
const FAMILY: &str = "family";

/// The book whose numbers a game's rules have: its own, or that of its family if it has no numbered rule of its own.
pub fn book_of(game: &str) -> &str {
    let own = format!("{}-r", crate::id(game));
    let is_number = |id: &str| id.strip_prefix(&own).is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()));
    let is_numbered = rule_ids().any(is_number);
    if is_numbered || family(game).is_none() { game } else { FAMILY }
}

/// The ids of all rules that are put into words, without what every one begins with.
fn rule_ids() -> impl Iterator<Item = &'static str> {
    let lines = Language::English.files().flat_map(str::lines);
    lines.filter_map(|line| line.strip_prefix("rule-")?.split_once(" =")).map(|(id, _)| id)
}

/// The rules of a line of a book, by citation.
fn cited(game: &str, rules: &str) -> Vec<String> {
    let mut whose = game;
    let mut cites = Vec::new();
    for word in rules.split(' ') {
        match (word.strip_prefix("section-"), word.strip_prefix('R')) {
            (Some(section), _) => cites.push(format!("{whose} section {section}")),
            (None, Some(numbers)) => cites.extend(numbered(numbers).into_iter().map(|number| format!("{whose} R{number}"))),
            (None, None) if word == FAMILY || games::entry(word).is_some() => whose = word,
            (None, None) => cites.push(format!("{whose} {word}")),
        }
    }
    cites
}

/// The numbers of a range, each with the rules that were put in behind it: `46`, `46b`.
fn numbered(range: &str) -> Vec<String> {
    let (from, to) = range.split_once("-R").unwrap_or((range, range));
    let (Ok(from), Ok(to)) = (from.parse::<u32>(), to.parse::<u32>()) else { return Vec::new() };
    (from..=to).flat_map(|number| ["", "a", "b", "c"].map(|letter| format!("{number}{letter}"))).collect()
}

/// The chapters of a game's rule book in the order of a hand. Rules of the game that no chapter names come last.
pub fn chapters(game: &str) -> Vec<Chapter> {
    let of = |wanted: &str| BOOKS.iter().find(|(name, _)| *name == wanted).map(|&(_, text)| text);
    let text = of(game).or_else(|| of(family(game)?)).unwrap_or_default();
    let told: BTreeSet<&str> = rule_ids().collect();
    let own = crate::id(game);
    let is_told = |cite: &String| {
        let id = rule_id(cite);
        let id = id.trim_start_matches("rule-");
        let of_family = || Some(format!("{}{}", family(game)?, id.strip_prefix(&own)?));
        told.contains(id) || of_family().is_some_and(|id| told.contains(id.as_str()))
    };
    let chapter = |line: &'static str| {
        let (name, rules) = line.split_once(' ')?;
        Some(Chapter { name, rules: cited(game, rules).into_iter().filter(is_told).collect() })
    };
    let mut chapters: Vec<Chapter> = text.lines().filter_map(chapter).collect();
    let named: BTreeSet<String> = chapters.iter().flat_map(|chapter| &chapter.rules).map(|cite| rule_id(cite)).collect();
    let besides = told.iter().filter_map(|id| {
        let number =
            id.strip_prefix(&own)?.strip_prefix("-r").filter(|rest| rest.starts_with(|one: char| one.is_ascii_digit()))?;
        Some(format!("{game} R{number}")).filter(|cite| !named.contains(&rule_id(cite)))
    });
    let besides: Vec<String> = besides.collect();
    chapters.push(Chapter { name: BESIDES, rules: besides });
    chapters.retain(|chapter| !chapter.rules.is_empty());
    chapters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_take_in_what_was_put_between_and_names_say_whose() {
        assert_eq!(numbered("46"), ["46", "46a", "46b", "46c"]);
        assert_eq!(cited("grand", "section-5.1 R7 hombre R1")[..2], ["grand section 5.1", "grand R7"]);
        assert!(cited("grand", "R7 hombre R1").contains(&"hombre R1".to_owned()));
    }

    #[test]
    fn a_game_has_its_own_numbers_or_those_of_its_family() {
        let books = ["mediator", "hombre", "voltarete", "grand", "quintillo", "tresillo_36"].map(book_of);
        assert_eq!(books, ["mediator", "hombre", "voltarete", "grand", "family", "family"]);
        assert_eq!(cited("quintillo", "section-5 mediator 5.1 family D8"), ["quintillo section 5", "mediator 5.1", "family D8"]);
    }

    #[test]
    fn a_number_answers_with_the_games_own_rule_or_with_none() {
        let words = crate::Words::new(Language::English);
        for entry in games::catalogue() {
            let game = entry.facts.id;
            for number in (1..=150).map(|number| format!("R{number}")) {
                assert_eq!(words.rule_in(game, &number), words.rule(&format!("{} {number}", book_of(game))), "{game} {number}");
            }
        }
        assert!(words.rule_in("mediator", "R18").is_some_and(|text| text.starts_with("A pass is final")));
        assert_eq!((words.rule_in("hombre", "R15"), words.rule_in("mediator", "R22")), (None, None));
        assert_eq!(words.rule_in("mediator", "family R18"), words.rule("family R18"));
    }

    #[test]
    fn every_rule_in_words_stands_once_in_a_book() {
        for entry in games::catalogue() {
            let game = entry.facts.id;
            let chapters = chapters(game);
            let cites: Vec<&String> = chapters.iter().flat_map(|chapter| &chapter.rules).collect();
            let once: BTreeSet<&String> = cites.iter().copied().collect();
            assert_eq!(cites.len(), once.len(), "{game} tells a rule twice");
            assert!(chapters.len() >= 5, "{game} has no book: add crates/words/books/{game}.txt, or one of its family");
            assert!(chapters.iter().all(|chapter| chapter.name != BESIDES), "{game}: {:?}", chapters.last());
        }
    }
}

//! Tours for newcomers before their first hand: the rules of play, in their order. A tour is a file in `tours/`: the central
//! rules of a game by citation, one a line, and a word of it that is worth asking for.

use crate::Language;
use crate::embedded::TOURS;

/// The lines of the tour of a game.
fn tour(game: &str) -> impl Iterator<Item = &'static str> {
    TOURS.iter().filter(move |(name, _)| *name == game).flat_map(|(_, text)| text.lines())
}

const ASK: &str = "ask: ";

/// The rules of a game that a newcomer reads first, by citation, in the order of play.
pub fn learn(game: &str) -> Vec<&'static str> {
    tour(game).filter(|line| !line.starts_with(ASK)).collect()
}

/// A word of a game that a newcomer may well ask for.
pub fn word_to_ask(game: &str) -> Option<&'static str> {
    tour(game).find_map(|line| line.strip_prefix(ASK))
}

/// The numbers of a game's advice that is put into words, in their order: `A1`, `A39`. What its family is advised holds for the game too.
pub fn advice(game: &str) -> Vec<String> {
    let own = game.replace('_', "-");
    let family = games::entry(game).and_then(|entry| entry.family);
    let number = |line: &str, of: &str| -> Option<u32> {
        line.strip_prefix("rule-")?.strip_prefix(of)?.strip_prefix("-a")?.split_once(" =")?.0.parse().ok()
    };
    let lines = Language::English.files().flat_map(str::lines);
    let told = |line: &str| number(line, &own).or_else(|| number(line, family?));
    let numbers: std::collections::BTreeSet<u32> = lines.filter_map(told).collect();
    numbers.into_iter().map(|number| format!("A{number}")).collect()
}

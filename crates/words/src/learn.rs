//! What a newcomer should read before their first hand: the rules of play, in their order. A tour is a file in `tours/`: the central
//! rules of a game by citation, one a line, and a word of it that is worth asking for.

use crate::embedded::TOURS;
use crate::{Language, family, id};

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

/// The numbers of a game's advice that is put into words, in their order: `A1`, `A39`. A game without advice of its own has that of
/// its family.
pub fn advice(game: &str) -> Vec<String> {
    let own = numbers(game);
    let numbers = if own.is_empty() { family(game).map_or_else(Vec::new, numbers) } else { own };
    numbers.into_iter().map(|number| format!("A{number}")).collect()
}

fn numbers(of: &str) -> Vec<u32> {
    let begins = format!("rule-{}-a", id(of));
    let number = |line: &str| line.strip_prefix(&begins)?.split_once(" =")?.0.parse().ok();
    let mut numbers: Vec<u32> = Language::English.files().flat_map(str::lines).filter_map(number).collect();
    numbers.sort_unstable();
    numbers
}

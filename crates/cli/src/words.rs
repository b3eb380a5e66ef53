//! `spadille words`: the words of the books, of one game or of all.

use crate::args::WordsArgs;
use crate::explain::short;
use crate::failure::Failure;
use crate::house;
use crate::paint::{Look, Paint};
use crate::speech::Speech;
use engine::Facts;
use std::process::ExitCode;
use words::{Vocabulary, Word};

/// The words of a game with their meanings, or one of them; without a game, those of all games that have it in their names.
pub(crate) fn run(args: &WordsArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let (paint, catalogue) = (Paint::stdout(), games::catalogue());
    let all: Vec<&'static Facts> = catalogue.iter().map(|entry| entry.facts).collect();
    let lines: Vec<String> = match &args.what[..] {
        [] => all.into_iter().flat_map(|facts| named(facts, speech, &paint)).collect(),
        [first, rest @ ..] => match house::game(first) {
            Ok(entry) if rest.is_empty() => listed(entry.facts, of_game(entry.facts, speech).iter(), &paint),
            Ok(entry) => asked(&[entry.facts], &rest.join(" "), speech, &paint)?,
            // A first word that names no game is looked up in all of them.
            Err(unknown) => asked(&all, &args.what.join(" "), speech, &paint)
                .map_err(|missing| if rest.is_empty() { missing } else { unknown })?,
        },
    };
    crate::print(lines.into_iter().map(|line| line + "\n").collect::<String>().as_bytes())
}

fn of_game<'s>(facts: &Facts, speech: &'s Speech) -> &'s [Word] {
    speech.words().vocabulary(facts.id).map(Vocabulary::words).unwrap_or_default()
}

/// The title of a game and the bare names of its words.
fn named(facts: &'static Facts, speech: &Speech, paint: &Paint) -> Vec<String> {
    let names: Vec<&str> = of_game(facts, speech).iter().map(Word::name).collect();
    let title = format!("{} ({})", facts.title, facts.id);
    std::iter::once(paint.look(Look::Heading, &title)).chain(paint.wrapped("  ", 2, &names.join(", "))).collect()
}

/// The title of a game and words with their meanings and their names in the other languages.
fn listed<'w>(facts: &'static Facts, words: impl Iterator<Item = &'w Word>, paint: &Paint) -> Vec<String> {
    let one = |word: &Word| {
        let elsewhere: Vec<String> = word.elsewhere.iter().map(|(language, name)| format!("{} {name}", language.tag())).collect();
        let name = paint.look(Look::Strong, &word.names.join(", "));
        let mut lines = paint.wrapped(&format!("  {name} "), 4, &format!("– {}", word.meaning));
        lines.extend(paint.wrapped("    ", 4, &elsewhere.join(" · ")).iter().map(|line| paint.look(Look::Faint, line)));
        lines
    };
    std::iter::once(paint.look(Look::Heading, facts.title)).chain(words.flat_map(one)).collect()
}

/// The words that are called so in these games; a game that shares them with one before it is not listed again.
fn asked(games: &[&'static Facts], what: &str, speech: &Speech, paint: &Paint) -> Result<Vec<String>, Failure> {
    let (mut lines, mut seen, mut near): (Vec<String>, Vec<&Word>, Vec<String>) = Default::default();
    for (facts, vocabulary) in games.iter().filter_map(|facts| Some((facts, speech.words().vocabulary(facts.id)?))) {
        match vocabulary.find(what) {
            Ok(found) => {
                let fresh: Vec<&Word> = found.into_iter().filter(|word| !seen.contains(word)).collect();
                if !fresh.is_empty() {
                    lines.extend(listed(facts, fresh.iter().copied(), paint));
                }
                seen.extend(fresh);
            }
            Err(others) => near.extend(others.into_iter().map(str::to_owned)),
        }
    }
    near.sort_unstable();
    near.dedup();
    if lines.is_empty() { Err(Failure::Unexplained { what: short(what), near }) } else { Ok(lines) }
}

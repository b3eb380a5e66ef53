//! `spadille laws`: the laws of a game, those that speak of something, or one of them.

use crate::args::LawsArgs;
use crate::failure::Failure;
use crate::paint::{Look, Paint};
use crate::speech::Speech;
use ::laws::{self as registry, Book, CitedBy, Finder};
use engine::Msg;
use engine::law::Law;
use serde::Serialize;
use std::process::ExitCode;
use words::Words;

/// A law, for programs.
#[derive(Serialize)]
struct LawEntry<'a> {
    #[serde(flatten)]
    law: &'a Law,
    text: Option<String>,
    cited_by: CitedBy,
}

pub(crate) fn run(args: &LawsArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let books = books(&args.game)?;
    let words = speech.words();
    let asked = args.what.join(" ");
    let found: Vec<&Law> = match asked.trim() {
        "" => books.iter().flat_map(|book| book.laws()).collect(),
        asked => Finder::of(&books).find(asked),
    };
    if found.is_empty() {
        return Err(Failure::NoLaw { what: asked.chars().filter(|letter| !letter.is_control()).take(60).collect() });
    }
    if args.json {
        let told = |law: &&'static Law| LawEntry { law, text: words.rule(law.id.0), cited_by: registry::cited_by(law.id.0) };
        let told: Vec<_> = registry::all().filter(|law| found.contains(law)).map(|law| told(&law)).collect();
        return crate::print(format!("{}\n", serde_json::to_string_pretty(&told).unwrap_or_default()).as_bytes());
    }
    let paint = Paint::stdout();
    let lines = found.into_iter().flat_map(|law| lines(law, words, &paint));
    crate::print(lines.map(|line| line + "\n").collect::<String>().as_bytes())
}

/// The game, or the book that is no game, of this name.
pub(crate) fn searched(name: &str) -> Result<&'static str, Failure> {
    let plain = words::plain(name);
    let known = registry::names().find(|known| *known == plain);
    known.map_or_else(|| crate::house::game(name).map(|entry| entry.facts.id), Ok)
}

/// The books of a game, or the book of that name.
pub(crate) fn books(name: &str) -> Result<Vec<Book>, Failure> {
    let books = registry::of_game(&words::plain(name));
    if books.is_empty() { crate::house::game(name).map(|entry| registry::of_game(entry.facts.id)) } else { Ok(books) }
}

/// A law: its number, what it says, and what is known of it.
fn lines(law: &Law, words: &Words, paint: &Paint) -> Vec<String> {
    let say = |msg: &Msg| words.say(msg, &|seat| seat.to_string(), cards::names::Tradition::English);
    let text = words.rule(law.id.0).unwrap_or_else(|| law.id.0.to_owned());
    let mut lines = paint.wrapped(&format!("  {} ", paint.look(Look::Strong, law.number())), 4, &text);
    // Decisions are cited; line numbers of a text file are not.
    let decided = law.source.starts_with("decision ").then(|| say(&registry::place(law)));
    let mut facts: Vec<String> = decided.into_iter().collect();
    facts.push(say(&registry::class(law.class)));
    facts.extend(law.shields.map(|shield| say(&registry::shield(shield))));
    facts.extend(law.term.map(|term| say(&registry::term(term))));
    lines.extend(paint.wrapped("    ", 4, &paint.look(Look::Faint, &facts.join(" · "))));
    lines
}

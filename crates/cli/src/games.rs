//! `spadille games`: the catalogue.

use crate::failure::Failure;
use crate::paint::{Look, Paint};
use engine::{Effect, Facts};
use serde::Serialize;
use std::process::ExitCode;

/// A game as the catalogue lists it for programs.
#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: &'static str,
    about: &'static str,
    book: &'static engine::Book,
    players: &'static [usize],
    pack: &'static str,
    cards: usize,
    minutes: (u32, u32),
    revision: u32,
    pots: &'static [&'static str],
    options: &'static [engine::OptionFact],
    setup: &'static [engine::SetupFact],
    bots: &'static [&'static str],
}

impl Listed {
    fn new(facts: &'static Facts) -> Listed {
        Listed {
            id: facts.id,
            title: facts.title,
            about: facts.about,
            book: &facts.book,
            players: facts.players,
            pack: facts.pack.name(),
            cards: facts.pack.cards().len(),
            minutes: facts.minutes,
            revision: facts.revision,
            pots: facts.pots,
            options: facts.options,
            setup: facts.setup,
            bots: bots::names(facts.id),
        }
    }
}

/// Lists the games, or the one that is named.
pub(crate) fn run(game: Option<&str>, json: bool) -> Result<ExitCode, Failure> {
    let entries = match game {
        Some(name) => vec![crate::house::game(name)?],
        None => games::catalogue(),
    };
    let games: Vec<Listed> = entries.iter().map(|entry| Listed::new(entry.facts)).collect();
    let text = if json {
        serde_json::to_string_pretty(&games).map_err(std::io::Error::from)? + "\n"
    } else {
        let paint = Paint::stdout();
        games.iter().flat_map(|game| shown(game, &paint)).map(|line| line + "\n").collect()
    };
    crate::print(text.as_bytes())
}

fn shown(game: &Listed, paint: &Paint) -> Vec<String> {
    let or = |numbers: &[usize]| numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" or ");
    let mut lines = vec![
        format!("{}  {}", paint.look(Look::Heading, game.title), paint.look(Look::Faint, &format!("spadille play {}", game.id))),
        String::new(),
    ];
    lines.extend(paint.wrapped("  ", 2, game.about));
    lines.push(String::new());
    let book = format!("{}, {} {}", game.book.title, game.book.place, game.book.year);
    for (name, value) in [
        ("book", book),
        ("players", or(game.players)),
        ("pack", format!("{} cards ({})", game.cards, game.pack)),
        ("a match", format!("{} to {} minutes among people", game.minutes.0, game.minutes.1)),
        ("rules", format!("revision {}", game.revision)),
        ("bots", game.bots.join(", ")),
    ] {
        lines.push(format!("  {}{value}", paint.look(Look::Strong, &format!("{name:<9}"))));
    }
    lines.push(String::new());
    lines.push(format!("  {}", paint.look(Look::Strong, "options, each with --option NAME=VALUE")));
    for option in game.options {
        lines.push(String::new());
        lines.extend(paint.wrapped(&format!("  {}  ", paint.look(Look::Strong, option.name)), 6, &(option.values)().to_string()));
        lines.extend(paint.wrapped("      ", 6, &format!("{} ({})", option.about, option.cite)));
        let noted = if option.effect == Effect::NotedOnly { "; noted only, it changes nothing in play" } else { "" };
        lines.push(paint.look(Look::Faint, &format!("      unless agreed: {}{noted}", option.by_default())));
    }
    lines.push(String::new());
    lines
}

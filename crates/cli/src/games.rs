//! `spadille games`: the catalogue.

use crate::failure::Failure;
use crate::paint::{Look, Paint};
use crate::speech::Speech;
use engine::{Effect, Facts, Msg};
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
pub(crate) fn run(game: Option<&str>, json: bool, speech: &Speech) -> Result<ExitCode, Failure> {
    let entries = match game {
        Some(name) => vec![crate::house::game(name)?],
        None => games::catalogue(),
    };
    let games: Vec<Listed> = entries.iter().map(|entry| Listed::new(entry.facts)).collect();
    let text = if json {
        serde_json::to_string_pretty(&games).map_err(std::io::Error::from)? + "\n"
    } else {
        let paint = Paint::stdout();
        games.iter().flat_map(|game| shown(game, speech, &paint)).map(|line| line + "\n").collect()
    };
    crate::print(text.as_bytes())
}

fn shown(game: &Listed, speech: &Speech, paint: &Paint) -> Vec<String> {
    let words = speech.words();
    let numbers: Vec<String> = game.players.iter().map(usize::to_string).collect();
    let players = match numbers.split_last() {
        Some((last, all)) if !all.is_empty() => {
            speech.say(&Msg::new("told-games-or").with("all", all.join(", ")).with("last", last.clone()))
        }
        _ => numbers.concat(),
    };
    let mut lines = vec![
        format!("{}  {}", paint.look(Look::Heading, game.title), paint.look(Look::Faint, &format!("spadille play {}", game.id))),
        String::new(),
    ];
    lines.extend(paint.wrapped("  ", 2, &words.about(game.id)));
    lines.push(String::new());
    let book = format!("{}, {}", game.book.title, words.imprint(game.book));
    let cards = Msg::new("told-games-cards").with("cards", game.cards).with("pack", game.pack.to_owned());
    let minutes = Msg::new("told-games-minutes").with("least", i64::from(game.minutes.0)).with("most", i64::from(game.minutes.1));
    let revision = Msg::new("told-games-revision").with("revision", i64::from(game.revision));
    for (name, value) in [
        ("told-games-book", book),
        ("told-games-players", players),
        ("told-games-pack", speech.say(&cards)),
        ("told-games-match", speech.say(&minutes)),
        ("told-games-rules", speech.say(&revision)),
        ("told-games-bots", game.bots.join(", ")),
    ] {
        lines.push(format!("  {}{value}", paint.look(Look::Strong, &format!("{:<11}", speech.text(name)))));
    }
    lines.push(String::new());
    lines.push(format!("  {}", paint.look(Look::Strong, &speech.text("told-games-options"))));
    for option in game.options {
        lines.push(String::new());
        lines.extend(paint.wrapped(&format!("  {}  ", paint.look(Look::Strong, option.name)), 6, &(option.values)().to_string()));
        let cite = words.cited(game.id, option.cite).map_or_else(String::new, |cite| format!(" ({cite})"));
        let about = format!("{}{cite}", words.option(game.id, option.name));
        lines.extend(paint.wrapped("      ", 6, &about));
        let mut unless = speech.say(&Msg::new("told-games-unless").with("value", option.by_default()));
        if option.effect == Effect::NotedOnly {
            unless = format!("{unless}; {}", speech.text("told-games-noted"));
        }
        lines.push(paint.look(Look::Faint, &format!("      {unless}")));
    }
    lines.push(String::new());
    lines
}

//! Games by name, tables opened, chance, and a bar for those who wait.

use crate::args::{Agreement, SeedArg};
use crate::failure::Failure;
use crate::speech::Speech;
use cards::fair::Seed;
use engine::{AnyGame, Entry, Setup};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// The game of this name or title, with capitals and accents or without.
pub(crate) fn game(name: &str) -> Result<Entry, Failure> {
    let catalogue = games::catalogue();
    let ids: Vec<&str> = catalogue.iter().map(|entry| entry.facts.id).collect();
    let wanted = words::plain(name);
    let found = catalogue.iter().find(|entry| entry.facts.id == wanted || words::plain(entry.facts.title) == wanted).copied();
    found.ok_or_else(|| {
        let near = words::near(name, ids.iter().copied());
        let near = near.first().copied();
        Failure::Game { name: name.chars().take(40).collect(), near, known: ids.join(", ") }
    })
}

/// The options as the games take them.
pub(crate) fn options(written: &[Agreement]) -> Vec<(String, String)> {
    written.iter().map(|option| option.0.clone()).collect()
}

/// A table at which nothing has happened yet. What is agreed twice is as absurd as what cannot be agreed.
pub(crate) fn open(entry: &Entry, options: &[(String, String)]) -> Result<Box<dyn AnyGame>, Failure> {
    for (n, (name, _)) in options.iter().enumerate() {
        if options[..n].iter().any(|(before, _)| before == name) {
            return Err(Failure::AgreedTwice { name: name.clone() });
        }
    }
    Ok((entry.open)(options, &Setup::default())?)
}

/// The seed given, or one that nobody knows yet.
pub(crate) fn seed(given: Option<SeedArg>) -> Result<Seed, Failure> {
    if let Some(SeedArg(seed)) = given {
        return Ok(seed);
    }
    let mut seed: Seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| Failure::Chance(error.to_string()))?;
    Ok(seed)
}

/// The bot of this name among those known, in capitals or not.
pub(crate) fn bot<'a>(known: &[&'a str], name: &str) -> Result<&'a str, Failure> {
    let wanted = words::plain(name);
    let found = known.iter().find(|known| **known == wanted).copied();
    found.ok_or_else(|| Failure::Bot { name: name.chars().take(40).collect(), known: known.join(", ") })
}

/// The names of the bots for so many seats: those given, one for all, or the usual ones.
pub(crate) fn bot_names(known: &[&str], given: &[String], wanted: usize) -> Result<Vec<String>, Failure> {
    let named = given.iter().map(|name| bot(known, name).map(str::to_owned)).collect::<Result<Vec<_>, Failure>>()?;
    match &named[..] {
        [] if known.is_empty() => Err(Failure::Bot { name: String::new(), known: String::new() }),
        [] => Ok(vec![bots::USUAL.to_owned(); wanted]),
        [one] => Ok(vec![one.clone(); wanted]),
        each if each.len() == wanted => Ok(each.to_vec()),
        each => Err(Failure::Bots { wanted, given: each.len() }),
    }
}

/// A bar that tells how many of these are done. It draws on standard error, and only if that is a terminal.
pub(crate) fn progress(many: u64, what: &str, speech: &Speech) -> ProgressBar {
    let left = speech.text("told-progress-left");
    let bar = ProgressBar::with_draw_target(Some(many), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:40}} {{human_pos}}/{{human_len}} {what}  {{eta}} {left}")) {
        bar.set_style(style);
    }
    bar
}

/// A sign that something is being done of which nobody knows how long it takes. It draws as the bar does.
pub(crate) fn spinner(what: String) -> ProgressBar {
    let sign = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}  {elapsed}") {
        sign.set_style(style);
    }
    sign.set_message(what);
    sign.enable_steady_tick(std::time::Duration::from_millis(120));
    sign
}

//! Games by name, tables opened, and chance.

use crate::args::{Agreement, SeedArg};
use crate::failure::Failure;
use cards::fair::Seed;
use engine::{Entry, Face, Setup};

/// The game of this name or title, with capitals and accents or without.
pub(crate) fn game(name: &str) -> Result<Entry, Failure> {
    let catalogue = games::catalogue();
    let ids: Vec<&str> = catalogue.iter().map(|entry| entry.facts.id).collect();
    let wanted = words::plain(name);
    let found = catalogue.iter().find(|entry| entry.facts.id == wanted || words::plain(entry.facts.title) == wanted).copied();
    found.ok_or_else(|| {
        let near = words::near(name, ids.iter().copied());
        let near = near.first().map_or_else(String::new, |id| format!(" did you mean {id}?"));
        Failure::Game { name: name.chars().take(40).collect(), near, known: ids.join(", ") }
    })
}

/// The options as the games take them.
pub(crate) fn options(written: &[Agreement]) -> Vec<(String, String)> {
    written.iter().map(|option| option.0.clone()).collect()
}

/// A table at which nothing has happened yet. What is agreed twice is as absurd as what cannot be agreed.
pub(crate) fn open(entry: &Entry, options: &[(String, String)]) -> Result<Box<dyn Face>, Failure> {
    for (n, (name, value)) in options.iter().enumerate() {
        if options[..n].iter().any(|(before, _)| before == name) {
            let expected = "agreed once only".to_owned();
            return Err(engine::BadAgreement::Value { name: name.clone(), value: value.clone(), expected }.into());
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

/// The names of the bots for so many seats: those given, one for all, or the strongest there is.
pub(crate) fn bot_names(game: &str, given: &[String], wanted: usize) -> Result<Vec<String>, Failure> {
    let known = bots::names(game);
    if let Some(name) = given.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(Failure::Bot { name: name.chars().take(40).collect(), known: known.join(", ") });
    }
    match (given, known.last()) {
        ([], None) => Err(Failure::Bot { name: String::new(), known: "none".to_owned() }),
        ([], Some(strongest)) => Ok(vec![(*strongest).to_owned(); wanted]),
        ([one], _) => Ok(vec![one.clone(); wanted]),
        (each, _) if each.len() == wanted => Ok(each.to_vec()),
        (each, _) => Err(Failure::Bots { wanted, given: each.len() }),
    }
}

//! The desk asks the same function as an honour table: answers and standing become the incident a game knows, and its own
//! [`Lawful::rule`](engine::law::Lawful::rule) decides. What no table can carry is told by the rows alone.


use super::form::{Given, Ruled};
use super::standing::BadStanding;
use super::stood::{Field, Stood};
use super::{Effect, declared};
use engine::law::{CardFate, HandFate, Ruling, TrickFate};

/// What the desk of a game can be told of how the table stood.
pub fn fields(game: &str) -> Vec<Field> {
    if let Some(desk) = declared::desk(game) {
        return declared::fields(game, desk);
    }
    match game {
        _ => Vec::new(),
    }
}

/// What the game's own laws decide of an incident. None: no table can carry it.
fn ruling(_game: &str, _incident: &str, _given: &Given, _stood: &Stood) -> Option<Ruling> {
    None
}

/// What follows, as an honour table is told it.
pub(super) fn decided(game: &str, incident: &str, given: &Given, text: &str, row: &Ruled) -> Result<Ruling, BadStanding> {
    let stood = Stood::read(&fields(game), text)?;
    let by_table = ruling(game, incident, given, &stood);
    Ok(by_table.unwrap_or_else(|| told(row)))
}

/// A row as a ruling: what becomes of hand, trick and card by what it says follows.
pub(super) fn told(row: &Ruled) -> Ruling {
    let cites = row.laws.iter().filter_map(|id| crate::law(id)).map(|law| law.id).collect();
    let has = |among: &[Effect]| row.effects.iter().any(|effect| among.contains(effect));
    let again = [Effect::DealAgain, Effect::DealPasses, Effect::RightfulDeals, Effect::HandVoid];
    Ruling {
        cites,
        hand: if has(&again) { HandFate::DealtAgain } else { HandFate::Stands },
        card: if has(&[Effect::CardBack]) {
            CardFate::TakenBack
        } else if has(&[Effect::TakesOrLeaves]) {
            CardFate::AtChoice
        } else {
            CardFate::Stands
        },
        trick: if has(&[Effect::Replay]) { TrickFate::PlayedAgain } else { TrickFate::Stands },
        ..Ruling::default()
    }
}

/// The answer to a question.
fn said<'a>(given: &'a Given, key: &str) -> &'a str {
    given.get(key).map_or("", String::as_str)
}

/// Was it answered with yes?
fn is(given: &Given, key: &str) -> bool {
    said(given, key) == "yes"
}

//! The list of blunders: what a player does that a person at the table would never forgive. Whole deals of seven games are
//! played by the three players together, and every choice is looked at.
//!
//! With `SPADILLE_LONG` set ten thousand deals are played, or as many as `SPADILLE_DEALS` says; otherwise a few. The games have their
//! parts of them by what a deal costs to think through. The table that is printed tells per player how often there was an occasion,
//! and how often it was taken.

mod ending;
mod folds;
mod grand;
mod minchiate;
mod overbid;
mod rights;
mod spanish;
mod truco;
mod voltarete;
mod watch;
mod yukon;

use bots::thought::{SearchGame, Thinking};
use watch::{Blunder, Kind, PLAYERS, count, is_seldom, seen};

/// Number of deals of a game.
#[derive(Clone, Copy)]
struct Deals {
    /// In a short trial.
    few: u64,
    /// Of every hundred of a long one.
    share: u64,
}

const VOLTARETE: Deals = Deals { few: 24, share: 40 };
const TRUCO: Deals = Deals { few: 40, share: 100 };
const GRAND: Deals = Deals { few: 6, share: 15 };
const YUKON: Deals = Deals { few: 8, share: 15 };
const MINCHIATE: Deals = Deals { few: 3, share: 5 };
const HOMBRE: Deals = Deals { few: 12, share: 10 };
const MEDIATOR: Deals = Deals { few: 24, share: 10 };

impl Deals {
    /// The number in this run.
    fn now(self) -> u64 {
        let said = std::env::var("SPADILLE_DEALS").ok().and_then(|many| many.parse().ok());
        if std::env::var_os("SPADILLE_LONG").is_some() { said.unwrap_or(10_000) * self.share / 100 } else { self.few }
    }
}

/// The thinking time of players that search.
fn thinking() -> Thinking {
    Thinking::Worlds(if std::env::var_os("SPADILLE_LONG").is_some() { 8 } else { 2 })
}

/// Number of matches played at random whose first deals have an occasion for every blunder.
const MATCHES: u64 = 40_000;

/// Checks that each blunder is detected where it is committed: a list that nobody commits would prove nothing.
fn all_are_seen<G: SearchGame>(blunders: &[Blunder<G>]) {
    let seen = seen(MATCHES, blunders);
    let blind: Vec<&str> = blunders.iter().zip(seen).filter(|(_, seen)| !seen).map(|(blunder, _)| blunder.name).collect();
    assert!(blind.is_empty(), "{}: never seen in {MATCHES} matches: {blind:?}", G::FACTS.id);
}

/// Plays the deals, prints the table, and fails on what is more than may be.
fn looked_for<G: SearchGame>(deals: u64, blunders: &[Blunder<G>]) {
    let counts = count::<G>(deals, thinking(), blunders);
    let occasions: u64 = counts.values().map(|count| count.chances).sum();
    assert!(occasions > 0, "{}: nothing was to be seen in {deals} deals", G::FACTS.id);
    let mut failed = Vec::new();
    for (at, blunder) in blunders.iter().enumerate() {
        for player in PLAYERS {
            let found = counts.get(&(player, at)).cloned().unwrap_or_default();
            let (name, cite) = (blunder.name, blunder.cite);
            println!("| {} | {name} ({cite}) | {player} | {} | {} |", G::FACTS.id, found.chances, found.done);
            let too_many = match blunder.kind {
                Kind::Certain => found.done > 0,
                Kind::Reckoned if player == "novice" => false,
                // A player who plays by the book does not go against its advice.
                Kind::Doubtful if player == "novice" => found.done > 0,
                Kind::Reckoned | Kind::Doubtful => !is_seldom(found.done, found.chances),
            };
            if too_many {
                let (done, chances) = (found.done, found.chances);
                failed.push(format!("{player} {name} ({cite}): {done} of {chances}; {}", found.first.unwrap_or_default()));
            }
        }
    }
    assert!(failed.is_empty(), "{}: {failed:#?}", G::FACTS.id);
}

#[test]
fn nobody_blunders_at_voltarete() {
    looked_for(VOLTARETE.now(), &voltarete::blunders());
}

#[test]
fn nobody_blunders_at_grand() {
    looked_for(GRAND.now(), &grand::blunders());
}

#[test]
fn nobody_blunders_at_minchiate() {
    looked_for(MINCHIATE.now(), &minchiate::blunders());
}

#[test]
fn nobody_blunders_at_yukon() {
    looked_for(YUKON.now(), &yukon::blunders());
}

#[test]
fn nobody_blunders_at_truco() {
    looked_for(TRUCO.now(), &truco::blunders());
}

#[test]
fn nobody_blunders_at_hombre() {
    looked_for(HOMBRE.now(), &spanish::at_hombre());
}

#[test]
fn nobody_blunders_at_mediator() {
    looked_for(MEDIATOR.now(), &spanish::at_mediator());
}

#[test]
fn what_is_looked_for_is_seen_where_it_is_done() {
    all_are_seen(&voltarete::blunders());
    all_are_seen(&grand::blunders());
    all_are_seen(&minchiate::blunders());
    all_are_seen(&yukon::blunders());
    all_are_seen(&truco::blunders());
    all_are_seen(&spanish::at_hombre());
    all_are_seen(&spanish::at_mediator());
}

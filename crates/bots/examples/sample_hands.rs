//! Plays the sample hands of Voltarete chapters XII and XIII one way and another, and prints what comes of it.
//!
//! ```text
//! cargo run --release -p bots --example sample_hands -- novice 4000
//! cargo run --release -p bots --example sample_hands -- club 400 --thinking 4 --only LS1,SS9 --drawn
//! ```

use bots::Thinking;
use bots::simulate::Interval;
use bots::voltarete::samples::{Asked, Place, SAMPLES, Sample, Told, Trial, Way, said, trial};
use games::ombre::trumps::BLACK_ACES;
use std::collections::BTreeMap;
use std::process::ExitCode;

const SEED: u64 = 1834;

/// What is asked of the program.
struct Asking {
    player: String,
    worlds: u64,
    thinking: usize,
    only: Vec<String>,
    places: Vec<Place>,
    hands: Hands,
    wanted: Wanted,
}

/// What is printed.
#[derive(Clone, Copy, PartialEq)]
enum Wanted {
    Trials,
    Words,
}

/// How hands are completed.
#[derive(Clone, Copy, PartialEq)]
enum Hands {
    Weakest,
    Drawn,
}

fn asking(mut words: impl Iterator<Item = String>) -> Option<Asking> {
    let (player, worlds) = (words.next()?, words.next()?.parse().ok()?);
    let mut asking = Asking {
        player,
        worlds,
        thinking: 4,
        only: Vec::new(),
        places: Place::ALL.to_vec(),
        hands: Hands::Weakest,
        wanted: Wanted::Trials,
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--thinking" => asking.thinking = words.next()?.parse().ok()?,
            "--only" => asking.only = words.next()?.split(',').map(str::to_owned).collect(),
            "--mao" => asking.places = vec![Place::Mao],
            "--words" => asking.wanted = Wanted::Words,
            "--drawn" => asking.hands = Hands::Drawn,
            _ => return None,
        }
    }
    Some(asking)
}

fn main() -> ExitCode {
    let Some(asking) = asking(std::env::args().skip(1)) else {
        eprintln!("sample_hands PLAYER WORLDS [--thinking WORLDS] [--only ID,ID] [--mao] [--drawn] [--words]");
        return ExitCode::from(2);
    };
    if asking.wanted == Wanted::Words {
        words(&asking);
        return ExitCode::SUCCESS;
    }
    println!("| Hand | Place | Pass | Licença | Só | Respeito | Won | Best | Lead over the book |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for sample in SAMPLES.iter().filter(|sample| asking.only.is_empty() || asking.only.iter().any(|id| id == sample.id)) {
        for &place in &asking.places {
            match line(sample, place, &asking) {
                Some(line) => println!("{line}"),
                None => return ExitCode::FAILURE,
            }
        }
    }
    ExitCode::SUCCESS
}

/// How often a player says what with each hand, of as many seeds as worlds were asked for.
fn words(asking: &Asking) {
    let who = Told { player: &asking.player, thinking: Thinking::Worlds(asking.thinking) };
    println!("| Hand | Place | {} says |\n|---|---|---|", asking.player);
    for sample in SAMPLES.iter().filter(|sample| asking.only.is_empty() || asking.only.iter().any(|id| id == sample.id)) {
        for &place in &asking.places {
            let mut counts: BTreeMap<String, u64> = BTreeMap::new();
            for seed in 0..asking.worlds {
                let told = said(sample.hand(), place, who, seed).map_or("nothing".to_owned(), |(word, suit)| match suit {
                    Some(suit) => format!("{word} {suit}"),
                    None => word.to_string(),
                });
                *counts.entry(told).or_default() += 1;
            }
            let told: Vec<String> = counts.into_iter().map(|(word, many)| format!("{word} {many}")).collect();
            println!("| {} | {place:?} | {} |", sample.id, told.join(", "));
        }
    }
}

fn line(sample: &Sample, place: Place, asking: &Asking) -> Option<String> {
    let mut ways = vec![Way::Pass, Way::Licenca, Way::So];
    if sample.cards().contains_all(BLACK_ACES) {
        ways.push(Way::Respeito);
    }
    let company = Told { player: &asking.player, thinking: Thinking::Worlds(asking.thinking) };
    let weakest = |_: &mut engine::Luck| sample.hand();
    let drawn = |luck: &mut engine::Luck| sample.drawn(luck);
    let hand: &(dyn Fn(&mut engine::Luck) -> cards::CardSet + Sync) =
        if asking.hands == Hands::Weakest { &weakest } else { &drawn };
    let trial = trial(hand, sample.suit, place, &ways, company, asking.worlds, SEED)?;
    let means: Vec<f64> = (0..ways.len()).map(|way| trial.mean(way).0).collect();
    let book = ways.iter().position(|&way| way == book(sample))?;
    let best = (0..ways.len()).fold(book, |best, way| if means[way] > means[best] { way } else { best });
    let cell = |way: usize| if way < ways.len() { told(trial.mean(way)) } else { "-".to_owned() };
    let lead = if best == book { "-".to_owned() } else { told(trial.lead(best, book)) };
    let cells = [cell(0), cell(1), cell(2), cell(3), won(&trial, book), format!("{:?}", ways[best]).to_lowercase(), lead];
    Some(format!("| {} | {place:?} | {} |", sample.id, cells.join(" | ")))
}

/// What the book says to do.
fn book(sample: &Sample) -> Way {
    match sample.asked {
        Asked::Licenca => Way::Licenca,
        Asked::So => Way::So,
    }
}

fn told((mean, interval): (f64, Option<Interval>)) -> String {
    let half = interval.map_or(f64::NAN, |interval| (interval.high - interval.low) / 2.0);
    format!("{mean:+.1} ± {half:.1}")
}

/// The share of the deals won in which the hand was feito by the book's way.
fn won(trial: &Trial, way: usize) -> String {
    let ending = trial.endings[way];
    format!("{:.0} %", 100.0 * f64::from(ending.won) / f64::from(ending.feito.max(1)))
}

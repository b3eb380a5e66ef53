//! Plays the sample hands of Voltarete chapters XII and XIII one way and another, and prints what comes of it.
//!
//! ```text
//! cargo run --release -p bots --example sample_hands -- novice 4000 --page
//! cargo run --release -p bots --example sample_hands -- novice 4000
//! cargo run --release -p bots --example sample_hands -- novice 4000 --mao --bolo 200
//! cargo run --release -p bots --example sample_hands -- club 300 --thinking 4 --mao --only LS1,SS6
//! cargo run --release -p bots --example sample_hands -- master 20 --thinking 16 --mao --words
//! ```
//!
//! The first prints the table of `docs/sample-hands.md` and how it is read; the second the figures for each place at the table,
//! the third those with a large bolo, the fourth those of other players; the last what a player says with each hand, with as many
//! seeds.

use bots::Thinking;
use bots::simulate::Interval;
use bots::voltarete::samples::{FirstBid, Place, SAMPLES, Sample, Trial, TrialPlayer, TrialSpot, said, trial};
use cards::CardSet;
use engine::Rng;
use games::ombre::trumps::BLACK_ACES;
use std::collections::BTreeMap;
use std::process::ExitCode;

/// The year of the book.
const SEED: u64 = 1834;

/// Legend of the table, printed above it on the page.
const LEGEND: &str = "\
Cards are written as their rank and the letter of their suit: O ouros, C copas, E espadas, B bastos, which the book calls páos; 5O is
the five of ouros. The first letter of a hand's name is its game, L for licença (chapter XII) and S for só (chapter XIII); the second
its trump, S for a short suit (espadas or páos, nine cards) and L for a long one (copas or ouros, ten); the number is its place in the
book's list. So LS1 is the first licença in a short suit, and SL8 the eighth só in a long one.
";

/// Arguments of the program.
struct Asking {
    player: String,
    worlds: u64,
    thinking: usize,
    only: Vec<String>,
    bolo: Option<i64>,
    places: Vec<Place>,
    hands: Hands,
    wanted: Wanted,
}

/// Completion of the hands.
#[derive(Clone, Copy, PartialEq)]
enum Hands {
    Weakest,
    Drawn,
}

/// Output of the program.
#[derive(Clone, Copy, PartialEq)]
enum Wanted {
    Figures,
    Page,
    Words,
}

fn asking(mut words: impl Iterator<Item = String>) -> Option<Asking> {
    let (player, worlds) = (words.next()?, words.next()?.parse().ok()?);
    let (places, hands, wanted) = (Place::ALL.to_vec(), Hands::Weakest, Wanted::Figures);
    let mut asking = Asking { player, worlds, thinking: 4, only: Vec::new(), bolo: None, places, hands, wanted };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--thinking" => asking.thinking = words.next()?.parse().ok()?,
            "--only" => asking.only = words.next()?.split(',').map(str::to_owned).collect(),
            "--bolo" => asking.bolo = Some(words.next()?.parse().ok()?),
            "--mao" => asking.places = vec![Place::Mao],
            "--drawn" => asking.hands = Hands::Drawn,
            "--page" => (asking.wanted, asking.places) = (Wanted::Page, vec![Place::Mao]),
            "--words" => asking.wanted = Wanted::Words,
            _ => return None,
        }
    }
    Some(asking)
}

fn main() -> ExitCode {
    let Some(asking) = asking(std::env::args().skip(1)) else {
        eprintln!(
            "sample_hands PLAYER WORLDS [--thinking WORLDS] [--only ID,ID] [--bolo TENTOS] [--mao] [--drawn] [--page | --words]"
        );
        return ExitCode::from(2);
    };
    let columns = match asking.wanted {
        Wanted::Figures => "Hand | Place | Pass | Licença | Só | Respeito | Won | Best",
        Wanted::Page => "Hand | Line | The book names | Completed | Bidders | Pass | Licença | Só | Respeito | Won | Best",
        Wanted::Words => "Hand | Place | Says",
    };
    if asking.wanted == Wanted::Page {
        println!("{LEGEND}");
    }
    println!("| {columns} |\n|{}", "---|".repeat(columns.split('|').count()));
    for sample in SAMPLES.iter().filter(|sample| asking.only.is_empty() || asking.only.iter().any(|id| id == sample.id)) {
        for &place in &asking.places {
            let row = match asking.wanted {
                Wanted::Figures => figures(sample, place, &asking).map(|cells| format!("{place:?} | {cells}")),
                Wanted::Page => page(sample, place, &asking),
                Wanted::Words => Some(format!("{place:?} | {}", words(sample, place, &asking))),
            };
            let Some(row) = row else { return ExitCode::FAILURE };
            println!("| {} | {row} |", sample.id);
        }
    }
    ExitCode::SUCCESS
}

/// The result of each first word, the rate of wins with the book's word, and the best word.
fn figures(sample: &Sample, place: Place, asking: &Asking) -> Option<String> {
    let mut ways = vec![FirstBid::Pass, FirstBid::Licenca, FirstBid::So];
    if sample.cards().contains_all(BLACK_ACES) {
        ways.push(FirstBid::Respeito);
    }
    let company = TrialPlayer { player: &asking.player, thinking: Thinking::Worlds(asking.thinking) };
    let hand = |rng: &mut Rng| -> CardSet {
        match asking.hands {
            Hands::Weakest => sample.hand(),
            Hands::Drawn => sample.drawn(rng),
        }
    };
    let question = TrialSpot { suit: sample.suit, place, bolo: asking.bolo, ways: &ways };
    let trial = trial(&hand, question, company, asking.worlds, SEED)?;
    let means: Vec<f64> = (0..ways.len()).map(|way| trial.mean(way).0).collect();
    let book = ways.iter().position(|&way| way == sample.asked.way())?;
    let best = (0..ways.len()).fold(book, |best, way| if means[way] > means[best] { way } else { best });
    let cell = |way: usize| if way < ways.len() { render(trial.mean(way)) } else { "-".to_owned() };
    let verdict = match best == book {
        true => "the book's".to_owned(),
        false => format!("{} by {}", ways[best], render(trial.lead(best, book))),
    };
    Some([cell(0), cell(1), cell(2), cell(3), won(&trial, book), verdict].join(" | "))
}

/// A row of the page.
fn page(sample: &Sample, place: Place, asking: &Asking) -> Option<String> {
    let players = [("novice", 1), ("club", 256), ("master", 64)];
    let says = players.map(|(player, worlds)| {
        let who = TrialPlayer { player, thinking: Thinking::Worlds(worlds) };
        let way = said(sample.hand(), place, who, SEED).and_then(|(word, _)| FirstBid::of(&word));
        (player, way.map_or("-".to_owned(), |way| way.to_string()))
    });
    let (_, first) = &says[0];
    let bidders = match says.iter().all(|(_, word)| word == first) {
        true => format!("all {first}"),
        false => says.map(|(player, word)| format!("{player} {word}")).join(", "),
    };
    let cells = figures(sample, place, asking)?;
    let rest = (sample.hand() - sample.cards()).to_string();
    Some(format!("{} | {} | {rest} | {bidders} | {cells}", sample.line, sample.named))
}

/// Frequencies of a player's first words, over as many seeds as worlds were asked for.
fn words(sample: &Sample, place: Place, asking: &Asking) -> String {
    let who = TrialPlayer { player: &asking.player, thinking: Thinking::Worlds(asking.thinking) };
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for seed in 0..asking.worlds {
        let word = said(sample.hand(), place, who, seed).map_or("nothing".to_owned(), |(word, suit)| match suit {
            Some(suit) => format!("{word} {suit}"),
            None => word.to_string(),
        });
        *counts.entry(word).or_default() += 1;
    }
    counts.into_iter().map(|(word, many)| format!("{word}: {many}")).collect::<Vec<_>>().join(", ")
}

fn render((mean, interval): (f64, Option<Interval>)) -> String {
    let half = interval.map_or(f64::NAN, |interval| (interval.high - interval.low) / 2.0);
    format!("{mean:+.1} ± {half:.1}")
}

/// The share of the deals won in which the hand was feito by the book's way.
fn won(trial: &Trial, way: usize) -> String {
    let ending = trial.endings[way];
    format!("{:.0} %", 100.0 * f64::from(ending.won) / f64::from(ending.feito.max(1)))
}

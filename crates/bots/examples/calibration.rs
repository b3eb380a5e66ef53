//! Measures the chances that a master claims against what happens, on fresh deals, by game, role and phase.
//!
//! `cargo run --release -p bots --example calibration -- 400 16 7 novice voltarete,hombre [plot.svg]`: deals, counted worlds of a
//! choice (the master takes four times as many), seed, player of the other seats, games, and a file for the plot.

use bots::Thinking;
use bots::lab::{Trial, calibrate, svg};

/// Games whose deals are won or lost.
const GAMES: &str = "voltarete,hombre,mediator,quintillo,grand,malilla";

/// Rows of fewer hands tell little.
const FEWEST: u64 = 30;

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let others = args.get(3).map_or("novice", String::as_str);
    let trial = Trial {
        options: &[],
        others,
        deals: number(0, 400),
        seed: number(2, 7),
        thinking: Thinking::Worlds(number(1, 16) as usize),
    };
    println!(
        "| game | role | phase | hands | claimed | won | difference | error | Brier |\n|---|---|---|---|---|---|---|---|---|"
    );
    let mut all = Vec::new();
    for game in args.get(4).map_or(GAMES, String::as_str).split(',') {
        let Some(calibration) = calibrate(game, &trial) else { continue };
        for (&(role, moment), cell) in calibration.iter().filter(|(_, cell)| cell.hands >= FEWEST) {
            let [said, won] = cell.shares();
            println!(
                "| {game} | {} | {} | {} | {said:.0} | {won:.0} | {:+.1} | {:.1} | {:.3} |",
                role.name(),
                moment.name(),
                cell.hands,
                said - won,
                cell.error(),
                cell.brier()
            );
        }
        all.push((game.to_owned(), calibration));
    }
    match args.get(5) {
        Some(path) => std::fs::write(path, svg(&all)),
        None => Ok(()),
    }
}

//! Deals of whist, one or a file of them.

use super::memory;
use super::pbn::{BadDeal, name, position};
use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::speech::Speech;
use engine::Msg;
use indicatif::{ParallelProgressIterator, ProgressBar};
use rayon::prelude::*;
use serde::Serialize;
use solver::search::{Position, Solver};
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;

/// A deal solved: the tricks of the side that leads, and those of each card.
#[derive(Serialize)]
struct Solved {
    tricks: u8,
    cards: Vec<(String, u8)>,
}

/// The side of a seat, by its letter.
fn side(leader: &str) -> Msg {
    Msg::new(if matches!(leader, "N" | "S") { "told-whist-north-south" } else { "told-whist-east-west" })
}

/// The cards that lead to each number of tricks, the most first.
fn by_tricks(cards: &[(String, u8)]) -> Vec<(u8, Vec<&str>)> {
    let mut rows: Vec<(u8, Vec<&str>)> = Vec::new();
    for (card, tricks) in cards {
        match rows.iter_mut().find(|(many, _)| many == tricks) {
            Some((_, there)) => there.push(card),
            None => rows.push((*tricks, vec![card])),
        }
    }
    rows.sort_unstable_by(|(one, _), (other, _)| other.cmp(one));
    rows
}

/// Solves one deal and shows every lead.
pub(super) fn one(deal: &str, args: &SolveArgs, speech: &Speech) -> Result<ExitCode, Failure> {
    let position = position(deal, &args.trump, &args.leader)?;
    let cards: Vec<(String, u8)> =
        Solver::with_memory(memory(args)).values(&position).into_iter().map(|(card, tricks)| (name(card), tricks)).collect();
    let tricks = cards.iter().map(|&(_, tricks)| tricks).max().unwrap_or(0);
    let text = if args.json {
        serde_json::to_string_pretty(&Solved { tricks, cards }).map_err(std::io::Error::from)? + "\n"
    } else {
        let (leader, side, all) = (&args.leader, side(&args.leader), position.tricks_left());
        let wins = Msg::new("told-whist-wins").with("leader", leader.clone()).with("side", side);
        let wins = speech.say(&wins.with("tricks", tricks).with("all", all));
        let mut out = format!("{wins}\n\n{}\n", speech.say(&Msg::new("told-whist-by-card").with("leader", leader.clone())));
        for (tricks, cards) in by_tricks(&cards) {
            let _ = writeln!(out, "  {tricks:>2}  {}", cards.join(" "));
        }
        out
    };
    crate::print(text.as_bytes())
}

/// Solves a file of deals on all cores: a line is a deal, the trump and the leader, with tabs between them. The answers come in
/// the order of the lines.
pub(super) fn many(file: &Path, args: &SolveArgs) -> Result<ExitCode, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::Read { path: file.to_owned(), error })?;
    let read = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        match fields[..] {
            [deal, trump, leader, ..] => position(deal, trump, leader),
            [deal] => position(deal, &args.trump, &args.leader),
            _ => Err(BadDeal::Fields),
        }
    };
    let positions = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(n, line)| read(line).map_err(|bad| Failure::Deals { path: file.to_owned(), line: n + 1, bad }))
        .collect::<Result<Vec<Position>, Failure>>()?;
    // Nothing is drawn where nobody looks: the bar hides itself if standard error is no terminal.
    let bar = ProgressBar::new(positions.len() as u64);
    // Every thread has a table of its own.
    let memory = memory(args) / rayon::current_num_threads();
    let tricks: Vec<u8> = positions
        .par_iter()
        .progress_with(bar)
        .map_init(|| Solver::with_memory(memory), |solver, position| solver.tricks(position))
        .collect();
    let text = if args.json {
        serde_json::to_string(&tricks).map_err(std::io::Error::from)? + "\n"
    } else {
        tricks.iter().map(|tricks| format!("{tricks}\n")).collect()
    };
    crate::print(text.as_bytes())
}

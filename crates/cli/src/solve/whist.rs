//! Deals of whist in the notation of the bridge players: `N:` and four hands of four suits each.

use super::memory;
use crate::args::SolveArgs;
use crate::failure::Failure;
use indicatif::{ParallelProgressIterator, ProgressBar};
use rayon::prelude::*;
use serde::Serialize;
use solver::search::{Position, Solver};
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;

const SUITS: &str = "SHDC";
const SEATS: &str = "NESW";
const RANKS: &str = "23456789TJQKA";

/// A deal solved: the tricks of the side that leads, and those of each card.
#[derive(Serialize)]
struct Solved {
    tricks: u8,
    cards: Vec<(String, u8)>,
}

fn bad(text: &str) -> Failure {
    Failure::Deal { text: text.to_owned() }
}

/// Reads a deal: hands clockwise from the one named, each with its spades, hearts, diamonds and clubs.
fn position(deal: &str, trump: &str, leader: &str) -> Result<Position, Failure> {
    let (first, hands) = deal.trim().split_once(':').ok_or_else(|| bad(deal))?;
    let first = SEATS.find(first).filter(|_| first.len() == 1).ok_or_else(|| bad(deal))?;
    let leader = SEATS.find(leader).filter(|_| leader.len() == 1).ok_or_else(|| bad(leader))?;
    let trumps = match trump {
        "N" | "NT" => None,
        _ => Some(SUITS.find(trump).filter(|_| trump.len() == 1).ok_or_else(|| bad(trump))?),
    };
    let mut cards = [0; 4];
    let hands: Vec<&str> = hands.split(' ').collect();
    if hands.len() != 4 {
        return Err(bad(deal));
    }
    for (n, hand) in hands.iter().enumerate() {
        let suits: Vec<&str> = hand.split('.').collect();
        if suits.len() != 4 {
            return Err(bad(deal));
        }
        for (suit, ranks) in suits.iter().enumerate() {
            for rank in ranks.chars() {
                cards[(first + n) % 4] |= 1 << (16 * suit + RANKS.find(rank).ok_or_else(|| bad(deal))?);
            }
        }
    }
    Position::new(cards, trumps, leader).map_err(|_| bad(deal))
}

fn name(card: u64) -> String {
    let place = card.trailing_zeros() as usize;
    [&SUITS[place / 16..=place / 16], &RANKS[place % 16..=place % 16]].concat()
}

/// Solves one deal and shows every lead.
pub(super) fn one(deal: &str, args: &SolveArgs) -> Result<ExitCode, Failure> {
    let position = position(deal, &args.trump, &args.leader)?;
    let cards: Vec<(String, u8)> =
        Solver::with_memory(memory(args)).values(&position).into_iter().map(|(card, tricks)| (name(card), tricks)).collect();
    let tricks = cards.iter().map(|&(_, tricks)| tricks).max().unwrap_or(0);
    let text = if args.json {
        serde_json::to_string_pretty(&Solved { tricks, cards }).map_err(std::io::Error::from)? + "\n"
    } else {
        let mut out = format!("The side of {} wins {tricks} of {} tricks.\n\n", args.leader, position.tricks_left());
        for (card, tricks) in cards {
            let _ = writeln!(out, "  {card} {tricks}");
        }
        out
    };
    crate::print(text.as_bytes())
}

/// Solves a file of deals on all cores: a line is a deal, the trump and the leader, with tabs between them. The answers come in
/// the order of the lines.
pub(super) fn many(file: &Path, args: &SolveArgs) -> Result<ExitCode, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::Read { path: file.to_owned(), error })?;
    let positions = text
        .lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            match fields[..] {
                [deal, trump, leader, ..] => position(deal, trump, leader),
                [deal] => position(deal, &args.trump, &args.leader),
                _ => Err(bad(line)),
            }
        })
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

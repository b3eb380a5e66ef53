//! Sources of the tentos in a bout of Truco: the arena's way to play deals, summed by the cause each movement has.
//!
//! `cargo run --release -p bots --example causes -- 2 master,novice 500 1 7`: players, who, deals, worlds, seed.

use bots::Thinking;
use engine::{Seat, Setup, Shuffler, Turn, Viewer};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Chips the first player won and lost by each cause, and the number of payments.
type Causes = BTreeMap<String, [f64; 4]>;

/// One deal with the first player on this side.
fn played(players: usize, who: [&str; 2], seed: u64, number: u64, first: usize, worlds: usize) -> Causes {
    let mut causes = Causes::new();
    let options = [("players".to_owned(), players.to_string())];
    let Some(mut game) = games::entry("truco").and_then(|entry| (entry.open)(&options, &Setup::default()).ok()) else {
        return causes;
    };
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&number.to_le_bytes());
    let mut shuffler = Shuffler::new(key);
    let mut bots = Vec::new();
    let side =
        |game: &dyn engine::AnyGame, seat: Seat| game.sides().iter().position(|side| side.seats.contains(seat)).unwrap_or(0);
    while game.deal_number() <= 1 {
        if shuffler.deal(&mut *game).is_err() || game.deal_number() > 1 {
            break;
        }
        let Turn::Seats { must, may } = game.turn() else { break };
        if bots.is_empty() {
            bots = (0..players)
                .filter_map(|seat| {
                    let name = who[usize::from(side(&*game, Seat::at(seat)) != first)];
                    bots::bot("truco", name, seed ^ ((number * 8 + seat as u64) << 8), Thinking::Worlds(worlds))
                })
                .collect();
            assert_eq!(bots.len(), players, "two players of Truco: {who:?}");
        }
        let spoken = may.iter().chain(must.iter()).find_map(|seat| {
            let seen = game.seen(Viewer::Seat(seat));
            bots.get_mut(seat.index())?.choose(&seen).map(|action| (seat, action))
        });
        let Some((seat, action)) = spoken else { break };
        if game.act(seat, &action).is_err() {
            break;
        }
    }
    for entry in game.ledger().of_deal(1) {
        let (Some(to), id) = (entry.to.as_pot(), entry.cause.said().id.to_string()) else { continue };
        let of = causes.entry(id).or_default();
        let lost = usize::from(usize::from(to.0) != first + 1);
        of[lost] += entry.amount as f64;
        of[2 + lost] += 1.0;
    }
    causes
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let who = args.get(1).map_or("master,novice", String::as_str);
    let Some((one, other)) = who.split_once(',') else { return };
    let (players, deals, worlds, seed) = (number(0, 2) as usize, number(2, 500), number(3, 1) as usize, number(4, 7));
    let all: Vec<Causes> =
        (0..deals * 2).into_par_iter().map(|at| played(players, [one, other], seed, at / 2, (at % 2) as usize, worlds)).collect();
    let mut sums = Causes::new();
    for (cause, of) in all.into_iter().flatten() {
        sums.entry(cause).or_default().iter_mut().zip(of).for_each(|(sum, more)| *sum += more);
    }
    let many = (deals * 2) as f64;
    println!("{one} against {other}, {players} players, a deal: won, lost, times won, times lost, tentos more");
    let mut total = 0.0;
    for (cause, [won, lost, times, other]) in sums {
        total += (won - lost) / many;
        println!(
            "{:38} {:+.3} {:+.3} {:.3} {:.3} {:+.3}",
            cause,
            won / many,
            -lost / many,
            times / many,
            other / many,
            (won - lost) / many
        );
    }
    println!("{:38} {total:+.3}", "all");
}

//! Two players matched in the arena, with the time they took: the same deals with seats exchanged.
//!
//! `cargo run --release -p bench --bin bouts FIRST SECOND DEALS WORLDS [GAME]`: `bouts observer club 100 16` plays a hundred deals of
//! every game, each thinking as long as its nature makes of sixteen worlds. The time of both is told by playing each against
//! itself for a few deals.

use bots::Thinking;
use bots::arena::{Bout, Unit, arena};
use std::time::Instant;

/// Deals for which a player is set against himself to learn how long he thinks.
const ALONE: u64 = 4;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| args.get(at).and_then(|text| text.parse::<u64>().ok());
    let ([first, second, ..], Some(many), Some(worlds)) = (&args[..], number(2), number(3)) else {
        eprintln!("bouts FIRST SECOND DEALS WORLDS [GAME]");
        std::process::exit(2);
    };
    let thinking = Thinking::Worlds(worlds as usize);
    let catalogue = games::catalogue();
    let wanted = catalogue.iter().map(|entry| entry.facts.id).filter(|id| args.get(4).is_none_or(|game| game == id));
    for game in wanted {
        let bout = Bout { game, options: &[], bots: [first, second], unit: Unit::Deal, many, seed: 1, thinking };
        let alone = |name: &str| {
            let begun = Instant::now();
            let played = arena(&Bout { bots: [name, name], many: ALONE, ..bout.clone() }, &mut |_| {});
            played.map(|_| begun.elapsed().as_secs_f64() / ALONE as f64)
        };
        let told = alone(first).and_then(|one| Ok((one, alone(second)?, arena(&bout, &mut |_| {})?)));
        match told {
            Ok((one, other, compared)) => {
                let [better, equal, worse] = compared.better_equal_worse();
                let interval = compared.interval.map_or_else(String::new, |within| format!("{within:?}"));
                println!("{game:10} {first} - {second}: {:+.2} a deal, {interval}", compared.mean);
                println!("{:10} better, equal, worse: {better}, {equal}, {worse}; seconds a deal {one:.2}, {other:.2}", "");
            }
            Err(why) => eprintln!("{game}: {why}"),
        }
    }
}

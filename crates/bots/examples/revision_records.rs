//! Writes a match of every game, as the bots play it, into `records/revisions`: the records that
//! `crates/games/tests/revisions.rs` replays to the last chip for ever. It writes for the newest revision only. What a released
//! revision left there is never written again: `cargo run --package bots --example revision_records`.

use bots::Thinking;
use engine::record::{Record, write};
use engine::{AnyGame, Entry, Seat, Setup, Shuffler, Turn, Viewer};
use std::error::Error;

/// Acts after which a match is broken off: enough for every verb to be heard.
const MOST: u64 = 600;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/revisions");
    for entry in games::catalogue() {
        // At an honour table players of chance break every rule they can.
        for (suffix, agreed, level) in [("", &[][..], "novice"), ("-honour", entry.honour, "random")] {
            let name = format!("{}-{}{suffix}.spadille", entry.facts.id, entry.facts.newest());
            // Where nobody has learnt the game, chance plays it.
            let known = bots::bot(entry.facts.id, level, 0, Thinking::default()).is_some();
            let level = if known { level } else { "random" };
            std::fs::write(format!("{folder}/{name}"), played(&entry, agreed, level)?)?;
            println!("{name}");
        }
    }
    Ok(())
}

/// A match among players of this level, and above it what came of it.
fn played(entry: &Entry, agreed: &[(&str, &str)], level: &str) -> Result<String, Box<dyn Error>> {
    let options: Vec<(String, String)> = agreed.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let seed = cards::fair::entropy(&format!("{} {level}", entry.facts.id));
    let mut record = Record { seed: Some(seed), ..Record::of_new_match(entry, &options)? };
    let mut game = (entry.open)(&options, &Setup::default())?;
    let mut shuffler = Shuffler::new(cards::fair::key(&seed, &[]));
    for act in 0..MOST {
        shuffler.deal(&mut *game)?;
        let Turn::Seats { must, may } = game.turn() else { break };
        let seat = must.lowest().or(may.lowest()).ok_or("nobody can act")?;
        let mut player = bots::bot(entry.facts.id, level, act, Thinking::default()).ok_or("there is no such player")?;
        let action = player.choose(&game.seen(Viewer::Seat(seat))).ok_or("there is nothing to do")?;
        game.act(seat, &action)?;
        record.add_action(seat, &action);
    }
    // A record with a seed deals what is due at its end.
    shuffler.deal(&mut *game)?;
    Ok(format!("{}{}", last(&*game), write(&record)))
}

/// Result of every seat and every side.
fn last(game: &dyn AnyGame) -> String {
    let line = |won: Vec<i64>| won.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
    let seats = Seat::first(game.players()).map(|seat| game.ledger().balance(seat)).collect();
    let sides = game.sides().iter().map(|side| side.won).collect();
    format!("# seats: {}\n# sides: {}\n", line(seats), line(sides))
}

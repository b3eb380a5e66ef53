//! `spadille club verify`: every draw again, as anybody can compute it with `sha256sum`, and what the tables of the card room promised.

use super::{failed, read};
use crate::failure::Failure;
use crate::speech::Speech;
use ::club::Championship;
use ::club::category::Minutes;
use ::club::entry::CategoryId;
use engine::Msg;
use pages::club::words::category_name;
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

/// Numbers of draws and tables that were verified.
#[derive(Default)]
struct Verified {
    by_cards: usize,
    by_tickets: usize,
    tables: usize,
}

pub(super) fn run(file: &Path, speech: &Speech) -> Result<ExitCode, Failure> {
    let (_, event) = read(file)?;
    let (mut told, mut verified) = (String::new(), Verified::default());
    for (id, category) in &event.categories {
        for (n, minutes) in category.minutes.iter().enumerate() {
            draw(speech, &event, (id, n, minutes), &mut told, &mut verified)?;
        }
    }
    verified.tables = promises(speech, &event, &mut told)?;
    if verified.by_cards + verified.by_tickets + verified.tables == 0 {
        return Err(failed(speech, &Msg::new("told-club-nothing-drawn").with("file", file.display().to_string())));
    }
    let msg = Msg::new("told-club-verified").with("cards", verified.by_cards).with("tickets", verified.by_tickets);
    told += &(speech.say(&msg.with("tables", verified.tables)) + "\n");
    crate::print(told.as_bytes())
}

/// A draw: how it was made, whether it counts, and a line an entry as `sha256sum` prints it, in the order that follows.
fn draw(
    speech: &Speech,
    event: &Championship,
    (id, n, minutes): (&CategoryId, usize, &Minutes),
    told: &mut String,
    verified: &mut Verified,
) -> Result<(), Failure> {
    let category = category_name(speech.words(), &id.0);
    let numbers: Vec<u32> = minutes.order.iter().filter_map(|&entry| event.entry(entry).ok()).map(|entry| entry.number).collect();
    let what = if minutes.seed.is_some() { "told-club-by-cards" } else { "told-club-by-tickets" };
    let how = Msg::new(what).with("category", category.clone()).with("number", n + 1).with("at", minutes.at.to_string());
    let how = how.with("command", format!("printf '%s' {}:{}:… | sha256sum", minutes.seed.as_deref().unwrap_or_default(), id.0));
    let _ = writeln!(told, "# {}", speech.say(&how));
    if let Some(annulled) = &minutes.annulled {
        let why = Msg::new("told-club-annulled").with("category", category.clone()).with("number", n + 1);
        let why = why.with("at", minutes.at.to_string()).with("when", annulled.at.to_string());
        let _ = writeln!(told, "# {}", speech.say(&why.with("reason", annulled.reason.to_string())));
    }
    let Some(seed) = &minutes.seed else {
        let order = numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        let _ = writeln!(told, "{order}");
        verified.by_tickets += 1;
        return Ok(());
    };
    if ::club::drawn_order(seed, id, &numbers) != numbers {
        return Err(failed(speech, &Msg::new("told-club-wrong-order").with("category", category.clone())));
    }
    verified.by_cards += 1;
    for number in numbers {
        let text = format!("{seed}:{}:{number}", id.0);
        let _ = writeln!(told, "{}  {text}", ::club::digest_of(&text));
    }
    Ok(())
}

/// Every table of the card room showed the seed it had promised before its first card.
fn promises(speech: &Speech, event: &Championship, told: &mut String) -> Result<usize, Failure> {
    let mut verified = 0;
    for (id, jogo) in &event.jogos {
        for room in &jogo.rooms {
            let Some(proof) = &room.proof else { continue };
            let promised = cards::fair::from_hex(&proof.seed).map(|seed| cards::fair::to_hex(&cards::fair::commit(&seed)));
            let (table, number) = (room.table.to_string(), event.number_of(*id).unwrap_or(id.0));
            if promised.as_deref() != Some(room.commitment.as_str()) {
                let msg = Msg::new("told-club-wrong-seed").with("jogo", number.to_string()).with("table", table);
                return Err(failed(speech, &msg));
            }
            let line = Msg::new("told-club-kept").with("jogo", number.to_string()).with("table", table);
            let line = line.with("record", proof.record.to_string()).with("sum", proof.sha256.to_string());
            let _ = writeln!(told, "# {}", speech.say(&line));
            verified += 1;
        }
    }
    Ok(verified)
}

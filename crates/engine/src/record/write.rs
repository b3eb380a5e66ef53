//! Writing a record.

use super::{Record, Step, VERSION};
use cards::Card;
use cards::fair::to_hex;
use std::fmt::Write;

fn spaced(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

/// The text of a record. Reading it gives the same record again, but for line numbers.
pub fn write(record: &Record) -> String {
    let mut text = format!("spadille {VERSION}\ngame {}\n", record.game);
    // Writing to a String cannot fail.
    let mut line = |args: std::fmt::Arguments<'_>| {
        let _ = text.write_fmt(args);
        text.push('\n');
    };
    if let Some(revision) = &record.revision {
        line(format_args!("revision {}", revision.value));
    }
    for option in &record.options {
        line(format_args!("option {} {}", option.value.0, option.value.1));
    }
    for setup in &record.setup {
        line(format_args!("setup {} {}", setup.value.0, setup.value.1));
    }
    for seat in &record.seats {
        line(format_args!("seat {} {}", seat.value.0, seat.value.1));
    }
    if let Some(commit) = &record.commit {
        line(format_args!("commit {}", to_hex(commit)));
    }
    for (seat, entropy) in &record.entropy {
        line(format_args!("entropy {seat} {}", to_hex(entropy)));
    }
    if let Some(seed) = &record.seed {
        line(format_args!("seed {}", to_hex(seed)));
    }
    for step in &record.steps {
        match &step.value {
            Step::Draw(cards) => line(format_args!("draw {}", spaced(cards))),
            Step::Deal(deal) => {
                match deal.dealer {
                    Some(dealer) => line(format_args!("deal {} dealer {dealer}", deal.number)),
                    None => line(format_args!("deal {}", deal.number)),
                }
                for hand in &deal.hands {
                    line(format_args!("hand {} {}", hand.value.0, spaced(&hand.value.1)));
                }
                if let Some(stock) = &deal.stock {
                    line(format_args!("stock {}", spaced(&stock.value)));
                }
                if let Some(seed) = &deal.seed {
                    line(format_args!("seed {}", to_hex(seed)));
                }
            }
            Step::Act { seat, action } => line(format_args!("{seat} {action}")),
        }
    }
    if let Some(reveal) = &record.reveal {
        line(format_args!("reveal {}", to_hex(reveal)));
    }
    text
}

//! Learns the bets of Truco and prints the table that `crates/bots/src/truco/bets/learnt.txt` keeps; with `response`, what somebody who
//! knows a table could win from it within the model, in tentos a volta, where both sides lack so much, and what its first words tell.
//!
//! `cargo run --release -p bots --example learn_truco > crates/bots/src/truco/bets/learnt.txt`: other numbers of passes and deals, and
//! other discretions, can be named.
//! `cargo run --release -p bots --example learn_truco -- response [a table, if not the players']`

use bots::truco::bets::{Form, LEARNT, Lessons, Table, learnt, read, response};
use std::time::Instant;

fn main() -> std::io::Result<()> {
    let begun = Instant::now();
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().map(String::as_str) != Some("response") {
        let usual = Lessons::default();
        let number = |at: usize, usual: f64| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
        let lessons = Lessons {
            passes: number(0, usual.passes as f64) as usize,
            voltas: number(1, usual.voltas as f64) as usize,
            discretion: std::array::from_fn(|form| number(2 + form, usual.discretion[form])),
            ..usual
        };
        print!("{}", learnt(&lessons, &|form| eprintln!("{form:?} learnt after {:?}", begun.elapsed())));
        return Ok(());
    }
    let other = args.get(1).map(std::fs::read_to_string).transpose()?;
    let table = other.as_deref().map_or(LEARNT, Table);
    for form in Form::ALL {
        let [better, base] = read(table, form, 8_000, 8);
        println!("{form:?}: the first word is worth {better:+.1} of a hundred guesses, {base:.1} are good without it");
        for ([class, _], found) in response(table, form, 1_000_000, 200_000, 7) {
            println!("{form:?}, scores of class {class}: {:+.3} (standard error {:.3})", found.tentos, found.error);
        }
    }
    Ok(())
}

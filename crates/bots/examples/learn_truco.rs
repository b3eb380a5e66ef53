//! Learns the bets of Truco and prints the table that `crates/bots/src/truco/bets/learnt.txt` keeps; with `response`, what somebody who
//! knows the shipped table could win from it within the model, in tentos a volta, where both sides lack so much.
//!
//! `cargo run --release -p bots --example learn_truco > crates/bots/src/truco/bets/learnt.txt`
//! `cargo run --release -p bots --example learn_truco -- response`

use bots::truco::bets::{Form, Lessons, learnt, response};
use std::time::Instant;

fn main() {
    let begun = Instant::now();
    if std::env::args().nth(1).as_deref() == Some("response") {
        for form in Form::ALL {
            for ([class, _], found) in response(form, 1_000_000, 200_000, 7) {
                println!("{form:?}, scores of class {class}: {:+.3} (standard error {:.3})", found.tentos, found.error);
            }
        }
    } else {
        print!("{}", learnt(&Lessons::default(), &|form| eprintln!("{form:?} learnt after {:?}", begun.elapsed())));
    }
}

//! How long the referee's desk takes for a ruling: every incident of every game, answered in every way that can be walked at random, in
//! the time the thread worked. `cargo run --profile dist -p bench --bin rulings [ROUNDS]`.
//!
//! The bar is five milliseconds for the slowest; beside it stands how many rulings one random deal of Voltarete is worth, a ratio that
//! belongs to no machine.

use bench::{clock::timed, deals};
use engine::Rng;
use games::ombre::voltarete::Voltarete;
use laws::desk::{self, Case, Given, Next};
use std::time::Duration;

const BAR: Duration = Duration::from_millis(5);
const DEALS: u64 = 2_000;

/// An incident with its questions answered by chance.
fn answered(game: &str, form: &desk::Form, rng: &mut Rng) -> Option<Case> {
    let mut given = Given::new();
    while let Next::Ask(question) = form.next(&given) {
        given.insert(question.key.to_owned(), (*rng.one(&question.answers)?).to_owned());
    }
    let stood = if game == "voltarete" { "bolo=30 feito=M by=C tricks=5,3,1" } else { "" };
    Some(Case { incidents: vec![(form.id.to_owned(), given)], stood: stood.to_owned() })
}

fn main() {
    let rounds: usize = std::env::args().nth(1).and_then(|rounds| rounds.parse().ok()).unwrap_or(20);
    let mut rng = Rng::new(1834);
    let (mut all, mut many, mut slowest) = (Duration::ZERO, 0u32, (Duration::ZERO, String::new()));
    for game in desk::games() {
        let (mut worked, mut ruled) = (Duration::ZERO, 0u32);
        for form in desk::forms(game) {
            for _ in 0..rounds {
                let Some(case) = answered(game, form, &mut rng) else { continue };
                // The quickest of three: what else the machine does is not the desk's.
                let taken =
                    (0..3).map(|_| timed(|| std::hint::black_box(case.finding(game)).is_ok()).1).min().unwrap_or_default();
                (worked, ruled) = (worked + taken, ruled + 1);
                if taken > slowest.0 {
                    slowest = (taken, format!("{game} {}", form.id));
                }
            }
        }
        println!("{game:24} {ruled:>6} rulings, {:>9.1?} each", worked / ruled.max(1));
        (all, many) = (all + worked, many + ruled);
    }
    let each = all / many.max(1);
    let (_, played) = timed(|| std::hint::black_box(deals::random_deals::<Voltarete>(DEALS)));
    let deal = played.as_secs_f64() / DEALS as f64;
    println!("\nslowest: {:.1?} ({}), at most {BAR:?}", slowest.0, slowest.1);
    println!("a ruling takes {:.2} random deals of Voltarete", each.as_secs_f64() / deal);
    if slowest.0 > BAR {
        std::process::exit(1);
    }
}

//! Whole matches at random, by the thousand: `cargo run --release -p games --example long -- minchiate 100000 table=honour`.

use engine::battery::run_long;
use games::minchiate::Minchiate;
use games::ombre::voltarete::Voltarete;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, deals, options @ ..] = &words[..] else { panic!("which game, how many deals, and options as name=value") };
    let deals: u64 = deals.parse().expect("a number of deals");
    let options: Vec<(&str, &str)> = options.iter().map(|option| option.split_once('=').expect("name=value")).collect();
    let begun = std::time::Instant::now();
    match game.as_str() {
        "minchiate" => run_long::<Minchiate>(&options, deals),
        "voltarete" => run_long::<Voltarete>(&options, deals),
        _ => panic!("there is no game `{game}`"),
    }
    println!("{deals} deals of {game} without a fault in {:.1} s", begun.elapsed().as_secs_f64());
}

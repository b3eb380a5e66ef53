//! Whole matches at random, by the thousand: `cargo run --release -p games --example long -- minchiate 100000 table=honour`.

use engine::Game;
use engine::battery::run_long;

struct Long<'a> {
    options: Vec<(&'a str, &'a str)>,
    deals: u64,
}

impl games::Visitor for Long<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        run_long::<G>(&self.options, self.deals);
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, deals, options @ ..] = &words[..] else { panic!("which game, how many deals, and options as name=value") };
    let deals: u64 = deals.parse().expect("a number of deals");
    let options = options.iter().map(|option| option.split_once('=').expect("name=value")).collect();
    let begun = std::time::Instant::now();
    games::visit(game, Long { options, deals }).unwrap_or_else(|| panic!("there is no game `{game}`"));
    println!("{deals} deals of {game} without a fault in {:.1} s", begun.elapsed().as_secs_f64());
}

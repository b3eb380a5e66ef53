//! Benchmark: positions of Malilla solved per second on one thread.

use engine::{Game, Offer, Rng, Setup, Shuffler, Turn, Viewer};
use games::malilla::{Agreements, Malilla};
use solver::outcome::{Forcing, Solved};
use std::time::Instant;

fn position(number: u64, left: usize) -> Malilla {
    let mut game = Malilla::open(&Agreements::default(), &Setup::default()).expect("a table");
    let mut shuffler = Shuffler::numbered([3; 32], number << 8);
    let mut rng = Rng::new(number);
    shuffler.deal(&mut game).expect("a deal");
    while game.view(Viewer::Public).sizes[0] > left || game.view(Viewer::Public).open.plays.len() % 4 != 0 {
        let Turn::Seats { must, .. } = game.turn() else { panic!("the hand is not over") };
        let seat = must.lowest().expect("a seat");
        let mut offers: Vec<Offer<_>> = Vec::new();
        game.offers(seat, &mut offers);
        let action = offers[0].any(&mut rng).expect("a card");
        game.act(seat, &action).expect("a lawful card");
    }
    game
}

/// Prints the positions solved per second, by the number of cards in a hand: `malilla_speed CARDS HOW-MANY`.
fn main() {
    let mut asked = std::env::args().skip(1).filter_map(|text| text.parse().ok());
    let (left, many) = (asked.next().unwrap_or(8), asked.next().unwrap_or(100));
    let mut forcing = Forcing::with_memory(64 << 20);
    let positions: Vec<Malilla> = (0..many as u64).map(|number| position(number, left)).collect();
    let begun = Instant::now();
    for game in &positions {
        game.solve(&mut forcing, u64::MAX).expect("an answer");
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{left} cards: {many} in {seconds:.2} s, {:.1} a second", many as f64 / seconds);
}

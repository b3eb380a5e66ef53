//! How many positions of Malilla are solved in a second on one thread: whole hands, and endings of eight cards.

use engine::{Eyes, Game, Luck, Offer, Setup, Shuffler, Turn};
use games::malilla::{Agreements, Malilla};
use solver::outcome::{Forcing, Solved};
use std::time::Instant;

fn position(number: u64, left: usize) -> Malilla {
    let mut game = Malilla::open(&Agreements::default(), &Setup::default()).expect("a table");
    let mut shuffler = Shuffler::numbered([3; 32], number << 8);
    let mut luck = Luck::new(number);
    shuffler.deal(&mut game).expect("a deal");
    while game.view(Eyes::Public).sizes[0] > left || game.view(Eyes::Public).open.plays.len() % 4 != 0 {
        let Turn::Seats { must, .. } = game.turn() else { panic!("the hand is not over") };
        let seat = must.lowest().expect("a seat");
        let mut offers: Vec<Offer<_>> = Vec::new();
        game.offers(seat, &mut offers);
        let action = offers[0].any(&mut luck).expect("a card");
        game.act(seat, &action).expect("a lawful card");
    }
    game
}

fn main() {
    let many: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    let mut forcing = Forcing::with_memory(64 << 20);
    for (left, many) in [(8, many * 20), (12, many)] {
        let positions: Vec<Malilla> = (0..many).map(|number| position(number, left)).collect();
        let begun = Instant::now();
        for game in &positions {
            game.solve(&mut forcing, u64::MAX).expect("an answer");
        }
        let seconds = begun.elapsed().as_secs_f64();
        println!("{left} cards: {many} in {seconds:.2} s, {:.0} a second", many as f64 / seconds);
    }
}

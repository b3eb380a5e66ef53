//! Cientos: the solver against plain minimax through the rules of the game.

use crate::common::{Rules, act_at_random, agrees, endings, play_until};
use engine::{Game, Rng, Seat, SeatSet, Setup, Viewer};
use games::cientos::state::{Phase, other};
use games::cientos::{Action, Agreements, Cientos};
use solver::outcome::Forcing;

/// No play of a few cards brings as much: with fewer points nobody reaches a hundred before the last trick.
const FAR: i64 = 40;

/// A match in its first hand with a number of cards left to each, where only what is counted in play can still be counted: both have a
/// trick, so nobody makes pique (R37), and nobody reaches a hundred on the way (R40).
fn ending(rng: &mut Rng, number: u64, left: usize) -> Option<Cientos> {
    let mut game = Cientos::open(&Agreements::default(), &Setup::default()).expect("a table");
    let there = play_until(&mut game, rng, number, |game| {
        let view = game.view(Viewer::Public);
        view.open.phase == Phase::Tricks && 12 - view.open.takers.len() <= left
    });
    let open = game.view(Viewer::Public).open;
    let plain = |seat: Seat| open.tricks(seat) > 0 && open.points(seat) < FAR;
    (there && Seat::first(2).all(plain)).then_some(game)
}

#[test]
fn endings_come_to_what_minimax_says() {
    let (mut rng, mut forcing) = (Rng::new(23), Forcing::with_memory(1 << 20));
    let (mut many, mut number) = (0, 0);
    while many < endings() {
        number += 1;
        assert!(number < 4 * endings() as u64 + 100, "most hands have an ending that can be asked about");
        let left = 2 + number as usize % 4;
        let Some(mut game) = ending(&mut rng, number, left) else { continue };
        // Also when a card is led.
        for _ in 0..number % 2 {
            act_at_random(&mut game, &mut rng);
        }
        let before = game.view(Viewer::Public).open;
        // By how much a seat has gone ahead when the hand is counted.
        let result = |game: &Cientos, side: SeatSet| {
            let seat = side.lowest()?;
            let points = game.view(Viewer::Public).match_state.last?.points;
            let since = |seat: Seat| points[seat.index()] - before.points(seat);
            Some(since(seat) - since(other(seat)))
        };
        let over = |game: &Cientos| game.view(Viewer::Public).match_state.last.is_some();
        let rules = Rules { play: Action::Play, over, result: &result };
        agrees(&game, &rules, &mut forcing, &format!("hand {number}, {left} cards"));
        many += 1;
    }
}

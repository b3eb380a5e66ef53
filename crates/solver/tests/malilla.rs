//! Malilla, and in a module of its own Cientos: the solver against plain minimax through the rules of the game.

mod cientos;
mod common;

use common::{Rules, act_at_random, agrees, endings, play_until};
use engine::{Game, Rng, SeatSet, Setup, Viewer};
use games::malilla::state::{Pair, Phase};
use games::malilla::{Action, Agreements, Malilla};
use solver::outcome::{Forcing, Solved};

fn table() -> Malilla {
    Malilla::open(&Agreements::default(), &Setup::default()).expect("a table")
}

/// A match in its first hand with this number of cards left to each.
fn ending(rng: &mut Rng, number: u64, left: usize) -> Option<Malilla> {
    let mut game = table();
    let there = play_until(&mut game, rng, number, |game| {
        let view = game.view(Viewer::Public);
        view.open.phase == Phase::Tricks && view.sizes.iter().all(|&size| size <= left)
    });
    there.then_some(game)
}

#[test]
fn endings_come_to_what_minimax_says() {
    let (mut rng, mut forcing) = (Rng::new(17), Forcing::with_memory(1 << 20));
    for number in 0..endings() as u64 {
        let left = 2 + number as usize % 4;
        let Some(mut game) = ending(&mut rng, number, left) else { panic!("deal {number} has an ending") };
        // Also in the middle of a trick.
        for _ in 0..number % 4 {
            act_at_random(&mut game, &mut rng);
        }
        // What a side has made when the hand is counted.
        let result = |game: &Malilla, side: SeatSet| {
            let view = game.view(Viewer::Public);
            let counted = view.match_state.last?;
            let pair = if side.contains(view.match_state.members(Pair::First)[0]) { Pair::First } else { Pair::Second };
            Some(counted.points[pair.index()])
        };
        let rules = Rules { play: Action::Play, over: |game: &Malilla| game.deal_number() > 1, result: &result };
        agrees(&game, &rules, &mut forcing, &format!("deal {number}, {left} cards"));
    }
}

#[test]
fn eight_cards_are_solved_and_share_all_points() {
    let (mut rng, mut forcing) = (Rng::new(18), Forcing::with_memory(1 << 24));
    for number in 0..4 {
        let game = ending(&mut rng, number, 8).expect("an ending");
        let verdict = game.solve(&mut forcing, u64::MAX).expect("an answer");
        // Whatever is led, the best card keeps the value, and a line of best play ends at it.
        assert_eq!(verdict.cards.iter().map(|&(_, value)| value).max(), Some(verdict.value), "deal {number}");
        let mut after = game.clone();
        let best = verdict.best().next().expect("a best card");
        after.act(verdict.to_play, &Action::Play(best)).expect("a lawful card");
        let next = after.solve(&mut forcing, u64::MAX).expect("an answer");
        let same_side = next.side == verdict.side;
        assert_eq!(if same_side { next.value } else { 72 - next.value }, verdict.value, "deal {number}");
    }
}

#[test]
fn a_whole_hand_is_given_up_when_the_budget_is_spent() {
    let (mut rng, mut forcing) = (Rng::new(19), Forcing::with_memory(1 << 20));
    let game = ending(&mut rng, 1, 12).expect("a hand");
    assert_eq!(game.solve(&mut forcing, 1_000), None);
}

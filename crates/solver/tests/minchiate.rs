//! Minchiate: the solver against plain minimax through the rules of the game.

mod common;

use common::{Rules, act_at_random, agrees, endings, play_until};
use engine::{Game, Rng, SeatSet, Setup, Viewer};
use games::minchiate::state::{Pair, Phase};
use games::minchiate::tarocchi::{MATTO, WORTHLESS};
use games::minchiate::{Action, Minchiate};
use solver::outcome::{Forcing, Solved};

/// Points by which a pair is ahead in the match.
fn ahead(game: &Minchiate, side: SeatSet) -> Option<i64> {
    game.sides().into_iter().find(|known| known.seats == side).map(|known| known.won)
}

/// Has the pair of the Matto's holder, if there is one, a card to give for it?
fn matto_is_safe(game: &Minchiate) -> bool {
    let view = game.view(Viewer::Public);
    let holder = view.match_state.round.into_iter().find(|&seat| game.view(Viewer::Seat(seat)).hand.contains(MATTO));
    holder.is_none_or(|seat| (view.open.won[view.match_state.pair(seat).index()] & WORTHLESS).len() > 1)
}

#[test]
fn endings_come_to_what_minimax_says() {
    let (mut rng, mut forcing) = (Rng::new(9), Forcing::with_memory(1 << 20));
    let (mut number, mut seen, mut with_matto, mut values) = (0, 0, 0, Vec::new());
    while seen < endings() {
        number += 1;
        let left = if number % 8 == 0 { 4 } else { 3 };
        let mut game = Minchiate::open(&Default::default(), &Setup::default()).expect("the book's agreements");
        let there = play_until(&mut game, &mut rng, number, |game| {
            let view = game.view(Viewer::Public);
            view.open.phase == Phase::Tricks && view.sizes.iter().all(|&size| size <= left)
        });
        // Also in the middle of a trick.
        for _ in 0..number % 4 {
            act_at_random(&mut game, &mut rng);
        }
        if !there || !matto_is_safe(&game) {
            continue;
        }
        let view = game.view(Viewer::Public);
        with_matto +=
            usize::from(view.match_state.round.into_iter().any(|seat| game.view(Viewer::Seat(seat)).hand.contains(MATTO)));
        let pairs = Pair::BOTH.map(|pair| view.match_state.members(pair).into_iter().collect::<SeatSet>());
        let before = pairs.map(|pair| ahead(&game, pair).expect("a pair"));
        let result = |game: &Minchiate, side: SeatSet| {
            let pair = usize::from(side != pairs[0]);
            Some(ahead(game, side)? - before[pair])
        };
        let rules = Rules { play: Action::Play, over: |game: &Minchiate| game.deal_number() > 1, result: &result };
        values.push(agrees(&game, &rules, &mut forcing, &format!("gioco {number}")));
        seen += 1;
    }
    values.sort_unstable();
    values.dedup();
    assert!(values.len() > 30, "endings of {} values", values.len());
    assert!(with_matto > endings() / 250, "{with_matto} with the Matto to come");
}

/// More tricks than anybody could look through are not answered, and neither is what costs more than is allowed.
#[test]
fn too_much_is_not_answered() {
    let (mut rng, mut forcing) = (Rng::new(10), Forcing::with_memory(1 << 20));
    for (left, budget) in [(21, u64::MAX), (8, 50)] {
        let mut game = Minchiate::open(&Default::default(), &Setup::default()).expect("the book's agreements");
        play_until(&mut game, &mut rng, 3, |game| {
            let view = game.view(Viewer::Public);
            view.open.phase == Phase::Tricks && view.sizes.iter().all(|&size| size <= left)
        });
        assert_eq!(game.solve(&mut forcing, budget), None, "{left} tricks");
    }
}

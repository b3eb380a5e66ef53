//! Yukon: the solver against plain minimax through the rules of the game.

mod common;

use common::{Rules, act_at_random, agrees, endings, play_until};
use engine::{Agreements as _, Game, Rng, SeatSet, Setup, Viewer};
use games::yukon::state::Phase;
use games::yukon::{Action, Agreements, Yukon};
use solver::outcome::Forcing;

/// A table of this number of players, under this agreement.
fn table(players: usize, agreed: (&str, &str)) -> Yukon {
    let mut agreements = Agreements::default();
    for (name, value) in [("players", &*players.to_string()), agreed] {
        agreements.set(name, value).expect("an agreement");
    }
    Yukon::open(&agreements, &Setup::default()).expect("a table")
}

#[test]
fn endings_come_to_what_minimax_says() {
    let (mut rng, mut forcing) = (Rng::new(7), Forcing::with_memory(1 << 20));
    let (mut number, mut seen, mut with_stock) = (0, 0, 0);
    let agreed = [("target", "250"), ("yukon_optional", "true"), ("jack_has_suit", "false")];
    while seen < endings() {
        number += 1;
        let players = 2 + number as usize % 3;
        let mut game = table(players, agreed[number as usize / 3 % 3]);
        // Most with the monte drawn, some with its last cards to come.
        let (left, stock) = if number % 10 == 0 { (5, 6 - players) } else { ([5, 4, 3][players - 2], 0) };
        let there = play_until(&mut game, &mut rng, number, |game| {
            let view = game.view(Viewer::Public);
            view.open.phase == Phase::Tricks && view.stock <= stock && view.sizes[..players].iter().all(|&size| size <= left)
        });
        if !there || players == 4 && stock > 0 {
            continue;
        }
        // Also in the middle of a trick.
        for _ in 0..number as usize % players {
            act_at_random(&mut game, &mut rng);
        }
        with_stock += usize::from(game.view(Viewer::Public).stock > 0);
        let before = game.ledger().clone();
        let result = |game: &Yukon, side: SeatSet| {
            let seat = side.lowest()?;
            Some(game.ledger().balance(seat) - before.balance(seat))
        };
        let rules = Rules { play: Action::Play, over: |game: &Yukon| game.deal_number() > 1, result: &result };
        agrees(&game, &rules, &mut forcing, &format!("deal {number}, {players} players"));
        seen += 1;
    }
    assert!(with_stock > endings() / 50, "{with_stock} with cards to draw");
}

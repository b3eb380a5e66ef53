//! Truco: the solver against plain minimax through the rules of the game.

mod common;

use common::{Rules, act_at_random, agrees, endings, play_until};
use engine::{Agreements as _, Game, Rng, Seat, SeatSet, Setup, Viewer};
use games::truco::state::Phase;
use games::truco::{Action, Agreements, Truco};
use solver::outcome::Forcing;

/// A table of this number of players in this seating, at this volta: every second one is played in testas.
fn table(players: usize, seating: &str, volta: u64) -> Truco {
    let mut agreements = Agreements::default();
    for (name, value) in [("players", &*players.to_string()), ("seating", seating)] {
        agreements.set(name, value).expect("an agreement");
    }
    let lines = vec![("volta".to_owned(), volta.to_string())];
    Truco::open(&agreements, &Setup { dealer: Some(Seat::at(0)), lines, ..Setup::default() }).expect("a table")
}

/// Has nobody who fights three cards of a suit, which they would have to sing?
fn without_flor(game: &Truco) -> bool {
    Seat::first(game.players()).all(|seat| {
        let dealt = game.view(Viewer::Seat(seat)).dealt;
        dealt.first().is_none_or(|first| dealt.iter().any(|card| card.suit() != first.suit()))
    })
}

#[test]
fn voltas_come_to_what_minimax_says() {
    let (mut rng, mut forcing) = (Rng::new(8), Forcing::with_memory(1 << 16));
    let (mut number, mut seen, mut won, mut testas) = (0, 0, 0, 0);
    while seen < endings() {
        number += 1;
        let players = if number % 3 == 0 { 2 } else { 4 };
        let mut game = table(players, ["alternate", "facing"][number as usize / 3 % 2], 1 + number / 6 % 2);
        let there = play_until(&mut game, &mut rng, number, |game| game.view(Viewer::Public).open.phase == Phase::Contest);
        if !there || !without_flor(&game) {
            continue;
        }
        // From the first card on, most from somewhere within.
        for _ in 0..number as usize % (2 * players + 1) {
            if game.deal_number() == 1 && game.view(Viewer::Public).open.contest == 0 {
                act_at_random(&mut game, &mut rng);
            }
        }
        let view = game.view(Viewer::Public);
        if game.deal_number() > 1 || view.open.contest > 0 {
            continue;
        }
        let (before, sides) = (view.scores, view.sides);
        let result = |game: &Truco, side: SeatSet| {
            // Nothing was called: the winner of the vazas has their value.
            let scores = game.view(Viewer::Public).scores;
            let brought = [scores[0] - before[0], scores[1] - before[1]];
            let ahead = (brought[0] - brought[1]).signum();
            let first = sides[side.lowest()?.index()] == games::truco::state::Side::A;
            Some(if first { ahead } else { -ahead })
        };
        let over = |game: &Truco| game.deal_number() > 1 || game.view(Viewer::Public).open.contest > 0;
        let rules = Rules { play: Action::Play, over, result: &result };
        let value = agrees(&game, &rules, &mut forcing, &format!("deal {number}, {players} players"));
        won += usize::from(value > 0);
        testas += usize::from(players == 4 && view.open.active == 2);
        seen += 1;
    }
    assert!(won > seen / 10 && won < seen, "{won} of {seen} are won by the one to play");
    assert!(testas > seen / 50, "{testas} duels of four");
}

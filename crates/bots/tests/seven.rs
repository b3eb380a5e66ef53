//! Seven seats: the random player sits down at all of them, in writing, in the simulation and in the arena.

use bots::arena::{Answer, Bout, Unit, arena};
use bots::simulate::{Length, simulate};
use bots::{Thinking, bot, names};
use engine::{Seat, Setup, Shuffler, Turn, Viewer};

const GAME: &str = "trial";

/// A game without a search interface has the random player, and no other.
#[test]
fn a_game_without_a_craft_has_the_random_player() {
    assert_eq!(names(GAME), ["random"]);
    assert!(bot(GAME, "novice", 1, Thinking::Worlds(1)).is_none());
    assert_eq!(bots::tutor::worth(GAME), None);
}

#[test]
fn seven_bots_play_a_match_in_writing() {
    let mut game = (games::entry(GAME).expect("a game").open)(&[], &Setup::default()).expect("a table");
    let mut bots: Vec<_> =
        Seat::first(7).map(|seat| bot(GAME, "random", seat.index() as u64, Thinking::Worlds(1)).expect("a bot")).collect();
    let mut shuffler = Shuffler::new([7; 32]);
    loop {
        shuffler.deal(&mut *game).expect("a deal");
        let Turn::Seats { must, .. } = game.turn() else { break };
        let seat = must.lowest().expect("somebody must act");
        let action = bots[seat.index()].choose(&game.seen(Viewer::Seat(seat))).expect("an action");
        game.act(seat, &action).expect("allowed");
    }
    assert_eq!((game.deal_number(), game.sides().len(), game.ledger().total()), (7, 7, 0));
}

#[test]
fn a_simulation_of_seven_counts_seven_parties() {
    let outcomes = simulate(GAME, &[], &["random"; 7], Length::Matches(28), 1, &mut |_| {}).expect("a simulation");
    assert_eq!((outcomes.matches, outcomes.deals, outcomes.standings.len()), (28, 28 * 7, 7));
    assert_eq!(outcomes.standings.iter().map(|standing| standing.won).sum::<i64>(), 0);
    assert_eq!(outcomes.count(None, "won") + outcomes.count(None, "tied"), 28 * 7);
    assert!(outcomes.standings.iter().all(|standing| standing.interval.is_some()));
}

/// Three sides of seven for one, four for the other, and the other way round: seventy ways. A seat has the same chance in all of them,
/// so every seating is the same play.
#[test]
fn an_arena_of_seven_seats_everybody_everywhere() {
    let bout = Bout {
        game: GAME,
        options: &[],
        bots: ["random", "random"],
        unit: Unit::Deal,
        many: 12,
        seed: 1,
        thinking: Thinking::Worlds(1),
    };
    let compared = arena(&bout, &mut |_| {}).expect("a bout");
    assert_eq!((compared.seatings, compared.deals.len()), (70, 12));
    assert!(compared.deals.iter().all(|row| row.difference() == 0.0), "{:?}", compared.deals);
    assert_eq!(compared.answer, Answer::Alike);
}

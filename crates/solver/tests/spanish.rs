//! The Spanish games: the solver against plain minimax through the rules, and the book's worked hands.

#[allow(dead_code, reason = "a test takes of it what it needs")]
mod common;

use cards::fair::key;
use common::{Rules, act_at_random, agrees, player};
use engine::{Agreements as _, Game, Rng, Seat, SeatSet, Setup, Shuffler, Turn, Viewer};
use games::ombre::spanish::bid::Bid;
use games::ombre::spanish::state::Phase;
use games::ombre::spanish::{Action, Hombre, Mediator, Quintillo, Spanish, Variation, hombre, mediator, quintillo};
use solver::outcome::{Forcing, Unit, Wanted, solve};

/// Number of endings a test solves.
fn endings() -> u64 {
    // Each is played through the rules; the search itself is tried on ten thousand endings of each pack beside it.
    common::endings() as u64 / 8
}

/// A match in its first hand with a number of cards left to each, nothing said that ends it early; none if it came to none. Who
/// speaks first bids one of the games without bola, and the others pass: what chance bids promises too much.
fn ending<V: Variation>(game: &Spanish<V>, rng: &mut Rng, number: u64, left: usize) -> Option<Spanish<V>> {
    let mut game = game.clone();
    let mut shuffler = Shuffler::numbered(key(&[9; 32], &[]), (number << 8) + 1);
    loop {
        shuffler.deal(&mut game).expect("a pack");
        let view = game.view(Viewer::Public);
        if game.deal_number() > 1 || game.turn() == Turn::Over {
            return None;
        }
        if view.open.phase == Phase::Tricks && view.sizes.iter().all(|&size| size <= left) {
            return Some(game);
        }
        let Some(seat) = player(&game).filter(|_| view.open.phase == Phase::Auction) else {
            act_at_random(&mut game, rng);
            continue;
        };
        let bids = [Bid::ENTRADA, Bid::MEDIATOR, Bid::SOLO];
        let bid = Action::Bid(bids[number as usize % 3]);
        let first = view.open.auction.standing().is_none() && game.act(seat, &bid).is_ok();
        if !first {
            game.act(seat, &Action::Pass).expect("a pass");
        }
    }
}

/// The outcome of the hand as the solver's unit tells it: 1 won, 0 puesta, -1 codillo.
fn class(outcome: &str) -> i64 {
    match outcome {
        "won" | "bola" | "bola_lost" => 1,
        "puesta" => 0,
        _ => -1,
    }
}

#[test]
fn hombre_comes_to_what_minimax_says() {
    let (mut rng, mut forcing) = (Rng::new(3), Forcing::with_memory(1 << 20));
    let table = Hombre::open(&hombre::Agreements::default(), &Setup::default()).expect("a table");
    let mut asked = 0;
    for number in 0..3 * endings() {
        let left = 2 + number as usize % 3;
        let Some(mut game) = ending(&table, &mut rng, number, left) else { continue };
        for _ in 0..number % 3 {
            act_at_random(&mut game, &mut rng);
        }
        if game.view(Viewer::Public).open.phase != Phase::Tricks || game.deal_number() > 1 {
            continue;
        }
        let hombre = game.view(Viewer::Public).open.hombre.expect("a Hombre");
        let result = |game: &Hombre, side: SeatSet| {
            let report = game.reports().into_iter().find(|report| report.number == 1)?;
            let value = class(report.outcome?);
            Some(if side.contains(hombre) { value } else { -value })
        };
        let over = |game: &Hombre| game.deal_number() > 1 || game.view(Viewer::Public).open.phase != Phase::Tricks;
        if over(&game) {
            continue;
        }
        asked += 1;
        let rules = Rules { play: Action::Play, over: |game: &Hombre| game.deal_number() > 1, result: &result };
        agrees(&game, &rules, &mut forcing, &format!("deal {number}, {left} cards"));
    }
    assert!(asked > endings() / 3, "{asked} endings");
}

/// Minimax through the rules for the Hombre's camp: is the hand at least so good for it?
fn reaches<V: Variation>(game: &Spanish<V>, camp: SeatSet, goal: i64) -> bool {
    let view = game.view(Viewer::Public);
    if game.deal_number() > 1 || view.open.phase != Phase::Tricks {
        let report = game.reports().into_iter().find(|report| report.number == 1).expect("a report");
        // All first tricks made: the hand is won, whatever is tried besides.
        return report.outcome.map_or(1, class) >= goal;
    }
    let seat = view.open.play.to_play;
    let mut cards = common::playable(game, seat).iter();
    let after = |card| {
        let mut next = game.clone();
        next.act(seat, &Action::Play(card)).expect("a lawful card");
        reaches(&next, camp, goal)
    };
    if camp.contains(seat) { cards.any(after) } else { cards.all(after) }
}

fn counted_agrees<V: Variation>(table: &Spanish<V>, seed: u64, most: usize) {
    let (mut rng, mut forcing) = (Rng::new(seed), Forcing::with_memory(1 << 20));
    let mut asked = 0;
    for number in 0..endings() {
        let left = 2 + number as usize % most;
        let Some(game) = ending(table, &mut rng, number, left) else { continue };
        let verdict = solve(&game, &mut forcing, u64::MAX, Wanted::Values).expect("an answer");
        let Unit::Game { hombre, win, whole } = verdict.unit else { panic!("{:?}", verdict.unit) };
        let all: SeatSet = game.view(Viewer::Public).open.round.players().iter().copied().collect();
        let high = verdict.side.contains(hombre);
        let camp = if high { verdict.side } else { all.minus(verdict.side) };
        let tricks = if high { verdict.value } else { i16::from(whole) - verdict.value };
        let told = [(0, tricks + 1 >= i16::from(win)), (1, tricks >= i16::from(win))];
        for (goal, expected) in told {
            assert_eq!(reaches(&game, camp, goal), expected, "deal {number}, {left} cards, goal {goal}: {verdict:?}");
        }
        asked += 1;
    }
    assert!(asked > endings() / 4, "{asked} endings");
}

#[test]
fn mediator_comes_to_what_minimax_says() {
    let table = Mediator::open(&mediator::Agreements::default(), &Setup::default()).expect("a table");
    counted_agrees(&table, 5, 2);
}

#[test]
fn quintillo_with_a_named_king_comes_to_what_minimax_says() {
    let mut agreements = quintillo::five::Agreements::default();
    agreements.set("king", "named").expect("an option");
    let table = Quintillo::open(&agreements, &Setup::default()).expect("a table");
    counted_agrees(&table, 6, 1);
}

#[test]
fn a_seat_that_plays_no_cards_is_no_hand() {
    let mut agreements = quintillo::six::Agreements::default();
    agreements.set("zangano", "on").expect("an option");
    let table = games::ombre::spanish::Seisillo::open(&agreements, &Setup::default()).expect("a table");
    let (mut rng, mut forcing) = (Rng::new(7), Forcing::with_memory(1 << 20));
    let game = (0..20).find_map(|number| ending(&table, &mut rng, number, 3)).expect("an ending");
    let verdict = solve(&game, &mut forcing, u64::MAX, Wanted::Line).expect("an answer");
    let playing: Vec<Seat> = game.view(Viewer::Public).open.round.players().to_vec();
    assert_eq!(playing.len(), 6);
    assert!(verdict.line.iter().all(|(seat, _)| playing.contains(seat)));
}

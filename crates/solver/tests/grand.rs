//! Grand: the solver against plain minimax through the rules of the game.

mod common;

use common::{Rules, act_at_random, agrees, endings, play_until, player};
use engine::{Agreements as _, Game, Rng, SeatSet, Setup, Viewer};
use games::grand::contract::{Contract, EucreSide};
use games::grand::state::Phase;
use games::grand::{Action, Agreements, Grand};
use solver::outcome::{Forcing, Solved, Wanted, solve};
use std::collections::BTreeMap;

/// A table that goes on after any hand, so that the points of a hand can be read off.
fn table() -> Grand {
    let mut agreements = Agreements::default();
    for (name, value) in [("end_mode", "hands"), ("hand_limit", "100"), ("slam_wins", "false"), ("pairs", "chosen")] {
        agreements.set(name, value).expect("an agreement");
    }
    Grand::open(&agreements, &Setup::default()).expect("a table")
}

/// A hand in its tricks with a number of cards left to each: a low bid, so that every game can be chosen, and the luck does the rest.
fn ending(rng: &mut Rng, number: u64, left: usize) -> Option<Grand> {
    let mut game = table();
    play_until(&mut game, rng, number, |game| game.view(Viewer::Public).open.phase == Phase::Bidding);
    let bid = [5, 15, 20, 25][number as usize % 4];
    for word in [Action::Bid(bid), Action::Pass, Action::Pass, Action::Pass] {
        let seat = player(&game).expect("somebody speaks");
        game.act(seat, &word).expect("it may be said");
    }
    let there = play_until(&mut game, rng, number, |game| {
        let view = game.view(Viewer::Public);
        view.open.phase == Phase::Tricks && view.open.bid.is_some_and(|bid| view.sizes[bid.seat.index()] <= left)
    });
    there.then_some(game)
}

/// Name of a contract, without the distinction of a lone bidder.
fn name(contract: Contract) -> &'static str {
    match contract {
        Contract::Eucre(_, EucreSide::Alone) => "eucre alone",
        _ => contract.name(),
    }
}

#[test]
fn endings_come_to_what_minimax_says() {
    let (mut rng, mut forcing) = (Rng::new(5), Forcing::with_memory(1 << 20));
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut number, mut all) = (0, 0);
    while all < endings() {
        number += 1;
        let left = if number % 4 == 0 { 4 } else { 3 };
        let Some(mut game) = ending(&mut rng, number, left) else { continue };
        // Also in the middle of a trick.
        for _ in 0..number % 4 {
            // Copas may be over with the last heart.
            if game.deal_number() == 1 {
                act_at_random(&mut game, &mut rng);
            }
        }
        let open = game.view(Viewer::Public).open;
        let Some(contract) = open.contract.filter(|_| game.deal_number() == 1) else { continue };
        let before = game.ledger().clone();
        let result = |game: &Grand, side: SeatSet| {
            let report = game.reports().into_iter().find(|report| report.number == 1 && report.outcome.is_some())?;
            let bidders = game_pair(game, open.bid?.seat);
            let opponent = SeatSet::first(4).minus(bidders).lowest()?;
            // In Copas the opponents mark one less than nothing for each heart of theirs.
            let hearts = game.ledger().balance(opponent) - before.balance(opponent);
            Some(match contract {
                Contract::Copas if side == bidders => -13 - hearts,
                Contract::Copas => hearts,
                _ => side.iter().map(|seat| i64::from(report.tricks[seat.index()])).sum(),
            })
        };
        agrees(
            &game,
            &Rules { play: Action::Play, over: |game| game.deal_number() > 1, result: &result },
            &mut forcing,
            &format!("deal {number}, {contract:?}"),
        );
        *seen.entry(name(contract)).or_default() += 1;
        all += 1;
    }
    let often = ["whist", "grand", "eucre", "eucre alone", "copas"].map(|name| seen.get(name).copied().unwrap_or(0));
    assert!(often.iter().all(|&times| times > endings() / 50), "every game occurs: {seen:?}");
}

fn game_pair(game: &Grand, seat: engine::Seat) -> SeatSet {
    game.sides().into_iter().find(|side| side.seats.contains(seat)).expect("a pair").seats
}

/// The line that is told comes to what was promised, and a budget too small gives no answer rather than a wrong one.
#[test]
fn a_line_keeps_its_value_and_a_budget_is_kept() {
    let (mut rng, mut forcing) = (Rng::new(6), Forcing::with_memory(1 << 20));
    let mut lines = 0;
    for number in 1..60 {
        let Some(mut game) = ending(&mut rng, number, 5) else { continue };
        let Some(verdict) = solve(&game, &mut forcing, u64::MAX, Wanted::Line) else { continue };
        assert!(game.solve(&mut forcing, 0).is_none_or(|none| none.cards.iter().all(|&(_, value)| value == verdict.value)));
        for &(seat, card) in &verdict.line {
            let now = game.solve(&mut forcing, u64::MAX).expect("it can be solved on the way");
            let promised = if now.side == verdict.side { verdict.value } else { whole(&verdict.unit, &game) - verdict.value };
            assert_eq!((now.to_play, now.value, now.cost(card)), (seat, promised, Some(0)), "deal {number}");
            game.act(seat, &Action::Play(card)).expect("a playable card");
        }
        lines += 1;
    }
    assert!(lines > 30, "{lines} lines");
}

/// The constant sum of both sides.
fn whole(unit: &solver::outcome::Unit, game: &Grand) -> i16 {
    match unit {
        solver::outcome::Unit::Hearts => -13,
        _ => game.view(Viewer::Public).open.contract.map_or(0, |contract| contract.tricks() as i16),
    }
}

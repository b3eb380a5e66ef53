//! What was learnt is sensible, and comes from where it is said to come from.

use super::spot::ENVIDOS;
use super::*;
use games::truco::stakes::Stage;
use games::truco::state::Side;

const BRIEF: Lessons = Lessons { envidos: 3_000, trucos: 2_000, voltas: 400, seed: 5 };

/// Who accepts a truco that came back to them on their own turn may go on to vale quatro in the first vaza: that was learnt, not
/// left to chance.
#[test]
fn what_can_be_reached_was_learnt() {
    let reached = |node: Truco| {
        (0..spot::CHANCES).filter(move |&chance| {
            let of = shares(Form::Duel, [0, 0], Spot::Truco { vaza: 0, node: truco_node(node), chance });
            of.is_some_and(|of| (of[0] - of[1]).abs() > 0.1)
        })
    };
    for stage in [Stage::Nothing, Stage::Truco, Stage::Retruco] {
        assert!(reached(Truco::Above(stage)).count() >= 6, "{stage:?}");
    }
}

#[test]
fn the_table_has_a_share_for_every_spot_of_every_form_and_score() {
    let mut known = 0;
    for form in Form::ALL {
        for scores in (0..SCORES).flat_map(|ours| (0..SCORES).map(move |theirs| [ours, theirs])) {
            for spot in Spot::all(form) {
                let Some(of) = shares(form, scores, spot) else { continue };
                known += 1;
                // Each share is rounded for itself.
                let others: f64 = of[1..].iter().sum();
                let most = 1.0 + 0.5 * of.len() as f64 / f64::from(PARTS);
                assert!(others <= most, "{form:?} {scores:?} {spot:?}: {of:?}");
            }
        }
    }
    let all: usize = Form::ALL.into_iter().map(|form| Spot::all(form).count()).sum();
    assert!(known * 10 > all * SCORES * SCORES * 7, "only {known} spots were ever reached");
    assert_eq!(LEARNT.lines().count(), Form::ALL.len() * SCORES * SCORES);
}

#[test]
fn spots_are_numbered_without_gaps() {
    for form in Form::ALL {
        assert!(Spot::all(form).enumerate().all(|(number, spot)| spot.number(form) == number));
    }
}

/// How often a duel at nothing to nothing does something else than stop.
fn goes_on(spot: Spot) -> f64 {
    1.0 - shares(Form::Duel, [0, 0], spot).expect("a spot that is reached")[0]
}

/// The ladders that are climbed often: E, EE, R, ER, and the falta at once and over an envido.
const OFTEN: [(u8, u8, bool); 6] = [(1, 0, false), (2, 0, false), (0, 1, false), (1, 1, false), (0, 0, true), (1, 0, true)];

#[test]
fn the_best_points_are_never_given_up_and_the_worst_seldom_staked() {
    for (node, _) in ENVIDOS.iter().enumerate().filter(|(_, (calls, _))| OFTEN.contains(calls)) {
        for place in 0..2 {
            let at = |points: i64| goes_on(Spot::Envido { place, node, points: points_class(points) });
            assert!(at(33) > 0.9, "33 at node {node}: {}", at(33));
            assert!(at(2) < 0.15 && at(2) < at(33), "2 at node {node}: {}", at(2));
        }
    }
}

/// A5: now and then a truco on nothing, and more often than on cards that may win without it.
#[test]
fn truco_a5_bluffs_are_made_on_the_worst_cards_not_on_middling_ones() {
    let calls = |chance: f64| {
        let node = truco_node(Truco::Above(Stage::Nothing));
        goes_on(Spot::Truco { vaza: 2, node, chance: chance_class(chance) })
    };
    assert!(calls(0.05) > 0.1, "{}", calls(0.05));
    assert!(calls(0.95) > 0.8, "{}", calls(0.95));
    assert!(calls(0.45) < calls(0.05) && calls(0.45) < calls(0.95), "{}", calls(0.45));
}

#[test]
fn who_cannot_lose_takes_and_who_cannot_win_gives_up() {
    let takes = |chance: f64| {
        let node = truco_node(Truco::Asked(Stage::ValeQuatro));
        goes_on(Spot::Truco { vaza: 2, node, chance: chance_class(chance) })
    };
    assert!(takes(1.0) > 0.95 && takes(0.0) < 0.1, "{} {}", takes(1.0), takes(0.0));
}

/// A side that has learnt wins against one that has not: the same deals, each side once the mão's.
#[test]
fn who_has_learnt_beats_who_has_not() {
    let mut learnt = Learning::new(Form::Duel, [0, 0], 1);
    learnt.learn(20_000, 0, &[]);
    let evenly = |spot: Spot| -> Shares {
        let moves = spot.moves().len();
        std::array::from_fn(|at| if at < moves { 1.0 / moves as f64 } else { 0.0 })
    };
    let mut luck = Luck::new(2);
    let (mut won, many) = (0.0, 4_000);
    for _ in 0..many {
        let deal = deals::Points::deal(Form::Duel, &mut luck);
        for mao in Side::BOTH {
            let shares = |side: Side, spot: Spot| {
                if side == Side::A { learnt.average(side, spot).unwrap_or(evenly(spot)) } else { evenly(spot) }
            };
            won += learnt.fought(&deal, mao, &shares, &mut luck);
        }
    }
    assert!(won / f64::from(2 * many) > 0.01, "{}", won / f64::from(2 * many));
}

#[test]
fn the_same_seed_learns_the_same() {
    let once = learnt(&BRIEF, &|_| {});
    assert_eq!(once, learnt(&BRIEF, &|_| {}));
    assert_eq!(once.lines().map(str::len).collect::<Vec<_>>(), LEARNT.lines().map(str::len).collect::<Vec<_>>());
    // Minutes of learning: only when long trials are asked for.
    if std::env::var_os("SPADILLE_LONG").is_some() {
        assert_eq!(learnt(&Lessons::default(), &|_| {}), LEARNT);
    }
}

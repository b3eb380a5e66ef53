//! What was learnt is sensible, and comes from where it is said to come from.

use super::spot::ENVIDOS;
use super::*;
use games::truco::stakes::Stage;
use games::truco::state::Side;

const BRIEF: Lessons = Lessons { envidos: 3_000, trucos: 2_000, voltas: 400, seed: 5 };

#[test]
fn the_table_has_a_share_for_every_spot_of_every_form_and_score() {
    for form in Form::ALL {
        for scores in (0..SCORES).flat_map(|ours| (0..SCORES).map(move |theirs| [ours, theirs])) {
            for spot in Spot::all(form) {
                let of = shares(form, scores, spot).expect("a share");
                let total: f64 = of.iter().sum();
                assert!((0.9..1.1).contains(&total), "{form:?} {scores:?} {spot:?}: {of:?}");
            }
        }
    }
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
    1.0 - shares(Form::Duel, [0, 0], spot).expect("a share")[0]
}

#[test]
fn the_best_points_are_never_given_up_and_the_worst_seldom_staked() {
    for (node, _) in ENVIDOS.iter().enumerate().skip(1) {
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
            let shares = |side: Side, spot: Spot| if side == Side::A { learnt.average(side, spot) } else { evenly(spot) };
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

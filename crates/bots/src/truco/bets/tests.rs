//! Tests of the learnt table: it is sensible, and reproducible from its program.

use super::spot::{
    CHANCES, ENVIDOS, Flores, POINTS, ROUGHLY, Truco, chance_class, flor_class, points_class, score_of, truco_node,
};
use super::*;
use games::truco::stakes::{PARTIDA, Stage};

const BRIEF: Lessons = Lessons { passes: 3_000, voltas: 200, discretion: [0.1; 3], seed: 5 };

/// The truco in the first vaza and the raise to retruco were learnt and not left to chance.
#[test]
fn what_can_be_reached_was_learnt() {
    let reached = |node: Truco| {
        (0..CHANCES).filter(move |&chance| {
            let of = shares(Form::Duel, [0, 0], Spot::Truco { vaza: 0, node: truco_node(node), chance });
            of.is_some_and(|of| (of[0] - of[1]).abs() > 0.1)
        })
    };
    for stage in [Stage::Nothing, Stage::Truco] {
        assert!(reached(Truco::Above(stage)).count() >= 5, "{stage:?}");
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
    assert_eq!(LEARNT.0.lines().count(), Form::ALL.len() * SCORES * SCORES);
}

#[test]
fn spots_are_numbered_without_gaps() {
    for form in Form::ALL {
        assert!(Spot::all(form).enumerate().all(|(number, spot)| spot.number(form) == number));
        assert_eq!(Spot::all(form).count(), Spot::many(form));
    }
}

/// All openings of a place lie at some distance from each other, and none at two; an answer is like itself alone.
#[test]
fn around_a_spot_lie_those_that_differ_by_so_much() {
    for spot in Spot::all(Form::Duel) {
        assert_eq!(spot.around(0).iter().map(|near| near.number(Form::Duel)).collect::<Vec<_>>(), [spot.number(Form::Duel)]);
        let mut numbers: Vec<usize> =
            (0..POINTS).flat_map(|apart| spot.around(apart)).map(|near| near.number(Form::Duel)).collect();
        let many = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        let classes = match spot {
            Spot::Open { .. } => 2 * POINTS * ROUGHLY,
            _ => 1,
        };
        assert_eq!((many, numbers.len()), (classes, classes), "{spot:?}");
    }
}

/// The share of a duel's moves, at nothing to nothing, other than the first move.
fn goes_on(spot: Spot) -> f64 {
    1.0 - shares(Form::Duel, [0, 0], spot).expect("a spot that is reached")[0]
}

/// If both sides lack nine tentos or more, a falta stakes as many. On fewer than 28 points it is opened in one case of eight at
/// most, and one against one on fewer than 25 never, at every spot.
#[test]
fn a_falta_that_stakes_much_is_seldom_opened_on_little() {
    let (few, seldom) = (points_class(28), 1.0 / 8.0);
    let (nothing, far) = (points_class(25), score_of(PARTIDA - 9));
    for form in [Form::Roda, Form::Duel] {
        for scores in (0..=far).flat_map(|ours| (0..=far).map(move |theirs| [ours, theirs])) {
            for spot in Spot::all(form) {
                let Spot::Open { points, .. } = spot else { continue };
                let Some(of) = shares(form, scores, spot).filter(|_| points < few) else { continue };
                let most = if form == Form::Duel && points < nothing { 0.0 } else { seldom };
                assert!(of[3] <= most, "{form:?} {scores:?} {spot:?}: {of:?}");
            }
        }
    }
}

/// The ladders that are climbed often: E, R, ER, and the falta at once and over an envido.
const OFTEN: [(u8, u8, bool); 5] = [(1, 0, false), (0, 1, false), (1, 1, false), (0, 0, true), (1, 0, true)];

#[test]
fn the_best_points_are_never_given_up_and_the_worst_seldom_staked() {
    for (node, _) in ENVIDOS.iter().enumerate().filter(|(_, (calls, _))| OFTEN.contains(calls)) {
        for place in 0..2 {
            let at = |points: i64| goes_on(Spot::Envido { place, node, points: points_class(points) });
            assert!(at(33) > 0.9, "33 at node {node}: {}", at(33));
            assert!(at(2) < 0.25 && at(2) < at(33), "2 at node {node}: {}", at(2));
        }
    }
}

/// A5: now and then a truco on nothing.
#[test]
fn truco_a5_the_best_cards_are_called_on_and_now_and_then_the_worst() {
    let calls = |chance: f64| {
        let node = truco_node(Truco::Above(Stage::Nothing));
        goes_on(Spot::Truco { vaza: 2, node, chance: chance_class(chance) })
    };
    assert!(calls(0.05) > 0.05 && calls(0.95) > 0.6, "{} {}", calls(0.05), calls(0.95));
}

#[test]
fn who_cannot_lose_takes_and_who_cannot_win_gives_up() {
    let takes = |chance: f64| {
        let node = truco_node(Truco::Asked(Stage::ValeQuatro));
        goes_on(Spot::Truco { vaza: 2, node, chance: chance_class(chance) })
    };
    assert!(takes(1.0) > 0.95 && takes(0.0) < 0.1, "{} {}", takes(1.0), takes(0.0));
}

/// A3, A4: a poor flor never stakes all that is left, and the best never refuses it.
#[test]
fn truco_a3_a4_poor_flores_shrink_and_the_best_stand() {
    let all = |points: i64| goes_on(Spot::Flor { said: Flores::All, class: flor_class(points) });
    assert!(all(38) > 0.95 && all(20) < 0.2, "{} {}", all(38), all(20));
}

/// In the first vaza, where a hand may still be made, fewer than two in five refuse a truco. A third would make a bluff on every lost
/// hand even (2 to win against 1); what more is refused here is part of what a response gains.
#[test]
fn trucos_are_not_folded_too_often() {
    let node = truco_node(Truco::Asked(Stage::Truco));
    let mut rng = Rng::new(3);
    let voltas = Voltas::deal(Form::Duel, 800, &mut rng);
    let (mut folds, mut asked) = (0.0, 0.0);
    for _ in 0..4_000 {
        let Some((volta, _)) = voltas.draw(&mut rng) else { break };
        let Some(turn) = volta.turns.first() else { continue };
        let of = shares(Form::Duel, [0, 0], Spot::Truco { vaza: 0, node, chance: turn.speakers[1] }).expect("learnt");
        folds += of[0];
        asked += 1.0;
    }
    assert!(folds / asked < 0.4, "{}", folds / asked);
}

/// From the first word alone, nothing said being a word, too, nobody guesses the points of a possible opener within three in more
/// than ten of a hundred deals more than without it.
#[test]
fn what_the_first_word_tells_of_the_points_is_bounded() {
    let most = 10.0;
    for form in Form::ALL {
        let [better, _] = read(LEARNT, form, 4_000, 8);
        assert!((0.0..=most).contains(&better), "{form:?}: {better}");
    }
}

/// A side that has learnt wins against one that has not: the same deals, each side once the mão's.
#[test]
fn who_has_learnt_beats_who_has_not() {
    let voltas = Voltas::deal(Form::Duel, 800, &mut Rng::new(1));
    let (table, chance) = (|scores: [usize; 2], spot| shares(Form::Duel, scores, spot), |_: [usize; 2], _: Spot| None);
    let (table, chance): (&learning::Policy<'_>, &learning::Policy<'_>) = (&table, &chance);
    let mut first = Learning::trial(Form::Duel, 1, [table, chance]);
    let mut second = Learning::trial(Form::Duel, 2, [chance, table]);
    let won: f64 = (0..4_000).map(|_| first.fought(&voltas, [0, 0]) - second.fought(&voltas, [0, 0])).sum();
    assert!(won / 8_000.0 > 0.3, "{}", won / 8_000.0);
}

#[test]
fn the_same_seed_learns_the_same() {
    let once = learnt(&BRIEF, &|_| {});
    assert_eq!(once, learnt(&BRIEF, &|_| {}));
    assert_eq!(once.lines().map(str::len).collect::<Vec<_>>(), LEARNT.0.lines().map(str::len).collect::<Vec<_>>());
    // Minutes of learning: only when long trials are asked for.
    if std::env::var_os("SPADILLE_LONG").is_some() {
        assert_eq!(learnt(&Lessons::default(), &|_| {}), LEARNT.0);
    }
}

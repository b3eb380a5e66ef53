//! The arena is fair, repeatable, and sees a difference where there is one.

use super::*;

fn bout<'a>(game: &'a str, bots: [&'a str; 2], many: u64) -> Bout<'a> {
    Bout { game, options: &[], bots, unit: Unit::Deal, many, seed: 1, thinking: Thinking::Worlds(2) }
}

fn run(bout: &Bout<'_>) -> Compared {
    arena(bout, &mut |_| {}).expect("a bout")
}

#[test]
fn each_has_every_side_as_often() {
    for (sides, many) in [(2, 2), (3, 6), (4, 6)] {
        let ways = seatings(sides);
        assert_eq!(ways.len(), many);
        for side in 0..sides {
            assert_eq!(ways.iter().filter(|way| way[side] == 0).count() * 2, many, "{sides} sides, side {side}");
        }
    }
}

/// A player without randomness that plays against itself wins nothing: every seating is the same play.
#[test]
fn a_player_is_as_good_as_himself() {
    for game in ["voltarete", "yukon", "grand", "minchiate"] {
        let same = run(&bout(game, ["novice", "novice"], 20));
        assert!(same.deals.iter().all(|row| row.difference() == 0.0), "{game}: {:?}", same.deals);
    }
}

#[test]
fn novices_beat_chance_in_every_game() {
    for entry in games::catalogue() {
        let compared = run(&bout(entry.facts.id, ["novice", "random"], 60));
        let interval = compared.interval.expect("sixty deals");
        assert!(interval.low > 0.0, "{}: {} {interval:?}", entry.facts.id, compared.mean);
        assert_eq!(compared.better_equal_worse().iter().sum::<usize>(), 60);
    }
}

#[test]
fn threads_change_nothing() {
    let once = bout("yukon", ["club", "novice"], 4);
    let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool").install(|| run(&once));
    assert_eq!(alone, run(&once));
    assert_ne!(alone.deals, run(&Bout { seed: 2, ..once }).deals);
}

#[test]
fn the_course_ends_with_the_answer() {
    let compared = run(&bout("voltarete", ["novice", "random"], 30));
    let course = compared.course();
    assert_eq!((course.len(), course.last()), (30, Some(&(compared.mean, compared.interval))));
    assert!(course[..FEWEST - 1].iter().all(|(_, interval)| interval.is_none()) && course[FEWEST - 1].1.is_some());
}

#[test]
fn matches_are_won_or_not() {
    let compared = run(&Bout { unit: Unit::Match, ..bout("truco", ["novice", "random"], 6) });
    assert!(compared.deals.iter().all(|row| row.first + row.second == 1.0), "{:?}", compared.deals);
    assert!(compared.mean > 0.0);
}

#[test]
fn what_cannot_be_played_is_said() {
    let fails = |bout: Bout<'_>| arena(&bout, &mut |_| {}).expect_err("an error");
    assert!(matches!(fails(bout("whist", ["novice"; 2], 1)), SimulateError::Game { .. }));
    assert!(matches!(fails(bout("yukon", ["novice", "nobody"], 1)), SimulateError::Bot { .. }));
}

#[test]
fn few_deals_say_nothing_and_deals_that_are_all_alike_neither() {
    let ends = |differences: &[f64]| {
        let (mean, interval) = settled(differences);
        (mean, interval, Answer::of(differences.len(), interval))
    };
    // Two matches, both won: no certainty.
    assert_eq!(ends(&[1.0, 1.0]), (1.0, None, Answer::TooFew));
    assert_eq!(ends(&[1.0; FEWEST]), (1.0, None, Answer::Alike));
    let mut nine = vec![1.0, 3.0, 2.0, 2.0, 1.0, 3.0, 2.0, 1.0, 3.0];
    assert_eq!(ends(&nine), (2.0, None, Answer::TooFew));
    nine.push(2.0);
    // Ten: the sum of squares is 6, the standard error sqrt(6 / 90), and Student's quantile for nine degrees 2.262.
    let (mean, interval, answer) = ends(&nine);
    let interval = interval.expect("ten deals");
    assert!((interval.high - mean - 2.262 * (6.0f64 / 90.0).sqrt()).abs() < 0.001, "{interval:?}");
    assert_eq!(answer, Answer::First);
    let turned: Vec<f64> = nine.iter().map(|figure| -figure).collect();
    assert_eq!(ends(&turned).2, Answer::Second);
    let even: Vec<f64> = nine.iter().map(|figure| figure - 2.0).collect();
    assert_eq!(ends(&even).2, Answer::Open);
}

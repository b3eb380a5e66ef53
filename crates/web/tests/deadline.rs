//! The room's players keep to the time their table gives them, whatever the game.

use crate::tried;

use crate::house::House;
use bots::Thinking;
use bots::tutor::lessons;
use engine::{AnyView, Entry, Setup, Shuffler, Turn, Viewer};
use live::{Opening, Visitor};
use std::time::{Duration, Instant};
use table::{Deadline, Event, Hints, Numbered, Openness, Pace, Request, Rest, TableId};
use web::http::Limits;

/// How long anything may take here at the most.
const PATIENCE: Duration = Duration::from_secs(240);

/// An answer may take so many times the deadline: what was begun is finished, and the machine may be busy.
const BUSY: f64 = 3.0;

/// Answers of each game that took some thought.
const THOUGHTS: f64 = 3.0;

/// A table at which masters play each other, as fast as they think.
fn of_masters(house: &House, entry: &Entry) -> TableId {
    let (host, _) = house.person("Ana");
    let (deadline, hints) = (Deadline::default(), Hints::default());
    let (game, options, openness) = (entry.facts.id.to_owned(), Vec::new(), Openness::Public);
    let table = house.table(
        &host,
        Opening {
            game,
            options,
            openness,
            clock: None,
            pace: Pace::Instant,
            deadline,
            hints,
            rest: Rest::default(),
            rating: table::Rating::default(),
            length: table::Length::Whole,
            chairs: table::Chairs::Free,
        },
    );
    let players = (entry.open)(&[], &Setup::default()).expect("a table").players();
    for seat in 0..players {
        let visitor = Visitor { person: Some(host.clone()), passes: Vec::new() };
        house.ask(&table, visitor, Request::Fill { seat, level: "master".to_owned() });
    }
    table
}

/// How many answers of masters in this game took at most so many seconds, or all.
fn answers(metrics: &str, game: &str, within: &str) -> f64 {
    let line = |line: &&str| {
        line.starts_with("spadille_thought_seconds_bucket") && line.contains(game) && line.contains("level=\"master\"")
    };
    let bound = format!("le=\"{within}\"");
    let counted = metrics.lines().filter(line).filter(|line| line.contains(&bound));
    counted.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum()
}

/// Most answers: one that a busy machine held up is not the player's fault, and who does not look at the clock is late with all.
#[test]
fn masters_answer_within_the_deadline_of_their_table_in_every_game() {
    assert_eq!(Deadline::default().time().as_secs_f64() * BUSY, 3.0, "the bound that is counted");
    let house = House::open(Limits::NONE);
    for entry in tried::tried() {
        let (game, table) = (entry.facts.id, of_masters(&house, &entry));
        let end = Instant::now() + PATIENCE;
        loop {
            // Masters play among themselves only while somebody looks: at the table before this one they soon cease.
            assert_eq!(house.get(&format!("/table/{table}"), &[]).status, 200);
            let metrics = house.get("/metrics", &[]).body;
            let all = answers(&metrics, game, "+Inf");
            let (thought, late) = (all - answers(&metrics, game, "0.1"), all - answers(&metrics, game, "3"));
            if thought >= THOUGHTS {
                assert!(late * 2.0 < thought, "{game}: {late} of {thought} answers took more than {BUSY} deadlines\n{metrics}");
                break;
            }
            assert!(Instant::now() < end, "{game}: somebody does not think:\n{metrics}");
            std::thread::sleep(Duration::from_millis(200));
        }
    }
}

/// How long the least thought takes, after which the clock is read: the quickest of a few, for others may be busy here too.
fn least_thought(game: &str, seen: &AnyView) -> Duration {
    let timed = |_| {
        let begun = Instant::now();
        let brief = lessons(game, seen, 1, Thinking::Within(Duration::from_millis(1)));
        assert!(brief[0].worlds > 0, "{game}: {brief:?}");
        begun.elapsed()
    };
    (0..3).map(timed).min().unwrap_or_default()
}

/// Decisions of each game that are looked at, one after the other as novices come to them.
const DECISIONS: usize = 20;

#[test]
fn who_has_no_time_thinks_of_no_world_and_who_has_little_ends_with_what_was_begun() {
    for entry in tried::tried() {
        let game = entry.facts.id;
        let mut any_game = (entry.open)(&[], &Setup::default()).expect("a table");
        let mut bots: Vec<_> = (0..any_game.players() as u64)
            .map(|seed| bots::bot(game, "novice", seed, Thinking::default()).expect("a player"))
            .collect();
        let (mut shuffler, mut decisions, mut slowest) = (Shuffler::new([1; 32]), 0, Duration::ZERO);
        while decisions < DECISIONS {
            shuffler.deal(&mut *any_game).expect("a deal");
            let Turn::Seats { must, .. } = any_game.turn() else { break };
            let seat = must.iter().next().expect("somebody must act");
            let seen = any_game.seen(Viewer::Seat(seat));
            let idle = lessons(game, &seen, 1, Thinking::Within(Duration::ZERO));
            assert!(idle.iter().all(|lesson| lesson.worlds == 0), "{game}: {idle:?}");
            if idle.len() > 1 {
                decisions += 1;
                slowest = slowest.max(least_thought(game, &seen));
            }
            let action = bots[seat.index()].choose(&seen).expect("an action");
            any_game.act(seat, &action).expect("allowed");
        }
        println!("{game}: {decisions} decisions, the least thought takes {slowest:?} at the most");
        assert!(decisions > 5, "{game}: {decisions} decisions");
        // With this much more than its time an answer keeps to three deadlines.
        assert!(slowest < 2 * Deadline::default().time(), "{game}: one step of thought takes {slowest:?}");
    }
}

/// Acts of masters whose times are looked at.
const TIMED: usize = 10;

/// A forced card of a brisk master comes no sooner than one that was thought about, also where people only watch.
#[test]
fn the_time_of_a_brisk_master_tells_no_forced_card() {
    let house = House::open(Limits::NONE);
    let (host, _) = house.person("Ana");
    let opening = Opening { pace: Pace::Brisk, rest: Rest::None, ..Opening::of("yukon", &[("players", "2")]) };
    let table = house.table(&host, opening);
    let visitor = Visitor { person: Some(host), passes: Vec::new() };
    for seat in 0..2 {
        house.ask(&table, visitor.clone(), Request::Fill { seat, level: "master".to_owned() });
    }
    let end = Instant::now() + PATIENCE;
    let took = loop {
        // They play while somebody looks.
        house.look(&table, visitor.clone());
        let events = house.wait(house.app.room.store().events(&table, 0)).expect("events");
        let is_act = |numbered: &Numbered| matches!(numbered.event, Event::Acted { .. });
        let acts = events.windows(2).filter(|two| two.iter().all(is_act));
        let took: Vec<Duration> = acts.map(|two| Duration::from_millis(two[1].at - two[0].at)).collect();
        if took.len() >= TIMED {
            break took;
        }
        assert!(Instant::now() < end, "the masters stand still: {took:?}");
        std::thread::sleep(Duration::from_millis(100));
    };
    let beat = Deadline::default().time();
    assert!(took.iter().all(|&took| took >= beat), "{took:?}");
}

//! Papers of championships: six threads of one visitor that ask for the longest paper again and again keep nobody else from theirs.

use crate::house::{Answer, House};
use club::championship::Championship;
use club::decision::Decision;
use club::demo::{Demo, Speed};
use club::entry::PersonId;
use club::incident::HallRule;
use club::open_data::{Head, write_event};
use club::simulate::run;
use club::{Actor, Note, Role};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use web::http::Limits;

/// Warnings of the long event: its notices fill some hundred pages.
const WARNINGS: usize = 12_000;
const GREEDY: &str = "203.0.113.9";
const HONEST: &str = "203.0.113.10";

/// A desk of an event that was carried into the room.
struct Desk {
    path: String,
    bearer: String,
}

impl Desk {
    fn carried_in(house: &House, whole: &Championship) -> Desk {
        let file = write_event(Head::new(-180), whole.log());
        let answer = house.post("/club/import", &[], &[("file", &file)]);
        assert_eq!(answer.status, 200, "{}", answer.body);
        let path = between(&answer.body, "id=\"club-on\" href=\"", "\"").to_owned();
        Desk { path, bearer: format!("Bearer {}", between(answer.header("set-cookie"), "badge=", ";")) }
    }

    fn event(&self) -> &str {
        self.path.split("/desk/").next().expect("an event")
    }

    fn get(&self, house: &House, from: &str, what: &str) -> Answer {
        house.get(&format!("{}/{what}", self.path), &[("authorization", &self.bearer), ("x-forwarded-for", from)])
    }
}

fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    let after = text.split_once(from).unwrap_or_else(|| panic!("no `{from}` in {text}")).1;
    after.split_once(to).unwrap_or_else(|| panic!("no `{to}` behind `{from}`")).0
}

/// A day in which the desk warned a great many people, each at length.
fn long_day() -> Championship {
    let mut day = run(&Demo::new(7, Speed::AtOnce).day()).expect("a day");
    let (by, at) = (Actor { person: PersonId(1), role: Role::Organising }, day.log().last().expect("an act").at);
    for _ in 0..WARNINGS {
        let text = Note::cut(&"gritos ".repeat(70));
        day.decide(by, at, Decision::Warn { rule: HallRule::Shouting, text }).expect("a warning");
    }
    day
}

#[test]
fn one_visitor_who_asks_for_the_longest_paper_blocks_no_paper_of_others() {
    let house = House::open(Limits::NONE);
    let (long, small) = (
        Desk::carried_in(&house, &long_day()),
        Desk::carried_in(&house, &run(&Demo::new(8, Speed::AtOnce).day()).expect("a day")),
    );
    let (over, asked, drawn) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|threads| {
        for _ in 0..6 {
            threads.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    asked.fetch_add(1, Ordering::Relaxed);
                    if long.get(&house, GREEDY, "paper/notices.pdf").status == 200 {
                        drawn.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
        let end = Instant::now() + Duration::from_secs(30);
        while asked.load(Ordering::Relaxed) < 6 || drawn.load(Ordering::Relaxed) < 1 {
            assert!(Instant::now() < end, "the greedy visitor is never served");
            std::thread::yield_now();
        }
        let honest = || {
            let mut before_us = Vec::new();
            for _ in 0..5 {
                let begun = drawn.load(Ordering::Relaxed);
                let paper = small.get(&house, HONEST, "paper/notices.pdf");
                assert!(paper.status == 200 && paper.header("content-type") == "application/pdf", "{}", paper.status);
                before_us.push(drawn.load(Ordering::Relaxed) - begun);
                assert_eq!(small.get(&house, HONEST, "event.jsonl").status, 200, "the file of another event");
                for desk in [&long, &small] {
                    let results = house.get(&format!("{}/results.json", desk.event()), &[("x-forwarded-for", HONEST)]);
                    assert_eq!(results.status, 200, "the results of {}", desk.event());
                }
            }
            // Six stand in the queue: without shares the two that are served and the four that wait end first.
            assert!(before_us.iter().any(|&drawn| drawn < 4), "long papers that were drawn first: {before_us:?}");
        };
        let held = std::panic::catch_unwind(std::panic::AssertUnwindSafe(honest));
        over.store(true, Ordering::Relaxed);
        if let Err(fault) = held {
            std::panic::resume_unwind(fault);
        }
    });
}

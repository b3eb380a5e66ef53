//! A decision that is taken back replays its event, and so does one that wakes: nobody else waits for either.

use crate::crowd::all_against_all;
use crate::house::House;
use club::championship::Source;
use club::decision::Logged;
use club::entry::{Person, PersonId, Tradition};
use club::incident::HallRule;
use club::{Actor, Championship, Decision, Line, Note, Role};
use clubroom::EventConfig;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use store::{Change, ClubChange, ClubListing, Plays};
use table::EventId;
use web::http::Limits;

const ORGANISER: Actor = Actor { person: PersonId(1), role: Role::Organising };
const EVALUATOR: Actor = Actor { person: PersonId(1), role: Role::Evaluating };
const HONEST: &str = "203.0.113.100";

/// An event of thousands of jogos, with so many warnings. Its last decision stands on the appointment whose number comes with it.
fn long_event(warnings: usize) -> (Championship, usize) {
    let mut event = all_against_all(2);
    let at = event.log().last().expect("an act").at;
    let mut decides = |by, decision| event.accept(Source::Store, Logged { at, by, decision }).expect("a decision");
    let details = Person { name: Line::cut("Ana"), tradition: Tradition::Prenda, contact: None };
    decides(ORGANISER, Decision::Register { person: EVALUATOR.person, details });
    decides(ORGANISER, Decision::Appoint { person: EVALUATOR.person, role: EVALUATOR.role });
    let warning = || Decision::Warn { rule: HallRule::Shouting, text: Note::cut("gritos") };
    (0..warnings).for_each(|_| decides(ORGANISER, warning()));
    decides(EVALUATOR, warning());
    let appointed = event.log().len() - warnings - 1;
    (event, appointed)
}

/// Number of small files that an honest visitor is sent while `goes_on`, and their longest wait.
fn visits(house: &House, goes_on: impl Fn() -> bool) -> (usize, Duration) {
    let (mut shown, mut longest) = (0, Duration::ZERO);
    while goes_on() {
        let asked = Instant::now();
        assert_eq!(house.get("/assets/look.css", &[("x-forwarded-for", HONEST)]).status, 200);
        longest = longest.max(asked.elapsed());
        shown += 1;
    }
    (shown, longest)
}

/// Four organisers, each of a long event, take back again and again what something stands on. Each time the whole log is replayed.
#[test]
fn while_long_events_are_replayed_others_are_answered() {
    const RETURNS: usize = 12;
    let house = House::open(Limits::NONE);
    let (day, appointed) = long_event(30_000);
    let desks: Vec<_> = (0..4)
        .map(|_| {
            let event = house.wait(house.app.clubs.take_over(&EventConfig { zone: 0, demo: None }, None, day.clone()));
            let event = event.expect("an event");
            let issued = house.wait(event.issue(ORGANISER)).expect("a link");
            let badge = house.wait(event.badge(issued.bearer.link)).expect("a badge");
            (format!("/club/{}/desk/{}/act", event.id, issued.bearer.link), format!("Bearer {}", badge.as_str()))
        })
        .collect();
    let (over, replayed, number) = (AtomicBool::new(false), AtomicUsize::new(0), appointed.to_string());
    std::thread::scope(|threads| {
        for (n, (path, bearer)) in desks.iter().enumerate() {
            let (house, over, replayed, number) = (&house, &over, &replayed, &number);
            threads.spawn(move || {
                let from = format!("203.0.113.{n}");
                let headers = [("x-forwarded-for", from.as_str()), ("authorization", bearer), ("accept", "application/json")];
                let form = [("act", "take_back"), ("number", number), ("text", "engano")];
                while !over.load(Ordering::Relaxed) {
                    let answer = house.post(path, &headers, &form);
                    assert!(answer.status == 409 && answer.body.contains("stands-on"), "{}: {}", answer.status, answer.body);
                    replayed.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        let held = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let begun = Instant::now();
            while replayed.load(Ordering::Relaxed) == 0 {
                assert!(begun.elapsed() < Duration::from_secs(60), "nothing is replayed");
                std::thread::yield_now();
            }
            let from = replayed.load(Ordering::Relaxed);
            let (shown, longest) = visits(&house, || replayed.load(Ordering::Relaxed) < from + RETURNS);
            println!("{shown} answers during {RETURNS} replays; the slowest took {longest:?}");
            // On the threads that answer, an answer waits for one replay or several.
            assert!(shown > 2 * RETURNS, "{shown} answers during {RETURNS} replays");
        }));
        over.store(true, Ordering::Relaxed);
        if let Err(fault) = held {
            std::panic::resume_unwind(fault);
        }
    });
}

/// Writes an event into the store, of which nothing is in memory.
fn store_day(house: &House, day: &Championship) -> EventId {
    let club = EventId::new().expect("chance");
    let (config, at, origin, plays) = ("{\"zone\":0}".to_owned(), live::now(), None, Plays::People);
    house.change(Change::Club(ClubChange::Found { club: club.clone(), config, at, origin, plays }));
    for (first, some) in (1..).step_by(4_000).zip(day.log().chunks(4_000)) {
        let bodies = some.iter().map(|logged| serde_json::to_string(logged).expect("written")).collect();
        let listing = ClubListing { name: day.name.clone(), state: "archived".to_owned() };
        let (club, act, redacted) = (club.clone(), format!("#{first}"), Vec::new());
        house.change(Change::Club(ClubChange::Decide { club, first, at, act, bodies, redacted, listing }));
    }
    club
}

/// Three long events that sleep, each with decisions that were taken back at its end: whoever looks at them wakes them.
#[test]
fn while_long_events_wake_others_are_answered() {
    let house = House::open(Limits::NONE);
    let (mut day, _) = long_event(6_000);
    let (at, last) = (day.log().last().expect("an act").at, day.log().len() as u32);
    for number in last - 12..last {
        let decision = Decision::TakeBack { number, reason: Note::cut("engano") };
        day.accept(Source::Store, Logged { at, by: ORGANISER, decision }).expect("taken back");
    }
    let events: Vec<EventId> = (0..3).map(|_| store_day(&house, &day)).collect();
    let awake = AtomicUsize::new(0);
    std::thread::scope(|threads| {
        for (n, id) in events.iter().enumerate() {
            let (house, awake) = (&house, &awake);
            threads.spawn(move || {
                let _woken = Woken(awake);
                let from = format!("203.0.113.{n}");
                let begun = Instant::now();
                let answer = house.get(&format!("/club/{id}/places.csv"), &[("x-forwarded-for", &from)]);
                println!("awake after {:?}: {}", begun.elapsed(), answer.status);
            });
        }
        let begun = Instant::now();
        let (shown, longest) = visits(&house, || awake.load(Ordering::Relaxed) < events.len());
        let took = begun.elapsed();
        println!("{shown} answers in {took:?}; the slowest took {longest:?}");
        assert!(longest < took / 4, "an answer took {longest:?} of the {took:?} in which events woke");
    });
}

/// Counts one who has come to an end, in whichever way.
struct Woken<'c>(&'c AtomicUsize);

impl Drop for Woken<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

//! Two servers over one database: each sees what the other writes.

use super::{name, person};
use crate::postgres;
use live::{Format, Frame, Lexicon, Opening, QUEUE, Room, Viewer, Visitor};
use sql::open;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Denied, Pace, Request, VisitorView};

/// An event at one server is seen at the other, and may be answered there.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_a_table() {
    let server = postgres::Postgres::start();
    let address = server.database("shared");
    let lexicon = Arc::new(Lexicon::new());
    let mut rooms = Vec::new();
    for _ in 0..2 {
        rooms.push(Room::new(open(&address).await.expect("a store"), Arc::clone(&lexicon)));
    }
    let persons = [person(), person()];
    let visitor = |n: usize| Visitor { person: Some(persons[n].clone()), passes: Vec::new() };
    let opening = Opening { pace: Pace::Instant, ..Opening::of("yukon", &[("players", "2")]) };
    let table = rooms[0].open(&persons[0], opening).await.expect("a table");
    // Each is served by a server of their own, which has the table in its memory before the other acts.
    for (n, room) in rooms.iter().enumerate() {
        room.look(&table, visitor(n)).await.expect("a sight");
    }
    for (n, room) in rooms.iter().enumerate() {
        let sit = Request::Sit { seat: n, name: name("Ana"), entropy: None };
        let mut sat = room.ask(&table, visitor(n), sit.clone(), None).await.expect("a table");
        // A visitor who was overtaken is told so, and asks again.
        if sat == Err(Denied::Overtaken) {
            sat = room.ask(&table, visitor(n), sit, None).await.expect("a table");
        }
        sat.expect("a seat");
    }
    let (mut acts, end) = ([0; 2], Instant::now() + Duration::from_secs(60));
    while acts.iter().any(|&acts| acts < 4) {
        assert!(Instant::now() < end, "the match stands still after {acts:?} acts");
        for (n, room) in rooms.iter().enumerate() {
            let visitor_view: VisitorView = room.look(&table, visitor(n)).await.expect("a sight");
            let prompt = visitor_view.view.prompt.filter(|prompt| prompt.must);
            let action = prompt.and_then(|prompt| prompt.ways.first().map(web_answer));
            // Where nothing seems to be asked something may be asked by now: a visitor who asks is told.
            let request = Request::Act { action: action.unwrap_or_else(|| "draw".to_owned()) };
            if room.ask(&table, visitor(n), request, None).await.expect("a table").is_ok() {
                acts[n] += 1;
            }
        }
    }
}

/// An event that one server writes is shown by another at once: at the next look, and to viewers without a look.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_stale_at_another_server() {
    let server = postgres::Postgres::start();
    let address = server.database("stale");
    let lexicon = Arc::new(Lexicon::new());
    let room = async || Room::new(open(&address).await.expect("a store"), Arc::clone(&lexicon));
    let (here, there) = (room().await, room().await);
    let ana = person();
    let visitor = || Visitor { person: Some(ana.clone()), passes: Vec::new() };
    let table = here.open(&ana, Opening::of("truco", &[])).await.expect("a table");
    let talk = |text: &str| Request::Chat { name: name("Ana"), text: text.to_owned() };
    assert_eq!(there.look(&table, visitor()).await.expect("a sight").number, 0);
    here.ask(&table, visitor(), talk("one"), None).await.expect("a table").expect("granted");
    assert_eq!(there.look(&table, visitor()).await.expect("a sight").number, 1, "every look is compared with the log");
    let (frames, mut shown) = tokio::sync::mpsc::channel(QUEUE);
    there.watch(&table, visitor(), Viewer::new(1, Some(ana.clone()), Format::Json, frames)).await.expect("let in");
    let mut late = Vec::new();
    for number in 2..=9 {
        here.ask(&table, visitor(), talk("more"), None).await.expect("a table").expect("granted");
        let asked = Instant::now();
        loop {
            let frame = tokio::time::timeout(Duration::from_secs(30), shown.recv()).await.expect("a frame in time");
            if matches!(frame.expect("a frame"), Frame::Sight { number: seen, .. } if seen == number) {
                break;
            }
        }
        late.push(asked.elapsed());
    }
    late.sort();
    // Without notices a table is compared with its log once a second.
    assert!(late[late.len() / 2] < Duration::from_millis(300), "{late:?}");
}

/// The first answer of this choice.
fn web_answer(way: &engine::show::Choice) -> String {
    use engine::show::Choice;
    match way {
        Choice::Word { action, .. } => action.clone(),
        Choice::Card { verb, of, .. } => format!("{verb} {}", of.iter().next().expect("a card")),
        Choice::Cards { verb, of, at_least, .. } => {
            of.iter().take(*at_least).fold(verb.to_string(), |text, card| format!("{text} {card}"))
        }
        Choice::Number { verb, from, .. } => format!("{verb} {from}"),
    }
}

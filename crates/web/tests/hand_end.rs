//! The end of a hand in a real browser: the slip tells it, and the next hand waits for people.

use crate::tried;

use crate::seen::{Browser, House, Size, TestTable};
use table::{Phase, VisitorView};

/// The table rests between two hands.
fn rests(visitor_view: &VisitorView) -> bool {
    visitor_view.resting.is_some()
}

/// Plays one person's hand against bots until the slip lies there.
async fn play_to_the_end(company: &TestTable<'_>) -> VisitorView {
    for turn in 0.. {
        let still = |visitor_view: &VisitorView| {
            rests(visitor_view) || visitor_view.phase == Phase::Over || company.is_asked(visitor_view)
        };
        let visitor_view = company.house.wait_for(&company.table, still).await;
        company.are_shown(visitor_view.number).await;
        if rests(&visitor_view) || visitor_view.phase == Phase::Over {
            return visitor_view;
        }
        for (_, browser) in &company.people {
            browser.answer(turn).await;
        }
        company.goes_on_after(visitor_view.number).await;
    }
    unreachable!("a hand ends")
}

/// Payments that cannot be seen, wherever the slip is scrolled to: something lies over them, or they are not in its window.
const COVERED: &str = "const lies = [...document.querySelectorAll('#told .paid summary')].filter((row) => { row.scrollIntoView({ block: 'nearest' }); \
                       const box = row.getBoundingClientRect(); \
                       return [box.top + 3, box.bottom - 3].some((y) => !row.contains(document.elementFromPoint(box.left + box.width / 2, y))) }); \
                       document.querySelector('#told .told-body').scrollTop = 0; return lies.map((row) => row.textContent)";

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_of_every_game_ends_with_a_slip_that_stays() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    for entry in tried::tried() {
        let game = entry.facts.id;
        let players = (entry.open)(&[], &engine::Setup::default()).expect("a game").players();
        let chairs: Vec<&str> = (0..players).map(|n| if n == 0 { "me" } else { "novice" }).collect();
        ana.open_table_with(game, "Ana", &chairs, &[("rest", "usual")]).await;
        let company = TestTable::new(&house, &[(0, &ana)]).await;
        let visitor_view = play_to_the_end(&company).await;
        let hand = visitor_view.ended.expect("a hand that is over");
        ana.wait("#how-it-ended").await;
        assert!(!ana.text("#how-it-ended").await.is_empty(), "{game} says how it ended");
        let rows = ana.script("return document.querySelectorAll('#told .paid details').length").await;
        assert!(rows.as_u64() > Some(0) || hand.paid.is_empty(), "{game} says who paid whom");
        assert_eq!(ana.script("return document.querySelectorAll('#told .won thead th').length").await, hand.won.len(), "{game}");
        if visitor_view.phase == Phase::Playing {
            assert!(hand.won.iter().map(|won| won.hand).any(|won| won != 0) || hand.paid.is_empty(), "{game}: {hand:?}");
        }
        // Where points are scored, what the other side scored stands beside one's own.
        if let [mine, other] = &hand.won[..]
            && mine.hand + other.hand != 0
        {
            let bar = ana.text("#question").await;
            assert!([mine, other].iter().all(|side| bar.contains(&side.hand.unsigned_abs().to_string())), "{game}: {bar}");
        }
        // What the end of a hand brings anew: a frame stays small.
        let brought = "return ['bar', 'centre', 'hand', 'ask', 'sheet', 'earlier', 'before', 'said', 'seats'].map((id) => document.getElementById(id).innerHTML.length)";
        let brought: Vec<u64> =
            ana.script(brought).await.as_array().into_iter().flatten().filter_map(serde_json::Value::as_u64).collect();
        println!("{game}: {brought:?}");
        for (size, width) in [(Size::Laptop, 1280), (Size::Phone, 390), (Size::Small, 360)] {
            ana.fits(size, game).await;
            ana.picture(&format!("hand-end-{game}-{width}")).await;
            ana.lies_within("#told", ".baize").await;
            ana.lies_within("#told .stands", "#told").await;
            assert_eq!(ana.script(COVERED).await, serde_json::json!([]), "{game} at {width}: payments lie under something");
        }
        ana.axe(&format!("the end of a hand of {game}")).await;
        ana.resize(Size::Laptop).await;
        if visitor_view.phase == Phase::Playing {
            let number = visitor_view.number;
            assert_eq!(house.look(&company.table).await.number, number, "{game}: nothing happens until Ana goes on");
            ana.click("#do-go_on").await;
            let visitor_view =
                house.wait_for(&company.table, |visitor_view| visitor_view.number > number && !rests(visitor_view)).await;
            // Where Ana herself has a word to say before the next deal, the slip stays beside it.
            if visitor_view.ended.is_none() {
                ana.until("the slip is gone", "return !document.getElementById('told')").await;
            }
        }
    }
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_are_waited_for_and_nobody_for_ever() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    let bento = Browser::open(&house, Size::Phone).await;
    ana.open_table_with("yukon", "Ana", &["me", "open", "novice", "novice"], &[("rest", "brief")]).await;
    let company = TestTable { people: vec![(0, &ana), (1, &bento)], ..TestTable::new(&house, &[(0, &ana)]).await };
    company.is_joined_by("Bento").await;
    let visitor_view = play_to_the_end(&company).await;
    assert!(
        visitor_view.resting.as_ref().is_some_and(|resting| resting.left.is_some()),
        "several are waited for so long and no longer"
    );
    ana.click("#do-go_on").await;
    let visitor_view = company.goes_on_after(visitor_view.number).await;
    company.are_shown(visitor_view.number).await;
    assert!(ana.text("#question").await.contains("Bento"), "Ana is told whom she waits for: {}", ana.text("#question").await);
    assert!(bento.text("#question").await.contains("Ana"), "Bento is told who is ready: {}", bento.text("#question").await);
    bento.picture("hand-end-waiting-390").await;
    ana.picture("hand-end-waiting-1280").await;
    ana.axe("a table that waits for another").await;
    // Bento says nothing: the table goes on by itself.
    house.wait_for(&company.table, |visitor_view| visitor_view.ended.is_none()).await;
    bento.until("the slip is gone", "return !document.getElementById('told')").await;
    // The hand can be read again, beside the table and as a page of its own.
    ana.click("#hand-1").await;
    ana.wait("#paper[open] .told").await;
    ana.picture("hand-again-1280").await;
    ana.axe("a finished hand beside the table").await;
    ana.script("document.getElementById('paper').close(); return 1").await;
    ana.go(&format!("/table/{}/hand/1", company.table)).await;
    ana.wait(".hand-page .told").await;
    ana.axe("the page of a hand").await;
    ana.go(&format!("/table/{}/replay?hand=1", company.table)).await;
    ana.wait("[data-replay]").await;
    ana.close().await;
    bento.close().await;
}

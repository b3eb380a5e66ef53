//! Small windows: nothing that matters is below the edge or left out, at any question of any game.

use crate::browser::room;
use crate::seen::{Browser, House, Size, TestTable, moments};
use engine::show::HandView;
use serde_json::{Value, json};
use table::{Phase, VisitorView};

/// A low phone, a phone, a phone on its side, and a small laptop at 200 %.
const WINDOWS: [(Size, &str); 4] =
    [(Size::Low, "360x640"), (Size::Phone, "390x844"), (Size::Side, "844x390"), (Size::Zoomed, "640x400")];

/// What is missing from the window before anything is scrolled; what cannot be reached by scrolling; and what of the table is not told.
const MISSING: &str = r"
    const [turned, pots, took, aimed, worth] = arguments;
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const box = (one) => one.getBoundingClientRect();
    const within = (one) => { const at = box(one); return shown(one) && at.height > 1 && at.top >= -1 && at.bottom <= innerHeight + 1 && at.left >= -1 && at.right <= innerWidth + 1; };
    const found = [];
    scrollTo(0, 0);
    const need = (css, due) => { const one = document.querySelector(css); if (due && (!one || !within(one))) found.push(css + (one ? ' below the edge: ' + JSON.stringify(box(one)) : ' is not there')); };
    need('#question', true);
    need('.aim', aimed);
    need('.worth', worth);
    need('#do-hint', true);
    const choices = [...document.querySelectorAll('#ask .buttons :is(button, summary, select, input)')].filter(shown);
    if (choices.length && !within(choices[0])) found.push('the first choice is below the edge: ' + choices[0].textContent + JSON.stringify(box(choices[0])));
    const felt = box(document.querySelector('.baize'));
    for (const card of document.querySelectorAll('#play :is(.legal, .pick)')) {
        const at = box(card);
        if (at.top < felt.top - 1 || at.top + at.height / 2 > Math.min(innerHeight, felt.bottom)) found.push('a card is cut: ' + card.dataset.card);
    }
    // The facts of the table stand somewhere on the felt, drawn or in words.
    const lit = (css) => [...document.querySelectorAll(css)].filter((one) => shown(one) && box(one).width > 1);
    if (turned && !lit('.turned .faces, .of-turned').length) found.push('the turned-up card');
    if (pots && !lit('.pots .pot, .of-pots').length) found.push('the pots');
    for (const seat of took) if (!lit('#seat-' + seat + ' :is(.pile, .took-n)').length) found.push('the tricks of seat ' + seat);
    if (document.querySelector('.slip ul > li') && !lit('.slip ul').length) found.push('the facts');
    // Every choice can be come to.
    for (const one of choices) {
        one.scrollIntoView({ block: 'center' });
        const at = box(one);
        const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        if (!top || !(one.contains(top) || top.contains(one))) found.push('cannot be reached: ' + one.textContent);
    }
    scrollTo(0, 0);
    for (const part of document.querySelectorAll('.asker')) part.scrollTop = 0;
    return found;";

/// What the window must tell of this moment.
fn due(visitor_view: &VisitorView) -> Vec<Value> {
    let view = &visitor_view.view;
    let speaks = |seat: &engine::show::SeatView| seat.said.is_some() && matches!(seat.hand, HandView::Backs(_));
    // Who speaks at a low table holds their words in the place of their tricks.
    let took: Vec<String> =
        view.seats.iter().filter(|seat| seat.tricks > 0 && !speaks(seat)).map(|seat| seat.seat.to_string()).collect();
    vec![
        json!(!view.centre.turned.is_empty()),
        json!(!view.pots.is_empty()),
        json!(took),
        json!(view.aim.is_some()),
        json!(view.worth.is_some()),
    ]
}

/// The games of one half of the catalogue, so that two tests share the time.
async fn every_question_is_whole(half: usize) {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Low).await;
    ana.go("/").await;
    let (mut looked, mut missing) = (0, Vec::new());
    for entry in games::catalogue().iter().skip(half).step_by(2) {
        for (name, visitor_view) in moments(entry) {
            ana.draw(room(&visitor_view)).await;
            for (size, window) in WINDOWS {
                for part in ana.lacks(size, MISSING, due(&visitor_view)).await {
                    missing.push(format!("{name} at {window}: {part}"));
                }
                looked += 1;
            }
        }
    }
    assert!(missing.is_empty(), "{} of {looked} looks:\n{}", missing.len(), missing.join("\n"));
    assert!(looked > 100, "{looked} looks");
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_question_of_half_the_games_is_whole_in_a_small_window() {
    every_question_is_whole(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_question_of_the_other_games_is_whole_in_a_small_window() {
    every_question_is_whole(1).await;
}

/// Is this part of the page in the window, and something of it seen?
const SEEN: &str = "const one = document.querySelector(arguments[0]); if (!one) return false; const box = one.getBoundingClientRect(); \
                    const top = document.elementFromPoint(box.left + box.width / 2, Math.max(0, box.top) + 8); \
                    return box.top < innerHeight - 40 && box.bottom > 40 && !!top && (one.contains(top) || top.contains(one))";

#[tokio::test(flavor = "multi_thread")]
async fn a_card_tried_on_the_board_leaves_board_and_table_on_the_phone() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    ana.open_table_with("yukon", "Ana", &["me", "random", "random", "random"], &[("opt.target", "1")]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    company.play_until(|visitor_view| visitor_view.phase == Phase::Over).await;
    // In the middle of the last tricks, where every card is solved.
    ana.go(&format!("/table/{}/replay?at=0", company.table)).await;
    let last = ana.script("return +document.querySelector('#slider').max").await.as_u64().expect("steps");
    ana.go(&format!("/table/{}/replay?at={}&analysis=1", company.table, last - 10)).await;
    for _ in 0..2 {
        ana.wait(".board .tries a").await;
        let before = ana.address().await;
        ana.click(".board .tries a").await;
        ana.until_with(
            "the card is tried",
            "return location.href !== arguments[0] && document.readyState === 'complete'",
            vec![before.into()],
        )
        .await;
        for part in [".board", ".baize", ".tl"] {
            ana.until_with(&format!("{part} is seen"), SEEN, vec![part.into()]).await;
        }
        assert_eq!(ana.script("return [scrollX, scrollY]").await, json!([0, 0]), "the page stays where it is");
    }
    ana.picture("analysis-phone").await;
    ana.close().await;
}

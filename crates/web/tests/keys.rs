//! Every choice of every prompt can be come to by keys: arrows for the cards of the hand, Tab for the rest.

use crate::tried;

use crate::seen::{Browser, House, Size, TestTable};
use std::collections::BTreeSet;
use table::{Phase, VisitorView};
use thirtyfour::Key;

/// What can be chosen now: the cards in the hand, and what stands in the place of the question.
const CARDS: &str =
    "return [...document.querySelectorAll('#play .fan button, #play .fan input[type=checkbox]')].map((one) => one.id)";
const WORDS: &str = "for (const one of document.querySelectorAll('#ask details.picker')) one.open = true; \
                     return [...document.querySelectorAll('#ask :is(button, select, summary, input:not([type=hidden]))')] \
                     .filter((one) => !one.disabled && one.offsetParent).map((one, n) => one.id || (one.id = 'nameless-' + n))";
/// Keeps what the focus comes to from now on.
const WATCH: &str = "window.come ??= (document.addEventListener('focusin', (event) => window.come.push(event.target.id)), []); \
                     window.come.length = 0; return 1";
/// What it has come to.
const COME: &str = "return window.come";

/// Words and facts that do not fit where they stand. Of many facts a phone shows two lines, and more by scrolling; on a low felt they stand
/// in one line that scrolls.
const CUT: &str = "return [...document.querySelectorAll('#ask .call, #ask .call small, #ask .question, .slip ul')].filter((one) => one.offsetParent && \
                   (!one.matches('.slip ul') && one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2 && !(one.matches('.slip ul') && getComputedStyle(one).whiteSpace === 'nowrap')) && getComputedStyle(one).display !== 'inline') \
                   .map((one) => one.textContent)";

/// The shape of a prompt: what kinds of answers it has.
const SHAPE: &str = "const many = (css) => Math.min(2, document.querySelectorAll(css).length); \
                     return ['#play .legal', '#play .dim', '#play .pick:not(.fixed)', '#play .pick.fixed', '#ask .call', '#ask .listed', \
                     '#ask .picker', '#ask .number input', '#ask .choice'].map(many).join('')";

async fn list(browser: &Browser, script: &str) -> BTreeSet<String> {
    let found = browser.script(script).await;
    found.as_array().into_iter().flatten().filter_map(|id| id.as_str().map(str::to_owned)).collect()
}

/// What a key comes to when it is pressed so many times.
async fn come_to(browser: &Browser, key: Key, times: usize) -> BTreeSet<String> {
    browser.script(WATCH).await;
    browser.press_key(key, times).await;
    list(browser, COME).await
}

/// Goes through all that can be chosen, and says what was not come to.
async fn missed(browser: &Browser) -> BTreeSet<String> {
    let cards = list(browser, CARDS).await;
    let mut come = come_to(browser, Key::Right, cards.len() + 1).await;
    let words = list(browser, WORDS).await;
    browser.script("document.getElementById('question').focus(); return 1").await;
    come.append(&mut come_to(browser, Key::Tab, words.len() + 24).await);
    cards.union(&words).filter(|id| !come.contains(*id)).cloned().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_of_every_prompt_is_reached_by_keys() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    for entry in tried::tried() {
        let game = entry.facts.id;
        let players = (entry.open)(&[], &engine::Setup::default()).expect("a game").players();
        let chairs: Vec<&str> = (0..players).map(|n| if n == 0 { "me" } else { "random" }).collect();
        ana.open_table_with(game, "Ana", &chairs, &[]).await;
        let company = TestTable::new(&house, &[(0, &ana)]).await;
        let mut walked: BTreeSet<String> = BTreeSet::new();
        for turn in 0..10 {
            let still = |visitor_view: &VisitorView| visitor_view.phase == Phase::Over || company.is_asked(visitor_view);
            let visitor_view = house.wait_for(&company.table, still).await;
            if visitor_view.phase == Phase::Over {
                break;
            }
            company.are_shown(visitor_view.number).await;
            let shape = ana.script(SHAPE).await.as_str().unwrap_or_default().to_owned();
            if walked.insert(shape.clone()) {
                ana.picture(&format!("prompt-{game}-{}", walked.len())).await;
                let missed = missed(&ana).await;
                assert!(missed.is_empty(), "{game}, {shape}: {missed:?} cannot be reached by keys:\n{}", ana.text("#ask").await);
                for size in [Size::Phone, Size::Laptop] {
                    ana.resize(size).await;
                    let cut = list(&ana, CUT).await;
                    assert!(cut.is_empty(), "{game}, {shape}: {cut:?} does not fit");
                }
            }
            ana.answer(turn).await;
            company.goes_on_after(visitor_view.number).await;
        }
        assert!(walked.len() > 1, "{game}: {walked:?}");
    }
    ana.close().await;
}

/// Eucre's dealer lays a card aside; where some must go and some must stay, the arrows pass over none of them.
#[tokio::test(flavor = "multi_thread")]
async fn arrows_pass_cards_that_must_go() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    ana.open_table("voltarete", "Ana", &["me", "novice", "novice"]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    company.play_until_a_card_is_asked_for().await;
    // A hand of which the first card must go, as the page draws it.
    ana.script(
        "const fan = document.querySelector('#play .fan'); const first = fan.firstElementChild; const card = first.dataset.card; \
         first.outerHTML = `<label class='pick fixed' data-card='${card}'><input class='vh' type='checkbox' id='card-${card}' checked aria-disabled='true' aria-label='x'></label>`; \
         return 1",
    )
    .await;
    let cards = list(&ana, CARDS).await;
    assert_eq!(come_to(&ana, Key::Right, cards.len() + 1).await, cards);
    ana.script("document.querySelector('#play .fixed input').focus(); return 1").await;
    ana.key(Key::Space).await;
    assert_eq!(ana.script("return document.querySelector('#play .fixed input').checked").await, true, "it stays chosen");
    ana.close().await;
}

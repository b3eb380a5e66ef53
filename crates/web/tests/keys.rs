//! Every choice of every prompt can be come to by keys: arrows for the cards of the hand, Tab for the rest.

use crate::tried;

use crate::seen::{Browser, Company, House, Size};
use std::collections::BTreeSet;
use thirtyfour::Key;
use web::house::{Phase, Sight};

/// What can be chosen now: the cards in the hand, and what stands in the place of the question.
const CARDS: &str =
    "return [...document.querySelectorAll('#play .fan button, #play .fan input[type=checkbox]')].map((one) => one.id)";
const WORDS: &str = "for (const one of document.querySelectorAll('#ask details.picker')) one.open = true; \
                     return [...document.querySelectorAll('#ask :is(button, select, summary, input:not([type=hidden]))')] \
                     .filter((one) => !one.disabled && one.offsetParent).map((one, n) => one.id || (one.id = 'nameless-' + n))";
const HERE: &str = "return document.activeElement?.id ?? ''";

/// The shape of a prompt: what kinds of answers it has.
const SHAPE: &str = "const many = (css) => Math.min(2, document.querySelectorAll(css).length); \
                     return ['#play .legal', '#play .dim', '#play .pick:not(.fixed)', '#play .pick.fixed', '#ask .call', '#ask .listed', \
                     '#ask .picker', '#ask .number input', '#ask .choice'].map(many).join('')";

async fn list(browser: &Browser, script: &str) -> BTreeSet<String> {
    let found = browser.script(script).await;
    found.as_array().into_iter().flatten().filter_map(|id| id.as_str().map(str::to_owned)).collect()
}

/// Goes through all that can be chosen, and says what was not come to.
async fn missed(browser: &Browser) -> BTreeSet<String> {
    let mut cards = list(browser, CARDS).await;
    for _ in 0..cards.len() + 1 {
        browser.key(Key::Right).await;
        cards.remove(browser.script(HERE).await.as_str().unwrap_or_default());
    }
    let mut words = list(browser, WORDS).await;
    browser.script("document.getElementById('question').focus(); return 1").await;
    for _ in 0..words.len() + 24 {
        if words.is_empty() {
            break;
        }
        browser.key(Key::Tab).await;
        words.remove(browser.script(HERE).await.as_str().unwrap_or_default());
    }
    cards.append(&mut words);
    cards
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
        let company = Company::new(&house, &[(0, &ana)]).await;
        let mut walked: BTreeSet<String> = BTreeSet::new();
        for turn in 0..10 {
            let still = |sight: &Sight| sight.phase == Phase::Over || company.is_asked(sight);
            let sight = house.wait_for(&company.table, still).await;
            if sight.phase == Phase::Over {
                break;
            }
            company.are_shown(sight.number).await;
            let shape = ana.script(SHAPE).await.as_str().unwrap_or_default().to_owned();
            if walked.insert(shape.clone()) {
                ana.picture(&format!("prompt-{game}-{}", walked.len())).await;
                let missed = missed(&ana).await;
                assert!(missed.is_empty(), "{game}, {shape}: {missed:?} cannot be reached by keys:\n{}", ana.text("#ask").await);
            }
            ana.answer(turn).await;
            company.goes_on_after(sight.number).await;
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
    let company = Company::new(&house, &[(0, &ana)]).await;
    company.play_until_a_card_is_asked_for().await;
    // A hand of which the first card must go, as the page draws it.
    ana.script(
        "const fan = document.querySelector('#play .fan'); const first = fan.firstElementChild; const card = first.dataset.card; \
         first.outerHTML = `<label class='pick fixed' data-card='${card}'><input class='vh' type='checkbox' id='card-${card}' checked aria-disabled='true' aria-label='x'></label>`; \
         return 1",
    )
    .await;
    let cards = list(&ana, CARDS).await;
    let mut seen = BTreeSet::new();
    for _ in 0..cards.len() + 1 {
        ana.key(Key::Right).await;
        seen.insert(ana.script(HERE).await.as_str().unwrap_or_default().to_owned());
    }
    assert_eq!(seen, cards);
    ana.script("document.querySelector('#play .fixed input').focus(); return 1").await;
    ana.key(Key::Space).await;
    assert_eq!(ana.script("return document.querySelector('#play .fixed input').checked").await, true, "it stays chosen");
    ana.close().await;
}

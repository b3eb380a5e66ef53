//! The pages in a real browser: people at the same table, by mouse, by keyboard, on a phone.
//!
//! Wants `chromium` and `chromedriver`, and axe-core under `target/axe`; `./test` brings all three. Pictures of every page are
//! left in `target/screenshots`.

mod seen;

use seen::{Browser, House, Size};
use serde_json::Value;
use std::time::Duration;
use thirtyfour::prelude::*;
use web::house::{Phase, Sight, TableId};

/// The table a browser is at.
async fn table_of(browser: &Browser) -> TableId {
    let address = browser.driver.current_url().await.expect("an address");
    TableId::from_text(address.path().trim_start_matches("/table/")).expect("a table in the address")
}

/// Plays at random with these browsers until the table has come as far as `enough` says.
async fn play_until(house: &House, table: &TableId, browsers: &[&Browser], enough: impl Fn(&Sight) -> bool) {
    for turn in 0..3_000 {
        let sight = house.look(table).await;
        if enough(&sight) {
            return;
        }
        let mut acted = false;
        for browser in browsers {
            acted |= browser.answer(turn).await;
        }
        if !acted {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    panic!("the table stood still: {:?}", house.look(table).await.view);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_a_deal_of_voltarete_with_an_invitation() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.go("/").await;
    ana.picture("lobby").await;
    ana.axe("the lobby").await;
    ana.go("/open/voltarete").await;
    ana.axe("the form of a new table").await;
    ana.picture("open").await;
    ana.fill_in("name", "Ana").await;
    ana.choose("openness", "invited").await;
    ana.choose("pace", "instant").await;
    ana.choose("seat.0", "me").await;
    ana.choose("seat.1", "open").await;
    ana.choose("seat.2", "novice").await;
    ana.submit("main form[action='/open/voltarete'] button.go").await;
    let table = table_of(&ana).await;
    ana.axe("a table that waits").await;
    ana.picture("table-waiting").await;

    let bento = Browser::open(&house, Size::Desktop).await;
    bento.go(&format!("/table/{table}")).await;
    assert!(!bento.text("body").await.contains("Ana"), "a table by invitation is nobody else's business");
    let link = ana.wait("#invitation").await.prop("value").await.expect("a field").expect("a link");
    assert!(link.starts_with("http://"), "the whole address can be copied: {link}");
    bento.go_to(&link).await;
    bento.fill_in("name", "Bento").await;
    bento.click("#sit-1").await;
    bento.wait("#play").await;
    ana.wait("#play").await;

    play_until(&house, &table, &[&ana, &bento], |sight| sight.view.deal > 1 || sight.phase == Phase::Over).await;
    ana.click("label[for='tab-sheet']").await;
    ana.click("label[for='tab-sheet']").await;
    ana.wait("#sheet details summary").await;
    ana.picture("voltarete").await;
    ana.axe("the table of Voltarete").await;
    ana.click("#sheet details summary").await;
    let because = ana.wait("#sheet details[open]").await.text().await.expect("a reason");
    assert!(because.len() > 40, "every figure opens its reason: {because}");
    ana.phone("voltarete-phone").await;
    bento.close().await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_two_bots_play_a_volta_of_truco_with_envido_and_truco() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    let bento = Browser::open(&house, Size::Phone).await;
    ana.open_table("truco", "Ana", &["me", "novice", "open", "novice"]).await;
    let table = table_of(&ana).await;
    bento.go(&format!("/table/{table}")).await;
    bento.fill_in("name", "Bento").await;
    bento.click("#sit-2").await;
    bento.wait("#ask").await;
    ana.wait("#ask").await;
    let (mut envido, mut truco, mut figures) = (false, false, Value::Null);
    for turn in 0..2_000 {
        let sight = house.look(&table).await;
        if (envido && truco && sight.view.deal > 1 && figures.is_string()) || sight.phase == Phase::Over {
            break;
        }
        for browser in [&ana, &bento] {
            if figures.is_null() {
                // Read at once: the next moment may draw it anew.
                figures = browser.script("return document.querySelector('#ask .answers')?.textContent").await;
                if figures.is_string() {
                    browser.picture("truco-proposal").await;
                }
            }
            let called_envido = !envido && browser.press("#act-envido").await;
            let called_truco = !called_envido && envido && !truco && browser.press("#act-truco").await;
            envido |= called_envido;
            truco |= called_truco;
            if !called_envido && !called_truco && !browser.answer(turn).await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
    assert!(envido && truco, "envido was called: {envido}, truco was called: {truco}");
    let figures = figures.as_str().unwrap_or_default();
    assert!(figures.chars().filter(char::is_ascii_digit).count() >= 2, "both figures stand on the answers: {figures:?}");
    bento.picture("truco-phone").await;
    ana.picture("truco").await;
    ana.axe("the table of Truco").await;
    bento.axe("the table of Truco on a phone").await;
    bento.close().await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_minchiate_hand_is_dealt_and_three_tricks_are_played_by_keyboard_alone() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.open_table("minchiate", "Ana", &["me", "novice", "novice", "novice"]).await;
    let table = table_of(&ana).await;
    let tricks = |sight: &Sight| sight.view.seats.iter().map(|seat| u32::from(seat.tricks)).sum::<u32>();
    for turn in 0..800 {
        let sight = house.look(&table).await;
        if tricks(&sight) >= 3 {
            break;
        }
        assert!(turn < 799, "three tricks were not played: {:?}", sight.view);
        if !ana.answer_by_keyboard().await {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    ana.picture("minchiate").await;
    ana.axe("the table of Minchiate").await;
    ana.phone("minchiate-phone").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn focus_is_kept_and_a_cut_socket_comes_back() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.open_table("grand", "Ana", &["me", "novice", "novice", "novice"]).await;
    let table = table_of(&ana).await;
    play_until(&house, &table, &[&ana], |sight| sight.view.seats.iter().any(|seat| seat.tricks > 0)).await;
    house.chat_is_closed(&table).await;

    // A card keeps the focus though everything around it is drawn anew: another card is played meanwhile.
    let mut tried = false;
    for _ in 0..100 {
        let before = house.look(&table).await.number;
        let pair = ana
            .script(
                "const all = [...document.querySelectorAll('#play button')]; const legal = all.find((b) => b.matches('.legal')); \
                 const other = all.find((b) => b !== legal); if (!legal || !other || !document.querySelector('#ask [data-mine]')) return null; \
                 other.focus(); legal.click(); other.focus(); return other.id",
            )
            .await;
        if let Some(id) = pair.as_str() {
            house.wait_for(&table, |sight| sight.number > before).await;
            tokio::time::sleep(Duration::from_millis(600)).await;
            assert_eq!(ana.script("return document.activeElement.id").await, id, "the focus stays on the card");
            tried = true;
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(tried, "no card could be played");

    // The socket is cut: the page says so in words, comes back, and play goes on.
    ana.script("window.states = new Set(); new MutationObserver(() => states.add(document.getElementById('conn').className)).observe(document.getElementById('conn'), { attributes: true, childList: true, subtree: true }); return 1").await;
    house.cut_sockets().await;
    for _ in 0..400 {
        if ana.script("return [...states].some((state) => state.includes('off')) && !document.getElementById('conn').className.includes('off')").await == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(
        ana.script("return [...states].some((state) => state.includes('off'))").await,
        true,
        "the page says that it is cut off"
    );
    let now = house.look(&table).await.number;
    play_until(&house, &table, &[&ana], move |sight| sight.number > now + 4 || sight.phase == Phase::Over).await;
    ana.picture("grand").await;
    ana.axe("the table of Grand").await;
    ana.phone("grand-phone").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_replayed_and_verified_and_the_language_is_chosen() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    // A match of one round.
    ana.open_table_with("yukon", "Ana", &["me", "random", "random", "random"], &[("opt.target", "1")]).await;
    let table = table_of(&ana).await;
    play_until(&house, &table, &[&ana], |sight| sight.view.seats.iter().any(|seat| seat.tricks > 1)).await;
    ana.picture("yukon").await;
    ana.axe("the table of Yukon").await;
    ana.phone("yukon-phone").await;
    play_until(&house, &table, &[&ana], |sight| sight.phase == Phase::Over).await;
    ana.wait("#ask .standing").await;
    ana.picture("yukon-over").await;
    ana.axe("a table where all is over").await;
    ana.go(&format!("/table/{table}/replay?at=0")).await;
    ana.axe("a replay").await;
    ana.click("#forward").await;
    ana.wait_for_address("at=1").await;
    ana.key(Key::Right).await;
    ana.wait_for_address("at=2").await;
    // It runs by itself, and stops when it is told to.
    ana.click("#run").await;
    ana.wait_for_address("at=4").await;
    ana.click("#run").await;
    ana.go(&format!("/table/{table}/replay?at=20&eyes=1")).await;
    ana.picture("replay").await;
    ana.phone("replay-phone").await;
    ana.go(&format!("/table/{table}/replay?verify=1")).await;
    let verdict = ana.text("body").await;
    assert!(verdict.contains("Fair"), "the deals are checked: {verdict}");

    ana.go("/?lang=pt").await;
    assert_eq!(ana.script("return document.documentElement.lang").await, "pt");
    let portuguese = ana.text("main").await;
    ana.go("/?lang=it").await;
    assert_ne!(ana.text("main").await, portuguese);
    ana.picture("lobby-it").await;
    ana.go("/?lang=en").await;
    ana.go("/mine").await;
    assert!(ana.text("main").await.contains("Yukon"));
    ana.axe("my tables").await;
    ana.picture("mine").await;
    ana.go("/account").await;
    ana.axe("the account").await;
    ana.picture("account").await;
    ana.go("/api").await;
    ana.axe("the description of the interface").await;
    ana.resize(Size::Smallest).await;
    for path in ["/", "/open/grand", "/mine", "/account", "/replay", "/api"] {
        ana.go(path).await;
        ana.fits(path).await;
    }
    ana.picture("api-phone").await;
    ana.go("/").await;
    ana.picture("lobby-phone").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_chairs_are_filled_and_two_taps_play_a_card() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    let bento = Browser::open(&house, Size::Desktop).await;
    ana.open_table_with("grand", "Ana", &["me", "open", "open", "open"], &[("clock", "300+10")]).await;
    let table = table_of(&ana).await;
    bento.go(&format!("/table/{table}")).await;
    // A name that somebody has already: the two are told apart.
    bento.fill_in("name", "Ana").await;
    bento.click("#sit-1").await;
    house.wait_for(&table, |sight| sight.plates.iter().flat_map(|plate| &plate.name).count() == 2).await;
    let names: Vec<Option<String>> = house.look(&table).await.plates.into_iter().map(|plate| plate.name).collect();
    assert_eq!(names[..2], [Some("Ana".to_owned()), Some("Ana II".to_owned())]);
    ana.choose_level("novice").await;
    ana.click("#fill-all").await;
    house.wait_for(&table, |sight| sight.phase == Phase::Playing).await;
    ana.wait(".clock").await;
    assert_eq!(ana.script("return document.getElementById('tab-sheet').checked").await, true, "the sheet comes to the front");

    let people = [&ana, &bento];
    play_until(&house, &table, &people, |sight| sight.view.seats.iter().any(|seat| seat.tricks > 0)).await;
    // With two taps the first only lifts the card.
    for browser in people {
        browser.script("document.querySelector(\"input[name='taps'][value='two']\")?.click(); return 1").await;
    }
    let mut lifted = None;
    for _ in 0..400 {
        for browser in people {
            if lifted.is_none() && browser.press("#play button.legal").await {
                lifted = Some(browser);
            }
        }
        if lifted.is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let player = lifted.expect("somebody may play a card");
    let before = house.look(&table).await.number;
    player.wait("#play button.selected").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(house.look(&table).await.number, before, "a card that is only lifted is not played");
    // What was lifted may have been put down by a page drawn anew: then it takes two again.
    for _ in 0..50 {
        if !player.press("#play button.selected").await {
            player.press("#play button.legal").await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        if house.look(&table).await.number > before {
            break;
        }
    }
    house.wait_for(&table, |sight| sight.number > before).await;
    ana.close().await;
    bento.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_taken_back_by_consent_and_words_are_said_aloud() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    let bento = Browser::open(&house, Size::Phone).await;
    ana.open_table_with("truco", "Ana", &["me", "open"], &[("opt.players", "2")]).await;
    let table = table_of(&ana).await;
    bento.go(&format!("/table/{table}")).await;
    bento.fill_in("name", "Bento").await;
    bento.click("#sit-1").await;
    house.wait_for(&table, |sight| sight.phase == Phase::Playing).await;
    let people = [&ana, &bento];
    play_until(&house, &table, &people, |sight| !sight.view.centre.trick.is_empty()).await;

    // Who played may ask for it back while nothing came after it; the other one grants it.
    let (mut asker, mut other) = (&ana, &bento);
    if ana.script("return !document.getElementById('do-ask')").await == true {
        (asker, other) = (&bento, &ana);
    }
    asker.click("#do-ask").await;
    other.click("#do-grant").await;
    house.wait_for(&table, |sight| sight.view.centre.trick.is_empty()).await;

    // What is said in one's own words is heard by both.
    asker.click("label[for='tab-talk']").await;
    asker.fill_in_field("#say-words", "boa noite a todos").await;
    asker.click("#say-form button").await;
    house.wait_for(&table, |sight| format!("{:?}", sight.view.log).contains("boa noite")).await;
    ana.close().await;
    bento.close().await;
}

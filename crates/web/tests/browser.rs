//! The pages in a real browser: people at the same table, by mouse, by keyboard, on a phone.
//!
//! Wants `chromium` and `chromedriver`, and axe-core under `target/axe`; `./test` brings all three. Pictures of every page are
//! left in `target/screenshots`.

use crate::seen;
use crate::seen::{Browser, House, Size, TestTable};
use ::table::{Phase, VisitorView};
use pages::{Context, SignedIn, Theme, table};
use thirtyfour::prelude::*;
use words::{Language, Words};

/// Tricks taken in the hand so far.
fn tricks(shown: &VisitorView) -> u32 {
    shown.view.seats.iter().map(|seat| u32::from(seat.tricks)).sum()
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
    ana.choose("rest", "none").await;
    ana.choose("seat.0", "me").await;
    ana.choose("seat.1", "open").await;
    ana.choose("seat.2", "novice").await;
    ana.submit("main form[action='/open/voltarete'] button.go").await;
    let table = TestTable::new(&house, &[(0, &ana)]).await.table;
    ana.axe("a table that waits").await;
    ana.lies_apart("Voltarete with an empty chair").await;
    ana.picture("table-waiting").await;

    let bento = Browser::open(&house, Size::Desktop).await;
    bento.go(&format!("/table/{table}")).await;
    assert!(!bento.text("body").await.contains("Ana"), "a table by invitation is nobody else's business");
    let link = ana.wait("#invitation").await.prop("value").await.expect("a field").expect("a link");
    assert!(link.starts_with("http://"), "the whole address can be copied: {link}");
    bento.go_to(&link).await;
    bento.fill_in("name", "Bento").await;
    bento.click("#sit-1").await;
    house.wait_for(&table, |shown| shown.phase == Phase::Playing).await;
    let company = TestTable::new(&house, &[(0, &ana), (1, &bento)]).await;
    company.play_until(|shown| tricks(shown) > 1 || shown.view.deal > 1 || shown.phase == Phase::Over).await;
    ana.lies_apart("Voltarete of three").await;
    company.play_until(|shown| shown.view.deal > 1 || shown.phase == Phase::Over).await;
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
    ana.open_table("truco", "Ana", &["me", "open", "novice", "novice"]).await;
    let table = TestTable::new(&house, &[(0, &ana)]).await.table;
    bento.go(&format!("/table/{table}")).await;
    bento.fill_in("name", "Bento").await;
    bento.click("#sit-1").await;
    house.wait_for(&table, |shown| shown.phase == Phase::Playing).await;
    let company = TestTable::new(&house, &[(0, &ana), (1, &bento)]).await;
    let (mut envido, mut truco) = (false, false);
    for turn in 0.. {
        let (shown, asked) = company.stillness().await;
        envido |= house.was_done(&table, "envido").await;
        truco |= house.was_done(&table, "truco").await;
        // Before the cut nobody holds a card, and there is less to look at.
        let dealt = ana.script("return document.querySelector('.fan > *') !== null").await.as_bool() == Some(true);
        let Some((_, browser)) = asked.filter(|_| !(envido && truco && shown.view.deal > 1 && dealt)) else { break };
        let called = !envido && browser.press("#act-envido").await || envido && !truco && browser.press("#act-truco").await;
        if !called {
            browser.answer(turn).await;
        }
        company.goes_on_after(shown.number).await;
    }
    assert!(envido && truco, "envido was called: {envido}, truco was called: {truco}");
    bento.picture("truco-phone").await;
    ana.picture("truco").await;
    ana.axe("the table of Truco").await;
    bento.axe("the table of Truco on a phone").await;
    ana.lies_apart("Truco of four").await;
    bento.close().await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_minchiate_hand_is_dealt_and_three_tricks_are_played_by_keyboard_alone() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.open_table("minchiate", "Ana", &["me", "novice", "novice", "novice"]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    loop {
        let (shown, asked) = company.stillness().await;
        if tricks(&shown) >= 3 {
            break;
        }
        assert!(asked.is_some(), "three tricks were not played: {:?}", shown.view);
        ana.answer_by_keyboard().await;
        company.goes_on_after(shown.number).await;
    }
    ana.picture("minchiate").await;
    ana.axe("the table of Minchiate").await;
    ana.phone("minchiate-phone").await;
    ana.lies_apart("Minchiate").await;
    ana.lies_apart_whoever_speaks("Minchiate").await;
    ana.driver.action_chain().send_keys("h").perform().await.expect("a key");
    ana.wait("#hint-do").await;
    ana.lies_apart("Minchiate with a hint").await;
    ana.picture("minchiate-hint").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_leaves_in_sight_what_can_be_said() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.open_table("truco", "Ana", &["me", "novice", "novice", "novice"]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    company.play_until_a_card_is_asked_for().await;
    ana.wait(".asker .ways button").await;
    ana.driver.action_chain().send_keys("h").perform().await.expect("a key");
    ana.wait("#hint-do").await;
    ana.lies_apart("Truco with a hint").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn focus_is_kept_and_a_cut_wire_loses_nothing() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.open_table("grand", "Ana", &["me", "novice", "novice", "novice"]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    company.play_until(|shown| tricks(shown) > 0).await;
    house.chat_is_closed(&company.table).await;

    // A card keeps the focus though everything around it is drawn anew: another card is played meanwhile.
    let (number, _) = company.play_until_a_card_is_asked_for().await;
    let play = "const all = [...document.querySelectorAll('#play button')]; const legal = all.find((b) => b.matches('.legal')); \
                const other = all.find((b) => b !== legal); other.focus(); legal.click(); other.focus(); return [legal.id, other.id]";
    let played = ana.script(play).await;
    let (gone, kept) = (played[0].as_str().expect("a card"), played[1].as_str().expect("another"));
    company.goes_on_after(number).await;
    company.stillness().await;
    ana.until("the played card leaves the hand", &format!("return !document.querySelector('#play #{gone}')")).await;
    assert_eq!(ana.script("return document.activeElement.id").await, kept, "the focus stays on the card");

    // The wire is cut: the page says so in words. What is played meanwhile is kept, and happens when the wire is mended.
    let (number, _) = company.play_until_a_card_is_asked_for().await;
    house.cut();
    ana.until("the page says that it is cut off", "return document.getElementById('conn').matches('.off')").await;
    assert!(ana.press("#play button.legal").await, "one may go on");
    assert_eq!(house.look(&company.table).await.number, number, "nothing gets through");
    house.mend();
    ana.until("the page comes back", "return !document.getElementById('conn').matches('.off')").await;
    company.goes_on_after(number).await;
    let (shown, _) = company.stillness().await;
    company.play_until(|now| now.number > shown.number + 4 || now.phase == Phase::Over).await;
    ana.picture("grand").await;
    ana.axe("the table of Grand").await;
    ana.phone("grand-phone").await;
    ana.lies_apart("Grand").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_stands_out_at_the_side_is_found() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.go("/").await;
    ana.fits(Size::Smallest, "the lobby").await;
    ana.script("const wide = document.createElement('div'); wide.id = 'wide'; wide.style.width = '500px'; wide.textContent = 'wide'; document.querySelector('main').append(wide); return 1").await;
    for size in [Size::Smallest, Size::Phone] {
        let out = ana.stands_out(size).await;
        assert!(out.iter().any(|part| part.starts_with("div#wide:")), "{out:?}");
    }
    ana.fits(Size::Desktop, "a page with a wide part in a wide window").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_of_the_table_that_lies_upon_another_is_found() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.open_table("yukon", "Ana", &["me", "novice", "novice", "novice"]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    company.play_until_a_card_is_asked_for().await;
    ana.lies_apart("Yukon").await;
    // In the sheet, not on the plate: the page may be drawn anew.
    ana.script("document.styleSheets[0].insertRule('.s-top .plate{position:fixed!important;inset:0}', document.styleSheets[0].cssRules.length); return 1").await;
    for size in [Size::Laptop, Size::Smallest] {
        let found = ana.upon_each_other(size).await;
        assert!(found.iter().any(|pair| pair.contains("s-top a2 plate")), "{found:?}");
    }
    ana.close().await;
}

/// The page of a made-up room.
pub(crate) fn room(shown: &VisitorView) -> maud::Markup {
    let (language, words) = (Language::English, Words::new(Language::English));
    let (theme, signed_in) = (Theme::Day, SignedIn::Guest);
    let context = Context { language, theme, name: Some("Ana".to_owned()), signed_in, path: "/table/x".to_owned() };
    table::page(&context, &words, shown)
}

/// Rooms with so many chairs have a place for everything, at every moment and in every window.
async fn has_a_place_for_everything(chairs: usize) {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.go("/").await;
    let rooms: Vec<_> = seen::rooms().into_iter().filter(|(_, shown)| shown.plates.len() == chairs).collect();
    assert!(rooms.len() > 6, "{} rooms", rooms.len());
    for (name, shown) in rooms {
        ana.draw(room(&shown)).await;
        ana.lies_apart_pictured(&name, &format!("room-{name}")).await;
        ana.axe(&name).await;
    }
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_for_five_has_a_place_for_everything() {
    has_a_place_for_everything(5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_for_six_has_a_place_for_everything() {
    has_a_place_for_everything(6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_for_seven_has_a_place_for_everything() {
    has_a_place_for_everything(7).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_for_eight_has_a_place_for_everything() {
    has_a_place_for_everything(8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_upon_another_in_a_large_room_is_found() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.go("/").await;
    // A plate that is moved down lies upon what is below it.
    let (_, shown) = seen::rooms().into_iter().find(|(name, _)| name == "7-last").expect("seven who play");
    ana.draw(room(&shown)).await;
    ana.script(
        "document.styleSheets[0].insertRule('.a2 .plate{translate:0 50px}', document.styleSheets[0].cssRules.length); return 1",
    )
    .await;
    for size in [Size::Laptop, Size::Phone, Size::Small] {
        let found = ana.upon_each_other(size).await;
        assert!(found.iter().any(|pair| pair.contains("a2 plate")), "{found:?}");
    }
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_replayed_and_verified_and_the_language_is_chosen() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    // A match of one round.
    ana.open_table_with("yukon", "Ana", &["me", "random", "random", "random"], &[("opt.target", "1")]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    let table = company.table.clone();
    company.play_until(|shown| tricks(shown) > 1).await;
    ana.picture("yukon").await;
    ana.axe("the table of Yukon").await;
    ana.phone("yukon-phone").await;
    company.play_until(|shown| shown.phase == Phase::Over).await;
    ana.wait("#ask .standing").await;
    ana.picture("yukon-over").await;
    ana.axe("a table where all is over").await;
    ana.go(&format!("/table/{table}/replay?at=0")).await;
    ana.axe("a replay").await;
    ana.click("#forward").await;
    ana.wait_for_step(1).await;
    ana.key(Key::Right).await;
    ana.wait_for_step(2).await;
    // It runs by itself, and stops when it is told to.
    ana.click("#run").await;
    ana.wait_for_step(4).await;
    let stop = "const run = document.getElementById('run'); if (run.textContent === run.dataset.stop) run.click(); \
                return run.textContent !== run.dataset.stop && sessionStorage.getItem('run') === null";
    ana.until("the replay stops", stop).await;
    ana.go(&format!("/table/{table}/replay?at=20&eyes=1")).await;
    ana.picture("replay").await;
    ana.phone("replay-phone").await;
    ana.lies_apart("a replay of Yukon").await;
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
    for path in ["/", "/open/grand", "/mine", "/account", "/replay", "/api", "/rules", "/laws", "/referee", "/watch"] {
        ana.go(path).await;
        ana.axe(path).await;
        ana.fits(Size::Smallest, path).await;
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
    let company = TestTable::new(&house, &[(0, &ana), (1, &bento)]).await;
    let table = &company.table;
    ana.lies_apart("Grand with three empty chairs").await;
    bento.go(&format!("/table/{table}")).await;
    bento.lies_apart("Grand with chairs to sit down on").await;
    // A name that somebody has already: the two are told apart.
    bento.fill_in("name", "Ana").await;
    bento.click("#sit-1").await;
    let sat = house.wait_for(table, |shown| shown.plates.iter().flat_map(|plate| &plate.name).count() == 2).await;
    let names: Vec<Option<String>> = sat.plates.into_iter().map(|plate| plate.name).collect();
    assert_eq!(names[..2], [Some("Ana".to_owned()), Some("Ana II".to_owned())]);
    company.are_shown(sat.number).await;
    ana.fill_chairs("novice").await;
    let begun = house.wait_for(table, |shown| shown.phase == Phase::Playing).await;
    assert!(begun.plates[2..].iter().all(|plate| plate.level.as_deref() == Some("novice")), "{:?}", begun.plates);
    company.are_shown(begun.number).await;
    ana.wait(".clock").await;
    assert_eq!(ana.script("return document.getElementById('tab-sheet').checked").await, true, "the sheet comes to the front");

    // With two taps the first only lifts the card. What goes over the socket is counted.
    company.play_until(|shown| tricks(shown) > 0).await;
    let (number, (_, player)) = company.play_until_a_card_is_asked_for().await;
    let count = "document.querySelector(\"input[name='taps'][value='two']\").click(); window.acts = 0; \
                 const send = WebSocket.prototype.send; \
                 WebSocket.prototype.send = function (frame) { if (JSON.parse(frame).act) window.acts += 1; return send.call(this, frame); }; return 1";
    player.script(count).await;
    let lift = "document.querySelector('#play button.legal').click(); return window.acts";
    assert_eq!(player.script(lift).await, 0, "a card that is only lifted is not played");
    player.wait("#play button.selected").await;
    assert_eq!(house.look(table).await.number, number);
    let lay = "document.querySelector('#play button.selected').click(); return window.acts";
    assert_eq!(player.script(lay).await, 1, "the second tap plays it");
    company.goes_on_after(number).await;
    ana.close().await;
    bento.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_taken_back_by_consent_a_proposal_has_its_figures_and_words_are_said_aloud() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    let bento = Browser::open(&house, Size::Phone).await;
    ana.open_table_with("truco", "Ana", &["me", "open"], &[("opt.players", "2"), ("opt.lei", "off")]).await;
    let company = TestTable::new(&house, &[(0, &ana), (1, &bento)]).await;
    let table = &company.table;
    company.is_joined_by("Bento").await;

    // Who played may ask for it back while nothing came after it; the other one grants it.
    let (number, (_, player)) = company.play_until_a_card_is_asked_for().await;
    assert!(player.press("#play button.legal").await);
    let played = house.wait_for(table, |shown| shown.number > number && !shown.view.centre.trick.is_empty()).await;
    let seat = played.view.centre.trick[0].seat.expect("whose card it is").index();
    let (asker, other) = if seat == 0 { (&ana, &bento) } else { (&bento, &ana) };
    asker.click("#do-ask").await;
    other.click("#do-grant").await;
    let back = house.wait_for(table, |shown| shown.view.centre.trick.is_empty()).await;
    company.are_shown(back.number).await;

    // Who is asked something that costs tentos sees what yes and no would cost.
    asker.click("#act-truco").await;
    let proposed = company.goes_on_after(back.number).await;
    company.are_shown(proposed.number).await;
    company.figures_come(other, 2).await;
    other.picture("truco-proposal").await;

    // What is said in one's own words is heard by both.
    asker.click("label[for='tab-talk']").await;
    asker.fill_in_field("#say-words", "boa noite a todos").await;
    asker.click("#say-form button").await;
    let said = house.wait_for(table, |shown| format!("{:?}", shown.view.log).contains("boa noite")).await;
    company.are_shown(said.number).await;
    assert!(other.script("return document.getElementById('said').textContent").await.to_string().contains("boa noite"));
    ana.close().await;
    bento.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_asked_for_by_a_key_told_to_who_asked_and_played() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    let bento = Browser::open(&house, Size::Phone).await;
    ana.open_table_with("truco", "Ana", &["me", "open"], &[("opt.players", "2"), ("hints", "everybody")]).await;
    let company = TestTable::new(&house, &[(0, &ana), (1, &bento)]).await;
    let table = &company.table;
    company.is_joined_by("Bento").await;
    let (number, (_, player)) = company.play_until_a_card_is_asked_for().await;
    let other = if std::ptr::eq(player, &ana) { &bento } else { &ana };

    // On the smallest page a hint stands below what can be seen.
    player.resize(Size::Smallest).await;
    player.driver.action_chain().send_keys("h").perform().await.expect("a key");
    player.wait("#hint-do").await;
    let said = player.text("#hint-said").await;
    assert!(said.strip_prefix("The tutor would:").is_some_and(|way| !way.trim().is_empty()), "{said}");
    assert!(player.script("return document.getElementById('live').textContent").await.to_string().contains("The tutor would"));
    let taken = house.wait_for(table, |shown| shown.number > number).await;
    assert_eq!(taken.number, number + 1, "nothing was played");
    company.are_shown(taken.number).await;
    assert_eq!(other.script("return document.querySelectorAll('#hint').length").await, 0, "it is for who asked");
    assert!(other.script("return document.getElementById('chat').textContent").await.to_string().contains("took a hint"));
    player.axe("a table with a hint").await;
    let seen = "const box = document.getElementById('hint-said').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight";
    assert_eq!(player.script(seen).await, true, "a hint that has come is seen");
    assert_ne!(player.script("return document.activeElement.id").await, "hint-do", "and takes no focus");
    player.resize(Size::Desktop).await;
    player.picture("hint").await;
    player.phone("hint-phone").await;
    player.lies_apart("Truco of two with a hint").await;

    // The same key again goes to its button; nothing is played before that is pressed.
    player.driver.action_chain().send_keys("h").perform().await.expect("a key");
    assert_eq!(player.script("return document.activeElement.id").await, "hint-do");
    assert_eq!(house.look(table).await.number, taken.number);
    player.key(Key::Enter).await;
    let played = company.goes_on_after(taken.number).await;
    company.are_shown(played.number).await;
    assert_eq!(player.script("return document.querySelectorAll('#hint').length").await, 0, "what was said is worth nothing now");
    ana.close().await;
    bento.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_hints_says_so_to_who_presses_the_key() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    let bento = Browser::open(&house, Size::Phone).await;
    ana.open_table_with("truco", "Ana", &["me", "open"], &[("opt.players", "2")]).await;
    let company = TestTable::new(&house, &[(0, &ana), (1, &bento)]).await;
    company.is_joined_by("Bento").await;
    let (number, _) = company.play_until_a_card_is_asked_for().await;
    for player in [&ana, &bento] {
        player.driver.action_chain().send_keys("h").perform().await.expect("a key");
        let told = player.script("return document.getElementById('denied').textContent").await.to_string();
        assert!(told.contains("No hints at this table"), "{told}");
    }
    assert_eq!(house.look(&company.table).await.number, number, "nothing has happened");
    ana.close().await;
    bento.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_arrives_while_cards_move() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    ana.open_table("grand", "Ana", &["me", "novice", "novice", "novice"]).await;
    // Cards on their way are held there, so that the tap comes in the midst of it however slow the machine is.
    let hold = "const begin = document.startViewTransition.bind(document); window.held = 0; document.startViewTransition = (change) => { \
                const moving = begin(change); moving.ready.then(() => { for (const one of document.getAnimations()) one.pause(); window.held += 1; }, () => {}); \
                return moving; }; return true";
    ana.script(hold).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    let (number, _) = company.play_until_a_card_is_asked_for().await;
    assert_ne!(ana.script("return window.held").await, 0, "something moved");
    let card = ana.wait("#play button.legal").await;
    ana.driver.action_chain().move_to_element_center(&card).click().perform().await.expect("a tap");
    company.goes_on_after(number).await;
    ana.close().await;
}

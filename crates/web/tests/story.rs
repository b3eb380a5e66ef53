//! The rule book, the worked hands and a replay with all hands open, as people see them: wide and narrow.

use crate::seen::{Browser, House, Size, TestTable};

const SIZES: [(Size, u32); 3] = [(Size::Laptop, 1280), (Size::Phone, 390), (Size::Small, 360)];

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_book_is_read_and_its_hands_are_played_on_the_page() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    // The longest book, and the one with most cards.
    for game in ["voltarete", "minchiate"] {
        ana.go(&format!("/rules/{game}")).await;
        ana.fits(Size::Small, game).await;
        ana.picture(&format!("book-{game}-360")).await;
    }
    ana.go("/rules/truco#hand-t-13-three-pardas").await;
    ana.until("the hand that was aimed at opens", "return !!document.querySelector('#hand-t-13-three-pardas[open] .diagram')")
        .await;
    let step = "return document.querySelector('#hand-t-13-three-pardas .diagram .steps small').textContent";
    let before = ana.script(step).await;
    ana.click("#hand-t-13-three-pardas .steps a[data-step]:last-of-type").await;
    let next = format!("{step} !== {before}");
    ana.until("the next step is shown on the same page", &next).await;
    for (size, width) in SIZES {
        ana.fits(size, "a worked hand").await;
        ana.picture(&format!("book-hand-{width}")).await;
    }
    ana.axe("a rule book with a worked hand").await;
    ana.go("/hands").await;
    ana.fits(Size::Small, "the books' hands").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_opens_with_all_hands_and_the_board_stays_open() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    for hand in ["yukon/ace-of-spades?at=30", "voltarete/xvii-1c?at=12", "minchiate/kill-king?at=9"] {
        ana.go(&format!("/hand/{hand}")).await;
        ana.wait(".all-hands").await;
        ana.lies_apart_pictured(hand, &format!("all-hands-{}", hand.split('/').next().unwrap_or_default())).await;
    }
    ana.resize(Size::Laptop).await;
    ana.go("/hand/voltarete/xvii-1c").await;
    ana.click("#analyse").await;
    ana.wait("#board").await;
    ana.until("it begins where a card is to be played", "return !!document.querySelector('.tries a')").await;
    ana.click("#forward").await;
    ana.wait("#board").await;
    ana.click(".eyes a[href*='eyes=1']").await;
    ana.wait("#board").await;
    ana.click(".tries li:last-child a").await;
    ana.until("a card is tried", "return location.search.includes('line=')").await;
    ana.click(".eyes a[href*='eyes=all']").await;
    ana.until("and stays tried", "return location.search.includes('line=') && location.search.includes('eyes=all')").await;
    ana.click(".seats-to-take a").await;
    ana.until("the room plays on", "return location.search.includes('against=0')").await;
    for (size, width) in SIZES {
        ana.fits(size, "the board").await;
        ana.picture(&format!("board-{width}")).await;
    }
    ana.axe("the board, played on").await;
    ana.close().await;
}

/// Counts what a page lets sound, before anything of the page runs.
const LISTEN: &str = "window.heard = 0; for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) { const start = kind.prototype.start; \
                      kind.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); }; }";

#[tokio::test(flavor = "multi_thread")]
async fn sounds_are_silent_until_asked_for_and_a_key_turns_them_off() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    let listen = serde_json::json!({ "source": LISTEN });
    ana.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", listen).await.expect("ears");
    ana.open_table("voltarete", "Ana", &["me", "novice", "novice"]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    let heard = async || ana.script("return window.heard").await.as_u64().expect("a number");
    let play = async || {
        let (number, _) = company.play_until_a_card_is_asked_for().await;
        ana.press("#play button.legal").await;
        company.goes_on_after(number).await;
        company.play_until_a_card_is_asked_for().await;
    };
    play().await;
    assert_eq!(heard().await, 0, "nobody asked for sounds");
    ana.press_key('m', 1).await;
    ana.until("the key is heard at once", "return window.heard > 0").await;
    assert!(ana.text("#toasts").await.contains("Sounds are on"), "{}", ana.text("#toasts").await);
    let asked = heard().await;
    play().await;
    assert!(heard().await > asked, "cards and one's turn are heard");
    ana.press_key('m', 1).await;
    ana.until("they are off", "return document.getElementById('toasts').textContent.includes('Sounds are off')").await;
    let off = heard().await;
    play().await;
    assert_eq!(heard().await, off, "the key turns them off");
    // What a reader likes is kept; the page of an account has the same manners, and its own matters are there for all.
    assert_eq!(ana.script("return localStorage.getItem('spadille.sounds')").await, "off");
    ana.go("/account").await;
    for (size, width) in SIZES {
        ana.fits(size, "an account").await;
        ana.picture(&format!("account-{width}")).await;
    }
    ana.axe("the account of a guest who has played").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_can_be_muted_and_heard_again() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    let bento = Browser::open(&house, Size::Laptop).await;
    ana.open_table("yukon", "Ana", &["me", "open", "open", "open"]).await;
    let table = ana.address().await;
    bento.go_to(&table).await;
    bento.fill_in("name", "Bento").await;
    bento.click("#sit-1").await;
    for (who, says) in [(&bento, "bom jogo"), (&ana, "igualmente")] {
        who.click("label[for=tab-talk]").await;
        who.fill_in_field("#chat-text", says).await;
        who.click("#chat-form .btn").await;
        ana.until(
            "it is read",
            &format!("return [...document.querySelectorAll('#chat li')].some((line) => line.textContent.includes('{says}'))"),
        )
        .await;
    }
    let seen =
        "return [...document.querySelectorAll('#chat li')].filter((line) => line.offsetHeight).map((line) => line.dataset.from)";
    assert_eq!(ana.script(seen).await, serde_json::json!(["Bento", "Ana"]));
    assert_eq!(ana.script("return document.querySelectorAll('[data-mute]').length").await, 1, "nobody mutes themselves");
    ana.click("[data-mute=Bento]").await;
    assert_eq!(ana.script(seen).await, serde_json::json!(["Ana"]));
    ana.axe("talk with somebody muted").await;
    ana.go_to(&table).await;
    ana.click("label[for=tab-talk]").await;
    assert_eq!(ana.script(seen).await, serde_json::json!(["Ana"]), "it is kept in the browser");
    assert_eq!(bento.script(seen).await, serde_json::json!(["Bento", "Ana"]), "and is nobody else's matter");
    ana.click("[data-mute=Bento]").await;
    assert_eq!(ana.script(seen).await, serde_json::json!(["Bento", "Ana"]));
    ana.picture("muted-390").await;
    ana.close().await;
    bento.close().await;
}

/// The visitor's cards that are left.
const HELD: &str = "return document.querySelectorAll('#play .fan > *').length";

#[tokio::test(flavor = "multi_thread")]
async fn a_first_hand_is_guided_and_an_only_answer_can_be_given_by_itself() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    ana.open_table_with("yukon", "Ana", &["me", "novice", "novice", "novice"], &[("rest", "usual")]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    company.play_until_a_card_is_asked_for().await;
    assert!(ana.text("#question .guide").await.contains("Tap one"), "{}", ana.text("#question").await);
    ana.picture("guide-390").await;
    ana.axe("a guided question").await;
    // Who takes a hint has not answered yet: the line makes room for it, and comes back with the next question.
    ana.press("#do-hint").await;
    ana.wait("section#hint").await;
    assert_eq!(ana.script("return !document.querySelector('.guide')").await, true, "beside a hint there is no room for it");
    let (number, _) = company.play_until_a_card_is_asked_for().await;
    ana.press("#play button.legal").await;
    company.goes_on_after(number).await;
    let (number, _) = company.play_until_a_card_is_asked_for().await;
    assert!(ana.text("#question .guide").await.contains("Tap one"), "a hint is no answer: {}", ana.text("#question").await);
    ana.press("#play button.legal").await;
    company.goes_on_after(number).await;
    company.play_until_a_card_is_asked_for().await;
    assert_eq!(ana.script("return !document.querySelector('.guide')").await, true, "who has answered one is told no more");
    // The last card of a hand is no choice.
    while ana.script(HELD).await.as_u64() > Some(1) {
        let (number, _) = company.play_until_a_card_is_asked_for().await;
        ana.press("#play button.legal").await;
        company.goes_on_after(number).await;
        company.stillness().await;
    }
    ana.script("document.querySelector('#settings [name=alone][value=on]').click(); return 1").await;
    ana.until("the card is played by itself", "return !!document.getElementById('told')").await;
    assert!(ana.text("#question .guide").await.contains("slip"), "the first slip is explained: {}", ana.text("#question").await);
    ana.close().await;
}

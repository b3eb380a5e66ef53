//! Terms in a real browser: opened by touch and by keyboard, closed by Escape, and plain links to pages that fit a phone.

use crate::browser::room;
use crate::seen::{Browser, House, Size, TestTable, moments};
use table::{Phase, VisitorView};
use thirtyfour::Key;

const OPEN: &str = "return document.getElementById('meaning').matches(':popover-open')";
const CLOSED: &str = "return !document.getElementById('meaning').matches(':popover-open')";
/// The pop-up lies wholly in the window.
const WITHIN: &str = "const box = document.getElementById('meaning').getBoundingClientRect(); \
                      return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && box.width > 100";
/// The address the pop-up leads to, if it explains the word of this term.
const LEADS: &str = "const [word, told, more] = document.getElementById('meaning').children; \
                     return word.textContent && told.textContent.length > 10 ? more.getAttribute('href') ?? more.href : ''";

/// Taps the middle of an element as a finger does.
async fn tap(browser: &Browser, css: &str) {
    let script = format!(
        "const one = document.querySelector(\"{css}\"); one.scrollIntoView({{ block: 'center' }}); \
         const box = one.getClientRects()[0]; return [box.left + box.width / 2, box.top + box.height / 2]"
    );
    let at = browser.script(&script).await;
    let touch = |kind: &str, points: serde_json::Value| serde_json::json!({ "type": kind, "touchPoints": points });
    let points = serde_json::json!([{ "x": at[0], "y": at[1] }]);
    for event in [touch("touchStart", points), touch("touchEnd", serde_json::json!([]))] {
        browser.driver.cdp().send_raw("Input.dispatchTouchEvent", event).await.expect("a touch");
    }
}

/// Opens a term by touch and by keyboard, and closes it by Escape each time.
async fn opens(browser: &Browser, css: &str, page: &str) -> String {
    let touch = serde_json::json!({ "enabled": true, "maxTouchPoints": 1 });
    browser.driver.cdp().send_raw("Emulation.setTouchEmulationEnabled", touch).await.expect("a finger");
    tap(browser, css).await;
    browser.until(&format!("{page}: a tap opens a term"), OPEN).await;
    assert_eq!(browser.script(WITHIN).await, true, "{page}: the meaning stands out of the window");
    browser.axe(&format!("{page} with a term open")).await;
    browser.key(Key::Escape).await;
    browser.until(&format!("{page}: Escape closes it"), CLOSED).await;
    browser.script(&format!("document.querySelector(\"{css}\").focus(); return 1")).await;
    browser.key(Key::Enter).await;
    browser.until(&format!("{page}: Enter opens a term"), OPEN).await;
    let leads = browser.script(LEADS).await.as_str().unwrap_or_default().to_owned();
    assert!(leads.contains("/words/"), "{page}: the pop-up leads to {leads:?}");
    browser.key(Key::Escape).await;
    browser.until(&format!("{page}: Escape closes it again"), CLOSED).await;
    let back = format!("return document.activeElement === document.querySelector(\"{css}\")");
    assert_eq!(browser.script(&back).await, true, "{page}: the focus comes back to the term");
    leads
}

#[tokio::test(flavor = "multi_thread")]
async fn a_term_of_the_table_and_of_the_rule_book_opens_by_touch_and_by_keyboard_on_a_phone() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    ana.open_table("voltarete", "Ana", &["me", "random", "random"]).await;
    let company = TestTable::new(&house, &[(0, &ana)]).await;
    let asked = |visitor_view: &VisitorView| visitor_view.phase == Phase::Over || company.is_asked(visitor_view);
    let visitor_view = house.wait_for(&company.table, asked).await;
    company.are_shown(visitor_view.number).await;
    ana.picture("terms-table-390").await;
    opens(&ana, ".s-me .role a.term", "the table").await;
    ana.fits(Size::Phone, "a table with terms").await;
    ana.go("/rules/voltarete").await;
    let leads = opens(&ana, ".rules p a.term", "the rule book").await;
    let path = leads.split_once("/words/").map(|(_, rest)| format!("/words/{rest}")).expect("a path");
    ana.go(&path).await;
    assert_eq!(ana.script("return !!document.querySelector(':target')").await, true, "{path} leads to a word");
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_words_fit_every_window_and_are_accessible() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    for path in ["/words", "/words?word=mano", "/words/truco", "/words/voltarete?lang=pt", "/words/hombre?lang=it"] {
        ana.go(path).await;
        for (size, width) in [(Size::Laptop, 1280), (Size::Phone, 390), (Size::Small, 360)] {
            ana.fits(size, path).await;
            ana.picture(&format!("words{}-{width}", path.replace(['/', '?', '='], "-"))).await;
        }
        ana.axe(path).await;
    }
    ana.close().await;
}

/// Names of suits in the reader's language that are seen beside the book's.
const OWN: &str = "return [...document.querySelectorAll('.own-name')].filter((one) => one.checkVisibility()).length";

#[tokio::test(flavor = "multi_thread")]
async fn suits_are_named_in_the_readers_language_beside_the_book_or_as_in_the_book_alone() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    ana.go("/").await;
    let mut looked = 0;
    for game in ["voltarete", "malilla", "mediator"] {
        let entry = games::entry(game).expect("a game");
        for (name, visitor_view) in moments(&entry) {
            ana.draw(room(&visitor_view)).await;
            let own = ana.script(OWN).await.as_u64();
            if own == Some(0) {
                continue;
            }
            looked += 1;
            for (names, seen) in [("book", Some(0)), ("mine", own)] {
                let choose = format!("document.querySelector('#settings input[name=names][value={names}]').click(); return 1");
                ana.script(&choose).await;
                assert_eq!(ana.script(OWN).await.as_u64(), seen, "{name}: {names}");
            }
        }
    }
    assert!(looked > 3, "{looked} moments name a suit");
    ana.close().await;
}

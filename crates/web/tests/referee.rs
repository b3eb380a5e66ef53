//! The referee's desk on a phone: three incidents of every game, by touch and by keyboard, to a ruling that can be printed.

use crate::seen::{Browser, House, Size};
use laws::desk;
use thirtyfour::Key;

/// How far a page of the desk is: what is asked, or the ruling.
const AT: &str = "return document.querySelector('.qs .cur') ? 'asked' : document.getElementById('ruling') ? 'ruled' : ''";
/// Answers that a finger would miss: too small, or not wholly on the page.
const MISSED: &str = "return [...document.querySelectorAll('.cur .picks .btn')].map((one) => one.getBoundingClientRect()) \
                      .filter((box) => box.height < 44 || box.left < 0 || box.right > innerWidth).length";
/// The largest figure that can be typed in where one is asked for.
const FIGURE: &str = "const field = document.querySelector('.cur input[type=number]'); return field ? Number(field.max) : null";
const HERE: &str = "return document.activeElement?.matches('.cur .picks .btn') ?? false";

/// Answers what is asked with one of the answers, by a tap or by Tab and Enter.
async fn answers(browser: &Browser, step: usize, by_keys: bool) {
    if let Some(most) = browser.script(FIGURE).await.as_u64() {
        browser.fill_in_field(".cur input[type=number]", &most.min(3).to_string()).await;
        return browser.submit(".cur form button").await;
    }
    let many = browser.script("return document.querySelectorAll('.cur .picks .btn').length").await.as_u64().unwrap_or(1) as usize;
    let nth = step % many.max(1);
    if !by_keys {
        return browser.submit(&format!(".cur .picks .btn:nth-of-type({})", nth + 1)).await;
    }
    let before = browser.address().await;
    browser
        .script("document.querySelector('.qs .cur h3').tabIndex = -1; document.querySelector('.qs .cur h3').focus(); return 1")
        .await;
    for _ in 0..=nth {
        browser.key(Key::Tab).await;
    }
    assert_eq!(browser.script(HERE).await, true, "Tab comes to the answers");
    browser.key(Key::Enter).await;
    browser.until("the next page", &format!("return location.href !== {before:?}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_incidents_of_every_game_are_ruled_on_by_touch_and_keyboard() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    ana.resize(Size::Phone).await;
    for game in games::catalogue().into_iter().map(|entry| entry.facts.id) {
        let forms = desk::forms(game);
        for (n, form) in [&forms[0], &forms[forms.len() / 2], &forms[forms.len() - 1]].into_iter().enumerate() {
            if n == 0 {
                // From the list of what can happen.
                ana.go(&format!("/referee/{game}")).await;
                ana.submit(".choices li:first-child .btn").await;
            } else {
                ana.go(&format!("/referee/{game}?incident={}", form.id)).await;
            }
            let mut steps = 0;
            while ana.script(AT).await == "asked" {
                assert_eq!(ana.script(MISSED).await, 0, "{game} {}: an answer is no place for a finger", form.id);
                answers(&ana, n + steps, n == 1).await;
                steps += 1;
                assert!(steps < 20, "{game} {} asks for ever", form.id);
            }
            assert_eq!(ana.script(AT).await, "ruled", "{game} {}", form.id);
        }
        ana.fits(Size::Phone, game).await;
    }
    ana.close().await;
}

/// Where the pictures of the desk come from: a ruling with figures, wide, narrow and as it is printed.
#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_is_read_wide_and_narrow_and_printed_without_the_house_around_it() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    let pages = [
        ("truco", "incident=false-flor&what=none-held&after-truco=yes&by=1&first-part=3&truco=2"),
        (
            "mediator",
            "incident=revoke&caller=player&complete=yes&undecided=yes&more-than-once=no&role=defender&stood-by=4&stood-hombre=1&stood-pot=20&stood-unit=10&names=Ana,Bento,Carla,Duarte",
        ),
        (
            "voltarete",
            "incident=looked-at-discards&counted-only=no&role=opponent&by=2&whole-hand=yes&stood=bolo%3D30+contract%3Dlicenca+feito%3D1+tricks-mao%3D3+tricks-contra-pe%3D5+tricks-pe%3D1+copas%3Dno+geral%3Dno+remissa-pending%3Dno",
        ),
        ("malilla", "incident=revoke&kind=not-followed"),
        ("cientos", ""),
    ];
    for (game, query) in pages {
        ana.go(&format!("/referee/{game}?{query}")).await;
        for (size, width) in [(Size::Laptop, 1280), (Size::Phone, 390)] {
            ana.fits(size, game).await;
            ana.picture(&format!("desk-{game}-{width}")).await;
        }
        ana.axe(&format!("the desk of {game}")).await;
    }
    ana.go("/referee/mediator?incident=misnamed").await;
    ana.go(&format!("/referee/mediator?{}", pages[1].1)).await;
    ana.resize(Size::Laptop).await;
    assert_eq!(ana.script("return document.querySelector('[data-print]').hidden").await, false, "it can be printed by a tap");
    let media = serde_json::json!({ "media": "print" });
    ana.driver.cdp().send_raw("Emulation.setEmulatedMedia", media).await.expect("paper");
    let shown = "const seen = (css) => [...document.querySelectorAll(css)].some((one) => one.offsetParent !== null); \
                 return [seen('.bar'), seen('.alt'), seen('.standing-asked'), seen('#ruling h2'), seen('.cite .q'), seen('.pen'), seen('.print-only')]";
    assert_eq!(ana.script(shown).await, serde_json::json!([false, false, false, true, true, true, true]));
    ana.picture("desk-printed").await;
    ana.close().await;
}

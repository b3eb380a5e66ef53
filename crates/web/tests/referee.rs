//! The referee's desk on a phone: quarrels of every game, by touch and by keyboard, to a ruling that can be printed; and without a network.

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

/// Quarrels as players tell them, five of each of six games.
const QUARRELS: [(&str, [&str; 5]); 6] = [
    (
        "truco",
        [
            "he sang flor without having it",
            "she winked at her partner",
            "two cards at once",
            "jogou fora da vez",
            "the dealer dealt from the bottom",
        ],
    ),
    (
        "voltarete",
        [
            "she looked at my discards",
            "non ha risposto al seme",
            "he led out of turn",
            "named the wrong trump",
            "forgot to collect the matadors",
        ],
    ),
    (
        "mediator",
        [
            "played before his turn",
            "took a trick that was ours",
            "tengo once cartas",
            "he talks about the play",
            "showed his king",
        ],
    ),
    (
        "rebesino",
        [
            "he did not follow suit",
            "dropped a card on the table",
            "drew two cards instead of one",
            "changed her discard",
            "guarda as vazas dos outros",
        ],
    ),
    (
        "cientos",
        [
            "turned up a card of the stock",
            "drew more than he discarded",
            "I was dealt thirteen cards",
            "claimed four kings but had thrown one away",
            "he led another suit than he said",
        ],
    ),
    (
        "malilla",
        [
            "the wrong person dealt",
            "told her partner what to play",
            "cogió una baza nuestra",
            "cut only one card",
            "mostrò tutte le carte",
        ],
    ),
];

/// Answers questions until the desk rules.
async fn ruled(browser: &Browser, turn: usize, by_keys: bool, name: &str) {
    for step in 0..20 {
        if browser.script(AT).await != "asked" {
            break;
        }
        assert_eq!(browser.script(MISSED).await, 0, "{name}: an answer is no place for a finger");
        assert_eq!(
            browser.script("return document.querySelector('.cur .law-why .law, .cur .muted') !== null").await,
            true,
            "{name}: why?"
        );
        answers(browser, turn + step, by_keys).await;
    }
}

/// Bytes of a page before it is compressed: the desk is for telephones.
const BYTES: &str = "return performance.getEntriesByType('navigation')[0].decodedBodySize";

#[tokio::test(flavor = "multi_thread")]
async fn five_quarrels_in_each_of_six_games_are_told_ruled_on_and_joined_on_a_phone() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    for (game, quarrels) in QUARRELS {
        for (turn, told) in quarrels.into_iter().enumerate() {
            let name = format!("{game}: {told}");
            ana.go(&format!("/referee/{game}")).await;
            ana.fill_in_field("#tell", told).await;
            ana.submit(".asking button").await;
            assert_eq!(
                ana.script("return document.querySelector('.choices li .btn') !== null").await,
                true,
                "{name}: nothing is found"
            );
            ana.submit(".choices li .btn").await;
            ruled(&ana, turn, turn % 2 == 1, &name).await;
            assert_eq!(ana.script(AT).await, "ruled", "{name}");
            assert!(ana.script(BYTES).await.as_u64().is_some_and(|bytes| bytes < 40_000), "{name}");
            ana.fits(Size::Phone, &name).await;
            ana.picture(&format!("quarrel-{game}-{turn}")).await;
        }
        // One fault more of the same hand, and it is taken away again.
        let alone = ana.text("#ruling h2").await;
        ana.submit("#ruling .cta a[href*='with=']").await;
        ana.submit(".choices li .btn").await;
        ruled(&ana, 0, false, game).await;
        assert_eq!(ana.script("return document.querySelectorAll('.faults li').length").await, 1, "{game}");
        assert_eq!(ana.script(AT).await, "ruled", "{game}: both");
        ana.fits(Size::Phone, game).await;
        ana.picture(&format!("quarrel-{game}-joined")).await;
        ana.submit("#ruling .cta a.ghost").await;
        assert_eq!(ana.text("#ruling h2").await, alone, "{game}: the first fault is left");
        assert_eq!(ana.script("return document.querySelector('.faults')").await, serde_json::Value::Null, "{game}");
    }
    ana.axe("a ruling on a phone").await;
    ana.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_desk_once_opened_is_read_and_searched_without_a_network_and_a_table_is_never_kept() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    ana.go("/referee/truco").await;
    ana.until("the worker", "return navigator.serviceWorker?.controller != null").await;
    let visited = "/referee/truco?incident=misdeal&play-begun=no&announced=yes";
    for path in ["/referee/truco", visited, "/referee/truco?incident=false-flor&table=abcdefghij&names=Ana,Bento", "/rules/truco"]
    {
        ana.go(path).await;
    }
    let kept = "const desk = caches.has('desk-1').then((is) => is ? caches.open('desk-1').then((desk) => desk.keys()) : []); \
                desk.then((keys) => { document.body.dataset.keys = keys.map((key) => new URL(key.url).pathname + new URL(key.url).search).join(' '); }); \
                return (document.body.dataset.keys ?? '').split(' ').filter((key) => key.startsWith('/laws/truco') || key.includes('misdeal')).length === 2";
    ana.until("the pages kept", kept).await;
    let keys = ana.script("return document.body.dataset.keys").await.as_str().unwrap_or_default().to_owned();
    assert!(!keys.contains("table") && !keys.contains("/rules"), "{keys}");
    house.cut();
    ana.go(visited).await;
    assert_eq!(
        ana.script(
            "return document.querySelector('.kept-only').offsetParent !== null && document.getElementById('ruling') !== null"
        )
        .await,
        true
    );
    ana.picture("desk-offline").await;
    for (path, lines) in [("/referee/truco?tell=flor", ".choices li"), ("/laws/truco?what=baralho", "ol.rules li")] {
        ana.go(path).await;
        let shown = format!(
            "const all = [...document.querySelectorAll('{lines}')]; const left = all.filter((one) => !one.hidden); \
             return left.length > 0 && left.length < all.length / 2 && left.every((one) => /flor|baralho/i.test(one.textContent))"
        );
        assert_eq!(ana.script(&shown).await, true, "{path}");
    }
    ana.go("/referee/truco?incident=false-flor&table=abcdefghij&names=Ana,Bento").await;
    assert_eq!(ana.text("h1").await, "You are offline");
    house.mend();
    ana.go("/referee/truco").await;
    assert_eq!(ana.script("return document.querySelector('.kept-only').offsetParent").await, serde_json::Value::Null);
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
            "incident=revoke&caller=player&complete=yes&undecided=yes&more-than-once=no&role=defender&lone-hombre=yes&bola-due=no&by=4&hombre=1&pot=20&unit=10&names=Ana,Bento,Carla,Duarte",
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
                 return [seen('.bar'), seen('.alt'), seen('#ruling h2'), seen('.cite .q'), seen('.pen'), seen('.print-only')]";
    assert_eq!(ana.script(shown).await, serde_json::json!([false, false, true, true, true, true]));
    ana.picture("desk-printed").await;
    ana.close().await;
}

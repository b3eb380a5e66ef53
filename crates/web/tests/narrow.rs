//! On a phone: a replay of which only the list scrolls, and a lobby that lives and fits.

use crate::seen::{Browser, House, Size, TestTable};
use table::Phase;

#[tokio::test(flavor = "multi_thread")]
async fn of_a_replay_only_the_list_scrolls_and_the_trick_is_whole() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    for (game, chairs, terms) in [
        ("yukon", &["me", "random", "random", "random"][..], &[("opt.target", "1")][..]),
        ("voltarete", &["me", "random", "random"][..], &[("opt.most_hands", "3"), ("opt.recambos", "1")][..]),
    ] {
        ana.open_table_with(game, "Ana", chairs, terms).await;
        let company = TestTable::new(&house, &[(0, &ana)]).await;
        company.play_until(|visitor_view| visitor_view.phase == Phase::Over).await;
        for (size, width) in [(Size::Laptop, 1280), (Size::Phone, 390), (Size::Small, 360)] {
            ana.resize(size).await;
            ana.go(&format!("/table/{}/replay?at=20", company.table)).await;
            for step in 20..26 {
                assert_eq!(
                    ana.script("return [scrollX, scrollY]").await,
                    serde_json::json!([0, 0]),
                    "{game}, step {step}: the page scrolls"
                );
                let felt = ana.script("return document.querySelector('.baize').getBoundingClientRect().height").await;
                assert!(felt.as_f64() > Some(330.0), "{game} at {width}: the felt is {felt} high");
                assert_eq!(ana.script(CUT).await, serde_json::json!([]), "{game} at {width}, step {step}: cards are cut");
                assert_eq!(ana.script(SEEN).await, true, "{game} at {width}, step {step}: the step is in the list's window");
                if step == 23 {
                    ana.picture(&format!("replay-{game}-{width}")).await;
                }
                ana.click("#forward").await;
                ana.wait_for_step(step + 1).await;
            }
            ana.fits(size, game).await;
        }
        ana.axe(&format!("the replay of {game} on a phone")).await;
    }
    ana.close().await;
}

/// Cards of the trick that are not wholly on the felt.
const CUT: &str = "const felt = document.querySelector('.baize').getBoundingClientRect(); \
                   return [...document.querySelectorAll('.trick li, .mini:not(.taken) figure')].map((one) => [one.dataset.card ?? 'mini', one.getBoundingClientRect()]) \
                   .filter(([, box]) => box.width && (box.left < felt.left - 1 || box.right > felt.right + 1 || box.top < felt.top - 1 || box.bottom > felt.bottom + 1)) \
                   .map(([card]) => card)";

/// Is the present step in sight within its list?
const SEEN: &str = "const stop = document.querySelector('.stops [aria-current]'); if (!stop) return true; const box = stop.getBoundingClientRect(); \
                    const list = document.querySelector('.pane-sheet').getBoundingClientRect(); \
                    return box.top >= list.top - 1 && box.bottom <= Math.min(list.bottom, innerHeight) + 1";

/// The felt's box, whether the question is taller than most, seats whose cards are neither drawn nor counted (who speaks at a low table holds their words in
/// their place), and what is asked but lies under a card.
const BOXES: &str = "const of = (one) => one.getBoundingClientRect(); const felt = of(document.querySelector('.baize')); \
                     const bare = [...document.querySelectorAll('.seat:not(.mine)')].filter((seat) => seat.querySelector('.held') && !seat.querySelector('.said') \
                     && !of(seat.querySelector('.held')).height).map((seat) => seat.id + ' ' + seat.className); \
                     const covered = [...document.querySelectorAll('.asker button, .asker select')].filter((one) => { const at = of(one); \
                     const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2); return top && top.closest('.baize') }).map((one) => one.id); \
                     const asks = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--asks')); \
                     const tall = asks > innerHeight * (innerWidth > 900 ? 0.2 : 0.4) + 1 || !!document.querySelector('#ask .many, #told'); \
                     return { felt: [felt.left, felt.top, felt.width, felt.height].map(Math.round), bare, covered, tall, asks }";

#[tokio::test(flavor = "multi_thread")]
async fn felt_and_hand_keep_their_size_from_phase_to_phase_and_beside_a_hint() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Laptop).await;
    for (game, size, terms) in [
        ("voltarete", Size::Laptop, &[("opt.most_hands", "3")][..]),
        ("truco", Size::Phone, &[("opt.players", "2")][..]),
        ("yukon", Size::Small, &[("opt.target", "500")][..]),
    ] {
        ana.resize(size).await;
        let chairs = ["me", "novice", "novice", "novice"];
        ana.open_table_with(
            game,
            "Ana",
            if game == "truco" {
                &chairs[..2]
            } else if game == "voltarete" {
                &chairs[..3]
            } else {
                &chairs
            },
            terms,
        )
        .await;
        let company = TestTable::new(&house, &[(0, &ana)]).await;
        // The first hand shows how much room the questions of the game need.
        company.play_until(|visitor_view| visitor_view.view.deal > 1 || visitor_view.phase == Phase::Over).await;
        let (mut felt, mut hinted, mut looked) = (None, false, 0);
        for turn in 0.. {
            let (visitor_view, asked) = company.stillness().await;
            // A hand that ends at once shows too little: the next one is looked at, too.
            let enough = visitor_view.view.deal > 2 && hinted && looked > 1;
            let Some((_, browser)) = asked.filter(|_| visitor_view.phase == Phase::Playing && !enough) else { break };
            for hint in [false, true] {
                if hint && (hinted || !browser.press("#do-hint").await) {
                    continue;
                }
                if hint {
                    browser.wait("#hint-do").await;
                    hinted = true;
                    browser.picture(&format!("hint-{game}")).await;
                }
                let boxes = browser.script(BOXES).await;
                // A question taller than most and a slip are given room while they stand; behind them the felt is as it was. One that needs a little
                // more than any before it takes that room once and for all.
                if boxes["tall"] != true {
                    let room = boxes["asks"].as_f64().expect("a height");
                    let known = felt.get_or_insert_with(|| (room, boxes["felt"].clone()));
                    if room > known.0 + 0.5 && !hint {
                        *known = (room, boxes["felt"].clone());
                    }
                    let asked = browser.text("#ask").await;
                    assert_eq!(
                        boxes["felt"], known.1,
                        "{game}: the felt at turn {turn}, hint {hint}, {} for {asked}",
                        boxes["asks"]
                    );
                    looked += 1;
                }
                assert_eq!(
                    (&boxes["bare"], &boxes["covered"]),
                    (&serde_json::json!([]), &serde_json::json!([])),
                    "{game} at turn {turn}, hint {hint}: {boxes}"
                );
            }
            let number = house.look(&company.table).await.number;
            ana.answer(turn).await;
            company.goes_on_after(number).await;
        }
        assert!(hinted && looked > 1, "{game}: {looked} looks");
        ana.picture(&format!("boxes-{game}")).await;
    }
    ana.close().await;
}

/// What has come over the wire for this page.
const WEIGHT: &str = "return ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind)).reduce((sum, one) => sum + one.transferSize, 0)";

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lives_and_on_a_phone_tables_come_first() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    let bento = Browser::open(&house, Size::Laptop).await;
    ana.go("/").await;
    ana.until("all of it has come", "return document.readyState === 'complete' && document.fonts.status === 'loaded'").await;
    let weight = ana.script(WEIGHT).await.as_u64().expect("bytes");
    assert!((20_000..201_000).contains(&weight), "a lobby that was never seen before weighs {weight} bytes");
    for (size, width) in [(Size::Laptop, 1280), (Size::Phone, 390), (Size::Small, 360)] {
        ana.fits(size, "the lobby").await;
        ana.picture(&format!("lobby-{width}")).await;
        let rows = "const bar = document.querySelector('.bar'); const tops = [...bar.querySelectorAll('nav:not(.lang) a')].filter((one) => one.offsetParent) \
                    .map((one) => one.getBoundingClientRect()).map((box) => box.top + box.height / 2); return Math.max(...tops) - Math.min(...tops)";
        assert!(ana.script(rows).await.as_f64() < Some(6.0), "the navigation takes one row at {width}");
    }
    ana.resize(Size::Phone).await;
    bento.open_table("yukon", "Bento", &["me", "open", "novice", "novice"]).await;
    ana.until("the new table comes by itself", "return !!document.querySelector('#tables .open li')").await;
    let first = "return document.querySelector('#tables .open').getBoundingClientRect().top < document.querySelector('.hero').getBoundingClientRect().top";
    assert_eq!(ana.script(first).await, true, "tables come first");
    ana.picture("lobby-live-390").await;
    ana.axe("a lobby that lives").await;
    ana.click("#tables .open a.btn").await;
    ana.fill_in("name", "Ana").await;
    ana.click("#sit-1").await;
    ana.wait("#ask").await;
    ana.close().await;
    bento.close().await;
}

//! Two people in two browsers: one closes the tab, one loses the line, one comes back; they end the match, share it, and play another.
//! And a reader who comes back to a rule book.

use crate::seen::{Browser, House, Size, TestTable};
use table::{Closed, Line, Phase, TableId};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_lose_each_other_come_back_agree_on_an_end_share_it_and_play_another() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Desktop).await;
    let bento = Browser::open(&house, Size::Phone).await;
    ana.open_table_with("truco", "Ana", &["me", "open"], &[("opt.players", "2")]).await;
    let company = TestTable::new(&house, &[(0, &ana), (1, &bento)]).await;
    let table = company.table.clone();
    company.is_joined_by("Bento").await;
    company.are_shown(house.look(&table).await.number).await;

    // One closes the tab: the other is told within seconds, and is told again when the page is open again.
    bento.go("/account").await;
    house.wait_for(&table, |visitor_view| visitor_view.plates[1].line == Line::Down).await;
    ana.until("the plate greys", "return !!document.querySelector('#seat-1 .plate.down')").await;
    bento.go(&format!("/table/{table}")).await;
    house.wait_for(&table, |visitor_view| visitor_view.plates[1].line == Line::Up).await;
    ana.until("the plate is as it was", "return !document.querySelector('#seat-1 .plate.down')").await;

    // The line is lost: the page says so by itself, and comes back by itself.
    house.cut();
    ana.until("the page says that it is cut off", "return document.getElementById('conn').matches('.off')").await;
    house.mend();
    for person in [&ana, &bento] {
        person.until("the page comes back", "return !document.getElementById('conn').matches('.off')").await;
    }

    // One proposes to end the match, the other agrees, and both are told how it stands.
    ana.script("document.getElementById('tab-table').click(); document.getElementById('proposing').open = true").await;
    ana.click("#do-propose_end").await;
    bento.until("the other is asked", "return !!document.querySelector('#proposal #do-agree_end')").await;
    bento.picture("proposal-phone").await;
    bento.axe("a proposal to end the match").await;
    bento.click("#do-agree_end").await;
    let over = house.wait_for(&table, |visitor_view| visitor_view.phase == Phase::Over).await;
    assert_eq!(over.closed, Some(Closed::Agreed));
    company.are_shown(over.number).await;
    for person in [&ana, &bento] {
        person.wait("#ask #rematch").await;
        assert!(person.text("#question").await.contains("ended by agreement"), "{}", person.text("#question").await);
    }
    ana.picture("end-desktop").await;
    bento.picture("end-phone").await;
    bento.axe("the end of a match").await;

    // Both share it, and have the same link, which opens for a stranger.
    let mut links = Vec::new();
    for person in [&ana, &bento] {
        person.submit("#share").await;
        let text = person.script("return document.getElementById('share-text').value").await;
        let text = text.as_str().expect("a text").to_owned();
        links.push(text.split_once("http").expect("a link").1.trim().to_owned());
        person.axe("a match to share").await;
    }
    assert_eq!(links[0], links[1], "one match, one link");
    let stranger = Browser::open(&house, Size::Phone).await;
    stranger.go_to(&format!("http{}", links[0])).await;
    stranger.wait("main .baize").await;
    stranger.close().await;

    // Another match: one asks for it, the other comes.
    for person in [&ana, &bento] {
        person.go(&format!("/table/{table}")).await;
        person.wait("#rematch").await;
    }
    ana.submit("#rematch").await;
    bento
        .until("the other is asked to come", "return document.getElementById('rematch')?.textContent.includes('Take your seat')")
        .await;
    bento.submit("#rematch").await;
    assert_eq!(ana.address().await, bento.address().await, "they meet at the same table");
    let address = ana.address().await;
    let another = TableId::from_text(address.rsplit('/').next().unwrap_or_default()).expect("a table");
    house.wait_for(&another, |visitor_view| visitor_view.phase == Phase::Playing).await;
    ana.close().await;
    bento.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_to_a_rule_book_is_offered_the_place_where_they_stopped() {
    let house = House::open().await;
    let ana = Browser::open(&house, Size::Phone).await;
    ana.go("/rules/truco").await;
    assert_eq!(ana.script("return document.getElementById('go-on-reading').hidden").await, true, "nothing was read yet");
    ana.until("the script has come", "return document.readyState === 'complete'").await;
    let read =
        "const rules = document.querySelectorAll('.chapter .rules li[id]'); rules[12].scrollIntoView(); return rules[12].id";
    let place = ana.script(read).await;
    let place = place.as_str().expect("a rule").to_owned();
    ana.until("the place is kept", "return !!localStorage.getItem('spadille.place.truco')").await;
    let stays = "const box = document.querySelector('.book .asking').getBoundingClientRect(); return box.top >= 0 && box.bottom < innerHeight / 3";
    assert_eq!(ana.script(stays).await, true, "the search stays in sight");
    ana.picture("rule-book-within").await;
    ana.go("/rules/truco").await;
    ana.wait("#go-on-reading:not([hidden]) a").await;
    ana.picture("rule-book-again").await;
    ana.click("#go-on-reading a").await;
    let there = format!(
        "const box = document.getElementById('{place}').getBoundingClientRect(); return box.top > -innerHeight / 2 && box.top < innerHeight"
    );
    ana.until("they are where they were", &there).await;
    ana.axe("a rule book with the place kept").await;
    ana.close().await;
}

//! A whole day of a championship in one browser: organiser, judge and capataz each in a window of their own, and two more for the evaluating
//! commission and the results desk. Eight pairs, one disqualification, one substitution, a final of three partidas, and medals.

use crate::seen::hall::{Desks, Hall, Window};
use crate::seen::{Browser, House, Size, screenshots};
use club::Championship;
use club::entry::{EntryId, JogoId};
use club::format::Stage;
use club::jogo::{Running, State};
use table::EventId;

const LIST: &str = "category,name,players,reserves,capataz,contact,paid\n\
duplas,,Bento Rosa;Clara Luz,,,,yes\nduplas,,Caio Melo;Lia Prado,,,,yes\nduplas,,Tadeu Reis;Vera Pinto,,,,yes\n\
duplas,,Rui Costa;Zilda Nunes,,,,yes\nduplas,,Iara Dias;Luz Serra,,,,yes\nduplas,,Nora Vaz;Piero Lima,,,,yes\nduplas,,Gil Moura;Olga Braga,,,,yes\n";

/// Everything before the first call: founded, entered, drawn.
async fn morning() -> (Hall, Window) {
    let house = House::open().await;
    let browser = Browser::open(&house, Size::Desktop).await;
    browser.go("/club/new").await;
    for (name, value) in [("host", "Departamento Jovem"), ("date", "15 de setembro"), ("organiser", "Marta Souza")] {
        browser.fill_in(name, value).await;
    }
    browser.choose("draw.duplas", "tickets").await;
    browser.choose("best_of.duplas", "final").await;
    browser.script("document.querySelector(\"input[name=category][value=individual]\").click(); return 1").await;
    browser.axe("the form of a new championship").await;
    let (hall, organiser) = Hall::created(house, browser).await;
    let category = ("category", "duplas");
    hall.act(&organiser, "publish", &[]).await;
    hall.act(&organiser, "open_entries", &[category]).await;
    let first = [
        category,
        ("player", "Ana Souza"),
        ("player", "Davi Brum"),
        ("reserve", "Nilo Faria"),
        ("contact", "tel 999"),
        ("paid", "yes"),
    ];
    hall.act(&organiser, "enter", &first).await;
    hall.until("the first entry", |event| event.entries.len() == 1).await;
    hall.browser.script("document.querySelector('form.upload').closest('details').open = true; return 1").await;
    let list = "document.querySelector('form.upload textarea').value = arguments[0]; document.querySelector('form.upload button').click(); return true";
    hall.browser.until_with("the list", list, vec![LIST.into()]).await;
    hall.until("eight pairs", |event| event.entries.len() == 8).await;
    for (name, role) in [("Eva Torres", "evaluating"), ("Rita Alves", "desk_results")] {
        hall.act(&organiser, "appoint", &[("name", name), ("role", role)]).await;
    }
    hall.act(&organiser, "register", &[("name", "Jorge Neto")]).await;
    hall.act(&organiser, "close_entries", &[category]).await;
    hall.act(&organiser, "draw_tickets", &[category, ("order", "1 2 3 4 5 6 7 8")]).await;
    hall.act(&organiser, "start_round", &[category]).await;
    hall.act(&organiser, "call_all", &[category]).await;
    hall.until("four tables", |event| event.jogos.values().filter(|jogo| jogo.state.is_at_table()).count() == 4).await;
    (hall, organiser)
}

/// The first jogo: at a table of the room for a while, then with real cards, and once without a line.
async fn first_jogo(hall: &Hall, desks: &Desks, jogo: JogoId) {
    let number = jogo.to_string();
    let Desks { judge, capataz, .. } = desks;
    hall.act(capataz, "hand_in", &[("jogo", &number)]).await;
    hall.check_in(judge, jogo).await;
    hall.look_at(judge).await;
    hall.browser.click("form[action$='/table'] button").await;
    hall.until("a table of the room", |event| event.jogo(jogo).is_ok_and(|jogo| jogo.open_table().is_some())).await;
    hall.look_at(capataz).await;
    hall.browser.submit("form[action$='/seat'] button").await;
    hall.browser.wait("#seats").await;
    assert!(hall.browser.address().await.contains("/table/"), "the capataz plays, and has their chair");
    hall.browser.driver.back().await.expect("back");
    hall.look_at(judge).await;
    hall.browser.submit("a[href$='/watch/1']").await;
    hall.browser.until("Ana at the table", "return document.querySelector('#seats')?.textContent.includes('Ana Souza')").await;
    hall.seen("watch").await;
    hall.browser.driver.back().await.expect("back");
    hall.act(judge, "halt_table", &[("jogo", &number)]).await;
    hall.act(judge, "leave_table", &[("jogo", &number)]).await;

    // With real cards. The line is lost while the judge pays: it is kept, sent again, and paid once.
    hall.act(judge, "start_partida", &[("jogo", &number)]).await;
    hall.browser.wait(".counter .taps").await;
    hall.house.cut();
    hall.pays(judge, jogo, "0", 1).await;
    hall.browser.wait(".toast").await;
    hall.house.mend();
    let paid = |tentos: u32| move |event: &Championship| event.jogo(jogo).is_ok_and(|jogo| jogo.partidas[0].score == [tentos, 0]);
    hall.until("the tento that was kept", paid(3)).await;
    hall.browser.until("three on the judge's page", "return document.querySelector('.score output')?.textContent === '3'").await;
    hall.seen("judge").await;
    hall.pays(judge, jogo, "0", 7).await;
    hall.until("the whole partida", |event| event.jogo(jogo).is_ok_and(|jogo| jogo.state == State::Played)).await;
    hall.look_at(capataz).await;
    hall.browser.wait("form[data-act] input[value='sign']").await;
    hall.seen("capataz").await;
    let own = hall.entries(jogo).await.into_iter().find(|entry| *entry == EntryId(1)).expect("the first pair");
    hall.act(capataz, "sign", &[("jogo", &number), ("entry", &own.to_string())]).await;
    hall.until("the capataz has signed", |event| event.jogo(jogo).is_ok_and(|jogo| jogo.signed.iter().any(Option::is_some)))
        .await;
    hall.take_in(desks, jogo).await;
}

/// What can be read in two ways is no amount: the form comes back as it was typed, at the field that needs another answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_founding_form_that_is_refused_comes_back_at_its_field() {
    let house = House::open().await;
    let browser = Browser::open(&house, Size::Phone).await;
    browser.go("/club/new").await;
    for (name, value) in [("host", "Departamento Jovem"), ("date", "15 de setembro"), ("organiser", "Marta Souza")] {
        browser.fill_in(name, value).await;
    }
    browser.choose("best_of.duplas", "final").await;
    browser.fill_in("fee.duplas", "1.500").await;
    browser.choose("reserve_fee.duplas", "a few").await;
    browser.click("main form button.go").await;
    browser.wait("[aria-invalid=true]").await;
    assert_eq!(browser.script("return document.activeElement.name").await, "fee.duplas");
    let kept = "return ['host', 'fee.duplas', 'best_of.duplas', 'reserve_fee.duplas'].map((name) => document.getElementsByName(name)[0].value)";
    assert_eq!(browser.script(kept).await, serde_json::json!(["Departamento Jovem", "1.500", "final", "a few"]));
    let folded = "return !!document.getElementsByName('reserve_fee.duplas')[0].offsetParent";
    assert_eq!(browser.script(folded).await, true, "what is folded is opened where a fault stands in it");
    browser.picture("club-refused-field-390").await;
    browser.axe("a form that was refused").await;
    browser.script("scrollTo(0, 0); return 1").await;
    browser.picture("club-refused-390").await;
    browser.fits(Size::Phone, "a form that was refused").await;
    browser.fill_in("fee.duplas", "15,00").await;
    browser.choose("reserve_fee.duplas", "2,50").await;
    browser.click("main form button.go").await;
    browser.wait("#club-on").await;
    browser.close().await;
}

/// A telephone loses its connection, its link is renewed meanwhile, and what was entered goes out under the new one.
#[tokio::test(flavor = "multi_thread")]
async fn acts_of_a_telephone_whose_link_was_renewed_are_kept_and_sent() {
    let (hall, organiser) = morning().await;
    let telephone = hall.gives(&organiser, "Eva Torres", "evaluating").await;
    hall.look_at(&telephone).await;
    hall.browser.script("window.kept = window.fetch; window.fetch = () => Promise.reject(new Error('no line')); return 1").await;
    hall.act(&telephone, "warn", &[("rule", "blade"), ("text", "uma faca")]).await;
    hall.browser.until("it waits", "return Object.values(localStorage).some((shelf) => shelf.includes('uma faca'))").await;
    let renewed = hall.gives(&organiser, "Eva Torres", "evaluating").await;
    // The new link was opened on this device: what the old one could not send is sent.
    hall.until("the warning", |event| event.warnings.len() == 1).await;
    hall.look_at(&telephone).await;
    hall.browser.script("localStorage.clear(); window.fetch = window.kept; return 1").await;
    hall.act(&telephone, "warn", &[("rule", "shouting"), ("text", "gritos")]).await;
    hall.browser.wait("#club-renewed[role=alert]").await;
    hall.browser.until("it is kept", "return Object.values(localStorage).some((shelf) => shelf.includes('gritos'))").await;
    assert_eq!(hall.standing().await.warnings.len(), 1, "the old link does nothing");
    hall.look_at(&renewed).await;
    hall.browser.script("location.reload(); return 1").await;
    hall.until("the second warning", |event| event.warnings.len() == 2).await;
    hall.browser.until("nothing waits", "return !Object.values(localStorage).some((shelf) => shelf.includes('gritos'))").await;
    hall.ends().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_of_eight_pairs_is_walked_by_organiser_judge_and_capataz() {
    // Many minutes: only when long trials are asked for. The same day over HTTP is `club::day`.
    if std::env::var_os("SPADILLE_LONG").is_none() {
        return;
    }
    let (hall, organiser) = morning().await;
    for jogo in ["1", "2"] {
        hall.act(&organiser, "appoint_judge", &[("jogo", jogo), ("person", "Jorge Neto")]).await;
    }
    hall.until("two judged", |event| event.jogos.values().filter(|jogo| jogo.judge.is_some()).count() == 2).await;
    let desks = Desks {
        judge: hall.gives(&organiser, "Jorge Neto", "judge").await,
        capataz: hall.gives(&organiser, "Ana Souza", "capataz").await,
        evaluating: hall.gives(&organiser, "Eva Torres", "evaluating").await,
        results: hall.gives(&organiser, "Rita Alves", "desk_results").await,
        organiser,
    };
    first_jogo(&hall, &desks, JogoId(1)).await;

    // The second ends by a ground, which the judge reports with a ruling and two members pronounce.
    let second = JogoId(2);
    hall.check_in(&desks.organiser, second).await;
    let offender = hall.standing().await.entries[&hall.entries(second).await[1]].titulars().next().expect("a player").to_string();
    let report = [("jogo", "2"), ("ground", "II"), ("person", &offender), ("text", "palavrões"), ("ruling", "/referee/truco")];
    hall.act(&desks.judge, "report", &report).await;
    hall.until("reported", |event| !event.incidents.is_empty()).await;
    hall.look_at(&desks.evaluating).await;
    hall.browser.wait("#club-desk a[href='/referee/truco']").await;
    hall.seen("evaluating").await;
    hall.act(&desks.evaluating, "uphold", &[("incident", "1")]).await;
    hall.act(&desks.organiser, "uphold", &[("incident", "1")]).await;
    hall.act(&desks.evaluating, "homologate", &[("jogo", "2")]).await;
    hall.check_in(&desks.organiser, JogoId(3)).await;
    hall.look_at(&desks.results).await;
    hall.browser.wait("form[data-act] input[name='scores']").await;
    hall.seen("results").await;
    hall.act(&desks.results, "sumula", &[("jogo", "3"), ("scores", "24-11")]).await;
    hall.take_in(&desks, JogoId(3)).await;
    hall.look_at(&desks.organiser).await;
    hall.seen("organiser").await;
    hall.on_paper(&desks, JogoId(4), "24-20").await;

    for jogo in hall.next_round(&desks.organiser).await {
        hall.on_paper(&desks, jogo, "24-17").await;
    }
    let last = hall.next_round(&desks.organiser).await;
    let standing = hall.standing().await;
    let is_final = |jogo: &JogoId| standing.jogo(*jogo).is_ok_and(|jogo| jogo.laid.stage == Stage::Final);
    let (finals, third): (Vec<JogoId>, Vec<JogoId>) = last.into_iter().partition(is_final);
    hall.on_paper(&desks, third[0], "24-8").await;

    // The final has three partidas at most: between two of them a reserve comes in.
    let (last, number) = (finals[0], finals[0].to_string());
    hall.act(&desks.organiser, "appoint_judge", &[("jogo", &number), ("person", "Jorge Neto")]).await;
    hall.check_in(&desks.judge, last).await;
    let between =
        |event: &Championship| event.jogo(last).is_ok_and(|jogo| jogo.state == State::Running(Running::BetweenPartidas));
    hall.act(&desks.judge, "start_partida", &[("jogo", &number)]).await;
    hall.pays(&desks.judge, last, "0", 8).await;
    hall.until("one partida", between).await;
    hall.act(&desks.capataz, "substitute", &[("jogo", &number), ("out", "Davi Brum"), ("in", "Nilo Faria")]).await;
    hall.until("Nilo comes in", |event| event.jogo(last).is_ok_and(|jogo| jogo.substitutions.len() == 1)).await;
    hall.act(&desks.judge, "start_partida", &[("jogo", &number)]).await;
    hall.pays(&desks.judge, last, "0", 8).await;
    hall.take_in(&desks, last).await;

    hall.act(&desks.evaluating, "decide", &[("category", "duplas")]).await;
    hall.act(&desks.evaluating, "homologate_category", &[("category", "duplas")]).await;
    hall.look_at(&desks.organiser).await;
    hall.browser.wait("form[data-act] input[value='award']").await;
    assert!(hall.browser.text("#club-desk").await.contains("3 medals"), "the reserve has played, and has a medal too");
    hall.browser.picture("club-prizes").await;
    let file = club::open_data::write_event(club::open_data::Head::new(-180), hall.standing().await.log());
    std::fs::write(screenshots().join("club-day.jsonl"), file).expect("written");
    for place in ["0", "1", "2"] {
        hall.act(&desks.organiser, "award", &[("category", "duplas"), ("place", place)]).await;
    }
    hall.act(&desks.organiser, "archive", &[]).await;
    hall.until("archived", |event| event.state == club::championship::EventState::Archived).await;
    hall.browser.go(&format!("/club/{}", hall.event)).await;
    hall.browser.wait("#main").await;
    assert!(hall.browser.text("main").await.contains("Ana e Davi"), "the champions stand on the board");
    hall.seen("board-over").await;
    hall.ends().await;
}

/// The board, the projector and the draw of the event that plays itself, forty entries in the middle of their day.
#[tokio::test(flavor = "multi_thread")]
async fn a_day_of_forty_is_seen_on_the_board() {
    let house = House::open().await;
    let browser = Browser::open(&house, Size::Desktop).await;
    browser.go("/clubs").await;
    browser.axe("the list of championships").await;
    browser.script("document.querySelector(\"select[name=speed]\").value = 'fast'; return 1").await;
    browser.submit("form[action='/club/demo'] button").await;
    let path = browser.address().await.split("/club/").nth(1).expect("an event").to_owned();
    let event = EventId::from_text(&path).expect("an event");
    let hall = Hall::new(house, browser, event);
    // Far enough that the bracket has scores: the board comes there by itself.
    hall.until("the third round", |event| event.jogos.values().filter(|jogo| jogo.state == State::Homologated).count() > 12)
        .await;
    hall.seen("board").await;
    for page in ["wall", "draw"] {
        hall.browser.go(&format!("/club/{path}/{page}")).await;
        hall.seen(page).await;
    }
    hall.ends().await;
}

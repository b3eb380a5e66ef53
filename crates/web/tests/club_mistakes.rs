//! A day with ten mistakes of people in it, each put right where it was made: in the browser, within a minute, and nothing is lost.

use crate::seen::hall::{Desks, Hall, Window};
use crate::seen::{Browser, House, Size, screenshots};
use club::Championship;
use club::category::CategoryState;
use club::championship::EventState;
use club::entry::{CategoryId, EntryId, JogoId};
use club::jogo::{Running, State};
use std::io::Write as _;
use std::time::Instant;

/// Seconds a person needs for a tap and for a letter, and the seconds there are for a mistake.
const TAP: f64 = 2.0;
const LETTER: f64 = 0.3;
const MINUTE: f64 = 60.0;
const DUPLAS: (&str, &str) = ("category", "duplas");
const FIRST: JogoId = JogoId(1);
const SECOND: JogoId = JogoId(2);

/// A mistake that is put right. What it took is told, here and in a file beside the pictures.
async fn put_right<T>(hall: &Hall, mistake: &str, doing: impl Future<Output = T>) -> T {
    hall.effort();
    let began = Instant::now();
    let done = doing.await;
    measured(mistake, hall, began);
    done
}

fn measured(mistake: &str, hall: &Hall, began: Instant) {
    let (effort, took) = (hall.effort(), began.elapsed().as_secs_f64());
    let by_hand = effort.taps as f64 * TAP + effort.letters as f64 * LETTER + took;
    let line = format!(
        "{mistake}: {} taps, {} letters, {took:.1} s of the machine, about {by_hand:.0} s by hand",
        effort.taps, effort.letters
    );
    println!("{line}");
    let path = screenshots().join("club-mistakes.txt");
    let mut file = std::fs::OpenOptions::new().create(true).append(true).open(path).expect("a file");
    writeln!(file, "{line}").expect("written");
    assert!(by_hand < MINUTE, "{line}");
}

/// The number of the latest decision of a kind.
async fn number(hall: &Hall, is_it: impl Fn(&club::Decision) -> bool) -> String {
    hall.standing().await.latest(is_it).expect("a decision").to_string()
}

async fn take_back(hall: &Hall, window: &Window, number: &str, reason: &str) {
    hall.act(window, "take_back", &[("number", number), ("text", reason)]).await;
    let taken: u32 = number.parse().expect("a number");
    hall.until("taken back", |event| event.is_taken_back(taken)).await;
}

async fn enters(hall: &Hall, organiser: &Window, [one, two]: [&str; 2]) {
    let many = hall.standing().await.entries.len();
    hall.act(organiser, "enter", &[DUPLAS, ("player", one), ("player", two), ("paid", "yes")]).await;
    hall.until("entered", |event| event.entries.len() == many + 1).await;
}

fn duplas(event: &Championship) -> &club::category::Category {
    &event.categories[&CategoryId::from("duplas")]
}

fn state(event: &Championship) -> CategoryState {
    duplas(event).state
}

fn at(event: &Championship, jogo: JogoId) -> &club::jogo::Jogo {
    event.jogo(jogo).expect("a jogo")
}

/// Founded with one table too few; nobody ever enters the individual category.
async fn founded() -> (Hall, Window) {
    let house = House::on_a_laptop().await;
    let browser = Browser::open(&house, Size::Desktop).await;
    browser.go("/club/new").await;
    for (name, value) in
        [("host", "Departamento Jovem"), ("date", "15 de setembro"), ("organiser", "Marta Souza"), ("tables", "1")]
    {
        browser.fill_in(name, value).await;
    }
    browser.choose("draw.duplas", "tickets").await;
    Hall::created(house, browser).await
}

/// R10, R15, R16: entries closed too early, a draw read in the wrong order, a table too few.
async fn morning(hall: &Hall, organiser: &Window) {
    hall.act(organiser, "publish", &[]).await;
    hall.act(organiser, "open_entries", &[DUPLAS]).await;
    for names in [["Ana Souza", "Davi Brum"], ["Bento Rosa", "Clara Luz"], ["Caio Melo", "Lia Prado"]] {
        enters(hall, organiser, names).await;
    }
    hall.act(organiser, "close_entries", &[DUPLAS]).await;
    hall.until("closed", |event| state(event) == CategoryState::EntriesClosed).await;
    put_right(hall, "entries closed too early", async {
        hall.act(organiser, "reopen_entries", &[DUPLAS, ("text", "fila na porta")]).await;
        hall.until("open", |event| state(event) == CategoryState::EntriesOpen).await;
        enters(hall, organiser, ["Tadeu Reis", "Vera Pinto"]).await;
        hall.act(organiser, "close_entries", &[DUPLAS]).await;
        hall.until("closed", |event| state(event) == CategoryState::EntriesClosed).await;
    })
    .await;
    for (name, role) in [("Eva Torres", "evaluating"), ("Rita Alves", "desk_results")] {
        hall.act(organiser, "appoint", &[("name", name), ("role", role)]).await;
    }
    hall.act(organiser, "register", &[("name", "Jorge Neto")]).await;
    hall.act(organiser, "draw_tickets", &[DUPLAS, ("order", "4 3 2 1")]).await;
    hall.until("drawn", |event| state(event) == CategoryState::Drawn).await;
    put_right(hall, "a draw that must be repeated", async {
        hall.act(organiser, "annul_draw", &[DUPLAS, ("text", "lida de trás para frente")]).await;
        hall.until("annulled", |event| state(event) == CategoryState::EntriesClosed).await;
        hall.act(organiser, "draw_tickets", &[DUPLAS, ("order", "1 2 3 4")]).await;
        hall.until("drawn again", |event| duplas(event).minutes.len() == 2).await;
    })
    .await;
    hall.act(organiser, "start_round", &[DUPLAS]).await;
    hall.act(organiser, "call_all", &[DUPLAS]).await;
    hall.until("called", |event| at(event, FIRST).table == Some(1)).await;
    put_right(hall, "a table too few", async {
        hall.act(organiser, "add_table", &[]).await;
        hall.until("two tables", |event| event.options.tables == 2).await;
        hall.act(organiser, "call_all", &[DUPLAS]).await;
        hall.until("called too", |event| at(event, SECOND).table == Some(2)).await;
    })
    .await;
}

/// The tentos of the first jogo, and what the judge's page shows of them.
async fn paid(hall: &Hall, judge: &Window, tentos: u32) {
    let is_paid = |event: &Championship| at(event, FIRST).partidas.last().is_some_and(|partida| partida.score == [tentos, 0]);
    hall.until("the tentos", is_paid).await;
    hall.look_at(judge).await;
    let shown = "return document.querySelector('.score output')?.textContent === String(arguments[0])";
    hall.browser.until_with("the tentos on the judge's page", shown, vec![tentos.into()]).await;
    hall.browser
        .until("nothing waits on the telephone", "return !Object.values(localStorage).some((shelf) => shelf.includes('tentos'))")
        .await;
}

/// Tentos that wait on a telephone without a line.
async fn waits(hall: &Hall, many: usize) {
    let script = "return Object.values(localStorage).flatMap((shelf) => JSON.parse(shelf)).length === arguments[0]";
    hall.browser.until_with("what was tapped is kept", script, vec![many.into()]).await;
}

/// R21: a judge's telephone on bad Wi-Fi, without a line, and without a server.
async fn at_the_first_table(hall: &mut Hall, judge: &Window) {
    let began = Instant::now();
    hall.effort();
    hall.look_at(judge).await;
    // A tap and another at once, and the answer to it is lost on its way: the server has it, the telephone does not know.
    let script = "const whole = window.fetch; \
                  window.fetch = async (...asked) => { const answer = await whole(...asked); window.fetch = whole; if (answer) throw new Error('no line'); }; \
                  const button = document.querySelector(\".taps button[value='3']\"); if (!button) return false; \
                  button.click(); button.click(); return true";
    hall.browser.until("two taps", script).await;
    paid(hall, judge, 3).await;
    let payments =
        hall.standing().await.log().iter().filter(|logged| matches!(logged.decision, club::Decision::Tentos { .. })).count();
    assert_eq!(payments, 1, "a double tap that was sent twice is one payment");
    measured("a double tap on bad Wi-Fi", hall, began);

    hall.house.cut();
    hall.pays(judge, FIRST, "0", 3).await;
    waits(hall, 3).await;
    let began = Instant::now();
    hall.effort();
    hall.house.mend();
    paid(hall, judge, 12).await;
    measured("a judge without a line", hall, began);

    let before = hall.standing().await.log().to_vec();
    hall.house.dies();
    hall.pays(judge, FIRST, "0", 1).await;
    waits(hall, 1).await;
    let began = Instant::now();
    hall.effort();
    hall.house.is_started_again();
    let after = hall.standing().await;
    assert_eq!(after.log()[..before.len()], before[..], "not a decision is lost");
    paid(hall, judge, 15).await;
    measured("a laptop that died", hall, began);
    hall.pays(judge, FIRST, "0", 3).await;
    hall.until("the whole partida", |event| at(event, FIRST).state == State::Played).await;
}

/// R25, R27, 2.2: the wrong capataz signs, a wrong score is signed, a card is lost.
async fn at_the_second_table(hall: &Hall, desks: &Desks) {
    let [one, other] = hall.entries(SECOND).await.map(|entry| entry.to_string());
    hall.act(&desks.results, "sumula", &[("jogo", "2"), ("scores", "24 x 2")]).await;
    hall.until("typed", |event| at(event, SECOND).state == State::Played).await;
    hall.act(&desks.results, "sign", &[("jogo", "2"), ("entry", &other)]).await;
    hall.until("signed by the wrong one", |event| at(event, SECOND).signed[1].is_some()).await;
    let signature = number(hall, |decision| matches!(decision, club::Decision::Sign { jogo: SECOND, .. })).await;
    put_right(hall, "the wrong capataz signed", async {
        take_back(hall, &desks.results, &signature, "assinou o outro").await;
        hall.act(&desks.results, "sign", &[("jogo", "2"), ("entry", &one)]).await;
        hall.until("signed", |event| at(event, SECOND).signed[0].is_some() && at(event, SECOND).signed[1].is_none()).await;
    })
    .await;
    hall.act(&desks.results, "sign", &[("jogo", "2"), ("entry", &other)]).await;
    hall.until("signed by both", |event| at(event, SECOND).state == State::Signed).await;
    put_right(hall, "a wrong score that was signed", async {
        let right = [("jogo", "2"), ("scores", "24 x 22"), ("text", "faltava um dois")];
        hall.act(&desks.evaluating, "correct", &right).await;
        hall.until("corrected", |event| at(event, SECOND).corrections.len() == 1).await;
        hall.sign_on_paper(&desks.results, SECOND).await;
        hall.until("signed again", |event| at(event, SECOND).state == State::Signed).await;
    })
    .await;
    hall.deliver(&desks.results, SECOND, "39").await;
    put_right(hall, "a lost card", async {
        hall.act(&desks.results, "give_kit", &[("table", "2")]).await;
        hall.until("a new kit", |event| event.withdrawn_kits.is_empty() && event.kit_of(2) == 3).await;
    })
    .await;
    hall.homologate(&desks.evaluating, SECOND).await;
}

/// R11: the wrong pair is withdrawn, one that is in the final.
async fn a_wrong_pair(hall: &Hall, organiser: &Window) {
    let before = hall.standing().await;
    hall.act(organiser, "withdraw", &[("entry", "1")]).await;
    hall.until("withdrawn", |event| event.is_out(EntryId(1))).await;
    let withdrawal = number(hall, |decision| matches!(decision, club::Decision::Withdraw { .. })).await;
    put_right(hall, "a wrong pair withdrawn", async {
        take_back(hall, organiser, &withdrawal, "era de outro campeonato").await;
    })
    .await;
    let after = hall.standing().await;
    assert!(
        after.entries == before.entries
            && after.jogos == before.jogos
            && after.pool(&"duplas".into()) == before.pool(&"duplas".into())
    );
}

/// The text of a paper, as far as it is plain letters.
async fn paper(hall: &Hall, organiser: &Window, name: &str) -> String {
    hall.look_at(organiser).await;
    // Letters beyond ASCII stand in a PDF as figures of sixteen.
    let script = r"const [name, done] = arguments; const plain = (bytes) => new TextDecoder('windows-1252').decode(bytes);
        const figures = (text) => plain(Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
        fetch(location.pathname + '/paper/' + name + '.pdf').then((answer) => answer.arrayBuffer())
            .then((bytes) => done(plain(bytes).replace(/<([0-9a-f]+)> Tj/gi, (_, text) => figures(text))))";
    let text = hall.browser.driver.execute_async(script, vec![name.into()]).await.expect("a paper");
    text.json().as_str().unwrap_or_default().to_owned()
}

/// Both versions of what was wrong stand on the papers and on the public pages.
async fn papers_tell_the_truth(hall: &Hall, organiser: &Window, public: &Window) {
    for (name, parts) in [
        ("sumulas", &["before 24\u{2013}2, now 24\u{2013}22", "faltava um dois", "The former version was signed by"][..]),
        ("draw", &["lida de tr\u{e1}s para frente"]),
        ("log", &["took back no.", "era de outro campeonato", "assinou o outro", "reopened the entries"]),
        ("kit-labels", &["Kit 3"]),
    ] {
        let text = paper(hall, organiser, name).await;
        // Long lines are wrapped: each word stands somewhere.
        let told = |part: &&str| part.split(' ').all(|word| text.contains(word));
        let missing: Vec<_> = parts.iter().filter(|part| !told(part)).collect();
        assert!(missing.is_empty(), "{name} does not tell {missing:?}");
    }
    // A browser has six lines to a server, and each desk holds one: the board is looked at in a window that is done.
    hall.look_at(public).await;
    hall.browser.go(&format!("/club/{}", hall.event)).await;
    hall.browser.wait(".mt .corrected").await;
    assert!(hall.browser.text(".mt .corrected").await.contains("before 24–2, now 24–22"));
    hall.browser.go(&format!("/club/{}/draw", hall.event)).await;
    hall.browser.wait("details summary").await;
    assert!(hall.browser.text("main").await.contains("Draw no. 1 (no longer valid)"));
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_mistakes_of_a_day_are_put_right_in_the_browser_within_a_minute_each() {
    let _ = std::fs::remove_file(screenshots().join("club-mistakes.txt"));
    let (mut hall, organiser) = founded().await;
    morning(&hall, &organiser).await;
    hall.act(&organiser, "appoint_judge", &[("jogo", "1"), ("person", "Jorge Neto")]).await;
    hall.until("judged", |event| at(event, FIRST).judge.is_some()).await;
    let desks = Desks {
        judge: hall.gives(&organiser, "Jorge Neto", "judge").await,
        capataz: hall.gives(&organiser, "Ana Souza", "capataz").await,
        evaluating: hall.gives(&organiser, "Eva Torres", "evaluating").await,
        results: hall.gives(&organiser, "Rita Alves", "desk_results").await,
        organiser,
    };
    for jogo in [FIRST, SECOND] {
        hall.check_in(&desks.organiser, jogo).await;
        hall.until("ready", |event| at(event, jogo).state == State::Running(Running::Ready)).await;
    }
    hall.act(&desks.judge, "start_partida", &[("jogo", "1")]).await;
    hall.until("playing", |event| at(event, FIRST).state == State::Running(Running::Playing)).await;
    at_the_first_table(&mut hall, &desks.judge).await;
    // A capataz finds one signature on their telephone: their own.
    hall.look_at(&desks.capataz).await;
    hall.browser.wait("form[data-act] input[value='sign']").await;
    let own = "return [...document.querySelectorAll('form[data-act]')].filter((form) => form.elements.act.value === 'sign').map((form) => form.elements.entry.value).join()";
    assert_eq!(hall.browser.script(own).await, "1");
    hall.act(&desks.capataz, "sign", &[("jogo", "1"), ("entry", "1")]).await;
    hall.until("the capataz has signed", |event| at(event, FIRST).signed.iter().any(Option::is_some)).await;
    hall.take_in(&desks, FIRST).await;
    at_the_second_table(&hall, &desks).await;
    a_wrong_pair(&hall, &desks.organiser).await;
    papers_tell_the_truth(&hall, &desks.organiser, &desks.capataz).await;

    for jogo in hall.next_round(&desks.organiser).await {
        hall.on_paper(&desks, jogo, "24 a 17").await;
    }
    hall.act(&desks.evaluating, "decide", &[DUPLAS]).await;
    hall.act(&desks.evaluating, "homologate_category", &[DUPLAS]).await;
    for place in ["0", "1", "2"] {
        hall.act(&desks.organiser, "award", &[DUPLAS, ("place", place)]).await;
    }
    hall.act(&desks.organiser, "archive", &[]).await;
    hall.until("archived, though a category was never used", |event| event.state == EventState::Archived).await;
    let standing = hall.standing().await;
    let file = club::open_data::write_event(club::open_data::Head::new(-180), standing.log());
    let (head, again) = club::open_data::read_event(file.as_bytes()).expect("an event");
    assert!(again == *standing && club::open_data::write_event(head, again.log()) == file, "the log is the whole day");
    hall.ends().await;
}

//! Ten mistakes of people, each put right at a desk.

use super::{Held, between, found, found_with, house};
use crate::house::House;
use club::Championship;
use club::entry::{EntryId, JogoId};
use club::jogo::{Running, State};

fn standing(house: &House, organiser: &Held) -> Championship {
    let file = organiser.get(house, "/event.jsonl").body;
    club::open_data::read_event(file.as_bytes()).expect("an event").1
}

/// Four pairs, entered and paid, the entries closed.
fn four_pairs(house: &House, more: &[(&str, &str)]) -> Held {
    let organiser = found_with(house, more);
    organiser.does(house, "publish", &[]);
    organiser.does(house, "open_entries", &[("category", "duplas")]);
    for [one, two] in [["Ana", "Davi"], ["Bento", "Clara"], ["Caio", "Lia"], ["Tadeu", "Vera"]] {
        let form = [("category", "duplas"), ("player", one), ("player", two), ("paid", "yes")];
        organiser.does(house, "enter", &form);
    }
    for (name, role) in [("Eva", "evaluating"), ("Rita", "desk_results")] {
        organiser.does(house, "appoint", &[("name", name), ("role", role)]);
    }
    organiser.does(house, "close_entries", &[("category", "duplas")]);
    organiser
}

fn drawn(house: &House) -> (Held, Held, Held) {
    let organiser = four_pairs(house, &[]);
    organiser.does(house, "draw_tickets", &[("category", "duplas"), ("order", "1 2 3 4")]);
    organiser.does(house, "start_round", &[("category", "duplas")]);
    let held = |name: &str, role: &str| organiser.gives(house, &organiser.person(house, name), role);
    let (evaluating, results) = (held("Eva", "evaluating"), held("Rita", "desk_results"));
    (organiser, evaluating, results)
}

/// The number of the last decision.
fn last(house: &House, organiser: &Held) -> String {
    organiser.decisions(house).to_string()
}

fn calls(house: &House, organiser: &Held, jogo: &str, table: &str) {
    organiser.does(house, "call", &[("jogo", jogo), ("table", table), ("time", "15:00")]);
    let event = standing(house, organiser);
    let of = event.jogo(JogoId(jogo.parse().expect("n"))).expect("a jogo").entries;
    for entry in of.into_iter().flatten() {
        let players: Vec<String> = event.entries[&entry].titulars().map(|person| person.to_string()).collect();
        let number = entry.to_string();
        let form = [("jogo", jogo), ("entry", number.as_str()), ("player", &players[0]), ("player", &players[1])];
        organiser.does(house, "check_in", &form);
    }
}

/// R27: a wrong score was signed. Both versions are seen at the desk and by the capataz, who signs again.
#[test]
fn a_wrong_score_that_was_signed_is_corrected_and_both_versions_are_seen() {
    let house = house();
    let (organiser, evaluating, results) = drawn(&house);
    calls(&house, &organiser, "1", "1");
    results.does(&house, "sumula", &[("jogo", "1"), ("scores", "24 x 2")]);
    results.does(&house, "sumula", &[("jogo", "1"), ("scores", "24–22")]);
    let entries =
        standing(&house, &organiser).jogo(JogoId(1)).expect("a jogo").entries.map(|entry| entry.expect("one").to_string());
    for entry in &entries {
        results.does(&house, "sign", &[("jogo", "1"), ("entry", entry)]);
    }
    evaluating.does(&house, "correct", &[("jogo", "1"), ("scores", "24 a 20"), ("text", "contaram dois a mais")]);
    let page = evaluating.get(&house, "").body;
    assert!(page.contains("before 24–22, now 24–20") && page.contains("contaram dois a mais"), "{page}");
    let event = standing(&house, &organiser);
    let capataz = event.entries[&EntryId(entries[0].parse().expect("n"))].capataz.expect("a capataz").to_string();
    let capataz = organiser.gives(&house, &capataz, "capataz");
    assert!(capataz.get(&house, "").body.contains("The former version was signed by: "));
    capataz.does(&house, "sign", &[("jogo", "1"), ("entry", &entries[0])]);
    assert_eq!(capataz.tries(&house, "sign", &[("jogo", "1"), ("entry", &entries[1])]).status, 409, "the wrong capataz");
}

/// R11, R19: the wrong pair was withdrawn, the wrong one declared absent. What stands on a decision is named.
#[test]
fn a_wrong_pair_withdrawn_comes_back_and_what_stands_on_a_decision_is_named() {
    let house = house();
    let (organiser, evaluating, _) = drawn(&house);
    organiser.does(&house, "withdraw", &[("entry", "2")]);
    let withdrawn = last(&house, &organiser);
    assert!(organiser.get(&house, "").body.contains("It is as") || organiser.get(&house, "").body.contains("Take it back"));
    assert_eq!(organiser.tries(&house, "take_back", &[("number", &withdrawn), ("text", "")]).status, 409, "without a reason");
    organiser.does(&house, "take_back", &[("number", &withdrawn), ("text", "era a dupla 3")]);
    assert!(!standing(&house, &organiser).is_out(EntryId(2)));
    organiser.does(&house, "withdraw", &[("entry", "3")]);
    let third = last(&house, &organiser);
    for jogo in ["1", "2"] {
        let closed = standing(&house, &organiser).jogo(JogoId(jogo.parse().expect("n"))).expect("a jogo").state.is_closed();
        if !closed {
            calls(&house, &organiser, jogo, "1");
            evaluating.does(
                &house,
                "report",
                &[("jogo", jogo), ("ground", "II"), ("person", &organiser.person(&house, "Ana")), ("text", "x")],
            );
            let ruling = [("incident", "1")];
            evaluating.does(&house, "uphold", &ruling);
            organiser.does(&house, "uphold", &ruling);
            evaluating.does(&house, "homologate", &[("jogo", jogo)]);
        }
    }
    organiser.does(&house, "start_round", &[("category", "duplas")]);
    let round = last(&house, &organiser);
    let refused = organiser.tries(&house, "take_back", &[("number", &third), ("text", "engano")]);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("First take back:") && refused.body.contains(&format!("{round} (")), "{}", refused.body);
    let log = organiser.get(&house, "/log").body;
    assert!(log.contains("took back no. ") && log.contains("era a dupla 3"), "{log}");
    let discipline = organiser.get(&house, "/log?what=discipline").body;
    assert!(discipline.contains("upheld the complaint about Ana") && !discipline.contains("took back no. "), "{discipline}");
    assert!(
        organiser.get(&house, "/log?jogo=1").status == 200 && organiser.get(&house, "/log?who=1").body.contains("Ana Organiza")
    );
}

/// 2.2: a card is lost, a table is added, another closed.
#[test]
fn a_lost_card_and_a_missing_table_stop_nobody() {
    let house = house();
    let (organiser, _, results) = drawn(&house);
    results.does(&house, "withdraw_kit", &[("table", "1"), ("text", "falta o 7 de ouros")]);
    let call = [("jogo", "1"), ("table", "1"), ("time", "15:00")];
    let refused = organiser.tries(&house, "call", &call);
    assert!(refused.status == 409 && refused.body.contains("no complete kit"), "{}", refused.body);
    assert!(results.get(&house, "").body.contains("no complete kit"), "the results desk gives it another");
    results.does(&house, "give_kit", &[("table", "1")]);
    organiser.does(&house, "call", &call);
    organiser.does(&house, "add_table", &[]);
    organiser.does(&house, "call", &[("jogo", "2"), ("table", "5"), ("time", "15:00")]);
    organiser.does(&house, "close_table", &[("table", "4"), ("text", "goteira")]);
    results.does(&house, "give_kit", &[("table", "2"), ("from", "3")]);
    let event = standing(&house, &organiser);
    assert_eq!((event.kit_of(2), event.free_tables().collect::<Vec<_>>()), (3, vec![2]));
}

/// R10, R15: entries closed too early, a draw that is wrong, and cards as people name them.
#[test]
fn entries_reopen_and_a_draw_is_repeated_with_its_reason() {
    let house = house();
    let organiser = four_pairs(&house, &[("draw.duplas", "hash")]);
    assert_eq!(organiser.tries(&house, "reopen_entries", &[("category", "duplas")]).status, 409, "no reason");
    organiser.does(&house, "reopen_entries", &[("category", "duplas"), ("text", "fila na porta")]);
    let form = [("category", "duplas"), ("player", "Rui"), ("player", "Zilda"), ("paid", "yes"), ("ctg", "CTG Rincão")];
    organiser.does(&house, "enter", &form);
    organiser.does(&house, "close_entries", &[("category", "duplas")]);
    let draw = |cards: [&'static str; 5]| {
        let mut form = vec![("category", "duplas")];
        form.extend(cards.map(|card| ("card", card)));
        form
    };
    let refused = organiser.tries(&house, "draw", &draw(["rei de ouros", "", "12 de ouros", "10 de copas", "8 de copas"]));
    assert!(refused.status == 409 && refused.body.contains("\"at\":[2,3,5]"), "{}", refused.body);
    let right = draw(["rei de ouros", "7 de espadas", "11 de bastos", "10 de copas", "1e"]);
    organiser.does(&house, "draw", &right);
    assert_eq!(organiser.tries(&house, "draw", &right).status, 409, "it is annulled first");
    organiser.does(&house, "annul_draw", &[("category", "duplas"), ("text", "a lista estava errada")]);
    organiser.does(&house, "draw", &right);
    let page = house.get(&format!("{}/draw", organiser.event()), &[]).body;
    assert!(page.contains("RO-7E-CB-SC-1E") && page.contains("a lista estava errada"), "{page}");
}

/// R1, R5, R6: what was typed is corrected.
#[test]
fn what_was_typed_is_corrected_at_the_desk() {
    let house = house();
    let organiser = four_pairs(&house, &[]);
    let event = standing(&house, &organiser);
    let [one, two] =
        <[String; 2]>::try_from(event.entries[&EntryId(1)].titulars().map(|id| id.to_string()).collect::<Vec<_>>()).expect("two");
    let form = [
        ("entry", "1"),
        ("name", "Os Tauras"),
        ("player_id", one.as_str()),
        ("player", "Ana Souza"),
        ("player_id", &two),
        ("player", "Davi"),
        ("reserve_id", ""),
        ("reserve", "Nilo"),
        ("ctg", "CTG Rincão"),
        ("region", "3ª RT"),
    ];
    organiser.does(&house, "edit_entry", &form);
    let event = standing(&house, &organiser);
    let entry = &event.entries[&EntryId(1)];
    assert_eq!((entry.name.as_str(), entry.origin.ctg.as_str(), entry.reserves().count()), ("Os Tauras", "CTG Rincão", 1));
    assert_eq!(event.persons[&entry.titulars().next().expect("one")].name.as_str(), "Ana Souza", "renamed, not replaced");
    let form = [
        ("name", "Campeonato"),
        ("host", "Clube"),
        ("place", "Ginásio"),
        ("date", "16/9"),
        ("start", "14:00"),
        ("lateness_tolerance", "15"),
    ];
    organiser.does(&house, "edit_event", &form);
    let event = standing(&house, &organiser);
    assert_eq!((event.place.as_str(), event.options.lateness_tolerance), ("Ginásio", 15));
    assert_eq!(
        organiser.tries(&house, "edit_category", &[("category", "duplas"), ("fee", "20,00")]).status,
        409,
        "they have paid"
    );
    let form = [
        ("category", "individual"),
        ("fee", "10,00"),
        ("format", "swiss"),
        ("prize_pcts", "50 / 30 / 20"),
        ("swiss_rounds", "3"),
    ];
    organiser.does(&house, "edit_category", &form);
    let bad = [("category", "individual"), ("fee", "10,00"), ("prize_pcts", "60 / 30 / 20")];
    assert_eq!(organiser.tries(&house, "edit_category", &bad).status, 409, "more than the whole pool");
    let eva = organiser.person(&house, "Eva");
    organiser.does(&house, "rename", &[("person", &eva), ("name", "Eva Torres")]);
    let event = standing(&house, &organiser);
    let individual = &event.categories[&club::entry::CategoryId::from("individual")].options;
    assert_eq!((individual.prize_pcts, individual.swiss_rounds), ([50, 30, 20], Some(3)));
    assert!(event.persons.values().any(|person| person.name.as_str() == "Eva Torres"));
}

/// R46: once a jogo is over the next round names who won it, and the numbers are those of the jogos that are played.
#[test]
fn the_board_names_who_goes_on_before_the_next_round_and_numbers_what_is_played() {
    let house = house();
    let organiser = found_with(&house, &[]);
    organiser.does(&house, "publish", &[]);
    organiser.does(&house, "open_entries", &[("category", "duplas")]);
    for [one, two] in [["Ana", "Davi"], ["Bento", "Clara"], ["Caio", "Lia"], ["Tadeu", "Vera"], ["Rui", "Zilda"]] {
        organiser.does(&house, "enter", &[("category", "duplas"), ("player", one), ("player", two), ("paid", "yes")]);
    }
    for (name, role) in [("Eva", "evaluating"), ("Rita", "desk_results")] {
        organiser.does(&house, "appoint", &[("name", name), ("role", role)]);
    }
    organiser.does(&house, "close_entries", &[("category", "duplas")]);
    organiser.does(&house, "draw_tickets", &[("category", "duplas"), ("order", "1 2 3 4 5")]);
    let board = || house.get(organiser.event(), &[]).body;
    assert!(board().contains("winner of jogo 1") && board().contains("loser of jogo 2"), "{}", board());
    organiser.does(&house, "start_round", &[("category", "duplas")]);
    let held = |name: &str, role: &str| organiser.gives(&house, &organiser.person(&house, name), role);
    let (evaluating, results) = (held("Eva", "evaluating"), held("Rita", "desk_results"));
    let event = standing(&house, &organiser);
    let (number, jogo) = event.numbered().next().expect("a jogo");
    assert_eq!(number, 1, "three byes come before it, and have no number");
    let jogo = jogo.to_string();
    calls(&house, &organiser, &jogo, "1");
    results.does(&house, "sumula", &[("jogo", &jogo), ("scores", "24 x 2")]);
    evaluating.does(&house, "homologate", &[("jogo", &jogo)]);
    assert!(!board().contains("winner of jogo 1"), "it is known: {}", board());
}

/// Refusals lead to the text they cite, in every language.
#[test]
fn a_refusal_leads_to_the_text_it_cites() {
    let house = house();
    let (organiser, ..) = drawn(&house);
    let refused = organiser.tries(&house, "call", &[("jogo", "1"), ("table", "99"), ("time", "15:00")]);
    assert!(refused.body.contains("\"text\":\"/rules/championship#r16\""), "{}", refused.body);
    for (language, words) in [("en", "free table"), ("pt", "mesa livre"), ("es", "mesa libre"), ("it", "tavolo libero")] {
        let page = house.get("/rules/championship", &[("cookie", &format!("lang={language}"))]);
        assert!(page.status == 200 && page.body.contains("id=\"r16\"") && page.body.contains(words), "{language}: {}", page.body);
    }
}

/// R21: the tolerance of a new event is not nothing, and the judge has the taps of the game.
#[test]
fn a_judge_pays_six_and_the_falta_at_a_tap() {
    let house = house();
    let (organiser, _, _) = drawn(&house);
    assert_eq!(standing(&house, &organiser).options.lateness_tolerance, 10);
    calls(&house, &organiser, "1", "1");
    organiser.does(&house, "register", &[("name", "Jorge")]);
    organiser.does(&house, "appoint_judge", &[("jogo", "1"), ("person", &organiser.person(&house, "Jorge"))]);
    let judge = organiser.gives(&house, &organiser.person(&house, "Jorge"), "judge");
    judge.does(&house, "start_partida", &[("jogo", "1")]);
    judge.does(&house, "tentos", &[("jogo", "1"), ("side", "0"), ("amount", "6")]);
    judge.does(&house, "tentos", &[("jogo", "1"), ("side", "1"), ("amount", "9")]);
    let page = judge.get(&house, "").body;
    assert!(page.contains("falta (+15)") && page.contains("value=\"6\""), "24 less what the leading side has: {page}");
    assert_eq!(standing(&house, &organiser).jogo(JogoId(1)).expect("one").state, State::Running(Running::Playing));
}

/// Keys belong to persons: another person's act of the same key is another act, and one's own key has one content.
#[test]
fn a_key_belongs_to_one_person() {
    let house = house();
    let (organiser, evaluating, _) = drawn(&house);
    let warn = |text: &'static str| [("rule", "blade"), ("text", text), ("key", "the same key of two")];
    organiser.does(&house, "warn", &warn("faca"));
    organiser.does(&house, "warn", &warn("faca"));
    assert_eq!(organiser.tries(&house, "warn", &warn("outra")).status, 409, "one's own key for another act");
    evaluating.does(&house, "warn", &warn("faca"));
    assert_eq!(standing(&house, &organiser).warnings.len(), 2, "each person's act is done once");
}

/// The public board has a code of its whole address, the clock of the hall, and every place with what decided it.
#[test]
fn the_board_has_its_code_and_the_places_have_their_reasons() {
    let house = house();
    let (organiser, ..) = drawn(&house);
    let board = house.get(organiser.event(), &[]).body;
    assert!(board.contains("<figure class=\"qr\"><svg") && board.contains("data-club-zone=\"-180\""), "{board}");
    let places = house.get(&format!("{}/places.csv", organiser.event()), &[]);
    assert_eq!((places.status, places.header("content-type")), (200, "text/csv; charset=utf-8"));
    let other = found(&house);
    let _ = between(&other.path, "/club/", "/desk");
}

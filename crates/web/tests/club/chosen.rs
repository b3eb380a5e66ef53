//! What an organiser chooses where the regulation is silent, and what is changed in the course of the day.

use super::{between, found, found_with, house};

/// championship 7: what the founding form says stands in the event, and the printed regulation is drawn from it.
#[test]
fn what_the_club_decides_is_founded_with_the_event() {
    let house = house();
    let chosen = [
        ("close_entries_before", "30"),
        ("dress_check", "on_report"),
        ("hall_board", "off"),
        ("best_of.duplas", "semifinals"),
        ("prize_pcts.duplas", "50 / 30 / 20"),
        ("third_place.duplas", "lost_to_champion"),
        ("max_reserves.duplas", "2"),
        ("reserve_fee.duplas", "2,50"),
    ];
    let desk = found_with(&house, &chosen);
    let file = desk.get(&house, "/event.jsonl").body;
    for part in [
        "\"close_entries_before\":30",
        "\"dress_check\":\"on_report\"",
        "\"hall_board\":\"off\"",
        "\"best_of\":{\"sf\":\"three\",\"third\":\"three\",\"final\":\"three\"}",
        "\"prize_pcts\":[50,30,20]",
        "\"third_place\":\"lost_to_champion\"",
        "\"reserve_fee\":250",
    ] {
        assert!(file.contains(part), "{part} in {file}");
    }
    // A hall without a board has none, and its page does not lead there.
    assert_eq!(house.get(&format!("{}/wall", desk.event()), &[]).status, 404);
    assert!(!house.get(desk.event(), &[]).body.contains("/wall"));
    desk.does(&house, "publish", &[]);
    desk.does(&house, "open_entries", &[("category", "duplas")]);
    assert!(desk.get(&house, "").body.contains("14:30"), "when the entries are to be closed");
    assert_eq!(desk.get(&house, "/paper/regulation.pdf").status, 200);
}

/// championship 7: a form that is refused comes back as it was typed, names the fields that need another answer and marks them.
#[test]
fn what_is_no_answer_founds_no_event_and_comes_back_as_it_was_typed() {
    let house = house();
    let whole = |name: &'static str, bad: &'static str| {
        let form =
            [("name", "Copa <b>da</b> Serra"), ("organiser", "Ana"), ("date", "15/9"), ("category", "duplas"), ("zone", "60")];
        form.into_iter().filter(move |(known, _)| *known != name).chain([("fee.duplas", "12,50"), (name, bad)])
    };
    for (name, bad, needs) in [
        ("groups.duplas", "3", "Choose one of the answers on offer."),
        ("hall_board", "perhaps", "Choose one of the answers on offer."),
        ("prize_pcts.duplas", "60 / 30 / 20", "the three together are at most 100."),
        ("prize_pcts.duplas", "all", "Enter three whole percentages"),
        ("swiss_rounds.duplas", "0", "Enter a whole number from 1 to 50."),
        ("reserve_fee.duplas", "1.500", "Enter an amount such as 15,00"),
        ("tables", "0", "Enter a whole number from 1 to 500."),
        ("minutes", "many", "Enter a whole number from 0 to 600."),
        ("target", "1001", "Enter a whole number from 1 to 1000."),
        ("start", "25:00", "Enter a time of day"),
        ("organiser", " ", "Enter a name"),
        ("category", "trios", "Choose at least one category."),
    ] {
        let form: Vec<(&str, &str)> = whole(name, bad).collect();
        let answer = house.post("/club/new", &[], &form);
        assert_eq!(answer.status, 400, "{name}={bad}");
        let page = &answer.body;
        // The field is marked, says what it needs, and is where the reader begins.
        let field = between(page, &format!("id=\"found-{name}\""), ">");
        assert!(field.contains("aria-invalid=\"true\"") && field.contains("autofocus"), "{name}: {field}");
        assert!(field.contains(&format!("aria-describedby=\"found-{name}-needs\"")), "{name}: {field}");
        assert!(between(page, &format!("id=\"found-{name}-needs\">"), "<").contains(needs), "{name}: {page}");
        assert!(between(page, "role=\"alert\"", "</div>").contains(&format!("href=\"#found-{name}\"")), "{name}");
        assert_eq!(page.matches("aria-invalid").count(), 1, "{name}: {page}");
        // Nothing else was lost: text, amounts, choices and categories.
        assert!(page.contains("value=\"Copa &lt;b&gt;da&lt;/b&gt; Serra\"") && page.contains("value=\"12,50\""), "{name}");
        assert!(page.contains("<option value=\"60\" selected>") && !page.contains("value=\"individual\" checked"), "{name}");
        assert_eq!(page.contains("value=\"duplas\" checked"), name != "category");
    }
}

/// All faults are told at once, in every language, and what is folded is opened where one of them stands.
#[test]
fn every_fault_of_a_founding_form_is_told_at_once() {
    let house = house();
    let form = [("organiser", "Ana"), ("category", "duplas"), ("max_reserves.duplas", "9"), ("delivery_minutes", "-1")];
    for (language, reason) in
        [("en", "3 fields need"), ("es", "3 campos necesitan"), ("it", "3 campi chiedono"), ("pt", "3 campos precisam")]
    {
        let page = house.post("/club/new", &[("accept-language", language)], &form).body;
        assert!(page.contains(reason), "{language}: {page}");
        assert_eq!(page.matches("aria-invalid").count(), 3, "{language}");
        assert_eq!(page.matches("autofocus").count(), 1, "{language}");
        assert_eq!(page.matches("<details open>").count(), 2, "{language}");
    }
}

/// R65: both capatazes are told that the set time was changed, and what it was.
#[test]
fn a_jogo_is_called_again_and_its_capataz_is_told() {
    let house = house();
    let desk = found(&house);
    let category = ("category", "individual");
    desk.does(&house, "publish", &[]);
    desk.does(&house, "open_entries", &[category]);
    for player in ["Bia", "Caio"] {
        desk.does(&house, "enter", &[category, ("player", player), ("paid", "yes")]);
    }
    desk.does(&house, "close_entries", &[category]);
    desk.does(&house, "draw_tickets", &[category, ("order", "1 2")]);
    desk.does(&house, "start_round", &[category]);
    desk.does(&house, "call", &[("jogo", "1"), ("table", "1"), ("time", "15:00")]);
    let bia = desk.person(&house, "Bia");
    let capataz = desk.gives(&house, &bia, "capataz");
    desk.does(&house, "call", &[("jogo", "1"), ("table", "2"), ("time", "15:20")]);
    let page = capataz.get(&house, "").body;
    assert!(page.contains("15:20") && page.contains("(it was 15:00)"), "{page}");
}

//! What an organiser chooses where the regulation is silent, and what is changed in the course of the day.

use super::{found, found_with, house};

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

#[test]
fn what_is_no_answer_founds_no_event() {
    let house = house();
    for (name, bad) in [("groups.duplas", "3"), ("hall_board", "perhaps"), ("prize_pcts.duplas", "60 / 30 / 20")] {
        let form = [("name", "Campeonato"), ("organiser", "Ana"), ("category", "duplas"), (name, bad)];
        assert_eq!(house.post("/club/new", &[], &form).status, 400, "{name}={bad}");
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

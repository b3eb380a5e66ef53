//! The tutor in the card room: whom it answers, what it says, and what others learn of it.

use crate::json::house::House;
use crate::tried;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::Hints;

/// How long anything may take here at the most.
const PATIENCE: Duration = Duration::from_secs(90);

/// Opens a public table on these terms, and says which it is.
fn opened(house: &House, host: &str, terms: &Value) -> String {
    house.post("/tables", host, terms).expect(201)["id"].as_str().expect("an id").to_owned()
}

/// A match of Yukon between two persons that has begun, with these hints: the table and the tokens by seat.
fn two_people(house: &House, hints: Hints) -> (String, [String; 2]) {
    let players = ["Ana", "Bento"].map(|name| house.person(name));
    let terms = json!({"game": "yukon", "options": {"players": "2"}, "pace": "instant", "hints": hints, "rest": "none"});
    let table = opened(house, &players[0], &terms);
    for (seat, player) in players.iter().enumerate() {
        house.post(&format!("/tables/{table}/seats"), player, &json!({"seat": seat})).expect(200);
    }
    (table, players)
}

/// A table of this game against novices who answer at once.
fn against_novices(house: &House, me: &str, game: &str) -> String {
    let table = opened(house, me, &json!({"game": game, "pace": "instant", "deadline": "brief", "rest": "none"}));
    house.post(&format!("/tables/{table}/seats"), me, &json!({"seat": 0})).expect(200);
    for seat in 1..house.chairs(&table) {
        house.post(&format!("/tables/{table}/bots"), me, &json!({"seat": seat, "level": "novice"})).expect(200);
    }
    table
}

/// Waits until this person must act, and says what they see; nothing if the match is over.
fn asked(house: &House, table: &str, token: &str) -> Option<Value> {
    let end = Instant::now() + PATIENCE;
    loop {
        let visitor_view = house.look(table, token);
        if visitor_view["phase"] == "over" {
            return None;
        }
        if visitor_view["view"]["prompt"]["must"] == true {
            return Some(visitor_view);
        }
        assert!(Instant::now() < end, "nobody is asked: {}", visitor_view["view"]);
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Who of two must act, and what they see.
fn to_act(house: &House, table: &str, players: &[String; 2]) -> (usize, Value) {
    let end = Instant::now() + PATIENCE;
    loop {
        for (seat, player) in players.iter().enumerate() {
            let visitor_view = house.look(table, player);
            if visitor_view["view"]["prompt"]["must"] == true {
                return (seat, visitor_view);
            }
        }
        assert!(Instant::now() < end, "nobody is asked");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The items of a list.
fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// The number of a sight.
fn number(visitor_view: &Value) -> u64 {
    visitor_view["number"].as_u64().expect("a number")
}

/// Is this action one of the ways of a prompt?
fn is_offered(action: &str, prompt: &Value) -> bool {
    let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
    let chosen: Vec<&str> = rest.split_whitespace().collect();
    let held = |way: &Value| chosen.iter().all(|card| list(&way["of"]).iter().any(|of| of == card));
    list(&prompt["ways"]).iter().flat_map(|way| way.as_object().expect("a way")).any(|(kind, way)| match kind.as_str() {
        "word" => way["action"] == action,
        _ if way["verb"] != verb => false,
        "card" => chosen.len() == 1 && held(way),
        "cards" => {
            let all = list(&way["must"]).iter().all(|card| chosen.iter().any(|chosen| card == chosen));
            let many = |bound: &str| way[bound].as_u64().expect("a number") as usize;
            held(way) && all && (many("at_least")..=many("at_most")).contains(&chosen.len())
        }
        _ => {
            let bound = |name: &str| way[name].as_i64().expect("a number");
            rest.parse().is_ok_and(|number: i64| (bound("from")..=bound("to")).contains(&number))
        }
    })
}

#[test]
fn a_hint_names_what_is_offered_and_can_be_played_in_every_game() {
    let house = House::open();
    for entry in tried::tried() {
        let game = entry.facts.id;
        let ana = house.person("Ana");
        let (mut table, mut weighed) = (against_novices(&house, &ana, game), 0);
        let end = Instant::now() + PATIENCE;
        while weighed < 2 {
            assert!(Instant::now() < end, "{game}: nothing was worth a thought");
            // A match of Truco can be over in a few words: then another is begun.
            let Some(visitor_view) = asked(&house, &table, &ana) else {
                table = against_novices(&house, &ana, game);
                continue;
            };
            let answer = house.post(&format!("/tables/{table}/hint"), &ana, &json!({}));
            if answer.status == 409 {
                // Where others may speak at any time, one of them did.
                let code = answer.expect(409)["code"].clone();
                assert!(code == "not_your_turn" || code == "overtaken", "{game}: {code}");
                continue;
            }
            let hint = answer.expect(200);
            let (ways, act) = (list(&hint["ways"]), json!({"action": hint["ways"][0]["action"]}));
            let shown = house.look(&table, &ana);
            if number(&shown) != number(&visitor_view) + 1 {
                // Somebody spoke meanwhile, or it was asked before: what it says is done all the same, and the next is looked at.
                house.post(&format!("/tables/{table}/actions"), &ana, &act);
                continue;
            }
            assert!(
                visitor_view["rights"]["hint"] == true && visitor_view["counsel"].is_null(),
                "{game}: a new question has no answer yet"
            );
            assert_eq!(
                list(&shown["hints_taken"]).len(),
                list(&visitor_view["hints_taken"]).len() + 1,
                "{game}: that it was taken is written down"
            );
            assert_eq!(shown["counsel"], json!({ "says": hint }), "{game}: it stands beside the question");
            let prompt = &visitor_view["view"]["prompt"];
            for way in ways {
                let action = way["action"].as_str().expect("an action");
                assert!(is_offered(action, prompt), "{game}: `{action}` is not offered: {prompt}");
            }
            let again = house.post(&format!("/tables/{table}/hint"), &ana, &json!({}));
            let acted = house.post(&format!("/tables/{table}/actions"), &ana, &act);
            if acted.status == 409 || again.status == 409 {
                continue;
            }
            assert_eq!(again.expect(200), hint, "{game}: asked twice, it says the same");
            acted.expect(200);
            let worlds = hint["worlds"].as_u64().expect("a number");
            if worlds > 0 {
                weighed += 1;
                // What fell behind was tried in fewer worlds, and is told its size all the same; what comes to the same stands together.
                let told = ways.iter().all(|way| way["value"].is_f64());
                let alike = ways.iter().any(|way| !list(&way["alike"]).is_empty());
                assert!((ways.len() > 1 || alike) && told, "{game}: {hint}");
                assert_eq!(ways[0]["difference"], 0.0, "{game}");
                let value = |way: &Value| way["value"].as_f64();
                assert!(ways[1..].is_sorted_by(|one, next| value(one) >= value(next)), "{game}: by their worth: {hint}");
                let tried = |way: &Value| way["worlds"].as_u64().expect("a number");
                assert!(ways.iter().all(|way| (1..=worlds).contains(&tried(way))), "{game}: {hint}");
                let is_chance = ways.iter().all(|way| value(way).is_none_or(|value| (0.0..=1.0).contains(&value)));
                assert!(hint["worth"] != "chance" || is_chance, "{game}: {hint}");
                assert_eq!(hint["worth"] == "chance", game == "truco");
            }
        }
    }
}

#[test]
fn a_hint_is_refused_off_turn_to_strangers_and_where_several_play_without_the_tick() {
    let house = House::open();
    let clara = house.person("Clara");
    let hint = |table: &str, token: &str| house.post(&format!("/tables/{table}/hint"), token, &json!({}));
    let (table, players) = two_people(&house, Hints::Everybody);
    let (seat, _) = to_act(&house, &table, &players);
    let refused = |table: &str, token: &str, code: &str, why: &str| {
        let told = hint(table, token).expect(409);
        assert_eq!(told["code"], code);
        assert!(told["why"].as_str().expect("words").contains(why), "{told}");
    };
    refused(&table, &players[1 - seat], "not_your_turn", "not your turn");
    refused(&table, &clara, "not_seated", "no seat");
    assert_eq!(hint(&table, "").expect(401)["code"], "unknown_person");
    assert_eq!(hint("aaaaaaaaaa", &clara).expect(404)["code"], "not_found");

    let (strict, players) = two_people(&house, Hints::Alone);
    let (seat, visitor_view) = to_act(&house, &strict, &players);
    assert!(visitor_view["rights"]["hint"] == false, "no button where there is no hint");
    refused(&strict, &players[seat], "no_hints", "several people");
    assert_eq!(house.look(&strict, &players[seat])["number"], visitor_view["number"], "nothing has happened");

    let empty = opened(&house, &clara, &json!({"game": "yukon"}));
    house.post(&format!("/tables/{empty}/seats"), &clara, &json!({"seat": 0})).expect(200);
    refused(&empty, &clara, "not_begun", "not begun");
}

#[test]
fn where_several_play_all_see_who_took_a_hint_and_nobody_else_what_it_says() {
    let house = House::open();
    let (table, players) = two_people(&house, Hints::Everybody);
    let (seat, _) = to_act(&house, &table, &players);
    house.post(&format!("/tables/{table}/hint"), &players[seat], &json!({})).expect(200);
    let [own, other, public] = [&players[seat], &players[1 - seat], ""].map(|token| house.look(&table, token));
    assert!(own["counsel"]["says"].is_object());
    for seen in [&other, &public] {
        assert_eq!(seen["counsel"], Value::Null, "a hint is for who asked");
        assert_eq!(
            list(&seen["hints_taken"]).iter().map(|taken| &taken["seat"]).collect::<Vec<_>>(),
            [seat],
            "but all see that they did"
        );
    }
    let page = house.outside(&format!("/table/{table}")).text;
    let name = ["Ana", "Bento"][seat];
    assert!(page.contains(&format!("{name} took a hint.")) && page.contains("one hint"), "{page}");
    assert!(!page.contains("id=\"hint\""), "{page}");
}

#[test]
fn a_hint_that_was_overtaken_is_dropped() {
    let house = House::open();
    let (table, players) = two_people(&house, Hints::Everybody);
    // A thought can be over before the card is played: then the next one is tried.
    for _ in 0..10 {
        let (seat, visitor_view) = to_act(&house, &table, &players);
        let (player, way) = (&players[seat], &visitor_view["view"]["prompt"]["ways"][0]["card"]);
        let cards = list(&way["of"]);
        let card = format!("{} {}", way["verb"].as_str().expect("a verb"), cards[0].as_str().expect("a card"));
        if cards.len() == 1 {
            house.post(&format!("/tables/{table}/actions"), player, &json!({ "action": card })).expect(200);
            continue;
        }
        let said = std::thread::scope(|scope| {
            let asking = scope.spawn(|| house.post(&format!("/tables/{table}/hint"), player, &json!({})));
            let end = Instant::now() + PATIENCE;
            while house.look(&table, player)["counsel"].is_null() {
                assert!(Instant::now() < end, "the tutor was not asked");
            }
            house.post(&format!("/tables/{table}/actions"), player, &json!({"action": card})).expect(200);
            asking.join().expect("an answer")
        });
        assert_eq!(house.look(&table, player)["counsel"], Value::Null, "what was said of another position is not shown");
        if said.status == 409 {
            assert_eq!(said.expect(409)["code"], "overtaken");
            return;
        }
    }
    panic!("the tutor was always quicker");
}

/// Who asks many times at once is thought for once: all are told the same, and one hint was taken.
#[test]
fn who_asks_many_times_is_answered_by_one_thought() {
    let house = House::open();
    let (table, players) = two_people(&house, Hints::Everybody);
    let (seat, visitor_view) = to_act(&house, &table, &players);
    let ask = || house.post(&format!("/tables/{table}/hint"), &players[seat], &json!({})).expect(200);
    let begun = Instant::now();
    let said: Vec<Value> = std::thread::scope(|scope| {
        let asking: Vec<_> = (0..6).map(|_| scope.spawn(ask)).collect();
        asking.into_iter().map(|asking| asking.join().expect("an answer")).collect()
    });
    assert!(said.iter().all(|one| *one == said[0]), "{said:?}");
    assert_eq!(ask(), said[0], "and so is who asks later");
    let shown = house.look(&table, &players[seat]);
    assert_eq!(
        (number(&shown), list(&shown["hints_taken"]).len()),
        (number(&visitor_view) + 1, 1),
        "after {:?}",
        begun.elapsed()
    );
}

/// At a table without hints the page has the words for who presses the key; at one with them it has none.
#[test]
fn a_table_without_hints_says_so() {
    let house = House::open();
    for (hints, says) in [(Hints::Alone, true), (Hints::Everybody, false)] {
        let (table, players) = two_people(&house, hints);
        to_act(&house, &table, &players);
        for player in &players {
            let page = house.page("GET", &format!("/table/{table}"), player).text;
            assert_eq!(page.contains("id=\"no-hints\" hidden"), says, "{hints:?}");
        }
        assert!(!house.outside(&format!("/table/{table}")).text.contains("id=\"no-hints\""), "who only looks on asks nobody");
    }
}

/// The page of a table on which the tutor was asked without a script.
fn asked_without_a_script(house: &House) -> String {
    let ana = house.person("Ana");
    let table = opened(house, &ana, &json!({"game": "yukon", "options": {"players": "2"}, "pace": "instant", "rest": "none"}));
    house.post(&format!("/tables/{table}/seats"), &ana, &json!({"seat": 0})).expect(200);
    house.post(&format!("/tables/{table}/bots"), &ana, &json!({"seat": 1, "level": "novice"})).expect(200);
    assert!(asked(house, &table, &ana).is_some());
    let page = house.page("GET", &format!("/table/{table}"), &ana);
    assert!(page.text.contains("id=\"do-hint\"") && !page.text.contains("id=\"hint\""), "{}", page.text);
    assert_eq!(house.page("POST", &format!("/table/{table}/do/hint"), &ana).status, 200);
    let sent = house.page("GET", &format!("/table/{table}"), &ana).text;
    assert!(sent.contains("id=\"hint-do\"") && sent.contains("The tutor would:"), "{sent}");
    sent
}

#[test]
fn without_a_script_the_hint_stands_on_the_page() {
    let house = House::open();
    // The book has no word for every hand: among so many it speaks of one.
    let advised = (0..40).find_map(|_| {
        let page = asked_without_a_script(&house);
        let links = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut places = links.filter_map(|link| link.split_once('#'));
        let (page, anchor) = places.find(|(page, _)| page.starts_with("/rules/yukon"))?;
        Some((page.to_owned(), anchor.to_owned()))
    });
    let (page, anchor) = advised.expect("the book's advice");
    let rules = house.outside(&page).text;
    assert!(rules.contains(&format!("id=\"{anchor}\"")), "{anchor} is not on {page}");
}

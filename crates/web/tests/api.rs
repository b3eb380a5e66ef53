//! The JSON interface, against a house whose doors are really open.

use crate::client;
use crate::tried;

use crate::json::house::{Answer, House};
use engine::Turn;
use engine::record::{Record, Verification, verify};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::time::{Duration, Instant};
use web::http::Limits;

/// How long anything may take here at the most.
const PATIENCE: Duration = Duration::from_secs(60);

/// A table of Yukon for two, without a wait, open to these.
fn yukon(house: &House, host: &str, openness: &str) -> Value {
    let new = json!({"game": "yukon", "options": {"players": "2", "table": "strict"}, "openness": openness, "pace": "instant", "rest": "none"});
    house.post("/tables", host, &new).expect(201)
}

/// A match of Yukon between two persons that has begun: the table and the tokens by seat.
fn begun(house: &House) -> (String, [String; 2]) {
    let players = ["Ana", "Bento"].map(|name| house.person(name));
    let table = yukon(house, &players[0], "public")["id"].as_str().expect("an id").to_owned();
    for (seat, player) in players.iter().enumerate() {
        house.post(&format!("/tables/{table}/seats"), player, &json!({"seat": seat, "entropy": format!("{seat}")})).expect(200);
    }
    (table, players)
}

/// The items of a list.
fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// Waits until the house has dealt and somebody is asked, or the match is over. Says who, and what they see.
fn asked(house: &House, table: &str, players: &[String; 2]) -> Option<(usize, Value)> {
    let end = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < end, "nobody is asked");
        for (seat, player) in players.iter().enumerate() {
            let visitor_view = house.look(table, player);
            assert_eq!(visitor_view["me"], seat);
            if visitor_view["phase"] == "over" {
                return None;
            }
            if visitor_view["view"]["prompt"]["must"] == true {
                return Some((seat, visitor_view));
            }
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_whole_match_of_yukon_is_played_by_two_programs() {
    let house = House::open();
    let (table, players) = begun(&house);
    let mut acts = 0;
    while let Some((seat, visitor_view)) = asked(&house, &table, &players) {
        for other in list(&visitor_view["view"]["seats"]).iter().filter(|other| other["seat"] != seat) {
            assert!(other["hand"]["backs"].is_u64(), "a hand that is not one's own has no faces");
            assert_ne!(other["to_act"], "must", "two cannot be asked at once");
        }
        assert_eq!(visitor_view["revealed"], Value::Null, "the seed is a secret while cards are dealt from it");
        assert_eq!(house.get(&format!("/tables/{table}/record"), &players[seat]).expect(404)["code"], "not_found");
        let way = &visitor_view["view"]["prompt"]["ways"][0];
        let act = json!({"action": client::answer(way), "key": format!("{acts}")});
        let done = house.post(&format!("/tables/{table}/actions"), &players[seat], &act).expect(200);
        let again = house.post(&format!("/tables/{table}/actions"), &players[seat], &act).expect(200);
        assert_eq!(again["number"], done["number"], "sent twice, it is acknowledged twice and happens once");
        acts += 1;
    }
    let over = house.look(&table, "");
    assert_eq!((&over["phase"], &over["me"]), (&json!("over"), &Value::Null));
    assert!(over["revealed"].is_string(), "the seed is shown when the match is over");
    let mine = house.get("/tables?phase=mine", &players[1]).expect(200);
    assert_eq!((mine[0]["id"].as_str(), mine[0]["phase"].as_str()), (Some(table.as_str()), Some("over")));

    let record = Record::from_text(&house.get(&format!("/tables/{table}/record"), "").text).expect("a record");
    let replay = record.replay(&games::catalogue()).expect("a match");
    assert_eq!(replay.game.turn(), Turn::Over);
    assert!(matches!(verify(&record, &replay), Verification::Fair { .. }));
    let actions = record.steps.iter().filter(|step| matches!(step.value, engine::record::Step::Act { .. })).count();
    assert_eq!(actions, acts, "every act happened once");
    let chips: Vec<i64> = engine::Seat::first(2).map(|seat| replay.game.ledger().balance(seat)).collect();
    assert_eq!(
        list(&over["view"]["seats"]).iter().map(|seat| seat["chips"].as_i64().expect("a number")).collect::<Vec<_>>(),
        chips
    );
}

#[test]
fn what_the_rules_refuse_names_its_rule_and_changes_nothing() {
    let house = House::open();
    let (table, players) = begun(&house);
    let actions = format!("/tables/{table}/actions");
    let mut refused = BTreeSet::new();
    while let Some((seat, visitor_view)) = asked(&house, &table, &players) {
        let prompt = &visitor_view["view"]["prompt"];
        let before = [0, 1].map(|seat| house.look(&table, &players[seat]));
        let card = client::answer(&prompt["ways"][0]);
        let out_of_turn = house.post(&actions, &players[1 - seat], &json!({"action": card})).expect(409);
        let against_rules = list(&prompt["refused"]).first().map(|way| {
            let verb = card.split(' ').next().expect("a verb");
            let action = format!("{verb} {}", way["what"].as_str().expect("a card"));
            let told = house.post(&actions, &players[seat], &json!({ "action": action })).expect(409);
            assert_eq!(told["cite"], way["why"]["cite"], "the rule the prompt has named");
            told
        });
        for told in std::iter::once(out_of_turn).chain(against_rules) {
            assert_eq!(told["code"], "refused");
            let (why, cite) = (told["why"].as_str().expect("words"), told["cite"].as_str().expect("a rule"));
            assert!(why.contains(' ') && !why.contains("yukon-"), "words, and no id of a message: {why}");
            refused.insert(cite.to_owned());
        }
        let unreadable = house.post(&actions, &players[seat], &json!({"action": "fly 7O"})).expect(400);
        assert_eq!((unreadable["code"].as_str(), unreadable.get("cite")), (Some("unreadable"), None));
        assert_eq!([0, 1].map(|seat| house.look(&table, &players[seat])), before, "nothing has changed");
        if refused.len() > 1 {
            return;
        }
        house.post(&actions, &players[seat], &json!({"action": card})).expect(200);
    }
    panic!("in a whole match only {refused:?} refused anything");
}

#[test]
fn a_token_the_house_has_not_signed_is_turned_away() {
    let house = House::open();
    let ana = house.person("Ana");
    let table = yukon(&house, &ana, "public")["id"].as_str().expect("an id").to_owned();
    let forged = [format!("{ana}0"), ana.replacen(".g.", ".m.", 1), "nobody".to_owned(), "..".to_owned()];
    for token in &forged {
        for path in ["/tables", &format!("/tables/{table}"), &format!("/tables/{table}/events")] {
            assert_eq!(house.get(path, token).expect(401)["code"], "unknown_person", "{token} at {path}");
        }
    }
    for token in forged.iter().map(String::as_str).chain([""]) {
        for (path, body) in [
            ("/tables".to_owned(), json!({"game": "yukon"})),
            (format!("/tables/{table}/seats"), json!({"seat": 0})),
            (format!("/tables/{table}/bots"), json!({"seat": 0, "level": "random"})),
            (format!("/tables/{table}/actions"), json!({"action": "play 7O"})),
            (format!("/tables/{table}/do/stand"), json!({})),
            (format!("/tables/{table}/hint"), json!({})),
        ] {
            assert_eq!(house.post(&path, token, &body).expect(401)["code"], "unknown_person", "{token} at {path}");
        }
    }
    assert_eq!(house.get("/tables?phase=mine", "").expect(401)["code"], "unknown_person");
    assert_eq!(house.look(&table, &ana)["number"], 0, "nothing has happened");
}

#[test]
fn anothers_seat_is_his() {
    let house = House::open();
    let [ana, bento, clara] = ["Ana", "Bento", "Clara"].map(|name| house.person(name));
    let table = yukon(&house, &ana, "public")["id"].as_str().expect("an id").to_owned();
    let post = |what: &str, token: &str, body: Value| house.post(&format!("/tables/{table}/{what}"), token, &body);
    post("seats", &bento, json!({"seat": 1})).expect(200);
    let denied = [
        (post("seats", &clara, json!({"seat": 1})), "taken"),
        (post("seats", &bento, json!({"seat": 0})), "seated"),
        (post("seats", &clara, json!({"seat": 2})), "no_such_seat"),
        (post("bots", &clara, json!({"seat": 0, "level": "random"})), "not_seated"),
        (post("bots", &bento, json!({"seat": 0, "level": "grandmaster"})), "no_such_level"),
        (post("bots", &ana, json!({"seat": 1, "level": "random"})), "taken"),
        (post("actions", &clara, json!({"action": "play 7O"})), "not_seated"),
        (post("actions", &bento, json!({"action": "play 7O"})), "not_begun"),
        (post("do/stand", &clara, json!({})), "not_seated"),
        (post("do/resume", &bento, json!({})), "not_paused"),
        (post("do/return", &bento, json!({})), "here"),
    ];
    for (answer, code) in denied {
        assert_eq!(answer.expect(409)["code"], code);
    }
    assert_eq!(post("do/dance", &bento, json!({})).expect(404)["code"], "not_found");
    for wrong in [json!({"seat": "one"}), json!({"seat": 0, "sit": true}), json!({}), json!([])] {
        assert_eq!(post("seats", &clara, wrong.clone()).expect(400)["code"], "bad_request", "{wrong}");
    }
    let visitor_view = house.look(&table, &clara);
    assert_eq!((&visitor_view["number"], &visitor_view["me"]), (&json!(1), &Value::Null));
    assert_eq!(list(&visitor_view["plates"]).iter().map(|plate| &plate["is"]).collect::<Vec<_>>(), ["nobody", "person"]);
    assert!(visitor_view["invitation"].is_null(), "who only looks cannot invite");
    // What may be done besides the game is done: up again, talk, and a player of the room in the chair.
    post("do/stand", &bento, json!({})).expect(200);
    post("do/chat", &ana, json!({"text": "Good  evening"})).expect(200);
    post("bots", &ana, json!({"seat": 1, "level": "novice"})).expect(200);
    let visitor_view = house.look(&table, &clara);
    assert_eq!((&visitor_view["chat"][0]["text"], &visitor_view["plates"][1]["is"]), (&json!("Good evening"), &json!("bot")));
}

#[test]
fn a_table_is_opened_as_agreed_or_not_at_all() {
    let house = House::open();
    let ana = house.person("Ana");
    let wrong = [
        json!({"game": "bridge"}),
        json!({"game": "yukon", "options": {"players": "7"}}),
        json!({"game": "yukon", "options": {"trump": "hearts"}}),
        json!({"game": "yukon", "openness": "secret"}),
        json!({"game": "yukon", "opennes": "invited"}),
        json!({"game": "yukon", "clock": {"base": 0, "increment": 5}}),
        json!({"game": "yukon", "pace": 3}),
    ];
    for body in wrong {
        assert_eq!(house.post("/tables", &ana, &body).expect(400)["code"], "bad_request", "{body}");
    }
    assert_eq!(house.post("/persons", "", &json!({"name": " "})).expect(400)["code"], "bad_name");
    assert_eq!(house.get("/tables?phase=mine", &ana).expect(200), json!([]), "nothing was opened");
    assert_eq!(house.get("/tables?phase=lost", &ana).expect(400)["code"], "bad_request");

    let body = json!({"game": "yukon", "options": {"target": "100", "table": "strict"}, "clock": {"base": 60, "increment": 1}});
    let opened = house.post("/tables", &ana, &body).expect(201);
    let visitor_view = house.look(opened["id"].as_str().expect("an id"), &ana);
    assert!(list(&visitor_view["agreed"]).contains(&json!(["target", "100"])));
    assert_eq!(visitor_view["plates"][0]["time"]["left"], 60_000);
    assert_eq!(visitor_view["invitation"], opened["invitation"], "who opened it may invite");
    assert_eq!(opened["link"], format!("/join/{}", visitor_view["invitation"].as_str().expect("a secret")));
    let games = house.get("/games", "").expect(200);
    let ids: Vec<&str> = games.as_array().expect("a list").iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids, games::catalogue().iter().map(|entry| entry.facts.id).collect::<Vec<_>>());
}

#[test]
fn a_table_of_the_invited_is_hidden_from_everybody_else() {
    let house = House::open();
    let [ana, bento] = ["Ana", "Bento"].map(|name| house.person(name));
    let opened = yukon(&house, &ana, "invited");
    let (table, secret) = (opened["id"].as_str().expect("an id"), opened["invitation"].as_str().expect("a secret"));
    let nowhere = house.get("/tables/aaaaaaaaaa", &bento).expect(404);
    for path in ["", "/events", "/record", "?invitation=", "?invitation=00000000000000000000000000000000"] {
        assert_eq!(house.get(&format!("/tables/{table}{path}"), &bento).expect(404), nowhere, "like a table that is not there");
    }
    for (what, body) in [("seats", json!({"seat": 0})), ("actions", json!({"action": "play 7O"})), ("do/ask", json!({}))] {
        assert_eq!(house.post(&format!("/tables/{table}/{what}"), &bento, &body).expect(404), nowhere);
    }
    assert_eq!(house.get("/tables?phase=gathering", &bento).expect(200), json!([]), "the lobby does not list it");
    let with_header = house.asked("GET", &format!("/tables/{table}"), &bento, &[("spadille-invitation", secret)], None);
    assert_eq!(with_header.expect(200)["invitation"], Value::Null);
    let seats = format!("/tables/{table}/seats?invitation={secret}");
    house.post(&seats, &bento, &json!({"seat": 1})).expect(200);
    assert_eq!(house.look(table, &bento)["me"], 1, "who sits there needs no invitation any more");
}

#[test]
fn a_stream_brings_every_change() {
    let house = House::open();
    let [ana, bento] = ["Ana", "Bento"].map(|name| house.person(name));
    let table = yukon(&house, &ana, "public")["id"].as_str().expect("an id").to_owned();
    let seats = format!("/tables/{table}/seats");
    let described = house.described();
    let events = |last: &str| {
        let stream = house.stream(&format!("/tables/{table}/events"), &bento, last);
        let mut lines = BufReader::new(stream).lines().map(|line| line.expect("a line"));
        move || {
            let event: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
            let field = |name: &str| event.iter().find_map(|line| line.strip_prefix(name)).map(str::to_owned).expect("a field");
            let visitor_view: Value = serde_json::from_str(&field("data: ")).expect("a sight");
            described.visitor_view(&visitor_view);
            assert_eq!(field("id: "), visitor_view["number"].to_string(), "an event has the number of the table");
            visitor_view
        }
    };
    let mut next = events("");
    assert_eq!(next()["number"], 0, "the table as it stands");
    house.post(&seats, &ana, &json!({"seat": 0})).expect(200);
    let sat = next();
    assert_eq!([&sat["number"], &sat["plates"][0]["name"], &sat["me"]], [&json!(1), &json!("Ana"), &Value::Null]);
    house.post(&seats, &bento, &json!({"seat": 1})).expect(200);
    let mine = std::iter::repeat_with(&mut next).find(|visitor_view| visitor_view["view"]["deal"] == 1).expect("a deal");
    assert_eq!(mine["me"], 1);
    let hand = |seat: usize| &list(&mine["view"]["seats"]).iter().find(|shown| shown["seat"] == seat).expect("a seat")["hand"];
    assert!(hand(1)["faces"].is_array() && hand(0)["backs"].is_u64());
    assert!(events("1")()["number"].as_u64() >= mine["number"].as_u64(), "who comes back lacks nothing");
}

#[test]
fn a_stream_that_is_left_gives_its_place_back() {
    let house = House::with(Limits { sockets: 1, ..Limits::NONE });
    let ana = house.person("Ana");
    let table = yukon(&house, &ana, "public")["id"].as_str().expect("an id").to_owned();
    let events = format!("/tables/{table}/events");
    let stream = house.stream(&events, &ana, "");
    assert_eq!(house.get(&events, &ana).expect(429)["code"], "too_many");
    drop(stream);
    let is_free = || house.has_stream(&events, &ana);
    let waited = std::iter::repeat_with(is_free).take_while(|free| !free).map(|_| std::thread::sleep(PATIENCE / 100)).take(100);
    assert!(waited.count() < 100, "the place is not given back");
}

#[test]
fn the_socket_says_what_the_interface_says() {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest;
    let house = House::open();
    let ana = house.person("Ana");
    let table = yukon(&house, &ana, "invited")["id"].as_str().expect("an id").to_owned();
    house.post(&format!("/tables/{table}/seats"), &ana, &json!({"seat": 0})).expect(200);
    let mut request = format!("ws://{}/table/{table}/live?as=json", house.address).into_client_request().expect("a request");
    request.headers_mut().insert("authorization", format!("Bearer {ana}").parse().expect("a header"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let frame = runtime.block_on(async {
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        socket.next().await.expect("a frame").expect("a sound one").into_text().expect("text")
    });
    let frame: Value = serde_json::from_str(&frame).expect("JSON");
    assert_eq!((frame["kind"].as_str(), frame["number"].as_u64()), (Some("sight"), Some(1)));
    assert_eq!(frame["sight"], house.get(&format!("/tables/{table}"), &ana).expect(200));
}

/// Every value of this key, however deep.
fn all<'v>(value: &'v Value, key: &str, found: &mut Vec<&'v str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get(key).and_then(Value::as_str));
            fields.values().for_each(|field| all(field, key, found));
        }
        Value::Array(items) => items.iter().for_each(|item| all(item, key, found)),
        _ => {}
    }
}

#[test]
fn the_document_lists_exactly_the_routes_there_are() {
    let house = House::open();
    let document = house.get("/openapi.json", "").expect(200);
    let mut described = Vec::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        described.extend(item.as_object().expect("methods").keys().map(|method| format!("{method} {path}")));
    }
    described.sort();
    let routes = [
        "get /api/v1/games",
        "get /api/v1/laws/{game}",
        "get /api/v1/openapi.json",
        "get /api/v1/referee/{game}",
        "get /api/v1/tables",
        "get /api/v1/tables/{table}",
        "get /api/v1/tables/{table}/events",
        "get /api/v1/tables/{table}/record",
        "get /table/{table}/live",
        "post /api/v1/persons",
        "post /api/v1/tables",
        "post /api/v1/tables/{table}/actions",
        "post /api/v1/tables/{table}/bots",
        "post /api/v1/tables/{table}/do/{what}",
        "post /api/v1/tables/{table}/hint",
        "post /api/v1/tables/{table}/seats",
    ];
    assert_eq!(described, routes);
    let mut references = Vec::new();
    all(&document, "$ref", &mut references);
    assert!(references.len() > routes.len(), "the shapes refer to each other");
    for reference in references {
        assert!(document.pointer(reference.trim_start_matches('#')).is_some(), "{reference} leads nowhere");
    }
    // Each is really there: it answers with a status the document names, and another method is not allowed.
    let ana = house.person("Ana");
    let table = yukon(&house, &ana, "public")["id"].as_str().expect("an id").to_owned();
    for line in routes.iter().filter(|line| line.contains("/api/v1")) {
        let (method, path) = line.split_once(' ').expect("a method and a path");
        let operation = &document["paths"][path][method];
        let address =
            path.trim_start_matches("/api/v1").replace("{table}", &table).replace("{what}", "chat").replace("{game}", "yukon");
        if !address.ends_with("/events") {
            let body = &operation["requestBody"]["content"]["application/json"]["example"];
            let answer = house.asked(&method.to_uppercase(), &address, &ana, &[], Some(body).filter(|body| !body.is_null()));
            assert!(operation["responses"].get(answer.status.to_string()).is_some(), "{line}: {} {}", answer.status, answer.text);
            assert_ne!(answer.status, 400, "{line}: the example is understood: {}", answer.text);
        }
        assert_eq!(house.asked("DELETE", &address, &ana, &[], None).expect(405)["code"], "no_such_method", "{line}");
    }
    for nothing in ["", "/", "/game", "/tables/", "/persons/me", "/tables/aaaaaaaaaa/seats/0"] {
        assert_eq!(house.get(nothing, &ana).expect(404)["code"], "not_found", "{nothing}");
    }
}

#[test]
fn the_document_says_which_bodies_must_be_there_and_how_far_seats_go() {
    let house = House::open();
    let document = house.get("/openapi.json", "").expect(200);
    let ana = house.person("Ana");
    let table = yukon(&house, &ana, "public")["id"].as_str().expect("an id").to_owned();
    let mut needed = 0;
    for (path, item) in document["paths"].as_object().expect("paths") {
        let Some(body) = item["post"].get("requestBody") else { continue };
        let address = path.trim_start_matches("/api/v1").replace("{table}", &table).replace("{what}", "ask");
        let answer = house.asked("POST", &address, &ana, &[], None);
        // What the document says is needed is refused if it is missing, and nothing else is.
        assert_eq!(body["required"], json!(answer.status == 400), "{path}: {} {}", answer.status, answer.text);
        needed += usize::from(answer.status == 400);
    }
    assert_eq!(needed, 5);
    let seat = &document["components"]["schemas"]["Seat"];
    assert_eq!(
        [&seat["type"], &seat["minimum"], &seat["maximum"]],
        [&json!("integer"), &json!(0), &json!(engine::Seat::MOST - 1)]
    );
    for shape in ["Sit", "Fill"] {
        let field = &document["components"]["schemas"][shape]["properties"]["seat"];
        let mut references = Vec::new();
        all(field, "$ref", &mut references);
        assert_eq!(references, ["#/components/schemas/Seat"], "{shape}: {field}");
    }
    // A request that is no handshake, and one for a table that is not there.
    let live = &document["paths"]["/table/{table}/live"]["get"]["responses"];
    assert_eq!(house.outside(&format!("/table/{table}/live?as=json")).status, 400);
    assert!(live.get("400").is_some() && live.get("404").is_some(), "{live}");
}

#[test]
fn the_page_shows_every_operation_without_a_script() {
    let house = House::open();
    let Answer { status, text: page } = house.outside("/api");
    assert_eq!(status, 200);
    let document = house.get("/openapi.json", "").expect(200);
    let mut ids = Vec::new();
    all(&document["paths"], "operationId", &mut ids);
    let shapes = document["components"]["schemas"].as_object().expect("shapes").keys().map(|name| format!("shape-{name}"));
    for id in ids.into_iter().map(str::to_owned).chain(shapes) {
        assert!(page.contains(&format!("id=\"{id}\"")), "{id} is missing");
    }
    for target in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(page.contains(&format!("id=\"{target}\"")), "a link leads to {target}, which is not there");
    }
    assert!(!page.contains("<script>") && !page.contains("style=") && !page.contains('\u{1}'));
}

#[test]
fn the_document_fits_every_game() {
    let house = House::open();
    for entry in tried::tried() {
        let has_honour = entry.facts.options.iter().any(|option| option.name == "table");
        let agreed = std::iter::once(json!({})).chain(has_honour.then(|| json!({"table": "honour"})));
        for options in agreed {
            let ana = house.person("Ana");
            let new = json!({"game": entry.facts.id, "options": options, "pace": "instant", "rest": "none"});
            let table = house.post("/tables", &ana, &new).expect(201)["id"].as_str().expect("an id").to_owned();
            house.post(&format!("/tables/{table}/seats"), &ana, &json!({"seat": 0})).expect(200);
            for seat in 1..house.chairs(&table) {
                house.post(&format!("/tables/{table}/bots"), &ana, &json!({"seat": seat, "level": "random"})).expect(200);
            }
            // What is answered is held against the document, for the player and for the public, at each of so many questions.
            let mut answered = 0;
            let began = Instant::now();
            while answered < 20 && house.look(&table, "")["phase"] != "over" {
                assert!(began.elapsed() < PATIENCE, "{} stands still after {answered} answers", entry.facts.id);
                let visitor_view = house.look(&table, &ana);
                if let Some(way) = visitor_view["view"]["prompt"]["ways"].as_array().and_then(|ways| ways.last()) {
                    let act = json!({"action": client::answer(way)});
                    let answer = house.post(&format!("/tables/{table}/actions"), &ana, &act);
                    assert!(matches!(answer.status, 200 | 409), "{}: {act}: {}", entry.facts.id, answer.text);
                    answered += 1;
                }
            }
        }
    }
}

#[test]
fn the_example_plays_whole_matches() {
    let house = House::open();
    for game in ["yukon", "truco"] {
        let last = client::play(&format!("http://{}", house.address), game).expect("a match");
        assert_eq!([&last["phase"], &last["me"], &last["game"]], [&json!("over"), &json!(0), &json!(game)]);
        assert_eq!(last["plates"][0]["is"], "person", "the program played to the end itself");
    }
}

#[test]
fn the_short_example_plays_a_whole_match() {
    let house = House::open();
    let said = std::process::Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/client.py"))
        .args([format!("http://{}", house.address), "truco".to_owned()])
        .output()
        .expect("python3");
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    assert!(String::from_utf8_lossy(&said.stdout).contains("'Random': "), "{}", String::from_utf8_lossy(&said.stdout));
}

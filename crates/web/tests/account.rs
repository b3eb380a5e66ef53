//! Accounts across devices, what every answer of the house says to a browser, and the desks of a championship.

#[path = "club/mod.rs"]
pub(crate) mod club_desks;
use crate::answer;
use crate::wire;

use crate::house::{Answer, House};
use engine::Rng;
use live::Opening;
use serde_json::json;
use std::time::Instant;
use table::{Openness, Pace, Rating, Rest};
use web::http::Limits;

const PASSWORD: &str = "nine of the best";

/// The person an answer gives to the browser.
fn person(answer: &Answer) -> String {
    let cookie = answer.header("set-cookie");
    let token = cookie.strip_prefix("spadille=").and_then(|rest| rest.split(';').next());
    token.unwrap_or_else(|| panic!("nobody in `{cookie}`")).to_owned()
}

#[test]
fn who_signs_up_keeps_his_seat_and_finds_it_again_elsewhere() {
    let house = House::open(Limits::NONE);
    let own = house.url("");
    let (ana, guest) = house.person("Ana");
    let opening = Opening { openness: Openness::Invited, pace: Pace::Instant, ..Opening::of("yukon", &[("players", "2")]) };
    let table = house.table(&ana, opening);
    house.socket(&table, &guest).sit(0);
    let as_who = |token: &str| format!("spadille={token}");
    let page = |path: &str, token: &str| house.get(path, &[("cookie", &as_who(token))]);
    let credentials = [("login", "Ana.Maria"), ("password", PASSWORD)];

    let up = house.post("/account/up", &[("cookie", &as_who(&guest)), ("origin", &own)], &credentials);
    assert_eq!((up.status, up.header("location")), (303, "/account"), "{}", up.body);
    let member = person(&up);
    assert_ne!(member, guest, "a member is no guest");
    let account = page("/account", &member).body;
    assert!(account.contains("/account/out") && !account.contains("/account/in"), "{account}");
    assert!(page("/mine", &member).body.contains(table.as_str()), "what was hers as a guest is hers");

    let out = house.post("/account/out", &[("cookie", &as_who(&member)), ("origin", &own)], &[]);
    assert_eq!((out.status, person(&out).as_str()), (303, ""), "nobody is remembered");
    let nobody = page("/account", "").body;
    assert!(nobody.contains("/account/in") && !nobody.contains("/account/out"), "{nobody}");
    assert_eq!(page(&format!("/table/{table}"), "").status, 404);

    // On another device: the login in any case of letters, and the password as it is.
    let elsewhere = house.post("/account/in", &[("origin", &own)], &[("login", "ANA.maria"), ("password", PASSWORD)]);
    assert_eq!(elsewhere.status, 303, "{}", elsewhere.body);
    let again = person(&elsewhere);
    let visitor_view = house.socket(&table, &again).next_of("sight");
    assert_eq!(
        (visitor_view["sight"]["me"].as_u64(), visitor_view["sight"]["plates"][0]["name"].as_str()),
        (Some(0), Some("Ana"))
    );
    for (login, password) in [("ana.maria", "nine of the rest"), ("ana.mario", PASSWORD), ("ana.maria", "")] {
        let wrong = house.post("/account/in", &[("origin", &own)], &[("login", login), ("password", password)]);
        assert_eq!((wrong.status, wrong.header("set-cookie")), (400, ""), "{login} {password}");
    }
    let taken = house.post("/account/up", &[("origin", &own)], &credentials);
    assert_eq!((taken.status, taken.header("set-cookie")), (400, ""), "two cannot have one login");
}

/// Everybody answers as it comes until the match is over; each look is watched.
fn play_out(wires: &mut [wire::Wire], watch: impl Fn(&serde_json::Value)) {
    let (mut rng, end) = (Rng::new(7), Instant::now() + wire::PATIENCE);
    loop {
        for wire in wires.iter_mut() {
            let visitor_view = wire::fresh_view(wire)["sight"].take();
            if visitor_view["phase"] == "over" {
                return;
            }
            watch(&visitor_view);
            if let Some(action) = answer::answer(&visitor_view["view"]["prompt"], &mut rng) {
                wire.ask(&json!({"act": action}));
            }
        }
        assert!(Instant::now() < end, "the match stands still");
    }
}

/// Where four play as two pairs, one of them wins and the other is second of two.
#[test]
fn the_place_of_a_pair_is_counted_among_pairs() {
    let house = House::open(Limits::NONE);
    let (ana, token) = house.person("Ana");
    let opening = Opening { pace: Pace::Instant, rest: Rest::None, ..Opening::of("yukon", &[("players", "4"), ("target", "1")]) };
    let table = house.table(&ana, opening);
    let mut wires = [house.socket(&table, &token)];
    wires[0].sit(0);
    for seat in 1..4 {
        wires[0].ask(&json!({"do": "fill", "seat": seat, "level": "novice"}));
    }
    play_out(&mut wires, |_| {});
    let page = house.get("/account", &[("cookie", &format!("spadille={token}"))]).body;
    assert!(page.contains("place 1 of 2") || page.contains("place 2 of 2"), "{page}");
}

/// Two people play a rated match, without bots and without the tutor. Each finds it on their page, with what it made of them, and a plot of
/// the cards by which they gave something away; after a restart of the page too, since all of it is kept.
#[test]
fn a_rated_match_is_told_on_the_page_of_who_played_it() {
    let house = House::open(Limits::NONE);
    let people = [house.person("Ana"), house.person("Bento")];
    let opening = Opening {
        pace: Pace::Instant,
        rest: Rest::None,
        rating: Rating::Rated,
        ..Opening::of("yukon", &[("players", "2"), ("target", "1")])
    };
    let table = house.table(&people[0].0, opening);
    let mut wires: Vec<_> = people.iter().map(|(_, token)| house.socket(&table, token)).collect();
    wires[0].sit(0);
    let bot = wires[0].ask(&json!({"do": "fill", "seat": 1, "level": "novice"}));
    assert_eq!((bot["kind"].as_str(), bot["code"].as_str()), (Some("denied"), Some("is_rated")), "{bot}");
    wires[1].sit(1);
    let end = Instant::now() + wire::PATIENCE;
    play_out(&mut wires, |visitor_view| assert_ne!(visitor_view["rights"]["hint"], true, "no hints where the match is rated"));
    let seen =
        |id: &table::PersonId| house.look(&table, live::Visitor { person: Some(id.clone()), passes: Vec::new() }).rating_change;
    for (id, _) in &people {
        while seen(id).is_none() {
            assert!(Instant::now() < end, "the page of the match never says what it made of the rating");
            std::thread::yield_now();
        }
    }
    let [one, other] = [0, 1].map(|n: usize| seen(&people[n].0).expect("a change"));
    assert_eq!(one.before, other.before, "both play their first rated match");
    assert!((one.after - one.before) * (other.after - other.before) < 0.0, "{one:?}, {other:?}: one wins what the other loses");
    assert!(house.look(&table, live::Visitor { person: None, passes: Vec::new() }).rating_change.is_none());
    let own = house.url("");
    for (_, token) in &people {
        let cookie = format!("spadille={token}");
        let page = || house.get("/account", &[("cookie", &cookie)]).body;
        let first = page();
        assert!(first.contains("people") && first.contains("Your ratings") && first.contains("±"), "{first}");
        assert!(!first.contains("class=\"plot\""), "nobody has looked through it yet");
        let asked = house.post("/account/blunders", &[("cookie", &cookie), ("origin", &own)], &[]);
        assert_eq!((asked.status, asked.header("location")), (303, "/account#blunders"), "{}", asked.body);
        let plotted = loop {
            let now = page();
            if !now.contains("looking through your matches") {
                break now;
            }
            assert!(Instant::now() < end, "nobody looks through it");
        };
        assert!(plotted.contains("class=\"plot\"") && plotted.contains("<circle"), "{plotted}");
        assert!(!plotted.contains("action=\"/account/blunders\""), "there is nothing left to look through");
    }
    let nobody = house.post("/account/blunders", &[("origin", &own)], &[]);
    assert_eq!(nobody.status, 401);
    is_shared_by_whoever_played(&house, &table, people.each_ref().map(|(_, token)| token.as_str()));
}

/// The match may be shown to whoever has the link if one who played says so; the link has a title and a picture for previews.
fn is_shared_by_whoever_played(house: &House, table: &table::TableId, [host, other]: [&str; 2]) {
    let own = house.url("");
    let share = |token: &str| {
        house.post(&format!("/table/{table}/share"), &[("cookie", &format!("spadille={token}")), ("origin", &own)], &[])
    };
    let text = |token: &str| house.get(&format!("/table/{table}/share"), &[("cookie", &format!("spadille={token}"))]).body;
    let (_, stranger) = house.person("Clara");
    assert_eq!(share(&stranger).status, 404, "a stranger shares nothing");
    assert_eq!((share(other).status, share(host).status), (303, 303), "everybody who played may");
    assert_eq!(text(other).split("/record/").nth(1), text(host).split("/record/").nth(1), "one match, one link");
    let told = text(host);
    let name = told.split("/record/").nth(1).and_then(|rest| rest.split(|letter: char| !letter.is_ascii_alphanumeric()).next());
    let link = &format!("/record/{}", name.expect("a link"));
    assert!(!link.contains(table.as_str()), "{link}");
    let page = house.get(link, &[]).body;
    for part in ["og:title", "og:description", "og:image", &format!("{link}/picture.png")] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let picture = house.get(&format!("{link}/picture.svg?at=9"), &[]);
    assert!(picture.status == 200 && picture.header("content-type").starts_with("image/svg") && picture.body.contains("<symbol"));
    assert!(!picture.body.contains("<text"), "no letter of the table is left to the fonts of a machine");
    // Most who show previews of links draw no SVG: they get pixels.
    let pixels = house.get(&format!("{link}/picture.png?at=9"), &[]);
    assert_eq!((pixels.status, pixels.header("content-type")), (200, "image/png"), "{}", pixels.body);
    assert_eq!(house.get(&format!("{link}/picture.gif"), &[]).status, 404);
}

#[test]
fn every_answer_tells_the_browser_what_it_may_do() {
    let house = House::open(Limits::NONE);
    let page = house.get("/", &[]);
    let script = page.body.split("src=\"").find_map(|rest| rest.split('"').next().filter(|path| path.starts_with("/assets/")));
    let script = script.expect("a script of the house").to_owned();
    let paths = ["/", "/account", "/open/grand", "/table/nowhere", "/replay", "/api", "/api/v1/games", "/metrics", &script];
    for path in paths {
        let answer = house.get(path, &[]);
        let policy = answer.header("content-security-policy");
        for part in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
            assert!(policy.split("; ").any(|known| known == part), "{path}: {part} is not in `{policy}`");
        }
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), value, "{path}: {name}");
        }
        let kept = if path == script { "public, max-age=31536000, immutable" } else { "no-store" };
        assert_eq!(answer.header("cache-control"), kept, "{path}");
    }
    assert!(!page.body.contains("<script>") && !page.body.contains(" style=\"") && !page.body.contains(" onclick="));
    let named = house.post("/account/name", &[("origin", &house.url(""))], &[("name", "Ana")]);
    let cookie = named.header("set-cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.split("; ").any(|known| known == part), "{part} is not in `{cookie}`");
    }
}

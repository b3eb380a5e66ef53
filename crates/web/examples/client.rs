//! A player who sits down at a table through the JSON interface, with players of the room, and answers at random until the
//! match is over: `cargo run --package web --example client -- http://127.0.0.1:8080 yukon`.

use serde::Serialize;
use serde_json::Value;
use std::error::Error;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{BufRead, BufReader};
use table::{Deadline, Openness, Pace, Rest};
use ureq::Agent;
use web::api::body::{Act, Fill, NewPerson, NewTable, Sit};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let house = words.next().unwrap_or_else(|| "http://127.0.0.1:8080".to_owned());
    let last = play(&house, &words.next().unwrap_or_else(|| "yukon".to_owned()))?;
    for (seat, plate) in list(&last["view"]["seats"]).iter().zip(list(&last["plates"])) {
        println!("{}: {}", text(&plate["name"]), seat["chips"]);
    }
    Ok(())
}

/// Plays a match of a game, and says how the table stands when it is over.
pub(crate) fn play(house: &str, game: &str) -> Result<Value, Box<dyn Error>> {
    let base = format!("{house}/api/v1");
    let games: Value = Agent::new_with_defaults().get(format!("{base}/games")).call()?.body_mut().read_json()?;
    let known = list(&games).iter().find(|known| known["id"] == game);
    // The novice answers at once.
    let level = known.and_then(|game| list(&game["bots"]).iter().map(text).find(|&level| level == "novice"));
    let level = level.ok_or("there is no such game")?;
    let me = post(&format!("{base}/persons"), "", &NewPerson { name: "Random".to_owned() })?;
    let (openness, pace, deadline) = (Some(Openness::Invited), Some(Pace::Instant), Some(Deadline::Brief));
    let game = game.to_owned();
    let token = text(&me["token"]);
    let new = NewTable {
        game,
        options: [].into(),
        openness,
        clock: None,
        pace,
        deadline,
        hints: None,
        rest: Some(Rest::None),
        rating: None,
        length: None,
        refereed: false,
    };
    let table = post(&format!("{base}/tables"), token, &new)?;
    let table = format!("{base}/tables/{}", text(&table["id"]));
    post(&format!("{table}/seats"), token, &Sit { seat: 0, entropy: None })?;
    let mut is_filled = false;
    // A stream can end before the match does; the next begins with everything.
    loop {
        let stream = Agent::new_with_defaults().get(format!("{table}/events")).header("Authorization", bearer(token)).call()?;
        for line in BufReader::new(stream.into_body().into_reader()).lines() {
            let Some(visitor_view) = line?.strip_prefix("data: ").map(serde_json::from_str::<Value>).transpose()? else {
                continue;
            };
            if visitor_view["phase"] == "over" {
                return Ok(visitor_view);
            }
            let chairs = list(&visitor_view["plates"]).len();
            if !std::mem::replace(&mut is_filled, true) {
                for seat in 1..chairs {
                    post(&format!("{table}/bots"), token, &Fill { seat, level: level.to_owned() })?;
                }
            }
            let prompt = &visitor_view["view"]["prompt"];
            let ways = list(&prompt["ways"]);
            if prompt["must"] == true && !ways.is_empty() {
                let action = answer(&ways[chance(ways.len())]);
                // The key says which question this answers: sent twice, it is answered once.
                let act = Act { action, key: Some(visitor_view["number"].to_string()) };
                match post(&format!("{table}/actions"), token, &act) {
                    // Somebody may have spoken first: the next sight says what is asked now.
                    Ok(_) | Err(ureq::Error::StatusCode(409)) => {}
                    Err(error) => return Err(error.into()),
                }
            }
        }
    }
}

fn bearer(token: &str) -> String {
    format!("Bearer {token}")
}

fn post(address: &str, token: &str, body: &impl Serialize) -> Result<Value, ureq::Error> {
    let request = Agent::new_with_defaults().post(address);
    let request = if token.is_empty() { request } else { request.header("Authorization", bearer(token)) };
    request.send_json(body)?.body_mut().read_json()
}

/// One of so many, by chance.
fn chance(many: usize) -> usize {
    RandomState::new().build_hasher().finish() as usize % many
}

/// The items of a list; none where there is no list.
fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A text; nothing where there is none.
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// What is sent to answer in this way, chosen at random where there is a choice. A way is an object with one field: its kind.
pub(crate) fn answer(way: &Value) -> String {
    let Some((kind, way)) = way.as_object().and_then(|way| way.iter().next()) else { return String::new() };
    let (verb, of, must) = (text(&way["verb"]), list(&way["of"]), list(&way["must"]));
    let number = |name: &str| way[name].as_i64().unwrap_or_default();
    match kind.as_str() {
        "word" => text(&way["action"]).to_owned(),
        "card" => format!("{verb} {}", text(&of[chance(of.len())])),
        "cards" => {
            let free = of.iter().filter(|card| !must.contains(card));
            let chosen = must.iter().chain(free).take(must.len().max(number("at_least") as usize));
            std::iter::once(verb).chain(chosen.map(text)).collect::<Vec<_>>().join(" ")
        }
        _ => format!("{verb} {}", number("from") + chance((number("to") - number("from") + 1) as usize) as i64),
    }
}

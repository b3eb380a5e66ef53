//! A player who sits down at a table through the JSON interface, with players of the room, and answers at random until the
//! match is over: `cargo run --package web --example client -- http://127.0.0.1:8080 yukon`.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{BufRead, BufReader};
use ureq::Agent;
use web::api::body::{Act, Fill, NewPerson, NewTable, Sit};
use web::api::shape::{Card, Done, Game, Opened, Person, Sight, Way};
use web::house::{Deadline, Openness, Pace, Phase, Rest};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let house = words.next().unwrap_or_else(|| "http://127.0.0.1:8080".to_owned());
    let last = play(&house, &words.next().unwrap_or_else(|| "yukon".to_owned()))?;
    for (seat, plate) in last.view.seats.iter().zip(&last.plates) {
        println!("{}: {}", plate.name.as_deref().unwrap_or("nobody"), seat.chips);
    }
    Ok(())
}

/// Plays a match of a game, and says how the table stands when it is over.
pub(crate) fn play(house: &str, game: &str) -> Result<Sight, Box<dyn Error>> {
    let base = format!("{house}/api/v1");
    let games: Vec<Game> = Agent::new_with_defaults().get(format!("{base}/games")).call()?.body_mut().read_json()?;
    let level = games.iter().find(|known| known.id == game).and_then(|game| game.bots.last()).ok_or("there is no such game")?;
    let me: Person = post(&format!("{base}/persons"), "", &NewPerson { name: "Random".to_owned() })?;
    let (openness, pace, deadline) = (Some(Openness::Invited), Some(Pace::Instant), Some(Deadline::Brief));
    let game = game.to_owned();
    let new = NewTable { game, options: [].into(), openness, clock: None, pace, deadline, hints: None, rest: Some(Rest::None) };
    let table: Opened = post(&format!("{base}/tables"), &me.token, &new)?;
    let table = format!("{base}/tables/{}", table.id);
    let _: Done = post(&format!("{table}/seats"), &me.token, &Sit { seat: 0, entropy: None })?;
    let mut chairs = None;
    // A stream can end before the match does; the next begins with everything.
    loop {
        let stream =
            Agent::new_with_defaults().get(format!("{table}/events")).header("Authorization", bearer(&me.token)).call()?;
        for line in BufReader::new(stream.into_body().into_reader()).lines() {
            let Some(sight) = line?.strip_prefix("data: ").map(serde_json::from_str::<Sight>).transpose()? else { continue };
            if sight.phase == Phase::Over {
                return Ok(sight);
            }
            if chairs.replace(sight.plates.len()).is_none() {
                for seat in 1..sight.plates.len() {
                    let _: Done = post(&format!("{table}/bots"), &me.token, &Fill { seat, level: level.clone() })?;
                }
            }
            if let Some(prompt) = sight.view.prompt.filter(|prompt| prompt.must && !prompt.ways.is_empty()) {
                let action = answer(&prompt.ways[chance(prompt.ways.len())]);
                // The key says which question this answers: sent twice, it is answered once.
                let act = Act { action, key: Some(sight.number.to_string()) };
                match post::<Done>(&format!("{table}/actions"), &me.token, &act) {
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

fn post<T: DeserializeOwned>(address: &str, token: &str, body: &impl Serialize) -> Result<T, ureq::Error> {
    let request = Agent::new_with_defaults().post(address);
    let request = if token.is_empty() { request } else { request.header("Authorization", bearer(token)) };
    request.send_json(body)?.body_mut().read_json()
}

/// One of so many, by chance.
fn chance(many: usize) -> usize {
    RandomState::new().build_hasher().finish() as usize % many
}

/// What is sent to answer in this way, chosen at random where there is a choice.
pub(crate) fn answer(way: &Way) -> String {
    let text = |cards: &[&Card]| cards.iter().map(|card| card.0.as_str()).collect::<Vec<_>>().join(" ");
    match way {
        Way::Word { action, .. } => action.clone(),
        Way::Card { verb, of, .. } => format!("{verb} {}", text(&[&of[chance(of.len())]])),
        Way::Cards { verb, of, must, at_least, .. } => {
            let free = of.iter().filter(|card| !must.contains(card));
            let chosen: Vec<&Card> = must.iter().chain(free).take((*at_least).max(must.len())).collect();
            format!("{verb} {}", text(&chosen)).trim_end().to_owned()
        }
        Way::Number { verb, from, to, .. } => format!("{verb} {}", from + chance((to - from + 1) as usize) as i64),
    }
}

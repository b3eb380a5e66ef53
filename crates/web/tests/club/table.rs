//! A jogo played at a table of the room: opened at the desk, each player on their chair by their link, watched and halted by its judge, and
//! taken into the súmula with its record and the proof of its shuffles.

use super::{Held, between, found_with, house};
use crate::answer::answer;
use crate::house::House;
use club::entry::JogoId;
use club::jogo::{Proof, State};
use engine::Rng;
use live::Visitor;
use std::io::{BufRead, BufReader};
use table::{Denied, PersonId, Phase, Request, TableId, VisitorView};

const JOGO: JogoId = JogoId(1);

/// An event of one game with two entries, checked in at a table of the hall with a judge; the next partida is theirs.
struct Afternoon {
    house: House,
    organiser: Held,
    judge: Held,
    players: Vec<&'static str>,
}

const NAMES: [[&str; 2]; 2] = [["Ana", "Davi"], ["Bento", "Clara"]];

fn afternoon(game: &str, titulars: usize, more: &[(&str, &str)]) -> Afternoon {
    let house = house();
    let category = if titulars == 1 { "individual" } else { "duplas" };
    let form: Vec<(&str, &str)> = [("game", game)].into_iter().chain(more.iter().copied()).collect();
    let organiser = found_with(&house, &form);
    organiser.does(&house, "publish", &[]);
    organiser.does(&house, "open_entries", &[("category", category)]);
    for names in NAMES {
        let players = names[..titulars].iter().map(|&name| ("player", name));
        let form: Vec<(&str, &str)> = [("category", category), ("paid", "yes")].into_iter().chain(players).collect();
        organiser.does(&house, "enter", &form);
    }
    organiser.does(&house, "close_entries", &[("category", category)]);
    organiser.does(&house, "draw_tickets", &[("category", category), ("order", "1 2")]);
    organiser.does(&house, "start_round", &[("category", category)]);
    organiser.does(&house, "call", &[("jogo", "1"), ("table", "1"), ("time", "15:00")]);
    for (entry, names) in ["1", "2"].into_iter().zip(NAMES) {
        let people: Vec<String> = names[..titulars].iter().map(|name| organiser.person(&house, name)).collect();
        let players = people.iter().map(|person| ("player", person.as_str()));
        let form: Vec<(&str, &str)> = [("jogo", "1"), ("entry", entry)].into_iter().chain(players).collect();
        organiser.does(&house, "check_in", &form);
    }
    organiser.does(&house, "register", &[("name", "Jorge")]);
    let jorge = organiser.person(&house, "Jorge");
    organiser.does(&house, "appoint_judge", &[("jogo", "1"), ("person", &jorge)]);
    let judge = organiser.gives(&house, &jorge, "judge");
    let players = NAMES.iter().flat_map(|names| names[..titulars].iter().copied()).collect();
    Afternoon { house, organiser, judge, players }
}

impl Afternoon {
    fn event(&self) -> club::Championship {
        let file = self.organiser.get(&self.house, "/event.jsonl").body;
        club::open_data::read_event(file.as_bytes()).expect("an event").1
    }

    /// The desk opens it as a table of the room.
    fn opens(&self) -> TableId {
        let answer = self.judge.post(&self.house, "/table", &[("jogo", "1")]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        let event = self.event();
        let room = event.jogo(JOGO).expect("a jogo").open_table().expect("a table").clone();
        TableId::from_text(&room.table).expect("a table")
    }

    /// Everybody takes their chair by their link; as the room knows them.
    fn sit(&self) -> Vec<PersonId> {
        let sits = |name: &&'static str| {
            let held = self.organiser.gives(&self.house, &self.organiser.person(&self.house, name), "player");
            self.takes_a_seat(&held)
        };
        self.players.iter().map(sits).collect()
    }

    fn takes_a_seat(&self, held: &Held) -> PersonId {
        let answer = held.post(&self.house, "/seat", &[("jogo", "1"), ("entropy", "chance")]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        assert!(answer.header("location").starts_with("/table/"));
        let signed = between(answer.header("set-cookie"), "spadille=", ";").to_owned();
        self.house.app.signer.read(&signed).expect("a person").id
    }

    fn look(&self, table: &TableId, person: &PersonId) -> VisitorView {
        self.house.look(table, visitor(person))
    }

    /// All play at random until the match is over, or as far as is wanted.
    fn play(&self, table: &TableId, people: &[PersonId], enough: impl Fn(&VisitorView) -> bool) {
        let mut rng = Rng::new(5);
        loop {
            for person in people {
                let visitor_view = self.look(table, person);
                if enough(&visitor_view) || visitor_view.phase == Phase::Over {
                    return;
                }
                let request = match &visitor_view.view.prompt {
                    _ if visitor_view.rights.go_on => Request::GoOn,
                    _ if visitor_view.asked.is_some() => Request::Decline,
                    Some(prompt) if prompt.must => {
                        let prompt = serde_json::to_value(prompt).expect("a prompt");
                        Request::Act { action: answer(&prompt, &mut rng).expect("an answer") }
                    }
                    _ => continue,
                };
                // Somebody may have been quicker, or the book refuses what was tried.
                let _ = self.house.asked(table, visitor(person), request);
            }
        }
    }

    /// What the sides of the first two chairs have won: those of the first entry and of the second.
    fn won(&self, table: &TableId) -> [i64; 2] {
        let sides = self.house.sides(table);
        let of = |seat: engine::Seat| sides.iter().find(|side| side.seats.contains(seat)).map(|side| side.won);
        [0, 1].map(|n| engine::Seat::new(n).and_then(of).expect("a side"))
    }

    /// Waits until the jogo stands so.
    fn until(&self, what: &str, so: impl Fn(&club::jogo::Jogo) -> bool) -> club::Championship {
        let end = std::time::Instant::now() + crate::wire::PATIENCE;
        loop {
            let event = self.event();
            if so(event.jogo(JOGO).expect("a jogo")) {
                return event;
            }
            assert!(std::time::Instant::now() < end, "{what}: {:?}", event.jogo(JOGO));
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }
}

fn visitor(person: &PersonId) -> Visitor {
    Visitor { person: Some(person.clone()), passes: Vec::new() }
}

/// Its result, its log and its verified shuffles are in the súmula (build 4).
fn is_proved(afternoon: &Afternoon, event: &club::Championship) -> Proof {
    let room = &event.jogo(JOGO).expect("a jogo").rooms[0];
    let proof = room.proof.clone().expect("a proof");
    let seed = cards::fair::from_hex(&proof.seed).expect("a seed");
    assert_eq!(
        cards::fair::to_hex(&cards::fair::commit(&seed)),
        room.commitment.as_str(),
        "what was promised before the first card"
    );
    // Anybody may look at it, and have its shuffles checked.
    let replay = afternoon.house.get(&format!("/record/{}?verify=1", proof.record), &[]);
    assert_eq!(replay.status, 200);
    assert!(replay.body.contains("Fair:"), "the shuffles are verified");
    proof
}

#[test]
fn a_jogo_of_pairs_is_played_at_a_table_of_the_room() {
    let afternoon = afternoon("truco", 2, &[]);
    let Afternoon { house, organiser, judge, .. } = &afternoon;
    assert!(judge.get(house, "").body.contains("Play it at a table of the card room"));
    let table = afternoon.opens();
    // A table by invitation, whose chairs the desk gives: nobody else sits down, also not with its link.
    let (stranger, token) = house.person("Xavier");
    assert_eq!(house.get(&format!("/table/{table}"), &[("authorization", &format!("Bearer {token}"))]).status, 404);
    let pass = house.table_config(&table).invitation.as_str().to_owned();
    let by_link = Visitor { person: Some(stranger), passes: vec![pass] };
    let sit = Request::Sit { seat: 0, name: table::Name::from_text("Xavier").expect("a name"), entropy: None };
    assert_eq!(house.asked(&table, by_link, sit), Err(Denied::Given));
    let people = afternoon.sit();
    let seats: Vec<Option<usize>> =
        people.iter().map(|person| afternoon.look(&table, person).me.map(engine::Seat::index)).collect();
    assert_eq!(seats, [Some(0), Some(2), Some(1), Some(3)], "partners sit opposite each other");
    let visitor_view = afternoon.look(&table, &people[0]);
    assert!(!visitor_view.rights.leave && visitor_view.invitation.is_none(), "nobody plays in another's place");
    assert_eq!(house.asked(&table, visitor(&people[0]), Request::Leave), Err(Denied::Given));

    // On another telephone the same link takes the same chair: the first one has it no longer.
    afternoon.play(&table, &people, |visitor_view| visitor_view.view.deal > 0 && visitor_view.number > 12);
    let held = organiser.gives(house, &organiser.person(house, "Ana"), "player");
    let again = afternoon.takes_a_seat(&held);
    let people: Vec<PersonId> = std::iter::once(again).chain(people[1..].iter().cloned()).collect();
    assert_eq!(afternoon.look(&table, &people[0]).me.map(engine::Seat::index), Some(0));

    // The judge watches and halts it; nobody plays, also not after asking to go on.
    let page = judge.get(house, "/watch/1");
    assert_eq!(page.status, 200, "{}", page.body);
    judge.does(house, "halt_table", &[("jogo", "1")]);
    afternoon.house.wait_for(&table, |visitor_view| visitor_view.paused);
    assert!(judge.get(house, "/watch/1").body.contains("Paused"), "the judge sees that it rests");
    assert_eq!(house.asked(&table, visitor(&people[1]), Request::Resume), Err(Denied::Halted));
    judge.does(house, "resume_table", &[("jogo", "1")]);
    house.wait_for(&table, |visitor_view| !visitor_view.paused);
    // A complaint suspends the jogo, and the table with it.
    let bento = organiser.person(house, "Bento");
    judge.does(house, "report", &[("jogo", "1"), ("ground", "II"), ("person", &bento), ("ruling", "/referee/truco?row=3")]);
    house.wait_for(&table, |visitor_view| visitor_view.paused);
    organiser.does(house, "appoint", &[("name", "Eva"), ("role", "evaluating")]);
    let evaluating = organiser.gives(house, &organiser.person(house, "Eva"), "evaluating");
    assert!(evaluating.get(house, "").body.contains("<a href=\"/referee/truco?row=3\">"), "a ruling of this room is a link");
    evaluating.does(house, "dismiss", &[("incident", "1")]);
    organiser.does(house, "dismiss", &[("incident", "1")]);
    house.wait_for(&table, |visitor_view| !visitor_view.paused);

    afternoon.play(&table, &people, |_| false);
    let event = afternoon.until("the result is taken", |jogo| jogo.state == State::Played);
    let proof = is_proved(&afternoon, &event);
    let jogo = event.jogo(JOGO).expect("a jogo");
    let score = jogo.outcome.as_ref().expect("an outcome").partidas[0];
    assert!(score.contains(&24) && score.iter().all(|&tentos| tentos <= 24), "{score:?}");
    assert_eq!(score.map(i64::from), afternoon.won(&table).map(|won| won.min(24)), "as the table counted");
    let desk = organiser.gives(house, "1", "desk_results");
    assert!(desk.get(house, "").body.contains(&format!("/record/{}", proof.record)));
    assert_eq!(desk.get(house, "/paper/sumulas.pdf").status, 200);
    // The capatazes sign it as any other.
    for entry in ["1", "2"] {
        desk.does(house, "sign", &[("jogo", "1"), ("entry", entry)]);
    }
}

/// Any game of the house: two people alone, and the room on the other chairs where the game has more.
#[test]
fn a_jogo_of_any_game_is_played_at_a_table_of_the_room() {
    for game in ["cientos", "yukon"] {
        let afternoon = afternoon(game, 1, &[("target", "50")]);
        let table = afternoon.opens();
        let people = afternoon.sit();
        afternoon.play(&table, &people, |_| false);
        let event = afternoon.until(game, |jogo| jogo.rooms[0].proof.is_some());
        is_proved(&afternoon, &event);
        let jogo = event.jogo(JOGO).expect("a jogo");
        let score = jogo.outcome.as_ref().map(|outcome| outcome.partidas[0]);
        let won = afternoon.won(&table);
        match score {
            Some(score) => assert_eq!(score[0] > score[1], won[0] > won[1], "{game}: {score:?} {won:?}"),
            None => assert_eq!(won[0], won[1], "{game}: nobody came out ahead"),
        }
    }
}

/// Where a game has more chairs than the jogo has players, the room sits on them, and it begins.
#[test]
fn the_room_plays_on_the_chairs_that_are_left() {
    let afternoon = afternoon("rebesino", 1, &[]);
    let table = afternoon.opens();
    let people = afternoon.sit();
    afternoon.house.wait_for(&table, |visitor_view| visitor_view.phase == Phase::Playing);
    let visitor_view = afternoon.look(&table, &people[0]);
    let bots = visitor_view.plates.iter().filter(|plate| plate.is == table::Occupant::Bot).count();
    assert_eq!((visitor_view.plates.len(), bots), (4, 2));
}

/// What a table of pairs cannot be is said, and nothing is opened.
#[test]
fn where_the_cards_decide_who_plays_with_whom_no_table_is_opened() {
    let afternoon = afternoon("yukon", 2, &[]);
    let answer = afternoon.judge.post(&afternoon.house, "/table", &[("jogo", "1")]);
    assert_eq!(answer.status, 400);
    assert!(answer.body.contains("decide who plays with whom"), "{}", answer.body);
    assert!(afternoon.event().jogo(JOGO).expect("a jogo").rooms.is_empty());
}

/// By so much as the event says a judge sees it later, and nobody else watches at all.
#[test]
fn a_judge_watches_with_the_delay_of_the_event() {
    let afternoon = afternoon("truco", 1, &[("watch_delay", "3600")]);
    let Afternoon { house, organiser, judge, .. } = &afternoon;
    let table = afternoon.opens();
    let people = afternoon.sit();
    afternoon.play(&table, &people, |visitor_view| visitor_view.number > 8);
    let page = judge.get(house, "/watch/1").body;
    assert!(page.contains("seconds late") && !page.contains(">Ana<"), "an hour ago nobody sat here: {page}");
    let capataz = organiser.gives(house, &organiser.person(house, "Ana"), "capataz");
    for (held, what) in [(&capataz, "/watch/1"), (&capataz, "/watch/1/live")] {
        assert_eq!(held.get(house, what).status, 404, "{what}");
    }
    // The stream tells of a halt at once only if nothing that is hidden still waits before it.
    let agent = ureq::Agent::new_with_defaults();
    let request = agent.get(house.url(&format!("{}/watch/1/live", judge.path)));
    let stream = request.header("authorization", format!("Bearer {}", judge.badge)).call().expect("a stream");
    let told = BufReader::new(stream.into_body().into_reader()).lines().map(|line| line.expect("a line"));
    let first = { told }.find(|line| line.starts_with("data:")).expect("what is shown");
    assert!(!first.contains(">Ana<"), "{first}");
}

/// A file may name any table: an event that is carried here seats nobody at one it did not open, and shows nothing of it.
#[test]
fn an_event_carried_here_has_no_say_at_a_table_it_did_not_open() {
    let afternoon = afternoon("truco", 1, &[("watch_delay", "0")]);
    let Afternoon { house, organiser, judge, .. } = &afternoon;
    let table = afternoon.opens();
    let people = afternoon.sit();
    assert_eq!(judge.get(house, "/watch/1").status, 200);
    let file = organiser.get(house, "/event.jsonl").body;
    let carried = house.post("/club/import", &[], &[("file", &file)]);
    assert_eq!(carried.status, 200, "{}", carried.body);
    let thief = Held {
        path: between(&carried.body, "id=\"club-on\" href=\"", "\"").to_owned(),
        badge: between(carried.header("set-cookie"), "badge=", ";").to_owned(),
    };
    assert_eq!(thief.get(house, "/watch/1").status, 404);
    assert_eq!(thief.get(house, "/watch/1/live").status, 404);
    let ana = thief.gives(house, &thief.person(house, "Ana"), "player");
    assert_eq!(ana.post(house, "/seat", &[("jogo", "1")]).status, 404);
    // Nor does it halt what is played elsewhere.
    thief.does(house, "halt_table", &[("jogo", "1")]);
    afternoon.play(&table, &people, |visitor_view| visitor_view.number > 12);
    assert!(people.iter().all(|person| afternoon.look(&table, person).me.is_some()));
}

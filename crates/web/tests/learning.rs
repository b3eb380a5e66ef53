//! The path of a game, tried by a pupil without a script: what is done is remembered, and every answer is the game's.

use crate::house::House;
use learn::lesson::Task;
use learn::path::{Step, steps};
use web::http::Limits;

/// No page of a path is larger.
const LARGEST: usize = 60_000;

/// A pupil known by a cookie, whose forms come from pages of the house.
struct Pupil<'h> {
    house: &'h House,
    cookie: String,
    origin: String,
}

impl<'h> Pupil<'h> {
    fn new(house: &'h House, name: &str) -> Pupil<'h> {
        Pupil { house, cookie: format!("spadille={}", house.person(name).1), origin: house.url("") }
    }

    fn get(&self, path: &str) -> String {
        let page = self.house.get(path, &[("cookie", &self.cookie)]);
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.len() < LARGEST, "{path}: {} bytes", page.body.len());
        let unsaid = [">lesson-", ">path-", ">memory-", ">drill-", ">web-", "{ $"].into_iter().find(|id| page.body.contains(id));
        assert_eq!(unsaid, None, "{path}");
        page.body
    }

    fn post(&self, path: &str, form: &[(&str, &str)]) -> (u16, String, String) {
        let answer = self.house.post(path, &[("cookie", &self.cookie), ("origin", &self.origin)], form);
        (answer.status, answer.header("location").to_owned(), answer.body)
    }
}

#[test]
fn the_guided_hand_of_every_game_is_played_with_forms_alone() {
    let house = House::open(Limits::NONE);
    for (entry, language) in games::catalogue().into_iter().zip(["en", "pt", "es", "it"].into_iter().cycle()) {
        let game = entry.facts.id;
        let mut pupil = Pupil::new(&house, "Ana");
        pupil.cookie += &format!("; lang={language}");
        let lesson = learn::lesson::of(game).expect("a lesson");
        for (at, stop) in lesson.stops.iter().enumerate() {
            let page = pupil.get(&format!("/learn/{game}/hand?at={at}"));
            let (answer, mut form) = match &stop.task {
                Task::Act { action, .. } => (action.clone(), vec![("at", at.to_string())]),
                Task::Takes { winner, .. } => (winner.to_string(), vec![("at", at.to_string())]),
                Task::End { .. } => continue,
            };
            let offered = page.contains(&format!("name=\"answer\" value=\"{answer}\""));
            let (verb, rest) = answer.split_once(' ').unwrap_or((&answer, ""));
            if offered {
                form.push(("answer", answer.clone()));
            } else {
                // Cards that are marked, or a number.
                assert!(page.contains(&format!("name=\"verb\" value=\"{verb}\"")), "{game} {at}: {answer}");
                form.push(("verb", verb.to_owned()));
                form.extend(rest.split_whitespace().map(|card| ("card", card.to_owned())));
            }
            let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let (status, location, _) = pupil.post(&format!("/learn/{game}/hand"), &form);
            assert_eq!((status, location), (303, format!("/learn/{game}/hand?at={}", at + 1)), "{game} {at}: {answer}");
        }
        let done = pupil.get(&format!("/learn/{game}/path"));
        assert!(done.contains("class=\"done\""), "{game}: the hand is remembered");
    }
}

#[test]
fn a_refused_card_is_answered_with_its_rule_and_nothing_is_lost() {
    let house = House::open(Limits::NONE);
    let pupil = Pupil::new(&house, "Ana");
    let lesson = learn::lesson::of("malilla").expect("a lesson");
    let hand = |at: usize| lesson.stops[at].view().seats[lesson.pupil.index()].hand.clone();
    let mut refused = 0;
    for (at, stop) in lesson.stops.iter().enumerate() {
        let (Task::Act { .. }, Some(playable)) = (&stop.task, stop.playable()) else { continue };
        let engine::show::HandView::Faces(cards) = hand(at) else { panic!("own cards") };
        for card in cards.into_iter().filter(|card| !playable.contains(*card)) {
            let (status, _, body) =
                pupil.post("/learn/malilla/hand", &[("at", &at.to_string()), ("answer", &format!("play {card}"))]);
            assert!(status == 200 && body.contains("class=\"wrong\"") && body.contains("/rules/malilla#"), "{at} {card}");
            refused += 1;
        }
    }
    assert!(refused > 5);
    let (status, ..) = pupil.post("/learn/malilla/hand", &[("at", "999"), ("answer", "play RO")]);
    assert_eq!(status, 404);
}

#[test]
fn three_right_answers_complete_a_step_and_the_same_answer_counts_once() {
    let house = House::open(Limits::NONE);
    let pupil = Pupil::new(&house, "Ana");
    let entry = games::entry("voltarete").expect("a game");
    assert!(!pupil.get("/learn/voltarete/path").contains("class=\"done\""));
    for step in steps(&entry) {
        let mut seed = 0u64;
        for n in 0..step.needed() {
            if step.kinds(&entry).is_empty() {
                break;
            }
            seed += 1;
            let drill = learn::drill::drill(&entry, step.kind(&entry, seed).expect("a kind"), seed).expect("a drill");
            let picks: Vec<String> =
                (0..drill.choices.len()).filter(|&at| drill.choices[at].right).map(|at| at.to_string()).collect();
            let seed = seed.to_string();
            let mut form = vec![("step", step.name()), ("seed", seed.as_str())];
            form.extend(picks.iter().map(|pick| ("pick", pick.as_str())));
            for _ in 0..2 {
                let (status, location, _) = pupil.post("/learn/voltarete/drill", &form);
                assert_eq!(status, 303);
                let page = pupil.get(&location);
                let is_last = n + 1 == step.needed();
                assert_eq!(page.contains("p class=\"done\""), is_last, "{} {n}", step.name());
            }
        }
    }
    assert_eq!(pupil.post("/learn/voltarete/table", &[]).0, 303);
    let page = pupil.get("/learn/voltarete/path");
    assert_eq!(page.matches("class=\"done\"").count(), Step::ALL.len() - 1, "all but the guided hand");
    assert!(pupil.get("/learn").contains("id=\"begun\""), "the list of games says what is begun");
    let other = Pupil::new(&house, "Bea");
    assert!(!other.get("/learn").contains("id=\"begun\"") && !other.get("/learn/voltarete/path").contains("class=\"done\""));
}

#[test]
fn what_is_due_is_asked_again_with_other_cards() {
    let house = House::open(Limits::NONE);
    let (person, token) = house.person("Ana");
    let pupil = Pupil { house: &house, cookie: format!("spadille={token}"), origin: house.url("") };
    let entry = games::entry("truco").expect("a game");
    let mut progress = learn::Progress::default();
    let drill = learn::drill::drill(&entry, learn::drill::Kind::Count, 3).expect("a drill");
    progress.answered(&drill, None, &[0], learn::memory::Day(10_000));
    let learnt = store::Learnt { person, game: "truco".to_owned(), progress: progress.to_text(), at: live::now() };
    house.change(store::Change::Learnt(learnt));
    assert!(pupil.get("/learn").contains("/learn/truco/drill?due=1"));
    let (one, other) = (pupil.get("/learn/truco/drill?due=1"), pupil.get("/learn/truco/drill?due=1"));
    let topic = format!("name=\"topic\" value=\"{}\"", drill.topic());
    assert!(one.contains(&topic) && other.contains(&topic));
    let situation = |page: &str| {
        page.split("section class=\"situation\"")
            .nth(1)
            .map(|rest| rest.split("</section>").next().unwrap_or_default().to_owned())
    };
    assert_ne!(situation(&one), situation(&other), "dealt afresh");
    // Answered today, it is not due any more.
    let fresh = learn::drill::fresh(&entry, &drill.topic(), 5).expect("a drill");
    let right = fresh.choices.iter().position(|choice| choice.right).expect("an answer").to_string();
    let topic = drill.topic().name();
    assert_eq!(pupil.post("/learn/truco/drill", &[("topic", &topic), ("seed", "5"), ("pick", &right)]).0, 303);
    let gone = house.get("/learn/truco/drill?due=1", &[("cookie", &pupil.cookie)]);
    assert_eq!((gone.status, gone.header("location")), (303, "/learn/truco/path"));
}

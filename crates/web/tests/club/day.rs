//! A whole day, from the first entry to the last medal, walked by its organiser, its judge and its capatazes.

use super::{Held, between, found, house};
use crate::house::House;
use clubroom::Clubs;
use pages::Paper;
use std::io::{BufRead, BufReader};
use std::sync::Arc;
use table::EventId;

const PAIRS: [[&str; 3]; 8] = [
    ["Ana", "Davi", "Nilo"],
    ["Bento", "Clara", ""],
    ["Caio", "Lia", ""],
    ["Tadeu", "Vera", ""],
    ["Rui", "Zilda", ""],
    ["Iara", "Luz", ""],
    ["Nora", "Piero", ""],
    ["Gil", "Olga", ""],
];

struct Day {
    house: House,
    organiser: Held,
    evaluating: Held,
    results: Held,
}

/// Eight pairs, drawn in the order of their numbers.
fn eight_pairs() -> Day {
    let house = house();
    let organiser = found(&house);
    organiser.does(&house, "publish", &[]);
    // Nobody comes to play alone: that category is cancelled (R63).
    organiser.does(&house, "open_entries", &[("category", "individual")]);
    organiser.does(&house, "close_entries", &[("category", "individual")]);
    organiser.does(&house, "open_entries", &[("category", "duplas")]);
    for [one, two, reserve] in PAIRS {
        let form = [
            ("category", "duplas"),
            ("player", one),
            ("player", two),
            ("reserve", reserve),
            ("contact", "tel 999"),
            ("paid", "yes"),
        ];
        organiser.does(&house, "enter", &form);
    }
    for (name, role) in [("Eva", "evaluating"), ("Rita", "desk_results")] {
        organiser.does(&house, "appoint", &[("name", name), ("role", role)]);
    }
    organiser.does(&house, "close_entries", &[("category", "duplas")]);
    organiser.does(&house, "draw_tickets", &[("category", "duplas"), ("order", "1 2 3 4 5 6 7 8")]);
    organiser.does(&house, "start_round", &[("category", "duplas")]);
    let held = |name: &str, role: &str| organiser.gives(&house, &organiser.person(&house, name), role);
    let (evaluating, results) = (held("Eva", "evaluating"), held("Rita", "desk_results"));
    Day { house, organiser, evaluating, results }
}

impl Day {
    fn person(&self, name: &str) -> String {
        self.organiser.person(&self.house, name)
    }

    fn call(&self, jogo: &str, table: &str, pairs: [&str; 2]) {
        self.organiser.does(&self.house, "call", &[("jogo", jogo), ("table", table), ("time", "15:00")]);
        for entry in pairs {
            let at = entry.parse::<usize>().expect("a number") - 1;
            let players = [self.person(PAIRS[at][0]), self.person(PAIRS[at][1])];
            let form = [("jogo", jogo), ("entry", entry), ("player", players[0].as_str()), ("player", players[1].as_str())];
            self.organiser.does(&self.house, "check_in", &form);
        }
    }

    /// A jogo kept on paper, from the call to its homologation: the first of the two wins.
    fn on_paper(&self, jogo: &str, table: &str, pairs: [&str; 2], score: &str) {
        self.call(jogo, table, pairs);
        self.results.does(&self.house, "sumula", &[("jogo", jogo), ("scores", score)]);
        self.take_in(jogo, pairs);
    }

    fn take_in(&self, jogo: &str, pairs: [&str; 2]) {
        for entry in pairs {
            self.results.does(&self.house, "sign", &[("jogo", jogo), ("entry", entry)]);
        }
        let bearer = self.person(PAIRS[pairs[0].parse::<usize>().expect("a number") - 1][0]);
        let form = [("jogo", jogo), ("person", &bearer), ("cards", "40"), ("tentos", "yes"), ("tampa", "yes")];
        self.results.does(&self.house, "deliver", &form);
        self.evaluating.does(&self.house, "homologate", &[("jogo", jogo)]);
    }

    /// The jogos and their entries, by the board.
    fn entries_of(&self, jogo: &str) -> [String; 2] {
        let file = self.organiser.get(&self.house, "/event.jsonl").body;
        let (_, event) = club::open_data::read_event(file.as_bytes()).expect("an event");
        let jogo = event.jogo(club::entry::JogoId(jogo.parse().expect("a number"))).expect("a jogo");
        jogo.entries.map(|entry| entry.expect("known").to_string())
    }

    fn board(&self) -> String {
        self.house.get(self.organiser.event(), &[]).body
    }
}

/// Reads a stream until a message holds this text.
fn until(reader: &mut impl BufRead, text: &str) {
    let mut line = String::new();
    while !line.contains(text) {
        line.clear();
        assert!(reader.read_line(&mut line).expect("a line") > 0, "the stream ended before `{text}`");
    }
}

#[test]
fn a_day_of_eight_pairs_is_walked_to_its_medals() {
    let day = eight_pairs();
    let Day { house, organiser, evaluating, .. } = &day;

    // The first jogo is judged, tento by tento; the board hears of each at once.
    organiser.does(house, "register", &[("name", "Jorge")]);
    let first = day.entries_of("1");
    let pairs = [first[0].as_str(), first[1].as_str()];
    organiser.does(house, "call", &[("jogo", "1"), ("table", "1"), ("time", "15:00")]);
    let capatazes: Vec<Held> = pairs
        .iter()
        .map(|entry| organiser.gives(house, &day.person(PAIRS[entry.parse::<usize>().expect("n") - 1][0]), "capataz"))
        .collect();
    organiser.does(house, "appoint_judge", &[("jogo", "1"), ("person", &day.person("Jorge"))]);
    let judge = organiser.gives(house, &day.person("Jorge"), "judge");
    for (held, entry) in capatazes.iter().zip(pairs) {
        let at = entry.parse::<usize>().expect("a number") - 1;
        let players = [day.person(PAIRS[at][0]), day.person(PAIRS[at][1])];
        let form = [("jogo", "1"), ("entry", entry), ("player", players[0].as_str()), ("player", players[1].as_str())];
        held.does(house, "hand_in", &form);
        assert!(judge.get(house, "").body.contains("line-up handed in"));
        judge.does(house, "check_in", &form);
    }
    judge.does(house, "start_partida", &[("jogo", "1")]);
    let agent = ureq::Agent::new_with_defaults();
    let stream = agent.get(house.url(&format!("{}/live", organiser.event()))).call().expect("a stream");
    let mut stream = BufReader::new(stream.into_body().into_reader());
    let tento = [("jogo", "1"), ("side", "0"), ("amount", "3"), ("reason", "truco"), ("key", "the first tento")];
    judge.does(house, "tentos", &tento);
    judge.does(house, "tentos", &tento);
    until(&mut stream, "<b>3</b>");
    assert_eq!(capatazes[0].tries(house, "tentos", &tento[..4]).status, 409, "C-14: only the judge pays");
    judge.does(house, "tentos", &[("jogo", "1"), ("side", "1"), ("amount", "2")]);
    judge.does(house, "undo", &[("jogo", "1")]);
    for _ in 0..7 {
        judge.does(house, "tentos", &[("jogo", "1"), ("side", "0"), ("amount", "3")]);
    }
    for (held, entry) in capatazes.iter().zip(pairs) {
        held.does(house, "sign", &[("jogo", "1"), ("entry", entry)]);
    }
    let winner = day.person(PAIRS[pairs[0].parse::<usize>().expect("n") - 1][0]);
    day.results.does(house, "deliver", &[("jogo", "1"), ("person", &winner), ("cards", "39"), ("tentos", "y"), ("tampa", "y")]);
    evaluating.does(house, "homologate", &[("jogo", "1")]);

    // The second ends by a ground, which two members pronounce.
    let second = day.entries_of("2");
    let pairs = [second[0].as_str(), second[1].as_str()];
    day.call("2", "2", pairs);
    let offender = day.person(PAIRS[pairs[1].parse::<usize>().expect("n") - 1][1]);
    evaluating.does(house, "report", &[("jogo", "2"), ("ground", "II"), ("person", &offender), ("text", "palavrões")]);
    evaluating.does(house, "uphold", &[("incident", "1"), ("person", "1")]);
    assert!(!day.board().contains("6.II"), "R37: one member is not enough, whoever they name");
    assert_eq!(
        evaluating.tries(house, "uphold", &[("incident", "1"), ("person", "1")]).status,
        409,
        "nor is one who says it twice"
    );
    organiser.does(house, "uphold", &[("incident", "1")]);
    evaluating.does(house, "homologate", &[("jogo", "2")]);
    assert!(day.board().contains("ground II"));

    // The rest on paper, round after round, to the final.
    for (n, jogo) in ["3", "4"].into_iter().enumerate() {
        let [a, b] = day.entries_of(jogo);
        day.on_paper(jogo, if n == 0 { "3" } else { "4" }, [&a, &b], "24-11");
    }
    for round in [["5", "6"], ["7", "8"]] {
        organiser.does(house, "start_round", &[("category", "duplas")]);
        for (n, jogo) in round.into_iter().enumerate() {
            let [a, b] = day.entries_of(jogo);
            day.on_paper(jogo, if n == 0 { "2" } else { "3" }, [&a, &b], "24-20");
        }
    }
    evaluating.does(house, "decide", &[("category", "duplas")]);
    evaluating.does(house, "homologate_category", &[("category", "duplas")]);
    assert!(organiser.get(house, "").body.contains("R$ 36,00"), "30 percent of 120,00");
    for place in ["0", "1", "2"] {
        organiser.does(house, "award", &[("category", "duplas"), ("place", place)]);
    }
    let results = house.get(&format!("{}/results.csv", organiser.event()), &[]).body;
    assert_eq!(results.lines().count(), 9, "eight jogos: {results}");
    assert!(results.contains(",24-0,II,"), "a ground by its number: {results}");

    // Every paper is one, and the event can be carried elsewhere.
    for paper in Paper::ALL {
        let answer = organiser.get(house, &format!("/paper/{}.pdf", paper.name()));
        assert_eq!((answer.status, answer.header("content-type")), (200, "application/pdf"), "{}", paper.name());
    }
    let file = organiser.get(house, "/event.jsonl").body;
    let carried = house.post("/club/import", &[], &[("file", &file)]);
    assert_eq!(carried.status, 200, "{}", carried.body);
    let there = Held {
        path: between(&carried.body, "id=\"club-on\" href=\"", "\"").to_owned(),
        badge: between(carried.header("set-cookie"), "badge=", ";").to_owned(),
    };
    assert_eq!(there.get(house, "/event.jsonl").body, file);

    // With the archive the ways to reach people are gone, from the event and from what is kept of it.
    assert!(file.contains("tel 999"));
    organiser.does(house, "archive", &[]);
    assert!(!organiser.get(house, "/event.jsonl").body.contains("tel 999"));
}

#[test]
fn an_event_is_made_again_from_its_log_and_an_archive_forgets_how_to_reach_people() {
    let house = house();
    let organiser = found(&house);
    organiser.does(&house, "publish", &[]);
    organiser.does(&house, "open_entries", &[("category", "individual")]);
    let csv = "category,name,players,reserves,capataz,contact,paid\nindividual,,Davi Brum,,,tel 999,sim\nindividual,,Lia Rocha,,,,sim\n";
    let (name, value) = ("authorization", format!("Bearer {}", organiser.badge));
    let answer = house.post(&format!("{}/entries", organiser.path), &[(name, &value)], &[("file", csv)]);
    assert_eq!(answer.status, 303, "{}", answer.body);
    assert!(organiser.get(&house, "/event.jsonl").body.contains("tel 999"));
    let id = EventId::from_text(organiser.event().rsplit('/').next().expect("an id")).expect("an id");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let again = |store: Arc<dyn store::Store>| runtime.block_on(Clubs::new(store).event(&id)).expect("the event");
    let here = house.app.clubs.event(&id);
    let here = runtime.block_on(here).expect("the event");
    let log = |event: &clubroom::Event| club::open_data::write_event(club::open_data::Head::new(0), event.standing().log());
    assert_eq!(log(&again(Arc::clone(house.app.room.store()))), log(&here));

    organiser.does(&house, "cancel", &[("text", "chuva")]);
    organiser.does(&house, "archive", &[]);
    let rows = runtime.block_on(house.app.room.store().club(store::ClubQuery::Log(&id, 0))).expect("the rows");
    let rows = rows.concat().join("\n");
    assert!(!rows.contains("tel 999") && rows.contains("Davi Brum"), "what is kept: {rows}");
    let kept = log(&again(Arc::clone(house.app.room.store())));
    assert!(!kept.contains("tel 999") && kept.contains("Davi Brum"));
}

#[test]
fn a_day_that_plays_itself_comes_to_its_prizes() {
    let house = house();
    let answer = house.post("/club/demo", &[], &[("speed", "at_once")]);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let event = answer.header("location").to_owned();
    let agent = ureq::Agent::new_with_defaults();
    let stream = agent.get(house.url(&format!("{event}/live"))).call().expect("a stream");
    until(&mut BufReader::new(stream.into_body().into_reader()), "archived");
    let results = house.get(&format!("{event}/results.json"), &[]).body;
    assert!(results.contains("\"place\":3"), "{results}");
    assert!(house.get("/clubs", &[("accept-language", "pt")]).body.contains("Campeonato Farroupilha de Truco"));
}

//! The bounds of an event: its texts, its files, and the complaints of one person.

use crate::desk::*;
use club::championship::{MOST_DECISIONS, MOST_JOGOS, MOST_OF_TABLES};
use club::decision::Decision;
use club::entry::{EntryId, IncidentId};
use club::incident::{Ground, HallRule};
use club::open_data::{BadFile, Head, read_entries, read_event, write_event};
use club::options::Format;
use club::{Breach, Centavos, Championship, Logged, Role};

/// The file of an event whose line `n` was changed.
fn changed(event: &Championship, n: usize, from: &str, to: &str) -> String {
    let file = write_event(Head::new(-180), event.log());
    let lines = file.lines().enumerate().map(|(at, line)| if at == n { line.replace(from, to) } else { line.to_owned() });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn no_text_of_a_decision_is_longer_than_its_place() {
    let desk = desk(|_, _| {});
    let founded = write_event(Head::new(-180), desk.event.log());
    assert!(read_event(founded.as_bytes()).is_ok());
    let host = desk.event.host.clone();
    for letters in [121, 50_000] {
        let huge = changed(&desk.event, 1, &format!("\"host\":\"{host}\""), &format!("\"host\":\"{}\"", "x".repeat(letters)));
        let read = read_event(huge.as_bytes());
        assert!(matches!(&read, Err(BadFile::Line { line: 2, why }) if why.contains("120 letters")), "{read:?}");
    }
    let texts = [
        r#"{"decision":"cancel","reason":"TEXT"}"#,
        r#"{"decision":"warn","rule":"blade","text":"TEXT"}"#,
        r#"{"decision":"correct","jogo":1,"partidas":[],"reason":"TEXT"}"#,
        r#"{"decision":"tentos","jogo":1,"side":0,"amount":1,"reason":"TEXT"}"#,
        r#"{"decision":"register","person":1,"details":{"name":"TEXT","tradition":"peao","contact":null}}"#,
        r#"{"decision":"register","person":1,"details":{"name":"Ana","tradition":"peao","contact":"TEXT"}}"#,
        r#"{"decision":"draw_by_hash","category":"duplas","cards":["TEXT"],"proxies":[]}"#,
        r#"{"decision":"open_table","jogo":1,"table":"abc","commitment":"TEXT","seats":[]}"#,
    ];
    for decision in texts {
        let read = |text: &str| serde_json::from_str::<Decision>(&decision.replace("TEXT", text));
        assert!(read("curto").is_ok_and(|read| read.check_texts().is_ok()), "{decision}: {:?}", read("curto"));
        assert!(read(&"x".repeat(501)).is_ok_and(|read| read.check_texts().is_err()), "{decision}");
    }
}

#[test]
fn no_cell_of_a_list_is_longer_than_its_place() {
    let list = |name: &str| format!("category,name,players\nindividual,{name},Ana\n");
    assert!(read_entries(&list("Ana")).is_ok());
    let read = read_entries(&list(&"x".repeat(800_000)));
    assert!(matches!(&read, Err(BadFile::Line { line: 2, why }) if why.contains("120 letters")), "{read:?}");
}

/// A reader that never ends, and that knows how much of it was taken.
struct Endless<'t> {
    taken: &'t std::cell::Cell<usize>,
    line: &'static [u8],
}

impl std::io::Read for Endless<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let (line, from) = (self.line, self.taken.get());
        into.iter_mut().zip(from..).for_each(|(byte, at)| *byte = line[at % line.len()]);
        self.taken.set(from + into.len());
        Ok(into.len())
    }
}

#[test]
fn a_file_without_an_end_is_not_read_to_its_end() {
    for (line, most) in [(&b"x"[..], 1 << 20), (&b"          \n"[..], 9 << 20)] {
        let taken = std::cell::Cell::new(0);
        let head = std::io::Cursor::new("{\"spadille_club\":1,\"zone\":0}\n");
        let file = std::io::BufReader::new(std::io::Read::chain(head, Endless { taken: &taken, line }));
        assert!(matches!(read_event(file), Err(BadFile::Line { .. })));
        assert!(taken.get() < most, "{} bytes were read", taken.get());
    }
}

/// R36: complaints are written down, C-28 too. One person cannot fill the book with them.
#[test]
fn r36_one_person_complains_so_often_and_others_still_may() {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 4);
    desk.draw(&duplas());
    desk.start(&duplas());
    let (accused, capataz) = (EntryId(1), EntryId(4));
    let jogo = desk.begin(accused, capataz);
    let person = desk.titulars(accused)[0];
    let player = club::Actor { person: desk.titulars(capataz)[0], role: Role::Player };
    let report = |n: u32| Decision::Report {
        jogo,
        incident: IncidentId(n),
        ground: Ground::VIII,
        entry: accused,
        person,
        text: text("gritou"),
        ruling: text(""),
    };
    (1..=30).for_each(|n| desk.ok(player, report(n)));
    assert_eq!(desk.event.clone().decide(player, desk.clock, report(31)), Err(Breach::TooMany));
    let mut log = desk.event.log().to_vec();
    log.push(Logged { at: desk.clock, by: player, decision: report(31) });
    assert!(Championship::replay(&log).is_ok(), "an old log has more of them");
    desk.ok(EVALUATOR, report(31));
    assert_eq!(desk.event.incidents.len(), 31);
}

/// Bounds that came later do not reject a server's own events: they hold for new decisions, and for imported files.
#[test]
fn an_old_log_of_the_house_is_read_whatever_its_lengths() {
    let mut desk = desk(|_, _| {});
    let long = format!(
        r#"{{"at":54000,"by":{{"person":1,"role":"organising"}},"decision":"warn","rule":"blade","text":"{}"}}"#,
        "x".repeat(600)
    );
    let logged: Logged = serde_json::from_str(&long).expect("a line of the log");
    let Logged { by, at, decision } = logged.clone();
    assert_eq!(desk.event.decide(by, at, decision), Err(Breach::TooLong { most: 500 }));
    let file = write_event(Head::new(-180), desk.event.log()) + &long;
    assert!(matches!(read_event(file.as_bytes()), Err(BadFile::Line { .. })));
    let mut log = desk.event.log().to_vec();
    log.push(logged);
    let event = Championship::replay(&log).expect("an old event");
    assert_eq!(event.warnings[0].2.len(), 600);
    assert_eq!(event.log(), log);
}

/// R48, R51: where all play all, a few decisions lay out thousands of jogos, each with lines on every page.
#[test]
fn r51_an_event_has_only_so_many_jogos() {
    let mut desk = desk(|category, options| {
        (options.fee, options.max_reserves) = (Centavos(0), 0);
        (options.format, options.groups) =
            if *category == duplas() { (Format::GroupsKnockout, Some(2)) } else { (Format::RoundRobin, None) };
    });
    for (category, many) in [(duplas(), 128), (individual(), 64)] {
        (0..many).for_each(|_| _ = desk.entry(&category));
        desk.ok(ORGANISER, Decision::CloseEntries { category });
    }
    let draw = |event: &Championship, category: &club::entry::CategoryId| {
        let order = event.confirmed(category).into_iter().map(|(_, number)| number).collect();
        Decision::DrawByTickets { category: category.clone(), order, proxies: Vec::new() }
    };
    let (first, second) = (draw(&desk.event, &duplas()), draw(&desk.event, &individual()));
    let before = desk.event.size();
    desk.ok(ORGANISER, first);
    let jogos = desk.event.jogos.len();
    assert!((4_000..MOST_JOGOS).contains(&jogos) && desk.event.size() > before + jogos, "{jogos}");
    assert_eq!(desk.event.clone().decide(ORGANISER, desk.clock, second.clone()), Err(Breach::TooMany));
    let drawn = Logged { at: desk.clock, by: ORGANISER, decision: second };
    let mut log = desk.event.log().to_vec();
    log.push(drawn);
    let read = read_event(write_event(Head::new(-180), &log).as_bytes());
    assert!(matches!(read, Err(BadFile::Refused { breach: Breach::TooMany, .. })), "a file has no more either");
    assert!(Championship::replay(&log).is_ok_and(|event| event.jogos.len() > MOST_JOGOS), "an old log has more of them");
}

/// R21: tentos are paid and taken back. One player who does nothing else does not fill the log of the event.
#[test]
fn r21_one_player_decides_so_often_and_others_still_may() {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 4);
    desk.draw(&duplas());
    desk.start(&duplas());
    let (own, other) = (EntryId(1), EntryId(4));
    let jogo = desk.begin(own, other);
    let [player, opponent] = [own, other].map(|entry| desk.capataz(entry));
    let tentos = || Decision::Tentos { jogo, side: 0, amount: 1, reason: text("truco") };
    let before = desk.event.log().len();
    let refused = loop {
        let next = if (desk.event.log().len() - before).is_multiple_of(2) { tentos() } else { Decision::UndoTentos { jogo } };
        if let Err(breach) = desk.event.decide(player, desk.clock, next) {
            break breach;
        }
    };
    assert_eq!(refused, Breach::TooMany);
    assert!((3_900..=4_000).contains(&(desk.event.log().len() - before)), "{}", desk.event.log().len());
    desk.ok(opponent, tentos());
}

/// R1, R63: a log that is nearly full is closed to the tables first, and an event can always be cancelled and put away.
#[test]
fn r63_the_commissions_can_finish_an_event_whose_log_is_full() {
    let mut desk = desk(|_, _| {});
    desk.entries(&duplas(), 4);
    desk.draw(&duplas());
    desk.start(&duplas());
    let jogo = desk.begin(EntryId(1), EntryId(4));
    let player = desk.capataz(EntryId(1));
    let tentos = || Decision::Tentos { jogo, side: 0, amount: 1, reason: text("truco") };
    let warn = || Decision::Warn { rule: HallRule::Shouting, text: text("") };
    let fill = |desk: &mut Desk, most: usize| {
        let left = desk.event.log().len()..most;
        left.for_each(|_| desk.event.decide(ORGANISER, desk.clock, warn()).expect("a warning"));
    };
    fill(&mut desk, MOST_OF_TABLES - 1);
    desk.ok(player, tentos());
    assert_eq!(desk.event.decide(player, desk.clock, tentos()), Err(Breach::TooMany));
    fill(&mut desk, MOST_DECISIONS);
    assert_eq!(desk.event.decide(ORGANISER, desk.clock, warn()), Err(Breach::TooMany));
    desk.ok(ORGANISER, Decision::Cancel { reason: text("chuva") });
    desk.ok(ORGANISER, Decision::Archive);
}

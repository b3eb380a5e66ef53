//! The acceptance cases of the laws, by their ids: incident in, ruling out.

use laws::desk::Case;
use std::collections::BTreeSet;

struct Written {
    id: &'static str,
    case: Case,
    laws: Vec<String>,
    effects: Vec<&'static str>,
    /// What each wins or loses, and what the bolo holds then.
    figures: Option<Vec<i64>>,
}

fn written() -> Vec<Written> {
    let lines = include_str!("../cases/voltarete.txt").lines().filter(|line| line.contains('|') && !line.starts_with('#'));
    lines.map(read).collect()
}

fn read(line: &'static str) -> Written {
    let parts: Vec<&'static str> = line.split('|').map(str::trim).collect();
    let [id, happened, stood, then, figures] = parts[..] else { panic!("{line}") };
    let (laws, effects) = then.split_once(" : ").unwrap_or_else(|| panic!("{line}"));
    let figures: Vec<i64> = figures.split_whitespace().map(|figure| figure.parse().expect(line)).collect();
    Written {
        id,
        case: Case::read(&format!("{happened}|{stood}")).unwrap_or_else(|why| panic!("{id}: {why}")),
        laws: laws.split_whitespace().map(|number| format!("voltarete:{number}")).collect(),
        effects: effects.split_whitespace().collect(),
        figures: (!figures.is_empty()).then_some(figures),
    }
}

#[test]
fn every_acceptance_case_is_written_down() {
    let ids: Vec<&str> = include_str!("case_ids.txt").lines().filter(|line| line.starts_with("L-")).collect();
    assert_eq!(ids.len(), 199);
    let written = written();
    let once: BTreeSet<&str> = written.iter().map(|case| case.id).collect();
    assert_eq!(written.len(), once.len(), "a case is written twice");
    let is = |case: &Written, id: &str| {
        case.id == id || case.id.strip_prefix(id).is_some_and(|part| part.len() == 1 && part.as_bytes()[0].is_ascii_lowercase())
    };
    let missing: Vec<_> = ids.into_iter().filter(|id| !written.iter().any(|case| is(case, id))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_case_is_ruled_as_the_book_says() {
    let mut wrong = Vec::new();
    for Written { id, case, laws, effects, figures } in written() {
        let verdict = match case.verdict("voltarete") {
            Ok(verdict) => verdict,
            Err(why) => {
                wrong.push(format!("{id}: {why}"));
                continue;
            }
        };
        let ruled: Vec<&str> = verdict.ruled.effects.iter().map(|effect| effect.token()).collect();
        if let Some(law) = laws.iter().find(|law| !verdict.ruled.laws.contains(law)) {
            wrong.push(format!("{id}: {law} is not among {:?}", verdict.ruled.laws));
        }
        if let Some(effect) = effects.iter().find(|effect| !ruled.contains(effect)) {
            wrong.push(format!("{id}: {effect} is not among {ruled:?}"));
        }
        let settled = &verdict.settlement;
        let moved: Vec<i64> = settled.seats.iter().copied().chain([settled.bolo]).collect();
        match figures {
            Some(figures) => {
                let (seats, bolo) = figures.split_at(figures.len() - 1);
                if settled.seats[..seats.len()] != *seats || settled.bolo != bolo[0] {
                    wrong.push(format!("{id}: {moved:?}, not {figures:?}"));
                }
            }
            None if settled.seats != [0; 4] => wrong.push(format!("{id}: {moved:?}, though nothing moves")),
            None => {}
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_honour_and_referee_law_of_voltarete_has_a_case() {
    use engine::law::Class;
    let mut cited: BTreeSet<String> = BTreeSet::new();
    for case in written() {
        let verdict = case.case.verdict("voltarete").unwrap_or_else(|why| panic!("{}: {why}", case.id));
        cited.extend(verdict.ruled.laws);
    }
    let ruled = |class: Class| matches!(class, Class::Honour | Class::Referee);
    let book = laws::book("voltarete").expect("the book");
    let open: Vec<&str> =
        book.laws().filter(|law| ruled(law.class) && !cited.contains(law.id.0)).map(|law| law.number()).collect();
    assert!(open.is_empty(), "no case rules by {open:?}");
}

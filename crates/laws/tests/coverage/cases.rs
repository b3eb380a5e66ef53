//! The acceptance cases of the laws, by their ids: incident in, ruling out.

use super::written::{self, Written, written};
use engine::law::Class;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_acceptance_case_is_written_down() {
    let mut missing = Vec::new();
    let mut game = "";
    let mut counted = 0;
    for line in include_str!("../case_ids.txt").lines().filter(|line| !line.is_empty()) {
        if let Some(named) = line.strip_prefix('#') {
            game = named.trim().split(':').next().unwrap_or_default();
            continue;
        }
        counted += 1;
        let is = |case: &Written, id: &str| {
            let part = |rest: &str| rest.len() == 1 && rest.as_bytes()[0].is_ascii_lowercase();
            case.id == id || case.id.strip_prefix(id).is_some_and(part)
        };
        if !written().iter().any(|case| case.file == game && is(case, line)) {
            missing.push(format!("{game} {line}"));
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
    assert!(counted >= 199, "{counted} ids");
    let once: BTreeSet<(&str, &str)> = written().iter().map(|case| (case.file, case.id)).collect();
    assert_eq!(written().len(), once.len(), "a case is written twice");
}

/// Payments summed from one account to another; balances by their place.
fn summed(figures: &[String]) -> BTreeMap<String, i64> {
    let mut sums = BTreeMap::new();
    for (place, figure) in figures.iter().enumerate() {
        let placed = place.to_string();
        let (account, amount) = figure.split_once('=').unwrap_or((&placed, figure));
        *sums.entry(account.to_owned()).or_default() += amount.parse::<i64>().unwrap_or_else(|why| panic!("{figure}: {why}"));
    }
    sums
}

#[test]
fn every_case_is_ruled_as_the_book_says() {
    let mut wrong = Vec::new();
    for case in written() {
        let Written { id, game, laws, effects, figures, .. } = case;
        let finding = match case.finding() {
            Ok(finding) => finding,
            Err(why) => {
                wrong.push(format!("{game} {id}: {why}"));
                continue;
            }
        };
        let ruled: Vec<&str> = finding.ruled.effects.iter().map(|effect| effect.token()).collect();
        if let Some(law) = laws.iter().find(|law| !finding.ruled.laws.contains(law)) {
            wrong.push(format!("{game} {id}: {law} is not among {:?}", finding.ruled.laws));
        }
        if let Some(effect) = effects.iter().find(|effect| !ruled.contains(effect)) {
            wrong.push(format!("{game} {id}: {effect} is not among {ruled:?}"));
        }
        let moved = written::moved(case, &finding);
        let expected = if figures.is_empty() { written::nothing(case) } else { figures.clone() };
        if summed(&moved) != summed(&expected) {
            wrong.push(format!("{game} {id}: {}, not {}", moved.join(" "), expected.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_honour_and_referee_law_has_a_case() {
    let mut cited: BTreeSet<String> = BTreeSet::new();
    for case in written() {
        let finding = case.finding().unwrap_or_else(|why| panic!("{} {}: {why}", case.game, case.id));
        cited.extend(finding.ruled.laws);
    }
    let ruled = |class: Class| matches!(class, Class::Honour | Class::Referee);
    let open: Vec<&str> = laws::all().filter(|law| ruled(law.class) && !cited.contains(law.id.0)).map(|law| law.id.0).collect();
    assert!(open.is_empty(), "no case rules by {open:?}");
}

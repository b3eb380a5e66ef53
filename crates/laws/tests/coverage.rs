//! The table of `docs/laws.md`: how far every book of laws is carried out. Run with `SPADILLE_REWRITE_DOCS=1` to write it anew.

#[path = "coverage/cases.rs"]
mod cases;
#[path = "coverage/enforced.rs"]
mod enforced;
#[path = "coverage/shown.rs"]
mod shown;
#[path = "coverage/written.rs"]
mod written;

use engine::law::Class;
use laws::desk;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use words::{Language, Words};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/laws.md");
const BEGIN: &str = "<!-- coverage -->\n";
const END: &str = "<!-- end of coverage -->";

/// The laws a case rules by.
fn in_cases() -> BTreeSet<String> {
    written::written().iter().filter_map(|case| case.finding().ok()).flat_map(|finding| finding.ruled.laws).collect()
}

fn table() -> String {
    let languages: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    let cases = in_cases();
    let ruled: BTreeSet<&str> = desk::games().flat_map(desk::forms).flat_map(desk::Form::ruled_laws).collect();
    let mut table = "| book | laws | with words in all languages | enforce | prevent | honour | referee | conduct | cited by the game | in a table of the desk | honour and referee with a case | enforce shown by a test |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n".to_owned();
    let shown = shown::shown();
    let mut totals = [0; 11];
    for book in laws::books() {
        let count = |test: &dyn Fn(&engine::law::Law) -> bool| book.laws().filter(|law| test(law)).count();
        let of = |class: Class| count(&|law| law.class == class);
        let row = [
            count(&|_| true),
            count(&|law| languages.iter().all(|words| words.rule(law.id.0).is_some())),
            of(Class::Enforce),
            of(Class::Prevent),
            of(Class::Honour),
            of(Class::Referee),
            of(Class::Conduct),
            count(&|law| laws::cited_by(law.id.0) != laws::CitedBy::default()),
            count(&|law| ruled.contains(law.id.0)),
            count(&|law| matches!(law.class, Class::Honour | Class::Referee) && cases.contains(law.id.0)),
            count(&|law| law.class == Class::Enforce && shown.contains_key(law.id.0)),
        ];
        totals.iter_mut().zip(row).for_each(|(total, figure)| *total += figure);
        let _ = writeln!(table, "| {} | {} |", book.id, row.map(|figure| figure.to_string()).join(" | "));
    }
    let _ = writeln!(table, "| **all** | {} |", totals.map(|figure| figure.to_string()).join(" | "));
    table +=
        "\nA fault that a law prevents is refused by a breach that cites it, or cannot happen:\n\n| why | laws |\n|---|---|\n";
    for (reason, laws) in prevented() {
        let _ = writeln!(table, "| {reason} | {} |", laws.join(", "));
    }
    table
}

/// The reasons why something cannot happen, each with its laws.
fn prevented() -> Vec<(&'static str, Vec<&'static str>)> {
    let lines = include_str!("prevented.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    // The colon of a citation has no blank behind it, and no reason has a second colon.
    let parted = lines.map(|line| line.rsplit_once(": ").unwrap_or_else(|| panic!("{line}")));
    parted.map(|(reason, laws)| (reason, laws.split_whitespace().collect())).collect()
}

#[test]
fn what_a_law_prevents_is_refused_by_it_or_cannot_happen_for_a_reason() {
    let reasons = prevented();
    let explained: BTreeSet<&str> = reasons.iter().flat_map(|(_, laws)| laws).copied().collect();
    assert_eq!(explained.len(), reasons.iter().map(|(_, laws)| laws.len()).sum::<usize>(), "a law is explained twice");
    for id in &explained {
        assert_eq!(laws::law(id).map(|law| law.class), Some(Class::Prevent), "{id}");
    }
    let refused = |id: &str| !laws::cited_by(id).refusals.is_empty();
    let prevents = laws::all().filter(|law| law.class == Class::Prevent).map(|law| law.id.0);
    let open: Vec<&str> = prevents.filter(|id| !refused(id) && !explained.contains(id)).collect();
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn every_law_that_always_holds_is_shown_by_a_test() {
    let shown = shown::shown();
    let enforced = laws::all().filter(|law| law.class == Class::Enforce).map(|law| law.id.0);
    let open: Vec<&str> = enforced.filter(|id| !shown.contains_key(*id)).collect();
    assert!(open.is_empty(), "{} laws: {open:?}", open.len());
}

/// A law whose breach is refused under its own id is tried: some test has the refusal.
#[test]
fn every_refusal_that_cites_a_law_is_tried() {
    let shown = shown::shown();
    let prevents = laws::all().filter(|law| law.class == Class::Prevent && !laws::cited_by(law.id.0).refusals.is_empty());
    let prevents: Vec<&str> = prevents.map(|law| law.id.0).collect();
    let open: Vec<&&str> = prevents.iter().filter(|id| !shown.contains_key(**id)).collect();
    assert!(open.is_empty() && prevents.len() >= 14, "{open:?} of {prevents:?}");
}

#[test]
fn the_page_of_the_laws_tells_how_far_they_are_carried_out() {
    let page = std::fs::read_to_string(PAGE).expect("the page");
    let (before, rest) = page.split_once(BEGIN).expect("the place of the table");
    let (written, after) = rest.split_once(END).expect("its end");
    let table = table();
    if std::env::var_os("SPADILLE_REWRITE_DOCS").is_some() {
        std::fs::write(PAGE, format!("{before}{BEGIN}{table}{END}{after}")).expect("the page is written");
    } else {
        assert_eq!(written, table, "the table is old: SPADILLE_REWRITE_DOCS=1 cargo test -p laws --test coverage writes it anew");
    }
}

#[test]
fn every_honour_and_referee_law_stands_in_a_row() {
    let ruled: BTreeSet<&str> = desk::games().flat_map(desk::forms).flat_map(desk::Form::ruled_laws).collect();
    let by_hand = laws::all().filter(|law| matches!(law.class, Class::Honour | Class::Referee));
    let open: Vec<&str> = by_hand.map(|law| law.id.0).filter(|id| !ruled.contains(id)).collect();
    assert!(open.is_empty(), "{open:?}");
}

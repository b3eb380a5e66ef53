//! A match once begun is replayed under the rules it began with: for every game and every revision of its rules there is a record
//! in `records/revisions` that must end with the same last chip for ever. What is corrected before version 1.0 stays revision 1;
//! until then `cargo run --package bots --example revision_records` writes them anew.

use engine::record::Record;
use engine::{BadAgreement, Revision, Seat, Setup};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/revisions"))
}

/// The figures behind a word in the comments at the top of a record.
fn figures(text: &str, word: &str) -> Vec<i64> {
    let line = text.lines().find_map(|line| line.strip_prefix("# ")?.strip_prefix(word)?.strip_prefix(": "));
    let line = line.unwrap_or_else(|| panic!("the line `# {word}: ...` is missing"));
    line.split(' ').map(|figure| figure.parse().expect("a figure")).collect()
}

#[test]
fn every_revision_of_every_game_replays_to_the_same_last_chip() {
    let catalogue = games::catalogue();
    let mut replayed = Vec::new();
    for file in std::fs::read_dir(folder()).expect("the folder of records") {
        let path = file.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a text");
        let record = Record::from_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let revision = record.revision.as_ref().unwrap_or_else(|| panic!("{name} names no revision")).value;
        assert!(name.starts_with(&format!("{}-{revision}", record.game)), "{name} is not called by its game and revision");
        let any_game = record.replay(&catalogue).unwrap_or_else(|error| panic!("{name}: {error}")).game;
        let seats: Vec<i64> = Seat::first(any_game.players()).map(|seat| any_game.ledger().balance(seat)).collect();
        let sides: Vec<i64> = any_game.sides().iter().map(|side| side.won).collect();
        assert_eq!((seats, sides), (figures(&text, "seats"), figures(&text, "sides")), "{name}");
        replayed.push((record.game, revision));
    }
    for facts in catalogue.iter().map(|entry| entry.facts) {
        for revision in facts.revisions() {
            let known = replayed.iter().any(|(game, of)| game == facts.id && *of == revision);
            assert!(known, "no record of {} under revision {revision}", facts.id);
        }
    }
}

/// The records of the newest revision name every agreement as it is by default, at the book's table and on honour. A commit that
/// changes a default changes what is played, and that is a new revision. A new option whose default changes nothing needs none.
#[test]
fn a_default_is_changed_by_a_new_revision_only() {
    for entry in games::catalogue() {
        for (suffix, agreed) in [("", &[][..]), ("-honour", entry.honour)] {
            let name = format!("{}-{}{suffix}.spadille", entry.facts.id, entry.facts.newest());
            let text = std::fs::read_to_string(folder().join(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
            let record = Record::from_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let options: Vec<_> = agreed.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
            let today = entry.in_full(&options).unwrap_or_else(|bad| panic!("{name}: {bad}"));
            assert!(!record.options.is_empty(), "{name} names no agreement");
            for then in record.options {
                assert!(today.contains(&then.value), "{name}: {:?} is no longer so, without a revision: {today:?}", then.value);
            }
        }
    }
}

/// A charter and a record name every agreement. What they name is read again to the same agreements.
#[test]
fn agreements_in_full_are_read_to_the_same_agreements() {
    for entry in games::catalogue() {
        let full = entry.in_full(&[]).expect("the defaults");
        let answered = (entry.agreed)(&[]).expect("the defaults").into_iter().filter(|(_, value)| !value.is_empty());
        assert_eq!(full.len(), answered.count(), "{}", entry.facts.id);
        assert_eq!(entry.in_full(&full), Ok(full.clone()), "{}", entry.facts.id);
        (entry.open)(&full, &Setup::default()).unwrap_or_else(|bad| panic!("{}: {bad}", entry.facts.id));
        let record = Record::of_new_match(&entry, &[]).expect("a record");
        assert_eq!(Record::from_text(&engine::record::write(&record)).expect("a record").options.len(), full.len());
    }
}

#[test]
fn a_revision_the_game_does_not_know_is_refused_with_those_it_knows() {
    for entry in games::catalogue() {
        for unknown in [Revision(0), Revision(entry.facts.revision + 1)] {
            let opened = (entry.open)(&[], &Setup { revision: Some(unknown), ..Setup::default() });
            let bad = opened.err().expect("refused");
            assert!(matches!(&bad, BadAgreement::Revision { known, .. } if known.starts_with('1')), "{bad}");
            let text = format!("spadille 1\ngame {}\nrevision {unknown}\n", entry.facts.id);
            let error = Record::from_text(&text).expect("a record").replay(&games::catalogue()).err().expect("refused");
            assert_eq!((error.line, error.fault.to_string()), (3, bad.to_string()));
        }
    }
}

/// Records written before they named their revision were played under the first.
#[test]
fn a_record_without_a_revision_is_of_the_first() {
    let record = Record::from_text("spadille 1\ngame yukon\n").expect("a record");
    assert_eq!(record.revision(), Revision::FIRST);
}

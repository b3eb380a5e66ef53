//! The corpus of records: every file replays under its own rules and comes to what it says.
//!
//! A file says what it comes to in a comment, `# expect outcome resposta tricks 4 4 1 bolo 80 balances -44 2 -3`: how its
//! last finished deal ended, the tricks of each seat in it, and the bolo and all balances when it was over (before the
//! stakes of the next).

use engine::record::{Record, write};
use engine::{Account, Face, Pot, Seat};
use std::path::{Path, PathBuf};

const BOLO: Pot = Pot(0);

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/voltarete");
    let entries = std::fs::read_dir(folder).expect("the folder of the records");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "spadille"));
    files.sort();
    assert!(!files.is_empty(), "there are records");
    files
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a text file")
}

/// What a replayed record has come to, in the words of an `# expect` line.
fn comes_to(face: &dyn Face) -> String {
    let reports = face.reports();
    let deal = reports.iter().rfind(|report| report.outcome.is_some()).expect("a finished deal");
    let held = |account: Account| -> i64 {
        let entries = face.ledger().entries().iter().filter(|entry| entry.deal <= deal.number);
        entries.map(|entry| entry.amount * (i64::from(entry.to == account) - i64::from(entry.from == account))).sum()
    };
    let joined = |numbers: Vec<String>| numbers.join(" ");
    format!(
        "outcome {} tricks {} bolo {} balances {}",
        deal.outcome.unwrap_or_default(),
        joined(deal.tricks.iter().map(u8::to_string).collect()),
        held(BOLO.into()),
        joined(Seat::first(face.players()).map(|seat| held(seat.into()).to_string()).collect()),
    )
}

#[test]
fn every_record_comes_to_what_it_says() {
    for path in files() {
        let (name, text) = (path.display(), text(&path));
        let expected = text.lines().find_map(|line| line.strip_prefix("# expect ")).expect("an `# expect` line");
        let record = Record::from_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let replay = record.replay(&games::catalogue()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(comes_to(&*replay.face), expected, "{name}");
        assert_eq!(replay.face.ledger().total(), 0, "{name}");
    }
}

#[test]
fn every_record_is_written_as_it_was_read() {
    for path in files() {
        let record = Record::from_text(&text(&path)).expect("a record");
        let written = write(&record);
        let again = Record::from_text(&written).expect("a record");
        // Lines have moved, nothing else: what is written anew is the same text, and comes to the same.
        assert_eq!(write(&again), written, "{}", path.display());
        assert_eq!(again.steps.len(), record.steps.len());
        let replays = [&record, &again].map(|record| record.replay(&games::catalogue()).expect("it replays"));
        let [first, second] = replays.map(|replay| (comes_to(&*replay.face), replay.face.ledger().clone()));
        assert_eq!(first, second, "{}", path.display());
    }
}

#[test]
fn the_corpus_has_every_worked_hand() {
    let names: Vec<String> = files().iter().filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
    for (hand, lines) in ["abcd", "abc", "ab", "abc", "abc", "abc", "abc"].iter().enumerate() {
        for line in lines.chars() {
            let name = format!("xvii-{}{line}", hand + 1);
            assert!(names.contains(&name), "{name}");
        }
    }
}

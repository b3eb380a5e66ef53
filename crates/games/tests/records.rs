//! The corpus of records: every file replays under its own rules and comes to what it says.
//!
//! There is a folder for each game; `revisions` is another matter (`tests/revisions.rs`). A file says what it comes to in a
//! comment, `# expect outcome resposta tricks 4 4 1 bolo 80 balances -44 2 -3`: how its last finished deal ended, the tricks of
//! each seat in it, and what a pot named, or all `pots` of the game, and all seats held when it was over (before the stakes of
//! the next). Without an outcome it is the running deal, and the ledger as it stands.

use engine::record::{Record, write};
use engine::{Account, AnyGame, DealReport, Pot, Seat};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The records of the folders of all games.
fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let inside = |folder: PathBuf| {
        let entries = std::fs::read_dir(folder).expect("a folder of records");
        entries.map(|entry| entry.expect("an entry").path())
    };
    let mut files: Vec<PathBuf> =
        inside(folder).filter(|path| path.is_dir() && !path.ends_with("revisions")).flat_map(inside).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "spadille"));
    files.sort();
    files
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a text file")
}

/// Balance of a record's account at the end of a deal, or now if it still runs.
fn held(game: &dyn AnyGame, deal: &DealReport, account: Account) -> i64 {
    let entries = game.ledger().entries().iter().filter(|entry| deal.outcome.is_none() || entry.deal <= deal.number);
    entries.map(|entry| entry.amount * (i64::from(entry.to == account) - i64::from(entry.from == account))).sum()
}

/// The result of a replayed record, in the words of its `# expect` line.
fn comes_to(game: &dyn AnyGame, expected: &str) -> String {
    let reports = game.reports();
    let finished = reports.iter().rfind(|report| report.outcome.is_some());
    let deal = if expected.starts_with("outcome ") { finished } else { reports.last() }.expect("a deal");
    let joined = |numbers: Vec<String>| numbers.join(" ");
    let keys = expected.split_whitespace().filter(|word| word.starts_with(|letter: char| letter.is_ascii_alphabetic()));
    let mut said = Vec::new();
    let mut keys = keys.peekable();
    while let Some(key) = keys.next() {
        let value = match key {
            "outcome" => {
                keys.next();
                deal.outcome.unwrap_or_default().to_owned()
            }
            "tricks" => joined(deal.tricks.iter().map(u8::to_string).collect()),
            "balances" => joined(Seat::first(game.players()).map(|seat| held(game, deal, seat.into()).to_string()).collect()),
            "pots" => joined((0u8..).zip(game.facts().pots).map(|(n, _)| held(game, deal, Pot(n).into()).to_string()).collect()),
            pot => {
                let number = game.facts().pots.iter().position(|name| *name == pot).expect("a pot of the game");
                held(game, deal, Pot(number as u8).into()).to_string()
            }
        };
        said.push(format!("{key} {value}"));
    }
    said.join(" ")
}

/// The `# expect` line of a record.
fn expectation(text: &str) -> &str {
    text.lines().find_map(|line| line.strip_prefix("# expect ")).expect("an `# expect` line")
}

#[test]
fn every_record_comes_to_what_it_says() {
    for path in files() {
        let (name, text) = (path.display(), text(&path));
        let expected = expectation(&text);
        let record = Record::from_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let replay = record.replay(&games::catalogue()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(comes_to(&*replay.game, expected), expected, "{name}");
        assert_eq!(replay.game.ledger().total(), 0, "{name}");
    }
}

#[test]
fn every_record_is_written_as_it_was_read() {
    for path in files() {
        let text = text(&path);
        let record = Record::from_text(&text).expect("a record");
        let written = write(&record);
        let again = Record::from_text(&written).expect("a record");
        // Lines have moved, nothing else: what is written anew is the same text, and comes to the same.
        assert_eq!(write(&again), written, "{}", path.display());
        assert_eq!(again.steps.len(), record.steps.len());
        let replays = [&record, &again].map(|record| record.replay(&games::catalogue()).expect("it replays"));
        let [first, second] = replays.map(|replay| (comes_to(&*replay.game, expectation(&text)), replay.game.ledger().clone()));
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

#[test]
fn a_record_lies_in_the_folder_of_its_game() {
    let mut games = BTreeSet::new();
    for path in files() {
        let folder = path.parent().and_then(Path::file_name).and_then(|name| name.to_str()).expect("a folder").to_owned();
        assert_eq!(Record::from_text(&text(&path)).expect("a record").game, folder, "{}", path.display());
        games.insert(folder);
    }
    for game in ["voltarete", "truco", "minchiate", "yukon", "grand", "malilla"] {
        assert!(games.contains(game), "there are records of {game}");
    }
}

//! What `docs/record.md` says is so.

use cards::fair;
use engine::Seat;
use engine::record::{Record, Replay, Verification, verify};
use games::ombre::voltarete::{BOLO, BOX};
use std::collections::BTreeSet;

const SPECIFICATION: &str = include_str!("../../../docs/record.md");

/// The blocks of the specification, without their fences.
fn blocks() -> impl Iterator<Item = &'static str> {
    SPECIFICATION.split("```\n").skip(1).step_by(2)
}

/// The examples: the blocks that are records.
fn examples() -> Vec<Record> {
    let records = blocks().filter(|block| block.starts_with("spadille 1\n"));
    records.map(|text| Record::from_text(text).expect("a record")).collect()
}

fn replayed(record: &Record) -> Replay {
    record.replay(&games::catalogue()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_first_example_replays_to_the_figures_given() {
    let replay = replayed(&examples()[0]);
    let ledger = replay.face.ledger();
    assert_eq!(Seat::first(3).map(|seat| ledger.balance(seat)).collect::<Vec<_>>(), [23, -20, -40]);
    assert_eq!([ledger.balance(BOLO), ledger.balance(BOX)], [36, 1]);
    assert_eq!(replay.face.deal_number(), 3);
}

#[test]
fn the_last_example_is_found_fair() {
    let examples = examples();
    let record = &examples[1];
    assert_eq!(verify(record, &replayed(record)), Verification::Fair { shuffles: 2 });
    assert_eq!(record.entropy, [(0, fair::entropy("Ana")), (2, fair::entropy("Clara"))]);
    let key = record.key().map(|key| fair::to_hex(&key)).expect("a key");
    assert!(SPECIFICATION.contains(&format!("`{key}`")));
}

#[test]
fn the_vectors_are_those_of_the_files() {
    let vectors = [
        include_str!("../../cards/vectors/commit-zero.txt"),
        include_str!("../../cards/vectors/zero-spanish40-0.txt"),
        include_str!("../../cards/vectors/count-spanish40-0.txt"),
        include_str!("../../cards/vectors/count-spanish40-1.txt"),
        include_str!("../../cards/vectors/count-minchiate97-7.txt"),
    ];
    for vector in vectors {
        assert!(blocks().any(|block| block.trim() == vector.trim()), "{vector}");
    }
}

/// The games whose verbs the specification must list, and how many each has.
const LISTED: [(&str, usize); 5] = [("voltarete", 42), ("truco", 52), ("minchiate", 25), ("yukon", 4), ("grand", 13)];

/// The verbs in the section of a game, if it has one.
fn verbs(title: &str) -> Option<BTreeSet<&'static str>> {
    let (_, section) = SPECIFICATION.split_once(&format!("## The verbs of {title}\n"))?;
    let table = section.split("\n## ").next()?;
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows.filter_map(|row| row.split_once(" |")).flat_map(|(verbs, _)| verbs.split_whitespace());
    Some(cells.map(|verb| verb.trim_matches('`')).collect())
}

#[test]
fn the_verbs_are_those_of_the_games() {
    for entry in games::catalogue() {
        let listed = LISTED.iter().find(|(game, _)| *game == entry.facts.id);
        let Some(verbs) = verbs(entry.facts.title) else {
            assert!(listed.is_none(), "{} has no section", entry.facts.title);
            continue;
        };
        // A verb the game does not know is refused as such; one without its arguments is not.
        assert!(matches!((entry.spell)("frob"), Err(engine::BadAction::Verb { .. })));
        for verb in &verbs {
            let known = !matches!((entry.spell)(verb), Err(engine::BadAction::Verb { .. }));
            assert!(known, "{}: {verb}", entry.facts.id);
        }
        if let Some((game, many)) = listed {
            assert_eq!(verbs.len(), *many, "{game}");
        }
    }
}

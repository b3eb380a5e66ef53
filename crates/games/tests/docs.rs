//! Documents are true: `docs/record.md` and the README about the games, `ARCHITECTURE.md` about what holds its invariants.

#[path = "docs/map.rs"]
mod map;
#[path = "docs/prose.rs"]
mod prose;

use cards::fair;
use engine::action::VerbFact;
use engine::record::{Record, Replay, Verification, verify};
use engine::{Entry, Seat, Setup, Shuffle, ShuffleFor, Turn};
use games::ombre::voltarete::{BOLO, BOX};

const SPECIFICATION: &str = include_str!("../../../docs/record.md");
const README: &str = include_str!("../../../README.md");

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
    let ledger = replay.game.ledger();
    assert_eq!(Seat::first(3).map(|seat| ledger.balance(seat)).collect::<Vec<_>>(), [23, -20, -40]);
    assert_eq!([ledger.balance(BOLO), ledger.balance(BOX)], [36, 1]);
    assert_eq!(replay.game.deal_number(), 3);
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

/// The heading at which the part made from the declarations begins.
const MADE: &str = "\n## The draws\n";
/// Set to anything, it has the test write that part anew.
const REWRITE: &str = "SPADILLE_REWRITE_DOCS";

/// A cell of a table: the comment of a declaration as one line.
fn cell(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// The row of the draws: how many cards the first draw of a match has.
fn draw(entry: &Entry) -> String {
    let game = (entry.open)(&[], &Setup::default()).expect("a table");
    let drawn = match game.turn() {
        Turn::Shuffle(Shuffle { cards, purpose: ShuffleFor::Draw }) if cards.len() > game.players() => {
            format!("the whole pack, {} cards", cards.len())
        }
        Turn::Shuffle(Shuffle { cards, purpose: ShuffleFor::Draw }) => format!("{} lots: {cards}", cards.len()),
        Turn::Shuffle(Shuffle { purpose: ShuffleFor::Deal, .. }) | Turn::Seats { .. } | Turn::Over => "none".to_owned(),
    };
    format!("| `{}` | {drawn} |\n", entry.facts.id)
}

/// The row of the verbs of one declared line.
fn row(fact: &VerbFact) -> String {
    let verbs = fact.words.iter().filter_map(|words| words.first()).map(|word| format!("`{word}`")).collect::<Vec<_>>();
    let read_as = |words: &&[&str]| match words {
        [word, others @ ..] => others.iter().map(|other| format!(" `{other}` is read as `{word}`.")).collect::<String>(),
        [] => String::new(),
    };
    let others: String = fact.words.iter().map(read_as).collect();
    format!("| {} | {} | {}{others} |\n", verbs.join(" "), cell(&(fact.takes)()), cell(fact.about))
}

/// The part of the specification that is made from the declarations: the draws, and the verbs of all games.
fn made() -> String {
    let catalogue = games::catalogue();
    let mut text = format!("{MADE}\n| game | cards of the first draw of a match |\n|---|---|\n");
    text.extend(catalogue.iter().map(draw));
    let words = |entry: &Entry| entry.verbs.iter().map(|fact| fact.words).collect::<Vec<_>>();
    let mut told: Vec<&Entry> = Vec::new();
    for entry in &catalogue {
        if told.iter().any(|other| words(other) == words(entry)) {
            continue;
        }
        told.push(entry);
        let alike: Vec<String> =
            catalogue.iter().filter(|other| words(other) == words(entry)).map(|other| format!("`{}`", other.facts.id)).collect();
        let relatives = if alike.len() > 1 { " and its relatives" } else { "" };
        text += &format!("\n## The verbs of {}{relatives}\n\n", entry.facts.title);
        if alike.len() > 1 {
            text += &format!("They are the same in {}; each game offers those it has a use for.\n\n", alike.join(", "));
        }
        text += "| verb | arguments | meaning |\n|---|---|---|\n";
        text.extend(entry.verbs.iter().map(row));
    }
    text
}

#[test]
fn the_draws_and_the_verbs_are_those_of_the_declarations() {
    let (prose, written) = SPECIFICATION.split_once(MADE).expect("the part that is made");
    let made = made();
    if std::env::var_os(REWRITE).is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.md");
        std::fs::write(path, format!("{prose}{made}")).expect("the specification written");
        return;
    }
    let written: Vec<&str> = written.lines().collect();
    for (at, line) in made.strip_prefix(MADE).expect("its heading").lines().enumerate() {
        assert_eq!(
            written.get(at),
            Some(&line),
            "docs/record.md is old: {REWRITE}=1 cargo test -p games --test docs writes it anew"
        );
    }
    assert_eq!(
        made.strip_prefix(MADE).map(|made| made.lines().count()),
        Some(written.len()),
        "docs/record.md has more than is declared"
    );
}

#[test]
fn every_verb_has_a_meaning_and_is_known_to_its_game() {
    for entry in games::catalogue() {
        assert!(matches!((entry.spell)("frob"), Err(engine::BadAction::Verb { .. })));
        for fact in entry.verbs {
            assert!(!fact.about.trim().is_empty(), "{}: {:?} has no comment", entry.facts.id, fact.words);
            for verb in fact.words.iter().copied().flatten() {
                // A verb the game does not know is refused as such; one without its arguments is not.
                let known = !matches!((entry.spell)(verb), Err(engine::BadAction::Verb { .. }));
                assert!(known, "{}: {verb}", entry.facts.id);
            }
        }
    }
}

/// The rows of the README's table of honour tables: the games, and the option that makes one.
fn honour_rows() -> Vec<(&'static str, &'static str)> {
    let (_, behind) = README.split_once("| game | | what is open |\n").expect("the table");
    let rows = behind.lines().take_while(|line| line.starts_with('|')).skip(1);
    rows.filter_map(|line| {
        line.strip_prefix("| ")?.split_once(" | ").and_then(|(games, rest)| Some((games, rest.split_once(" |")?.0)))
    })
    .collect()
}

#[test]
fn the_readme_names_every_game_that_has_an_honour_table_and_how_to_agree_one() {
    let rows = honour_rows();
    let titles: Vec<String> = games::catalogue().iter().map(|entry| entry.facts.title.to_owned()).collect();
    for entry in games::catalogue().iter().filter(|entry| !entry.honour.is_empty()) {
        let options: Vec<String> = entry.honour.iter().map(|(name, value)| format!("`--option {name}={value}`")).collect();
        // Games of one name, told apart by what stands beside it, share a row.
        let title = entry.facts.title;
        let has_word = |game: &str| title.split_whitespace().any(|word| word.trim_matches(',') == game);
        let named = |games: &str| games.split(", ").any(|game| game == title || has_word(game));
        let found = rows.iter().find(|(games, _)| named(games));
        assert_eq!(found.map(|(_, option)| (*option).to_owned()), Some(options.join(" ")), "{}", entry.facts.title);
    }
    for game in rows.iter().flat_map(|(games, _)| games.split(", ")) {
        assert!(titles.iter().any(|title| title.contains(game)), "{game} is no game of the catalogue");
    }
}

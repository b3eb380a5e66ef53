//! The table of `docs/book-hands.md`: what the solver says there of the hands of the book is what it says.

use cards::Card;
use engine::record::{Record, Step};
use games::ombre::voltarete::result::Result3;
use solver::ombre::{Solver, voltarete};
use std::path::Path;

fn house(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).expect("a file of the house")
}

/// The record up to a card, which is not played any more.
fn before(record: &Record, card: usize) -> Record {
    let mut record = record.clone();
    let plays = |step: &Step| matches!(step, Step::Act { action, .. } if action.starts_with("play "));
    let at = record.steps.iter().enumerate().filter(|(_, step)| plays(&step.value)).nth(card - 1).expect("so many cards").0;
    record.steps.truncate(at);
    record
}

#[test]
fn the_hands_of_the_book_are_what_the_page_says() {
    let mut solver = Solver::with_memory(1 << 20);
    let page = house("docs/book-hands.md");
    // What follows is of another game.
    let page = page.split("\n# Hombre").next().unwrap_or(&page);
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| Hand"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let mut wrong = Vec::new();
    for row in &rows {
        let &[_, name, card, who, choice, book, solved] = &row[..] else { panic!("seven columns: {row:?}") };
        assert!(["-", "wins", "loses", "resposta", "codilho"].contains(&book), "{row:?}");
        let record = Record::from_text(&house(&format!("records/voltarete/{name}.spadille"))).expect("a record");
        let replay = before(&record, card.parse().expect("a number")).replay(&games::catalogue()).expect("a replay");
        let verdict = voltarete(&*replay.game, &mut solver).expect("tricks are played");
        let place = ["mão", "contra-pé", "pé"][verdict.to_play.index()];
        assert!(who == place || who == "feito" && verdict.to_play == verdict.feito, "{row:?}: it is the turn of the {place}");
        let choice: Card = choice.parse().expect("a card");
        let found = verdict.cards.iter().find(|(card, _)| *card == choice);
        let told = match found.unwrap_or_else(|| panic!("{row:?}: not playable")).1 {
            Result3::Win => "wins",
            Result3::Resposta => "resposta",
            Result3::Codilho => "codilho",
        };
        if told != solved {
            wrong.push(format!("{row:?}: {told}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(rows.len() > 20, "the table is there");
}

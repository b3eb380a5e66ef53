//! What must hold of everything that is read, whoever wrote it. The fuzz targets and the stable tests share these.

use cards::{Card, CardSet};
use engine::record::{Record, Step, write};
use engine::{Eyes, Seat};
use games::ombre::voltarete::Action;

/// Bytes are a record or a clear error; a record is written as it was read, and replays or says why not.
pub fn record(bytes: &[u8]) {
    let record = match Record::from_bytes(bytes) {
        Ok(record) => record,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let again = Record::from_text(&write(&record)).expect("what was written can be read");
    assert_eq!(without_lines(record.clone()), without_lines(again.clone()));
    let catalogue = games::catalogue();
    match (record.replay(&catalogue), again.replay(&catalogue)) {
        (Ok(replay), Ok(other)) => {
            let face = replay.face;
            assert_eq!(face.ledger().total(), 0);
            assert_eq!(face.ledger(), other.face.ledger());
            assert_eq!(face.reports(), other.face.reports());
            for eyes in Seat::first(face.players()).map(Eyes::Seat).chain([Eyes::Public]) {
                assert_eq!(face.show(eyes), other.face.show(eyes));
            }
        }
        (Err(error), Err(other)) => {
            assert_eq!(error.fault, other.fault);
            assert!(!error.to_string().is_empty());
        }
        (read, _) => panic!("one of them replays and the other does not; as it was read: {:?}", read.err()),
    }
}

/// A text is a card or a clear error; a card is written as it was read, but for capitals; and so with several cards.
pub fn card(text: &str) {
    match text.parse::<Card>() {
        Ok(card) => assert_eq!(card.to_string(), text.to_ascii_uppercase()),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match text.parse::<CardSet>() {
        Ok(cards) => assert_eq!(cards.to_string().parse(), Ok(cards)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A text is an action or a clear error; the text of an action is that action.
pub fn action(text: &str) {
    match text.parse::<Action>() {
        Ok(action) => assert_eq!(action.to_string().parse(), Ok(action)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The same record as if it had not been read from anywhere.
fn without_lines(mut record: Record) -> Record {
    record.revision.iter_mut().for_each(|at| at.line = 0);
    record.options.iter_mut().chain(&mut record.setup).for_each(|at| at.line = 0);
    record.seats.iter_mut().for_each(|at| at.line = 0);
    for at in &mut record.steps {
        at.line = 0;
        if let Step::Deal(deal) = &mut at.value {
            deal.hands.iter_mut().for_each(|at| at.line = 0);
            deal.stock.iter_mut().for_each(|at| at.line = 0);
        }
    }
    record
}

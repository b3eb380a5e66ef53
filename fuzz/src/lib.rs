//! What must hold of everything that is read, whoever wrote it, in every game of the house. The fuzz targets and the stable tests
//! share these.

use cards::shuffle::shuffle;
use cards::{Card, CardSet};
use engine::agreement::Values;
use engine::record::{At, Record, Step, write};
use engine::show::Way;
use engine::{ActError, AnyGame, Entry, Eyes, Seat, Setup, Shuffler, Turn};
use std::sync::LazyLock;

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
            assert_eq!(replay.face.ledger().total(), 0);
            assert_eq!(stands(&*replay.face), stands(&*other.face));
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

/// A text is an action of a game or a clear error; the text of an action is that action; and at a table just dealt anybody can
/// try it.
pub fn action(text: &str) {
    for (entry, face) in DEALT.iter() {
        match (entry.spell)(text) {
            Ok(written) => {
                assert_eq!((entry.spell)(&written).as_ref(), Ok(&written));
                // One seat more than there are.
                for seat in Seat::first(face.players() + 1) {
                    let mut one = face.boxed();
                    let done = tries(&mut *one, seat, text);
                    if written != text {
                        let mut other = face.boxed();
                        assert_eq!(tries(&mut *other, seat, &written), done, "`{text}` is not `{written}`");
                        assert_eq!(stands(&*one), stands(&*other), "`{text}` is not `{written}`");
                    }
                }
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// Every game of the house at its usual table, the first cards dealt.
static DEALT: LazyLock<Vec<(Entry, Box<dyn AnyGame>)>> = LazyLock::new(|| {
    let dealt = |entry: Entry| {
        let mut face = (entry.open)(&[], &Setup::default()).expect("what the book says can be played");
        Shuffler::new([18; 32]).deal(&mut *face).expect("what was asked for");
        (entry, face)
    };
    games::catalogue().into_iter().map(dealt).collect()
});

/// Everything a game shows to anybody.
fn stands(face: &dyn AnyGame) -> String {
    let eyes = Seat::first(face.players()).map(Eyes::Seat).chain([Eyes::Public]);
    let shown: Vec<_> = eyes.map(|eyes| face.show(eyes)).collect();
    format!("{shown:?} {:?} {:?} {:?} {:?}", face.turn(), face.ledger(), face.reports(), face.winners())
}

/// A seat tries a written act: it is done, or refused with its rule and nothing has changed. Says whether it was done.
fn tries(face: &mut dyn AnyGame, seat: Seat, text: &str) -> bool {
    let before = stands(face);
    let answer = face.act(seat, text);
    assert_eq!(face.ledger().total(), 0, "`{text}` made or lost chips");
    if let Err(error) = &answer {
        assert_eq!(stands(face), before, "`{text}` was refused and changed something");
        let cited = !matches!(error, ActError::Refused(refusal) if refusal.cite.0.is_empty());
        assert!(cited && !error.to_string().is_empty(), "`{text}` was refused without a rule");
    }
    answer.is_ok()
}

/// Bytes that choose, until there are no more.
pub struct Choices<'a>(pub &'a [u8]);

impl Choices<'_> {
    /// A number below `n`; 0 where no byte is left.
    fn below(&mut self, n: usize) -> usize {
        let Some((&byte, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(byte) % n.max(1)
    }

    /// So many of these cards.
    fn cards(&mut self, of: CardSet, many: usize) -> CardSet {
        let mut left: Vec<Card> = of.iter().collect();
        (0..many.min(left.len())).map(|_| left.swap_remove(self.below(left.len()))).collect()
    }

    /// One of the ways to act, as it is written.
    fn way(&mut self, ways: &[Way]) -> Option<String> {
        Some(match *ways.get(self.below(ways.len()))? {
            Way::Word { ref action, .. } => action.clone(),
            Way::Card { verb, of, .. } => format!("{verb} {}", self.cards(of, 1)),
            Way::Cards { verb, of, must, at_least, at_most, .. } => {
                let fewest = at_least.max(must.len());
                let many = fewest + self.below(at_most.saturating_sub(fewest) + 1);
                format!("{verb} {}", must | self.cards(of - must, many - must.len())).trim_end().to_owned()
            }
            Way::Number { verb, from, to, .. } => format!("{verb} {}", from + self.below((to - from + 1) as usize) as i64),
        })
    }
}

/// Bytes choose a game, its options, and what everybody does: what is offered can be done, what is not is done or refused with its
/// rule, and the record of it all replays to the same table.
pub fn play(bytes: &[u8]) {
    let mut choices = Choices(bytes);
    let catalogue = games::catalogue();
    let entry = catalogue[choices.below(catalogue.len())];
    let mut options: Vec<(String, String)> = Vec::new();
    for _ in 0..choices.below(6) {
        let fact = &entry.facts.options[choices.below(entry.facts.options.len())];
        let value = match (fact.values)() {
            Values::OneOf(words) => words[choices.below(words.len())].clone(),
            Values::Number { from, to, .. } => (from + choices.below((to - from + 1) as usize) as i64).to_string(),
            Values::Text(text) => text.to_owned(),
        };
        // An option is written once.
        options.retain(|(name, _)| name != fact.name);
        options.push((fact.name.to_owned(), value));
    }
    if let Some((face, record)) = played(&entry, &options, &mut choices) {
        let again = Record::from_text(&write(&record)).expect("what was written can be read");
        let replay = again.replay(&catalogue).unwrap_or_else(|error| panic!("{error}: {}", write(&record)));
        assert_eq!(stands(&*face), stands(&*replay.face), "{}", write(&record));
    }
}

/// What is played with these choices, as it stands in the end and as a record; nothing if the options cannot be played.
pub fn played(entry: &Entry, options: &[(String, String)], choices: &mut Choices<'_>) -> Option<(Box<dyn AnyGame>, Record)> {
    let mut face = match (entry.open)(options, &Setup::default()) {
        Ok(face) => face,
        Err(bad) => {
            assert!(!bad.to_string().is_empty());
            return None;
        }
    };
    let mut record = Record::new(entry.facts);
    record.options = options.iter().cloned().map(At::new).collect();
    let mut shuffles = 0;
    while !choices.0.is_empty() {
        match face.turn() {
            Turn::Over => break,
            Turn::Shuffle(wanted) => {
                let order = shuffle(wanted.cards, &[choices.below(256) as u8; 32], shuffles);
                shuffles += 1;
                record.add_shuffle(&*face, &order);
                face.shuffled(&order).expect("what was asked for");
            }
            Turn::Seats { .. } => {
                let ways = |seat: Seat| face.show(Eyes::Seat(seat)).prompt.map_or_else(Vec::new, |prompt| prompt.ways);
                let seats: Vec<Seat> = Seat::first(face.players()).filter(|&seat| face.turn().may_act(seat)).collect();
                let seat = seats[choices.below(seats.len())];
                // Now and then somebody tries what is offered to another.
                let strange = choices.below(8) == 7;
                let from = if strange { Seat::at(choices.below(face.players())) } else { seat };
                let Some(text) = choices.way(&ways(from)) else { continue };
                let done = tries(&mut *face, seat, &text);
                assert!(done || from != seat, "seat {seat} is offered `{text}` and refused it: {}", write(&record));
                if done {
                    record.add_action(seat, &text);
                }
            }
        }
    }
    Some((face, record))
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

//! What must hold of everything that is read, whoever wrote it, in every game of the house. The fuzz targets and the stable tests
//! share these.

use cards::shuffle::shuffle;
use cards::{Card, CardSet};
use engine::record::{At, Record, Step, write};
use engine::show::Way;
use engine::{ActError, AnyGame, Entry, Eyes, Seat, Setup, Turn};
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
                    let (mut one, mut other) = (face.boxed(), face.boxed());
                    assert_eq!(tries(&mut *one, seat, text), tries(&mut *other, seat, &written), "`{text}` is not `{written}`");
                    assert_eq!(stands(&*one), stands(&*other), "`{text}` is not `{written}`");
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
        let mut shuffles = 0;
        while let Turn::Shuffle(wanted) = face.turn() {
            face.shuffled(&shuffle(wanted.cards, &[18; 32], shuffles)).expect("what was asked for");
            shuffles += 1;
        }
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
    fn byte(&mut self) -> Option<usize> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(usize::from(first))
    }

    /// A number below `n`; 0 where no byte is left.
    fn below(&mut self, n: usize) -> usize {
        let wide = self.byte().unwrap_or(0) << 8 | if n > 256 { self.byte().unwrap_or(0) } else { 0 };
        if n > 256 { wide % n } else { (wide >> 8) % n.max(1) }
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    /// One of the ways to act, as it is written.
    fn way(&mut self, ways: &[Way]) -> Option<String> {
        let mut some = |of: CardSet, many: usize| {
            let mut left: Vec<Card> = of.iter().collect();
            (0..many).map_while(|_| (!left.is_empty()).then(|| left.swap_remove(self.below(left.len())))).collect::<CardSet>()
        };
        Some(match ways.get(some_index(ways.len(), &mut some)?)? {
            Way::Word { action, .. } => action.clone(),
            Way::Card { verb, of, .. } => format!("{verb} {}", some(*of, 1)),
            Way::Cards { verb, of, must, at_least, at_most, .. } => {
                let fewest = (*at_least).max(must.len());
                let many = fewest + some(*of, at_most.saturating_sub(fewest)).len() / 2;
                format!("{verb} {}", *must | some(*of - *must, many - must.len())).trim_end().to_owned()
            }
            Way::Number { verb, from, to, .. } => format!("{verb} {}", from.midpoint(*to)),
        })
    }
}

//! What must hold of everything that is read, whoever wrote it, in every game of the house. The fuzz targets and the stable tests
//! share these.

use cards::shuffle::shuffle;
use cards::{Card, CardSet};
use engine::agreement::Values;
use engine::record::{At, Record, Step, write};
use engine::show::Choice;
use engine::{ActError, AnyGame, Entry, Seat, Setup, Shuffler, Turn, Viewer};
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
            assert_eq!(replay.game.ledger().total(), 0);
            assert_eq!(stands(&*replay.game), stands(&*other.game));
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
    for (entry, game) in DEALT.iter() {
        match (entry.spell)(text) {
            Ok(written) => {
                assert_eq!((entry.spell)(&written).as_ref(), Ok(&written));
                // One seat more than there are.
                for seat in Seat::first(game.players() + 1) {
                    let mut one = game.boxed();
                    let done = tries(&mut *one, seat, text);
                    if written != text {
                        let mut other = game.boxed();
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
        let mut game = (entry.open)(&[], &Setup::default()).expect("what the book says can be played");
        Shuffler::new([18; 32]).deal(&mut *game).expect("what was asked for");
        (entry, game)
    };
    games::catalogue().into_iter().map(dealt).collect()
});

/// Everything a game shows to anybody.
fn stands(game: &dyn AnyGame) -> String {
    let viewer = Seat::first(game.players()).map(Viewer::Seat).chain([Viewer::Public]);
    let shown: Vec<_> = viewer.map(|viewer| game.show(viewer)).collect();
    format!("{shown:?} {:?} {:?} {:?} {:?}", game.turn(), game.ledger(), game.reports(), game.winners())
}

/// A seat tries a written act: it is done, or refused with its rule and nothing has changed. Says whether it was done.
fn tries(game: &mut dyn AnyGame, seat: Seat, text: &str) -> bool {
    let before = stands(game);
    let answer = game.act(seat, text);
    assert_eq!(game.ledger().total(), 0, "`{text}` made or lost chips");
    if let Err(error) = &answer {
        assert_eq!(stands(game), before, "`{text}` was refused and changed something");
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
    fn way(&mut self, ways: &[Choice]) -> Option<String> {
        Some(match *ways.get(self.below(ways.len()))? {
            Choice::Word { ref action, .. } => action.clone(),
            Choice::Card { verb, of, .. } => format!("{verb} {}", self.cards(of, 1)),
            Choice::Cards { verb, of, must, at_least, at_most, .. } => {
                let fewest = at_least.max(must.len());
                let many = fewest + self.below(at_most.saturating_sub(fewest) + 1);
                format!("{verb} {}", must | self.cards(of - must, many - must.len())).trim_end().to_owned()
            }
            Choice::Number { verb, from, to, .. } => format!("{verb} {}", from + self.below((to - from + 1) as usize) as i64),
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
    if let Some((game, record)) = played(&entry, &options, &mut choices) {
        let again = Record::from_text(&write(&record)).expect("what was written can be read");
        let replay = again.replay(&catalogue).unwrap_or_else(|error| panic!("{error}: {}", write(&record)));
        assert_eq!(stands(&*game), stands(&*replay.game), "{}", write(&record));
    }
}

/// What is played with these choices, as it stands in the end and as a record; nothing if the options cannot be played.
pub fn played(entry: &Entry, options: &[(String, String)], choices: &mut Choices<'_>) -> Option<(Box<dyn AnyGame>, Record)> {
    let mut game = match (entry.open)(options, &Setup::default()) {
        Ok(game) => game,
        Err(bad) => {
            assert!(!bad.to_string().is_empty());
            return None;
        }
    };
    let mut record = Record::new(entry.facts);
    record.options = options.iter().cloned().map(At::new).collect();
    let mut shuffles = 0;
    while !choices.0.is_empty() {
        match game.turn() {
            Turn::Over => break,
            Turn::Shuffle(wanted) => {
                let order = shuffle(wanted.cards, &[choices.below(256) as u8; 32], shuffles);
                shuffles += 1;
                record.add_shuffle(&*game, &order);
                game.shuffled(&order).expect("what was asked for");
            }
            Turn::Seats { .. } => {
                let ways = |seat: Seat| game.show(Viewer::Seat(seat)).prompt.map_or_else(Vec::new, |prompt| prompt.ways);
                let seats: Vec<Seat> = Seat::first(game.players()).filter(|&seat| game.turn().may_act(seat)).collect();
                let seat = seats[choices.below(seats.len())];
                // Now and then somebody tries what is offered to another.
                let strange = choices.below(8) == 7;
                let from = if strange { Seat::at(choices.below(game.players())) } else { seat };
                let Some(text) = choices.way(&ways(from)) else { continue };
                let done = tries(&mut *game, seat, &text);
                assert!(done || from != seat, "seat {seat} is offered `{text}` and refused it: {}", write(&record));
                if done {
                    record.add_action(seat, &text);
                }
            }
        }
    }
    Some((game, record))
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

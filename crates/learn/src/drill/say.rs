//! What may you say? One word that the rules allow among others that they refuse.

use super::walk::{Stop, Walk};
use super::{Answer, Drill, Kind, Picks, Reason, Table, Wanted, What};
use engine::show::Choice;
use engine::{Entry, Msg, Rng};

/// Acts of a walk, at most.
const LONGEST: usize = 240;

/// Decisions of a match passed over, at most.
const PASSED: usize = 10;

/// Wrong words offered.
const WRONG: usize = 3;

/// Decisions per occurrence above which a word counts as usual.
const USUAL: usize = 3;

/// Lines of what was said before.
const LINES: usize = 8;

/// A word with the action it stands for.
type Spoken = (String, Msg);

pub(super) fn ask(entry: &Entry, rng: &mut Rng, wanted: Wanted<'_>) -> Option<Drill> {
    let heard = vocabulary(entry, rng);
    let mut walk = Walk::begin(entry, rng)?;
    let mut passed = rng.below(PASSED);
    for _ in 0..LONGEST {
        let stop = walk.stop()?;
        if let Some(drill) = asked(&walk, &stop, &heard, rng).filter(|drill| wanted.fits(drill)) {
            match passed.checked_sub(1) {
                Some(left) => passed = left,
                None => return Some(drill),
            }
        }
        walk.act(&stop)?;
    }
    None
}

/// The words of a stop's prompt.
fn spoken(stop: &Stop) -> Vec<Spoken> {
    let words = stop.prompt().into_iter().flat_map(|prompt| &prompt.ways).filter_map(|way| match way {
        Choice::Word { action, words } => Some((action.clone(), words.clone())),
        Choice::Card { .. } | Choice::Cards { .. } | Choice::Number { .. } => None,
    });
    words.collect()
}

/// The words heard in a match.
struct Vocabulary {
    /// Each with the number of decisions at which it was open.
    words: Vec<(Spoken, usize)>,
    stops: usize,
}

impl Vocabulary {
    /// Is this open at most decisions? To ask for it teaches nothing.
    fn is_usual(&self, words: &Msg) -> bool {
        self.words.iter().any(|((_, known), many)| known == words && many * USUAL > self.stops)
    }
}

/// The words of another match, as candidates.
fn vocabulary(entry: &Entry, rng: &mut Rng) -> Vocabulary {
    let mut heard = Vocabulary { words: Vec::new(), stops: 0 };
    let Some(mut walk) = Walk::begin(entry, rng) else { return heard };
    for _ in 0..LONGEST {
        let Some(stop) = walk.stop() else { break };
        heard.stops += 1;
        for word in spoken(&stop) {
            match heard.words.iter_mut().find(|((_, words), _)| *words == word.1) {
                Some((_, many)) => *many += 1,
                None => heard.words.push((word, 1)),
            }
        }
        if walk.act(&stop).is_none() {
            break;
        }
    }
    heard
}

fn asked(walk: &Walk, stop: &Stop, heard: &Vocabulary, rng: &mut Rng) -> Option<Drill> {
    let offered = spoken(stop);
    let telling: Vec<&Spoken> = offered.iter().filter(|(_, words)| !heard.is_usual(words)).collect();
    let right = (*rng.one(&telling)?).clone();
    let known = heard.words.iter().map(|(word, _)| word);
    let mut others: Vec<&Spoken> = known.filter(|(_, words)| offered.iter().all(|(_, own)| own != words)).collect();
    rng.shuffle(&mut others);
    let mut choices = vec![Answer::new(What::Said(right.1), true)];
    for (action, words) in others {
        let Err(engine::ActError::Refused(refusal)) = walk.game.boxed().act(stop.seat, action) else { continue };
        let why = Some(Reason::new(refusal.why, refusal.cite));
        choices.push(Answer { what: What::Said(words.clone()), right: false, why });
        if choices.len() > WRONG {
            break;
        }
    }
    if choices.len() < 3 {
        return None;
    }
    rng.shuffle(&mut choices);
    let reasons = Vec::new();
    let log = &stop.view.log;
    let table = Table {
        trump: walk.game.reports().pop().and_then(|report| report.trump),
        facts: stop.view.facts.clone(),
        log: log[log.len().saturating_sub(LINES)..].to_vec(),
        trick: stop.trick().unwrap_or_default(),
        hand: stop.hand(),
        seat: Some(stop.seat),
    };
    let question = Msg::new("drill-ask-say");
    Some(Drill { kind: Kind::Say, seed: 0, question, table, incident: None, picks: Picks::One, choices, reasons })
}

//! What does the book advise? A decision about a bid, a word or a discard in a match of the book's own players.

use super::walk::{Stop, Walk};
use super::{Answer, Drill, Kind, Picks, Reason, Table, Wanted, What};
use bots::Thinking;
use bots::tutor::advice;
use cards::CardSet;
use engine::show::Choice;
use engine::{Entry, Msg, Rng, Viewer};

/// Acts of a match, at most.
const LONGEST: usize = 160;

/// Decisions of a match passed over, at most.
const PASSED: usize = 3;

/// Wrong answers offered.
const WRONG: usize = 3;

/// Lines of what was said before.
const LINES: usize = 8;

pub(super) fn ask(entry: &Entry, rng: &mut Rng, wanted: Wanted<'_>) -> Option<Drill> {
    let mut walk = Walk::begin(entry, rng)?;
    let mut novice = bots::bot(entry.facts.id, bots::USUAL, rng.bits(), Thinking::Worlds(1))?;
    let mut passed = rng.below(PASSED);
    for _ in 0..LONGEST {
        let stop = walk.stop()?;
        if let Some(drill) = asked(entry, &walk, &stop, rng).filter(|drill| wanted.fits(drill)) {
            match passed.checked_sub(1) {
                Some(left) => passed = left,
                None => return Some(drill),
            }
        }
        let action = novice.choose(&walk.game.seen(Viewer::Seat(stop.seat)));
        match action {
            Some(action) => walk.game.act(stop.seat, &action).ok()?,
            None => drop(walk.act(&stop)?),
        }
    }
    None
}

fn asked(entry: &Entry, walk: &Walk, stop: &Stop, rng: &mut Rng) -> Option<Drill> {
    let prompt = stop.prompt()?;
    let (action, reason) = advice(entry.facts.id, &walk.game.seen(Viewer::Seat(stop.seat)))?;
    let reason = Reason::advice(entry, reason?.0);
    let verb = action.split(' ').next().unwrap_or_default();
    let way = prompt.ways.iter().find(|way| match way {
        Choice::Word { action: known, .. } => *known == action,
        Choice::Cards { verb: known, .. } => *known == verb,
        Choice::Card { .. } | Choice::Number { .. } => false,
    })?;
    let (question, mut choices) = match way {
        Choice::Word { words, .. } => {
            let mut others: Vec<&Msg> = prompt
                .ways
                .iter()
                .filter_map(|way| match way {
                    Choice::Word { words: other, .. } if other != words => Some(other),
                    Choice::Word { .. } | Choice::Card { .. } | Choice::Cards { .. } | Choice::Number { .. } => None,
                })
                .collect();
            rng.shuffle(&mut others);
            let wrong = others.into_iter().take(WRONG).map(|words| Answer::new(What::Said(words.clone()), false));
            let all = wrong.chain([Answer::new(What::Said(words.clone()), true)]).collect::<Vec<_>>();
            (Msg::new("drill-ask-advice"), all)
        }
        Choice::Cards { heading, of, must, at_least, at_most, .. } => {
            let right: CardSet = action.split(' ').skip(1).filter_map(|card| card.parse().ok()).collect();
            let fits =
                |cards: CardSet| cards != right && cards.contains_all(*must) && (*at_least..=*at_most).contains(&cards.len());
            let mut wrong = mistakes(*of, right, rng);
            wrong.retain(|cards| fits(*cards));
            wrong.truncate(WRONG);
            let wrong = wrong.into_iter().map(|cards| Answer::new(What::Cards(cards), false));
            let all = wrong.chain([Answer::new(What::Cards(right), true)]).collect::<Vec<_>>();
            (Msg::new("drill-ask-throw").with("what", heading.clone()), all)
        }
        Choice::Card { .. } | Choice::Number { .. } => return None,
    };
    if choices.len() < 2 {
        return None;
    }
    rng.shuffle(&mut choices);
    let log = &stop.view.log;
    let table = Table {
        trump: walk.game.reports().pop().and_then(|report| report.trump),
        facts: stop.view.facts.clone(),
        log: log[log.len().saturating_sub(LINES)..].to_vec(),
        trick: stop.trick().unwrap_or_default(),
        hand: stop.hand(),
        seat: Some(stop.seat),
    };
    let reasons = vec![reason];
    Some(Drill { kind: Kind::Advice, seed: 0, question, table, incident: None, picks: Picks::One, choices, reasons })
}

/// Discards that keep what the book throws, or throw what it keeps.
fn mistakes(of: CardSet, right: CardSet, rng: &mut Rng) -> Vec<CardSet> {
    let kept = of - right;
    let mut found: Vec<CardSet> = Vec::new();
    let mut add = |cards: CardSet| {
        if !found.contains(&cards) {
            found.push(cards);
        }
    };
    if let (Some(out), Some(into)) = (rng.card(kept), rng.card(right)) {
        add((right - CardSet::of(into)) | CardSet::of(out));
    }
    add(right - rng.cards(right, right.len().min(2)));
    add(right | rng.cards(kept, kept.len().min(2)));
    add(rng.cards(of, right.len().max(1)));
    found
}

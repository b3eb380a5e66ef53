//! What may you play? A player's cards under a trick on the table; the game says which are refused, and by which rule.

use super::walk::{Stop, Walk};
use super::{Answer, Drill, Kind, Picks, Reason, Table, Wanted, What, rules};
use cards::CardSet;
use engine::{Entry, Msg, Refusal, Rng};

/// Acts of a walk, at most.
const LONGEST: usize = 500;

/// Decisions of a match passed over, at most.
const PASSED: usize = 6;

/// Decisions without a duty per one that is asked.
const FREE: usize = 8;

pub(super) fn ask(entry: &Entry, rng: &mut Rng, wanted: Wanted<'_>) -> Option<Drill> {
    let mut walk = Walk::begin(entry, rng)?;
    let mut passed = rng.below(PASSED);
    for _ in 0..LONGEST {
        let stop = walk.stop()?;
        if let Some(playable) = asked(&stop, rng)
            && let Some(drill) = drill(entry, &walk, &stop, playable).filter(|drill| wanted.fits(drill))
        {
            match passed.checked_sub(1) {
                Some(left) => passed = left,
                None => return Some(drill),
            }
        }
        walk.act(&stop)?;
    }
    None
}

/// The cards that may be played, where it is worth asking.
fn asked(stop: &Stop, rng: &mut Rng) -> Option<CardSet> {
    let playable = stop.playable()?;
    let hand = stop.hand();
    let free = hand.iter().all(|&card| playable.contains(card));
    let trick = stop.trick()?;
    (!trick.is_empty() && hand.len() > 1 && (!free || rng.happens(1, FREE))).then_some(playable)
}

fn drill(entry: &Entry, walk: &Walk, stop: &Stop, playable: CardSet) -> Option<Drill> {
    let hand = stop.hand();
    let mut refused: Vec<Refusal> = Vec::new();
    let mut choices = Vec::new();
    for &card in &hand {
        let mut choice = Answer::new(What::Card(card), playable.contains(card));
        if !choice.right {
            let refusal = walk.game.boxed().play_card(stop.seat, card).err()?;
            choice.why = Some(Reason::new(refusal.why.clone(), refusal.cite));
            if refused.iter().all(|known| (known.cite, known.why.id) != (refusal.cite, refusal.why.id)) {
                refused.push(refusal);
            }
        }
        choices.push(choice);
    }
    let mut reasons: Vec<Reason> = refused.into_iter().map(|refusal| Reason::new(refusal.why, refusal.cite)).collect();
    if reasons.is_empty() {
        reasons.push(Reason::new(Msg::new("drill-why-any"), rules::of(entry)?.follow?));
    }
    let trick = stop.trick()?;
    let trump = walk.game.reports().pop().and_then(|report| report.trump);
    let table = Table { trump, facts: stop.view.facts.clone(), trick, seat: Some(stop.seat), ..Table::default() };
    let question = Msg::new("drill-ask-play");
    Some(Drill { kind: Kind::Play, seed: 0, question, table, incident: None, picks: Picks::All, choices, reasons })
}

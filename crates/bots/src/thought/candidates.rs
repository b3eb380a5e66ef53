//! Candidates for a search.

use super::search_game::SearchGame;
use cards::{Card, CardSet};
use engine::show::ToAct;
use engine::{Action, Offer, Rng};

/// Largest number of subsets of a hand that are tried.
const MOST_PARTS: usize = 20;

/// The candidates in this position, the novice's own choice first. Of subsets of a hand, which may be hundreds: the novice's own
/// and those that differ from it by one card; of numbers: the novice's own and its neighbours.
pub(super) fn candidates<G: SearchGame>(view: &G::View, own: &G::Action, rng: &mut Rng) -> Vec<G::Action> {
    let mut found = vec![own.clone()];
    if G::to_act(view) != ToAct::Must || !G::is_weighty(own) {
        return found;
    }
    let mut add = |action: G::Action| {
        if G::is_weighty(&action) && G::is_worth_trying(view, &action) && !found.contains(&action) {
            found.push(action);
        }
    };
    let mut cards_seen = false;
    for offer in G::offered(view) {
        match *offer {
            Offer::Word(ref word) => add(word.clone()),
            // At an honour table a second family of cards is offered: those that are wrong.
            Offer::Card { of, make } if !cards_seen => {
                cards_seen = true;
                of.iter().for_each(|card| add(make(card)));
            }
            Offer::Card { .. } => {}
            Offer::Cards { of, must, at_least, at_most, make } => {
                let chosen = cards_of(own);
                if make(chosen) == *own {
                    let parts = near(of, must, chosen).into_iter().filter(|part| (at_least..=at_most).contains(&part.len()));
                    let mut parts: Vec<CardSet> = parts.collect();
                    rng.shuffle(&mut parts);
                    parts.into_iter().take(MOST_PARTS).for_each(|part| add(make(part)));
                }
            }
            Offer::Number { from, to, make } => {
                let chosen = (from..=to).find(|&number| make(number) == *own);
                let near = chosen.into_iter().flat_map(|number| [number - 1, number + 1]);
                near.filter(|number| (from..=to).contains(number)).for_each(|number| add(make(number)));
            }
        }
    }
    found
}

/// The cards an action names.
fn cards_of<A: Action>(action: &A) -> CardSet {
    action.to_string().split_whitespace().filter_map(|word| word.parse::<Card>().ok()).collect()
}

/// The parts that differ from this one by a card more, a card less, or one card for another.
fn near(of: CardSet, must: CardSet, chosen: CardSet) -> Vec<CardSet> {
    let (kept, thrown) = (of - chosen, chosen - must);
    let more = kept.iter().map(|card| chosen.with(card));
    let fewer = thrown.iter().map(|card| chosen.without(card));
    let other = thrown.iter().flat_map(|out| kept.iter().map(move |card| chosen.without(out).with(card)));
    more.chain(fewer).chain(other).collect()
}

/// The novice's own choice in this view; nothing if they have nothing to do, or would rather not speak.
pub(super) fn novices_choice<G: SearchGame>(view: &G::View, seed: u64) -> Option<G::Action> {
    crate::Player::<G>::choose(&mut G::novice(seed), view)
}

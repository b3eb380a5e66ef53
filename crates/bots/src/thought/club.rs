//! The player of the club: every candidate tried in the same imagined worlds, each as likely as any other, or where words are
//! half the game such as fit them roughly. What is played in them is solved, all cards open, where that can be done in time; what
//! is said is played on, or was learnt beforehand. Of cards that are worth the same they play the one the book would.

use super::candidates::{candidates, novices_choice};
use super::master::fitting;
use super::outlook::Ending;
use super::race::{CLEAR, DOUBT, Method, Race, Scope, Thinking, Weighed, race};
use super::search_game::{Learnt, SearchGame, to_play};
use crate::Player;
use engine::Rng;
use std::marker::PhantomData;

/// Thinks about each choice in worlds that are much alike.
pub struct Club<G> {
    rng: Rng,
    thinking: Thinking,
    game: PhantomData<fn() -> G>,
}

impl<G: SearchGame> Club<G> {
    /// The player of this seed, with this thinking time.
    pub fn new(seed: u64, thinking: Thinking) -> Club<G> {
        Club { rng: Rng::new(seed), thinking, game: PhantomData }
    }
}

impl<G: SearchGame> Player<G> for Club<G> {
    fn choose(&mut self, view: &G::View) -> Option<G::Action> {
        let weighed = weigh::<G>(view, self.thinking.in_haste(), &mut self.rng, &way::<G>(view));
        weighed.ways.into_iter().next().map(|best| best.action)
    }
}

/// The settings of the club player's search in this position.
pub(super) fn way<G: SearchGame>(view: &G::View) -> Method<G> {
    let ending = if (1..=G::solved(view)).contains(&G::held(view)) { Ending::Open } else { Ending::Hidden };
    Method { world: Box::new(heard::<G>), ending, scope: Scope::AsLearnt }
}

/// A world that fits what even they hear.
fn heard<G: SearchGame>(view: &G::View, rng: &mut Rng) -> G {
    fitting(view, rng, G::heard)
}

/// The choices in this position with their mean scores, best first. A single choice has no score; empty if there is nothing to
/// do.
pub(super) fn weigh<G: SearchGame>(view: &G::View, thinking: Thinking, rng: &mut Rng, way: &Method<G>) -> Race<G::Action> {
    let learnt = G::learnt(view, rng);
    let (only_cards, doubt) = match (&learnt, way.scope) {
        (Some(Learnt::Word(word)), Scope::AsLearnt) => {
            return Race { ways: vec![Weighed::untried(word.clone())], seed: 0 };
        }
        (Some(Learnt::Card(_)), Scope::AsLearnt) => (true, DOUBT),
        (Some(_), Scope::Everything | Scope::Plain) => (false, CLEAR),
        (None, _) => (false, DOUBT),
    };
    let own = learnt.map(Learnt::action).or_else(|| novices_choice::<G>(view, rng.bits()));
    let Some(own) = own else { return Race { ways: Vec::new(), seed: 0 } };
    let mut found = candidates::<G>(view, &own, rng);
    if way.scope == Scope::Plain {
        let plain: Vec<G::Action> = found.iter().filter(|action| !G::is_bluff(view, action)).cloned().collect();
        found = if plain.is_empty() { found } else { plain };
    }
    let own = found.first().cloned().unwrap_or(own);
    if only_cards {
        let cards = G::offered(view).iter().find_map(to_play::<G>).unwrap_or_default();
        found.retain(|way| cards.iter().any(|card| G::card(card).as_ref() == Some(way)));
    }
    let Some(seat) = G::seat(view).filter(|_| found.len() > 1) else {
        return Race { ways: vec![Weighed::untried(own)], seed: 0 };
    };
    race::<G>(view, seat, found, thinking, rng.bits(), way, doubt)
}

//! A player of every game who leaves all to chance.

use crate::Player;
use engine::show::ToAct;
use engine::{Action, Game, Offer, Rng};

/// Chances to say an optional word per word said: play flows, and everything is said sometimes.
const RESERVE: usize = 200;

/// A player of every game who leaves all to chance: whatever is offered can happen.
pub struct Random {
    rng: Rng,
}

impl Random {
    /// The random player of this seed.
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::new(seed) }
    }

    fn speaks_up(&mut self) -> bool {
        self.rng.happens(1, RESERVE)
    }

    /// One of these ways. A verb is drawn first, so that eighteen possible accusations do not drown the one word of content.
    fn any_of<A: Action>(&mut self, offers: &[Offer<A>]) -> Option<A> {
        let mut verbs: Vec<&'static str> = offers.iter().filter_map(verb).collect();
        verbs.sort_unstable();
        verbs.dedup();
        let drawn = *self.rng.one(&verbs)?;
        let of_verb: Vec<&Offer<A>> = offers.iter().filter(|offer| verb(offer) == Some(drawn)).collect();
        self.rng.one(&of_verb)?.any(&mut self.rng)
    }
}

/// The verb of an offer; one that leaves nothing to choose from has none.
fn verb<A: Action>(offer: &Offer<A>) -> Option<&'static str> {
    match *offer {
        Offer::Word(ref action) => Some(action.verb()),
        Offer::Card { of, make } => of.first().map(|card| make(card).verb()),
        Offer::Cards { must, make, .. } => Some(make(must).verb()),
        Offer::Number { from, make, .. } => Some(make(from).verb()),
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, view: &G::View) -> Option<G::Action> {
        let offers = G::offered(view);
        match (G::to_act(view), offers) {
            (ToAct::Waits, _) => None,
            (ToAct::May, _) if !self.speaks_up() => None,
            // A card to be put down is what the table waits for; the ways offered besides it are for once in a while.
            (ToAct::Must, [asked @ Offer::Card { of, .. }, ..]) if !of.is_empty() && (offers.len() == 1 || !self.speaks_up()) => {
                asked.any(&mut self.rng)
            }
            _ => self.any_of(offers),
        }
    }
}

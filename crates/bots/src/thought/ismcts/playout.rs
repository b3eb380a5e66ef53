//! Playouts from the point where a world leaves the tree.

use super::super::playout::{MOST_ACTIONS, play_out};
use super::super::search_game::SearchGame;
use super::turn::{Desk, Waits, waits};
use engine::{Offer, Rng};

/// Model of all players once a world has left the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playout {
    /// One who plays any card, and says anything that is asked of them: by the hundred thousand.
    Random,
    /// The novice of the game, each seat with its own view.
    Novice,
}

impl Playout {
    /// Plays a world on to the end of the deal with this number; nothing if it came to none.
    pub(super) fn play<G: SearchGame>(self, world: &mut G, deal: u32, desk: &mut Desk<G::Action>, rng: &mut Rng) -> Option<()> {
        match self {
            Playout::Random => at_random(world, deal, desk, rng),
            Playout::Novice => play_out(world, deal, rng.bits()),
        }
    }
}

fn at_random<G: SearchGame>(world: &mut G, deal: u32, desk: &mut Desk<G::Action>, rng: &mut Rng) -> Option<()> {
    let offers = &mut desk.offers;
    for _ in 0..MOST_ACTIONS {
        if let Some((seat, of)) = world.card_asked() {
            world.act(seat, &G::card(rng.card(of)?)?).ok()?;
            continue;
        }
        let seat = match waits(world, deal) {
            Waits::For(seat) => seat,
            Waits::Over => return Some(()),
            Waits::Stuck => return None,
        };
        offers.clear();
        world.offers(seat, offers);
        // In the play a card; what else could be said there is left unsaid.
        match *offers.first()? {
            Offer::Card { of, make } => world.act(seat, &make(rng.card(of)?)),
            _ => world.act(seat, &rng.one(offers)?.any(rng)?),
        }
        .ok()?;
    }
    None
}

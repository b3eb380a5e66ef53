//! Playouts from the point where a world leaves the tree.

use super::super::craft::Craft;
use super::super::playout::{MOST_ACTIONS, play_out};
use super::turn::{Desk, Waits, waits};
use engine::{Luck, Offer};

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
    pub(super) fn play<G: Craft>(self, world: &mut G, deal: u32, desk: &mut Desk<G::Action>, luck: &mut Luck) -> Option<()> {
        match self {
            Playout::Random => at_random(world, deal, desk, luck),
            Playout::Novice => play_out(world, deal, luck.bits()),
        }
    }
}

fn at_random<G: Craft>(world: &mut G, deal: u32, desk: &mut Desk<G::Action>, luck: &mut Luck) -> Option<()> {
    let offers = &mut desk.offers;
    for _ in 0..MOST_ACTIONS {
        if let Some((seat, of)) = world.card_asked() {
            world.act(seat, &G::card(luck.card(of)?)?).ok()?;
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
            Offer::Card { of, make } => world.act(seat, &make(luck.card(of)?)),
            _ => world.act(seat, &luck.one(offers)?.any(luck)?),
        }
        .ok()?;
    }
    None
}

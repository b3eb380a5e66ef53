//! How well a world explains what the others bid: as much as their cards are worth, and not a point more (A9).

use super::value::worth;
use cards::CardSet;
use engine::{Eyes, Game, Seat};
use games::grand::contract::STEP;
use games::grand::state::Said;
use games::grand::{Grand, View};

/// The chance that somebody bids what his cards are not worth, or passes what they are.
const AGAINST_THE_BOOK: f64 = 0.25;

/// How likely it is that in this world the others would have bid as they did.
pub(crate) fn likelihood(view: &View, world: &Grand) -> f64 {
    let others = view.company.round.iter().copied().filter(|&seat| view.seat() != Some(seat));
    others.map(|seat| of_seat(view, world, seat)).product()
}

fn of_seat(view: &View, world: &Grand, seat: Seat) -> f64 {
    let played = view.open.plays.iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect::<CardSet>();
    let theirs = world.view(Eyes::Seat(seat));
    let dealt = theirs.hand | theirs.discards | played;
    let worth = worth(dealt);
    let (mut standing, mut partners, mut chance) = (0, false, 1.0);
    for &(who, said) in &view.open.said {
        let by_the_book = match said {
            Said::Bid(points) => worth >= points,
            Said::Pass => partners || worth < standing + STEP,
            _ => true,
        };
        if who == seat && !by_the_book {
            chance *= AGAINST_THE_BOOK;
        }
        if let Said::Bid(points) = said {
            (standing, partners) = (points, view.company.partner(seat) == who);
        }
    }
    chance
}

//! Likelihood of a world, given the others' bids: as much as their cards are worth, and not a point more (A9).

use super::value::worth;
use crate::thought::Played;
use cards::CardSet;
use engine::{Game, Seat, Viewer};
use games::grand::contract::{Contract, STEP};
use games::grand::deck::order_of;
use games::grand::state::Said;
use games::grand::{Grand, View};

/// The chance that somebody bids what their cards are not worth, or passes what they are.
const AGAINST_THE_BOOK: f64 = 0.25;

/// The likelihood of the others' bids in this world.
pub(crate) fn likelihood(view: &View, world: &Grand) -> f64 {
    let others = view.match_state.round.iter().copied().filter(|&seat| view.seat() != Some(seat));
    let bids: f64 = others.map(|seat| of_seat(view, world, seat)).product();
    bids * of_play(view, world)
}

/// As the bids, so the cards: where tricks are counted, not points.
fn of_play(view: &View, world: &Grand) -> f64 {
    let open = &view.open;
    let (Some(me), Some(contract)) = (view.seat(), open.contract) else { return 1.0 };
    if open.plays.is_empty() || contract == Contract::Copas {
        return 1.0;
    }
    let hands = std::array::from_fn(|seat| world.view(Viewer::Seat(Seat::at(seat))).hand);
    let played = Played { order: order_of(contract), plays: &open.plays, active: open.active() };
    played.likelihood(hands, |seat| seat != me, |seat, other| view.match_state.partner(seat) != other)
}

fn of_seat(view: &View, world: &Grand, seat: Seat) -> f64 {
    let played = view.open.plays.iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect::<CardSet>();
    let theirs = world.view(Viewer::Seat(seat));
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
            (standing, partners) = (points, view.match_state.partner(seat) == who);
        }
    }
    chance
}

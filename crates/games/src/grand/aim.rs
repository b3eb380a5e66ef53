//! The aim of a hand: the bid (section 5), in the tricks or hearts of its game.

use super::contract::{Contract, Outcome, score};
use super::deck::HEARTS;
use super::state::Phase;
use super::view::View;
use engine::{Msg, Seat, SeatSet};

/// The fewest tricks that meet a bid.
fn needed(contract: Contract, bid: i64) -> usize {
    let makes = |tricks: &usize| score(contract, bid, *tricks).outcome == Outcome::Made;
    (0..=contract.tricks()).find(makes).unwrap_or(contract.tricks())
}

fn tricks(view: &View, seats: SeatSet) -> i64 {
    seats.iter().map(|seat| i64::from(view.open.tricks(seat))).sum()
}

pub(super) fn aim(view: &View) -> Option<Msg> {
    let (own, open) = (view.seat()?, &view.open);
    if matches!(open.phase, Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle | Phase::Over) {
        return None;
    }
    let (Some(bid), Some(contract)) = (open.bid, open.contract) else { return Some(Msg::new("grand-aim-bid")) };
    let pair = |seat: Seat| SeatSet::of(seat).with(view.match_state.partner(seat));
    let bidders = pair(bid.seat);
    let is_own = bidders.contains(own);
    Some(match contract {
        Contract::Copas => {
            let hearts = (open.taken(bidders) & HEARTS).len();
            Msg::new(if is_own { "grand-aim-copas" } else { "grand-aim-copas-against" }).with("hearts", hearts)
        }
        Contract::Whist(_) | Contract::Grand | Contract::Eucre(..) => {
            let (need, made) = (needed(contract, bid.points), tricks(view, bidders));
            let msg = Msg::new(if is_own { "grand-aim-tricks" } else { "grand-aim-tricks-against" }).with("bid", bid.points);
            msg.with("need", need).with("tricks", made)
        }
    })
}

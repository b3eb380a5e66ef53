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
    let pair = |seat: Seat| SeatSet::of(seat).with(view.company.partner(seat));
    let bidders = pair(bid.seat);
    let is_own = bidders.contains(own);
    let ids = match contract {
        Contract::Copas => ["grand-aim-copas", "grand-aim-copas-against"],
        Contract::Whist(_) | Contract::Grand | Contract::Eucre(..) => ["grand-aim-tricks", "grand-aim-tricks-against"],
    };
    let msg = Msg::new(ids[usize::from(!is_own)]).with("bid", bid.points);
    Some(match contract {
        Contract::Copas => msg.with("hearts", (open.taken(bidders) & HEARTS).len()),
        Contract::Whist(_) | Contract::Grand | Contract::Eucre(..) => {
            msg.with("need", needed(contract, bid.points)).with("tricks", tricks(view, bidders))
        }
    })
}

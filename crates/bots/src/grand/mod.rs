//! The novice of Grand: they bid what their cards are worth and choose the game by them (A1, A8, A9), take tricks in Whist,
//! Grand and Eucre (A2, A4), and shun hearts in Copas (A3, A5).

mod believed;
mod likely;
mod play;
mod search_game;
#[cfg(test)]
mod tests;
mod value;

use play::trumps_their_partner;

use crate::{Advice, Player};
use cards::{Card, CardSet};
use engine::show::ToAct;
use engine::{Game, Offer, Seat};
use games::grand::contract::{Contract, EucreSide};
use games::grand::deck::order_of;
use games::grand::state::Phase;
use games::grand::{Action, Grand, View};

/// Plays the book's own advice.
pub struct Novice;

impl Player<Grand> for Novice {
    fn choose(&mut self, view: &View) -> Option<Action> {
        agreed_time(view).or_else(|| advise(view).map(|advice| advice.action))
    }
}

/// Time is up when both pairs say so (D16): it is called as soon as the other pair has.
fn agreed_time(view: &View) -> Option<Action> {
    let pair = view.match_state.pair(view.seat()?);
    let called = |pair| view.match_state.members(pair).iter().any(|seat| view.match_state.time.contains(seat));
    let offered = view.offers.iter().any(|offer| matches!(offer, Offer::Word(Action::CallTime)));
    (offered && called(1 - pair) && !called(pair)).then_some(Action::CallTime)
}

/// A wrong card of an opponent is called. It is offered only where cards in sight prove it, so that nobody looks into a hand by it (D17).
fn accusation(view: &View) -> Option<Advice<Action>> {
    let pair = view.match_state.pair(view.seat()?);
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Word(Action::Accuse(seat)) if view.match_state.pair(seat) != pair => Some(Advice::bare(Action::Accuse(seat))),
        _ => None,
    })
}

/// The book's advice in this position; `None` if this seat has nothing to do.
pub fn advise(view: &View) -> Option<Advice<Action>> {
    if let Some(accusation) = accusation(view) {
        return Some(accusation);
    }
    if Grand::to_act(view) != ToAct::Must {
        return None;
    }
    let seat = view.seat()?;
    Some(match view.open.phase {
        Phase::Bidding => bid(view, seat),
        Phase::Choice => Advice::new(Action::Choose(value::best(view.hand, view.open.bid?.points)), "A1"),
        Phase::Discard => Advice::bare(Action::Discard(discards(view)?)),
        Phase::Exchange | Phase::DefenderExchange => Advice::bare(exchange(view).unwrap_or(Action::NoExchange)),
        Phase::Taking => Advice::new(Action::Take, "R14"),
        _ => {
            let (of, make) = view.offers.iter().find_map(|offer| match *offer {
                Offer::Card { of, make } => Some((of, make)),
                _ => None,
            })?;
            play::card(view, seat, of)?.made(make)
        }
    })
}

/// As much as the cards are worth, and not a point more: failed bids cost twice (A9).
fn bid(view: &View, seat: Seat) -> Advice<Action> {
    let standing = view.open.bid;
    let least = standing.map_or(5, |bid| bid.points + 5);
    let partners = standing.is_some_and(|bid| view.match_state.partner(seat) == bid.seat);
    let worth = value::worth(view.hand);
    let may_pass = view.offers.iter().any(|offer| matches!(offer, Offer::Word(Action::Pass)));
    if !may_pass {
        Advice::new(Action::Bid(least), "R4")
    } else if worth < least {
        Advice::new(Action::Pass, "A9")
    } else if partners {
        // The partner's bid stands, whatever the cards are worth.
        Advice::bare(Action::Pass)
    } else {
        Advice::bare(Action::Bid(least))
    }
}

/// Priority for keeping a card under a contract: trumps first, then by rank.
fn keeping(contract: Contract, card: Card) -> u8 {
    order_of(contract).strength(card)
}

/// The eight cards least worth keeping, the low trumps first of all.
fn discards(view: &View) -> Option<CardSet> {
    let contract = view.open.contract?;
    let (of, must) = view.offers.iter().find_map(|offer| match *offer {
        Offer::Cards { of, must, .. } => Some((of, must)),
        _ => None,
    })?;
    let mut rest: Vec<Card> = (of - must).iter().collect();
    rest.sort_by_key(|&card| keeping(contract, card));
    let many = 8usize.saturating_sub(must.len());
    Some(must | rest.into_iter().take(many).collect())
}

/// The best open card for the worst of one's own, if it is better.
fn exchange(view: &View) -> Option<Action> {
    let contract = view.open.contract?;
    debug_assert!(contract.way() == EucreSide::Alone);
    let mut best: Option<(u8, Action)> = None;
    for offer in &view.offers {
        match offer {
            Offer::Word(action @ Action::OpenPartner) => return Some(action.clone()),
            Offer::Word(action @ Action::Exchange(give, take)) => {
                let gain = keeping(contract, *take).saturating_sub(keeping(contract, *give));
                if gain > best.as_ref().map_or(0, |(most, _)| *most) {
                    best = Some((gain, action.clone()));
                }
            }
            _ => {}
        }
    }
    best.map(|(_, action)| action)
}

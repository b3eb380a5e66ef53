//! Duties of players at an honour table when a hand is over: to call a renuncio they have seen (section 8).

use crate::Advice;
use cards::CardSet;
use engine::{Offer, Seat};
use games::rebesino::deck::{PAY, of_suit};
use games::rebesino::{Action, View};

const SEATS: usize = 4;

/// Number of pay cards with which a player holds a napolitana, and need not have followed (R33, R35).
const NAPOLITANA: usize = 4;

/// The call of a renuncio that the cards prove. Nobody is called on suspicion (`renuncio.8`).
pub(super) fn call(view: &View) -> Option<Advice<Action>> {
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Word(Action::Call(seat, trick)) if is_proved(view, seat, trick) => Some(Advice::bare(Action::Call(seat, trick))),
        _ => None,
    })
}

/// Did this player not follow, and play a card of the suit led in a later trick?
fn is_proved(view: &View, seat: Seat, trick: u8) -> bool {
    let plays = &view.open.plays;
    let begin = usize::from(trick.max(1) - 1) * SEATS;
    let Some(round) = plays.get(begin..begin + SEATS) else { return false };
    let played: CardSet = plays.iter().filter(|(by, _)| *by == seat).map(|&(_, card)| card).collect();
    let suit = of_suit(round[0].1);
    let followed = round.iter().any(|&(by, card)| by == seat && suit.contains(card));
    let later = plays[begin + SEATS..].iter().any(|&(by, card)| by == seat && suit.contains(card));
    // Where a hand had a wrong number of cards the tricks are not of four: nothing is proved by counting.
    let whole = plays.len() == view.open.takers.len() * SEATS && round.iter().any(|(by, _)| *by == seat);
    whole && !followed && later && (played & PAY).len() < NAPOLITANA
}

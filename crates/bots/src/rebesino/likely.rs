//! Likelihood of a world, given the others' plays: under a trick as high as can be, and pay cards to others (A18, A20).

use cards::{Card, CardSet};
use engine::{Game, Seat, Viewer};
use games::rebesino::deck::{ORDER, PAY, of_suit, price};
use games::rebesino::{Rebesino, View};

/// The chance that somebody stays under a trick with a lower card than they could.
const MODEST: f64 = 0.4;

/// The chance that somebody keeps a dearer pay card when they could sell it.
const KEEPING: f64 = 0.3;

/// The chance that somebody takes a trick they could leave.
const TAKING: f64 = 0.5;

/// The likelihood of the others' plays in this world.
pub(super) fn likelihood(view: &View, world: &Rebesino) -> f64 {
    let Some(me) = view.seat().filter(|_| !view.open.plays.is_empty()) else { return 1.0 };
    let hand = |seat: usize| world.view(Viewer::Seat(Seat::at(seat))).hand;
    let mut hands: Vec<CardSet> = (0..view.sizes.len()).map(hand).collect();
    let mut chance = 1.0;
    // Backwards, each card taken back into the hand it came from.
    for trick in view.open.plays.chunks(usize::from(view.open.due).max(1)).rev() {
        for at in (0..trick.len()).rev() {
            let (seat, card) = trick[at];
            let Some(hand) = hands.get_mut(seat.index()) else { continue };
            hand.insert(card);
            if seat != me {
                chance *= of_card(*hand, &trick[..at], card);
            }
        }
    }
    chance
}

/// The likelihood of this card from a hand of these, to this trick; a lead may have any reason.
fn of_card(hand: CardSet, before: &[(Seat, Card)], card: Card) -> f64 {
    let [(_, led), ..] = *before else { return 1.0 };
    let best = before.iter().fold(led, |best, &(_, next)| if ORDER.beats(next, best, led) { next } else { best });
    let following = hand & of_suit(led);
    if following.is_empty() {
        let dearer = (hand & PAY).iter().any(|other| !PAY.contains(card) || price(other) > price(card));
        return if dearer { KEEPING } else { 1.0 };
    }
    // Who holds the napolitana need not follow, and has reasons of their own.
    if !following.contains(card) {
        return 1.0;
    }
    let under = following - ORDER.beating(following, best, led);
    if !under.contains(card) {
        return if under.is_empty() { 1.0 } else { TAKING };
    }
    let higher = under.iter().any(|other| ORDER.strength(other) > ORDER.strength(card));
    if higher { MODEST } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The likelihood of this card to that lead from a player who keeps those.
    fn after(led: &str, card: &str, kept: &str) -> f64 {
        let card_of = |text: &str| text.parse::<Card>().expect("a card");
        let hand: CardSet = kept.split_whitespace().chain([card]).map(card_of).collect();
        of_card(hand, &[(Seat::at(0), card_of(led))], card_of(card))
    }

    #[test]
    fn who_can_stays_under_a_trick_as_high_as_can_be() {
        assert!(after("6C", "5C", "4C RC") == 1.0);
        assert!(after("6C", "4C", "5C RC") == MODEST);
        assert!(after("6C", "RC", "5C") == TAKING);
        assert!(after("6C", "RC", "7C") == 1.0, "every card takes");
    }

    #[test]
    fn who_cannot_follow_sells_what_is_dear() {
        assert!(after("6C", "1O", "2O") == 1.0);
        assert!(after("6C", "2O", "1O") == KEEPING);
    }
}

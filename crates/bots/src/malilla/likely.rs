//! Likelihood of a world, given the others' plays: little to the opponents, much to the partner (A2, A19).

use cards::{Card, CardSet};
use engine::trick::Order;
use engine::{Game, Seat, Viewer};
use games::malilla::deck::points;
use games::malilla::state::SEATS;
use games::malilla::{Malilla, View};

/// The chance that somebody gives the opponents more than they need, in points or in rank.
const GENEROUS: f64 = 0.3;

/// The chance that the last to play gives their partner less than they could.
const STINGY: f64 = 0.5;

/// The likelihood of the others' plays in this world.
pub(super) fn likelihood(view: &View, world: &Malilla) -> f64 {
    let Some(me) = view.seat().filter(|_| !view.open.plays.is_empty()) else { return 1.0 };
    let order = view.open.order();
    let mut hands: [CardSet; SEATS] = std::array::from_fn(|seat| world.view(Viewer::Seat(Seat::at(seat))).hand);
    let mut chance = 1.0;
    // Backwards, each card taken back into the hand it came from.
    for trick in view.open.plays.chunks(SEATS).rev() {
        for at in (0..trick.len()).rev() {
            let (seat, card) = trick[at];
            let hand = &mut hands[seat.index() % SEATS];
            hand.insert(card);
            if seat != me {
                chance *= of_card(order, *hand, &trick[..at], card, |holder| view.match_state.partner(seat) == holder);
            }
        }
    }
    chance
}

/// The likelihood of this card from a hand of these, to this trick; a lead, and a card that takes the trick, may have any reason.
fn of_card(order: &Order, hand: CardSet, before: &[(Seat, Card)], card: Card, is_partner: impl Fn(Seat) -> bool) -> f64 {
    let [first @ (_, led), ..] = *before else { return 1.0 };
    let higher = |best: (Seat, Card), next: &(Seat, Card)| if order.beats(next.1, best.1, led) { *next } else { best };
    let (holder, best) = before.iter().fold(first, higher);
    if order.beats(card, best, led) {
        return 1.0;
    }
    let following = hand & order.followers(led);
    let free = if following.is_empty() { hand - order.trumps() } else { following };
    let could = free - order.beating(free, best, led);
    let ours = is_partner(holder);
    let better = |other: Card| match ours {
        true => points(other) > points(card),
        false => (points(other), order.strength(other)) < (points(card), order.strength(card)) && other.suit() == card.suit(),
    };
    let could_better = could.iter().any(better);
    match ours {
        true if before.len() + 1 == SEATS && could_better => STINGY,
        false if could_better => GENEROUS,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::Suit;
    use games::malilla::deck::order_of;

    /// A place from which nobody has played.
    const NOBODY: usize = 7;

    /// The likelihood of the last of these cards from a player who keeps those; the card that holds the trick was played from
    /// this place.
    fn after(before: &str, card: &str, kept: &str, partner: usize) -> f64 {
        let card_of = |text: &str| text.parse::<Card>().expect("a card");
        let before: Vec<(Seat, Card)> =
            before.split_whitespace().map(card_of).enumerate().map(|(n, c)| (Seat::at(n), c)).collect();
        let hand: CardSet = kept.split_whitespace().chain([card]).map(card_of).collect();
        of_card(order_of(Suit::Ouros), hand, &before, card_of(card), |holder| holder == Seat::at(partner))
    }

    #[test]
    fn little_goes_to_the_opponents() {
        assert!(after("9C", "2C", "SC", NOBODY) == 1.0);
        assert!(after("9C", "SC", "2C", NOBODY) == GENEROUS);
        assert!(after("9C", "SC", "2E", NOBODY) == 1.0, "who has only the sota must play it");
    }

    #[test]
    fn much_goes_to_the_partner_when_nobody_can_take_it_any_more() {
        assert!(after("3C 9C 2C", "RC", "4C", 1) == 1.0);
        assert!(after("3C 9C 2C", "4C", "RC", 1) == STINGY);
        assert!(after("3C 9C", "4C", "RC", 1) == 1.0, "the last may still take it");
    }
}

//! Inference from a player's played cards to those kept.
//!
//! In a game of tricks a player who cannot win a trick, or need not, gives their lowest card, and the last to play wins as
//! cheaply as they can. A world in which somebody did otherwise is not impossible, only less likely.

use cards::{Card, CardSet};
use engine::Seat;
use engine::trick::Order;

/// The chance that somebody gives a higher card than they need.
const WASTEFUL: f64 = 0.3;

/// The chance that somebody who comes last leaves the other side a trick they could have taken.
const FORBEARING: f64 = 0.5;

/// The play of a deal, as it lies open.
pub(crate) struct Played<'a> {
    /// Which card beats which.
    pub(crate) order: &'a Order,
    /// All cards, one after the other.
    pub(crate) plays: &'a [(Seat, Card)],
    /// Number of players in a trick.
    pub(crate) active: usize,
}

impl Played<'_> {
    /// The likelihood of the judged players' plays, given these hands; `foes` tells the opponents of each.
    pub(crate) fn likelihood(
        &self,
        mut hands: [CardSet; Seat::MOST],
        judged: impl Fn(Seat) -> bool,
        foes: impl Fn(Seat, Seat) -> bool,
    ) -> f64 {
        let mut chance = 1.0;
        // Backwards, each card taken back into the hand it came from.
        for trick in self.plays.chunks(self.active).rev() {
            for at in (0..trick.len()).rev() {
                let (seat, card) = trick[at];
                let hand = &mut hands[seat.index()];
                hand.insert(card);
                if judged(seat) {
                    chance *= self.of_card(*hand, &trick[..at], (seat, card), &foes);
                }
            }
        }
        chance
    }

    /// The likelihood of this card from a hand of these, to this trick; a lead may have any reason.
    fn of_card(
        &self,
        hand: CardSet,
        before: &[(Seat, Card)],
        (seat, card): (Seat, Card),
        foes: &impl Fn(Seat, Seat) -> bool,
    ) -> f64 {
        let [first @ (_, led), ..] = *before else { return 1.0 };
        let order = self.order;
        let higher = |best: (Seat, Card), next: &(Seat, Card)| if order.beats(next.1, best.1, led) { *next } else { best };
        let (holder, best) = before.iter().fold(first, higher);
        let last = before.len() + 1 == self.active;
        let alike = hand & order.followers(card);
        let beating = order.beating(alike, best, led);
        let lower = |cards: CardSet| cards.iter().any(|other| order.strength(other) < order.strength(card));
        match beating.contains(card) {
            true if last && lower(beating) => WASTEFUL,
            true => 1.0,
            false if lower(alike) => WASTEFUL,
            false if last && !beating.is_empty() && foes(seat, holder) => FORBEARING,
            false => 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::grand::contract::Contract;
    use games::grand::deck::order_of;

    /// The likelihood of the last of these cards, played by seat 1 to a lead of its opponent, seat 0, when seat 1 keeps these.
    fn after(led: &str, played: &str, kept: &str) -> f64 {
        let card = |text: &str| text.parse::<Card>().expect("a card");
        let plays = [(Seat::at(0), card(led)), (Seat::at(1), card(played))];
        let kept = kept.split_whitespace().map(card).collect();
        let mut hands = [CardSet::EMPTY; Seat::MOST];
        hands[1] = kept;
        let whist = Played { order: order_of(Contract::Whist(cards::Suit::Espadas)), plays: &plays, active: 2 };
        whist.likelihood(hands, |seat| seat == Seat::at(1), |_, _| true)
    }

    #[test]
    fn who_cannot_win_gives_his_lowest() {
        assert!(after("RC", "4C", "5C 2E") == 1.0);
        assert!(after("RC", "5C", "4C 2E") == WASTEFUL);
    }

    #[test]
    fn who_comes_last_wins_cheaply_or_not_at_all() {
        assert!(after("4C", "5C", "RC 2E") == 1.0);
        assert!(after("4C", "RC", "5C") == WASTEFUL);
        assert!(after("5C", "4C", "RC") == FORBEARING);
        assert!(after("5C", "4C", "RE") == 1.0, "who follows may not trump");
    }
}

//! Everybody for himself, all cards open: each plays the card that leaves most to himself (max^n).

use cards::{Card, CardSet};
use engine::{AnyGame, Offer, Seat, Turn, Viewer};
use games::rebesino::{Action, Rebesino};

/// A search that plays a hand on through its own rules, to what is paid at the end.
pub(super) struct Maxn {
    deal: u32,
    budget: u64,
}

/// The result of each seat.
type Outcome = [i16; 4];

impl Maxn {
    /// A search in the deal of this number, with a budget of positions.
    pub(super) fn new(deal: u32, budget: u64) -> Maxn {
        Maxn { deal, budget }
    }

    /// The player to play, and their legal cards.
    pub(super) fn to_play(&self, game: &dyn AnyGame) -> Option<(Seat, CardSet)> {
        let Turn::Seats { must, .. } = game.turn() else { return None };
        let seat = must.lowest()?;
        let seen = game.seen(Viewer::Seat(seat));
        let offered = seen.view::<Rebesino>()?.offers.iter().find_map(|offer| match *offer {
            Offer::Card { of, make } => of.first().filter(|&card| make(card) == Action::Play(card)).map(|_| of),
            _ => None,
        });
        Some((seat, offered?))
    }

    /// The result of each seat from here on; the cards that lead to it are added to the line. `None` if it costs too much.
    pub(super) fn outcome(&mut self, game: &dyn AnyGame, line: &mut Vec<(Seat, Card)>) -> Option<Outcome> {
        self.budget = self.budget.checked_sub(1)?;
        if let Some(outcome) = self.settled(game) {
            return Some(outcome);
        }
        let (seat, cards) = self.to_play(game)?;
        let mut best: Option<(Outcome, Vec<(Seat, Card)>)> = None;
        for card in cards {
            let mut next = game.boxed();
            next.play_card(seat, card).ok()?;
            let mut rest = vec![(seat, card)];
            let outcome = self.outcome(&*next, &mut rest)?;
            if best.as_ref().is_none_or(|(most, _)| outcome[seat.index()] > most[seat.index()]) {
                best = Some((outcome, rest));
            }
        }
        let (outcome, rest) = best?;
        line.extend(rest);
        Some(outcome)
    }

    /// Payments for the hand, once it is over. A consent that all must give is given.
    fn settled(&self, game: &dyn AnyGame) -> Option<Outcome> {
        if game.deal_number() == self.deal && game.turn() != Turn::Over {
            let mut agreed = game.boxed();
            let all = Seat::first(4).all(|seat| agreed.act(seat, &Action::Agree.to_string()).is_ok());
            return if all { self.settled(&*agreed) } else { None };
        }
        let mut outcome = [0; 4];
        for entry in game.ledger().of_deal(self.deal) {
            let amount = i16::try_from(entry.amount).unwrap_or(i16::MAX);
            entry.from.as_seat().into_iter().for_each(|seat| outcome[seat.index()] -= amount);
            entry.to.as_seat().into_iter().for_each(|seat| outcome[seat.index()] += amount);
        }
        Some(outcome)
    }
}

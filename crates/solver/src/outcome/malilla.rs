//! Malilla: the points each side can force in a hand, tricks included, by whole hands of twelve cards.
//!
//! Both sides share 72 points, and a side that has all of them has taken every trick: the side with most points makes most tantos
//! too, the capote included.

use super::Forcing;
use super::solved::Solved;
use super::verdict::{Unit, Verdict, Wanted};
use crate::malilla::{Position, RANKS_IN_SUIT, Solver};
use crate::search::lanes::{Lanes, TRUMPS};
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::duty::Duty;
use engine::{AnyGame, Seat, SeatSet, Viewer};
use games::malilla::deck::{Cargar, HAND_POINTS, RANKS, worth};
use games::malilla::state::{Pair, Phase, SEATS};
use games::malilla::{Malilla, View};

/// Which suit lies in which lane: the trumps change places with the last.
#[derive(Clone, Copy, Debug)]
struct Lay {
    trump: Suit,
}

impl Lay {
    const fn lane(self, suit: usize) -> usize {
        if suit == self.trump as usize {
            TRUMPS
        } else if suit == TRUMPS {
            self.trump as usize
        } else {
            suit
        }
    }

    /// A card as the search knows it.
    fn bit(self, card: Card) -> Option<Lanes> {
        let (suit, rank) = (card.suit()?, card.rank()?);
        let from_top = RANKS.iter().position(|&known| known == rank)?;
        Some(1 << (16 * self.lane(suit as usize) + RANKS_IN_SUIT - 1 - from_top))
    }

    /// A card of the search.
    fn card(self, bit: Lanes) -> Option<Card> {
        let place = bit.trailing_zeros() as usize;
        let rank = RANKS.get((RANKS_IN_SUIT - 1).checked_sub(place % 16)?)?;
        Some(Card::new(*Suit::ALL.get(self.lane(place / 16))?, *rank))
    }

    fn bits(self, cards: CardSet) -> Lanes {
        cards.iter().filter_map(|card| self.bit(card)).fold(0, |bits, bit| bits | bit)
    }
}

/// A deal as it is put to the search.
struct Posed<'a> {
    solver: &'a mut Solver,
    lay: Lay,
    /// The seat at each place; those of the first pair are at the even ones.
    seats: ArrayVec<Seat, { Seat::MOST }>,
    budget: u64,
}

impl Posed<'_> {
    /// Points of the first pair after this card, those of its own trick included; `likely` is an estimate of all of them.
    fn after(&mut self, position: &Position, card: Lanes, likely: i16) -> Option<i16> {
        let (next, made) = position.play(card);
        Some(made + self.solver.points(&next, Some(likely - made), &mut self.budget)?)
    }

    /// A line of best play from a position that comes to so much: of equal lines one, as far as the budget reaches.
    fn line(&mut self, position: &Position, value: i16) -> Vec<(Seat, Card)> {
        let (mut line, mut here, mut value) = (Vec::new(), *position, value);
        while here.left() > 0 {
            let mut playable = here.playable();
            let kept = loop {
                if playable == 0 {
                    return line;
                }
                let card = 1 << (63 - playable.leading_zeros());
                playable ^= card;
                match self.after(&here, card, value) {
                    Some(same) if same == value => break card,
                    Some(_) => {}
                    None => return line,
                }
            };
            let (Some(&seat), Some(card)) = (self.seats.get(here.to_play()), self.lay.card(kept)) else { return line };
            line.push((seat, card));
            let (next, made) = here.play(kept);
            (here, value) = (next, value - made);
        }
        line
    }
}

fn seen(game: &dyn AnyGame, viewer: Viewer) -> Option<View> {
    game.seen(viewer).view::<Malilla>().cloned()
}

impl Solved for Malilla {
    /// The points that the side to play can force in this hand, those it has taken and its tricks included.
    fn verdict(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let view = seen(game, Viewer::Public)?;
        let (open, match_state) = (&view.open, &view.match_state);
        let lay = Lay { trump: open.trump().filter(|_| open.phase == Phase::Tricks)? };
        let seats: ArrayVec<Seat, { Seat::MOST }> = match_state.round.into_iter().collect();
        let place = |seat: Seat| seats.iter().position(|&there| there == seat);
        let mut hands = [0; SEATS];
        for (hand, &seat) in hands.iter_mut().zip(&seats) {
            *hand = lay.bits(seen(game, Viewer::Seat(seat))?.hand);
        }
        for (seat, card) in open.trick.plays() {
            hands[place(seat)?] |= lay.bit(card)?;
        }
        let leader = open.trick.plays().next().map_or(open.to_play, |(seat, _)| seat);
        let mut position = Position::new(hands, place(leader)?);
        for (_, card) in open.trick.plays() {
            position = position.play(lay.bit(card)?).0;
        }
        let solver = forcing.malilla();
        solver.begin(&hands);
        let mut question = Posed { solver, lay, seats, budget };
        let to_come = question.solver.points(&position, None, &mut question.budget)?;
        let own = seen(game, Viewer::Seat(open.to_play))?;
        let first = match_state.members(Pair::First).into_iter().collect::<SeatSet>();
        let high = first.contains(open.to_play);
        let taken = |pair: Pair| {
            let (tricks, cards) = open.piled(match_state.members(pair));
            (tricks + worth(cards)) as i16
        };
        let [ours, theirs] = if high { [Pair::First, Pair::Second] } else { [Pair::Second, Pair::First] }.map(taken);
        let all_to_come = HAND_POINTS as i16 - ours - theirs;
        let told = |to_come: i16| ours + if high { to_come } else { all_to_come - to_come };
        // No card leads to more than the best does.
        let likely = if high { to_come } else { to_come + 1 };
        let mut cards = Vec::new();
        for card in Cargar(open.order()).playable(own.hand, &open.trick).iter() {
            cards.push((card, told(question.after(&position, lay.bit(card)?, likely)?)));
        }
        let line = match wanted {
            Wanted::Values => Vec::new(),
            Wanted::Line => question.line(&position, to_come),
        };
        let side = if high { first } else { question.seats.iter().copied().collect::<SeatSet>().minus(first) };
        Some(Verdict { to_play: open.to_play, side, unit: Unit::Points, value: told(to_come), cards, line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::malilla::{points, worth as worth_of};
    use games::malilla::deck::{PACK, points as of_card};

    #[test]
    fn every_card_has_its_place_and_its_points() {
        for trump in Suit::ALL {
            let lay = Lay { trump };
            for one in PACK {
                let bit = lay.bit(one).expect("a place");
                assert_eq!(lay.card(bit), Some(one));
                assert_eq!(i64::from(points(bit)), of_card(one));
                assert_eq!(bit.trailing_zeros() as usize / 16 == TRUMPS, one.suit() == Some(trump));
            }
            assert_eq!(lay.bits(PACK).count_ones(), 48);
            assert_eq!(i64::from(worth_of(lay.bits(PACK))), worth(PACK));
        }
    }
}

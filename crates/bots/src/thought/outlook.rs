//! What comes of a candidate in imagined worlds.
//!
//! A world that is solved with all cards open tells too much: who does in each world what is best there chooses by cards he does
//! not see, and thinks that he will always guess right. Where that matters his next card is chosen once for all the worlds he
//! could not tell apart by then, and only what follows is played with open cards (extended perfect-information Monte Carlo).

use super::craft::Craft;
use super::mixed;
use super::playout::{Reached, play_best, play_on, play_out};
use cards::CardSet;
use engine::{Action, Offer, Seat, SeatSet};
use solver::outcome::Forcing;
use std::collections::HashMap;

/// The memory of a solver, in bytes: what can be solved within its budget has few positions, and a table is made anew for every few
/// worlds.
const TABLE: usize = 1 << 17;

/// How the tricks that are left are played in an imagined world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By novices, everybody seeing what his own eyes would.
    Hidden,
    /// As if all cards lay open.
    Open,
    /// By novices up to the next card of who thinks, which is the same in all worlds he cannot tell apart by then; after it as if
    /// all cards lay open.
    OpenLater,
}

/// What comes of a candidate in a world.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outlook {
    /// This.
    Worth(f64),
    /// It depends on a card that is to be chosen later: what he will have seen and heard by then, and what comes of each card.
    Depends {
        /// All that was done till then.
        seen: u64,
        /// What comes of each card he may then play.
        cards: Vec<f64>,
    },
}

/// Plays imagined worlds on.
pub(super) struct Playing {
    ending: Ending,
    /// Only where cards lie open.
    forcing: Option<Forcing>,
}

impl Playing {
    /// In this way.
    pub(super) fn new(ending: Ending) -> Playing {
        Playing { ending, forcing: (ending != Ending::Hidden).then(|| Forcing::with_memory(TABLE)) }
    }

    /// What comes of an action in a world, for the side of who does it; nothing if it cannot be done there.
    pub(super) fn outlook<G: Craft>(&mut self, world: &G, seat: Seat, action: &G::Action, chance: u64) -> Option<Outlook> {
        let mut game = world.clone();
        let deal = game.deal_number();
        let seats = game.sides().iter().map(|side| side.seats).find(|seats| seats.contains(seat))?;
        game.act(seat, action).ok()?;
        if self.ending == Ending::OpenLater
            && let Some((seen, cards)) = next_choice(&mut game, seat, chance)?
        {
            let mut after = |card| {
                let mut game = game.clone();
                game.act(seat, &G::card(card)?).ok()?;
                self.played(&mut game, seats, deal, chance)
            };
            return Some(Outlook::Depends { seen, cards: cards.iter().map(&mut after).collect::<Option<Vec<f64>>>()? });
        }
        self.played(&mut game, seats, deal, chance).map(Outlook::Worth)
    }

    /// What a world comes to that is played on to the end of its deal.
    fn played<G: Craft>(&mut self, game: &mut G, seats: SeatSet, deal: u32, chance: u64) -> Option<f64> {
        if let Some(forcing) = &mut self.forcing {
            play_best(game, forcing);
        }
        play_out(game, deal, chance)?;
        Some(G::standing(game, seats, deal))
    }
}

/// Lets novices play a world on to the next card this seat must choose: what was seen and heard till then, and the cards to choose
/// from, or nothing if there is no such choice; nothing at all if the world came to a standstill.
pub(super) fn next_choice<G: Craft>(game: &mut G, seat: Seat, chance: u64) -> Option<Option<(u64, CardSet)>> {
    let (deal, mut seen) = (game.deal_number(), 0);
    let leave = |game: &G, must: SeatSet| choice(game, seat, must).is_some();
    match play_on(game, deal, chance, leave, |seat, action| seen = heard(seen, seat, action))? {
        Reached::End => Some(None),
        Reached::Leave => Some(choice(game, seat, SeatSet::of(seat)).map(|cards| (seen, cards))),
    }
}

/// The cards between which this seat must choose, if it must.
fn choice<G: Craft>(game: &G, seat: Seat, must: SeatSet) -> Option<CardSet> {
    if !must.contains(seat) {
        return None;
    }
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    match offers[..] {
        [Offer::Card { of, make }, ..] if of.len() > 1 => {
            of.first().filter(|&card| G::card(card) == Some(make(card))).map(|_| of)
        }
        _ => None,
    }
}

/// All that was done so far, and one thing more. Whatever is done in the play is done before all eyes.
fn heard(seen: u64, seat: Seat, action: &impl Action) -> u64 {
    action.to_string().bytes().fold(mixed(seen ^ seat.index() as u64), |seen, byte| mixed(seen ^ u64::from(byte)))
}

/// What a candidate is worth in each world: where it depends on a later card, that of the card which is best on the average of all
/// worlds in which the same was seen.
pub(super) fn worths(outlooks: &[Outlook]) -> Vec<f64> {
    let mut sums: HashMap<u64, Vec<f64>> = HashMap::new();
    for outlook in outlooks {
        if let Outlook::Depends { seen, cards } = outlook {
            let sums = sums.entry(*seen).or_insert_with(|| vec![0.0; cards.len()]);
            sums.iter_mut().zip(cards).for_each(|(sum, worth)| *sum += worth);
        }
    }
    let best = |sums: &Vec<f64>| (0..sums.len()).reduce(|best, at| if sums[at] > sums[best] { at } else { best });
    let worth = |outlook: &Outlook| match outlook {
        Outlook::Worth(worth) => *worth,
        Outlook::Depends { seen, cards } => {
            sums.get(seen).and_then(best).and_then(|card| cards.get(card)).copied().unwrap_or_default()
        }
    };
    outlooks.iter().map(worth).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depends(seen: u64, cards: [f64; 2]) -> Outlook {
        Outlook::Depends { seen, cards: cards.to_vec() }
    }

    #[test]
    fn who_cannot_tell_worlds_apart_guesses_right_in_one_of_two() {
        let guess = |second| [depends(1, [1.0, 0.0]), depends(second, [0.0, 1.0])];
        assert_eq!(worths(&guess(1)), [1.0, 0.0], "the same was seen: of equal cards the first, in both worlds");
        assert_eq!(worths(&guess(2)), [1.0, 1.0], "he has seen which world it is");
    }

    #[test]
    fn one_card_is_chosen_for_all_worlds_that_look_alike() {
        let worlds =
            [depends(1, [3.0, 0.0]), Outlook::Worth(7.0), depends(1, [0.0, 2.0]), depends(1, [0.0, 2.0]), depends(2, [5.0, 6.0])];
        assert_eq!(worths(&worlds), [0.0, 7.0, 2.0, 2.0, 6.0]);
    }
}

//! Results of a candidate in imagined worlds.
//!
//! A world solved with all cards open tells too much: a player who does in each world what is best there chooses by cards they do
//! not see, and thinks that they will always guess right. Where that matters their next card is chosen alike in all the worlds they
//! could not tell apart by then, and only what follows is played with open cards (extended perfect-information Monte Carlo).

use super::mixed;
use super::playout::{Reached, play_best, play_on, play_out};
use super::search_game::{SearchGame, to_play};
use crate::Player;
use cards::CardSet;
use engine::{Action, Seat, SeatSet, Viewer};
use solver::outcome::Forcing;
use std::collections::HashMap;

/// The memory of a solver, in bytes: what can be solved within its budget has few positions, and a table is made anew for every few
/// worlds.
const TABLE: usize = 1 << 17;

/// Play of the remaining tricks in an imagined world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By novices, each with their own view.
    Hidden,
    /// As if all cards lay open.
    Open,
    /// By novices up to the searching player's next card, which is the same in all worlds they cannot tell apart by then; after it as if
    /// all cards lay open.
    OpenLater,
}

/// Result of an imagined world for the player who thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Came {
    /// Their score, as [`SearchGame::standing`] counts.
    pub worth: f64,
    /// The same, counted from the choice on where that can be: without what they had won or lost before.
    pub brought: f64,
    /// Did they win, in a game whose deals are won or lost?
    pub won: Option<bool>,
}

/// Result of a candidate in a world.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outlook {
    Worth(Came),
    /// It depends on a card that is to be chosen later.
    Depends(Later),
}

/// A card that is to be chosen later.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Later {
    /// All that is seen and heard till then: what worlds are told apart by.
    seen: u64,
    /// The result of each card that may then be played.
    cards: Vec<Came>,
    /// Which of them the novice would play.
    own: usize,
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

    /// The result of an action in a world, for the side of its player; `None` if it is illegal there.
    pub(super) fn outlook<G: SearchGame>(&mut self, world: &G, seat: Seat, action: &G::Action, chance: u64) -> Option<Outlook> {
        let mut game = world.clone();
        let seats = game.sides().iter().map(|side| side.seats).find(|seats| seats.contains(seat))?;
        game.act(seat, action).ok()?;
        if self.ending == Ending::OpenLater {
            let mut later = game.clone();
            if let Some((seen, cards, own)) = next_choice(&mut later, seat, chance)? {
                let after = |card| {
                    let mut game = later.clone();
                    game.act(seat, &G::card(card)?).ok()?;
                    self.played(world, &mut game, seats, chance)
                };
                let cards = cards.iter().map(after).collect::<Option<Vec<Came>>>()?;
                return Some(Outlook::Depends(Later { seen, cards, own }));
            }
        }
        self.played(world, &mut game, seats, chance).map(Outlook::Worth)
    }

    /// The result of a world that is played on to the end of its deal, relative to the position `before`.
    fn played<G: SearchGame>(&mut self, before: &G, game: &mut G, seats: SeatSet, chance: u64) -> Option<Came> {
        let deal = before.deal_number();
        if let Some(forcing) = &mut self.forcing {
            play_best(game, forcing);
        }
        play_out(game, deal, chance)?;
        let worth = G::standing(game, seats, deal);
        let brought = if G::SCORE_UNIT.is_a_sum() { worth - G::standing(before, seats, deal) } else { worth };
        Some(Came { worth, brought, won: G::won(before, game, seats) })
    }
}

/// Lets novices play a world on to the next card this seat must choose: what was seen and heard till then, the cards to choose
/// from, and which of them the novice would play. Nothing if there is no such choice; nothing at all if the world came to a
/// standstill.
pub(super) fn next_choice<G: SearchGame>(game: &mut G, seat: Seat, chance: u64) -> Option<Option<(u64, CardSet, usize)>> {
    let (deal, mut seen) = (game.deal_number(), 0);
    let leave = |game: &G, must: SeatSet| choice(game, seat, must).is_some();
    match play_on(game, deal, chance, leave, |seat, action| seen = heard(seen, seat, action))? {
        Reached::End => Some(None),
        Reached::Leave => {
            let cards = choice(game, seat, SeatSet::of(seat))?;
            let own = G::hasty(chance).choose(&game.view(Viewer::Seat(seat)))?;
            let own = cards.iter().position(|card| G::card(card).as_ref() == Some(&own)).unwrap_or(0);
            Some(Some((seen, cards, own)))
        }
    }
}

/// The cards between which this seat must choose, if it must.
fn choice<G: SearchGame>(game: &G, seat: Seat, must: SeatSet) -> Option<CardSet> {
    if !must.contains(seat) {
        return None;
    }
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    offers.first().and_then(to_play::<G>).filter(|cards| cards.len() > 1)
}

/// A hash of everything seen and heard so far, and of one action more. Actions in the play are public.
fn heard(seen: u64, seat: Seat, action: &impl Action) -> u64 {
    action.to_string().bytes().fold(mixed(seen ^ seat.index() as u64), |seen, byte| mixed(seen ^ u64::from(byte)))
}

/// The result of a candidate in each world. If it depends on a later card, that card is the best on average over the *other*
/// worlds with the same observations: a card chosen by the judged world itself would use hidden cards. In a world without an
/// equal it is the novice's.
pub(super) fn worths(outlooks: &[Outlook]) -> Vec<Came> {
    let mut alike: HashMap<u64, (usize, Vec<f64>)> = HashMap::new();
    for outlook in outlooks {
        if let Outlook::Depends(Later { seen, cards, .. }) = outlook {
            let (many, sums) = alike.entry(*seen).or_insert_with(|| (0, vec![0.0; cards.len()]));
            debug_assert_eq!(sums.len(), cards.len(), "who sees the same has the same choice");
            *many += 1;
            sums.iter_mut().zip(cards).for_each(|(sum, came)| *sum += came.worth);
        }
    }
    let came = |outlook: &Outlook| match outlook {
        Outlook::Worth(came) => Some(*came),
        Outlook::Depends(Later { seen, cards, own }) => {
            let others = alike.get(seen).filter(|(many, _)| *many > 1);
            let best = others.map_or(*own, |(_, sums)| best_but(sums, cards, *own));
            cards.get(best).copied()
        }
    };
    outlooks.iter().filter_map(came).collect()
}

/// The card whose sum is the highest without this world's share; of equals the novice's own, then the first.
fn best_but(sums: &[f64], cards: &[Came], own: usize) -> usize {
    let without = |at: usize| sums[at] - cards[at].worth;
    (0..sums.len().min(cards.len())).fold(own, |best, at| if without(at) > without(best) { at } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn came(worth: f64) -> Came {
        Came { worth, brought: worth, won: None }
    }

    fn depends(seen: u64, cards: [f64; 2]) -> Outlook {
        Outlook::Depends(Later { seen, cards: cards.map(came).to_vec(), own: 0 })
    }

    fn worths(outlooks: &[Outlook]) -> Vec<f64> {
        super::worths(outlooks).iter().map(|came| came.worth).collect()
    }

    #[test]
    fn who_cannot_tell_worlds_apart_does_not_count_on_guessing_right() {
        let queens = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.0, 1.0]].map(|cards| depends(1, cards));
        assert!(worths(&queens).iter().sum::<f64>() <= 2.0);
        let safe = [0.75; 4].map(came).map(Outlook::Worth);
        assert!(worths(&safe).iter().sum::<f64>() > worths(&queens).iter().sum());
    }

    #[test]
    fn one_card_is_chosen_by_the_other_worlds_that_look_alike() {
        let worlds = [depends(1, [3.0, 0.0]), Outlook::Worth(came(7.0)), depends(1, [0.0, 2.0]), depends(1, [0.0, 2.0])];
        // The first is judged by the card of the two others, each of them by that of the first and the third.
        assert_eq!(worths(&worlds), [0.0, 7.0, 0.0, 0.0]);
        let told = [depends(1, [1.0, 2.0]), depends(1, [1.0, 2.0]), depends(2, [5.0, 6.0])];
        assert_eq!(worths(&told), [2.0, 2.0, 5.0], "a world like no other is the novice's");
    }
}

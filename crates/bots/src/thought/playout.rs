//! A world played on to the end of its deal: by novices, each with their own view, or by the solver, all cards
//! open.

use super::search_game::SearchGame;
use crate::Player;
use engine::{Game, Offer, Seat, SeatSet, ShuffleFor, Turn, Viewer};
use solver::outcome::{Forcing, Wanted, solve};

/// More actions than a deal of any game takes.
pub(crate) const MOST_ACTIONS: u32 = 20_000;

/// Chooses the action of a seat from its view; `None` if it would rather not act.
type Chooser<'a, G> = dyn FnMut(Seat, &<G as Game>::View) -> Option<<G as Game>::Action> + 'a;

/// The next to act, and their action: optional words are heard first, since a played card would end the chance to speak. A seat
/// that must act and does not is reported without an action.
pub(crate) fn hear<G: Game>(
    game: &G,
    must: SeatSet,
    may: SeatSet,
    choose: &mut Chooser<'_, G>,
) -> Option<(Seat, Option<G::Action>)> {
    may.iter().chain(must.iter()).find_map(|seat| match choose(seat, &game.view(Viewer::Seat(seat))) {
        None if may.contains(seat) => None,
        choice => Some((seat, choice)),
    })
}

/// End of a playout.
pub(super) enum Reached {
    /// To the end of its deal.
    End,
    /// To where it was to be left.
    Leave,
}

/// Plays a deal to its end, everybody being a novice; nothing if it came to none.
pub(super) fn play_out<G: SearchGame>(game: &mut G, deal: u32, seed: u64) -> Option<()> {
    play_on(game, deal, seed, |_, _| false, |_, _| ()).map(|_| ())
}

/// Plays a deal on, everybody being a novice, until it is over or is to be left, telling all that is done; nothing if it came to a
/// standstill.
pub(super) fn play_on<G: SearchGame>(
    game: &mut G,
    deal: u32,
    seed: u64,
    leave: impl Fn(&G, SeatSet) -> bool,
    mut tell: impl FnMut(Seat, &G::Action),
) -> Option<Reached> {
    let mut novices: Vec<G::Novice> = (0..game.players() as u64).map(|n| G::hasty(seed.wrapping_add(n))).collect();
    let mut offers = Vec::new();
    for _ in 0..MOST_ACTIONS {
        match game.turn() {
            Turn::Over => return Some(Reached::End),
            Turn::Shuffle(wanted) if wanted.purpose == ShuffleFor::Deal => return Some(Reached::End),
            Turn::Shuffle(_) => return None,
            Turn::Seats { .. } if game.deal_number() != deal => return Some(Reached::End),
            Turn::Seats { must, .. } if leave(game, must) => return Some(Reached::Leave),
            Turn::Seats { must, may } => {
                let (seat, action) = match forced(game, must, may, &mut offers) {
                    Some((seat, action)) => (seat, Some(action)),
                    None => hear(game, must, may, &mut |seat, view| novices.get_mut(seat.index())?.choose(view))?,
                };
                let action = action?;
                game.act(seat, &action).ok()?;
                tell(seat, &action);
            }
        }
    }
    None
}

/// Positions a solver may look at before it gives up.
const BUDGET: u64 = 2_000;

/// Plays the tricks of a deal as well as can be with all cards open, if that can be found out.
pub(super) fn play_best<G: SearchGame>(game: &mut G, forcing: &mut Forcing) {
    let line = solve(game, forcing, BUDGET, Wanted::Line).map(|verdict| verdict.line);
    for (seat, card) in line.into_iter().flatten() {
        let Some(action) = G::card(card).filter(|_| game.turn().may_act(seat)) else { return };
        if game.act(seat, &action).is_err() {
            return;
        }
    }
}

/// The only possible action, if nobody has a choice: it needs no view.
fn forced<G: Game>(game: &G, must: SeatSet, may: SeatSet, offers: &mut Vec<Offer<G::Action>>) -> Option<(Seat, G::Action)> {
    let seat = must.lowest().filter(|&seat| must == SeatSet::of(seat) && may.minus(must).is_empty())?;
    offers.clear();
    game.offers(seat, offers);
    match offers[..] {
        [Offer::Card { of, make }] if of.len() == 1 => of.first().map(|card| (seat, make(card))),
        [Offer::Word(ref word)] => Some((seat, word.clone())),
        _ => None,
    }
}

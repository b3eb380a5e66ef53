//! The novice of the Spanish games: one for the whole family. They play by the advice of the Madrid book, number by number, and can say
//! which.
//!
//! They know what their view tells them and nothing else, reckon with no imagined worlds, and draw no chance: in the same position
//! they always do the same. What differs from game to game is what the view says was agreed, never the name of a game.

mod believed;
mod bid;
mod call;
mod draw;
mod follow;
mod honour;
mod knowledge;
mod lead;
mod likely;
mod reason;
mod search_game;
pub mod value;

#[cfg(test)]
mod tests;

use crate::{Advice, Player};
use cards::CardSet;
use engine::Offer;
use engine::show::ToAct;
use games::ombre::spanish::state::Phase;
use games::ombre::spanish::{Action, Spanish, Variation, View};
use knowledge::Knowledge;

/// Plays the book's own advice.
pub struct Novice;

impl<V: Variation> Player<Spanish<V>> for Novice {
    fn choose(&mut self, view: &View) -> Option<Action> {
        advise(view).map(|advice| advice.action)
    }
}

/// The book's advice in this position, with the rule behind it; `None` if this seat has nothing to do.
pub fn advise(view: &View) -> Option<Advice<Action>> {
    let seat = view.seat()?;
    match view.to_act.get(seat.index()).copied().unwrap_or(ToAct::Waits) {
        ToAct::Must => answer(view),
        ToAct::May => honour::due(view),
        ToAct::Waits => None,
    }
}

/// The action when play waits for this seat.
fn answer(view: &View) -> Option<Advice<Action>> {
    match view.open.phase {
        Phase::Raffle => call::raffle(view),
        Phase::Auction => Some(bid::word(view)),
        // Nine cards that nobody has seen: the book tells how it is done, not that it pays.
        Phase::Fondo => Some(Advice::bare(Action::Pass)),
        Phase::Declare if view.open.honour.proposed.is_some() => call::proposal(view),
        // A solo without a trump: any card may be led, and what it is worth nobody knows yet (hombre R18).
        Phase::Declare if lawful(view).is_some() => lawful(view)?.first().map(|card| Advice::bare(Action::Play(card))),
        Phase::Declare => call::declaration(view),
        Phase::Redeem => bid::redeem(view),
        Phase::Return => call::returned(view),
        Phase::KingReturn => Some(call::king(view)),
        Phase::Exchange => draw::exchange(view),
        Phase::Leftover => Some(Advice::bare(Action::Leave)),
        Phase::Tricks => honour::due(view).or_else(|| honour::order(view)).or_else(|| card(view)),
        Phase::Bola => Some(bola(view)),
        Phase::Answers => Some(honour::reply(view)),
        Phase::Claims => Some(honour::due(view).unwrap_or(Advice::bare(Action::Content))),
        Phase::Draw | Phase::Favourite | Phase::Shuffle | Phase::Lots | Phase::Over => None,
    }
}

/// The card to play.
fn card(view: &View) -> Option<Advice<Action>> {
    let known = Knowledge::new(view)?;
    let advice = if known.trick().is_empty() { lead::card(&known) } else { follow::card(&known) };
    let advice = advice.filter(|advice| known.lawful.contains(advice.action));
    advice.or_else(|| known.lawful.first().map(Advice::bare)).map(|advice| advice.made(Action::Play))
}

/// All the first tricks are made. To go on is safe if every card left is firm and no trump is out; a mate that is not accounted for
/// may have been hidden to draw them on.
fn bola(view: &View) -> Advice<Action> {
    let Some(known) = Knowledge::new(view) else { return Advice::bare(Action::Stop) };
    let firm = known.firm(known.hand) == known.hand;
    match lead::card(&known) {
        Some(card) if firm && known.trumps_out().is_empty() => {
            Advice::perhaps(Action::Play(card.action), known.book.mediator("A35"))
        }
        _ => Advice::perhaps(Action::Stop, known.book.mediator("A26").filter(|_| firm)),
    }
}

/// The cards that may rightly be played: at an honour table wrong ones are offered too, after them.
fn lawful(view: &View) -> Option<CardSet> {
    view.offers.iter().find_map(|offer| match *offer {
        Offer::Card { of, make } => of.first().filter(|&card| matches!(make(card), Action::Play(_))).map(|_| of),
        _ => None,
    })
}

/// The words that are offered.
fn words(view: &View) -> impl Iterator<Item = &Action> {
    view.offers.iter().filter_map(|offer| if let Offer::Word(word) = offer { Some(word) } else { None })
}

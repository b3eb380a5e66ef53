//! The novice of Voltarete: they play by the book's own advice, A1 to A104, rule by rule, and can say which.
//!
//! They know what their view tells them and nothing else, reckon with no imagined worlds, and draw no chance: in the same
//! position they always do the same.

mod believed;
mod bid;
mod feito;
mod honour;
mod knowledge;
mod opponent;
pub mod samples;
mod search_game;
mod talon;
pub mod value;

#[cfg(test)]
mod tests;

pub use bid::{licenca_is_sound, respeito_is_sound, so_is_sound};

use crate::{Advice, Player};
use engine::show::ToAct;
use engine::{Game, Offer};
use games::ombre::voltarete::state::Phase;
use games::ombre::voltarete::{Action, View, Voltarete};
use knowledge::Knowledge;

/// Plays the book's own advice.
pub struct Novice;

impl Player<Voltarete> for Novice {
    fn choose(&mut self, view: &View) -> Option<Action> {
        advise(view).map(|advice| advice.action)
    }
}

/// The book's advice in this position, with the rule behind it; `None` if this seat has nothing to do.
pub fn advise(view: &View) -> Option<Advice<Action>> {
    match Voltarete::to_act(view) {
        ToAct::Must => answer(view),
        ToAct::May => match view.open.phase {
            Phase::Dealing => honour::pagas(view),
            _ => honour::accusation(view),
        },
        ToAct::Waits => None,
    }
}

/// The action when play waits for this seat.
fn answer(view: &View) -> Option<Advice<Action>> {
    match view.open.phase {
        Phase::SplitDue => honour::split(view),
        Phase::Dealing => Some(honour::pagas(view).unwrap_or(Advice::new(Action::Deal, "R13"))),
        Phase::Round1 => Some(bid::first_passage(view)),
        Phase::Round2 => Some(bid::second_passage(view)),
        Phase::Quarto => Some(bid::quarto()),
        Phase::TrezeDiscard => Some(talon::treze_discard(view)),
        Phase::Naming => Some(bid::trump(view)),
        Phase::CascaChoice => Some(bid::casca_choice(view)),
        Phase::Exchange => Some(talon::exchange(view)),
        Phase::Buying => Some(talon::buy(view)),
        Phase::Opening => Some(talon::opening(view)),
        Phase::Answers => Some(talon::answer(view)),
        Phase::Tricks => honour::accusation(view).or_else(|| play(view)),
        Phase::StopOrGeral => Some(feito::stop_or_geral(&Knowledge::new(view)?)),
        Phase::Claim => Some(honour::answer_claim(view)),
        Phase::Inspection => Some(honour::accusation(view).unwrap_or(Advice::bare(Action::Content))),
        Phase::Placing => Some(honour::place()),
        Phase::Pagas => Some(honour::pagas(view).unwrap_or(Advice::bare(Action::Content))),
        Phase::Draw | Phase::Shuffle | Phase::Over => None,
    }
}

/// The card to play.
fn play(view: &View) -> Option<Advice<Action>> {
    let known = Knowledge::new(view)?;
    let advice = if known.me == known.alone { feito::card(&known) } else { opponent::card(&known) }?;
    debug_assert!(view.offers.iter().any(|offer| matches!(offer, Offer::Card { of, .. } if of.contains(advice.action))));
    Some(advice.made(Action::Play))
}

//! The novice of Minchiate: they play by the advice of the book's last chapter, A1 to A24, and can say which.
//!
//! They know what their view tells them and nothing else, reckon with no imagined worlds, and draw no chance: in the same
//! position they always do the same.

mod believed;
mod honour;
mod knowledge;
mod search_game;
mod tricks;

#[cfg(test)]
mod tests;

use crate::{Advice, Player};
use cards::{Card, CardSet, Suit};
use engine::show::ToAct;
use engine::{Game, Offer};
use games::minchiate::state::Phase;
use games::minchiate::tarocchi::{COUNTING, ORDER, TAROCCHI, tarocco, worth};
use games::minchiate::verzigole::verzigole;
use games::minchiate::{Action, Minchiate, View};

/// Plays the book's own advice.
pub struct Novice;

impl Player<Minchiate> for Novice {
    fn choose(&mut self, view: &View) -> Option<Action> {
        advise(view).map(|advice| advice.action)
    }
}

/// The book's advice in this position, with the rule behind it; `None` if this seat has nothing to do.
pub fn advise(view: &View) -> Option<Advice<Action>> {
    match Minchiate::to_act(view) {
        ToAct::Must => honour::claim(view).or_else(|| answer(view)),
        ToAct::May => honour::claim(view),
        ToAct::Waits => None,
    }
}

/// The action when play waits for this seat.
fn answer(view: &View) -> Option<Advice<Action>> {
    match view.open.phase {
        // Every cut is as good as another.
        Phase::Cut => Some(Advice::new(Action::Cut(view.open.stock as i64 / 2), "R4")),
        Phase::Correct(_) => Some(Advice::bare(Action::CorrectDeal)),
        Phase::Discard => Some(discard(view)),
        Phase::Check => Some(honour::count(view)),
        Phase::Mend => honour::mend(view),
        Phase::Accuse => Some(accuse(view)),
        Phase::Tricks => tricks::card(view).map(|advice| advice.made(Action::Play)),
        Phase::Choice => Some(Advice::bare(Action::LetRun)),
        Phase::Inspection => Some(Advice::bare(Action::Content)),
        Phase::Count => Some(Advice::new(Action::Total, "R41")),
        Phase::Between => Some(Advice::bare(Action::PlayOn)),
        Phase::Draw | Phase::Shuffle | Phase::Over => None,
    }
}

/// The two greatest Arie, which kill all others.
const GREAT: CardSet = CardSet::from_slice(&[tarocco(39), tarocco(40)]);

/// With a great Aria and few delicate honours the long suit is shortened, else a suit is emptied (A1, A2).
fn discard(view: &View) -> Advice<Action> {
    let many = view.seat().map_or(0, |seat| usize::from(view.open.robbed[seat.index()]));
    let honours = (view.hand & COUNTING & TAROCCHI).len();
    let long = view.hand.meets(GREAT) && honours < 6;
    let mut suits: Vec<CardSet> = Suit::ALL.iter().map(|&suit| (view.hand & CardSet::suit(suit)) - COUNTING).collect();
    suits.sort_by_key(|cards| if long { usize::MAX - cards.len() } else { cards.len() });
    let mut order: Vec<Card> = suits.into_iter().flat_map(weakest_first).collect();
    // Cards that count go last, and those of a verzigola last of all.
    let joined = verzigole(view.hand).iter().fold(CardSet::EMPTY, |all, one| all | one.cards);
    let tarocchi = (view.hand & TAROCCHI) - COUNTING - joined;
    order.extend(weakest_first(tarocchi));
    let mut dear: Vec<Card> = (view.hand - order.iter().copied().collect()).iter().collect();
    dear.sort_by_key(|&card| (joined.contains(card), worth(CardSet::of(card))));
    order.extend(dear);
    Advice::new(Action::Discard(order.into_iter().take(many).collect()), if long { "A1" } else { "A2" })
}

/// These cards, the weakest first.
fn weakest_first(cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|&card| ORDER.strength(card));
    cards
}

/// Everything is accused: points marked are points won (R18).
fn accuse(view: &View) -> Advice<Action> {
    let word = view.offers.iter().find_map(|offer| match offer {
        Offer::Word(action @ Action::Accuse(_)) => Some(*action),
        _ => None,
    });
    word.map_or(Advice::bare(Action::NoMore), |word| Advice::new(word, "R18"))
}

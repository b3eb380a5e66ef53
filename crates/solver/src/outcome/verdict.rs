//! What is certain of a position in the play, if nobody errs: one form for all games.

use super::Forcing;
use super::voltarete::voltarete;
use cards::Card;
use engine::{Face, Game, Seat, SeatSet};
use games::ombre::voltarete::Voltarete;
use games::ombre::voltarete::result::Result3;

/// What a value counts. More is always better for the side it is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The hand: 1 if the side wins it, 0 if nobody does, -1 if it loses. The feito is the one who plays against the rest.
    Feito(Seat),
    /// The hand: 1 if the side wins it, -1 if it loses.
    Hand,
    /// The side's tricks when all are played.
    Tricks,
    /// The hearts the side will have taken, each counted as one less than nothing.
    Hearts,
    /// The points the side will have taken.
    Points,
    /// The points by which the side will be ahead of the other in this deal.
    Lead,
}

/// What a position comes to with best play on all sides, and what each playable card leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whose turn it is.
    pub to_play: Seat,
    /// Those who play with him, himself included: the values are theirs.
    pub side: SeatSet,
    /// What the values count.
    pub unit: Unit,
    /// What the position comes to.
    pub value: i16,
    /// What it comes to after each card that may be played.
    pub cards: Vec<(Card, i16)>,
    /// A line of best play: who plays what, as far as anything is left to play for.
    pub line: Vec<(Seat, Card)>,
}

impl Verdict {
    /// What a card leads to, if it may be played.
    pub fn after(&self, card: Card) -> Option<i16> {
        self.cards.iter().find(|&&(there, _)| there == card).map(|&(_, value)| value)
    }

    /// What a card gives away.
    pub fn cost(&self, card: Card) -> Option<i16> {
        self.after(card).map(|value| self.value - value)
    }
}

/// A game whose tricks the solver understands.
pub trait Solved: Game {
    /// What can be forced in the running deal with all cards open; nothing unless tricks are being played, nor if the answer is not
    /// found within so many positions.
    fn solve(&self, forcing: &mut Forcing, budget: u64) -> Option<Verdict>;
}

impl Solved for Voltarete {
    fn solve(&self, forcing: &mut Forcing, budget: u64) -> Option<Verdict> {
        solve(self, forcing, budget)
    }
}

/// What can be forced in the running deal of whatever game this is, as [`Solved::solve`].
pub fn solve(face: &dyn Face, forcing: &mut Forcing, budget: u64) -> Option<Verdict> {
    match face.facts().id {
        "voltarete" => of_voltarete(face, forcing, budget),
        _ => None,
    }
}

/// Voltarete's own answer, told of the side to play. It is found in so few positions that only an empty budget forbids it.
fn of_voltarete(face: &dyn Face, forcing: &mut Forcing, budget: u64) -> Option<Verdict> {
    let found = voltarete(face, forcing).filter(|_| budget > 0)?;
    let feito = SeatSet::of(found.feito);
    let (side, sign) = match found.to_play == found.feito {
        true => (feito, 1),
        false => (SeatSet::first(face.players()).minus(feito), -1),
    };
    let value = |result: Result3| match result {
        Result3::Win => sign,
        Result3::Resposta => 0,
        Result3::Codilho => -sign,
    };
    Some(Verdict {
        to_play: found.to_play,
        side,
        unit: Unit::Feito(found.feito),
        value: value(found.result),
        cards: found.cards.iter().map(|&(card, result)| (card, value(result))).collect(),
        line: found.line,
    })
}

//! Voltarete's own answer, told of the side to play.

use super::Forcing;
use super::solved::Solved;
use super::verdict::{Unit, Verdict, Wanted};
use crate::ombre::voltarete;
use engine::{AnyGame, SeatSet};
use games::ombre::voltarete::Voltarete;
use games::ombre::voltarete::result::Result3;

impl Solved for Voltarete {
    /// It is found in so few positions that only an empty budget forbids it.
    fn verdict(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, _: Wanted) -> Option<Verdict> {
        let found = voltarete(game, forcing.ombre()).filter(|_| budget > 0)?;
        let feito = SeatSet::of(found.feito);
        let (side, sign) = match found.to_play == found.feito {
            true => (feito, 1),
            false => (SeatSet::first(game.players()).minus(feito), -1),
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
}

//! The aim of a hand, and how far each player is from it.

use super::state::Phase;
use super::view::View;
use crate::ombre::tricks::Rivals;
use engine::{Msg, Seat};

pub(super) fn aim(view: &View) -> Option<Msg> {
    let (own, open) = (view.seat()?, &view.open);
    let is_out = open.phase != Phase::Draw && !open.round.plays_cards(own);
    match (open.phase, open.feito) {
        (Phase::Draw | Phase::Shuffle | Phase::Dealing | Phase::SplitDue | Phase::Over, _) => None,
        (Phase::Pagas | Phase::Placing, _) => None,
        (Phase::Round1 | Phase::Round2 | Phase::Quarto, _) | (_, None) => Some(Msg::new("voltarete-aim-bid")),
        (_, Some(_)) if is_out => None,
        (_, Some(feito)) => Some(tricks(view, own, feito)),
    }
}

/// The tricks of the declarer beside those of each defender.
fn tricks(view: &View, own: Seat, feito: Seat) -> Msg {
    let won = |seat: Seat| view.open.play.won[seat.index()];
    let others: Vec<Seat> = view.open.round.order[..3].iter().copied().filter(|&seat| seat != feito).collect();
    // In a casca das treze the three play together (R101).
    if view.open.rivals() == Rivals::Together {
        let id = if own == feito { "voltarete-aim-treze" } else { "voltarete-aim-treze-against" };
        let rest: i64 = others.iter().map(|&seat| i64::from(won(seat))).sum();
        return Msg::new(id).with("seat", feito).with("tricks", i64::from(won(feito))).with("rest", rest);
    }
    let id = if own == feito { "voltarete-aim-declarer" } else { "voltarete-aim-defender" };
    let msg = Msg::new(id).with("seat", feito).with("tricks", i64::from(won(feito)));
    match others[..] {
        [one, other] => {
            let msg = msg.with("one", one).with("first", i64::from(won(one)));
            msg.with("other", other).with("second", i64::from(won(other)))
        }
        _ => msg,
    }
}

//! The aim of a gioco: more points than the other pair.

use super::facts::segni;
use super::state::{Pair, Phase};
use super::view::View;
use engine::Msg;

pub(super) fn aim(view: &View) -> Option<Msg> {
    let own = view.match_state.pair(view.seat()?);
    let other = match own {
        Pair::First => Pair::Second,
        Pair::Second => Pair::First,
    };
    let id = match view.open.phase {
        Phase::Draw | Phase::Shuffle | Phase::Cut | Phase::Correct(_) | Phase::Over | Phase::Between => return None,
        Phase::Discard | Phase::Check | Phase::Mend | Phase::Accuse => "minchiate-aim-hand",
        Phase::Tricks | Phase::Choice | Phase::Inspection | Phase::Count => "minchiate-aim-tricks",
    };
    let marked = |pair: Pair| view.ledger.balance(segni(pair));
    Some(Msg::new(id).with("own", marked(own)).with("theirs", marked(other)))
}

//! The last two cards, in every game: nothing is left to decide after this one, so that it can be told what it is worth.

use crate::watch::{Blunder, Kind, Taken};
use bots::thought::SearchGame;
use cards::Card;
use engine::{Offer, Rng};
use solver::outcome::{Forcing, Unit, Verdict, Wanted, solve};

/// Number of worlds searched.
const WORLDS: usize = 16;

/// Positions a solver may look at.
const BUDGET: u64 = 20_000;

/// Of their last two cards they play the one that is worse in every world that may be the real one.
pub(crate) fn the_wrong_one<G: SearchGame>() -> Blunder<G> {
    Blunder { name: "the worse of the last two cards", cite: "solver", kind: Kind::Reckoned, look: look::<G> }
}

fn look<G: SearchGame>(view: &G::View, action: &G::Action) -> Option<Taken> {
    if G::held(view) != 2 {
        return None;
    }
    let (of, make) = G::offered(view).iter().find_map(|offer| match *offer {
        Offer::Card { of, make } if of.len() == 2 => Some((of, make)),
        _ => None,
    })?;
    let chosen = of.iter().find(|&card| make(card) == *action)?;
    let other = of.without(chosen).first()?;
    let (mut worse, mut better) = (true, true);
    for verdict in verdicts::<G>(view) {
        let verdict = verdict?;
        worse &= loses(&verdict, chosen, other)?;
        better &= loses(&verdict, other, chosen)?;
        if !worse && !better {
            return None;
        }
    }
    Taken::when(worse)
}

/// Forced values in worlds that may be the real one; `None` where the solver cannot tell.
pub(crate) fn verdicts<G: SearchGame>(view: &G::View) -> impl Iterator<Item = Option<Verdict>> {
    let (mut rng, mut forcing) = (Rng::new(1), Forcing::with_memory(1 << 15));
    (0..WORLDS).map(move |_| solve(&G::imagine(view, &mut rng), &mut forcing, BUDGET, Wanted::Values))
}

/// Is the first of these cards worse for its player than the second? Against a feito only their victory counts: one opponent
/// wants the codilho and the other the resposta (A55).
fn loses(verdict: &Verdict, card: Card, other: Card) -> Option<bool> {
    let (one, two) = (verdict.after(card)?, verdict.after(other)?);
    match verdict.unit {
        Unit::Feito(feito) | Unit::Compared(feito) if verdict.to_play != feito => Some(one < 0 && two >= 0),
        // Tricks more or fewer cost nothing as long as the hand ends the same way.
        Unit::Game { hombre, win, whole } => {
            let (high, win) = (verdict.side.contains(hombre), i16::from(win));
            let ends = |value: i16| {
                let tricks = if high { value } else { i16::from(whole) - value };
                let end = (tricks - win + 2).clamp(0, 2);
                if high { end } else { -end }
            };
            Some(ends(one) < ends(two))
        }
        _ => Some(one < two),
    }
}

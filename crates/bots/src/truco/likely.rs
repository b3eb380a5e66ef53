//! Likelihood of a world, given the others' calls, answers and silence.

use super::knowledge::Knowledge;
use cards::CardSet;
use engine::{Game, Seat, Viewer};
use games::truco::points::{envido, power};
use games::truco::stakes::{EnvidoCall, Stage};
use games::truco::state::{Reply, Said};
use games::truco::{Action, Double, Passo, Truco, View};

/// A word that the cards do not bear is a bluff, and as likely as this.
const BLUFF: f64 = 0.1;

/// So sharply words tell good cards from bad ones: the larger, the less.
const SPREAD: f64 = 1.5;

/// The points on which an envido is called first, raised, and raised again: simple, real, falta.
const CALLS: [[f64; 3]; 3] = [[25.0, 27.0, 29.0], [27.0, 28.0, 30.0], [29.0, 29.0, 31.0]];

/// The points on which each call is accepted.
const ACCEPTS: [f64; 3] = [24.0, 26.0, 28.0];

/// Points from which a player who might call seldom stays silent.
const SPEAKS: f64 = 27.0;

/// Share of the cases in which they speak then.
const SPEAKING: f64 = 0.6;

/// The strength in the vazas on which truco, retruco and vale quatro are called.
const RAISES: [f64; 3] = [16.5, 19.0, 21.0];

/// And on which they are accepted.
const BEARS: [f64; 3] = [14.5, 17.0, 19.0];

/// The likelihood of the others' words in this world.
pub(crate) fn likelihood(view: &View, world: &Truco) -> f64 {
    let Some(me) = view.seat() else { return 1.0 };
    let known = Knowledge::new(view, me);
    let dealt = |seat: Seat| world.view(Viewer::Seat(seat)).dealt;
    let others = known.order().filter(|&seat| seat != me).map(|seat| Holding::new(seat, dealt(seat)));
    others.map(|hand| hand.words(view) * hand.silence(view)).product()
}

/// Cards of a player, as far as their words tell them.
struct Holding {
    seat: Seat,
    points: f64,
    strength: f64,
}

impl Holding {
    fn new(seat: Seat, dealt: CardSet) -> Holding {
        let mut powers: Vec<u8> = dealt.iter().map(power).collect();
        powers.sort_unstable_by(|a, b| b.cmp(a));
        // The best card counts most, for one vaza is seldom lost with it.
        let strength = powers.iter().zip([1.0, 0.6, 0.2]).map(|(&power, weight)| f64::from(power) * weight).sum();
        // Below the pairs all points are much the same.
        Holding { seat, points: (envido(dealt) as f64).max(15.0), strength }
    }

    /// The chance of all they said.
    fn words(&self, view: &View) -> f64 {
        // What waits for an answer: the last call of the envido, and the stage of the truco.
        let (mut envido, mut truco): (Option<usize>, Option<usize>) = (None, None);
        let (mut chance, mut depth) = (1.0, 0usize);
        for (who, said) in &view.open.said {
            let (Said::Word(word) | Said::Bound(_, word)) = said else { continue };
            let calls = |call: EnvidoCall| above(self.points, CALLS[depth.min(2)][call as usize]);
            let bears_points = || envido.map_or(1.0, |call| above(self.points, ACCEPTS[call]));
            let bears_cards = || truco.map_or(1.0, |stage| above(self.strength, BEARS[stage]));
            let gives_up = |bears: f64| (1.0 - bears).max(BLUFF);
            let heard = match *word {
                Action::Envido(call) => calls(call),
                Action::Double(Double::Envido(call, _)) => calls(call) * above(self.strength, RAISES[0]),
                Action::Truco(stage) | Action::QueroE(stage) => above(self.strength, RAISES[at(stage)]),
                // The first part is answered first; a player who proposed both in one breath is answered for both.
                Action::Answer(reply) => {
                    let bears = if envido.is_some() { bears_points() } else { bears_cards() };
                    if reply == Reply::Quero { bears } else { gives_up(bears) }
                }
                Action::Passo(Passo::Truco) => bears_points() * gives_up(bears_cards()),
                Action::Passo(Passo::Envido) => gives_up(bears_points()) * bears_cards(),
                _ => 1.0,
            };
            if *who == self.seat {
                chance *= heard;
            }
            match *word {
                Action::Envido(call) => (envido, depth) = (Some(call as usize), depth + 1),
                Action::Double(Double::Envido(call, _)) => (envido, truco, depth) = (Some(call as usize), Some(0), depth + 1),
                Action::Truco(stage) | Action::QueroE(stage) => truco = Some(at(stage)),
                Action::Passo(_) => (envido, truco) = (None, None),
                Action::Answer(_) if envido.is_some() => envido = None,
                Action::Answer(_) => truco = None,
                _ => {}
            }
        }
        chance
    }

    /// The likelihood of a silence: a player who played their first card with the envido open and said nothing seldom has the
    /// points for it.
    fn silence(&self, view: &View) -> f64 {
        let open = &view.open;
        let played = open.plays.iter().any(|&(seat, _)| seat == self.seat);
        let barred = !open.ladder.is_empty() || !open.flores.sung.is_empty() || open.lei.is_some() || called_truco(view);
        if !played || barred {
            return 1.0;
        }
        1.0 - SPEAKING * above(self.points, SPEAKS)
    }
}

/// Was a truco called while it could take the word from somebody who might have called an envido (R31)?
fn called_truco(view: &View) -> bool {
    view.open.said.iter().any(|(_, said)| matches!(said, Said::Word(Action::Truco(_) | Action::Double(_))))
}

/// The place of a stage in the tables.
fn at(stage: Stage) -> usize {
    (stage as usize).saturating_sub(1).min(2)
}

/// The likelihood of a word that needs `needed`, given `held`.
fn above(held: f64, needed: f64) -> f64 {
    BLUFF + (1.0 - BLUFF) / (1.0 + ((needed - held) / SPREAD).exp())
}

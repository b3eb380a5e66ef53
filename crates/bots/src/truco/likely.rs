//! How well a world explains what the others called, answered and left unsaid.

use super::sight::Sight;
use cards::CardSet;
use engine::{Eyes, Game, Seat};
use games::truco::points::{envido, power};
use games::truco::state::{Reply, Said};
use games::truco::{Action, Double, Truco, View};

/// A word that the cards do not bear is a bluff, and as likely as this.
const BLUFF: f64 = 0.1;

/// So sharply words tell good cards from bad ones: the larger, the less.
const SPREAD: f64 = 1.5;

/// The points on which an envido is called first, raised, and raised again: simple, real, falta.
const CALLS: [[f64; 3]; 3] = [[25.0, 27.0, 29.0], [27.0, 28.0, 30.0], [29.0, 29.0, 31.0]];

/// The points on which each call is accepted.
const ACCEPTS: [f64; 3] = [24.0, 26.0, 28.0];

/// Who holds such points and might call seldom says nothing.
const SPEAKS: f64 = 27.0;

/// And then in so many of the cases he speaks.
const SPEAKING: f64 = 0.6;

/// The strength in the vazas on which truco, retruco and vale quatro are called.
const RAISES: [f64; 3] = [16.5, 19.0, 21.0];

/// And on which they are accepted.
const BEARS: [f64; 3] = [14.5, 17.0, 19.0];

/// How likely it is that in this world the others would have said what they said.
pub(crate) fn likelihood(view: &View, world: &Truco) -> f64 {
    let Some(me) = view.seat() else { return 1.0 };
    let sight = Sight::new(view, me);
    let dealt = |seat: Seat| world.view(Eyes::Seat(seat)).dealt;
    let others = sight.order().filter(|&seat| seat != me).map(|seat| Hand::new(seat, dealt(seat)));
    others.map(|hand| hand.words(view) * hand.silence(view)).product()
}

/// What somebody holds, as far as words tell it.
struct Hand {
    seat: Seat,
    points: f64,
    strength: f64,
}

/// What was proposed last.
#[derive(Clone, Copy)]
enum Last {
    Nothing,
    Envido(usize),
    Truco(usize),
}

impl Hand {
    fn new(seat: Seat, dealt: CardSet) -> Hand {
        let mut powers: Vec<u8> = dealt.iter().map(power).collect();
        powers.sort_unstable_by(|a, b| b.cmp(a));
        // The best card counts most, for one vaza is seldom lost with it.
        let strength = powers.iter().zip([1.0, 0.6, 0.2]).map(|(&power, weight)| f64::from(power) * weight).sum();
        // Below the pairs all points are much the same.
        Hand { seat, points: (envido(dealt) as f64).max(15.0), strength }
    }

    /// The chance of all he said.
    fn words(&self, view: &View) -> f64 {
        let (mut chance, mut depth, mut last) = (1.0, 0usize, Last::Nothing);
        for (who, said) in &view.open.said {
            let Said::Word(word) = said else { continue };
            let own = *who == self.seat;
            let mut hear = |likely: f64| chance *= if own { likely } else { 1.0 };
            match *word {
                Action::Envido(call) | Action::Double(Double::Envido(call, _)) => {
                    hear(above(self.points, CALLS[depth.min(2)][call as usize]));
                    (depth, last) = (depth + 1, Last::Envido(call as usize));
                }
                Action::Truco(stage) | Action::QueroE(stage) => {
                    let at = (stage as usize).saturating_sub(1).min(2);
                    hear(above(self.strength, RAISES[at]));
                    last = Last::Truco(at);
                }
                Action::Answer(reply) => {
                    let bears = match last {
                        Last::Envido(call) => above(self.points, ACCEPTS[call]),
                        Last::Truco(at) => above(self.strength, BEARS[at]),
                        Last::Nothing => 1.0,
                    };
                    hear(if reply == Reply::Quero { bears } else { (1.0 - bears).max(BLUFF) });
                }
                _ => {}
            }
        }
        chance
    }

    /// Who played his first card while the envido was open, and said nothing, seldom has the points for it.
    fn silence(&self, view: &View) -> f64 {
        let open = &view.open;
        let played = open.plays.iter().any(|&(seat, _)| seat == self.seat);
        if !played || !open.ladder.is_empty() || !open.flores.sung.is_empty() {
            return 1.0;
        }
        1.0 - SPEAKING * above(self.points, SPEAKS)
    }
}

/// How likely a word is that needs so much.
fn above(held: f64, needed: f64) -> f64 {
    BLUFF + (1.0 - BLUFF) / (1.0 + ((needed - held) / SPREAD).exp())
}

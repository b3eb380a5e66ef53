//! Information in a word: how well a player who knows the table guesses the points of a possible opener of the envido.

use super::Table;
use super::deals::Voltas;
use super::spot::{Before, Form, Spot, points_class};
use engine::Rng;

/// A guess is good that is so near.
const NEAR: usize = 3;

/// Points from nothing to 33, with room for those who guess beyond.
const MOST: usize = 34 + 2 * NEAR;

/// Words: nothing, envido, real envido, falta envido.
const WORDS: usize = 4;

/// The gain in guessing an opener's points within three from the first word, and the rate without it, both in percent, for a
/// guesser who knows the table. Silence counts as a word. All places of a form count alike, at the beginning of a partida;
/// players with a flor sing it.
pub fn read(of: Table<'_>, form: Form, deals: usize, seed: u64) -> [f64; 2] {
    let voltas = Voltas::deal(form, deals, &mut Rng::new(seed));
    let (mut heard, mut base) = ([[0.0; MOST]; WORDS], [0.0; MOST]);
    for volta in voltas.plain() {
        // In the first vaza everybody is to play once, and may open.
        for turn in volta.turns.iter().take(form.places()) {
            let points = volta.points[turn.place];
            let spot = Spot::Open { place: turn.place, before: Before::Nothing, points: points_class(points), chance: turn.own };
            let Some(shares) = of.shares(form, [0, 0], spot) else { continue };
            let at = usize::try_from(points).unwrap_or(0) + NEAR;
            base[at] += 1.0;
            heard.iter_mut().zip(shares).for_each(|(heard, share)| heard[at] += share);
        }
    }
    // The best guess, and how often it is near enough.
    let guessed = |rates: &[f64; MOST]| rates.windows(2 * NEAR + 1).map(|near| near.iter().sum::<f64>()).fold(0.0, f64::max);
    let all: f64 = base.iter().sum();
    let [knows, guesses] = [heard.iter().map(guessed).sum::<f64>(), guessed(&base)].map(|good| 100.0 * good / all.max(1.0));
    [knows - guesses, guesses]
}

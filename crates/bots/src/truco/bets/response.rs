//! Exploitability of the table: a best response is learnt against it, in the model.

use super::Table;
use super::deals::Voltas;
use super::learning::{Learning, Policy};
use super::spot::{Form, SCORES};
use crate::thought::mixed;
use engine::Rng;

/// Gain of a response against the table, in tentos per volta.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Response {
    /// The mean over voltas in which each sits once in the mão's place.
    pub tentos: f64,
    /// Its standard error.
    pub error: f64,
}

/// The gain against a table of the best response found in `passes` passes, at scores of these classes (the first is the beginning
/// of a partida), measured on other deals than it was learnt on.
pub fn response(of: Table<'_>, form: Form, passes: usize, trials: usize, seed: u64) -> Vec<([usize; 2], Response)> {
    let table = |scores: [usize; 2], spot| of.shares(form, scores, spot);
    let table: &Policy<'_> = &table;
    let [lessons, fresh] = [1, 2].map(|part| Voltas::deal(form, 6_000, &mut Rng::new(mixed(seed + part))));
    let mut learning = Learning::response(form, mixed(seed), table);
    learning.learn(passes, &lessons);
    let learnt = |scores: [usize; 2], spot| learning.best(scores, spot);
    let learnt: &Policy<'_> = &learnt;
    let mut trial =
        [Learning::trial(form, mixed(seed ^ 3), [learnt, table]), Learning::trial(form, mixed(seed ^ 4), [table, learnt])];
    let at = |classes: [usize; 2], trial: &mut [Learning<'_>; 2]| {
        let won: Vec<f64> = (0..trials)
            .map(|_| (trial[0].fought(&fresh, classes) - trial[1].fought(&fresh, [classes[1], classes[0]])) / 2.0)
            .collect();
        let many = won.len().max(1) as f64;
        let tentos = won.iter().sum::<f64>() / many;
        let squares: f64 = won.iter().map(|won| (won - tentos).powi(2)).sum();
        Response { tentos, error: (squares / (many * (many - 1.0).max(1.0))).sqrt() }
    };
    (0..SCORES).map(|class| [class, class]).map(|classes| (classes, at(classes, &mut trial))).collect()
}

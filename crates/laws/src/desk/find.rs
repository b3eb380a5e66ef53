//! Incidents found by the laws that speak of what happened.

use super::form::Form;
use super::forms;
use engine::law::Law;

/// How many of the laws found say something of an incident.
const AMONG: usize = 20;

/// The incidents these laws fall under, the nearest first: an early law says more than a late one.
pub fn suggested(game: &str, found: &[&'static Law]) -> Vec<&'static Form> {
    let said = |form: &Form| -> f64 {
        let ranks = found.iter().take(AMONG).enumerate().filter(|(_, law)| form.laws.iter().any(|id| id == law.id.0));
        ranks.map(|(rank, _)| 1.0 / (rank + 1) as f64).sum::<f64>() / (form.laws.len() as f64).sqrt()
    };
    let mut scored: Vec<(f64, &'static Form)> = forms(game).iter().map(|form| (said(form), form)).collect();
    scored.retain(|(score, _)| *score > 0.0);
    scored.sort_by(|one, other| other.0.total_cmp(&one.0));
    scored.into_iter().map(|(_, form)| form).collect()
}

//! Bets learnt beforehand: what the master calls and answers in envido, flor and truco.
//!
//! Who tries their calls in imagined worlds never bluffs, and is read from what they call. The master's calls come from a table
//! instead: how often to do what, learnt by regret on a small model of a whole volta (`spot` says what it tells apart) and kept in
//! `learnt.txt`. The table is made anew by [`learnt`], from a seed; nothing of it is written by hand. In imagined worlds everybody
//! answers from it, the searching players included. [`response`] measures the gain of an opponent who knows it.

mod bettor;
mod deals;
mod learning;
mod reading;
mod response;
mod spot;
#[cfg(test)]
mod tests;
mod walk;

pub(crate) use bettor::{Bet, bet, read_opening};
pub use reading::read;
pub use response::{Response, response};
pub use spot::Form;

use crate::thought::mixed;
use deals::Voltas;
use engine::Rng;
use learning::{Learning, Shares, proportional};
use rayon::prelude::*;
use spot::{MOST_MOVES, SCORES, Spot};

/// A table of bets: a line for each form and score, `WIDTH` characters for each spot of `Spot::all`, one for each share but the
/// first.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a>(pub &'a str);

/// The table players bet by.
pub const LEARNT: Table<'static> = Table(include_str!("learnt.txt"));

/// Characters per spot.
const WIDTH: usize = MOST_MOVES - 1;

/// Number of parts in which a share is written.
const PARTS: u32 = 35;

/// Shares below this are rounded to zero: an average keeps traces of the exploration.
const LEAST: f64 = 0.04;

/// Character of a spot that was not learnt: the model never reaches it.
const UNKNOWN: char = '.';

/// Amount of learning for each form.
pub struct Lessons {
    /// Voltas played.
    pub passes: usize,
    /// Voltas dealt for them.
    pub voltas: usize,
    /// Penalty for revealing one's points by the word that opens the envido, or by saying nothing, in tentos per nat, for each of
    /// [`Form::ALL`]. A player who pays it opens much alike on all points where that loses little.
    pub discretion: [f64; 3],
    /// The seed of all chance.
    pub seed: u64,
}

impl Default for Lessons {
    /// Those the table was made with.
    fn default() -> Lessons {
        Lessons { passes: 3_000_000, voltas: 20_000, discretion: [0.4, 1.0, 1.0], seed: 24 }
    }
}

/// Learns all bets: the table as it is kept. `progress` is told of each form learnt.
pub fn learnt(lessons: &Lessons, progress: &(dyn Fn(Form) + Sync)) -> String {
    let form_lines = |form: Form| -> Vec<String> {
        let voltas = Voltas::deal(form, lessons.voltas, &mut Rng::new(mixed(lessons.seed)));
        let mut learning = Learning::new(form, mixed(lessons.seed + 1), lessons.discretion[form as usize]);
        learning.learn(lessons.passes, &voltas);
        progress(form);
        let scores = (0..SCORES).flat_map(|ours| (0..SCORES).map(move |theirs| [ours, theirs]));
        scores.map(|scores| written(form, &|spot| learning.average(scores, spot))).collect()
    };
    let lines: Vec<Vec<String>> = Form::ALL.into_par_iter().map(form_lines).collect();
    lines.concat().into_iter().map(|line| line + "\n").collect()
}

/// A line of the table.
fn written(form: Form, shares: &dyn Fn(Spot) -> Option<Shares>) -> String {
    let digits = |spot: Spot| {
        let (of, moves) = (shares(spot).map(sound), spot.moves().len());
        (1..=WIDTH).map(move |at| of.filter(|_| at < moves).map_or(UNKNOWN, |of| digit(of[at])))
    };
    Spot::all(form).flat_map(digits).collect()
}

/// These shares without what is done so seldom that it may be chance.
fn sound(of: Shares) -> Shares {
    proportional(&of.map(|share| if share < LEAST { 0.0 } else { share })).unwrap_or(of)
}

/// A share in one character.
fn digit(share: f64) -> char {
    char::from_digit((share * f64::from(PARTS)).round() as u32, PARTS + 1).unwrap_or('0')
}

/// Offset of the lines of a form, and the length of each.
fn lines(form: Form) -> (usize, usize) {
    let length = |form: Form| Spot::many(form) * WIDTH + 1;
    let before = Form::ALL.into_iter().take_while(|&other| other != form);
    (before.map(|form| length(form) * SCORES * SCORES).sum(), length(form))
}

impl Table<'_> {
    /// The shares of a spot; none where nothing was learnt.
    fn shares(self, form: Form, scores: [usize; 2], spot: Spot) -> Option<Shares> {
        let (first, length) = lines(form);
        let at = first + (scores[0] * SCORES + scores[1]) * length + spot.number(form) * WIDTH;
        let digits = self.0.as_bytes().get(at..at + WIDTH)?;
        let mut of: Shares = [0.0; MOST_MOVES];
        for (n, share) in of.iter_mut().enumerate().take(spot.moves().len()).skip(1) {
            *share = f64::from(char::from(*digits.get(n - 1)?).to_digit(PARTS + 1)?) / f64::from(PARTS);
        }
        of[0] = (1.0 - of.iter().sum::<f64>()).max(0.0);
        Some(of)
    }
}

/// The shares of a spot, as the players' table has them.
fn shares(form: Form, scores: [usize; 2], spot: Spot) -> Option<Shares> {
    LEARNT.shares(form, scores, spot)
}

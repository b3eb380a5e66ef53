//! Beliefs: which hidden cards explain what was said, thrown and played.
//!
//! A game describes a seat's hidden cards by features: entries of small tables, one for each thing that was seen of the seat (its
//! context) and each property of its cards. A deal weighs as much as the sum of its entries says. The entries are learnt from
//! self-play (`lab::learn`) until imagined deals have on average the features of real ones; none is so low that a possible deal
//! dies out.

mod plays;

pub use plays::{Judged, PLAYS, POINTS, Plays};

use arrayvec::ArrayVec;
use cards::CardSet;
use engine::Seat;
use engine::belief::Belief;
use std::fmt::Write;

/// Bound of an entry, in nats: no consistent deal becomes less likely than this allows for one feature.
pub const BOUND: f32 = 4.0;

/// Features of a seat, at most: one for each property and for each card played.
const MOST: usize = 96;

/// The features of a seat's cards, as numbers of entries; repeated if they occur more than once.
pub type Features = ArrayVec<u16, MOST>;

/// A property of hidden cards, with the number of its values.
pub struct Property {
    pub name: &'static str,
    pub values: usize,
}

/// The tables of a game: each property has a row of entries in each context.
pub struct Layout {
    pub contexts: usize,
    pub properties: &'static [Property],
}

impl Layout {
    /// Entries of a context.
    const fn width(&self) -> usize {
        let (mut sum, mut at) = (0, 0);
        while at < self.properties.len() {
            sum += self.properties[at].values;
            at += 1;
        }
        sum
    }

    /// Number of entries.
    pub const fn size(&self) -> usize {
        self.contexts * self.width()
    }

    /// The first entry of a property in a context.
    fn row(&self, context: usize, property: usize) -> usize {
        let before: usize = self.properties[..property].iter().map(|property| property.values).sum();
        context * self.width() + before
    }

    /// The entry of a value; values beyond the last count as the last.
    pub fn entry(&self, context: usize, property: usize, value: usize) -> u16 {
        (self.row(context, property) + value.min(self.properties[property].values - 1)) as u16
    }

    /// The entries as text: a line for each row that is not empty, with its context and property.
    pub fn text(&self, weights: &[f32]) -> String {
        let mut out = String::new();
        for context in 0..self.contexts {
            for (at, property) in self.properties.iter().enumerate() {
                let row = self.row(context, at);
                let entries = &weights[row..row + property.values];
                if entries.iter().all(|entry| entry.abs() < 0.005) {
                    continue;
                }
                // Writing to a string cannot fail.
                let _ = write!(out, "{context} {}", property.name);
                for entry in entries {
                    let _ = write!(out, " {:.2}", if entry.abs() < 0.005 { 0.0 } else { *entry });
                }
                out.push('\n');
            }
        }
        out
    }

    /// Reads the entries back; lines that fit no row are left out.
    pub fn weights(&self, text: &str) -> Vec<f32> {
        let mut weights = vec![0.0; self.size()];
        for line in text.lines() {
            let mut words = line.split(' ');
            let context = words.next().and_then(|word| word.parse::<usize>().ok()).filter(|&context| context < self.contexts);
            let name = words.next();
            let property = self.properties.iter().position(|property| Some(property.name) == name);
            let (Some(context), Some(property)) = (context, property) else { continue };
            let row = self.row(context, property);
            let entries = weights[row..row + self.properties[property].values].iter_mut();
            entries.zip(words).for_each(|(entry, word)| *entry = word.parse().unwrap_or(0.0));
        }
        weights
    }
}

/// Reads features off the hidden cards of a seat, as one viewer understands what was said and done.
pub trait Reader {
    /// Adds the features of these cards of a seat; none of a seat of which nothing is known.
    fn features(&self, seat: Seat, hand: CardSet, aside: CardSet, found: &mut Features);
}

impl Beliefs {
    /// Nothing was learnt yet of this game.
    pub fn are_empty(&self) -> bool {
        self.weights.iter().all(|&weight| weight == 0.0)
    }
}

/// Beliefs about the hidden cards of one view.
pub struct Beliefs {
    pub reader: Box<dyn Reader + Send + Sync>,
    pub layout: &'static Layout,
    pub weights: &'static [f32],
}

/// A reader with the weights of its features.
pub struct Weighted<'a> {
    pub reader: &'a dyn Reader,
    pub weights: &'a [f32],
}

impl Belief for Weighted<'_> {
    fn log_weight(&self, seat: Seat, hand: CardSet, aside: CardSet) -> f64 {
        let mut found = Features::new();
        self.reader.features(seat, hand, aside, &mut found);
        f64::from(found.iter().filter_map(|&entry| self.weights.get(usize::from(entry))).sum::<f32>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read_as_they_were_written() {
        const LAYOUT: Layout =
            Layout { contexts: 2, properties: &[Property { name: "one", values: 2 }, Property { name: "two", values: 3 }] };
        let mut weights = vec![0.0; LAYOUT.size()];
        weights[usize::from(LAYOUT.entry(1, 1, 7))] = -1.25;
        weights[usize::from(LAYOUT.entry(0, 0, 0))] = 0.5;
        assert_eq!(LAYOUT.text(&weights), "0 one 0.50 0.00\n1 two 0.00 0.00 -1.25\n");
        assert_eq!(LAYOUT.weights(&LAYOUT.text(&weights)), weights);
    }
}

//! Forced values in the games of the books: the hand won or lost, a number of tricks, a number of points.
//!
//! One frame serves them all: a position says who is to play, which cards differ from each other, and between which bounds the
//! result must lie; the frame asks again and again whether the result can be made at least so high.

mod cientos;
mod counted;
mod grand;
mod layout;
mod malilla;
mod maxn;
mod minchiate;
mod rebesino;
mod solved;
mod spanish;
mod truco;
mod unsolved;
mod verdict;
mod voltarete;
mod yukon;

pub use layout::{LaidOut, Layout, Score};
pub use solved::{Solved, is_solved, solve, why_unsolved};
pub use unsolved::Unsolved;
pub use verdict::{Unit, Verdict, Wanted};

use crate::camps;
use crate::cientos::Solver as OfCientos;
use crate::malilla::Solver as OfMalilla;
use crate::ombre;
use crate::search::Solver;
use arrayvec::ArrayVec;

/// The most cards one can choose between.
const MOST: usize = 13;

/// The cards to choose from, as numbers a position understands, the most promising first.
pub type Choices = ArrayVec<u8, MOST>;

/// Which way the one to play wants the result to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// As high as can be.
    High,
    /// As low as can be.
    Low,
}

/// The key of a position in the transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    pub cards: u128,
    pub rest: u32,
}

/// A position of some game, all cards open.
pub trait Play: Copy {
    /// The wish of the player to play.
    fn wish(&self) -> Wish;
    /// The cards worth trying: one of each group of equals.
    fn choices(&self) -> Choices;
    /// Plays one of them.
    fn play(&mut self, choice: u8);
    /// The result is at least the first and at most the second, whatever is played; if they are equal nothing is left to play for.
    fn range(&self) -> (i16, i16);
    /// The key of this position in the transposition table; `None` if it is not worth keeping.
    fn key(&self) -> Option<Key>;
    /// Part of the result that is already counted and not in the key.
    fn settled(&self) -> i16 {
        0
    }
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    key: Key,
    age: u32,
    least: i16,
    most: i16,
    best: u8,
}

const EMPTY: Slot = Slot { key: Key { cards: 0, rest: 0 }, age: 0, least: 0, most: 0, best: u8::MAX };

/// Finds what can be forced, with a table of bounded size.
#[derive(Debug)]
pub struct Forcing {
    slots: Vec<Slot>,
    age: u32,
    memory: usize,
    whist: Option<Box<Solver>>,
    ombre: Option<Box<ombre::Solver>>,
    camps: Option<Box<camps::Solver>>,
    malilla: Option<Box<OfMalilla>>,
    cientos: Option<Box<OfCientos>>,
}

impl Forcing {
    /// With a table of at most about `bytes` bytes, and another such for plain whist once it is asked for.
    pub fn with_memory(bytes: usize) -> Forcing {
        let slots = (bytes / size_of::<Slot>()).max(1024);
        Forcing {
            slots: vec![EMPTY; 1 << slots.ilog2()],
            age: 1,
            memory: bytes,
            whist: None,
            ombre: None,
            camps: None,
            malilla: None,
            cientos: None,
        }
    }

    /// The solver of plain whist.
    fn whist(&mut self) -> &mut Solver {
        self.whist.get_or_insert_with(|| Box::new(Solver::with_memory(self.memory)))
    }

    /// The solver of Voltarete.
    fn ombre(&mut self) -> &mut ombre::Solver {
        self.ombre.get_or_insert_with(|| Box::new(ombre::Solver::with_memory(self.memory)))
    }

    /// The solver of two camps under the trumps of ombre.
    fn camps(&mut self) -> &mut camps::Solver {
        self.camps.get_or_insert_with(|| Box::new(camps::Solver::with_memory(self.memory)))
    }

    /// The solver of Malilla.
    fn malilla(&mut self) -> &mut OfMalilla {
        self.malilla.get_or_insert_with(|| Box::new(OfMalilla::with_memory(self.memory)))
    }

    /// The solver of Cientos.
    fn cientos(&mut self) -> &mut OfCientos {
        self.cientos.get_or_insert_with(|| Box::new(OfCientos::with_memory(self.memory)))
    }

    /// Forgets everything: another deal.
    pub fn forget(&mut self) {
        if self.age == u32::MAX {
            self.slots.fill(EMPTY);
            self.age = 0;
        }
        self.age += 1;
    }

    /// The result with best play. Positions of one deal may be asked for one after the other; [`Forcing::forget`] comes between
    /// deals.
    pub fn value(&mut self, position: &impl Play) -> i16 {
        let (least, most) = position.range();
        let mut unbounded = u64::MAX;
        self.within(position, least + (most - least + 1) / 2, &mut unbounded).unwrap_or(least)
    }

    /// The same, asked first for the result that is thought likely; nothing once the budget is spent, which every position looked
    /// at makes smaller.
    pub fn within(&mut self, position: &impl Play, likely: i16, budget: &mut u64) -> Option<i16> {
        let (mut least, mut most) = position.range();
        let (mut need, mut step) = (likely, 1);
        while least < most {
            need = need.clamp(least + 1, most);
            // From the likely result on in growing steps, then halving what is left.
            if self.makes(position, need, budget)? {
                least = need;
                need = if (most - least) / 2 > step { least + step } else { least + (most - least + 1) / 2 };
            } else {
                most = need - 1;
                need = if (most - least) / 2 > step { most + 1 - step } else { least + (most - least + 1) / 2 };
            }
            step = step.saturating_mul(2);
        }
        Some(least)
    }

    /// The line of best play from here, as the table's best choices give it: of equal lines one.
    pub fn line<P: Play>(&mut self, position: &P) -> Vec<u8> {
        let value = self.value(position);
        self.line_within(position, value, &mut { u64::MAX })
    }

    /// The same for a position of this value, as far as the budget reaches.
    pub fn line_within<P: Play>(&mut self, position: &P, value: i16, budget: &mut u64) -> Vec<u8> {
        let (mut line, mut here) = (Vec::new(), *position);
        loop {
            let (least, most) = here.range();
            if least == most {
                return line;
            }
            let high = here.wish() == Wish::High;
            let keeps = |forcing: &mut Forcing, choice: u8, budget: &mut u64| {
                let mut next = here;
                next.play(choice);
                match high {
                    true => forcing.makes(&next, value, budget),
                    false => forcing.makes(&next, value + 1, budget).map(|more| !more),
                }
            };
            let best = here.choices().into_iter().find(|&choice| keeps(self, choice, budget) == Some(true));
            let Some(best) = best else { return line };
            line.push(best);
            here.play(best);
        }
    }

    /// Can the result be made at least so high? Nothing is answered once the budget is spent.
    pub fn makes<P: Play>(&mut self, position: &P, need: i16, budget: &mut u64) -> Option<bool> {
        let (least, most) = position.range();
        if least >= need || most < need {
            return Some(least >= need);
        }
        *budget = budget.checked_sub(1)?;
        let wish = position.wish() == Wish::High;
        // The table speaks of what is still to come.
        let settled = position.settled();
        let key = position.key();
        let slot = key.map(|key| self.slot(key));
        let mut hint = u8::MAX;
        if let (Some(slot), Some(key)) = (slot, key) {
            let known = &self.slots[slot];
            if known.age == self.age && known.key == key {
                if known.least + settled >= need || known.most + settled < need {
                    return Some(known.least + settled >= need);
                }
                hint = known.best;
            }
        }
        let mut choices = position.choices();
        if let Some(at) = choices.iter().position(|&choice| choice == hint) {
            choices[..=at].rotate_right(1);
        }
        let mut best = u8::MAX;
        let mut answer = !wish;
        for choice in choices {
            let mut next = *position;
            next.play(choice);
            if self.makes(&next, need, budget)? == wish {
                (answer, best) = (wish, choice);
                break;
            }
        }
        if let (Some(slot), Some(key)) = (slot, key) {
            let (low, high) = if answer { (need, most) } else { (least, need - 1) };
            let (low, high) = (low - settled, high - settled);
            let known = &mut self.slots[slot];
            *known = if known.age == self.age && known.key == key {
                Slot { least: known.least.max(low), most: known.most.min(high), best, ..*known }
            } else {
                Slot { key, age: self.age, least: low, most: high, best }
            };
        }
        Some(answer)
    }

    fn slot(&self, key: Key) -> usize {
        let folded = key.cards as u64 ^ ((key.cards >> 64) as u64).rotate_left(29) ^ u64::from(key.rest) << 20;
        let hash = folded.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (hash >> 32) as usize & (self.slots.len() - 1)
    }
}

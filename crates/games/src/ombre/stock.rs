//! The cards left over by the deal: how many are still there, and which of them are drawn next.
//!
//! The cards themselves are hidden; this is the part that lies open.

use serde::Serialize;
use std::ops::Range;

/// The part of the stock not yet drawn, as places counted from its top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stock {
    top: usize,
    bottom: usize,
}

impl Stock {
    pub const EMPTY: Stock = Stock::of(0);

    /// A stock of this number of cards.
    pub const fn of(cards: usize) -> Stock {
        Stock { top: 0, bottom: cards }
    }

    pub const fn len(&self) -> usize {
        self.bottom - self.top
    }

    pub const fn is_empty(&self) -> bool {
        self.top == self.bottom
    }

    /// The places of the cards left.
    pub const fn places(&self) -> Range<usize> {
        self.top..self.bottom
    }

    /// Draws from the top: the places of the cards drawn.
    pub fn draw_top(&mut self, many: usize) -> Range<usize> {
        let from = self.top;
        self.top += many.min(self.len());
        from..self.top
    }

    /// A card goes back on top: its place, if one was drawn from there.
    pub fn put_back(&mut self) -> Option<usize> {
        self.top = self.top.checked_sub(1)?;
        Some(self.top)
    }

    /// Draws from the bottom.
    pub fn draw_bottom(&mut self, many: usize) -> Range<usize> {
        let to = self.bottom;
        self.bottom -= many.min(self.len());
        self.bottom..to
    }
}

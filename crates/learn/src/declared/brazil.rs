//! Yukon and Grand.

use super::{Declared, Drawn, gain, worked};
use crate::Unit;
use crate::figure::Figure;
use cards::{Card, Rank, Suit};

const fn counts(suit: Suit, rank: Rank) -> Figure {
    Figure::Counts { chart: "chart-counts", card: Card::new(suit, rank) }
}

/// The price of the fewest tricks that earn anything.
const fn earned(chart: &'static str, column: usize) -> Figure {
    Figure::Price { chart, row: "chart-tricks", column }
}

const WHIST: usize = 0;
const GRAND: usize = 1;
const WITH_PARTNER: usize = 0;

pub(super) const PRIMERS: &[Declared] = &[
    Declared {
        game: "yukon",
        aim: &["primer-yukon-aim"],
        beats: "primer-yukon-beats",
        orders: &[Drawn::Headed("yukon-chart-yukons"), Drawn::Headed("chart-suits")],
        hand: worked!("yukon", "both-at-250", 2),
        told: "primer-yukon-trick",
        unit: Unit::Points,
        cases: &[
            gain("primer-yukon-paid-grande", Figure::Counts { chart: "chart-counts", card: games::yukon::deck::GRANDE_YUKON }),
            gain("primer-yukon-paid-ten", counts(Suit::Copas, Rank::Ten)),
            gain("primer-yukon-paid-ace", counts(Suit::Copas, Rank::Ace)),
        ],
        figures: &[("cards", Figure::Hand), ("target", Figure::Agreed("target"))],
        words: &["term-brazil-yukon", "term-brazil-grande-yukon", "term-brazil-monte", "term-brazil-mao"],
    },
    Declared {
        game: "grand",
        aim: &["primer-grand-aim", "primer-grand-bid"],
        beats: "primer-grand-beats",
        orders: &[Drawn::Headed("chart-suits"), Drawn::Headed("grand-chart-bowers")],
        hand: worked!("grand", "whist-15", 5),
        told: "primer-grand-trick",
        unit: Unit::Points,
        cases: &[
            gain("primer-grand-paid-whist", earned("grand-chart-tricks", WHIST)),
            gain("primer-grand-paid-grand", earned("grand-chart-tricks", GRAND)),
            gain("primer-grand-paid-eucre", earned("grand-chart-eucre", WITH_PARTNER)),
        ],
        figures: &[
            ("target", Figure::Agreed("target")),
            ("tricks", Figure::Many { chart: "grand-chart-tricks", row: "chart-tricks" }),
            ("eucre", Figure::Many { chart: "grand-chart-eucre", row: "chart-tricks" }),
        ],
        words: &["term-brazil-apostador", "term-brazil-book", "term-brazil-whist", "term-brazil-eucre", "term-brazil-bower"],
    },
];

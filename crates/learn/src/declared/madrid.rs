//! Malilla, Cientos and Rebesino.

use super::{Declared, Drawn, gain, worked};
use crate::Unit;
use crate::figure::Figure;
use cards::{Card, Rank, Suit};
use games::cientos::state::Mark;
use games::malilla::count::{Counted, Held};
use games::malilla::deck::{DUE, HAND_POINTS};

/// Gain of a Malilla hand in which the pair makes these points and tricks.
fn gained(points: i64, tricks: [i64; 2]) -> i64 {
    Counted::new([points, HAND_POINTS - points], tricks, Held::default()).gain
}

/// Every trick of a Malilla hand.
const TRICKS: i64 = games::malilla::state::HAND as i64;

/// The hundred of Cientos: a first hand that the marks round up to it lacks the rest.
fn hundred() -> i64 {
    let lacks = |points: i64| Some(Mark::default().after(points).lack100).filter(|&lack| lack > 0).map(|lack| points + lack);
    (1..).find_map(lacks).unwrap_or_default()
}

const fn cientos(row: &'static str) -> Figure {
    Figure::Price { chart: "cientos-chart-points", row, column: 0 }
}

pub(super) const PRIMERS: &[Declared] = &[
    Declared {
        game: "malilla",
        aim: &["primer-malilla-aim"],
        beats: "primer-malilla-beats",
        orders: &[Drawn::Headed("chart-suits")],
        hand: worked!("malilla", "full-hand", 3),
        told: "primer-malilla-trick",
        unit: Unit::Tantos,
        cases: &[
            gain("primer-malilla-paid-point", Figure::Ruled(|| gained(DUE + 1, [1, 1]))),
            gain("primer-malilla-paid-alce", Figure::Counts { chart: "chart-counts", card: Card::new(Suit::Copas, Rank::Nine) }),
            gain("primer-malilla-paid-capote", Figure::Ruled(|| gained(HAND_POINTS, [TRICKS, 0]))),
        ],
        figures: &[("cards", Figure::Hand), ("all", Figure::Ruled(|| HAND_POINTS)), ("half", Figure::Ruled(|| DUE))],
        words: &[
            "term-malilla-malilla",
            "term-malilla-triunfo",
            "term-malilla-alce",
            "term-malilla-favorito",
            "term-malilla-capote",
        ],
    },
    Declared {
        game: "cientos",
        aim: &["primer-cientos-aim", "primer-cientos-parts"],
        beats: "primer-cientos-beats",
        orders: &[Drawn::Headed("chart-suits")],
        hand: worked!("cientos", "majority", 9),
        told: "primer-cientos-trick",
        unit: Unit::Points,
        cases: &[
            gain("primer-cientos-paid-catorce", cientos("cientos-chart-catorce")),
            gain("primer-cientos-paid-bazas", cientos("cientos-chart-bazas")),
            gain("primer-cientos-paid-capote", cientos("cientos-chart-capote")),
        ],
        figures: &[("cards", Figure::Hand), ("target", Figure::Ruled(hundred))],
        words: &[
            "term-cientos-punto",
            "term-cientos-secansa",
            "term-cientos-catorce",
            "term-cientos-mano",
            "term-cientos-capote",
        ],
    },
    Declared {
        game: "rebesino",
        aim: &["primer-rebesino-aim", "primer-rebesino-sell"],
        beats: "primer-rebesino-beats",
        orders: &[Drawn::Headed("chart-suits")],
        hand: worked!("rebesino", "ordinary-hand", 5),
        told: "primer-rebesino-trick",
        unit: Unit::Tantos,
        cases: &[
            gain("primer-rebesino-paid-partida", Figure::Ruled(|| games::rebesino::deck::PARTIDA)),
            gain(
                "primer-rebesino-paid-caballo",
                Figure::Counts { chart: "rebesino-chart-pay", card: games::rebesino::deck::CABALLO },
            ),
            gain("primer-rebesino-paid-rebesino", Figure::Ruled(|| games::rebesino::deck::REBESINO)),
        ],
        figures: &[("cards", Figure::Hand)],
        words: &[
            "term-rebesino-partida",
            "term-rebesino-pay-cards",
            "term-rebesino-sold",
            "term-rebesino-napolitana",
            "term-rebesino-rebesino",
        ],
    },
];

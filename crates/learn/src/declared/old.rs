//! Voltarete, Truco and Minchiate.

use super::{Declared, Drawn, gain, loss, worked};
use crate::Unit;
use crate::figure::Figure;
use games::minchiate::tarocchi::tarocco;

/// The payment of each opponent for a game of Voltarete.
const fn pays(row: &'static str) -> Figure {
    Figure::Price { chart: "voltarete-chart-pays", row, column: 0 }
}

const ACCEPTED: usize = 0;
const REFUSED: usize = 1;

const fn truco(column: usize) -> Figure {
    Figure::Price { chart: "truco-chart-truco", row: "truco-truco", column }
}

const fn counts(number: u8) -> Figure {
    Figure::Counts { chart: "chart-counts", card: tarocco(number) }
}

pub(super) const PRIMERS: &[Declared] = &[
    Declared {
        game: "voltarete",
        aim: &["primer-voltarete-aim", "primer-voltarete-others"],
        beats: "primer-voltarete-beats",
        orders: &[Drawn::Trumps, Drawn::PlainLed],
        hand: worked!("voltarete", "xvii-1a", 1),
        told: "primer-ombre-trumped",
        unit: Unit::Tentos,
        cases: &[
            gain("primer-voltarete-paid-licenca", pays("voltarete-licenca")),
            gain("primer-voltarete-paid-so", pays("voltarete-so")),
            loss("primer-voltarete-paid-lost", pays("voltarete-licenca")),
        ],
        figures: &[("cards", Figure::Hand)],
        words: &[
            "term-voltarete-feito",
            "term-voltarete-bolo",
            "term-voltarete-licenca",
            "term-voltarete-reposta",
            "term-voltarete-codilho",
        ],
    },
    Declared {
        game: "truco",
        aim: &["primer-truco-aim", "primer-truco-parts"],
        beats: "primer-truco-beats",
        orders: &[Drawn::Headed("chart-order")],
        hand: worked!("truco", "t-37-flor-e-flor", 1),
        told: "primer-truco-trick",
        unit: Unit::Points,
        cases: &[
            gain("primer-truco-paid-accepted", truco(ACCEPTED)),
            gain("primer-truco-paid-refused", truco(REFUSED)),
            gain(
                "primer-truco-paid-envido",
                Figure::Price { chart: "truco-chart-envido", row: "truco-envido", column: ACCEPTED },
            ),
        ],
        figures: &[("cards", Figure::Hand), ("target", Figure::Ruled(|| games::truco::stakes::PARTIDA))],
        words: &["term-truco-envido", "term-truco-flor", "term-truco-truco", "term-truco-quero", "term-truco-mao"],
    },
    Declared {
        game: "minchiate",
        aim: &["primer-minchiate-aim", "primer-minchiate-resto"],
        beats: "primer-minchiate-beats",
        orders: &[Drawn::Headed("minchiate-chart-tarocchi"), Drawn::Headed("chart-two-suits")],
        hand: worked!("minchiate", "kill-papa", 1),
        told: "primer-minchiate-trick",
        unit: Unit::Points,
        cases: &[
            gain("primer-minchiate-paid-papa", counts(3)),
            gain("primer-minchiate-paid-aria", counts(36)),
            gain("primer-minchiate-paid-last", Figure::Ruled(|| games::minchiate::LAST)),
        ],
        figures: &[("cards", Figure::Hand), ("resto", Figure::Agreed("resto_points"))],
        words: &[
            "term-minchiate-tarocchi",
            "term-minchiate-onori",
            "term-minchiate-verzigola",
            "term-minchiate-killing",
            "term-minchiate-resto",
        ],
    },
];

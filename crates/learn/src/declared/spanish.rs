//! Hombre, Mediator and the games that come from them. They share their texts; tricks needed, cards and prices are each game's own.

use super::{Case, Declared, Drawn, Hand, gain, loss, worked};
use crate::Unit;
use crate::figure::Figure;

/// A figure of the hand: cards, tricks to win.
const fn many(row: &'static str) -> Figure {
    Figure::Price { chart: "spanish-chart-figures", row, column: 0 }
}

/// The payment of each adversary in a suit that is not the favourite.
const fn price(row: &'static str) -> Figure {
    Figure::Price { chart: "spanish-chart-prices", row, column: 0 }
}

const ENTRADA: Figure = price("spanish-entrada");
const MEDIATOR: Figure = price("spanish-mediator");
const SOLO: Figure = price("spanish-solo");

const FIGURES: &[(&str, Figure)] = &[("cards", many("spanish-chart-cards")), ("win", many("spanish-chart-win"))];

/// An entrada is won or lost with a partner.
const SHARED: &[Case] = &[
    gain("primer-spanish-paid-shared", ENTRADA),
    gain("primer-spanish-paid-solo", SOLO),
    loss("primer-spanish-paid-lost", ENTRADA),
];

/// An entrada is won or lost alone.
const ALONE: &[Case] = &[
    gain("primer-spanish-paid-entrada", ENTRADA),
    gain("primer-spanish-paid-solo", SOLO),
    loss("primer-spanish-paid-lost", ENTRADA),
];

/// There is no entrada.
const BOUGHT: &[Case] = &[
    gain("primer-spanish-paid-mediator", MEDIATOR),
    gain("primer-spanish-paid-solo", SOLO),
    loss("primer-spanish-paid-lost", MEDIATOR),
];

/// Declarations common to the games of the family.
const FAMILY: Declared = Declared {
    game: "",
    aim: &["primer-spanish-aim", "primer-spanish-king-called"],
    beats: "primer-spanish-beats",
    orders: &[Drawn::Trumps, Drawn::PlainLed],
    hand: Hand { record: "", trick: 0, name: None },
    told: "primer-ombre-trumped",
    unit: Unit::Tantos,
    cases: SHARED,
    figures: FIGURES,
    words: &[
        "term-spanish-hombre",
        "term-spanish-called-king",
        "term-spanish-solo",
        "term-spanish-puesta",
        "term-spanish-codillo",
    ],
};

/// The Hombre buys a king and plays alone.
const TRESILLO: Declared = Declared {
    aim: &["primer-spanish-aim", "primer-spanish-king-bought"],
    cases: BOUGHT,
    words: &["term-spanish-hombre", "term-spanish-mediator", "term-spanish-solo", "term-spanish-puesta", "term-spanish-codillo"],
    ..FAMILY
};

/// The first king played makes the partner.
const FIRST_KING: Declared = Declared {
    aim: &["primer-spanish-aim", "primer-spanish-king-first"],
    words: &[
        "term-spanish-hombre",
        "term-spanish-forced-king",
        "term-spanish-solo",
        "term-spanish-puesta",
        "term-spanish-codillo",
    ],
    ..FAMILY
};

/// Cards are drawn from the monte.
const DRAWN: &[&str] =
    &["term-spanish-hombre", "term-spanish-monte", "term-spanish-solo", "term-spanish-puesta", "term-spanish-codillo"];

pub(super) const PRIMERS: &[Declared] = &[
    Declared {
        game: "hombre",
        aim: &["primer-hombre-aim", "primer-hombre-others"],
        hand: worked!("hombre", "game-1a", 1),
        cases: &[
            gain("primer-spanish-paid-entrada", ENTRADA),
            gain("primer-spanish-paid-solo", SOLO),
            loss("primer-hombre-paid-lost", ENTRADA),
        ],
        figures: &[("cards", many("spanish-chart-cards")), ("win", many("spanish-chart-win-always"))],
        words: DRAWN,
        ..FAMILY
    },
    Declared {
        game: "mediator",
        aim: &["primer-spanish-aim", "primer-mediator-king"],
        hand: worked!("mediator", "entrada-won", 7),
        words: &[
            "term-spanish-hombre",
            "term-spanish-called-king",
            "term-spanish-mediator",
            "term-spanish-puesta",
            "term-spanish-codillo",
        ],
        ..FAMILY
    },
    Declared { game: "tresillo_refavor", hand: worked!("tresillo_refavor", "mediator-codillo", 6), ..TRESILLO },
    Declared { game: "tresillo_simple", hand: worked!("tresillo_simple", "solo-won", 9), ..TRESILLO },
    Declared { game: "tresillo_36", hand: worked!("tresillo_36", "mediator-puesta", 4), ..TRESILLO },
    Declared {
        game: "dosillo",
        aim: &["primer-dosillo-aim", "primer-dosillo-draw"],
        orders: &[Drawn::Trumps],
        hand: worked!("dosillo", "entrada-puesta", 7),
        told: "primer-ombre-trumps",
        cases: ALONE,
        words: DRAWN,
        ..FAMILY
    },
    Declared {
        game: "quadrillo",
        hand: Hand { record: include_str!("../../hands/quadrillo.spadille"), trick: 5, name: None },
        ..FAMILY
    },
    Declared {
        game: "quadrillo_solitario",
        aim: &["primer-spanish-aim", "primer-spanish-king-handed"],
        hand: Hand { record: include_str!("../../hands/quadrillo_solitario.spadille"), trick: 5, name: None },
        cases: ALONE,
        ..FAMILY
    },
    Declared { game: "quadrillo_rey_forzado", hand: worked!("quadrillo_rey_forzado", "first-king-partner", 3), ..FIRST_KING },
    Declared {
        game: "quintillo",
        orders: &[Drawn::Trumps],
        hand: worked!("quintillo", "entrada-won", 5),
        told: "primer-ombre-trumps",
        ..FIRST_KING
    },
    Declared { game: "seisillo", hand: worked!("seisillo", "entrada-won", 4), ..FIRST_KING },
];

//! Catalogue facts of Rebesino.

use super::agreements::Agreements;
use cards::Pack;
use cards::names::Tradition;
use engine::{Book, Facts, Hears, LookBack, Pot, SetupFact};

/// The book of Rebesino, Malilla and Cientos.
pub const BOOK: Book = Book {
    title: "Reglas y leyes que se han de observar en los juegos del Rebesino, Malilla y Cientos",
    place: "Madrid",
    year: "1790",
};

/// Forfeits put aside until the next hand decides whose they are (R57).
pub const SUERTE: Pot = Pot(0);

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "rebesino",
    title: "Rebesino",
    about: "Four players, each for themselves, and nobody wants a trick: sell your aces to others, or take every trick.",
    book: BOOK,
    players: &[4],
    pack: Pack::Spanish48,
    tradition: Tradition::Spanish,
    minutes: (30, 60),
    revision: 1,
    pots: &["suerte"],
    hears: Hears::Verbs,
    // One's own, and of the others the last lifted (book 2239-2241).
    look_back: LookBack::OwnAndLast,
    options: Agreements::OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; each player sits at the right of the one before" },
        SetupFact {
            name: "suerte",
            values: "a seat and an amount",
            about: "a forfeit of that player, put aside before the record begins; may be repeated",
        },
    ],
};

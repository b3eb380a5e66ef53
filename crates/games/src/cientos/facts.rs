//! Catalogue facts of Cientos.

use super::agreements::Agreements;
use cards::Pack;
use cards::names::Tradition;
use engine::{Book, Facts, Hears, LookBack, SetupFact};

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "cientos",
    title: "Cientos",
    about: "Spanish piquet for two: discard cards, draw others, declare what you hold and play twelve tricks, to a hundred points.",
    book: Book { title: "Reglas y leyes del Rebesino, Malilla y Cientos", place: "Madrid", year: "1790" },
    players: &[2],
    pack: Pack::Piquet32,
    tradition: Tradition::Spanish,
    minutes: (20, 40),
    revision: 1,
    pots: &[],
    hears: Hears::Verbs,
    // The book says nothing of it.
    look_back: LookBack::Last,
    options: Agreements::OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first" },
        SetupFact {
            name: "mark",
            values: "a seat and its mark in tens, then what it lacks for fifty and for a hundred, if anything",
            about: "how a seat stands before the record begins; may be repeated",
        },
    ],
};

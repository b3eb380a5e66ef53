//! Catalogue facts of Yukon.

use super::agreements::Agreements;
use crate::brazil::BOOK;
use cards::Pack;
use cards::names::Tradition;
use engine::{Facts, Hears, LookBack, Pot, SetupFact};

/// The sheet on which points are written: what it has given is what was won.
pub const SHEET: Pot = Pot(0);

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "yukon",
    title: "Yukon",
    about: "Tricks without trumps, in which the four jacks beat everything. You refill your hand of five from the monte.",
    book: BOOK,
    players: &[2, 3, 4],
    pack: Pack::French52,
    tradition: Tradition::English,
    minutes: (20, 40),
    revision: 1,
    pots: &["sheet"],
    hears: Hears::Verbs,
    // The book says nothing of it.
    look_back: LookBack::Last,
    options: Agreements::OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; pairs are those who sit opposite" },
        SetupFact {
            name: "round",
            values: "the points of each side",
            about: "a round counted before the record begins, 125 points in all; may be repeated",
        },
    ],
};

//! Catalogue facts of Grand.

use super::agreements::Agreements;
use crate::brazil::BOOK;
use cards::Pack;
use cards::names::Tradition;
use engine::{Facts, Hears, LookBack, Pot, SetupFact};

/// The sheet on which points are written: what it has given is what was won.
pub const SHEET: Pot = Pot(0);

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "grand",
    title: "Grand",
    about: "Two pairs bid points for the right to choose the game: Whist, Grand, Eucre or Copas.",
    book: BOOK,
    players: &[4],
    pack: Pack::French52,
    tradition: Tradition::English,
    minutes: (40, 90),
    revision: 1,
    pots: &["sheet"],
    hears: Hears::Verbs,
    // The book says nothing of it.
    look_back: LookBack::Last,
    options: Agreements::OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; pairs are those who sit opposite" },
        SetupFact {
            name: "points",
            values: "two numbers",
            about: "what the pair of seat 0 and that of seat 1 have before the first hand",
        },
        SetupFact { name: "defeats", values: "two numbers", about: "how many bids each pair has failed to meet" },
    ],
};

//! Catalogue facts of Malilla.

use super::agreements::Agreements;
use cards::Pack;
use cards::names::Tradition;
use engine::{Book, Facts, Hears, LookBack, SetupFact};

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "malilla",
    title: "Malilla de compañeros",
    about: "Two against two, twelve tricks with trumps, and the nine on top. Beat your opponents whenever you can, and win a tanto for each point above thirty-six.",
    book: Book { title: "Reglas y leyes de los juegos del Rebesino, Malilla y Cientos", place: "Madrid", year: "1790" },
    players: &[4],
    pack: Pack::Spanish48,
    tradition: Tradition::Spanish,
    minutes: (30, 60),
    revision: 1,
    pots: &[],
    hears: Hears::Verbs,
    // Only those of one's own pair (book 2505); `view_tricks` may make it the last one (book 2507).
    look_back: LookBack::Own,
    options: Agreements::OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; no lots are drawn" },
        SetupFact { name: "favorito", values: "a suit", about: "the favourite suit, found before the record begins" },
        SetupFact {
            name: "stronger",
            values: "two seats",
            about: "who are thought stronger; the others draw for the choice of a partner",
        },
        SetupFact { name: "ladies", values: "seats", about: "who of the company are ladies, where courtesy is agreed" },
        SetupFact { name: "balance", values: "tantos", about: "what the first pair is ahead, or behind, before the first deal" },
        SetupFact { name: "deal", values: "a number", about: "which deal of the match comes first" },
    ],
};

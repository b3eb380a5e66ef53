//! Catalogue facts common to all games of the family.

use cards::Pack;
use cards::names::Tradition;
use engine::{Book, Facts, Hears, LookBack, Pot, SetupFact};

/// The middle, with its pozos.
pub const MIDDLE: Pot = Pot(0);

/// Fines set apart.
pub const FINES: Pot = Pot(1);

/// The facts of Mediator's book, for a game to say what is its own.
pub(super) const FAMILY: Facts = Facts {
    id: "mediator",
    title: "Mediator",
    about: "Four players with ten cards each; one undertakes to take six tricks, with a partner found by calling a king, with a king bought, or alone.",
    book: Book { title: "Reglas y leyes que se han de observar en el juego del Mediator", place: "Madrid", year: "1807" },
    players: &[4],
    pack: Pack::Spanish40,
    tradition: Tradition::Spanish,
    minutes: (60, 120),
    revision: 1,
    pots: &["middle", "fines"],
    hears: Hears::Verbs,
    // All, one's own or another's (book 292).
    look_back: LookBack::All,
    options: &[],
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; without it seats are drawn" },
        SetupFact { name: "favourite", values: "a suit", about: "the favourite suit, where there is one" },
        SetupFact { name: "middle", values: "tantos", about: "what lies in the middle already" },
    ],
};

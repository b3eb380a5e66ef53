//! Catalogue facts of Minchiate.

use super::agreements::Agreements;
use super::state::Pair;
use cards::Pack;
use cards::names::Tradition;
use engine::{Book, Facts, Hears, LookBack, Pot, SetupFact};

/// The points by which each pair is ahead; what one has the other lacks.
pub const SEGNI: [Pot; 2] = [Pot(0), Pot(1)];

/// The resti of each pair, on the same footing.
pub const RESTI: [Pot; 2] = [Pot(2), Pot(3)];

/// The points of a pair.
pub(super) const fn segni(pair: Pair) -> Pot {
    SEGNI[pair.index()]
}

/// The resti of a pair.
pub(super) const fn resti(pair: Pair) -> Pot {
    RESTI[pair.index()]
}

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "minchiate",
    title: "Minchiate",
    about: "Two against two with ninety-seven cards. Rob honours, declare them, kill the others’ and bring yours home; sixty points make a resto.",
    book: Book { title: "Regole del nobile e dilettevol gioco delle minchiate", place: "Castiglion Fiorentino", year: "1716" },
    players: &[4],
    pack: Pack::Minchiate97,
    tradition: Tradition::Italian,
    minutes: (60, 120),
    revision: 1,
    pots: &["segni-first", "segni-second", "resti-first", "resti-second"],
    hears: Hears::Verbs,
    // The book says nothing of it.
    look_back: LookBack::Last,
    options: Agreements::OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; the company has sat down already" },
        SetupFact { name: "carry", values: "a seat and points", about: "odd points that stand marked for the pair of this seat" },
        SetupFact { name: "resti", values: "a seat and a number", about: "resti the pair of this seat has won" },
        SetupFact {
            name: "misdeal",
            values: "a seat, 1 or 2, and cards",
            about: "at an honour table: the dealer gives this seat so many cards in the first or second round; may be repeated",
        },
    ],
};

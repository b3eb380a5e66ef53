//! Catalogue facts of Truco Cego.

use super::agreements::Agreements;
use super::state::Side;
use cards::Pack;
use cards::names::Tradition;
use engine::{Account, Book, Facts, Hears, LookBack, Pot, SetupFact};

/// The heap from which tentos are paid.
pub const HEAP: Pot = Pot(0);

/// The well into which the tentos of a side go.
pub const fn well(side: Side) -> Pot {
    Pot(1 + side as u8)
}

/// Source of the tentos a side had before the record begins.
pub(super) const BEFORE: Account = Account::CARRIED;

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "truco",
    title: "Truco Cego",
    about: "Two against two, or one against one, with three cards each: flor, envido and truco, called, raised and bluffed.",
    book: Book { title: "Regulamento do Campeonato Farroupilha de Truco", place: "Rio Grande do Sul", year: "n.d." },
    players: &[4, 2],
    pack: Pack::Spanish40,
    tradition: Tradition::Gaucho,
    minutes: (20, 45),
    revision: 1,
    pots: &["tentos", "poco_a", "poco_b"],
    hears: Hears::Words,
    // Cards lie face up until the volta ends (R80).
    look_back: LookBack::OnTable,
    options: Agreements::OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; no cards are drawn for it" },
        SetupFact { name: "score", values: "tentos of side A and of side B", about: "the tally before the first volta" },
        SetupFact { name: "volta", values: "a number", about: "which volta of the partida comes first: even ones are testa" },
    ],
};

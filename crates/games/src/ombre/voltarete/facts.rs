//! Catalogue facts of Voltarete.

use super::agreements::Agreements;
use cards::names::Tradition;
use cards::{CardSet, Pack};
use engine::{Book, Facts, Hears, LookBack, Pot, SetupFact};

/// The pot on the table.
pub const BOLO: Pot = Pot(0);

/// The box that takes one tento of every bolo lifted.
pub const BOX: Pot = Pot(1);

/// The forty cards.
pub(super) const PACK: CardSet = Pack::Spanish40.cards();

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "voltarete",
    title: "Voltarete",
    about: "Three players with nine cards each: one, the feito, names the trump and plays against the others for the bolo, the pot.",
    book: Book { title: "Tratado do Jogo do Voltarete", place: "Lisbon", year: "1834" },
    players: &[3, 4],
    pack: Pack::Spanish40,
    tradition: Tradition::Portuguese,
    minutes: (60, 120),
    revision: 1,
    pots: &["bolo", "recambo"],
    hears: Hears::Verbs,
    // All, card by card (book 1970); their players are not told.
    look_back: LookBack::All,
    options: Agreements::OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; the company has sat down already" },
        SetupFact { name: "bolo", values: "tentos", about: "what the bolo holds before the first hand" },
        SetupFact { name: "box", values: "tentos", about: "what the recambó box holds" },
        SetupFact { name: "life", values: "hands", about: "how many hands the bolo has been played for" },
        SetupFact { name: "medalhao", values: "a seat", about: "who holds the medalhão" },
        SetupFact { name: "remissa", values: "a seat and tentos", about: "a remissa owed; may be repeated" },
    ],
};

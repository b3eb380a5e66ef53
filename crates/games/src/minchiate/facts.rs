//! What the catalogue says of Minchiate.

use super::state::Pair;
use cards::Pack;
use cards::names::Tradition;
use engine::{Book, Facts, OptionFact, Pot, SetupFact};

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
    about: "Two against two with ninety-seven cards: honours robbed, accused, killed and brought home, counted in resti of sixty.",
    book: Book { title: "Regole del nobile e dilettevol gioco delle minchiate", place: "Castiglion Fiorentino", year: "1716" },
    players: &[4],
    pack: Pack::Minchiate97,
    tradition: Tradition::Italian,
    minutes: (60, 120),
    revision: 1,
    pots: &["segni-first", "segni-second", "resti-first", "resti-second"],
    options: OPTIONS,
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

/// What the book leaves to agreement, with the lines of the book.
pub(super) const OPTIONS: &[OptionFact] = &[
    OptionFact::new(
        "table",
        "strict, honour",
        "strict",
        "whether irregular acts are refused, or played and penalised",
        "book 86-98",
    ),
    OptionFact::new("partners", "agreed, drawn", "drawn", "partners by agreement or by lot", "book 52"),
    OptionFact::new("first_dealer", "agreed, drawn", "drawn", "the first dealer by agreement or by lot", "book 52"),
    OptionFact::new("resto_points", "points", "60", "how many points make a resto", "book 74"),
    OptionFact::new("resto_value", "chips", "that of the house", "what a resto is worth to each player", "book 76"),
    OptionFact::new("resto_coin", "gettone, testone, scudo, paolo, grosso", "gettone", "what the chips are called", "book 76"),
    OptionFact::new("house_stake", "chips", "1", "what a resto is worth if nothing is agreed", "book 76"),
    OptionFact::new(
        "broken_resto",
        "lapses, counts",
        "lapses",
        "whether odd points at the end count as one resto more",
        "book 76",
    ),
    OptionFact::new(
        "revoke_payer",
        "side, offender_alone",
        "side",
        "whether a revoke is paid by the pair or by the offender",
        "book 92-94",
    ),
    OptionFact::new("rob_round", "all_once, dealer_only", "all_once", "who robs from the stock", "book 56, D11"),
    OptionFact::new(
        "tarot_revoke",
        "uncovered, as_suit",
        "uncovered",
        "whether not answering with a tarocco is prevented, or fined like a suit not answered",
        "book 92, 100, D27",
    ),
    OptionFact::new("match_giochi", "a number, open", "4", "how many giochi make a match, or until somebody rises", "book 76"),
    OptionFact::new("most_giochi", "a number", "100", "after so many giochi an open match ends", "book 76"),
    OptionFact::new("fola", "off", "off", "named by the book and not described", "book 100, 128, D28"),
    OptionFact::new("pacts", "text", "none", "what else was agreed before play, for the referee", "book 100"),
    OptionFact::new(
        "direction",
        "counterclockwise, clockwise",
        "counterclockwise",
        "which way the table is drawn (written down only)",
        "D1",
    ),
];

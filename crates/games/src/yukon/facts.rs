//! What the catalogue says of Yukon.

use crate::brazil::BOOK;
use cards::Pack;
use cards::names::Tradition;
use engine::{Facts, OptionFact, Pot, SetupFact};

/// The sheet on which points are written: what it has given is what was won.
pub const SHEET: Pot = Pot(0);

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "yukon",
    title: "Yukon",
    about: "Tricks without trumps, in which the four jacks beat everything; hands of five are filled up from the stock.",
    book: BOOK,
    players: &[2, 3, 4],
    pack: Pack::French52,
    tradition: Tradition::Portuguese,
    minutes: (20, 40),
    revision: 1,
    pots: &["sheet"],
    options: OPTIONS,
    setup: &[
        SetupFact { name: "dealer", values: "a seat", about: "who deals first; pairs are those who sit opposite" },
        SetupFact {
            name: "round",
            values: "the points of each side",
            about: "a round counted before the record begins, 125 points in all; may be repeated",
        },
    ],
};

/// What the book leaves to agreement, with the lines of the book.
pub(super) const OPTIONS: &[OptionFact] = &[
    OptionFact::new(
        "table",
        "strict, honour",
        "strict",
        "whether a wrong card is refused, or put right when noticed",
        "book 38, D9",
    ),
    OptionFact::new("players", "2, 3, 4", "4", "each for himself, or two pairs when four play", "book 11"),
    OptionFact::new("pairs_draw", "high_cards, same_colour", "high_cards", "how four are drawn into pairs", "book 13"),
    OptionFact::new("removed_card", "a card without points", "2B", "with three players, the card left out", "book 11"),
    OptionFact::new("target", "points", "250", "how many points win the match", "book 19"),
    OptionFact::new(
        "yukon_optional",
        "true, false",
        "false",
        "whether one void of the suit led may keep a jack back",
        "book 38, D5",
    ),
    OptionFact::new("jack_has_suit", "true, false", "true", "whether a jack follows, and must follow, its printed suit", "D4"),
    OptionFact::new("stake", "chips", "0", "what each loser pays when the match is over", "section 5"),
];

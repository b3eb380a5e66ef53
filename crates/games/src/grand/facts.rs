//! What the catalogue says of Grand.

use crate::brazil::BOOK;
use cards::Pack;
use cards::names::Tradition;
use engine::{Facts, OptionFact, Pot, SetupFact};

/// The sheet on which points are written: what it has given is what was won.
pub const SHEET: Pot = Pot(0);

/// The declared facts.
pub const FACTS: Facts = Facts {
    id: "grand",
    title: "Grand",
    about: "Two pairs bid in points for the right to choose the game of the hand: Whist, Grand, Eucre or Copas.",
    book: BOOK,
    players: &[4],
    pack: Pack::French52,
    tradition: Tradition::Portuguese,
    minutes: (40, 90),
    revision: 1,
    pots: &["sheet"],
    options: OPTIONS,
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

/// What the book leaves to agreement, with the lines of the book.
pub(super) const OPTIONS: &[OptionFact] = &[
    OptionFact::new(
        "table",
        "strict, honour",
        "strict",
        "whether a wrong card is refused, or put right when noticed",
        "book 88-90, D17",
    ),
    OptionFact::new("pairs", "chosen, drawn", "drawn", "whether pairs are those who sit opposite, or drawn by lot", "book 60"),
    OptionFact::new("end_mode", "points, time, hands", "points", "when the match ends", "book 258-262"),
    OptionFact::new("target", "points", "100", "how many points end the match, and count in the final reckoning", "book 258"),
    OptionFact::new("time_limit", "minutes", "60", "the agreed time; both pairs call it by their own clock", "book 260"),
    OptionFact::new("hand_limit", "a number", "8", "the agreed number of hands", "book 262"),
    OptionFact::new("most_hands", "a number", "200", "after so many hands the final count is made in any case", "book 262"),
    OptionFact::new("rebid_after_pass", "true, false", "true", "whether one who has passed may bid again", "book 70, 76, D5"),
    OptionFact::new("copas_opening", "true, false", "true", "whether the mão may open Copas with a heart", "book 250"),
    OptionFact::new("copas_opening_bid", "5 to 50 in fives", "5", "what such an opening counts for as a bid", "D7"),
    OptionFact::new(
        "eucre_defender_exchange",
        "opened_hand, own_partner, off",
        "opened_hand",
        "from where a lone player's opponents may take a card",
        "book 156-158, 184, 332, D10",
    ),
    OptionFact::new("slam_wins", "true, false", "true", "whether all thirteen tricks in Grand win the match at once", "book 325"),
    OptionFact::new("stake", "chips", "0", "what each loser pays when the match is over", "section 5"),
];

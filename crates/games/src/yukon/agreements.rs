//! Agreements that the book leaves open (section 7 of the rules).

use super::deck::{PACK, points};
use cards::{Card, Rank, Suit};
use engine::agreement::{Few, Fidelity, Number, Switch, TrueFalse, Written};
use serde::Serialize;

engine::choices! {
    /// Drawing of four players into pairs.
    pub enum PairsDraw {
        /// The two highest cards against the two others.
        HighCards = "high_cards",
        /// The two reds against the two blacks.
        SameColour = "same_colour",
    }
}

engine::agreements! {
    /// All agreements of a table.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    pub struct Agreements {
        fidelity as "table": Fidelity = Fidelity::Strict,
            "Is a wrong card refused, or put right when someone notices?", "book 38, D9";
        players: usize = 4, in Few([2, 3, 4]),
            "Everyone for themselves, or two pairs when four play?", "book 11";
        pairs_draw: PairsDraw = PairsDraw::HighCards,
            "How are four drawn into pairs?", "book 13";
        removed_card: Card = Card::new(Suit::Bastos, Rank::Two), in PLAIN_CARD,
            "With three players: which card is left out?", "book 11";
        target: i64 = 250, in Number(1..=MOST_POINTS, "points"),
            "How many points win the match?", "book 19";
        yukon_optional: Switch = Switch::Off, in TrueFalse,
            "May you keep a jack back when you cannot follow suit?", "book 38, D5";
        jack_has_suit: Switch = Switch::On, in TrueFalse,
            "Does a jack belong to its printed suit, so that it must follow that suit?", "D4";
        stake: i64 = 0, in Number(0..=1_000_000, "chips"),
            "What does each loser pay when the match is over?", "section 5";
    }
}

/// Largest number of points that the sheet has room for.
const MOST_POINTS: i64 = 10_000;

/// A card with points would spoil the count of 125 (D3).
const PLAIN_CARD: Written<Card> = Written {
    read: |text| text.parse().ok().filter(|&card| PACK.contains(card) && points(card) == 0),
    write: |card| Some(card.to_string()),
    values: "a card without points",
    expected: "a card without points, from the two to the nine of a suit",
};

impl Agreements {
    /// Is this an honour table?
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// Number of sides that count points: pairs when four play.
    pub fn sides(&self) -> usize {
        if self.players == 4 { 2 } else { self.players }
    }
}

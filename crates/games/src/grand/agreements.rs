//! Agreements that the book leaves open (section 7 of the rules).

use super::contract::STEP;
use engine::agreement::{Fidelity, Number, Switch, TrueFalse, Written};
use serde::Serialize;

engine::choices! {
    /// Finding of the pairs.
    pub enum Pairs {
        /// As the company pleases: those who sit opposite.
        Chosen = "chosen",
        Drawn = "drawn",
    }

    /// When the match ends.
    pub enum EndMode {
        /// When a pair has the target.
        Points = "points",
        /// When both pairs have called the time.
        Time = "time",
        /// After a number of hands.
        Hands = "hands",
    }

    /// Source of the card that the opponents of a lone player may take.
    pub enum DefenderExchange {
        /// From the open hand of the lone player's partner.
        OpenedHand = "opened_hand",
        /// From each other, the giver's five being opened.
        OwnPartner = "own_partner",
        Off = "off",
    }
}

engine::agreements! {
    /// All agreements of a table.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    pub struct Agreements {
        fidelity as "table": Fidelity = Fidelity::Strict,
            "Is a wrong card refused, or put right when someone notices?", "book 88-90, D17";
        pairs: Pairs = Pairs::Drawn,
            "Do partners sit opposite each other, or are they drawn by lot?", "book 60";
        end_mode: EndMode = EndMode::Points,
            "When does the match end?", "book 258-262";
        target: i64 = 100, in Number(1..=10_000, "points"),
            "How many points end the match? Also used in the final count.", "book 258";
        time_limit: u32 = 60, in Number(1..=10_000, "minutes"),
            "How many minutes were agreed? Both pairs call the time by their own clock.", "book 260", noted;
        hand_limit: u32 = 8, in Number(1..=10_000, "a number"),
            "How many hands were agreed?", "book 262";
        most_hands: u32 = 200, in Number(1..=10_000, "a number"),
            "After how many hands is the final count made in any case?", "book 262";
        rebid_after_pass: Switch = Switch::On, in TrueFalse,
            "May a player who has passed bid again?", "book 70, 76, D5";
        copas_opening: Switch = Switch::On, in TrueFalse,
            "May the mão open Copas with a heart?", "book 250";
        copas_opening_bid: i64 = STEP, in FIVES,
            "What bid does opening Copas count as?", "D7";
        eucre_defender_exchange: DefenderExchange = DefenderExchange::OpenedHand,
            "Where may the opponents of a lone player take a card from?", "book 156-158, 184, 332, D10";
        slam_wins: Switch = Switch::On, in TrueFalse,
            "Do all thirteen tricks in Grand win the match at once?", "book 325";
        stake: i64 = 0, in Number(0..=1_000_000, "chips"),
            "What does each loser pay when the match is over?", "section 5";
    }
}

/// A bid for Copas.
const FIVES: Written<i64> = Written {
    read: |text| text.parse().ok().filter(|bid| (STEP..=50).contains(bid) && bid % STEP == 0),
    write: |bid| Some(bid.to_string()),
    values: "5 to 50 in fives",
    expected: "a multiple of five from 5 to 50",
};

impl Agreements {
    /// Is this an honour table?
    #[inline(always)]
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// Number of hands after which the match ends in any case.
    pub fn last_hand(&self) -> u32 {
        if self.end_mode == EndMode::Hands { self.hand_limit } else { self.most_hands }
    }
}

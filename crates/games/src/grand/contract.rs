//! The four games, their limits and what they bring: tables of data (sections 2 and 5).

use cards::Suit;
use serde::Serialize;

/// Players of a Eucre on the bidders' side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EucreSide {
    Partners,
    /// The bidder alone; their partner's cards lie open.
    Alone,
}

/// The game chosen for a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Contract {
    /// Tricks above six, with this trump.
    Whist(Suit),
    /// Tricks above six, without trumps.
    Grand,
    /// Three to five of five tricks, with this trump and the bowers.
    Eucre(Suit, EucreSide),
    Copas,
}

/// The least bid, and the step between bids (R2).
pub const STEP: i64 = 5;

/// The highest bid any game can be played for (R6).
pub const HIGHEST: i64 = 100;

/// The bid at which a Eucre may be played alone, and the one at which it must be (R16).
const MAY_BE_ALONE: i64 = 20;
const MUST_BE_ALONE: i64 = 25;

impl Contract {
    /// Every contract there is.
    pub fn all() -> impl Iterator<Item = Contract> {
        let trumps = Suit::ALL.into_iter();
        let with_trump = trumps.flat_map(|suit| {
            [Contract::Whist(suit), Contract::Eucre(suit, EucreSide::Partners), Contract::Eucre(suit, EucreSide::Alone)]
        });
        with_trump.chain([Contract::Grand, Contract::Copas])
    }

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Contract::Whist(_) => "whist",
            Contract::Grand => "grand",
            Contract::Eucre(..) => "eucre",
            Contract::Copas => "copas",
        }
    }

    /// The highest bid it can be chosen with.
    pub const fn limit(self) -> i64 {
        match self {
            Contract::Whist(_) => 65,
            Contract::Grand => HIGHEST,
            Contract::Eucre(..) => 25,
            Contract::Copas => 50,
        }
    }

    /// The trump.
    pub const fn trump(self) -> Option<Suit> {
        match self {
            Contract::Whist(trump) | Contract::Eucre(trump, _) => Some(trump),
            Contract::Grand | Contract::Copas => None,
        }
    }

    /// Does the bidder play alone?
    pub const fn way(self) -> EucreSide {
        match self {
            Contract::Eucre(_, way) => way,
            _ => EucreSide::Partners,
        }
    }

    /// Number of tricks played; in Copas at most.
    pub const fn tricks(self) -> usize {
        match self {
            Contract::Eucre(..) => 5,
            _ => 13,
        }
    }

    /// May a Eucre be played so with this bid (R16)? All other games are played by both.
    pub const fn way_fits(self, bid: i64) -> bool {
        match self {
            Contract::Eucre(_, EucreSide::Alone) => bid >= MAY_BE_ALONE,
            Contract::Eucre(_, EucreSide::Partners) => bid < MUST_BE_ALONE,
            _ => true,
        }
    }
}

engine::choices! {
    /// Outcome of a hand for the bidders.
    #[serde(rename_all = "snake_case")]
    pub enum Outcome {
        /// The bid was met.
        Made = "made" => "grand-outcome-made",
        /// It was not: a defeat.
        Defeated = "defeated" => "grand-outcome-defeated",
    }
}

/// Points that both pairs mark for a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Was the bid met?
    pub outcome: Outcome,
    /// The points of the bidders.
    pub bidders: i64,
    /// Those of their opponents.
    pub opponents: i64,
}

/// The points of 0 to 13 tricks in Whist; all thirteen are the Grande Slam.
const WHIST: [i64; 14] = [0, 0, 0, 0, 0, 0, 0, 5, 10, 15, 20, 25, 30, 65];

/// The points of 0 to 13 tricks in Grand: nine a trick above the Book, and forty more for the slam.
const GRAND: [i64; 14] = [0, 0, 0, 0, 0, 0, 0, 9, 18, 27, 36, 45, 54, 103];

/// The points of 0 to 5 tricks in Eucre, in partnership and alone.
const EUCRE: [i64; 6] = [0, 0, 0, 5, 10, 20];
const EUCRE_ALONE: [i64; 6] = [0, 0, 0, 5, 10, 25];

/// Fine for a failed Eucre in partnership, besides the bid.
const EUCRE_FINE: i64 = 20;

/// Points for clean tricks in Copas.
const CLEAN: i64 = 50;

/// The points for a hand, by the tricks (in Copas: hearts) the bidders took.
pub fn score(contract: Contract, bid: i64, taken: usize) -> Score {
    let of = |table: &[i64], tricks: usize| table.get(tricks).copied().unwrap_or(0);
    match contract {
        Contract::Whist(_) | Contract::Grand => {
            let table = if contract == Contract::Grand { &GRAND } else { &WHIST };
            let earned = of(table, taken);
            let rest = of(table, 13usize.saturating_sub(taken));
            marked(bid, earned, -bid, rest)
        }
        Contract::Eucre(_, EucreSide::Partners) => marked(bid, of(&EUCRE, taken), -(bid + EUCRE_FINE), 0),
        Contract::Eucre(_, EucreSide::Alone) => marked(bid, of(&EUCRE_ALONE, taken), -2 * bid, 0),
        Contract::Copas => {
            let hearts = taken as i64;
            let outcome = if hearts == 0 { Outcome::Made } else { Outcome::Defeated };
            Score { outcome, bidders: if hearts == 0 { CLEAN } else { -(bid + hearts) }, opponents: hearts - 13 }
        }
    }
}

fn marked(bid: i64, earned: i64, lost: i64, rest: i64) -> Score {
    if earned >= bid {
        Score { outcome: Outcome::Made, bidders: earned, opponents: rest }
    } else {
        Score { outcome: Outcome::Defeated, bidders: lost, opponents: rest }
    }
}

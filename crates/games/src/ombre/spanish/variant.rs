//! The table of differences: what one game of the family has another way than Mediator (quadrille-family section 2).

use super::bid::Undertaking;
use super::facts::{FINES, MIDDLE};
use super::terms::{King, Liability};
use engine::Pot;
use serde::Serialize;

/// A game of the family, as the knobs in which it differs.
#[derive(Debug, PartialEq)]
pub struct Variant {
    /// Its machine name.
    pub id: &'static str,
    /// Number of players dealt cards.
    pub players: usize,
    pub hand: usize,
    pub monte: usize,
    /// The cards of each round of the deal, in every way they may be given.
    pub packets: &'static [&'static [u8]],
    pub bids: &'static [Undertaking],
    /// Those of them that may be bid with bola.
    pub bola_bids: &'static [Undertaking],
    pub bidding: Bidding,
    pub all_pass: AllPass,
    pub reckoning: Reckoning,
    pub lone_king: LoneKing,
    /// Possible sources of the partner in an entrada, the usual one first.
    pub kings: &'static [King],
    /// The partner's share of a loss, if nothing else is agreed.
    pub liability: Liability,
    /// The payment that goes with the card returned for a king.
    pub return_tanto: i64,
    pub stakes: Stakes,
    pub prices: Prices,
    pub bola_lost: BolaLost,
    pub chillada: Chillada,
    pub contra: Contra,
    pub rules: Rules,
}

/// Form of the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bidding {
    /// Round the table until one is left; the earlier speaker may hold.
    Held,
    /// One round: only a solo beats an entrada, and a player who is outbid has no second word.
    OneRound,
}

/// Consequence of a hand without a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllPass {
    /// The holder of the espadilla must enter.
    Chillar,
    /// The deal moves on.
    DealMoves,
}

/// Decision of the hand by tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reckoning {
    /// `win` tricks of the Hombre's side win, one fewer is puesta, less codillo.
    Counted { win: u8 },
    /// The Hombre against the best of the others.
    Compared,
}

/// Rank of the lone king's suit, in a pack that has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoneKing {
    /// It can be bid above the favourite and pays four times.
    Refavour,
    /// It is the favourite itself.
    Favourite,
}

/// Stakes put into the middle for each hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    pub by: Staker,
    /// Contribution of each staker.
    pub ante: i64,
    /// Contribution of each player who passes.
    pub pass: i64,
    /// Number of antes of all stakers that make a pozo.
    pub pozo: i64,
}

/// Payers of the stakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Staker {
    Mano,
    Everybody,
}

/// By how much every payment but the pot counts in the favourite (mediator 5.3).
pub const FAVOURITE: i64 = 2;

/// By how much in refavor (family R10).
pub const REFAVOUR: i64 = 4;

/// The tariff: by undertaking, what each adversary pays or is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Prices {
    pub game: [i64; 3],
    pub bola: [i64; 3],
    pub primeras: i64,
    pub estuches: Estuches,
    /// By how much estuches and primeras count in each.
    pub calidades: [i64; 3],
    pub desbola: Desbola,
}

engine::choices! {
    /// Counting of estuches.
    pub enum Estuches {
        Each = "each",
        /// Three count one, four two.
        FirstThreeAsOne = "first_three_as_one",
    }
}

/// Price of taking no trick at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Desbola {
    AsBola,
    Nothing,
}

/// Price of a bola undertaken in the play and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BolaLost {
    Paid,
    Free,
}

/// Payment of a forced entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chillada {
    /// The game and the middle alone, and no bola.
    Bare,
    AsVoluntary,
}

/// Run of trumps that counts when the Hombre's side holds no mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contra {
    /// All adversaries' together.
    Joint,
    /// One adversary's alone.
    OneHand,
}

/// The rules that what is common to all games is cited by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub deal: &'static str,
    /// Amount of the stakes.
    pub stakes: &'static str,
    pub pozo: &'static str,
    pub stake: &'static str,
    pub pass: &'static str,
    pub shares: &'static str,
    pub speak: &'static str,
    pub win: &'static str,
    pub puesta: &'static str,
    pub codillo: &'static str,
    /// The prices: game, estuches, primeras, bola.
    pub tariff: &'static str,
    /// A bola undertaken in the play.
    pub bola: &'static str,
    /// A game laid down that was granted.
    pub granted: &'static str,
    pub name: &'static str,
}

impl Variant {
    /// The tricks that win outright; in a comparison those that make the Hombre safe.
    pub const fn win(&self) -> u8 {
        match self.reckoning {
            Reckoning::Counted { win } => win,
            Reckoning::Compared => self.hand as u8 / 2 + 1,
        }
    }

    /// Pot for the polla of a card out of turn: the middle, unless all fines go to the next winner (mediator D16, hombre 5).
    pub const fn out_of_turn(&self) -> Pot {
        match self.reckoning {
            Reckoning::Counted { .. } => MIDDLE,
            Reckoning::Compared => FINES,
        }
    }

    /// The value of a polla, the measure of fines.
    pub const fn polla(&self, ante: i64) -> i64 {
        match self.stakes.by {
            Staker::Mano => ante,
            Staker::Everybody => ante * self.players as i64,
        }
    }
}

const THREE_THREE_FOUR: &[&[u8]] = &[&[3, 3, 4], &[3, 4, 3], &[4, 3, 3]];

/// The base of the family.
pub const MEDIATOR: Variant = Variant {
    id: "mediator",
    players: 4,
    hand: 10,
    monte: 0,
    packets: THREE_THREE_FOUR,
    bids: &[Undertaking::Entrada, Undertaking::Mediator, Undertaking::Solo],
    bola_bids: &[Undertaking::Mediator, Undertaking::Solo],
    bidding: Bidding::Held,
    all_pass: AllPass::Chillar,
    reckoning: Reckoning::Counted { win: 6 },
    lone_king: LoneKing::Favourite,
    kings: &[King::Named, King::NamedReturnable],
    liability: Liability::ByTricks,
    return_tanto: 1,
    stakes: Stakes { by: Staker::Mano, ante: 20, pass: 0, pozo: 4 },
    prices: Prices {
        game: [1, 3, 10],
        bola: [30; 3],
        primeras: 1,
        estuches: Estuches::Each,
        calidades: [1; 3],
        desbola: Desbola::AsBola,
    },
    bola_lost: BolaLost::Paid,
    chillada: Chillada::Bare,
    contra: Contra::Joint,
    rules: Rules {
        deal: "mediator R9",
        stakes: "mediator R5",
        pozo: "mediator R5",
        stake: "mediator R7",
        pass: "family R4",
        shares: "mediator R63",
        speak: "mediator R14",
        win: "mediator R53",
        puesta: "mediator R54",
        codillo: "mediator R54",
        tariff: "mediator 5.1",
        bola: "mediator R49",
        granted: "mediator R57",
        name: "mediator R24",
    },
};

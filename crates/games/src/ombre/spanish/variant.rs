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
    /// Who are dealt cards.
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
    /// Where the partner of an entrada can come from, the usual way first.
    pub kings: &'static [King],
    /// What of a loss the partner pays, where nothing else is agreed.
    pub liability: Liability,
    /// What lies on the card returned for a king.
    pub return_tanto: i64,
    pub stakes: Stakes,
    pub prices: Prices,
    pub bola_lost: BolaLost,
    pub chillada: Chillada,
    pub contra: Contra,
    pub rules: Rules,
}

/// How the auction goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bidding {
    /// Round the table until one is left; who speaks earlier may hold.
    Held,
    /// One round: only a solo beats an entrada, and who is outbid has no second word.
    OneRound,
}

/// What happens when nobody bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllPass {
    /// The holder of the espadilla must enter.
    Chillar,
    /// The deal moves on.
    DealMoves,
}

/// How tricks decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reckoning {
    /// So many of the Hombre's side win, one fewer is puesta, less codillo.
    Counted { win: u8 },
    /// The Hombre against the best of the others.
    Compared,
}

/// What the suit of the lone king is, where the pack has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoneKing {
    /// It can be bid above the favourite and pays four times.
    Refavour,
    /// It is the favourite itself.
    Favourite,
}

/// What is put into the middle for each hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    pub by: Staker,
    /// What each staker puts.
    pub ante: i64,
    /// What each who passes adds.
    pub pass: i64,
    /// How many antes of all stakers make a pozo.
    pub pozo: i64,
}

/// Who stakes.
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
    /// How estuches are counted.
    pub enum Estuches {
        Each = "each",
        /// Three count one, four two.
        FirstThreeAsOne = "first_three_as_one",
    }
}

/// What no trick at all costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Desbola {
    AsBola,
    Nothing,
}

/// What a bola undertaken in the play and lost costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BolaLost {
    Paid,
    Free,
}

/// How a forced entry is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chillada {
    /// The game and the middle alone, and no bola.
    Bare,
    AsVoluntary,
}

/// Whose run of trumps counts when the Hombre's side holds no mate.
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
    /// How much is staked.
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

    /// Where the polla of a card out of turn lies: in the middle, but where all fines go to the next winner (mediator D16, hombre 5).
    pub const fn out_of_turn(&self) -> Pot {
        match self.reckoning {
            Reckoning::Counted { .. } => MIDDLE,
            Reckoning::Compared => FINES,
        }
    }

    /// What a polla is, the measure of fines.
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

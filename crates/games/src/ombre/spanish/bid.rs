//! The games one can name, and which of them stands above which (mediator 4.1, family R8).

use serde::Serialize;

/// Game the Hombre undertakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Undertaking {
    /// With a partner found by a king, or with a draw from the monte.
    Entrada,
    /// Alone, with a king bought from its holder.
    Mediator,
    /// Alone, with the cards dealt.
    Solo,
}

/// In which suit it is bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Favour {
    /// None that is preferred.
    Plain,
    /// The favourite.
    Favour,
    /// The suit of the lone king.
    Refavour,
}

/// Number of tricks promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Promise {
    /// Enough to win.
    Enough,
    /// All of them.
    Bola,
}

/// A game named in the auction. The order of bids is that of their rank: a bola stands above its own game only (mediator D5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Bid {
    pub game: Undertaking,
    pub promise: Promise,
    pub favour: Favour,
}

const fn bid(game: Undertaking, promise: Promise, favour: Favour) -> Bid {
    Bid { game, promise, favour }
}

use Favour::{Favour as InFavour, Plain, Refavour};
use Promise::{Bola, Enough};
use Undertaking::{Entrada, Mediator, Solo};

impl Bid {
    pub const ENTRADA: Bid = bid(Entrada, Enough, Plain);
    pub const ENTRADA_FAVOR: Bid = bid(Entrada, Enough, InFavour);
    pub const MEDIATOR: Bid = bid(Mediator, Enough, Plain);
    pub const MEDIATOR_FAVOR: Bid = bid(Mediator, Enough, InFavour);
    pub const MEDIATOR_REFAVOR: Bid = bid(Mediator, Enough, Refavour);
    pub const MEDIATOR_BOLA: Bid = bid(Mediator, Bola, Plain);
    pub const MEDIATOR_BOLA_FAVOR: Bid = bid(Mediator, Bola, InFavour);
    pub const MEDIATOR_BOLA_REFAVOR: Bid = bid(Mediator, Bola, Refavour);
    pub const SOLO: Bid = bid(Solo, Enough, Plain);
    pub const SOLO_FAVOR: Bid = bid(Solo, Enough, InFavour);
    pub const SOLO_REFAVOR: Bid = bid(Solo, Enough, Refavour);
    pub const SOLO_BOLA: Bid = bid(Solo, Bola, Plain);
    pub const SOLO_BOLA_FAVOR: Bid = bid(Solo, Bola, InFavour);
    pub const SOLO_BOLA_REFAVOR: Bid = bid(Solo, Bola, Refavour);

    /// Every bid of the family, from the lowest up.
    pub const ALL: [Bid; 14] = [
        Bid::ENTRADA,
        Bid::ENTRADA_FAVOR,
        Bid::MEDIATOR,
        Bid::MEDIATOR_FAVOR,
        Bid::MEDIATOR_REFAVOR,
        Bid::MEDIATOR_BOLA,
        Bid::MEDIATOR_BOLA_FAVOR,
        Bid::MEDIATOR_BOLA_REFAVOR,
        Bid::SOLO,
        Bid::SOLO_FAVOR,
        Bid::SOLO_REFAVOR,
        Bid::SOLO_BOLA,
        Bid::SOLO_BOLA_FAVOR,
        Bid::SOLO_BOLA_REFAVOR,
    ];

    /// A higher number for a higher bid.
    pub const fn rank(self) -> u8 {
        6 * self.game as u8 + 3 * self.promise as u8 + self.favour as u8
    }

    /// Its machine name.
    pub fn name(self) -> &'static str {
        engine::Action::verb(&super::Action::Bid(self))
    }

    /// The message that says it.
    pub fn words(self) -> engine::Msg {
        engine::Action::words(&super::Action::Bid(self))
    }
}

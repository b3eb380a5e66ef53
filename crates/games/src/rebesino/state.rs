//! State of a match: what lasts (the company and its seats), what lies open in the running hand, and what is hidden.

use super::settle::Outcome;
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::trick::Trick;
use engine::{Msg, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table.
pub(super) const SEATS: usize = 4;

/// Cards to a hand, and tricks of it.
pub const HAND: usize = 11;

/// Phases of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are to be drawn for the seats.
    Seats,
    /// The pack is to be shuffled.
    Shuffle,
    /// Cards are exchanged with the monte.
    Robo,
    Tricks,
    /// An honour table: the tricks lie open and all look at them before the hand is settled.
    Reveal,
    /// The match is over.
    Over,
}

/// State of the match that lasts from hand to hand. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchState {
    /// The seats in playing order: each at the right of the one before.
    pub round: [Seat; SEATS],
    pub dealer: Seat,
    /// The number of the deal.
    pub deal: u32,
    /// Number of deals that have counted.
    pub counted: u32,
    /// Tantos each has forfeited and nobody has won yet (R57).
    pub suerte: [i64; SEATS],
    /// Players who exchanged two cards once, and may not again.
    pub barred: SeatSet,
    /// Number of dotes given to each (R59).
    pub dotes: [u32; SEATS],
    /// Outcome of the previous hand.
    pub last: Option<Outcome>,
}

impl MatchState {
    fn place(&self, seat: Seat) -> usize {
        self.round.iter().position(|&there| there == seat).unwrap_or(0)
    }

    /// The seat `steps` places to the right.
    pub fn right_of(&self, seat: Seat, steps: usize) -> Seat {
        self.round[(self.place(seat) + steps) % SEATS]
    }
}

/// A player's use of the monte in their turn, as all could see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Robo {
    Exchanged,
    Looked,
    Declined,
    /// The dealer laid the twelfth card down.
    Discarded,
    /// Looked first, and may not draw (`robo.4`).
    Peeked,
    /// Discarded and drew nothing: a card too few (`robo.8`).
    Short,
}

impl Robo {
    const fn words(self) -> &'static str {
        match self {
            Robo::Exchanged => "rebesino-said-exchanged",
            Robo::Looked => "rebesino-said-looked",
            Robo::Declined => "rebesino-said-declined",
            Robo::Discarded => "rebesino-said-discarded",
            Robo::Peeked => "rebesino-said-peeked",
            Robo::Short => "rebesino-said-short",
        }
    }
}

/// The dealer's handling of the monte beyond their discard (`robo.9`, `robo.10`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Meddling {
    Nothing,
    /// A card is taken and not seen.
    Aside,
    /// A card was taken for good: a card too many.
    Drew,
    /// A card was only seen, and is paid for alike.
    Saw,
}

impl Meddling {
    const fn words(self) -> &'static str {
        match self {
            Meddling::Saw => "rebesino-said-saw",
            Meddling::Drew => "rebesino-said-kept",
            Meddling::Nothing | Meddling::Aside => "rebesino-said-aside",
        }
    }
}

engine::sayings! {
    /// Something said or done that all could hear.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Said {
        /// Drew this card for a seat.
        Drew(card: Card) = "rebesino-said-drew";
        Robo(robo: Robo) = (Msg::new(robo.words()));
        /// Drew the card forgotten.
        DrewLate = "rebesino-said-drew-late";
        Meddled(meddling: Meddling) = (Msg::new(meddling.words()));
        PutBack = "rebesino-said-put-back";
        Declared = "rebesino-said-declared";
        /// Took the trick with these points.
        Took(points: i64) = "rebesino-said-took";
        /// Replaced a card that did not follow.
        Amended(card: Card) = "rebesino-said-amended";
        LaidDown = "rebesino-said-laid-down";
        /// Was found not to have followed in this trick.
        Revoked(trick: u8) = "rebesino-said-revoked";
        /// Was called, and had followed or need not.
        Cleared(trick: u8) = "rebesino-said-cleared";
        Agreed = "rebesino-said-agreed";
        /// Was given another dote.
        Dote = "rebesino-said-dote";
        /// Exchanged two cards, and spoilt the hand.
        Spoilt = "rebesino-said-spoilt";
    }
}

/// A call that somebody did not follow suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Called {
    pub seat: Seat,
    /// From 1.
    pub trick: u8,
    pub found: Found,
}

/// Verdict on a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    Renuncio,
    Nothing,
}

/// A pay card paid for on the spot (`pay_at_once`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Paid {
    pub card: Card,
    pub from: Seat,
    pub to: Seat,
}

/// Open state of the running hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    pub phase: Phase,
    /// The players from the mano to the dealer.
    pub order: [Seat; SEATS],
    /// The seat to act.
    pub to_play: Seat,
    /// Each player's use of the monte.
    pub robo: [Option<Robo>; SEATS],
    pub meddling: Meddling,
    /// A player who forgot to draw and still may: nobody has acted since.
    pub forgot: Option<Seat>,
    /// The trick on the table. At an honour table it lies there until the next card is led.
    pub trick: Trick,
    /// Number of players in this trick.
    pub due: u8,
    /// Every card played, in order.
    pub plays: ArrayVec<(Seat, Card), 48>,
    /// Takers of the tricks, in order.
    pub takers: ArrayVec<Seat, HAND>,
    /// Number of tricks of each.
    pub tricks: [u8; SEATS],
    /// The player who declared the napolitana.
    pub declared: Option<Seat>,
    /// The number of the play before which each laid their hand down.
    pub laid_down: [Option<u8>; SEATS],
    /// Cards in a hand that all have seen.
    pub shown: [CardSet; SEATS],
    pub called: ArrayVec<Called, 48>,
    /// Players who agree to settle the hand.
    pub agreed: SeatSet,
    /// Payments made on the spot.
    pub paid: ArrayVec<Paid, 5>,
    /// Latest utterances, in order; the oldest are dropped when it is full.
    pub said: ArrayVec<(Seat, Said), 48>,
}

/// A card in the monte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sleeper {
    pub(super) card: Card,
    /// The player who discarded it: all saw that.
    pub(super) by: Option<Seat>,
    /// Players who know which card it is.
    pub(super) known: SeatSet,
}

/// Hidden state: visible to its owner alone, or to nobody.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// The cards in each hand.
    pub(super) hands: [CardSet; SEATS],
    /// The hand of each when play began.
    pub(super) held: [CardSet; SEATS],
    /// The holder of the napolitana.
    pub(super) napolitana: Option<Seat>,
    /// The monte, its top first.
    pub(super) monte: ArrayVec<Sleeper, 8>,
    /// The card each drew.
    pub(super) drew: [Option<Card>; SEATS],
    /// The card the dealer took: aside, or already in hand.
    pub(super) took: Option<Sleeper>,
}

impl Hidden {
    pub(super) const NOTHING: Hidden = Hidden {
        hands: [CardSet::EMPTY; SEATS],
        held: [CardSet::EMPTY; SEATS],
        napolitana: None,
        monte: ArrayVec::new_const(),
        drew: [None; SEATS],
        took: None,
    };
}

impl Open {
    /// A hand about to be dealt.
    pub(super) fn new(order: [Seat; SEATS]) -> Open {
        Open {
            phase: Phase::Shuffle,
            order,
            to_play: order[0],
            robo: [None; SEATS],
            meddling: Meddling::Nothing,
            forgot: None,
            trick: Trick::EMPTY,
            due: SEATS as u8,
            plays: ArrayVec::new(),
            takers: ArrayVec::new(),
            tricks: [0; SEATS],
            declared: None,
            laid_down: [None; SEATS],
            shown: [CardSet::EMPTY; SEATS],
            called: ArrayVec::new(),
            agreed: SeatSet::EMPTY,
            paid: ArrayVec::new(),
            said: ArrayVec::new(),
        }
    }

    /// The rule by which it is somebody's turn now, and by which nothing else can be done.
    pub(super) fn rule(&self) -> &'static str {
        match self.phase {
            Phase::Seats => "rebesino R7",
            Phase::Shuffle => "rebesino R10",
            Phase::Robo if self.to_play == self.order[3] => "rebesino R22",
            Phase::Robo => "rebesino R17",
            Phase::Tricks => "rebesino R24",
            Phase::Reveal => "rebesino R46b",
            Phase::Over => "rebesino R58",
        }
    }

    /// The mano, who plays first and is worst seated.
    pub fn mano(&self) -> Seat {
        self.order[0]
    }

    /// The player to the right.
    #[inline]
    pub(super) fn next(&self, seat: Seat) -> Seat {
        let at = self.order.iter().position(|&there| there == seat).unwrap_or(0);
        self.order[(at + 1) % SEATS]
    }

    /// Does who plays next lead?
    #[inline]
    pub fn leads(&self) -> bool {
        self.trick.is_empty() || self.trick.len() >= usize::from(self.due)
    }

    /// The trick to follow: empty if the next card is led.
    #[inline]
    pub fn to_follow(&self) -> Trick {
        if self.leads() { Trick::EMPTY } else { self.trick }
    }

    /// The cards a seat has played.
    pub fn played_by(&self, seat: Seat) -> CardSet {
        self.plays.iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect()
    }

    /// The cards of the tricks a seat has taken.
    pub fn taken(&self, seat: Seat) -> CardSet {
        let tricks = self.plays.chunks(SEATS).zip(&self.takers).filter(|&(_, &taker)| taker == seat);
        tricks.flat_map(|(trick, _)| trick).map(|&(_, card)| card).collect()
    }

    /// Notes what was said; of many words the oldest are forgotten.
    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        if self.said.is_full() {
            self.said.remove(0);
        }
        self.said.push((seat, said));
    }
}

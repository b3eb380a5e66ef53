//! State of a match: what lasts (the company, its favourite suit), what lies open in the running hand, and what is hidden.

use super::action::irregularity_words;
use super::count::Counted;
use super::deck::order_of;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::trick::{Order, Trick};
use engine::{Msg, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table.
pub const SEATS: usize = 4;

/// Cards to a hand, and tricks.
pub const HAND: usize = 12;

/// Cards of the pack.
pub(super) const CARDS: usize = SEATS * HAND;

/// One of the two pairs, fixed for the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pair {
    /// The pair at the first and the third place.
    First,
    Second,
}

impl Pair {
    pub const BOTH: [Pair; 2] = [Pair::First, Pair::Second];

    /// Its place in arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponents.
    pub const fn other(self) -> Pair {
        match self {
            Pair::First => Pair::Second,
            Pair::Second => Pair::First,
        }
    }
}

/// Phases of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cards are to be dealt round until two kings have fallen (R5).
    Kings,
    /// The two weaker are to draw (R5).
    Weaker,
    /// One of them takes a partner (R5).
    Choosing(Seat),
    /// Two ladies are to draw for the deal (R7).
    Ladies,
    /// The pack is to be cut for the first deal, and for the favourite suit (R6).
    Lot,
    /// Somebody names the favourite suit (R6, R7).
    Naming(Seat),
    /// The pack is to be shuffled.
    Shuffle,
    Tricks,
    /// An honour table: the trick is full and not yet lifted.
    Lifting,
    /// An honour table: a card was corrected, and those who played after it may change theirs (ren.7).
    Changing,
    /// An honour table: all tricks are played, and the cards not yet mixed (D11).
    Inspection,
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
    /// The suit in which everything is paid double.
    pub favorito: Option<Suit>,
    /// The two who are thought stronger, where that matters (R5).
    pub stronger: [Seat; 2],
    /// Ladies at the table, if courtesy asks for it (R7).
    pub ladies: SeatSet,
    /// The count of the previous hand.
    pub last: Option<Counted>,
}

impl MatchState {
    #[inline(always)]
    pub(super) fn place(&self, seat: Seat) -> usize {
        // No branch: this is asked for every card.
        (1..SEATS).map(|place| place * usize::from(self.round[place] == seat)).sum()
    }

    /// The seat `steps` places to the right.
    #[inline(always)]
    pub fn after(&self, seat: Seat, steps: usize) -> Seat {
        self.round[(self.place(seat) + steps) % SEATS]
    }

    /// The partner's seat, opposite.
    pub fn partner(&self, seat: Seat) -> Seat {
        self.after(seat, 2)
    }

    #[inline(always)]
    pub fn pair(&self, seat: Seat) -> Pair {
        Pair::BOTH[self.place(seat) % 2]
    }

    /// The two of a pair.
    pub fn members(&self, pair: Pair) -> [Seat; 2] {
        [self.round[pair.index()], self.round[pair.index() + 2]]
    }

    /// The player who leads to the first trick.
    pub fn mano(&self) -> Seat {
        self.after(self.dealer, 1)
    }
}

/// A fault that lies open to all and must be called (section 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Irregularity {
    /// Led out of turn (jugar.1).
    Lead,
    /// Lifted a trick of the opponents (jugar.5).
    Lift,
    /// Showed their hand (jugar.7).
    Shown,
}

impl Irregularity {
    pub const ALL: [Irregularity; 3] = [Irregularity::Lead, Irregularity::Lift, Irregularity::Shown];

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Irregularity::Lead => "lead",
            Irregularity::Lift => "lift",
            Irregularity::Shown => "shown",
        }
    }
}

engine::sayings! {
    /// Something said or done that all could hear.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Said {
        /// Drew this card.
        Drew(card: Card) = "malilla-said-drew";
        /// Took this partner.
        Chose(seat: Seat) = "malilla-said-chose";
        /// Cut the pack at this card for the deal and the favourite suit.
        Cut(card: Card) = "malilla-said-cut";
        NamedFavorito(suit: Suit) = "malilla-said-named";
        /// Turned this card up.
        TurnedUp(card: Card) = "malilla-said-turned-up";
        /// Took a trick with points.
        Took(points: u8) = "malilla-said-took";
        LedOutOfTurn(card: Card) = "malilla-said-led-out-of-turn";
        /// Lifted a trick of the opponents.
        LiftedWrong = "malilla-said-lifted-wrong";
        Returned = "malilla-said-returned";
        /// Put a renuncio right with this card.
        Corrected(card: Card) = "malilla-said-corrected";
        Changed(card: Card) = "malilla-said-changed";
        Kept = "malilla-said-kept";
        Warned = "malilla-said-warned";
        ShowedHand = "malilla-said-showed-hand";
        /// Was found to have made a renuncio in this trick.
        Renounced(trick: u8) = "malilla-said-renounced";
        /// Was suspected of one in this trick, and made none.
        Cleared(trick: u8) = "malilla-said-cleared";
        /// Was called for this.
        Called(what: Irregularity) = (Msg::new("malilla-said-called").with("what", irregularity_words(*what)));
    }
}

/// A fault of the running hand that nobody has called yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    pub seat: Seat,
    pub what: Irregularity,
}

/// Room for words, and for faults that can be called.
const WORDS: usize = 64;

/// Open state of the running hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    /// Its phase.
    pub phase: Phase,
    /// The dealer's last card, whose suit is trump; none before the deal.
    pub turned: Option<Card>,
    /// The card order, cached here because every play needs it.
    #[serde(skip)]
    pub(super) order: &'static Order,
    /// The trick on the table.
    pub trick: Trick,
    /// The seat that plays next, or that won the trick on the table.
    pub to_play: Seat,
    /// Every card played, in order.
    pub plays: ArrayVec<(Seat, Card), CARDS>,
    /// Winners of the tricks, in order.
    pub takers: ArrayVec<Seat, HAND>,
    /// In front of whom each trick lies: of its winner, unless another has lifted it.
    pub piles: ArrayVec<Seat, HAND>,
    /// Cards in each hand that all have seen.
    pub shown: [CardSet; SEATS],
    /// Cards that each has shown not to hold, by a card put right at an honour table.
    pub lacking: [CardSet; SEATS],
    /// Players who have laid their hands open.
    pub exposed: SeatSet,
    /// Players told by their partner that their card in this trick is wrong.
    pub warned: SeatSet,
    /// Players who may still change their card after a correction.
    pub changing: SeatSet,
    /// Faults that lie open to all and are not called.
    pub faults: Vec<Fault>,
    /// Players called for a renuncio, each with the trick.
    pub called: Vec<(Seat, u8)>,
    /// Players who may not count a gain: both of a pair that was called (R27).
    pub barred: SeatSet,
    /// Players with nothing more to say before the cards are mixed.
    pub content: SeatSet,
    /// Latest utterances, in order; the oldest are dropped when it is full.
    pub said: ArrayVec<(Seat, Said), WORDS>,
}

/// Hidden state: visible to its owner alone.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// The cards in each hand.
    pub(super) hands: [CardSet; SEATS],
}

impl Hidden {
    pub(super) const NOTHING: Hidden = Hidden { hands: [CardSet::EMPTY; SEATS] };
}

impl Open {
    /// A hand about to be dealt; the mano leads.
    pub(super) fn new(mano: Seat) -> Open {
        Open {
            phase: Phase::Shuffle,
            turned: None,
            order: order_of(Suit::Ouros),
            trick: Trick::EMPTY,
            to_play: mano,
            plays: ArrayVec::new(),
            takers: ArrayVec::new(),
            piles: ArrayVec::new(),
            shown: [CardSet::EMPTY; SEATS],
            lacking: [CardSet::EMPTY; SEATS],
            exposed: SeatSet::EMPTY,
            warned: SeatSet::EMPTY,
            changing: SeatSet::EMPTY,
            faults: Vec::new(),
            called: Vec::new(),
            barred: SeatSet::EMPTY,
            content: SeatSet::EMPTY,
            said: ArrayVec::new(),
        }
    }

    /// The trump suit, once it is turned up.
    #[inline]
    pub fn trump(&self) -> Option<Suit> {
        self.turned.and_then(Card::suit)
    }

    /// The card order of this hand.
    #[inline(always)]
    pub fn order(&self) -> &'static Order {
        self.order
    }

    /// The rule by which it is somebody's turn now, and by which nothing else can be done.
    pub(super) fn rule(&self) -> &'static str {
        match self.phase {
            Phase::Kings | Phase::Weaker | Phase::Choosing(_) => "malilla R5",
            Phase::Ladies => "malilla R7",
            Phase::Lot | Phase::Naming(_) => "malilla R6",
            Phase::Shuffle => "malilla R10",
            Phase::Tricks if self.trick.is_empty() => "malilla R14",
            Phase::Tricks => "malilla R16",
            Phase::Lifting => "malilla:jugar.6",
            Phase::Changing => "malilla:ren.7",
            Phase::Inspection => "malilla D11",
            Phase::Over => "malilla R30",
        }
    }

    /// Have the cards been dealt, and are they not yet mixed?
    pub fn dealt(&self) -> bool {
        matches!(self.phase, Phase::Tricks | Phase::Lifting | Phase::Changing | Phase::Inspection)
    }

    /// The tricks in front of a seat.
    pub fn tricks(&self, seat: Seat) -> u8 {
        self.piles.iter().filter(|&&pile| pile == seat).count() as u8
    }

    /// The tricks that lie in front of these seats, and their cards.
    pub fn piled(&self, seats: [Seat; 2]) -> (i64, CardSet) {
        let tricks = self.plays.chunks(SEATS).zip(&self.piles).filter(|(_, pile)| seats.contains(pile));
        tricks.fold((0, CardSet::EMPTY), |(many, cards), (trick, _)| {
            (many + 1, trick.iter().fold(cards, |cards, &(_, card)| cards.with(card)))
        })
    }

    /// Notes what was said; of many words the oldest are forgotten.
    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        if self.said.is_full() {
            self.said.remove(0);
        }
        self.said.push((seat, said));
    }
}

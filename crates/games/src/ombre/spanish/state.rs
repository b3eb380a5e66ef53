//! State of a match: what lasts (the company, the favourite, fines), what lies open in the running hand, and what is hidden.
//!
//! The three are different types on purpose: a view takes the open parts as they are and cannot hold the hidden one.

use super::action::{Action, Calidad, Signal};
use super::bid::Bid;
use super::ended::Ended;
use super::laws::{Talk, Thrown};
use crate::ombre::auction::Auction;
use crate::ombre::stock::Stock;
use crate::ombre::tricks::{Round, Tricks};
use crate::ombre::trumps::ESPADILHA;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::trick::Trick;
use engine::{Msg, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table, at most: six and a zángano.
pub(super) const SEATS: usize = 7;

/// Cards of the monte, at most.
pub(super) const MONTE: usize = 14;

/// Phases of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are to be drawn.
    Draw,
    /// A card is to be turned for the favourite.
    Favourite,
    /// The card is to be named that a fine goes with.
    Raffle,
    /// The pack is to be shuffled.
    Shuffle,
    Auction,
    /// Nobody has bid and the espadilla lies in the monte: who goes á fondo?
    Fondo,
    /// The Hombre names trump, and a king if there is one to call.
    Declare,
    /// The Hombre of a fondo has seen their cards: play, or pay and be free?
    Redeem,
    /// The Hombre gives a card for the king.
    Return,
    /// The called king may be returned.
    KingReturn,
    /// Cards are exchanged from the monte.
    Exchange,
    /// The last to exchange may look at what is left.
    Leftover,
    Tricks,
    /// The first tricks are won: stop, or lead on for bola?
    Bola,
    /// The adversaries answer a codillo offered, or cards laid down.
    Answers,
    /// The hand is over: payments can be asked for and faults called.
    Claims,
    /// A pile that does not divide is drawn for.
    Lots,
    /// The match is over.
    Over,
}

/// A fine set apart, until it is raffled or won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Fine {
    pub by: Seat,
    pub amount: i64,
}

/// State of the match that lasts from hand to hand. All of it is public.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchState {
    /// The seats in playing order: each at the right of the one before.
    pub places: ArrayVec<Seat, SEATS>,
    pub dealer: Seat,
    pub favourite: Option<Suit>,
    /// The number of the deal.
    pub deal: u32,
    /// The person who has asked to join from the next hand on.
    pub joining: Option<Seat>,
    /// Fines that wait, the oldest first.
    pub fines: ArrayVec<Fine, 32>,
    /// Piles still to be drawn for when the match is over.
    pub piles: ArrayVec<i64, 8>,
    /// Result of the previous hand, and the cards shown then.
    pub last: Option<Last>,
}

/// Result of the previous hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Last {
    #[serde(serialize_with = "super::ended::in_words")]
    pub ended: Ended,
    pub shown: ArrayVec<(Seat, CardSet), SEATS>,
}

impl MatchState {
    /// The seat `steps` places to the right.
    pub fn right_of(&self, seat: Seat, steps: usize) -> Seat {
        let at = self.places.iter().position(|&there| there == seat).unwrap_or(0);
        self.places[(at + steps) % self.places.len()]
    }
}

/// The message that says an act.
fn act(action: Action) -> Msg {
    engine::Action::words(&action)
}

engine::sayings! {
    /// Something said or done that all could hear or see.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Said {
        Pass = "spanish-pass";
        Bid(bid: Bid) = (bid.words());
        /// Must enter, holding the espadilla; or said so at once.
        Chillo = "spanish-chillo";
        Called(card: Card, suit: Suit) = "spanish-said-called";
        Named(suit: Suit) = "spanish-name";
        /// Gave this king to the Hombre.
        Gave(card: Card) = "spanish-said-gave";
        /// Gave a card for it, face down.
        Returned = "spanish-said-returned";
        Keep = "spanish-keep";
        /// Exchanged a number of cards.
        Exchanged(many: u8) = (Msg::new("spanish-said-exchanged").with("many", i64::from(*many)));
        Look = "spanish-look";
        Leave = "spanish-leave";
        GoFondo = "spanish-go-fondo";
        /// This card was turned for the trump of a fondo.
        Turned(card: Card) = "spanish-said-turned";
        Redeem = "spanish-redeem";
        Signal(signal: Signal) = (act(Action::Signal(*signal)));
        Stop = "spanish-stop";
        ViewDiscard = "spanish-view-discard";
        Concede = "spanish-concede";
        Accept = "spanish-accept";
        PlayOn = "spanish-play-on";
        LayDown = "spanish-lay-down";
        Grant = "spanish-grant";
        Claim(item: Calidad) = (act(Action::Claim(*item)));
        Estuches(many: u8) = (act(Action::Estuches(i64::from(*many))));
        Content = "spanish-content";
        Amend(card: Card) = "spanish-said-amend";
        /// Was found to have played this card wrong.
        Wrong(card: Card) = "spanish-said-wrong";
        /// Was called for this card, and it was right.
        Right(card: Card) = "spanish-said-right";
        Early(card: Card) = "spanish-early";
        Drop(card: Card) = (act(Action::Drop(CardSet::of(*card))));
        Order(card: Card) = "spanish-order";
        Lift = "spanish-lift";
        Contest = "spanish-contest";
        Spread = "spanish-spread";
        Advise = "spanish-advise";
        Talk(talk: Talk) = (act(Action::Talk(*talk)));
        Demand(seat: Seat) = "spanish-demand";
        /// Named the card that a fine goes with.
        Raffle(card: Card) = "spanish-raffle";
        /// Turned up this card of the monte.
        Expose(card: Card) = "spanish-said-expose";
        Peek(seat: Seat) = "spanish-peek";
        Throw(thrown: Thrown) = (act(Action::Throw(*thrown)));
        LeaveTrick = "spanish-leave-trick";
        HoldBack = "spanish-hold-back";
        OwnUp = "spanish-own-up";
        Recount(seat: Seat) = "spanish-recount";
        Join = "spanish-join";
    }
}

/// Partner of the Hombre, as far as it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Partner {
    /// Nobody knows yet: the card that tells it has not been played.
    Unknown,
    Nobody,
    Seat(Seat),
}

/// Kind of entry by which the Hombre came to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    Voluntary,
    /// All had passed.
    Chillada,
    Fondo,
}

/// State of the bola.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bola {
    No,
    /// Promised from the start.
    Bid,
    /// Undertaken in the play.
    Tried,
    /// Undertaken, and lost for looking at one's discard (hombre R32).
    Forfeited,
}

/// Question put to the adversaries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Claimed {
    Codillo,
    Win,
}

/// State of a codillo that was offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Concession {
    No,
    Accepted,
    /// It is played out, and stays codillo.
    Refused,
    /// The Hombre laid down instead of saying so, at an honour table.
    LaidDown,
}

/// The exchange with the monte.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Exchange {
    pub stock: Stock,
    /// Cards each has thrown.
    pub thrown: [u8; SEATS],
    /// The player to exchange next, counted from the Hombre.
    pub at: usize,
    /// The player who exchanged last.
    pub last: Option<Seat>,
    /// The cards left, if they were looked at: everybody may then.
    pub seen: CardSet,
    /// Players who have looked at their own discard since play began.
    pub viewed: SeatSet,
    /// Did the deal leave the espadilla in the monte?
    pub espadilla: bool,
    /// The top card of the monte, if it was turned up.
    pub turned: Option<Card>,
    /// The mate of the monte that the Hombre was given.
    pub given: Option<Card>,
    /// For whom a card is to be drawn by lot.
    pub lot: Option<Seat>,
}

/// Open state of the running hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    pub phase: Phase,
    /// From the mano on; the player without cards is last.
    pub round: Round<SEATS>,
    pub said: ArrayVec<(Seat, Said), 96>,
    pub auction: Auction<Bid>,
    pub hombre: Option<Seat>,
    pub bid: Option<Bid>,
    pub entry: Entry,
    pub trump: Option<Suit>,
    /// The king, or caballo, that was called.
    pub called: Option<Card>,
    pub partner: Partner,
    /// The player who gave a king to the Hombre.
    pub giver: Option<Seat>,
    /// Players who have answered the question put to all.
    pub answered: SeatSet,
    /// Players who answered that the hand must be played.
    pub refused: SeatSet,
    pub question: Option<Claimed>,
    /// Players who cannot be the partner: the hand would be over, or they said what only an adversary may.
    pub not_partner: SeatSet,
    pub concession: Concession,
    pub bola: Bola,
    pub exchange: Exchange,
    /// Cards in each hand that all have seen.
    pub shown: [CardSet; SEATS],
    /// Seats whose hands lie open.
    pub exposed: SeatSet,
    /// The player who signalled with the card about to be played.
    pub signalled: Option<Seat>,
    /// Players who asked another for a trick, each with the number of cards played by then (hombre R29).
    pub asked: ArrayVec<(Seat, u8), 40>,
    pub play: Tricks<SEATS>,
    pub honour: super::honour::Books,
    pub claims: super::claims::Demanded,
    pub outcome: Option<&'static str>,
}

impl Open {
    pub(super) fn new(round: Round<SEATS>, last: Trick) -> Open {
        Open {
            phase: Phase::Shuffle,
            round,
            said: ArrayVec::new(),
            auction: Auction::new(round.active),
            hombre: None,
            bid: None,
            entry: Entry::Voluntary,
            trump: None,
            called: None,
            partner: Partner::Nobody,
            giver: None,
            answered: SeatSet::EMPTY,
            refused: SeatSet::EMPTY,
            question: None,
            not_partner: SeatSet::EMPTY,
            concession: Concession::No,
            bola: Bola::No,
            exchange: Exchange {
                stock: Stock::EMPTY,
                thrown: [0; SEATS],
                at: 0,
                last: None,
                seen: CardSet::EMPTY,
                viewed: SeatSet::EMPTY,
                espadilla: false,
                turned: None,
                given: None,
                lot: None,
            },
            shown: [CardSet::EMPTY; SEATS],
            exposed: SeatSet::EMPTY,
            signalled: None,
            asked: ArrayVec::new(),
            play: Tricks::new(round.order[0], last),
            honour: super::honour::Books::EMPTY,
            claims: super::claims::Demanded::NOTHING,
            outcome: None,
        }
    }

    /// Notes what was said, as long as there is room for more.
    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        let _ = self.said.try_push((seat, said));
    }

    pub(super) fn mano(&self) -> Seat {
        self.round.order[0]
    }

    /// The player who was dealt no cards.
    pub(super) fn zangano(&self, match_state: &MatchState) -> Option<Seat> {
        match_state.places.iter().copied().find(|&seat| !self.round.plays_cards(seat))
    }
}

/// Hidden state: visible to its owner alone, or to nobody.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    pub(super) hands: [CardSet; SEATS],
    /// The cards left by the deal, top first; the exchange says which are still there.
    pub(super) monte: [Card; MONTE],
    /// The discard of each.
    pub(super) discards: [CardSet; SEATS],
    /// The card the Hombre gave for a king.
    pub(super) returned: Option<Card>,
}

impl Hidden {
    pub(super) const NOTHING: Hidden =
        Hidden { hands: [CardSet::EMPTY; SEATS], monte: [ESPADILHA; MONTE], discards: [CardSet::EMPTY; SEATS], returned: None };
}

//! State of a match: what lasts (the company, the bolo's age, the remissas), what lies open in the running hand, and what is hidden.
//!
//! The three are different types on purpose: a view takes the open parts as they are and cannot hold the hidden one.

use super::action::{Lost, Won};
use super::contract::Contract;
pub use super::open::{Claim, Claims, Due, Honour, LaidAs, Open, Owed, Passage, Resposta, Settlement, Talon};
use crate::ombre::trumps::ESPADILHA;
use cards::{Card, CardSet, Suit};
use engine::{Msg, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table, at most.
pub(super) const SEATS: usize = 4;

/// Cards to a hand.
pub(super) const HAND: usize = 9;

/// Cards of the talon.
pub(super) const TALON: usize = 13;

/// Phases of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are to be drawn.
    Draw,
    /// Somebody's remissa falls due, and they may split it.
    SplitDue,
    /// The pack is to be shuffled.
    Shuffle,
    /// The last packet is still to be dealt: pagas can be asked until then.
    Dealing,
    /// The first passage.
    Round1,
    /// The second passage.
    Round2,
    /// All have passed twice: the fourth player's choice.
    Quarto,
    /// The fourth player puts four cards aside.
    TrezeDiscard,
    /// The feito names the trump.
    Naming,
    /// The feito exchanges cards.
    Exchange,
    /// The feito looks at the casca: they name a suit or throw it in.
    CascaChoice,
    /// The opponents buy.
    Buying,
    /// The feito opens the play.
    Opening,
    /// The others answer the asking of resposta.
    Answers,
    Tricks,
    /// Five tricks are the feito's: stop or go on?
    StopOrGeral,
    /// The others answer cards laid down.
    Claim,
    /// An honour table before the cards are mixed: revokes can be accused.
    Inspection,
    /// Respostas are placed.
    Placing,
    /// Pagas can be asked.
    Pagas,
    /// The match is over.
    Over,
}

/// A resposta left as a debt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Remissa {
    /// The debtor.
    pub owner: Seat,
    /// Its amount, in tentos.
    pub amount: i64,
    /// The deal it was made in.
    pub deal: u32,
}

/// Progress of the recambó.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// The box fills.
    Filling,
    /// The box is in the bolo: when it is lifted the recambó is over.
    InTheBolo,
    /// It has been lifted; what is still owed is played off.
    Lifted,
}

/// State of the match that lasts from hand to hand. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchState {
    /// Number of players.
    pub players: usize,
    /// The seats in playing order: each at the right of the one before.
    pub round: [Seat; SEATS],
    pub dealer: Seat,
    /// The holder of the medalhão.
    pub medalhao: Seat,
    /// In which hand of its life the bolo is; 0 before it is formed.
    pub life: u32,
    /// Remissas still owed.
    pub remissas: Vec<Remissa>,
    /// Progress of the recambó.
    pub closing: Closing,
    /// Recambós finished.
    pub recambos: u32,
    /// Hands dealt in this one.
    pub hands: u32,
    /// The number of the deal.
    pub deal: u32,
    /// Players who want to break the game off.
    pub break_off: SeatSet,
}

impl MatchState {
    /// The places round the table.
    pub fn places(&self) -> &[Seat] {
        &self.round[..self.players]
    }

    /// The seat `steps` places to the right.
    pub fn right_of(&self, seat: Seat, steps: usize) -> Seat {
        let at = self.places().iter().position(|&there| there == seat).unwrap_or(0) + steps;
        self.round[if at >= self.players { at - self.players } else { at } % SEATS]
    }
}

engine::sayings! {
    /// Something said or done that all could hear.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Said {
        Pass = "voltarete-pass";
        Consent = "voltarete-said-consent";
        /// Named this game.
        Bid(contract: Contract) = (contract.said());
        /// Named this game in this suit.
        BidIn(_contract: Contract, suit: Suit) = (Msg::new("voltarete-so-in").with("suit", *suit));
        /// Went to the casca with one card kept.
        CascaKeeping = "voltarete-said-casca-keeping";
        /// Named the trump.
        Named(suit: Suit) = "voltarete-name";
        /// Turned this card up.
        Turned(card: Card) = "voltarete-said-turned";
        /// Took a number of cards.
        Took(many: u8) = "voltarete-said-took";
        /// Passed a number of cards on.
        PassedOn(many: u8) = "voltarete-said-passed-on";
        /// Threw the casca in.
        ReporCasca = "voltarete-said-repor-casca";
        OrderPlay = "voltarete-order-play";
        DeclareGeral = "voltarete-said-declare-geral";
        AskResposta = "voltarete-said-ask-resposta";
        Give = "voltarete-said-give";
        Refuse = "voltarete-said-refuse";
        /// Stopped after five tricks.
        Stop = "voltarete-said-stop";
        /// Went on after five tricks.
        Continue = "voltarete-said-continue";
        /// Laid down as won.
        ClaimWin(_won: Won) = (Msg::new("voltarete-said-claim-win"));
        /// Laid down as codilho.
        ClaimCodilho = "voltarete-said-claim-codilho";
        /// Said the feito has won.
        GrantWin = "voltarete-said-grant-win";
        /// Laid down as lost.
        Concede(_lost: Lost) = (Msg::new("voltarete-said-concede"));
        Accept = "voltarete-said-accept";
        /// Made it be played.
        MakePlay = "voltarete-make-play";
        /// Let the hand go.
        Decline = "voltarete-said-decline";
        /// Mended a revoke.
        Amend = "voltarete-said-amend";
        /// Was accused of a revoke in this trick, and it was so.
        Revoked(trick: u8) = "voltarete-said-revoked";
        /// Was accused of a revoke in this trick, and it was not so.
        Cleared(trick: u8) = "voltarete-said-cleared";
        /// Told this opponent that they have codilho.
        SayCodilho(seat: Seat) = "voltarete-say-codilho";
        /// Showed Espadilha.
        ShowedEspadilha = "voltarete-said-espadilha";
    }
}

/// Hidden state: visible to its owner alone, or to nobody.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// The cards in each hand.
    pub(super) hands: [CardSet; SEATS],
    /// The thirteen, top first; [`Talon::stock`] says which are left.
    pub(super) talon: [Card; TALON],
    /// The cards each laid aside.
    pub(super) discards: [CardSet; SEATS],
    /// The player who was dealt Espadilha.
    pub(super) espadilha: Option<Seat>,
}

impl Hidden {
    pub(super) const NOTHING: Hidden =
        Hidden { hands: [CardSet::EMPTY; SEATS], talon: [ESPADILHA; TALON], discards: [CardSet::EMPTY; SEATS], espadilha: None };
}

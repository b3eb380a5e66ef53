//! Results of hands: stored as data, put into words on demand.

use super::Core;
use super::bid::Bid;
use super::result::{BolaPaid, Judged, Outcome};
use super::state::{Concession, Last, SEATS};
use arrayvec::ArrayVec;
use cards::Suit;
use engine::{DealReport, Msg, Seat};
use serde::Serialize as _;

/// Summary of a finished hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    pub(super) id: &'static str,
    /// The tricks of the Hombre's side, and the other participant.
    pub(super) won: Option<(u8, With)>,
    pub(super) hombre: Option<Seat>,
    /// The bid, and the trump: a fault at the monte may end the hand before it is named.
    pub(super) game: Option<(Bid, Option<Suit>)>,
}

/// Participant besides the Hombre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum With {
    Partner(Seat),
    CodilloTo(Seat),
    Nobody,
}

impl Ended {
    /// A hand that nobody played, by the machine name of its outcome.
    pub(super) fn unplayed(outcome: Option<&'static str>, hombre: Option<Seat>) -> Ended {
        let id = match outcome {
            Some("redeemed") => "spanish-ended-redeemed",
            Some("annulled") => "spanish-ended-annulled",
            Some("void") => "spanish-ended-void",
            _ => "spanish-ended-passed",
        };
        Ended { id, won: None, hombre, game: None }
    }

    /// It in a sentence.
    pub fn words(self) -> Msg {
        let mut words = Msg::new(self.id);
        if let Some((tricks, _)) = self.won {
            words = words.with("tricks", tricks);
        }
        if let Some(hombre) = self.hombre {
            words = words.with("seat", hombre);
        }
        words = match self.game {
            Some((bid, Some(suit))) => {
                words.with("game", Msg::new("spanish-game-in").with("bid", bid.words()).with("suit", suit))
            }
            Some((bid, None)) => words.with("game", Msg::new("spanish-game-unnamed").with("bid", bid.words())),
            None => words,
        };
        match self.won {
            Some((_, With::Partner(seat))) => words.with("with", Msg::new("spanish-with-partner").with("seat", seat)),
            Some((_, With::CodilloTo(seat))) => words.with("with", Msg::new("spanish-codillo-to").with("seat", seat)),
            Some((_, With::Nobody)) => words.with("with", Msg::new("spanish-alone")),
            None => words,
        }
    }
}

pub(super) fn in_words<S: serde::Serializer>(ended: &Ended, serializer: S) -> Result<S::Ok, S::Error> {
    ended.words().serialize(serializer)
}

/// The machine name and the message of the result of a played hand.
pub(super) const fn named(judged: &Judged) -> (&'static str, &'static str) {
    match (judged.outcome, judged.bola) {
        (Outcome::Won, Some(BolaPaid::Made)) => ("bola", "spanish-ended-bola"),
        (Outcome::Won, Some(BolaPaid::Lost)) => ("bola_lost", "spanish-ended-bola-lost"),
        (Outcome::Won, _) => ("won", "spanish-ended-won"),
        (Outcome::Puesta, _) => ("puesta", "spanish-ended-puesta"),
        (Outcome::Codillo(_), Some(BolaPaid::Desbola)) => ("desbola", "spanish-ended-desbola"),
        (Outcome::Codillo(_), _) => ("codillo", "spanish-ended-codillo"),
    }
}

/// A hand as it is told of when it is over, or as it stands.
#[derive(Clone, Debug)]
pub(super) struct HandReport {
    pub(super) number: u32,
    pub(super) dealer: Seat,
    pub(super) outcome: Option<&'static str>,
    pub(super) bid: Option<Bid>,
    pub(super) hombre: Option<Seat>,
    pub(super) trump: Option<Suit>,
    pub(super) tricks: ArrayVec<u8, SEATS>,
    pub(super) last: Option<Last>,
}

impl HandReport {
    pub(super) fn report(&self) -> DealReport {
        DealReport {
            number: self.number,
            dealer: self.dealer,
            outcome: self.outcome,
            contract: self.bid.map(Bid::name),
            ombre: self.hombre,
            trump: self.trump,
            tricks: self.tricks.iter().copied().collect(),
            counted: Vec::new(),
            ended: self.last.as_ref().map(|last| last.ended.words()),
            shown: self.last.as_ref().map_or_else(Vec::new, |last| last.shown.to_vec()),
        }
    }
}

impl Core {
    /// The summary of a played hand.
    pub(super) fn ended(&self, judged: &Judged) -> Ended {
        let with = match (self.partner(), judged.outcome) {
            (Some(partner), _) => With::Partner(partner),
            (None, Outcome::Codillo(Some(winner))) => With::CodilloTo(winner),
            (None, _) => With::Nobody,
        };
        let game = self.open.bid.map(|bid| (bid, self.open.trump));
        // Of a game that was given up the tricks tell nothing (mediator R56).
        let is_given_up = self.open.concession == Concession::Accepted && matches!(judged.outcome, Outcome::Codillo(_));
        let id = if is_given_up { "spanish-ended-conceded" } else { named(judged).1 };
        Ended { id, won: Some((self.side_tricks(), with)), hombre: self.open.hombre, game }
    }
}

//! Suits not followed at an honour table: put right in time, or called and paid for (R51, `renuncio.8`).
//!
//! A card that does not follow can be put right until its trick is lifted and another card is led. A player who calls it later
//! must show it by cards that all have seen, or calling would be a way to look into a hand; when the hand is over all cards lie
//! open, and any suspicion can be tried. Whether a call can be made hangs on nothing hidden.

use super::Rebesino;
use super::action::Action;
use super::breach::Breach;
use super::deck::{ORDER, PAY, of_suit};
use super::state::{Called, Found, Phase, SEATS, Said};
use crate::brazil::{Examined, Replaced};
use cards::{Card, CardSet};
use engine::duty::Follow;
use engine::play_history::PlayHistory;
use engine::{Offer, Seat};

/// Everybody follows suit who can; of the privilege nobody needs to speak.
static DUTY: Follow<'static> = Follow(&ORDER);

impl Rebesino {
    /// The cards with which this seat can put its card in the trick on the table right.
    fn mends(&self, seat: Seat) -> CardSet {
        if !self.agreements.honour() || self.open.phase != Phase::Tricks || self.open.trick.is_empty() {
            return CardSet::EMPTY;
        }
        let course = PlayHistory { plays: &self.open.plays, players: SEATS, duty: &DUTY };
        Examined { course, trick: self.open.takers.len() }.mends(seat, self.hand(seat))
    }

    pub(super) fn amend_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let of = self.mends(seat);
        if !of.is_empty() {
            out.push(Offer::Card { of, make: Action::Amend });
        }
    }

    pub(super) fn check_amend(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if self.mends(seat).contains(card) { Ok(()) } else { Err(Breach::NothingToAmend) }
    }

    pub(super) fn amend(&mut self, seat: Seat, card: Card) {
        let course = PlayHistory { plays: &self.open.plays, players: SEATS, duty: &DUTY };
        let Some(at) = course.play_in(seat, self.open.takers.len()) else { return };
        let (open, index) = (&mut self.open, seat.index());
        let (hand, shown) = (&mut self.hidden.hands[index], &mut open.shown[index]);
        Replaced { plays: &mut open.plays, trick: &mut open.trick, hand, shown }.by(card, at, SEATS, &DUTY);
        open.say(seat, Said::Amended(card));
        if open.trick.len() >= usize::from(open.due) {
            let winner = open.trick.winner().unwrap_or(seat);
            self.open.to_play = self.holding_from(winner);
        }
    }

    /// The play that can be called: complete, not following on the face of it, not called before, and proved or open to all.
    fn callable(&self, seat: Seat, trick: u8) -> Result<usize, Breach> {
        let number = usize::from(trick).checked_sub(1).filter(|&number| number < self.open.takers.len()).ok_or(Breach::NoCall)?;
        let course = PlayHistory { plays: &self.open.plays, players: SEATS, duty: &DUTY };
        let at = course.play_in(seat, number).ok_or(Breach::NoCall)?;
        let called = self.open.called.iter().any(|call| (call.seat, call.trick) == (seat, trick));
        if called || course.lacks(at).is_empty() {
            return Err(Breach::NoCall);
        }
        if self.open.phase == Phase::Tricks && !self.is_proved(at) {
            return Err(Breach::NotProved);
        }
        Ok(at)
    }

    /// Do cards in sight prove that this play had to follow? They show one of the suit, and that no napolitana could excuse it.
    fn is_proved(&self, at: usize) -> bool {
        let open = &self.open;
        let ((seat, _), led) = (open.plays[at], open.plays[at - at % SEATS].1);
        let later: CardSet = open.plays[at..].iter().filter(|(player, _)| *player == seat).map(|&(_, card)| card).collect();
        let had = (later | open.shown[seat.index()]).meets(of_suit(led));
        let elsewhere: CardSet = open.plays.iter().filter(|(player, _)| *player != seat).map(|&(_, card)| card).collect();
        let shown =
            Seat::first(SEATS).filter(|&other| other != seat).fold(elsewhere, |all, other| all | open.shown[other.index()]);
        let none = (shown & PAY).len() >= 2;
        let spent = open.takers[..at / SEATS].iter().enumerate().any(|(trick, &taker)| taker == seat && trick > 0);
        had && (none || spent)
    }

    pub(super) fn call_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.agreements.honour() {
            return;
        }
        for other in Seat::first(SEATS).filter(|&other| other != seat) {
            let tricks = (1..=self.open.takers.len() as u8).filter(|&trick| self.callable(other, trick).is_ok());
            out.extend(tricks.map(|trick| Offer::Word(Action::Call(other, trick))));
        }
    }

    pub(super) fn check_call(&self, by: Seat, seat: Seat, trick: u8) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if seat == by || seat.index() >= SEATS || self.open.phase == Phase::Reveal && self.open.agreed.contains(by) {
            return Err(Breach::NoCall);
        }
        self.callable(seat, trick).map(|_| ())
    }

    /// Suspicion costs nothing; a renuncio found does, when the hand is settled.
    pub(super) fn call(&mut self, seat: Seat, trick: u8) {
        let Ok(at) = self.callable(seat, trick) else { return };
        let free = self.hidden.napolitana == Some(seat) && self.was_privileged(seat, at / SEATS);
        let found = if self.kept_back(at) && !free { Found::Renuncio } else { Found::Nothing };
        self.open.called.push(Called { seat, trick, found });
        self.open.say(seat, if found == Found::Renuncio { Said::Revoked(trick) } else { Said::Cleared(trick) });
    }

    pub(super) fn check_agree(&self, seat: Seat) -> Result<(), Breach> {
        if self.open.agreed.contains(seat) { Err(Breach::NotNow { rule: self.open.rule() }) } else { Ok(()) }
    }

    pub(super) fn agree(&mut self, seat: Seat) {
        self.open.agreed = self.open.agreed.with(seat);
        self.open.say(seat, Said::Agreed);
        if self.open.agreed.len() == SEATS {
            self.settle();
        }
    }
}

//! The wrong card at an honour table: noticed before the trick is taken it is replaced, afterwards it stands (D17).

use super::Grand;
use super::action::Action;
use super::breach::Breach;
use super::state::{Phase, Said};
use crate::brazil::{Examined, Looks, Replaced};
use cards::{Card, CardSet};
use engine::course::Course;
use engine::duty::Follow;
use engine::law::CardFate;
use engine::{Offer, Seat};

impl Grand {
    fn examined<'a>(&'a self, duty: &'a Follow<'static>) -> Examined<'a, Follow<'static>> {
        let course = Course { plays: &self.open.plays, players: self.open.active(), duty };
        Examined { course, trick: self.open.takers.len() }
    }

    /// The cards with which a seat can put its wrong card right; none if it is right.
    fn mends(&self, seat: Seat) -> CardSet {
        self.examined(&self.duty()).mends(seat, self.hand(seat))
    }

    /// May this card be called wrong? Cards that all have seen must prove it.
    fn accusable(&self, seat: Seat, accused: Seat) -> Result<Card, Breach> {
        let shown = self.open.shown.get(accused.index()).copied().unwrap_or(CardSet::EMPTY);
        match self.examined(&self.duty()).looks(accused, shown) {
            Looks::Wrong(card) if seat != accused && self.fate_of_card(accused) == CardFate::Replaced => Ok(card),
            Looks::Doubtful if seat != accused => Err(Breach::NotProved),
            _ => Err(Breach::NothingToAccuse),
        }
    }

    pub(super) fn amend_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let of = self.mends(seat);
        if self.agreements.honour() && !of.is_empty() {
            out.push(Offer::Card { of, make: Action::Amend });
        }
    }

    pub(super) fn accuse_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let others = self.from(seat).skip(1).filter(|&other| self.check_accuse(seat, other).is_ok());
        out.extend(others.map(|other| Offer::Word(Action::Accuse(other))));
    }

    pub(super) fn check_accuse(&self, seat: Seat, accused: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if !self.playing().contains(seat) {
            return Err(Breach::NotPlaying);
        }
        self.accusable(seat, accused).map(|_| ())
    }

    /// The card of that player is wrong: they must replace it.
    pub(super) fn accuse(&mut self, seat: Seat, accused: Seat) {
        if let Ok(card) = self.accusable(seat, accused) {
            self.open.say(accused, Said::Wrong(card));
            self.apply(accused, self.fate_of_card(accused));
        }
    }

    pub(super) fn check_amend(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if let Some(turn) = self.open.mending.filter(|&turn| turn != seat) {
            return Err(Breach::NotYourTurn { turn, rule: self.open.rule() });
        }
        let mends = self.mends(seat);
        if mends.is_empty() || self.fate_of_card(seat) != CardFate::Replaced {
            return Err(Breach::NothingToAmend);
        }
        if !self.hand(seat).contains(card) {
            return Err(Breach::NotHeld { card, rule: "grand D17" });
        }
        if mends.contains(card) { Ok(()) } else { Err(Breach::StillWrong) }
    }

    /// Another card takes the place of the wrong one.
    pub(super) fn amend(&mut self, seat: Seat, card: Card) {
        let duty = self.duty();
        let Some(wrong) = self.examined(&duty).play_of(seat) else { return };
        let active = self.open.active();
        let (open, at) = (&mut self.open, seat.index());
        let (hand, shown) = (&mut self.hidden.hands[at], &mut open.shown[at]);
        Replaced { plays: &mut open.plays, trick: &mut open.trick, hand, shown }.by(card, wrong, active, &duty);
        open.mending = None;
        open.say(seat, Said::Amended(card));
        match open.trick.winner().filter(|_| open.trick.len() == active) {
            Some(taker) => (open.phase, open.to_play) = (Phase::Taking, taker),
            None => open.phase = Phase::Tricks,
        }
    }
}

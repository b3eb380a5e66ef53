//! The wrong card at an honour table: noticed before the trick is taken it is replaced, afterwards it stands (D17).

use super::Grand;
use super::action::Action;
use super::breach::Breach;
use super::state::{Phase, Said};
use crate::brazil::{Lying, Table};
use cards::{Card, CardSet};
use engine::{Offer, Seat};

impl Grand {
    /// The card of a seat in the trick on the table.
    fn lying(&self, seat: Seat) -> Option<Lying> {
        let order = self.open.order();
        let instead = |led: Card, card: Card| match order.class(led) == order.class(card) {
            true => CardSet::EMPTY,
            false => order.followers(led),
        };
        Lying::of(seat, &self.open.plays, &self.open.trick, instead)
    }

    /// The cards with which a seat can put its wrong card right; none if it is right.
    fn mends(&self, seat: Seat) -> CardSet {
        self.lying(seat).map_or(CardSet::EMPTY, |lying| self.hand(seat) & lying.instead)
    }

    /// May this card be called wrong? Cards that all have seen must prove it.
    fn accusable(&self, seat: Seat, accused: Seat) -> Result<Card, Breach> {
        let lying = self.lying(accused).filter(|lying| seat != accused && !lying.instead.is_empty());
        let lying = lying.ok_or(Breach::NothingToAccuse)?;
        if !self.open.shown[accused.index()].meets(lying.instead) {
            return Err(Breach::NotProved);
        }
        Ok(lying.card)
    }

    pub(super) fn amend_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let of = self.mends(seat);
        if self.agreements.honour() && !of.is_empty() {
            out.push(Offer::Card { of, make: Action::Amend });
        }
    }

    pub(super) fn accuse_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.agreements.honour() {
            let others = self.from(seat).skip(1).filter(|&other| self.accusable(seat, other).is_ok());
            out.extend(others.map(|other| Offer::Word(Action::Accuse(other))));
        }
    }

    /// The card of that player is wrong: he must replace it.
    pub(super) fn accuse(&mut self, seat: Seat, accused: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if !self.playing().contains(seat) {
            return Err(Breach::NotPlaying);
        }
        let card = self.accusable(seat, accused)?;
        self.open.say(accused, Said::Wrong(card));
        self.open.mending = Some(accused);
        self.open.phase = Phase::Mending;
        Ok(())
    }

    /// He puts another card in the place of his wrong one.
    pub(super) fn amend(&mut self, seat: Seat, card: Card) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if let Some(turn) = self.open.mending.filter(|&turn| turn != seat) {
            return Err(Breach::NotYourTurn { turn });
        }
        let mends = self.mends(seat);
        let wrong = self.lying(seat).filter(|_| !mends.is_empty()).ok_or(Breach::NothingToAmend)?;
        if !self.hand(seat).contains(card) {
            return Err(Breach::NotHeld { card });
        }
        if !mends.contains(card) {
            return Err(Breach::StillWrong);
        }
        let (order, active) = (self.open.order(), self.open.active());
        let (open, at) = (&mut self.open, seat.index());
        let (hand, shown) = (&mut self.hidden.hands[at], &mut open.shown[at]);
        Table { plays: &mut open.plays, trick: &mut open.trick, hand, shown }.replace(wrong, card, order);
        open.mending = None;
        open.say(seat, Said::Amended(card));
        match (open.trick.len() == active, open.trick.winner()) {
            (true, Some(taker)) => {
                open.phase = Phase::Taking;
                open.to_play = taker;
            }
            _ => open.phase = Phase::Tricks,
        }
        Ok(())
    }

    /// The winner gathers the trick: from now on every card in it stands.
    pub(super) fn take(&mut self, seat: Seat) -> Result<(), Breach> {
        self.in_turn(seat)?;
        self.gather();
        Ok(())
    }
}

//! The wrong card at an honour table: noticed before the trick is taken it is replaced, afterwards it stands (D17).

use super::Grand;
use super::action::Action;
use super::breach::Breach;
use super::state::{Phase, Said};
use cards::{Card, CardSet};
use engine::trick::Trick;
use engine::{Offer, Seat};

impl Grand {
    /// The number of a seat's play in the trick on the table, and the card.
    fn play_of(&self, seat: Seat) -> Option<(usize, Card)> {
        let first = self.open.plays.len() - self.open.trick.len();
        let (at, (_, card)) = self.open.trick.plays().enumerate().find(|(_, (player, _))| *player == seat)?;
        Some((first + at, card))
    }

    /// What would have been right where this card is wrong: the cards that follow the lead.
    fn right_for(&self, card: Card) -> CardSet {
        let order = self.open.order();
        let led = self.open.trick.led().filter(|&led| order.class(led) != order.class(card));
        led.map_or(CardSet::EMPTY, |led| order.followers(led))
    }

    /// The cards with which a seat can put its wrong card right; none if it is right.
    fn mends(&self, seat: Seat) -> CardSet {
        self.play_of(seat).map_or(CardSet::EMPTY, |(_, card)| self.hand(seat) & self.right_for(card))
    }

    /// May this be called wrong by who sees only the table? Not a card that follows, nor one found right already.
    fn doubtful(&self, seat: Seat) -> Result<usize, Breach> {
        let (at, card) = self.play_of(seat).ok_or(Breach::NothingToAccuse)?;
        match self.right_for(card).is_empty() {
            true => Err(Breach::NothingToAccuse),
            false if self.open.proved.contains(&(at as u8)) => Err(Breach::ClearedAlready),
            false => Ok(at),
        }
    }

    pub(super) fn amend_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let of = self.mends(seat);
        if self.agreements.honour() && !of.is_empty() {
            out.push(Offer::Card { of, make: Action::Amend });
        }
    }

    pub(super) fn accuse_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.agreements.honour() {
            let others = self.from(seat).skip(1).filter(|&other| self.doubtful(other).is_ok());
            out.extend(others.map(|other| Offer::Word(Action::Accuse(other))));
        }
    }

    /// Is the card of that player wrong? He must replace it if it is.
    pub(super) fn accuse(&mut self, seat: Seat, accused: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if !self.playing().contains(seat) {
            return Err(Breach::NotPlaying);
        }
        if seat == accused {
            return Err(Breach::NothingToAccuse);
        }
        let at = self.doubtful(accused)?;
        if self.mends(accused).is_empty() {
            self.open.say(accused, Said::Cleared);
            self.open.proved.push(at as u8);
        } else {
            let (_, card) = self.open.plays[at];
            self.open.say(accused, Said::Wrong(card));
            self.open.mending = Some(accused);
            self.open.phase = Phase::Mending;
        }
        Ok(())
    }

    /// The wrong card goes back to the hand, seen by all, and this one takes its place; the cards of the others stay.
    pub(super) fn amend(&mut self, seat: Seat, card: Card) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if let Some(turn) = self.open.mending.filter(|&turn| turn != seat) {
            return Err(Breach::NotYourTurn { turn });
        }
        let mends = self.mends(seat);
        let Some((at, wrong)) = self.play_of(seat).filter(|_| !mends.is_empty()) else { return Err(Breach::NothingToAmend) };
        if !self.hand(seat).contains(card) {
            return Err(Breach::NotHeld { card });
        }
        if !mends.contains(card) {
            return Err(Breach::StillWrong);
        }
        let hand = &mut self.hidden.hands[seat.index()];
        hand.insert(wrong);
        hand.remove(card);
        let (order, active) = (self.open.order(), self.open.active());
        let open = &mut self.open;
        open.shown[seat.index()].insert(wrong);
        open.shown[seat.index()].remove(card);
        open.plays[at] = (seat, card);
        let first = open.plays.len() - open.trick.len();
        open.trick = Trick::EMPTY;
        for &(player, card) in &open.plays[first..] {
            open.trick.play(player, card, order);
        }
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

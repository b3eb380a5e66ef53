//! The wrong card at an honour table: noticed before the trick is taken it is replaced, afterwards it stands (D9).

use super::Yukon;
use super::action::Action;
use super::breach::Breach;
use super::deck::ORDER;
use super::state::{Phase, Said};
use cards::{Card, CardSet};
use engine::trick::Trick;
use engine::{Offer, Seat};

impl Yukon {
    /// The number of a seat's play in the trick on the table.
    fn play_of(&self, seat: Seat) -> Option<usize> {
        let first = self.open.plays.len() - self.open.trick.len();
        self.open.trick.plays().position(|(player, _)| player == seat).map(|at| first + at)
    }

    /// What the rules would have let him play to the trick on the table, his card taken back.
    fn allowed(&self, seat: Seat) -> CardSet {
        let Some((at, card)) = self.play_of(seat).and_then(|at| Some((at, self.open.plays.get(at)?.1))) else {
            return CardSet::EMPTY;
        };
        let mut led = Trick::EMPTY;
        // Only the card led binds him: the leader himself was free.
        if at > self.open.plays.len() - self.open.trick.len()
            && let Some((leader, card)) = self.open.trick.plays().next()
        {
            led.play(leader, card, &ORDER);
        }
        self.duty().playable(self.hand(seat).with(card), &led)
    }

    fn card_of(&self, seat: Seat) -> Option<Card> {
        self.open.trick.plays().find(|(player, _)| *player == seat).map(|(_, card)| card)
    }

    fn is_wrong(&self, seat: Seat) -> bool {
        self.card_of(seat).is_some_and(|card| !self.allowed(seat).contains(card))
    }

    /// May this be called wrong by who sees only the table? Not a card of the suit led, nor one found right already.
    fn doubtful(&self, seat: Seat) -> Result<(), Breach> {
        let (Some(led), Some(card), Some(at)) = (self.open.trick.led(), self.card_of(seat), self.play_of(seat)) else {
            return Err(Breach::NothingToAccuse);
        };
        match self.duty().lacked(led, card).is_empty() || card == led {
            true => Err(Breach::NothingToAccuse),
            false if self.open.proved.contains(&(at as u8)) => Err(Breach::ClearedAlready),
            false => Ok(()),
        }
    }

    pub(super) fn amend_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.agreements.honour() && self.is_wrong(seat) {
            out.push(Offer::Card { of: self.allowed(seat), make: Action::Amend });
        }
    }

    pub(super) fn accuse_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.agreements.honour() {
            return;
        }
        let others = self.open.from(seat).skip(1).filter(|&other| self.doubtful(other).is_ok());
        out.extend(others.map(|other| Offer::Word(Action::Accuse(other))));
    }

    /// Is the card of that player wrong? He must replace it if it is.
    pub(super) fn accuse(&mut self, seat: Seat, accused: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if !self.open.playing().contains(seat) {
            return Err(Breach::NotPlaying);
        }
        if seat == accused {
            return Err(Breach::NothingToAccuse);
        }
        self.doubtful(accused)?;
        if let Some(card) = self.card_of(accused).filter(|_| self.is_wrong(accused)) {
            self.open.say(accused, Said::Wrong(card));
            self.open.mending = Some(accused);
            self.open.phase = Phase::Mending;
        } else if let Some(at) = self.play_of(accused) {
            self.open.say(accused, Said::Cleared);
            self.open.proved.push(at as u8);
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
        let (Some(at), Some(wrong), true) = (self.play_of(seat), self.card_of(seat), self.is_wrong(seat)) else {
            return Err(Breach::NothingToAmend);
        };
        if !self.hand(seat).contains(card) {
            return Err(Breach::NotHeld { card });
        }
        if !self.allowed(seat).contains(card) {
            return Err(Breach::StillWrong);
        }
        let hand = &mut self.hidden.hands[seat.index()];
        hand.insert(wrong);
        hand.remove(card);
        let open = &mut self.open;
        open.shown[seat.index()].insert(wrong);
        open.shown[seat.index()].remove(card);
        open.plays[at] = (seat, card);
        open.proved.push(at as u8);
        let first = open.plays.len() - open.trick.len();
        open.trick = Trick::EMPTY;
        for &(player, card) in &open.plays[first..] {
            open.trick.play(player, card, &ORDER);
        }
        open.mending = None;
        open.say(seat, Said::Amended(card));
        match (open.trick.len() == open.active, open.trick.winner()) {
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

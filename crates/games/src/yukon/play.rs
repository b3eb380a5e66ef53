//! Tricks, and the cards drawn after each (R3-R13).

use super::Yukon;
use super::action::Action;
use super::breach::Breach;
use super::deck::{Jacks, ORDER, worth};
use super::state::{Phase, Said};
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Offer, Seat};

impl Yukon {
    #[inline]
    pub(super) fn duty(&self) -> Jacks {
        Jacks::new(&self.agreements)
    }

    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index()]
    }

    /// The legal cards; an honour table may let others be played too.
    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> CardSet {
        self.duty().playable(self.hand(seat), &self.open.trick)
    }

    #[inline]
    pub(super) fn play_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let playable = self.playable(seat);
        out.push(Offer::Card { of: playable, make: Action::Play });
        if self.agreements.honour() {
            out.extend(Offer::card(self.hand(seat) - playable, Action::Play));
        }
    }

    #[inline]
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        self.in_turn(seat)?;
        let hand = self.hand(seat);
        if !hand.contains(card) {
            return Err(Breach::NotHeld { card, rule: self.open.rule() });
        }
        if !self.agreements.honour() && !self.playable(seat).contains(card) {
            return Err(self.wrong_card(hand));
        }
        Ok(())
    }

    #[inline]
    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        self.hidden.hands[seat.index()].remove(card);
        let open = &mut self.open;
        open.shown[seat.index()].remove(card);
        open.plays.push((seat, card));
        open.trick.play(seat, card, &ORDER);
        if open.trick.len() < open.active {
            open.to_play = open.next(seat);
        } else {
            open.to_play = open.trick.winner().unwrap_or(seat);
            match self.agreements.honour() {
                true => open.phase = Phase::Taking,
                false => self.gather(),
            }
        }
    }

    /// The rule that a wrong card from this hand would break.
    pub(super) fn wrong_card(&self, hand: CardSet) -> Breach {
        let followed = self.open.trick.led().filter(|&led| hand.meets(self.duty().followers(led)));
        followed.and_then(Card::suit).map_or(Breach::MustYukon, |suit| Breach::MustFollow { suit })
    }

    /// Only who is to play, or to take the trick.
    #[inline]
    pub(super) fn in_turn(&self, seat: Seat) -> Result<(), Breach> {
        let turn = self.open.to_play;
        match seat {
            _ if seat == turn => Ok(()),
            _ if self.open.playing().contains(seat) => Err(Breach::NotYourTurn { turn, rule: self.open.rule() }),
            _ => Err(Breach::NotPlaying),
        }
    }

    /// The winner takes the trick and draws first, then the others in the direction of play (R9-R12).
    pub(super) fn gather(&mut self) {
        let open = &mut self.open;
        let taker = open.to_play;
        let points = worth(open.trick.cards());
        open.say(taker, Said::Took(points));
        open.takers.push(taker);
        open.trick = Trick::EMPTY;
        open.phase = Phase::Tricks;
        for seat in open.from(taker) {
            let Some(card) = self.hidden.stock.pop() else { break };
            self.hidden.hands[seat.index()].insert(card);
        }
        if self.hand(taker).is_empty() {
            self.count();
        }
    }
}

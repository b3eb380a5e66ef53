//! Tricks (R9-R15, R22-R25).

use super::Grand;
use super::action::Action;
use super::breach::Breach;
use super::contract::Contract;
use super::deck::{ALL_HEARTS, HEARTS};
use super::state::{Phase, SEATS, Said};
use cards::{Card, CardSet};
use engine::duty::{Duty, Follow};
use engine::trick::Trick;
use engine::{Offer, Seat, SeatSet};

impl Grand {
    /// The bidder leads to the first trick, whatever the game (R9).
    pub(super) fn begin_play(&mut self) {
        self.open.phase = Phase::Tricks;
        self.open.exchanger = None;
        if let Some(bid) = self.open.bid {
            self.open.to_play = bid.seat;
        }
    }

    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index()]
    }

    /// Those who play cards.
    pub(super) fn playing(&self) -> SeatSet {
        let all = SeatSet::first(SEATS);
        self.dummy().map_or(all, |dummy| all.without(dummy))
    }

    /// The players, beginning with this one and going to the left.
    pub(super) fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let playing = self.playing();
        (0..SEATS).map(move |step| self.match_state.left_of(seat, step)).filter(move |&seat| playing.contains(seat))
    }

    /// The player to the left: the next but one, where the next has laid their cards down.
    #[inline(always)]
    fn next(&self, seat: Seat) -> Seat {
        let left = self.match_state.left_of(seat, 1);
        if self.open.alone() && self.dummy() == Some(left) { self.match_state.left_of(left, 1) } else { left }
    }

    #[inline(always)]
    pub(super) fn duty(&self) -> Follow<'static> {
        Follow(self.open.order())
    }

    /// The legal cards; an honour table may let others be played too.
    #[inline(always)]
    pub(super) fn playable(&self, seat: Seat) -> CardSet {
        self.duty().playable(self.hand(seat), &self.open.trick)
    }

    #[inline(always)]
    pub(super) fn play_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let playable = self.playable(seat);
        out.push(Offer::Card { of: playable, make: Action::Play });
        if self.agreements.honour() {
            out.extend(Offer::card(self.hand(seat) - playable, Action::Play));
        }
    }

    #[inline(always)]
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        if seat != self.open.to_play {
            self.in_turn(seat)?;
        }
        if !self.hand(seat).contains(card) {
            return Err(self.not_held(card));
        }
        if !self.agreements.honour() && !self.playable(seat).contains(card) {
            return Err(self.wrong_card());
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        let (order, played) = (self.open.order(), CardSet::of(card));
        self.hidden.hands[seat.index()] -= played;
        self.open.shown[seat.index()] -= played;
        self.open.plays.push((seat, card));
        self.open.trick.play(seat, card, order);
        if self.open.trick.len() < self.open.active() {
            self.open.to_play = self.next(seat);
        } else {
            self.open.to_play = self.open.trick.winner().unwrap_or(seat);
            match self.agreements.honour() {
                true => self.open.phase = Phase::Taking,
                false => self.gather(),
            }
        }
    }

    /// The rule that a wrong card breaks.
    pub(super) fn wrong_card(&self) -> Breach {
        let suit = self.open.trick.led().filter(|&led| !self.open.order().trumps().contains(led)).and_then(Card::suit);
        suit.map_or(Breach::MustTrump, |suit| Breach::MustFollow { suit })
    }

    pub(super) fn not_held(&self, card: Card) -> Breach {
        Breach::NotHeld { card, rule: self.open.rule() }
    }

    /// Only who must act now.
    #[inline]
    pub(super) fn in_turn(&self, seat: Seat) -> Result<(), Breach> {
        let must = self.must_act();
        match must.lowest() {
            _ if must.contains(seat) => Ok(()),
            Some(turn) if self.playing().contains(seat) => Err(Breach::NotYourTurn { turn, rule: self.open.rule() }),
            _ => Err(Breach::NotPlaying),
        }
    }

    /// The trick is taken; perhaps it was the last.
    pub(super) fn gather(&mut self) {
        let taker = self.open.to_play;
        self.open.say(taker, Said::Took);
        self.open.takers.push(taker);
        self.open.trick = Trick::EMPTY;
        self.open.phase = Phase::Tricks;
        if self.is_played() {
            self.settle();
        }
    }

    /// Are all tricks played, or in Copas all hearts out (R25)?
    fn is_played(&self) -> bool {
        let Some(contract) = self.open.contract else { return false };
        let hearts = || self.open.plays.iter().filter(|(_, card)| HEARTS.contains(*card)).count();
        self.open.takers.len() == contract.tricks() || contract == Contract::Copas && hearts() == ALL_HEARTS
    }
}

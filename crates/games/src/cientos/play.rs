//! The twelve tricks (R28-R33).

use super::Cientos;
use super::action::Action;
use super::breach::Breach;
use super::deck::{DUTY, ORDER};
use super::state::{HAND, Phase, Said, other};
use cards::{Card, CardSet};
use engine::duty::Duty;
use engine::trick::Trick;
use engine::{Offer, Seat};

impl Cientos {
    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index() % 2]
    }

    /// The legal cards; an honour table may let others be played too.
    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> CardSet {
        let hand = self.hand(seat);
        let bound = self.bound_suit().map_or(CardSet::EMPTY, |suit| hand & CardSet::suit(suit));
        if bound.is_empty() { DUTY.playable(hand, &self.open.trick) } else { bound }
    }

    /// The suit mano must lead, having named it, or being told to (R19, `desc.3`).
    fn bound_suit(&self) -> Option<cards::Suit> {
        let leads = self.open.phase == Phase::Accuse;
        self.open.demanded.or(self.open.named_suit).filter(|_| leads)
    }

    /// Only a demand binds at an honour table.
    fn is_free(&self) -> bool {
        self.agreements.honour() && !(self.open.phase == Phase::Accuse && self.open.demanded.is_some())
    }

    pub(super) fn play_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.may_serve().is_err() {
            return;
        }
        let playable = self.playable(seat);
        out.push(Offer::Card { of: playable, make: Action::Play });
        let wrong = self.hand(seat) - playable;
        if self.is_free() && !wrong.is_empty() {
            out.push(Offer::Card { of: wrong, make: Action::Play });
        }
    }

    /// The pie names and shows what they said was better before they serve (R27, R28).
    fn may_serve(&self) -> Result<(), Breach> {
        let owes = self.open.phase == Phase::Answer && !self.agreements.honour() && self.owes_better();
        if owes { Err(Breach::MustName) } else { Ok(()) }
    }

    #[inline]
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Breach> {
        self.in_turn_of(seat, self.open.to_play)?;
        self.may_serve()?;
        let hand = self.hand(seat);
        if !hand.contains(card) {
            return Err(Breach::NotHeld { card, rule: self.open.rule() });
        }
        if !self.is_free() && !self.playable(seat).contains(card) {
            return Err(self.wrong_card());
        }
        Ok(())
    }

    /// The rule that a wrong card would break.
    pub(super) fn wrong_card(&self) -> Breach {
        let led = self.open.trick.led().and_then(Card::suit);
        match (led, self.bound_suit()) {
            (Some(suit), _) => Breach::MustFollow { suit },
            (None, Some(suit)) if self.open.demanded.is_some() => Breach::MustLead { suit, rule: "cientos:desc.3" },
            (None, Some(suit)) => Breach::MustLead { suit, rule: "cientos R19" },
            (None, None) => Breach::NotNow { rule: self.open.rule() },
        }
    }

    #[inline]
    pub(super) fn play(&mut self, seat: Seat, card: Card) {
        self.hidden.hands[seat.index()].remove(card);
        self.open.plays.push((seat, card));
        self.open.trick.play(seat, card, &ORDER);
        match self.open.phase {
            Phase::Accuse => {
                // The pie first names what is theirs (R28): mano's first card counts after that.
                self.open.phase = Phase::Answer;
                self.open.to_play = other(seat);
                return;
            }
            Phase::Answer => {
                self.open.phase = Phase::Tricks;
                self.close_names();
                if self.ended_by_count() {
                    return;
                }
                self.count_lead(other(seat));
            }
            _ if self.open.trick.len() == 1 => self.count_lead(seat),
            _ => {}
        }
        if self.ended_by_count() {
            return;
        }
        // Who was dealt or drew a card too few has none left to serve with (`dar.12`).
        if self.open.trick.len() < 2 && !self.hand(other(seat)).is_empty() {
            self.open.to_play = other(seat);
            return;
        }
        self.open.to_play = self.open.trick.winner().unwrap_or(seat);
        match self.agreements.honour() {
            true => self.open.phase = Phase::Taking,
            false => self.gather(),
        }
    }

    /// Nothing more can be named: all of it counts now, in its order (R39).
    fn close_names(&mut self) {
        self.count_named();
        for &(seat, item) in self.open.items.clone().iter() {
            self.open.say(seat, Said::Counts(item));
        }
    }

    /// The trick goes to the highest card of the suit led, whose player leads to the next (R29, R30).
    pub(super) fn gather(&mut self) {
        let open = &mut self.open;
        let (Some(taker), Some(best)) = (open.trick.winner(), open.trick.best()) else { return };
        let led_by = open.trick.plays().next().map_or(taker, |(seat, _)| seat);
        open.takers.push(taker);
        open.trick = Trick::EMPTY;
        open.announced = None;
        open.phase = Phase::Tricks;
        self.count_trick(taker, led_by, best);
        if self.ended_by_count() {
            return;
        }
        self.open.to_play = if self.hand(taker).is_empty() { other(taker) } else { taker };
        if self.is_played_out() {
            self.finish_hand();
        }
    }

    /// Are all tricks played? If both were a card short there are eleven.
    pub(super) fn is_played_out(&self) -> bool {
        self.open.takers.len() == HAND || self.hidden.hands.iter().all(|hand| hand.is_empty())
    }
}

//! Tricks (R69-R86).

use super::Voltarete;
use super::action::Action;
use super::breach::Breach;
use super::contract::{Contract, Geral};
use super::state::{HAND, Phase, Said};
use crate::ombre::trumps::Trumps;
use cards::{Card, CardSet};
use engine::trick::Trick;
use engine::{Offer, Seat, SeatSet};

impl Voltarete {
    /// The mão leads to the first trick, whoever is feito (R69).
    pub(super) fn begin_play(&mut self) {
        self.open.phase = Phase::Tricks;
        self.open.to_play = self.open.order[0];
    }

    /// What may be played by the rules, even if an honour table lets more happen.
    #[inline]
    pub(super) fn playable(&self, seat: Seat) -> CardSet {
        let hand = self.hand(seat);
        self.open.trumps().map_or(hand, |trumps| trumps.playable(hand, &self.open.trick))
    }

    pub(super) fn play_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let playable = self.playable(seat);
        out.push(Offer::Card { of: playable, make: Action::Play });
        if self.agreements.honour() {
            let revokes = self.hand(seat) - playable;
            if !revokes.is_empty() {
                out.push(Offer::Card { of: revokes, make: Action::Play });
            }
        }
    }

    #[inline]
    pub(super) fn play(&mut self, seat: Seat, card: Card) -> Result<(), Breach> {
        let turn = self.open.to_play;
        if seat != turn {
            return Err(if self.open.plays_cards(seat) { Breach::NotYourTurn { turn } } else { Breach::NotPlaying });
        }
        let (hand, trumps) = (self.hand(seat), self.open.trumps().ok_or(Breach::NotNow)?);
        if !hand.contains(card) {
            return Err(Breach::NotHeld { card });
        }
        if !trumps.playable(hand, &self.open.trick).contains(card) && !self.agreements.honour() {
            return Err(revoke_breach(trumps, &self.open.trick));
        }
        self.put_down(seat, card, trumps);
        Ok(())
    }

    /// The card is played; perhaps the trick is full.
    fn put_down(&mut self, seat: Seat, card: Card, trumps: &Trumps) {
        let open = &mut self.open;
        self.hidden.hands[seat.index()].remove(card);
        open.shown[seat.index()].remove(card);
        let _ = open.plays.try_push((seat, card));
        open.trick.play(seat, card, &trumps.order);
        if open.trick.len() < open.active {
            open.to_play = open.next(seat);
            return;
        }
        let taker = open.trick.winner().unwrap_or(seat);
        open.last_trick = open.trick;
        open.trick = Trick::EMPTY;
        open.to_play = taker;
        open.tricks[taker.index()] += 1;
        let _ = open.takers.try_push(taker);
        match open.takers.len() {
            HAND => self.end_of_play(),
            5 if self.may_stop() => self.open.phase = Phase::StopOrGeral,
            _ => {}
        }
    }

    /// Is it the moment of R85: the first five tricks are the feito's, and no geral was declared?
    fn may_stop(&self) -> bool {
        let open = &self.open;
        open.primeiras() && open.geral == Geral::No && open.contract != Some(Contract::Treze) && open.feito_may_win()
    }

    pub(super) fn stop_or_go_on(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        let feito = self.open.feito.ok_or(Breach::NotNow)?;
        if seat != feito {
            return Err(Breach::NotYourTurn { turn: feito });
        }
        match action {
            Action::Stop => {
                self.open.say(seat, Said::Stop);
                self.end_of_play();
            }
            Action::Continue => {
                self.open.say(seat, Said::Continue);
                self.open.geral = Geral::Tried;
                self.open.phase = Phase::Tricks;
            }
            _ => return Err(Breach::NotNow),
        }
        Ok(())
    }

    /// The play is over. At an honour table revokes can be accused until the cards are mixed.
    pub(super) fn end_of_play(&mut self) {
        if self.agreements.honour() {
            self.open.phase = Phase::Inspection;
        } else {
            self.settle_played();
        }
    }

    /// Takes back every card from the play number `from` on: each returns to its owner's hand, seen by all.
    pub(super) fn take_back(&mut self, from: usize) {
        let open = &mut self.open;
        for (seat, card) in open.plays.drain(from..) {
            self.hidden.hands[seat.index()].insert(card);
            open.shown[seat.index()].insert(card);
        }
        let full = from / open.active;
        for taker in open.takers.drain(full.min(open.takers.len())..) {
            open.tricks[taker.index()] -= 1;
        }
        open.trick = Trick::EMPTY;
        open.last_trick = Trick::EMPTY;
        let leader = open.takers.last().copied().unwrap_or(open.order[0]);
        let mut to_play = leader;
        if let Some(trumps) = open.trumps() {
            for &(seat, card) in &open.plays[full * open.active..] {
                open.trick.play(seat, card, &trumps.order);
                to_play = open.next(seat);
            }
        }
        open.to_play = to_play;
        open.phase = Phase::Tricks;
        open.content = SeatSet::EMPTY;
        // A geral was tried only if the five first tricks still stand.
        if open.geral == Geral::Tried && open.takers.len() < 5 {
            open.geral = Geral::No;
        }
    }

    /// A card put down to mend a revoke.
    pub(super) fn put_down_again(&mut self, seat: Seat, card: Card) -> Result<(), Breach> {
        let trumps = self.open.trumps().ok_or(Breach::NotNow)?;
        self.put_down(seat, card, trumps);
        Ok(())
    }
}

/// The rule a revoke would break.
pub(super) fn revoke_breach(trumps: &Trumps, trick: &Trick) -> Breach {
    match trick.led() {
        Some(led) if trumps.all().contains(led) => Breach::MustTrump,
        Some(led) => led.suit().map_or(Breach::NotNow, |suit| Breach::MustFollow { suit }),
        None => Breach::NotNow,
    }
}

//! Rebesino, complete: four players, each for himself, strict and honour tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R62`). One file a concern, in the order of a hand: `seating` · `robo` ·
//! `play` · `napolitana` · `amends` · `standing` · `accounts` · `laws` · `settle`; what is seen of it: `view` · `show` · `imagine`.

mod accounts;
mod action;
mod agreements;
mod aim;
mod amends;
mod breach;
mod charts;
pub mod deck;
mod facts;
pub mod hand_result;
mod imagine;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
pub mod napolitana;
mod play;
mod robo;
mod seating;
#[warn(clippy::wildcard_enum_match_arm)]
mod settle;
mod show;
pub mod state;
mod view;

#[cfg(test)]
mod tests;

pub use accounts::{Transfer, Transfers, accounts};
pub use action::Action;
pub use agreements::{Agreements, Courtesy, CutRule, FirstTrick, Suerte};
pub use facts::{BOOK, FACTS, SUERTE};
pub use settle::Outcome;
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use engine::{DealReport, Figure, Game, Offer, Pile, Refusal, Seat, SeatSet, Shuffle, ShuffleFor, Turn};
use state::{Hidden, MatchState, Open, Phase, SEATS};

engine::parts! {
    /// A match of Rebesino.
    pub struct Rebesino;
}

impl Rebesino {
    /// Seats that must act, and seats that may and need not.
    #[inline]
    fn awaited(&self) -> (SeatSet, SeatSet) {
        let open = &self.open;
        let turn = SeatSet::of(open.to_play);
        let everybody = SeatSet::first(SEATS);
        match open.phase {
            Phase::Seats | Phase::Shuffle | Phase::Over => (SeatSet::EMPTY, SeatSet::EMPTY),
            Phase::Robo => (turn, open.forgot.map_or(SeatSet::EMPTY, SeatSet::of)),
            Phase::Tricks if self.agreements.honour() => (turn, everybody.minus(turn)),
            Phase::Tricks => (turn, SeatSet::EMPTY),
            Phase::Reveal => (everybody.minus(open.agreed), SeatSet::EMPTY),
        }
    }

    /// May this seat do this now? What is offered is what this accepts.
    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if seat.index() >= SEATS {
            return Err(Breach::NoSeat);
        }
        match (self.open.phase, action) {
            (Phase::Tricks, &Action::Play(card)) => self.check_play(seat, card),
            (Phase::Seats | Phase::Shuffle, _) => Err(Breach::NotDealt),
            (Phase::Over, _) => Err(Breach::Over),
            (Phase::Robo, _) => self.check_robo(seat, action),
            (Phase::Tricks, Action::Declare) => self.check_declare(seat),
            (Phase::Tricks, Action::LayDown) => self.check_lay_down(seat),
            (Phase::Tricks, &Action::Amend(card)) => self.check_amend(seat, card),
            (Phase::Tricks | Phase::Reveal, &Action::Call(accused, trick)) => self.check_call(seat, accused, trick),
            (Phase::Reveal, Action::Agree) => self.check_agree(seat),
            _ => Err(Breach::NotNow { rule: self.open.rule() }),
        }
    }

    #[inline]
    fn perform(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Play(card) => self.play(seat, card),
            Action::Declare => self.declare(seat),
            Action::LayDown => self.lay_down(seat),
            Action::Amend(card) => self.amend(seat, card),
            Action::Call(accused, trick) => self.call(accused, trick),
            Action::Agree => self.agree(seat),
            _ => self.rob(seat, action),
        }
    }
}

impl Game for Rebesino {
    engine::by_parts!();

    fn desk() -> Option<&'static engine::law::Desk> {
        Some(&laws::DESK)
    }

    fn charts() -> Vec<engine::chart::Chart> {
        charts::charts()
    }

    fn players(&self) -> usize {
        SEATS
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Seats => Turn::Shuffle(Shuffle { cards: self.lots().0, purpose: ShuffleFor::Draw }),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: deck::PACK, purpose: ShuffleFor::Deal }),
            Phase::Over => Turn::Over,
            Phase::Robo | Phase::Tricks | Phase::Reveal => {
                let (must, may) = self.awaited();
                Turn::Seats { must, may }
            }
        }
    }

    /// Everyone may spoil one hand, which is then dealt again.
    fn most_deals(&self) -> u32 {
        (self.agreements.vueltas as u32 + 1) * SEATS as u32
    }

    fn dealer(&self) -> Option<Seat> {
        (self.match_state.deal > 0).then_some(self.match_state.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        self.lay_out(out);
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::Seats => self.take_lots(order),
            Phase::Shuffle => self.deal_out(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow { rule: self.open.rule() }),
        };
        done.map_err(Refusal::from)
    }

    #[inline]
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.awaited().0.contains(seat) {
            return;
        }
        match self.open.phase {
            Phase::Robo => self.robo_offers(seat, out),
            Phase::Tricks => self.play_offers(seat, out),
            Phase::Reveal => {
                out.push(Offer::Word(Action::Agree));
                self.call_offers(seat, out);
            }
            _ => {}
        }
    }

    #[inline(always)]
    fn card_asked(&self) -> Option<(Seat, CardSet)> {
        let seat = self.open.to_play;
        let plain = self.open.phase == Phase::Tricks && !self.agreements.honour() && !self.can_declare(seat);
        plain.then(|| (seat, self.playable(seat)))
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        match self.open.phase {
            Phase::Robo if self.open.forgot == Some(seat) => out.push(Offer::Word(Action::Draw)),
            Phase::Tricks if self.agreements.honour() && seat.index() < SEATS => {
                self.amend_offers(seat, out);
                self.call_offers(seat, out);
            }
            _ => {}
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action);
        Ok(())
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.reports.clone();
        if self.match_state.deal > 0 && self.open.phase != Phase::Over {
            reports.push(self.running_report());
        }
        reports
    }

    /// Chips before each player, and the number of dotes given to them.
    fn figures(&self) -> Vec<Figure> {
        let chips = |seat: Seat| Figure { name: "chips", seat: Some(seat), value: self.chips(seat) };
        let dotes =
            |seat: Seat| Figure { name: "dotes", seat: Some(seat), value: i64::from(self.match_state.dotes[seat.index()]) };
        Seat::first(SEATS).map(chips).chain(Seat::first(SEATS).map(dotes)).collect()
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if matches!(self.open.phase, Phase::Seats | Phase::Shuffle) {
            return vec![deck::PACK];
        }
        let mut piles = self.hidden.hands.to_vec();
        piles.push(self.hidden.monte.iter().map(|sleeper| sleeper.card).collect());
        piles.push(self.open.plays.iter().map(|&(_, card)| card).collect());
        piles.push(self.aside().map_or(CardSet::EMPTY, CardSet::of));
        piles
    }
}

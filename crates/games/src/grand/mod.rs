//! Grand, complete, with its four games Whist, Grand, Eucre and Copas: two pairs, strict and honour tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R30`). One file a concern, in the order of a hand: `sitting` ·
//! `bidding` · `eucre` · `play` · `amends` · `laws` · `settle` · `reckon`; what is seen of it: `view` · `show` · `imagine`.

mod action;
mod agreements;
mod aim;
mod amends;
mod bidding;
mod breach;
mod charts;
pub mod contract;
pub mod deck;
mod eucre;
mod facts;
mod imagine;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
mod play;
pub mod reckon;
#[warn(clippy::wildcard_enum_match_arm)]
mod settle;
mod show;
mod sitting;
pub mod state;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use agreements::{Agreements, DefenderExchange, EndMode, Pairs};
pub use facts::{FACTS, SHEET};
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use engine::{DealReport, Figure, Game, Offer, Pile, Refusal, Seat, SeatSet, Shuffle, ShuffleFor, Side, Turn};
use state::{Hidden, MatchState, Open, Phase, SEATS};

engine::parts! {
    /// A match of Grand.
    pub struct Grand;
}

impl Grand {
    /// Seats that must act.
    #[inline(always)]
    fn must_act(&self) -> SeatSet {
        let open = &self.open;
        let one = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::of);
        match open.phase {
            Phase::Tricks | Phase::Taking => SeatSet::of(open.to_play),
            Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle | Phase::Over => SeatSet::EMPTY,
            Phase::Bidding => SeatSet::of(open.speaker),
            Phase::Choice => one(open.bid.map(|bid| bid.seat)),
            Phase::Discard => self.discarding(),
            Phase::Exchange | Phase::DefenderExchange => one(self.exchanger()),
            Phase::Mending => one(open.mending),
        }
    }

    /// Seats that may speak: all that can call the time, and at an honour table all that can look for wrong cards.
    #[inline]
    fn may_speak(&self) -> SeatSet {
        // This is asked at every turn: at most tables nobody may.
        let speech = self.agreements.honour() || self.agreements.end_mode == EndMode::Time;
        if speech { self.speakers() } else { SeatSet::EMPTY }
    }

    fn speakers(&self) -> SeatSet {
        let examines = self.agreements.honour() && matches!(self.open.phase, Phase::Tricks | Phase::Taking);
        let examiners = if examines { self.playing() } else { SeatSet::EMPTY };
        Seat::first(SEATS).filter(|&seat| self.may_call_time(seat) || examiners.contains(seat)).collect()
    }

    /// May this seat do this now? What is offered is what this accepts.
    #[inline(always)]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match (self.open.phase, action) {
            (Phase::Tricks, &Action::Play(card)) => self.check_play(seat, card),
            _ if seat.index() >= SEATS => Err(Breach::NotPlaying),
            (Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle, _) => Err(Breach::NotDealt),
            (Phase::Over, _) => Err(Breach::Over),
            _ => self.check_word(seat, action),
        }
    }

    fn check_word(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        use Phase::*;
        match (self.open.phase, action) {
            (_, Action::CallTime) if self.may_call_time(seat) => Ok(()),
            (_, Action::CallTime) => Err(Breach::NoTime),
            (Bidding, &Action::Bid(points)) => self.check_bid(seat, points),
            (Bidding, Action::Pass) => self.check_pass(seat),
            (Bidding, &Action::OpenCopas(card)) => self.check_open_copas(seat, card),
            (Bidding, Action::Play(_)) => self.in_turn(seat).and(Err(Breach::NoBidYet)),
            (Choice, &Action::Choose(contract)) => self.check_choice(seat, contract),
            (Discard, &Action::Discard(cards)) => self.check_discard(seat, cards),
            (Exchange | DefenderExchange, Action::NoExchange) | (Taking, Action::Take) => self.in_turn(seat),
            (Exchange | DefenderExchange, Action::OpenPartner) => self.check_open_partner(seat),
            (Exchange | DefenderExchange, &Action::Exchange(give, take)) => self.check_exchange(seat, give, take),
            (Tricks | Taking | Mending, &Action::Amend(card)) => self.check_amend(seat, card),
            (Tricks | Taking, &Action::Accuse(accused)) => self.check_accuse(seat, accused),
            _ => Err(Breach::NotNow { rule: self.open.rule() }),
        }
    }

    #[inline(always)]
    fn perform(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Play(card) => self.play(seat, card),
            Action::Bid(points) => self.bid(seat, points),
            Action::Pass => self.pass(seat),
            Action::OpenCopas(card) => self.open_copas(seat, card),
            Action::Choose(contract) => self.choose(seat, contract),
            Action::Discard(cards) => self.discard(seat, cards),
            Action::Exchange(give, take) => self.exchange(seat, give, take),
            Action::NoExchange => self.decline(seat),
            Action::OpenPartner => self.open_partner(seat),
            Action::Take => self.gather(),
            Action::Amend(card) => self.amend(seat, card),
            Action::Accuse(accused) => self.accuse(seat, accused),
            Action::CallTime => self.call_time(seat),
        }
    }
}

impl Game for Grand {
    engine::by_parts!(believed: imagine::believed);

    fn taker_of_rest(view: &View) -> Option<engine::rest::Taker> {
        view::taker_of_rest(view)
    }

    fn desk() -> Option<&'static engine::law::Desk> {
        Some(&laws::DESK)
    }

    fn charts() -> Vec<engine::chart::Chart> {
        charts::charts()
    }

    fn players(&self) -> usize {
        SEATS
    }

    #[inline(always)]
    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::DrawPairs | Phase::DrawDealer => Turn::Shuffle(Shuffle { cards: deck::PACK, purpose: ShuffleFor::Draw }),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: deck::PACK, purpose: ShuffleFor::Deal }),
            Phase::Over => Turn::Over,
            _ => {
                let must = self.must_act();
                Turn::Seats { must, may: self.may_speak().minus(must) }
            }
        }
    }

    fn most_deals(&self) -> u32 {
        self.agreements.last_hand()
    }

    fn dealer(&self) -> Option<Seat> {
        (self.match_state.deal > 0).then_some(self.match_state.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        self.lay_out(out);
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::DrawPairs | Phase::DrawDealer => self.take_drawn(order),
            Phase::Shuffle => self.deal_out(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow { rule: self.open.rule() }),
        };
        done.map_err(Refusal::from)
    }

    #[inline(always)]
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        match self.open.phase {
            Phase::Tricks if seat == self.open.to_play => self.play_offers(seat, out),
            _ if !self.must_act().contains(seat) => {}
            Phase::Bidding => self.bid_offers(seat, out),
            Phase::Choice => self.choice_offers(out),
            Phase::Discard => self.discard_offers(seat, out),
            Phase::Exchange | Phase::DefenderExchange => self.exchange_offers(seat, out),
            Phase::Taking => out.push(Offer::Word(Action::Take)),
            Phase::Mending => self.amend_offers(seat, out),
            Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle | Phase::Tricks | Phase::Over => {}
        }
    }

    #[inline(always)]
    fn card_asked(&self) -> Option<(Seat, CardSet)> {
        let seat = self.open.to_play;
        (self.open.phase == Phase::Tricks && self.may_speak().is_empty()).then(|| (seat, self.playable(seat)))
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if matches!(self.open.phase, Phase::Tricks | Phase::Taking) && self.playing().contains(seat) {
            self.amend_offers(seat, out);
            self.accuse_offers(seat, out);
        }
        if self.may_call_time(seat) {
            out.push(Offer::Word(Action::CallTime));
        }
    }

    #[inline(always)]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action);
        Ok(())
    }

    /// Each of a pair has its points to their name.
    fn sides(&self) -> Vec<Side> {
        [0, 1].map(|pair| Side { seats: self.match_state.members(pair), won: self.total(pair) }).into()
    }

    fn winners(&self) -> SeatSet {
        self.match_state.victory.map_or(SeatSet::EMPTY, |victory| victory.winners)
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.reports.clone();
        if self.match_state.deal > 0 && self.open.phase != Phase::Over {
            reports.push(self.running_report());
        }
        reports
    }

    /// Bids not met, to the name of each of a pair.
    fn figures(&self) -> Vec<Figure> {
        let defeats = |seat| self.match_state.defeats[self.match_state.pair(seat)];
        Seat::first(SEATS).map(|seat| Figure { name: "defeats", seat: Some(seat), value: defeats(seat) }).collect()
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if matches!(self.open.phase, Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle) {
            return vec![deck::PACK];
        }
        let mut piles: Vec<CardSet> = self.hidden.hands.into_iter().chain(self.hidden.discards).collect();
        piles.push(self.open.plays.iter().map(|&(_, card)| card).collect());
        piles
    }
}

//! Yukon, complete: two, three or four players (pairs when four), strict and honour tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R21`). One file a concern, in the order of a round: `sitting` ·
//! `play` · `amends` · `laws` · `count`; what is seen of it: `view` · `show` · `imagine`.

mod action;
mod agreements;
mod aim;
mod amends;
mod breach;
mod charts;
pub mod count;
pub mod deck;
mod facts;
mod imagine;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
mod play;
mod show;
mod sitting;
pub mod state;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use agreements::{Agreements, PairsDraw};
pub use facts::{FACTS, SHEET};
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use engine::{DealReport, Figure, Game, Offer, Pile, Refusal, Seat, SeatSet, Shuffle, ShuffleFor, Side, Turn};
use state::{Hidden, MatchState, Open, Phase};

engine::parts! {
    /// A match of Yukon.
    pub struct Yukon;
}

impl Yukon {
    /// Seats that must act, and seats that may and need not.
    #[inline]
    fn awaited(&self) -> (SeatSet, SeatSet) {
        let open = &self.open;
        let must = match open.phase {
            Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle | Phase::Over => return (SeatSet::EMPTY, SeatSet::EMPTY),
            Phase::Tricks | Phase::Taking => SeatSet::of(open.to_play),
            Phase::Mending => return (open.mending.map_or(SeatSet::EMPTY, SeatSet::of), SeatSet::EMPTY),
        };
        (must, if self.agreements.honour() { open.playing().minus(must) } else { SeatSet::EMPTY })
    }

    /// May this seat do this now? What is offered is what this accepts.
    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match (self.open.phase, action) {
            (Phase::Tricks, &Action::Play(card)) => self.check_play(seat, card),
            _ if seat.index() >= self.match_state.players => Err(Breach::NotPlaying),
            (Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle, _) => Err(Breach::NotDealt),
            (Phase::Over, _) => Err(Breach::Over),
            (Phase::Taking, Action::Take) => self.in_turn(seat),
            (_, &Action::Amend(card)) => self.check_amend(seat, card),
            (Phase::Tricks | Phase::Taking, &Action::Accuse(accused)) => self.check_accuse(seat, accused),
            _ => Err(Breach::NotNow { rule: self.open.rule() }),
        }
    }

    #[inline]
    fn perform(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Play(card) => self.play(seat, card),
            Action::Take => self.gather(),
            Action::Amend(card) => self.amend(seat, card),
            Action::Accuse(accused) => self.accuse(seat, accused),
        }
    }
}

impl Game for Yukon {
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
        self.match_state.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::DrawPairs | Phase::DrawDealer => Turn::Shuffle(Shuffle { cards: deck::PACK, purpose: ShuffleFor::Draw }),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: self.pack(), purpose: ShuffleFor::Deal }),
            Phase::Over => Turn::Over,
            Phase::Tricks | Phase::Taking | Phase::Mending => {
                let (must, may) = self.awaited();
                Turn::Seats { must, may }
            }
        }
    }

    fn most_deals(&self) -> u32 {
        self.most_rounds()
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

    #[inline]
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if !self.awaited().0.contains(seat) {
            return;
        }
        match self.open.phase {
            Phase::Tricks => self.play_offers(seat, out),
            Phase::Taking => out.push(Offer::Word(Action::Take)),
            Phase::Mending => self.amend_offers(seat, out),
            _ => {}
        }
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if matches!(self.open.phase, Phase::Tricks | Phase::Taking) && self.open.playing().contains(seat) {
            self.amend_offers(seat, out);
            self.accuse_offers(seat, out);
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action);
        Ok(())
    }

    /// Partners have the same points to their names.
    fn sides(&self) -> Vec<Side> {
        let won = |seats: SeatSet| seats.lowest().map_or(0, |seat| self.points(seat));
        (0..self.match_state.sides())
            .map(|side| self.match_state.members(side))
            .map(|seats| Side { seats, won: won(seats) })
            .collect()
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

    /// Number of cards left in the monte.
    fn figures(&self) -> Vec<Figure> {
        vec![Figure { name: "stock", seat: None, value: self.hidden.stock.len() as i64 }]
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if matches!(self.open.phase, Phase::DrawPairs | Phase::DrawDealer | Phase::Shuffle) {
            return vec![deck::PACK];
        }
        let mut piles = self.hidden.hands.to_vec();
        piles.push(self.hidden.stock.iter().copied().collect());
        piles.push(self.open.plays.iter().map(|&(_, card)| card).collect());
        piles.push(self.removed());
        piles
    }
}

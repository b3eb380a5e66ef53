//! Voltarete (Lisbon 1834), complete: three or four players, strict and honour tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R142`), the laws as in the book (`voltarete:II.<chapter>.<law>`). One
//! file a concern, in the order of a hand: `seating` · `stakes` · `passage` · `talon` · `opening` · `play` · `claims` and
//! `revoke` · `result` · `settle` · `pagas` · `report` · `between`; what each phase is: `stage`; what a fault costs: `laws`; what
//! is seen of it: `view` · `show` · `imagine`.

mod action;
mod agreements;
mod aim;
mod between;
mod breach;
mod charts;
mod claims;
pub mod contract;
mod facts;
mod imagine;
#[warn(clippy::wildcard_enum_match_arm)]
pub mod laws;
mod open;
mod opening;
mod pagas;
mod passage;
mod play;
mod report;
pub mod result;
mod revoke;
mod seating;
#[warn(clippy::wildcard_enum_match_arm)]
mod settle;
mod show;
mod stage;
mod stakes;
pub mod state;
mod talon;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Asked, Lost, Rate, Won};
pub use agreements::*;
pub use facts::{BOLO, BOX, FACTS};
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use engine::{DealReport, Figure, Game, Offer, Pile, Refusal, Seat, Shuffle, ShuffleFor, Turn};
use report::HandReport;
use stage::Awaited;
use state::{Hidden, MatchState, Open, Phase};

engine::parts! {
    /// A match of Voltarete.
    pub struct Voltarete keeping HandReport;
}

impl Game for Voltarete {
    engine::by_parts!(believed: imagine::believed);

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
            // Cards are most of what happens: they take the short way, here and below.
            Phase::Tricks => self.awaited_in_tricks().into(),
            Phase::Draw => Turn::Shuffle(Shuffle { cards: self.lots(), purpose: ShuffleFor::Draw }),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: facts::PACK, purpose: ShuffleFor::Deal }),
            Phase::Over => Turn::Over,
            _ => self.awaited().into(),
        }
    }

    fn most_deals(&self) -> u32 {
        self.agreements.most_hands.saturating_mul(self.agreements.recambos)
    }

    fn dealer(&self) -> Option<Seat> {
        (self.open.phase != Phase::Draw).then_some(self.match_state.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::Draw => out.extend(Seat::first(self.match_state.players).map(Pile::Hand)),
            Phase::Shuffle => self.deal_layout(out),
            _ => {}
        }
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::Draw => self.draw_seats(order),
            Phase::Shuffle => self.deal_out(order),
            _ => Err(Breach::NotNow { rule: "voltarete R13" }),
        };
        done.map_err(Refusal::from)
    }

    #[inline]
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        match self.open.phase {
            Phase::Tricks if seat == self.open.play.to_play => self.play_offers(seat, out),
            _ if self.awaited().must.contains(seat) => (self.stage().offers)(self, seat, out),
            _ => {}
        }
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let stage = self.stage();
        let Awaited { must, may } = (stage.awaited)(self);
        if must.or(may).contains(seat) {
            (stage.optional_offers)(self, seat, out);
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let (Phase::Tricks, Action::Play(card)) = (self.open.phase, action) {
            self.check_play(seat, *card)?;
            self.put_down(seat, *card);
            return Ok(());
        }
        self.check(seat, action)?;
        (self.stage().perform)(self, seat, action);
        Ok(())
    }

    fn reports(&self) -> Vec<DealReport> {
        let running = (!matches!(self.open.phase, Phase::Draw | Phase::Over)).then(|| self.running_hand());
        self.reports.iter().chain(&running).map(|hand| hand.report(&self.ledger)).collect()
    }

    fn figures(&self) -> Vec<Figure> {
        self.table_figures()
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if matches!(self.open.phase, Phase::Draw | Phase::SplitDue | Phase::Shuffle) {
            return vec![facts::PACK];
        }
        let mut piles: Vec<CardSet> = self.hidden.hands.into_iter().chain(self.hidden.discards).collect();
        piles.push(CardSet::from_slice(&self.hidden.talon[self.open.talon.stock.places()]));
        piles.push(self.open.play.played());
        piles.push(self.on_the_table());
        piles
    }
}

impl Voltarete {
    /// The card turned up, as long as nobody has taken it in.
    fn on_the_table(&self) -> CardSet {
        self.open.talon.turned.filter(|_| self.open.phase == Phase::Exchange).map_or(CardSet::EMPTY, CardSet::of)
    }
}

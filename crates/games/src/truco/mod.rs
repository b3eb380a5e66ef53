//! Truco Cego (Campeonato Farroupilha), complete: two against two in roda and testa, one against one, strict and real tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R99`), the laws as in the book (`truco:9.<article>`). One file a
//! concern, in the order of a volta: `deal` · `rights` · `envido` · `flor` · `calls` · `lei` · `held` ·
//! `vazas` · `leave` · `ending`; the real table: `irregular` · `laws`; who may act: `turn` · `acts`; words: `lexicon` ·
//! `speech`; what is worth what: `points` · `stakes`; what is seen of it: `view` · `show` · `imagine`.
//!
//! Every act is checked by one function and done by another: what is offered is what the first accepts.

mod action;
mod acts;
mod agreements;
mod aim;
mod breach;
mod calls;
mod charts;
mod deal;
mod ending;
mod envido;
mod facts;
mod flor;
mod held;
mod imagine;
mod irregular;
#[warn(clippy::wildcard_enum_match_arm)]
pub mod laws;
mod leave;
mod lei;
pub mod lexicon;
mod offers;
mod open;
pub mod points;
mod rights;
mod show;
mod speech;
pub mod stakes;
pub mod state;
mod turn;
mod vazas;
pub mod view;
mod worth;

#[cfg(test)]
mod tests;

pub use action::{Action, Double, LONGEST_WORDS, Passo, Stack};
pub use agreements::*;
pub use facts::{FACTS, HEAP, well};
pub use vazas::volta_winner;
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use deal::MOST_VOID;
use engine::{DealReport, Game, Offer, Pile, Refusal, Seat, Shuffle, ShuffleFor, Turn};
use state::{Hidden, MatchState, Open, Phase, Side};

engine::parts! {
    /// A partida of Truco Cego.
    pub struct Truco;
}

impl Game for Truco {
    engine::by_parts!(worth: worth::worth);

    fn charts() -> Vec<engine::chart::Chart> {
        charts::charts()
    }

    fn desk() -> Option<&'static engine::law::Desk> {
        Some(&laws::DESK)
    }

    fn players(&self) -> usize {
        self.match_state.players
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Draw => Turn::Shuffle(Shuffle { cards: FACTS.pack.cards(), purpose: ShuffleFor::Draw }),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: FACTS.pack.cards(), purpose: ShuffleFor::Deal }),
            Phase::Over => Turn::Over,
            _ => {
                let must = self.must_act();
                Turn::Seats { must, may: self.may_act(must) }
            }
        }
    }

    /// Every volta brings a tento, and at a real table three deals of each can be spoilt.
    fn most_deals(&self) -> u32 {
        let deals = if self.agreements.real_table() { 1 + u32::from(MOST_VOID) } else { 1 };
        deals * (2 * stakes::PARTIDA as u32 - 1)
    }

    fn dealer(&self) -> Option<Seat> {
        (self.open.phase != Phase::Draw).then_some(self.match_state.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::Draw => {
                out.extend(Seat::first(self.match_state.players).map(Pile::Hand));
                out.extend((self.match_state.players..FACTS.pack.cards().len()).map(|_| Pile::Stock));
            }
            Phase::Shuffle => self.deal_layout(out),
            _ => {}
        }
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::Draw => self.draw_for_deal(order),
            Phase::Shuffle => self.deal_out(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow { rule: "truco R15" }),
        };
        done.map_err(Refusal::from)
    }

    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.must_act().contains(seat) {
            self.answers(seat, out);
        }
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if seat.index() >= self.match_state.players {
            return;
        }
        // Speech is not tied to the turn: players not asked may say the same as those asked, and the rules sort it out.
        if !self.must_act().contains(seat) {
            self.answers(seat, out);
        }
        self.besides(seat, out);
    }

    fn silence(&self) -> Option<(Seat, Action)> {
        self.silent()
    }

    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.try_act(seat, action).map_err(Refusal::from)
    }

    /// Tentos lie in the common heap of a side, its poço.
    fn sides(&self) -> Vec<engine::Side> {
        let of = |side| Seat::first(self.match_state.players).filter(|&seat| self.side(seat) == side).collect();
        Side::BOTH.map(|side| engine::Side { seats: of(side), won: self.score(side) }).into()
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.reports.clone();
        if !matches!(self.open.phase, Phase::Draw | Phase::Over) {
            reports.push(DealReport { outcome: None, ..self.running_report() });
        }
        reports
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if self.open.phase == Phase::Draw {
            return vec![FACTS.pack.cards()];
        }
        let mut piles: Vec<CardSet> = self.hidden.hands.to_vec();
        piles.push(self.hidden.monte);
        piles.push(self.open.plays.iter().map(|&(_, card)| card).collect());
        piles.extend(self.open.committed.iter().map(|cards| cards.iter().copied().collect::<CardSet>()));
        piles
    }
}

//! Minchiate (Castiglion Fiorentino 1716), complete: four players in two pairs, strict and honour tables.
//!
//! The rules are numbered as in the rule file (`R1` to `R48`), the laws as in the book (`minchiate:<chapter>.<law>`). One file a
//! concern, in the order of a gioco: `seating` · `deal` · `hands` · `accuse` · `play` · `matto` · `revoke` · `count`; `phases`
//! says what can be done when, `laws` what follows from what should not be done; the cards: `tarocchi` · `verzigole`; what is
//! seen of it: `view` · `show` · `imagine`.

mod accuse;
mod action;
mod agreements;
mod aim;
mod breach;
mod charts;
mod count;
mod deal;
mod facts;
mod hands;
mod imagine;
#[warn(clippy::wildcard_enum_match_arm)]
mod laws;
mod matto;
mod phases;
mod play;
mod revoke;
mod seating;
mod show;
pub mod state;
pub mod tarocchi;
pub mod verzigole;
mod view;
mod worth;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use agreements::*;
pub use count::LAST;
pub use facts::{FACTS, RESTI, SEGNI};
pub use view::View;

use breach::Breach;
use cards::{Card, CardSet};
use count::ahead;
use engine::{DealReport, Figure, Game, Offer, Pile, Refusal, Seat, Shuffle, ShuffleFor, Side, Turn};
use state::{Hidden, MatchState, Open, Pair, Phase, SEATS};

engine::parts! {
    /// A match of Minchiate.
    pub struct Minchiate;
}

impl Minchiate {
    /// The cards in a hand.
    fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index() % SEATS]
    }
}

impl Game for Minchiate {
    engine::by_parts!(worth: worth::worth, believed: imagine::believed);

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
            Phase::Draw => Turn::Shuffle(Shuffle { cards: self.lots(), purpose: ShuffleFor::Draw }),
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: tarocchi::PACK, purpose: ShuffleFor::Deal }),
            Phase::Over => Turn::Over,
            _ => {
                let must = self.must_act();
                Turn::Seats { must, may: self.may_speak().minus(must) }
            }
        }
    }

    fn most_deals(&self) -> u32 {
        self.agreements.most()
    }

    fn dealer(&self) -> Option<Seat> {
        (self.open.phase != Phase::Draw).then_some(self.match_state.dealer)
    }

    /// The cut comes after the shuffle and decides who gets what: until then the whole pack is one pile.
    fn layout(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::Draw => out.extend(Seat::first(SEATS).map(Pile::Hand)),
            Phase::Shuffle => out.extend(std::iter::repeat_n(Pile::Stock, tarocchi::PACK.len())),
            _ => {}
        }
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let done = match self.open.phase {
            Phase::Draw => self.draw(order),
            Phase::Shuffle => self.take_pack(order),
            Phase::Over => Err(Breach::Over),
            _ => Err(Breach::NotNow { rule: self.open.rule() }),
        };
        done.map_err(Refusal::from)
    }

    #[inline(always)]
    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.must_act().contains(seat) {
            self.asked_offers(seat, out);
        }
    }

    #[inline(always)]
    fn card_asked(&self) -> Option<(Seat, CardSet)> {
        let seat = self.open.to_play;
        let cards_alone = self.open.phase == Phase::Tricks && self.may_speak().is_empty();
        cards_alone.then(|| (seat, self.lawful(seat)))
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        self.besides_offers(seat, out);
    }

    #[inline(always)]
    fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action);
        Ok(())
    }

    fn sides(&self) -> Vec<Side> {
        let size = self.agreements.resto_points;
        let seats = |pair| self.match_state.members(pair).into_iter().collect();
        let won = |pair| ahead(&self.ledger, &self.match_state, self.open.phase, pair, size);
        Pair::BOTH.map(|pair| Side { seats: seats(pair), won: won(pair) }).into()
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.reports.clone();
        if !matches!(self.open.phase, Phase::Draw | Phase::Between | Phase::Over) {
            reports.push(self.report());
        }
        reports
    }

    /// The cards each side has taken, under the name of their gatherer (R3). Their value is secret before the count.
    fn figures(&self) -> Vec<Figure> {
        let pile = |pair: Pair| self.open.won[pair.index()].len() as i64;
        Pair::BOTH.map(|pair| Figure { name: "pile", seat: Some(self.match_state.collector(pair)), value: pile(pair) }).into()
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if matches!(self.open.phase, Phase::Draw | Phase::Shuffle) {
            return vec![tarocchi::PACK];
        }
        let mut piles: Vec<CardSet> = self.hidden.hands.into_iter().chain(self.hidden.discards).collect();
        piles.push(CardSet::from_slice(&self.hidden.stock));
        piles.push(CardSet::from_slice(&self.open.stopped));
        let tricks = self.open.taken.iter().map(|taken| &taken.plays).chain([&self.open.plays]);
        piles.extend(tricks.map(|plays| plays.iter().map(|&(_, card)| card).collect::<CardSet>()));
        piles
    }
}

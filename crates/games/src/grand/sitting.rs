//! Sitting down, drawing pairs and the first dealer, and the deal (section 3).

use super::Grand;
use super::agreements::{Agreements, EndMode, Pairs};
use super::breach::Breach;
use super::deck::{PACK, deal_lot, pairs_lot};
use super::state::{HAND, Hidden, MatchState, Open, Phase, SEATS, Said};
use crate::brazil::{drawn, highest, opposite, two_highest};
use cards::{Card, CardSet};
use engine::{Account, BadAgreement, Cause, Cite, Pile, Seat, SeatSet, Setup};

/// Points and defeats of a setup stay within this.
const MOST: i64 = 1_000_000;

impl Grand {
    /// Sits the company down, as the setup says.
    pub(super) fn sit_down(agreements: &Agreements, setup: &Setup) -> Result<Grand, BadAgreement> {
        let round: [Seat; SEATS] = std::array::from_fn(Seat::at);
        let dealer = setup.dealer_of(SEATS)?.unwrap_or(round[0]);
        let match_state = MatchState { round, dealer, deal: 0, defeats: [0; 2], time: SeatSet::EMPTY, last: None, victory: None };
        let mut game = Grand::seated(agreements, match_state, Open::new(round[0]));
        game.set_up(setup)?;
        match (setup.dealer, agreements.pairs) {
            (Some(_), _) => game.begin_hand(),
            (None, Pairs::Drawn) => game.begin_draw(Phase::DrawPairs),
            (None, Pairs::Chosen) => game.begin_draw(Phase::DrawDealer),
        }
        Ok(game)
    }

    fn begin_draw(&mut self, phase: Phase) {
        self.open.phase = phase;
        self.open.drawing = SeatSet::first(SEATS);
    }

    /// Reads the totals of both pairs before the record begins.
    fn set_up(&mut self, setup: &Setup) -> Result<(), BadAgreement> {
        for (name, value) in &setup.lines {
            let bad = |why: &str| BadAgreement::Setup { name: name.chars().take(40).collect(), why: why.to_owned() };
            let numbers: Option<Vec<i64>> = value.split_whitespace().map(|text| text.parse().ok()).collect();
            let two = numbers.and_then(|numbers| <[i64; 2]>::try_from(numbers).ok());
            let two = two.filter(|two| two.iter().all(|number| (-MOST..=MOST).contains(number)));
            let two = two.ok_or_else(|| bad("takes two numbers, one for each pair"))?;
            match name.as_str() {
                "points" => {
                    for seat in Seat::first(SEATS) {
                        let points = two[self.match_state.pair(seat)] - self.ledger.balance(seat);
                        let cause = Cause::new("grand-cause-carried", Cite("grand R27"));
                        self.ledger.pay(0, Account::CARRIED, seat, points, cause);
                    }
                    if self.agreements.end_mode == EndMode::Points && two.iter().any(|&points| points >= self.agreements.target) {
                        return Err(bad("with these points the match is over"));
                    }
                }
                "defeats" if two.iter().all(|&defeats| defeats >= 0) => self.match_state.defeats = two,
                "defeats" => return Err(bad("nobody has been defeated less than never")),
                _ => return Err(bad("there is no such line; there are: dealer, points, defeats")),
            }
        }
        Ok(())
    }

    pub(super) fn take_drawn(&mut self, order: &[Card]) -> Result<(), Breach> {
        let drawn = drawn(PACK, self.open.drawing, order).ok_or(Breach::WrongPack)?;
        drawn.iter().for_each(|&(seat, card)| self.open.say(seat, Said::Drew(card)));
        self.open.drawn = drawn;
        if self.open.phase == Phase::DrawPairs {
            self.draw_pairs()
        } else {
            self.draw_dealer()
        }
        Ok(())
    }

    /// The two highest play together; if any two drew alike all draw again (grand:1).
    fn draw_pairs(&mut self) {
        let drawn = &self.open.drawn;
        let mut ranks: Vec<u8> = drawn.iter().map(|&(_, card)| pairs_lot(card)).collect();
        ranks.sort_unstable();
        ranks.dedup();
        if let Some(pair) = two_highest(drawn, pairs_lot).filter(|_| ranks.len() == SEATS) {
            self.match_state.round = opposite(pair);
            self.begin_draw(Phase::DrawDealer);
        }
    }

    /// The highest card deals; those who drew it alike draw again (D2).
    fn draw_dealer(&mut self) {
        let best = highest(&self.open.drawn, deal_lot);
        match best.lowest() {
            Some(dealer) if best.len() == 1 => {
                self.match_state.dealer = dealer;
                self.begin_hand();
            }
            _ => self.open.drawing = best,
        }
    }

    /// A hand about to be dealt.
    pub(super) fn begin_hand(&mut self) {
        let (said, drawn) = (std::mem::take(&mut self.open.said), std::mem::take(&mut self.open.drawn));
        self.match_state.deal += 1;
        self.open = Open { drawn, ..Open::new(self.match_state.left_of(self.match_state.dealer, 1)) };
        // The draw for the first deal stays visible until that deal begins.
        if self.match_state.deal == 1 {
            self.open.said = said;
        }
        self.hidden = Hidden::NOTHING;
    }

    /// The mão: first at the dealer's left.
    pub(super) fn mao(&self) -> Seat {
        self.match_state.left_of(self.match_state.dealer, 1)
    }

    /// One to each in turn, thirteen times.
    pub(super) fn lay_out(&self, out: &mut Vec<Pile>) {
        match self.open.phase {
            Phase::DrawPairs | Phase::DrawDealer => {
                out.extend(self.open.drawing.iter().map(Pile::Hand));
                out.resize(PACK.len(), Pile::Stock);
            }
            Phase::Shuffle => out.extend((0..PACK.len()).map(|at| Pile::Hand(self.match_state.left_of(self.mao(), at)))),
            _ => {}
        }
    }

    /// The cards are dealt.
    pub(super) fn deal_out(&mut self, order: &[Card]) -> Result<(), Breach> {
        if order.len() != PACK.len() || CardSet::from_slice(order) != PACK {
            return Err(Breach::WrongPack);
        }
        for (at, &card) in order.iter().enumerate() {
            let seat = self.match_state.left_of(self.mao(), at % SEATS);
            self.hidden.hands[seat.index()].insert(card);
        }
        debug_assert!(self.hidden.hands.iter().all(|hand| hand.len() == HAND));
        self.open.phase = Phase::Bidding;
        Ok(())
    }
}

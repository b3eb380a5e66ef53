//! Sitting down, drawing pairs and the first dealer, and the deal (section 3, R1, R2).

use super::Yukon;
use super::agreements::{Agreements, PairsDraw};
use super::breach::Breach;
use super::deck::{PACK, ROUND, lot};
use super::state::{HAND, Hidden, MatchState, Open, Phase, Round, SEATS, Said};
use crate::brazil::{drawn, highest, opposite, two_highest};
use cards::{Card, CardSet};
use engine::{Account, BadAgreement, Cause, Cite, Pile, Seat, SeatSet, Setup};

impl Yukon {
    /// Sits the company down, as the setup says.
    pub(super) fn sit_down(agreements: &Agreements, setup: &Setup) -> Result<Yukon, BadAgreement> {
        let players = agreements.players;
        let round: [Seat; SEATS] = std::array::from_fn(Seat::at);
        let dealer = setup.dealer_of(players)?.unwrap_or(round[0]);
        let match_state = MatchState { players, round, dealer, deal: 0, last: None, victory: None };
        let mut game = Yukon::seated(agreements, match_state, Open::new(Round::Points, round, players));
        game.set_up(setup)?;
        match setup.dealer {
            Some(_) => game.begin_round(),
            None => {
                game.open.phase = if players == SEATS { Phase::DrawPairs } else { Phase::DrawDealer };
                game.open.drawing = SeatSet::first(players);
            }
        }
        Ok(game)
    }

    /// Rounds counted before the record begins. A count that does not come to 125 is wrong (R14).
    fn set_up(&mut self, setup: &Setup) -> Result<(), BadAgreement> {
        for (name, value) in &setup.lines {
            let bad = |why: String| BadAgreement::Setup { name: name.chars().take(40).collect(), why };
            if name != "round" {
                return Err(bad("there is no such line; there are: dealer, round".to_owned()));
            }
            let sides = self.match_state.sides();
            let counted: Option<Vec<i64>> = value.split_whitespace().map(|text| text.parse().ok()).collect();
            let counted = counted.filter(|counted| counted.len() == sides && counted.iter().all(|points| *points >= 0));
            let counted = counted.ok_or_else(|| bad(format!("takes the points of each of the {sides} sides")))?;
            let sum = counted.iter().fold(0i64, |sum, &points| sum.saturating_add(points));
            if sum != ROUND {
                return Err(bad(format!("the points come to {sum} and not to {ROUND}: count again")));
            }
            for seat in Seat::first(self.match_state.players) {
                let cause = Cause::new("yukon-cause-carried", Cite("yukon R14"));
                self.ledger.pay(0, Account::CARRIED, seat, counted[self.match_state.side(seat)], cause);
            }
            if Seat::first(self.match_state.players).any(|seat| self.points(seat) >= self.agreements.target) {
                return Err(bad("with these points the match is over".to_owned()));
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

    /// The two who belong together sit opposite each other; if that cannot be told all draw again (D1).
    fn draw_pairs(&mut self) {
        let drawn = &self.open.drawn;
        let pair = match self.agreements.pairs_draw {
            PairsDraw::HighCards => two_highest(drawn, lot),
            PairsDraw::SameColour => {
                let red: Vec<Seat> = drawn
                    .iter()
                    .filter(|(_, card)| card.suit().is_some_and(|suit| suit.is_red()))
                    .map(|&(seat, _)| seat)
                    .collect();
                <[Seat; 2]>::try_from(red).ok()
            }
        };
        if let Some(pair) = pair {
            self.match_state.round = opposite(pair);
            self.open.phase = Phase::DrawDealer;
        }
    }

    /// The highest card deals; those who drew it alike draw again (D2).
    fn draw_dealer(&mut self) {
        let best = highest(&self.open.drawn, lot);
        match best.lowest() {
            Some(dealer) if best.len() == 1 => {
                self.match_state.dealer = dealer;
                self.begin_round();
            }
            _ => self.open.drawing = best,
        }
    }

    /// A round for points, dealt by the dealer to all.
    pub(super) fn begin_round(&mut self) {
        let (said, drawn) = (std::mem::take(&mut self.open.said), std::mem::take(&mut self.open.drawn));
        self.match_state.deal += 1;
        let match_state = &self.match_state;
        let order = std::array::from_fn(|place| match_state.left_of(match_state.dealer, place + 1));
        self.open = Open { drawn, ..Open::new(Round::Points, order, match_state.players) };
        // The draw for the first deal stays visible until that deal begins.
        if self.match_state.deal == 1 {
            self.open.said = said;
        }
        self.hidden = Hidden::NOTHING;
    }

    /// The two whom nothing could part play one round more, dealt by the one who comes first at the dealer's left (D8).
    pub(super) fn begin_extra(&mut self, tied: SeatSet) {
        let match_state = &mut self.match_state;
        match_state.deal += 1;
        let mut two = (1..=match_state.players)
            .map(|step| match_state.left_of(match_state.dealer, step))
            .filter(|&seat| tied.contains(seat));
        let dealer = two.next().unwrap_or(match_state.dealer);
        let other = two.next().unwrap_or(dealer);
        match_state.dealer = dealer;
        self.open = Open::new(Round::Extra, [other, dealer, other, dealer], 2);
        self.hidden = Hidden::NOTHING;
    }

    /// The card left out of this round: with three players, and not in an extra round (R2, D8).
    pub(super) fn removed(&self) -> CardSet {
        removed(&self.agreements, &self.open)
    }

    /// The cards of this round.
    pub(super) fn pack(&self) -> CardSet {
        PACK - self.removed()
    }

    /// One to each in turn, five times; the rest is the monte.
    pub(super) fn lay_out(&self, out: &mut Vec<Pile>) {
        let pack = self.pack().len();
        match self.open.phase {
            Phase::DrawPairs | Phase::DrawDealer => out.extend(self.open.drawing.iter().map(Pile::Hand)),
            Phase::Shuffle => {
                for _ in 0..HAND {
                    out.extend(self.open.players().iter().copied().map(Pile::Hand));
                }
            }
            _ => return,
        }
        let size = if self.open.phase == Phase::Shuffle { pack } else { PACK.len() };
        out.resize(size, Pile::Stock);
    }

    /// The cards are dealt.
    pub(super) fn deal_out(&mut self, order: &[Card]) -> Result<(), Breach> {
        if order.len() != self.pack().len() || CardSet::from_slice(order) != self.pack() {
            return Err(Breach::WrongPack);
        }
        let (dealt, stock) = order.split_at(HAND * self.open.active);
        for round in dealt.chunks(self.open.active) {
            for (&card, seat) in round.iter().zip(self.open.order) {
                self.hidden.hands[seat.index()].insert(card);
            }
        }
        self.hidden.stock = stock.iter().rev().copied().collect();
        self.open.phase = Phase::Tricks;
        Ok(())
    }
}

/// The card left out of a round.
pub(super) fn removed(agreements: &Agreements, open: &Open) -> CardSet {
    let left_out = agreements.players == 3 && open.round == Round::Points;
    if left_out { CardSet::of(agreements.removed_card) } else { CardSet::EMPTY }
}

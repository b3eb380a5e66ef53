//! Cut, deal, robbing and discards (R4-R16).

use super::agreements::RobRound;
use super::breach::Breach;
use super::count::paid_for;
use super::facts::segni;
use super::state::{Cause, HAND, Mark, MarkState, Pair, Phase, ROUND, SEATS, Said};
use super::tarocchi::{COUNTING, PACK, ROBBED, worth};
use super::{Action, Minchiate};
use cards::{Card, CardSet};
use engine::{Offer, Seat, SeatSet};

impl Minchiate {
    /// Cards this seat gets in this round: ten, then eleven, unless the dealer miscounts.
    fn share(&self, seat: Seat, round: u8) -> usize {
        let wrong = self.match_state.misdeals.iter().find(|known| (known.seat, known.round) == (seat, round));
        wrong.map_or(if round == 1 { ROUND } else { ROUND + 1 }, |known| usize::from(known.cards))
    }

    /// Cards the whole deal takes: eighty-four, if nobody miscounts.
    pub(super) fn needed(&self) -> usize {
        let both = |seat| self.share(seat, 1) + self.share(seat, 2);
        self.match_state.round.iter().map(|&seat| both(seat)).sum()
    }

    /// The shuffled pack lies before the cutter.
    pub(super) fn take_pack(&mut self, order: &[Card]) -> Result<(), Breach> {
        let given: CardSet = order.iter().copied().collect();
        if order.len() != PACK.len() || given != PACK {
            return Err(Breach::WrongPack);
        }
        self.hidden.stock = order.iter().rev().copied().collect();
        self.open.stock = order.len();
        self.open.phase = Phase::Cut;
        Ok(())
    }

    pub(super) fn cut_offers(&self, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Number { from: 1, to: PACK.len() as i64 - 1, make: Action::Cut });
    }

    pub(super) fn check_cut(&self, many: i64) -> Result<(), Breach> {
        if (1..PACK.len() as i64).contains(&many) { Ok(()) } else { Err(Breach::CutDepth) }
    }

    /// The cutter lifts a packet and robs from its bottom as long as robbable cards follow one another (R4-R10).
    pub(super) fn cut(&mut self, seat: Seat, many: i64) {
        let lifted = many.clamp(1, PACK.len() as i64 - 1) as usize;
        let most = PACK.len() - self.needed();
        // The stock has its top last, so the card lifted at comes first. The rest of the packet goes under the other.
        self.hidden.stock.rotate_left(PACK.len() - lifted);
        let packet = &self.hidden.stock[..lifted];
        let robbable = packet.iter().take(most).take_while(|&&card| ROBBED.contains(card)).count();
        self.open.undermost = packet.get(robbable).copied().filter(|_| robbable < most);
        let robbed: CardSet = self.hidden.stock.drain(..robbable).collect();
        self.open.cut = u8::try_from(lifted).ok();
        self.open.say(seat, Said::Cut(lifted as u8));
        self.rob(seat, robbed);
        if let Some(card) = self.open.undermost {
            self.open.say(seat, Said::Stopped(card));
        }
        self.open.stock = self.hidden.stock.len();
        self.deal_round(1);
    }

    /// Cards taken up in sight of all, and their value marked (R7, R9).
    fn rob(&mut self, seat: Seat, cards: CardSet) {
        if cards.is_empty() {
            return;
        }
        let at = seat.index() % SEATS;
        self.hidden.hands[at] |= cards;
        self.open.shown[at] |= cards;
        self.open.robbed[at] += cards.len() as u8;
        self.open.say(seat, Said::Robbed(cards));
        self.earn(Cause::Rob, self.match_state.pair(seat), cards & COUNTING, worth(cards), 0);
    }

    /// A mark is earned: at a strict table it is made at once, at an honour table it waits for the scorer (R7, 7.4a).
    pub(super) fn earn(&mut self, cause: Cause, pair: Pair, cards: CardSet, points: i64, trick: u8) {
        if points == 0 {
            return;
        }
        let standing = if self.agreements.honour() { MarkState::Due } else { MarkState::Made };
        self.open.marks.push(Mark { cause, pair, cards, points, trick, standing });
        if standing == MarkState::Made {
            self.mark_points(pair, points, paid_for(cause, cards));
        }
    }

    /// Points to a pair: what it gains the others lose, once (R36).
    pub(super) fn mark_points(&mut self, pair: Pair, points: i64, cause: engine::Cause) {
        self.ledger.pay(self.match_state.deal, segni(pair.other()), segni(pair), points, cause);
    }

    /// A round of the deal, unless the dealer has miscounted and may notice it (R11, 7.2b, 7.2c).
    fn deal_round(&mut self, round: u8) {
        if self.match_state.misdeals.iter().any(|known| known.round == round) {
            self.open.phase = Phase::Correct(round);
        } else {
            self.give_round(round);
        }
    }

    /// The dealer notices a mistake in time and sets it right: the law asks nothing for it.
    pub(super) fn correct_deal(&mut self, seat: Seat) {
        if let Phase::Correct(round) = self.open.phase {
            self.match_state.misdeals.retain(|known| known.round != round);
            self.open.say(seat, Said::Corrected);
            self.give_round(round);
        }
    }

    pub(super) fn deal_on(&mut self) {
        if let Phase::Correct(round) = self.open.phase {
            self.give_round(round);
        }
    }

    fn give_round(&mut self, round: u8) {
        for seat in self.open.order {
            let (at, many) = (seat.index() % SEATS, self.share(seat, round));
            let mut dealt = self.hidden.stock.drain(self.hidden.stock.len().saturating_sub(many)..);
            self.open.dealt[at] += dealt.len() as u8;
            // The stock has its top last: the last card dealt stands first.
            let last = dealt.next();
            self.hidden.hands[at] |= last.into_iter().chain(dealt).collect();
            if let Some(card) = last.filter(|_| round == 2) {
                self.open.turned[at] = Some(card);
                self.open.shown[at].insert(card);
                self.open.say(seat, Said::Turned(card));
                let counts = CardSet::of(card) & COUNTING;
                self.earn(Cause::Turned, self.match_state.pair(seat), counts, worth(counts), 0);
            }
        }
        self.open.stock = self.hidden.stock.len();
        if round == 1 {
            self.deal_round(2);
        } else {
            self.match_state.misdeals.clear();
            self.rob_round();
        }
    }

    /// The dealer robs from the stock, then each of the others once (R12-R14).
    fn rob_round(&mut self) {
        let [first, second, third, dealer] = self.open.order;
        let robbers: &[Seat] = match self.agreements.rob_round {
            RobRound::AllOnce => &[dealer, first, second, third],
            RobRound::DealerOnly => &[dealer],
        };
        for &robber in robbers {
            let mut robbed = CardSet::EMPTY;
            let mut stopper = None;
            while stopper.is_none() {
                let Some(card) = self.hidden.stock.pop() else { break };
                if ROBBED.contains(card) {
                    robbed.insert(card);
                } else {
                    stopper = Some(card);
                }
            }
            self.rob(robber, robbed);
            if let Some(card) = stopper {
                let _ = self.open.stopped.try_push(card);
                self.open.undermost = self.open.undermost.filter(|&undermost| undermost != card);
                self.open.say(robber, Said::Stopped(card));
            }
        }
        self.open.stock = self.hidden.stock.len();
        self.open.pending = Seat::first(SEATS).filter(|seat| self.open.robbed[seat.index()] > 0).collect();
        self.open.phase = Phase::Discard;
        if self.open.pending.is_empty() {
            self.after_discards();
        }
    }

    /// Numbers of cards a seat may lay aside: as many as it robbed; at an honour table it may miscount (R15, 4.2).
    fn discard_count(&self, seat: Seat) -> (usize, usize) {
        let robbed = usize::from(self.open.robbed[seat.index() % SEATS]);
        if self.agreements.honour() { (0, 2 * robbed) } else { (robbed, robbed) }
    }

    pub(super) fn discard_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        let (at_least, at_most) = self.discard_count(seat);
        out.push(Offer::Cards { of: self.hand(seat), must: CardSet::EMPTY, at_least, at_most, make: Action::Discard });
    }

    pub(super) fn check_discard(&self, seat: Seat, cards: CardSet) -> Result<(), Breach> {
        if let Some(card) = (cards - self.hand(seat)).first() {
            return Err(self.not_held(card));
        }
        let (at_least, at_most) = self.discard_count(seat);
        let fits = (at_least..=at_most).contains(&cards.len());
        let many = usize::from(self.open.robbed[seat.index() % SEATS]);
        if fits { Ok(()) } else { Err(Breach::DiscardCount { many }) }
    }

    pub(super) fn discard(&mut self, seat: Seat, cards: CardSet) {
        self.lay_aside(seat, cards);
        self.open.say(seat, Said::Discarded(cards.len() as u8));
        self.open.pending = self.open.pending.without(seat);
        if self.open.pending.is_empty() {
            self.after_discards();
        }
    }

    /// Cards go face down to the stock: nobody knows any longer whether what was taken up is still in the hand.
    pub(super) fn lay_aside(&mut self, seat: Seat, cards: CardSet) {
        let at = seat.index() % SEATS;
        self.hidden.hands[at] -= cards;
        self.hidden.discards[at] |= cards;
        self.open.discarded[at] += cards.len() as u8;
        if !cards.is_empty() {
            let shown = std::mem::take(&mut self.open.shown[at]);
            self.open.taken_up[at] |= shown;
        }
    }

    /// An honour table counts its hands; at a strict one they are right.
    fn after_discards(&mut self) {
        if self.agreements.honour() {
            self.open.pending = SeatSet::first(SEATS);
            self.open.phase = Phase::Check;
        } else {
            debug_assert!(self.hidden.hands.iter().all(|hand| hand.len() == HAND));
            self.begin_accusing();
        }
    }
}

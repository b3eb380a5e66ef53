//! After a hand: fines, the next deal, and the end of the match (mediator R61-R65, 5.4, 5.5, family R38, hombre R40-R45).

use super::Core;
use super::breach::Breach;
use super::ended::{Ended, HandReport};
use super::facts::{FINES, MIDDLE};
use super::sitting::drawn_rank;
use super::state::{Fine, Last, Phase, SEATS};
use super::variant::Reckoning;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Rank, Suit};
use engine::{Cause, Cite, Figure, Pile, Seat};

impl Core {
    // --- fines ---

    /// A fine is set apart until it is raffled, or won (mediator MUL.1, hombre FIN.1). Between two it goes straight to the other
    /// (family D22).
    pub(super) fn fine(&mut self, by: Seat, amount: i64, law: &'static str) {
        let cause = Cause::new("spanish-cause-fine", Cite(law));
        let deal = self.match_state.deal;
        if self.terms.variant.players == 2 {
            let other = self.open.round.next(by);
            return self.ledger.pay(deal, by, other, amount, cause);
        }
        self.ledger.pay(deal, by, FINES, amount, cause);
        let _ = self.match_state.fines.try_push(Fine { by, amount });
    }

    /// Fines go with the pot to its winner, one at a time, and never to their payer.
    pub(super) fn winner_takes_fine(&mut self) {
        let (Reckoning::Compared, Some(winner)) = (self.terms.variant.reckoning, self.open.hombre) else { return };
        // Those of this hand wait for the next.
        let waiting = self.match_state.fines.iter().take(self.open.honour.waiting);
        if let Some(at) = waiting.enumerate().find(|(_, fine)| fine.by != winner).map(|(at, _)| at) {
            let fine = self.match_state.fines.remove(at);
            let cause = Cause::new("spanish-cause-fine-won", Cite("hombre:FIN.1"));
            self.ledger.pay(self.match_state.deal, FINES, winner, fine.amount, cause);
        }
    }

    /// The oldest fine of an earlier hand goes with a card: its holder takes it, unless it is the offender; then the next lower one
    /// decides (mediator 5.5, D17).
    fn raffle(&mut self) -> Option<(Seat, Card)> {
        if self.terms.variant.reckoning == Reckoning::Compared || self.open.honour.waiting == 0 {
            return None;
        }
        let &Fine { by, amount } = self.match_state.fines.first()?;
        let holder = |&card: &Card| {
            let mut players = self.open.round.players().iter().copied().filter(|&seat| seat != by);
            players.find(|&seat| self.dealt_hand(seat).contains(card)).map(|seat| (seat, card))
        };
        let (taker, card) = self.raffle_cards().iter().find_map(holder)?;
        self.match_state.fines.remove(0);
        let cause = Cause::new("spanish-cause-raffle", Cite("mediator:MUL.1")).cards(CardSet::of(card));
        self.ledger.pay(self.match_state.deal, FINES, taker, amount, cause);
        Some((taker, card))
    }

    /// The card of the raffle and those below it.
    fn raffle_cards(&self) -> Vec<Card> {
        let pack = self.terms.pack;
        let suit = self.match_state.favourite.or_else(|| pack.suits().next()).unwrap_or(Suit::Ouros);
        let card = self.open.honour.raffle.or(self.terms.fine_card).unwrap_or(Card::new(suit, Rank::King));
        let other = Suit::ALL.into_iter().find(|&other| Some(other) != card.suit() && pack.trumps(other).is_some());
        let Some(order) = other.and_then(|other| pack.trumps(other)).map(|trumps| &trumps.order) else { return vec![card] };
        let mut below: Vec<Card> = (CardSet::suit(card.suit().unwrap_or(suit)) & pack.cards()).iter().collect();
        below.sort_by_key(|&card| std::cmp::Reverse(order.strength(card)));
        let from = below.iter().position(|&there| there == card).unwrap_or(0);
        below.split_off(from)
    }

    /// The cards that were dealt to a seat.
    pub(super) fn dealt_hand(&self, seat: Seat) -> CardSet {
        let mut hand = self.at_play(seat);
        if let (Some(giver), Some(called)) = (self.open.giver, self.open.called) {
            if seat == giver {
                hand = self.hidden.returned.map_or(hand, |card| hand.without(card)).with(called);
            } else if self.open.hombre == Some(seat) {
                hand = self.hidden.returned.map_or(hand, |card| hand.with(card)).without(called);
            }
        }
        hand
    }

    // --- the next hand ---

    /// The hand is paid for.
    pub(super) fn close(&mut self, ended: Ended, mut shown: ArrayVec<(Seat, CardSet), SEATS>) {
        if let Some((taker, card)) = self.raffle() {
            match shown.iter_mut().find(|(seat, _)| *seat == taker) {
                Some((_, cards)) => cards.insert(card),
                None => shown.push((taker, CardSet::of(card))),
            }
        }
        self.match_state.last = Some(Last { ended, shown });
        self.finish();
    }

    /// Nobody played: the deal moves on.
    pub(super) fn next_hand(&mut self) {
        self.match_state.last =
            Some(Last { ended: Ended::unplayed(self.open.outcome, self.open.hombre), shown: ArrayVec::new() });
        self.finish();
    }

    /// The same dealer deals again, and nothing is staked anew (mediator R13, D27).
    pub(super) fn deal_again(&mut self) {
        self.match_state.last = Some(Last { ended: Ended::unplayed(Some("void"), None), shown: ArrayVec::new() });
        self.report();
        if self.match_state.deal >= self.terms.most_hands {
            return self.share_out();
        }
        self.match_state.deal += 1;
        self.ready_table();
    }

    fn finish(&mut self) {
        self.report();
        if self.match_state.deal >= self.terms.most_hands {
            return self.share_out();
        }
        self.match_state.dealer = self.match_state.right_of(self.match_state.dealer, 1);
        if let Some(newcomer) = self.match_state.joining.take() {
            let _ = self.match_state.places.try_push(newcomer);
        }
        self.begin_hand();
    }

    /// Keeps how the hand ended.
    fn report(&mut self) {
        self.reports.push(HandReport { last: self.match_state.last.clone(), ..self.running_hand() });
    }

    /// Summary of the running hand.
    pub(super) fn running_hand(&self) -> HandReport {
        let open = &self.open;
        HandReport {
            number: self.match_state.deal,
            dealer: self.match_state.dealer,
            outcome: open.outcome,
            bid: open.bid,
            hombre: open.hombre,
            trump: open.trump,
            tricks: open.play.won[..self.terms.persons()].iter().copied().collect(),
            last: None,
        }
    }

    // --- the end of the match ---

    /// Shares out the rest in whole piles; a remainder is drawn for (mediator R63, hombre R41, D19).
    fn share_out(&mut self) {
        let deal = self.match_state.deal;
        // Fines that nobody has won go into the middle with the rest.
        let unwon = Cause::new("spanish-cause-fines-left", Cite(self.terms.variant.rules.shares));
        self.ledger.pay(deal, FINES, MIDDLE, self.ledger.balance(FINES), unwon);
        self.match_state.fines.clear();
        let (left, size) = (self.ledger.balance(MIDDLE), self.terms.pozo_size());
        let persons = self.match_state.places.len() as i64;
        let each = left / size / persons;
        let cause = Cause::new("spanish-cause-shared", Cite(self.terms.variant.rules.shares)).count(each);
        for &seat in &self.match_state.places {
            self.ledger.pay(deal, MIDDLE, seat, each * size, cause);
        }
        let rest = left - each * size * persons;
        let piles = (0..rest / size).map(|_| size).chain(Some(rest % size).filter(|&pile| pile > 0));
        self.match_state.piles = piles.take(8).collect();
        self.open.phase = if self.match_state.piles.is_empty() { Phase::Over } else { Phase::Lots };
    }

    /// Each draws a card of the pack, from the mano on; the rest stays.
    pub(super) fn lots_layout(&self, out: &mut Vec<Pile>) {
        out.extend(self.match_state.places.iter().map(|&seat| Pile::Hand(seat)));
        out.extend(std::iter::repeat_n(Pile::Stock, self.terms.pack.cards().len() - self.match_state.places.len()));
    }

    /// The highest card takes the pile.
    pub(super) fn draw_lots(&mut self, order: &[Card]) -> Result<(), Breach> {
        let cards = self.terms.pack.cards();
        if order.len() != cards.len() || CardSet::from_slice(order) != cards {
            return Err(Breach::WrongPack);
        }
        let drawn = self.match_state.places.iter().zip(order);
        let winner = drawn.min_by_key(|(_, card)| drawn_rank(**card)).map(|(&seat, _)| seat);
        if let (Some(winner), Some(pile)) = (winner, self.match_state.piles.pop_at(0)) {
            let cause = Cause::new("spanish-cause-drawn-pile", Cite(self.terms.variant.rules.shares));
            self.ledger.pay(self.match_state.deal, MIDDLE, winner, pile, cause);
        }
        if self.match_state.piles.is_empty() {
            self.open.phase = Phase::Over;
        }
        Ok(())
    }

    /// Figures of the match besides the ledger.
    pub(super) fn figures(&self) -> Vec<Figure> {
        let fine = |fine: &Fine| Figure { name: "fine", seat: Some(fine.by), value: fine.amount };
        let mut figures: Vec<Figure> = self.match_state.fines.iter().map(fine).collect();
        figures.push(Figure { name: "stock", seat: None, value: self.open.exchange.stock.len() as i64 });
        figures
    }
}

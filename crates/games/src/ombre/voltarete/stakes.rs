//! The stakes of a hand, and dealing it (R13, R18-R22, R126, R137).

use super::Voltarete;
use super::action::Action;
use super::agreements::{ClaimDeadline, Switch};
use super::breach::Breach;
use super::contract::cause;
use super::facts::{BOLO, BOX, PACK};
use super::stage::{Awaited, Stage};
use super::state::{Closing, HAND, Hidden, Open, Phase, SEATS, TALON};
use crate::ombre::stock::Stock;
use crate::ombre::trumps::ESPADILHA;
use cards::{Card, CardSet};
use engine::{Offer, Pile, Seat};

impl Voltarete {
    /// STAKES (R18-R22, R126, R137), then the shuffle.
    pub(super) fn begin_hand(&mut self) {
        self.match_state.deal += 1;
        self.match_state.hands += 1;
        let deal = self.match_state.deal;
        self.ready_table();
        let empty = self.ledger.balance(BOLO) == 0;
        self.match_state.life = if empty { 1 } else { self.match_state.life + 1 };
        if empty {
            match self.due_remissa() {
                Some(_) if self.agreements.split_remissa == Switch::On => {
                    self.open.phase = Phase::SplitDue;
                    return;
                }
                Some(at) => {
                    let remissa = self.match_state.remissas.remove(at);
                    self.ledger.pay(
                        deal,
                        remissa.owner,
                        BOLO,
                        remissa.amount,
                        cause("voltarete-cause-remissa", "voltarete R137"),
                    );
                }
                None if self.agreements.medalhao == Switch::On => {
                    let holder = self.match_state.medalhao;
                    let cause = cause("voltarete-cause-medalhao", "voltarete R19");
                    self.ledger.pay(deal, holder, BOLO, self.agreements.medalhao_value, cause);
                    self.match_state.medalhao = self.match_state.right_of(holder, 1);
                }
                None => {}
            }
        }
        self.complete_stakes();
    }

    /// The rest of the stakes: the box of a full recambó, and the dealer's entry.
    fn complete_stakes(&mut self) {
        let deal = self.match_state.deal;
        let boxed = self.ledger.balance(BOX);
        if self.match_state.closing == Closing::Filling && boxed >= self.agreements.recambo_size {
            self.ledger.pay(deal, BOX, BOLO, boxed, cause("voltarete-cause-box-full", "voltarete R126"));
            self.match_state.closing = Closing::InTheBolo;
        }
        let ante = cause("voltarete-cause-ante", "voltarete R18");
        self.ledger.pay(deal, self.match_state.dealer, BOLO, self.agreements.dealer_ante, ante);
        self.open.phase = Phase::Shuffle;
    }

    /// A clean table for the next hand, pagas still owed aside.
    pub(super) fn ready_table(&mut self) {
        let match_state = &self.match_state;
        let mut order = [match_state.dealer; SEATS];
        for (place, seat) in order.iter_mut().enumerate().take(3) {
            *seat = match_state.right_of(match_state.dealer, place + 1);
        }
        let open = Open::new(order, self.open.play.last, self.open.matadores);
        let before = std::mem::replace(&mut self.open, open).settlement;
        // Settled pagas are kept beside those still owed: a creditor paid rightly by one debtor is owed it by the other (II.17.3).
        if before.dues.iter().any(|due| due.amount > 0) {
            self.open.settlement.dues = before.dues;
            self.open.settlement.misasked = before.misasked;
        }
        self.hidden = Hidden::NOTHING;
    }

    /// The remissa that falls due: the largest, the oldest of equals (R137, D43).
    fn due_remissa(&self) -> Option<usize> {
        let remissas = self.match_state.remissas.iter().enumerate();
        remissas.rev().max_by_key(|(_, remissa)| remissa.amount).map(|(at, _)| at)
    }

    fn check_split(&self, _: Seat, action: &Action) -> Result<(), Breach> {
        let most = self.due_remissa().map_or(0, |at| self.match_state.remissas[at].amount);
        match *action {
            Action::Split(now) if (1..=most).contains(&now) => Ok(()),
            Action::Split(_) => Err(Breach::NoSuchPart { most }),
            _ => Err(Breach::untimely(action)),
        }
    }

    /// The owner of the remissa that falls due lets a part of it enter now (option `split_remissa`).
    fn split_due(&mut self, seat: Seat, action: &Action) {
        let (Action::Split(now), Some(at)) = (action, self.due_remissa()) else { return };
        let part = cause("voltarete-cause-remissa-part", "voltarete:II.19.21").count(self.match_state.remissas[at].amount);
        self.ledger.pay(self.match_state.deal, seat, BOLO, *now, part);
        match self.match_state.remissas[at].amount - now {
            0 => drop(self.match_state.remissas.remove(at)),
            rest => self.match_state.remissas[at].amount = rest,
        }
        self.complete_stakes();
    }

    /// Destination of each card: packets to the right, beginning at the dealer's right, then the thirteen of the talon (R13).
    pub(super) fn deal_layout(&self, out: &mut Vec<Pile>) {
        for &packet in self.agreements.deal_packets.sizes() {
            for seat in &self.open.round.order[..3] {
                out.extend(std::iter::repeat_n(Pile::Hand(*seat), usize::from(packet)));
            }
        }
        out.extend(std::iter::repeat_n(Pile::Stock, TALON));
    }

    /// The cards are dealt.
    pub(super) fn deal_out(&mut self, order: &[Card]) -> Result<(), Breach> {
        if order.len() != PACK.len() {
            return Err(Breach::WrongPack);
        }
        let mut hands = [CardSet::EMPTY; SEATS];
        let mut top = 0;
        for &packet in self.agreements.deal_packets.sizes() {
            for seat in &self.open.round.order[..3] {
                let next = top + usize::from(packet);
                hands[seat.index()] |= CardSet::from_slice(&order[top..next]);
                top = next;
            }
        }
        let talon = CardSet::from_slice(&order[3 * HAND..]);
        // Forty places and all forty cards: none is missing and none doubled.
        if hands.iter().fold(talon, |all, &hand| all | hand) != PACK {
            return Err(Breach::WrongPack);
        }
        self.hidden.hands = hands;
        self.hidden.talon.copy_from_slice(&order[3 * HAND..]);
        self.open.talon.stock = Stock::of(TALON);
        self.hidden.espadilha =
            self.open.round.order[..3].iter().copied().find(|seat| self.hidden.hands[seat.index()].contains(ESPADILHA));
        let waits = !self.open.settlement.dues.is_empty() && self.agreements.claim_deadline == ClaimDeadline::EndOfNextDeal;
        self.open.phase = if waits { Phase::Dealing } else { Phase::Round1 };
        if !waits {
            self.forget_pagas();
        }
        Ok(())
    }
}

pub(super) static SPLIT_DUE: Stage = Stage {
    awaited: |game| Awaited::one(game.due_remissa().map(|at| game.match_state.remissas[at].owner)),
    others: |game, _, _| game.not_your_turn("voltarete R137"),
    offers: |game, _, out| {
        let most = game.due_remissa().map_or(1, |at| game.match_state.remissas[at].amount);
        out.push(Offer::Number { from: 1, to: most, make: Action::Split });
    },
    check: Voltarete::check_split,
    perform: Voltarete::split_due,
    ..Stage::IDLE
};

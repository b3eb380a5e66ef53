//! Pagas that must be asked for in time (R93, II.17).

use super::Voltarete;
use super::action::{Action, Asked};
use super::agreements::Divide;
use super::breach::Breach;
use super::state::Phase;
use engine::{Offer, Seat, SeatSet};

impl Voltarete {
    /// Everything a seat can still ask for.
    pub(super) fn pagas_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        for debtor in Seat::first(self.company.players).filter(|&debtor| debtor != seat) {
            let mut every = Asked { items: [false; 4], favorita: false };
            let mut single = Vec::new();
            for due in self.open.dues.iter().filter(|due| due.from == debtor && due.to == seat && due.amount > 0) {
                let mut one = Asked { items: [false; 4], favorita: due.amount > due.single };
                one.items[due.item as usize] = true;
                every.items[due.item as usize] = true;
                every.favorita |= due.single < due.full;
                single.push(one);
            }
            if single.len() > 1 {
                out.push(Offer::Word(Action::AskPagas(debtor, every)));
            }
            out.extend(single.into_iter().map(|one| Offer::Word(Action::AskPagas(debtor, one))));
        }
    }

    /// Who can be asked to be content: the company, or those who have something to ask.
    pub(super) fn undecided(&self) -> SeatSet {
        let decided = |seat| self.open.content.contains(seat) || self.company.break_off.contains(seat);
        Seat::first(self.company.players).filter(|&seat| !decided(seat)).collect()
    }

    /// What is asked and owed is paid; what is asked and not owed is not (II.17.1-3, II.17.12).
    pub(super) fn ask_pagas(&mut self, seat: Seat, debtor: Seat, asked: Asked) -> Result<(), Breach> {
        // Who has had the right sum from one, or paid it to one, is owed it, or owes it, with the other however it is asked.
        let settled_with_another = self.open.dues.iter().any(|paid| {
            let same_creditor = paid.to == seat && paid.from != debtor;
            let same_debtor = paid.from == debtor && paid.to != seat;
            let pair_settled = self.open.dues.iter().all(|due| (due.from, due.to) != (paid.from, paid.to) || due.amount == 0);
            (same_creditor || same_debtor) && pair_settled
        });
        let deal = self.company.deal;
        let mut paid_any = false;
        for due in self.open.dues.iter_mut().filter(|due| due.from == debtor && due.to == seat) {
            let wanted = settled_with_another || asked.items[due.item as usize];
            let paid = match (wanted, settled_with_another || asked.favorita) {
                (false, _) => 0,
                (true, true) => due.amount,
                // At the single rate the other half of a paga in copas stays owed.
                (true, false) => due.amount.min(due.single - (due.full - due.amount)).max(0),
            };
            due.amount -= paid;
            paid_any |= paid > 0;
            self.ledger.pay(deal, debtor, seat, paid, due.cite);
        }
        if paid_any { Ok(()) } else { Err(Breach::NothingDue) }
    }

    pub(super) fn between(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if !self.undecided().contains(seat) {
            return Err(Breach::NotNow);
        }
        match *action {
            Action::AskPagas(debtor, asked) => self.ask_pagas(seat, debtor, asked),
            Action::Content => {
                self.open.content = self.open.content.with(seat);
                self.go_on_if_content();
                Ok(())
            }
            Action::BreakOff => {
                self.break_off(seat)?;
                if self.open.phase == Phase::Pagas {
                    self.go_on_if_content();
                }
                Ok(())
            }
            _ => Err(Breach::NotNow),
        }
    }

    fn go_on_if_content(&mut self) {
        if self.undecided().is_empty() {
            self.company.break_off = SeatSet::EMPTY;
            self.next_hand();
        }
    }

    pub(super) fn between_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        out.push(Offer::Word(Action::Content));
        self.pagas_offers(seat, out);
        if self.agreements.divide_remissas_at_end == Divide::ByAgreement {
            out.push(Offer::Word(Action::BreakOff));
        }
    }

    /// An honour table before the cards are mixed.
    pub(super) fn inspect(&mut self, seat: Seat, action: &Action) -> Result<(), Breach> {
        if !self.open.plays_cards(seat) {
            return Err(Breach::NotPlaying);
        }
        match *action {
            Action::Accuse(other, trick) => self.accuse(seat, other, trick),
            Action::Content if self.open.content.contains(seat) => Err(Breach::NotNow),
            Action::Content => {
                self.open.content = self.open.content.with(seat);
                if self.open.players().iter().all(|&seat| self.open.content.contains(seat)) {
                    self.open.content = SeatSet::EMPTY;
                    self.settle_played();
                }
                Ok(())
            }
            _ => Err(Breach::NotNow),
        }
    }
}

//! Pagas that must be asked for in time (R93, II.17).

use super::Voltarete;
use super::action::{Action, Asked, Rate};
use super::agreements::Divide;
use super::breach::Breach;
use super::state::{Due, Phase};
use engine::{Offer, Seat, SeatSet};

impl Voltarete {
    /// Everything a seat can still ask for.
    pub(super) fn pagas_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        for debtor in Seat::first(self.company.players).filter(|&debtor| debtor != seat) {
            let due = Asked::all().filter(|&asked| self.open.dues.iter().any(|due| self.owed_now(due, seat, debtor, asked) > 0));
            out.extend(due.map(|asked| Offer::Word(Action::AskPagas(debtor, asked))));
        }
    }

    /// How much of a due is owed when it is asked for so (II.17.2-3, II.17.12).
    fn owed_now(&self, due: &Due, seat: Seat, debtor: Seat, asked: Asked) -> i64 {
        if due.from != debtor || due.to != seat {
            return 0;
        }
        // Who has had the right sum from one, or paid it to one, is owed it, or owes it, with the other however it is asked.
        let settled_with_another = self.open.dues.iter().any(|paid| {
            let same_creditor = paid.to == seat && paid.from != debtor;
            let same_debtor = paid.from == debtor && paid.to != seat;
            let pair_settled = self.open.dues.iter().all(|due| (due.from, due.to) != (paid.from, paid.to) || due.amount == 0);
            (same_creditor || same_debtor) && pair_settled
        });
        let doubled = due.single < due.full;
        match asked.rate {
            _ if settled_with_another => due.amount,
            _ if asked.item.is_some_and(|item| item != due.item) => 0,
            Rate::Favorita if doubled => due.amount,
            Rate::Favorita => 0,
            // At the single rate the other half of a paga in copas stays owed.
            Rate::Single => (due.single - (due.full - due.amount)).max(0),
        }
    }

    /// Who can be asked to be content: the company, or those who have something to ask.
    pub(super) fn undecided(&self) -> SeatSet {
        let decided = |seat| self.open.content.contains(seat) || self.company.break_off.contains(seat);
        Seat::first(self.company.players).filter(|&seat| !decided(seat)).collect()
    }

    /// What is asked and owed is paid; what is asked and not owed is not (II.17.1-2).
    pub(super) fn ask_pagas(&mut self, seat: Seat, debtor: Seat, asked: Asked) -> Result<(), Breach> {
        let owed: Vec<i64> = self.open.dues.iter().map(|due| self.owed_now(due, seat, debtor, asked)).collect();
        if owed.iter().all(|&amount| amount == 0) {
            return Err(Breach::NothingDue);
        }
        for (due, amount) in self.open.dues.iter_mut().zip(owed) {
            due.amount -= amount;
            self.ledger.pay(self.company.deal, debtor, seat, amount, due.cite);
        }
        Ok(())
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

//! Pagas that must be asked for in time (R93, II.17).

use super::Voltarete;
use super::action::{Action, Asked};
use super::agreements::Divide;
use super::breach::Breach;
use super::stage::{Awaited, Stage};
use super::state::Phase;
use engine::{Offer, Seat, SeatSet};

impl Voltarete {
    /// Everything a seat can still ask for: what is owed, and then what is not.
    fn pagas_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        for debtor in Seat::first(self.match_state.players).filter(|&debtor| debtor != seat) {
            let accepted = |asked: &Asked| self.check_asking(seat, debtor, *asked).is_ok();
            let (right, wrong): (Vec<Asked>, Vec<Asked>) =
                Asked::all().filter(accepted).partition(|&asked| self.is_owed(seat, debtor, asked));
            out.extend(right.into_iter().chain(wrong).map(|asked| Offer::Word(Action::AskPagas(debtor, asked))));
        }
    }

    fn is_owed(&self, by: Seat, of: Seat, asked: Asked) -> bool {
        self.asked_pagas(by, of, asked).iter().any(|&amount| amount > 0)
    }

    /// Checks the asking of a paga. A first asking is allowed even if it is wrong: that it was made can count later (II.17.3).
    fn check_asking(&self, by: Seat, of: Seat, asked: Asked) -> Result<(), Breach> {
        let settlement = &self.open.settlement;
        let due = settlement.dues.iter().any(|due| due.pair() == (of, by) && due.amount > 0);
        let first = !settlement.misasked.contains(&(of, by));
        if due && (first || self.is_owed(by, of, asked)) { Ok(()) } else { Err(Breach::NothingDue) }
    }

    /// Players who can still be asked to be content: the whole table, or those with something to ask.
    fn undecided(&self) -> SeatSet {
        SeatSet::first(self.match_state.players).minus(self.open.settlement.content).minus(self.match_state.break_off)
    }

    fn check_between(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match *action {
            Action::AskPagas(debtor, asked) => self.check_asking(seat, debtor, asked),
            Action::Content => Ok(()),
            Action::BreakOff if self.agreements.divide_remissas_at_end == Divide::ByAgreement => Ok(()),
            Action::BreakOff => Err(Breach::NoBreakOff),
            _ => Err(Breach::untimely(action)),
        }
    }

    fn between(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::AskPagas(of, asked) => return self.pay_asked(seat, of, asked),
            Action::BreakOff => self.break_off(seat),
            _ => self.open.settlement.content = self.open.settlement.content.with(seat),
        }
        if self.open.phase == Phase::Pagas && self.undecided().is_empty() {
            self.match_state.break_off = SeatSet::EMPTY;
            self.next_hand();
        }
    }

    fn check_dealing(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match *action {
            Action::AskPagas(debtor, asked) => self.check_asking(seat, debtor, asked),
            Action::Deal if seat == self.match_state.dealer => Ok(()),
            Action::Deal => Err(self.not_your_turn("voltarete R13")),
            _ => Err(Breach::NotDealt { rule: "voltarete R13" }),
        }
    }

    /// The dealer deals the last packet: pagas not asked for are lost (II.17.4).
    fn act_while_dealing(&mut self, seat: Seat, action: &Action) {
        if let Action::AskPagas(of, asked) = *action {
            return self.pay_asked(seat, of, asked);
        }
        self.forget_pagas();
        self.open.phase = Phase::Round1;
    }

    /// Cancels the pagas not asked for in time.
    pub(super) fn forget_pagas(&mut self) {
        self.open.settlement.dues.clear();
        self.open.settlement.misasked.clear();
    }
}

pub(super) static PAGAS: Stage = Stage {
    awaited: |game| Awaited { must: game.undecided(), may: SeatSet::EMPTY },
    others: |_, _, _| Breach::NotNow { rule: "voltarete R93" },
    offers: |game, seat, out| {
        game.offer_words(seat, &[Action::Content], out);
        game.pagas_offers(seat, out);
        game.offer_words(seat, &[Action::BreakOff], out);
    },
    check: Voltarete::check_between,
    perform: Voltarete::between,
    ..Stage::IDLE
};

pub(super) static DEALING: Stage = Stage {
    awaited: |game| Awaited {
        must: SeatSet::of(game.match_state.dealer),
        may: game.open.settlement.dues.iter().filter(|due| due.amount > 0).map(|due| due.to).collect(),
    },
    others: |game, _, action| match action {
        Action::AskPagas(..) => Breach::NothingDue,
        _ => game.not_your_turn("voltarete R13"),
    },
    offers: |game, seat, out| game.offer_words(seat, &[Action::Deal], out),
    optional_offers: Voltarete::pagas_offers,
    check: Voltarete::check_dealing,
    perform: Voltarete::act_while_dealing,
};

//! The end of a hand and what follows it: the void hand, the next deal, the recambó, the end of the match (R15, R126-R128, R140, R142).

use super::Voltarete;
use super::agreements::{Seating, Switch};
use super::breach::Breach;
use super::contract::cause;
use super::facts::{BOLO, BOX};
use super::stage::Stage;
use super::state::{Closing, Phase, Remissa};
use engine::{Cause, Figure, Seat};

impl Voltarete {
    /// *Vai a mão abaixo*: the hand is annulled, each takes back what they passed with, and the same dealer deals again (R15).
    pub(super) fn void_hand(&mut self) {
        let deal = self.match_state.deal;
        self.open.settlement.outcome = Some("void");
        self.keep();
        for seat in self.open.round.order {
            let passed = i64::from(std::mem::take(&mut self.open.passage.passes[seat.index()]));
            self.ledger.pay(deal, BOLO, seat, passed, cause("voltarete-cause-void", "voltarete R15"));
        }
        if self.match_state.hands >= self.agreements.most_hands {
            return self.rise();
        }
        self.match_state.deal += 1;
        self.match_state.hands += 1;
        self.ready_table();
    }

    /// The hand is over: the next one, a new recambó, or the end of the match (R126-R128, R142).
    pub(super) fn next_hand(&mut self) {
        self.keep();
        // What entered over a lifted bolo counts as formed in the hand that follows (R21).
        if self.open.settlement.lifted {
            self.match_state.life = 0;
        }
        let played_off =
            self.match_state.closing == Closing::Lifted && self.match_state.remissas.is_empty() && self.ledger.balance(BOLO) == 0;
        if played_off {
            self.next_recambo();
        } else if self.match_state.hands >= self.agreements.most_hands {
            self.rise();
        } else {
            self.match_state.dealer = self.match_state.right_of(self.match_state.dealer, 1);
            self.begin_hand();
        }
    }

    /// The recambó is over (R126-R128, D51).
    fn next_recambo(&mut self) {
        self.match_state.recambos += 1;
        self.match_state.hands = 0;
        self.match_state.closing = Closing::Filling;
        if self.match_state.recambos >= self.agreements.recambos {
            self.open.phase = Phase::Over;
        } else if self.agreements.reseat_each_recambo == Switch::On && self.agreements.seating == Seating::Drawn {
            self.ready_table();
            self.open.phase = Phase::Draw;
        } else {
            self.match_state.dealer = self.match_state.right_of(self.match_state.dealer, 1);
            self.begin_hand();
        }
    }

    /// There is no time to go on: what is left is shared out (R140).
    fn rise(&mut self) {
        self.share_out();
        self.next_recambo();
    }

    /// One more wants to break the game off; when all do, what is left is shared out (R140, D52).
    pub(super) fn break_off(&mut self, seat: Seat) {
        self.match_state.break_off = self.match_state.break_off.with(seat);
        if self.match_state.break_off.len() == self.match_state.players {
            self.keep();
            self.share_out();
            self.open.phase = Phase::Over;
        }
    }

    fn share_out(&mut self) {
        const REMISSA: Cause = cause("voltarete-cause-remissa-shared", "voltarete R140");
        const SHARED: Cause = cause("voltarete-cause-bolo-shared", "voltarete R140");
        let players = self.match_state.players as i64;
        for remissa in std::mem::take(&mut self.match_state.remissas) {
            // The owner's own part is forgiven; odd tentos go to those next at their right.
            let (each, odd) = (remissa.amount / players, remissa.amount % players);
            for step in 1..self.match_state.players {
                let seat = self.match_state.right_of(remissa.owner, step);
                let share = each + i64::from(step as i64 <= odd);
                self.ledger.pay(self.match_state.deal, remissa.owner, seat, share, REMISSA);
            }
        }
        let bolo = self.ledger.balance(BOLO) + self.ledger.balance(BOX);
        self.ledger.pay(self.match_state.deal, BOX, BOLO, self.ledger.balance(BOX), SHARED);
        let (each, odd) = (bolo / players, bolo % players);
        for step in 1..=self.match_state.players {
            let seat = self.match_state.right_of(self.match_state.dealer, step);
            self.ledger.pay(self.match_state.deal, BOLO, seat, each + i64::from(step as i64 <= odd), SHARED);
        }
        self.forget_pagas();
    }

    /// The debts, the medalhão and the talon, which no pot holds.
    pub(super) fn table_figures(&self) -> Vec<Figure> {
        let match_state = &self.match_state;
        let remissa = |remissa: &Remissa| Figure { name: "remissa", seat: Some(remissa.owner), value: remissa.amount };
        let mut figures: Vec<Figure> = match_state.remissas.iter().map(remissa).collect();
        if self.agreements.medalhao == Switch::On {
            figures.push(Figure { name: "medalhao", seat: Some(match_state.medalhao), value: self.agreements.medalhao_value });
        }
        figures.push(Figure { name: "stock", seat: None, value: self.open.talon.stock.len() as i64 });
        figures
    }
}

pub(super) static OVER: Stage = Stage {
    others: |game, _, _| Breach::Over {
        rule: if game.match_state.break_off.len() == game.match_state.players { "voltarete R140" } else { "voltarete R124" },
    },
    ..Stage::IDLE
};

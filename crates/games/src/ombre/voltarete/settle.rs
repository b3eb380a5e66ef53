//! Settling a hand: pagas, codilho, the bolo lifted, respostas placed (R92, R121, R125, R132-R138).

use super::Voltarete;
use super::action::Action;
use super::agreements::{Divide, Obrigada, Switch, WithRemissa};
use super::breach::Breach;
use super::contract::{Item, cause};
use super::facts::{BOLO, BOX};
use super::result::{Ending, Paga, Pagas};
use super::stage::{Awaited, Stage};
use super::state::{Closing, Due, Owed, Phase, Remissa};
use arrayvec::ArrayVec;
use engine::{Seat, SeatSet};

/// Above this a resposta is left as a remissa: the bolo doubles with every resposta, and figures must stay countable.
const COUNTABLE: i64 = 1 << 40;

/// Permission to leave a resposta as a remissa.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Placement {
    MustEnter,
    MustLeave,
    Free,
}

/// Ways to place a reposta.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Placing {
    Enter,
    Leave,
    Join,
}

impl Placing {
    /// The placing an action asks for, if it asks for one.
    #[allow(clippy::wildcard_enum_match_arm, reason = "every other verb belongs to another phase")]
    fn by(action: &Action) -> Option<Placing> {
        match action {
            Action::EnterNow => Some(Placing::Enter),
            Action::LeaveRemissa => Some(Placing::Leave),
            Action::Joint => Some(Placing::Join),
            _ => None,
        }
    }
}

impl Voltarete {
    /// A hand played to the end, stopped, or laid down and accepted.
    pub(super) fn settle_played(&mut self) {
        let laid = self.open.claims.claim.filter(|claim| claim.answers.is_empty());
        self.settle_by(laid.map_or(Ending::Played, |claim| Ending::Laid(claim.by, claim.what)));
    }

    /// Resposta granted by both: no play, the base alone (R65).
    pub(super) fn settle_granted(&mut self) {
        self.settle_by(Ending::Granted);
    }

    /// The casca thrown in: five to each who had cards (R59).
    pub(super) fn settle_repor_casca(&mut self) {
        if !self.void_for_espadilha() {
            self.settle_by(Ending::GivenUp);
        }
    }

    /// A treze given up with the consent of all (R107).
    pub(super) fn settle_treze_surrender(&mut self) {
        self.settle_by(Ending::GivenUp);
    }

    /// Pays what the settlement of the hand says.
    fn settle_by(&mut self, ending: Ending) {
        let (Some(feito), Some(contract)) = (self.open.feito, self.open.contract) else { return };
        let deal = self.match_state.deal;
        self.espadilha_comes_out();
        self.open.settlement.measure = self.ledger.balance(BOLO);
        let settled = self.hand_over(feito, contract, ending).settle();
        let matadores = self.matadores(feito);
        self.open.settlement.outcome = Some(settled.outcome);
        if matches!(ending, Ending::Played | Ending::Laid(..)) {
            self.show_matadores(feito, matadores);
        }
        for paga in &settled.paid {
            let cause = if paga.item == Item::Matadores { paga.cause.cards(matadores) } else { paga.cause };
            self.owe(feito, &Paga { cause, ..*paga });
        }
        for &(winner, amount, cause) in &settled.codilho {
            self.ledger.pay(deal, feito, winner, amount, cause);
        }
        if settled.pagas == Pagas::Won {
            self.lift(feito);
        }
        self.rule_on_exposures(feito, settled.pagas);
        self.gather_respostas(feito, &settled.repostas);
        self.place_respostas();
    }

    /// A paga: paid at once, or owed until it is asked for.
    fn owe(&mut self, feito: Seat, paga: &Paga) {
        let Paga { opponent, item, amount, rate, cause } = *paga;
        let (from, to, amount) = if amount < 0 { (feito, opponent, -amount) } else { (opponent, feito, amount) };
        if !self.agreements.on_request() {
            self.ledger.pay(self.match_state.deal, from, to, amount, cause);
        } else if amount > 0 {
            self.open.settlement.dues.push(Due { from, to, item, amount, full: amount, single: amount / rate, cause });
        }
    }

    /// The hand goes down by a law; what that law costs stays due (R15, laws A.3).
    pub(super) fn settle_void(&mut self) {
        self.open.settlement.measure = self.ledger.balance(BOLO);
        self.open.settlement.outcome = Some("void");
        self.gather_respostas(self.open.round.order[0], &[]);
        self.place_respostas();
    }

    /// The feito takes the bolo, less the tento of the recambó (R125-R127).
    fn lift(&mut self, feito: Seat) {
        let (deal, bolo) = (self.match_state.deal, self.ledger.balance(BOLO));
        self.open.settlement.lifted = true;
        match self.match_state.closing {
            Closing::Filling => {
                let tento = bolo.min(1);
                self.ledger.pay(deal, BOLO, BOX, tento, cause("voltarete-cause-box", "voltarete R125"));
                self.ledger.pay(deal, BOLO, feito, bolo - tento, cause("voltarete-cause-lift", "voltarete R113"));
            }
            Closing::InTheBolo | Closing::Lifted => {
                self.ledger.pay(deal, BOLO, feito, bolo, cause("voltarete-cause-lift-last", "voltarete R127"));
                self.match_state.closing = Closing::Lifted;
            }
        }
    }

    /// All respostas of the hand, the feito's first and then to the right (R132); kept with the next at the end.
    pub(super) fn gather_respostas(&mut self, first: Seat, of_the_game: &[Owed]) {
        let mut all: ArrayVec<Owed, 12> = of_the_game.iter().chain(&self.open.honour.penalties).copied().take(12).collect();
        let place =
            |seat: Seat| (0..self.match_state.players).find(|&step| self.match_state.right_of(first, step) == seat).unwrap_or(0);
        // Stable, so that a player's own respostas stay in the order in which they earned them.
        all.sort_by_key(|owed| place(owed.owner));
        all.reverse();
        self.open.settlement.owed = all;
        self.open.honour.penalties.clear();
    }

    fn placement(&self) -> Placement {
        let agreements = &self.agreements;
        let pending = self.match_state.remissas.iter().any(|remissa| remissa.deal < self.match_state.deal);
        let above = match agreements.espadilha_obrigada {
            Obrigada::UpTo(limit) => agreements.no_reposta_above_limit == Switch::On && self.open.settlement.measure > limit,
            Obrigada::Always | Obrigada::Never => false,
        };
        if above || self.open.settlement.measure > COUNTABLE {
            Placement::MustLeave
        } else if pending {
            match agreements.reposta_with_remissa_pending {
                WithRemissa::Remissa => Placement::MustLeave,
                WithRemissa::Enters => Placement::MustEnter,
            }
        } else if self.match_state.life < agreements.remissa_from_hand {
            Placement::MustEnter
        } else {
            Placement::Free
        }
    }

    /// Places what leaves no choice; asks for the rest; then the hand is over.
    pub(super) fn place_respostas(&mut self) {
        if self.open.settlement.measure == 0 {
            self.open.settlement.owed.clear();
        }
        while let Some(&owed) = self.open.settlement.owed.last() {
            match self.placement() {
                Placement::MustEnter => self.enter(owed),
                // Whether a second one is joined to the first is still their choice (R136).
                Placement::MustLeave if !self.open.settlement.left.contains(&owed.owner) => self.leave(owed),
                Placement::MustLeave | Placement::Free => {
                    self.open.phase = Phase::Placing;
                    return;
                }
            }
        }
        if self.open.settlement.outcome == Some("void") {
            self.void_hand();
        } else {
            self.between_hands();
        }
    }

    fn enter(&mut self, owed: Owed) {
        self.open.settlement.owed.pop();
        self.ledger.pay(self.match_state.deal, owed.owner, BOLO, self.open.settlement.measure, owed.cause);
    }

    fn leave(&mut self, owed: Owed) {
        self.open.settlement.owed.pop();
        let _ = self.open.settlement.left.try_push(owed.owner);
        self.match_state.remissas.push(Remissa {
            owner: owed.owner,
            amount: self.open.settlement.measure,
            deal: self.match_state.deal,
        });
    }

    /// Has this seat left a resposta of this hand already, to which another can be joined and still be counted?
    fn may_join(&self, seat: Seat) -> bool {
        self.open.settlement.left.contains(&seat) && self.open.settlement.measure <= COUNTABLE / 2
    }

    fn check_placing(&self, seat: Seat, action: &Action) -> Result<(), Breach> {
        match Placing::by(action) {
            None => Err(Breach::untimely(action)),
            Some(Placing::Enter) if self.placement() != Placement::Free => Err(Breach::MustLeave),
            Some(Placing::Join) if !self.may_join(seat) => Err(Breach::NothingToJoin),
            Some(Placing::Enter | Placing::Leave | Placing::Join) => Ok(()),
        }
    }

    fn place(&mut self, seat: Seat, action: &Action) {
        let Some(&owed) = self.open.settlement.owed.last() else { return };
        match Placing::by(action) {
            None => return,
            Some(Placing::Enter) => self.enter(owed),
            Some(Placing::Leave) => self.leave(owed),
            Some(Placing::Join) => {
                self.open.settlement.owed.pop();
                let (deal, amount) = (self.match_state.deal, self.open.settlement.measure);
                let first =
                    self.match_state.remissas.iter_mut().rev().find(|remissa| remissa.owner == seat && remissa.deal == deal);
                if let Some(first) = first {
                    first.amount += amount;
                }
            }
        }
        self.place_respostas();
    }

    /// Pagas can be asked, the game can be broken off; then the next hand.
    fn between_hands(&mut self) {
        let breaks = self.agreements.divide_remissas_at_end == Divide::ByAgreement;
        if breaks || self.agreements.on_request() && !self.open.settlement.dues.is_empty() {
            self.open.settlement.content = SeatSet::EMPTY;
            self.match_state.break_off = SeatSet::EMPTY;
            self.open.phase = Phase::Pagas;
        } else {
            self.next_hand();
        }
    }
}

pub(super) static PLACING: Stage = Stage {
    awaited: |game| Awaited::one(game.open.settlement.owed.last().map(|owed| owed.owner)),
    others: |game, _, _| game.not_your_turn("voltarete R132"),
    offers: |game, seat, out| game.offer_words(seat, &[Action::EnterNow, Action::LeaveRemissa, Action::Joint], out),
    check: Voltarete::check_placing,
    perform: Voltarete::place,
    ..Stage::IDLE
};

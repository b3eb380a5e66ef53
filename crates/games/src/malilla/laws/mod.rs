//! The laws of the book on irregularities (section 8): the registry, the incidents, what follows from them, and the one place where a table
//! carries that out.

mod figures;
mod incidents;
mod registry;

pub(super) use figures::{Doubled, Noticed};
pub(super) use incidents::REVOKE;

use super::Malilla;
use super::action::Action;
use super::breach::Breach;
use super::state::{Fault, Irregularity, Phase, SEATS, Said};
use engine::law::{Desk, Facts, Form, Kind, TrickFate, Unanswered, Value};
use engine::{Offer, Seat};
use incidents::{LED_OUT_OF_TURN, LIFTED_TRICK, SHOWED_HAND};

pub(super) static DESK: Desk = Desk {
    laws: registry::LAWS,
    players: SEATS,
    forms: &[incidents::FORMS],
    revokes: &["malilla:ren.1", "malilla:ren.5"],
    cited: &[Action::CITED, Breach::CITED],
    of_hand: &["dealt-by", "rightful", "turn-up", "tanto", "doubled"],
    ..Desk::EMPTY
};

/// A fault of this seat, and the state that answers what is asked of it.
struct AtTable<'a> {
    game: &'a Malilla,
    seat: Seat,
    said: &'a [(&'static str, Value)],
}

impl Facts for AtTable<'_> {
    fn fact(&self, key: &'static str, _: Kind) -> Option<Value> {
        let (game, seat) = (self.game, self.seat);
        let placed = |seat: Seat| Value::Player(Seat::at(game.match_state.place(seat)));
        Some(match key {
            _ if key == figures::BY.key => placed(seat),
            _ if key == figures::WINNER.key => placed(game.open.takers[game.wrongly_piled(seat)?]),
            _ if key == figures::TANTO.key => Value::Number(game.agreements.tanto_value),
            _ if key == figures::DOUBLED.key => game.doubled().value(),
            _ => self.said.iter().find(|(known, _)| *known == key)?.1,
        })
    }
}

impl Malilla {
    /// Asks the laws about what this seat did, and carries out what they decide.
    pub(super) fn rule_on(&mut self, seat: Seat, form: &Form, said: &[(&'static str, Value)]) {
        let ruling = DESK
            .at_table(form, &AtTable { game: self, seat, said })
            .unwrap_or_else(Unanswered::halt)
            .seated(|place| self.match_state.round[place.index()]);
        for payment in &ruling.payments {
            self.ledger.pay(self.match_state.deal, payment.from, payment.to, payment.amount, payment.cause);
        }
        self.open.barred = self.open.barred.or(ruling.barred);
        if let TrickFate::GoesTo(_) = ruling.trick {
            self.give_back(seat);
        }
    }

    pub(super) fn call_offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        for other in [1, 3].map(|step| self.match_state.after(seat, step)) {
            let known = Irregularity::ALL.into_iter().filter(|&what| self.check_call(seat, what, other).is_ok());
            out.extend(known.map(|what| Offer::Word(Action::Call(what, other))));
        }
    }

    pub(super) fn check_call(&self, by: Seat, what: Irregularity, seat: Seat) -> Result<(), Breach> {
        if !self.agreements.honour() {
            return Err(Breach::HonourOnly);
        }
        if seat.index() >= SEATS || self.match_state.pair(by) == self.match_state.pair(seat) {
            return Err(Breach::OwnSide);
        }
        match self.open.phase {
            Phase::Tricks | Phase::Lifting | Phase::Inspection if self.open.faults.contains(&Fault { seat, what }) => Ok(()),
            Phase::Tricks | Phase::Lifting | Phase::Inspection => Err(Breach::NothingToCall),
            Phase::Kings
            | Phase::Weaker
            | Phase::Choosing(_)
            | Phase::Ladies
            | Phase::Lot
            | Phase::Naming(_)
            | Phase::Shuffle
            | Phase::Changing
            | Phase::Over => Err(Breach::NotNow { rule: self.open.rule() }),
        }
    }

    /// An opponent calls a fault that all have seen. A trick lifted wrongly goes back; before the next lead that is all (jugar.6).
    pub(super) fn call(&mut self, what: Irregularity, seat: Seat) {
        self.open.say(seat, Said::Called(what));
        let (form, said) = match what {
            Irregularity::Lead => (LED_OUT_OF_TURN, None),
            Irregularity::Shown => (SHOWED_HAND, Some(("on-purpose", Value::yes_if(true)))),
            Irregularity::Lift => (LIFTED_TRICK, Some(("next-led", Value::yes_if(self.check_return(seat).is_err())))),
        };
        self.forgive(seat, what);
        self.rule_on(seat, &form, said.as_slice());
    }
}

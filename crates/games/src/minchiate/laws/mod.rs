//! The laws of the book on irregularities (section 8): the registry, the incidents, what follows from them, and the one place where a table
//! carries that out.

mod figures;
mod incidents;
mod registry;

pub(super) use figures::Harm;
pub(super) use incidents::{MATTO_PLAYED, MISDEAL, REVOKE, WRONG_NUMBER};

use super::Minchiate;
use super::action::Action;
use super::breach::Breach;
use super::state::SEATS;
use cards::CardSet;
use engine::law::{Desk, Form, Ruling, Unanswered, Value};
use engine::{Cite, Seat};

pub(super) static DESK: Desk = Desk {
    laws: registry::LAWS,
    players: SEATS,
    forms: &[incidents::FORMS],
    revokes: &["minchiate:7.3a", "minchiate:7.3d"],
    cited: &[Action::CITED, Breach::CITED],
    of_hand: &["dealt-by", "resto", "marked"],
    ..Desk::EMPTY
};

impl Minchiate {
    /// A player as the laws know them: by their place, so that those at the first and the third sit together.
    pub(super) fn placed(&self, seat: Seat) -> Value {
        Value::Player(Seat::at(self.match_state.place(seat)))
    }

    fn at_place(&self, place: Seat) -> Seat {
        self.match_state.round[place.index()]
    }

    /// The ruling at this table on an incident with these facts.
    pub(super) fn ruling<const N: usize>(&self, form: &Form, facts: &[(&'static str, Value); N]) -> Ruling {
        let mut ruling = DESK.at_table(form, facts).unwrap_or_else(Unanswered::halt).seated(|place| self.at_place(place));
        let by = facts.iter().find_map(|&(key, value)| match value {
            Value::Player(place) if key == "by" => Some(self.at_place(place)),
            Value::Player(_) | Value::Word(_) | Value::Number(_) => None,
        });
        if let Some(by) = by {
            ruling.payments.iter_mut().for_each(|payment| payment.cause = payment.cause.by(by));
        }
        ruling
    }

    /// Asks the laws about what this seat did, and carries out what they decide of points, chips and these cards taken wrongly.
    pub(super) fn apply<const N: usize>(
        &mut self,
        seat: Seat,
        form: &Form,
        facts: &[(&'static str, Value); N],
        restored: CardSet,
    ) -> Ruling {
        let ruling = Ruling { restored, ..self.ruling(form, facts) };
        for payment in &ruling.payments {
            let killed = payment.cause.cite == Cite("minchiate:7.3b");
            let cause = if killed { payment.cause.cards(restored) } else { payment.cause };
            self.ledger.pay(self.match_state.deal, payment.from, payment.to, payment.amount, cause);
        }
        // What the wrong side holds goes to the other: killed honours from the offender's, the Matto to its owner's or from it.
        let pair = self.match_state.pair(seat);
        let gives = if self.open.won[pair.index()].meets(restored) { pair } else { pair.other() };
        self.open.won[gives.index()] -= restored;
        self.open.won[gives.other().index()] |= restored;
        if ruling.cites.contains(&Cite("minchiate:7.3f")) {
            self.match_state.alone[pair.index()] += 1;
        }
        ruling
    }
}

//! The laws of the book on irregularities (section 8): the registry, the incidents, and what follows from them. Nothing is paid for a fault: a
//! table asks what becomes of cards and counts.

mod incidents;
mod registry;

pub(super) use incidents::{ANNOUNCED_WRONG, CORRECTED, COUNT_AT_END, LED_ANOTHER_SUIT, REVOKE, SUIT_CHANGED, TOO_MANY_DRAWN};

use super::Cientos;
use super::action::Action;
use super::breach::Breach;
use super::state::SEATS;
use engine::Seat;
use engine::law::{Desk, Facts, Form, Kind, Ruling, Unanswered, Value};

pub(super) static DESK: Desk = Desk {
    laws: registry::LAWS,
    players: SEATS,
    forms: &[incidents::FORMS],
    revokes: &["cientos:jugar.2"],
    cited: &[Action::CITED, Breach::CITED],
    of_player: &["role"],
    ..Desk::EMPTY
};

/// A fault of this seat, and the state that answers what is asked of it.
struct AtTable<'a> {
    game: &'a Cientos,
    seat: Seat,
    said: &'a [(&'static str, Value)],
}

impl Facts for AtTable<'_> {
    fn fact(&self, key: &'static str, _: Kind) -> Option<Value> {
        let said = self.said.iter().find(|(known, _)| *known == key).map(|(_, value)| *value);
        said.or(match key {
            "by" => Some(Value::Player(self.seat)),
            "play-begun" => Some(Value::yes_if(!self.game.open.plays.is_empty())),
            _ => None,
        })
    }
}

impl Cientos {
    /// The ruling at this table on an act of this seat.
    pub(super) fn ruled(&self, seat: Seat, form: &Form, said: &[(&'static str, Value)]) -> Ruling {
        DESK.at_table(form, &AtTable { game: self, seat, said }).unwrap_or_else(Unanswered::halt)
    }
}

//! Which advice can be cited where. Three lists of advice share their numbers: Mediator's, which holds for the family, and those that
//! Hombre and some of the derived games have of their own. A number is told in a game only if it means there what it should.

use games::ombre::spanish::{King, View};

/// The advice that holds at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Book {
    list: List,
}

/// Source of a game's own list of advice, consulted before Mediator's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum List {
    Mediator,
    Hombre,
    Refavor,
    /// The partner is the player of the first king.
    Forced,
    /// No list, but the tenth piece of advice is another.
    Counted,
}

impl Book {
    pub(super) fn of(view: &View) -> Book {
        let list = match view.terms.variant.id {
            "hombre" => List::Hombre,
            "tresillo_refavor" => List::Refavor,
            "quadrillo_rey_forzado" | "quintillo" | "seisillo" => List::Forced,
            "dosillo" | "tresillo_36" => List::Counted,
            _ => List::Mediator,
        };
        Book { list }
    }

    /// A piece of Mediator's advice, where its number is not another's.
    pub(super) fn mediator(self, number: &'static str) -> Option<&'static str> {
        let at: u32 = number.get(1..)?.parse().ok()?;
        let taken = match self.list {
            List::Mediator => false,
            List::Hombre => at <= 21,
            List::Refavor => at <= 9,
            List::Forced => (11..=18).contains(&at),
            List::Counted => at == 10,
        };
        (!taken).then_some(number)
    }

    /// A piece of Hombre's own.
    pub(super) fn hombre(self, number: &'static str) -> Option<&'static str> {
        (self.list == List::Hombre).then_some(number)
    }

    /// A piece of Tresillo refavor's own.
    pub(super) fn refavor(self, number: &'static str) -> Option<&'static str> {
        (self.list == List::Refavor).then_some(number)
    }

    /// A piece of the rey forzado's own, where it is played.
    pub(super) fn forced(self, number: &'static str, view: &View) -> Option<&'static str> {
        (self.list == List::Forced && view.terms.king == King::FirstOut).then_some(number)
    }
}

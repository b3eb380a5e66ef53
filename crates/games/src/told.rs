//! Sentences that every book tells alike: who, and one thing after another.

use engine::{Msg, Seat};

/// These players by name: one, or several joined by *and*.
pub(crate) fn names(seats: impl IntoIterator<Item = Seat>) -> Msg {
    let names = seats.into_iter().map(|seat| Msg::new("told-name").with("seat", seat));
    names.reduce(|one, other| Msg::new("told-and").with("one", one).with("other", other)).unwrap_or(Msg::new("told-nobody"))
}

/// One thing after another; nothing if there is none.
pub(crate) fn in_turn(things: impl IntoIterator<Item = Msg>) -> Option<Msg> {
    things.into_iter().reduce(|one, other| Msg::new("told-then").with("one", one).with("other", other))
}

//! Sentences that every book tells alike.

use engine::Msg;

/// One thing after another; nothing if there is none.
pub(crate) fn in_turn(things: impl IntoIterator<Item = Msg>) -> Option<Msg> {
    things.into_iter().reduce(|one, other| Msg::new("told-then").with("one", one).with("other", other))
}

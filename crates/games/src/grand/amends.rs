//! The wrong card at an honour table: noticed before the trick is taken it is replaced, afterwards it stands (D17).

use super::Grand;
use super::action::Action;
use super::breach::Breach;
use super::state::{Phase, Said};
use crate::brazil::amends;
use engine::duty::Follow;

amends! {
    Grand under Follow<'static>, "grand D17";
    game: active game.open.active(), playing game.playing(), from(seat) game.from(seat);
    notes(open, at);
}

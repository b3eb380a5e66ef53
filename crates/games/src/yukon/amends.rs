//! The wrong card at an honour table: noticed before the trick is taken it is replaced, afterwards it stands (D9).

use super::Yukon;
use super::action::Action;
use super::breach::Breach;
use super::deck::Jacks;
use super::state::{Phase, Said};
use crate::brazil::amends;

amends! {
    Yukon under Jacks, "yukon D9";
    game: active game.open.active, playing game.open.playing(), from(seat) game.open.from(seat);
    notes(open, at) open.mended.push(at as u8);
}

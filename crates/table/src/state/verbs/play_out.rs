//! Play a hand out whose rest is certain: one player takes every trick that is left, and the room plays the cards of all.

use super::{Next, Phase, Table};
use crate::{Denied, Event, PersonId};
use engine::rest::Taker;
use engine::show::{Choice, Deed};
use engine::{Seat, Turn, Viewer};

/// A hand that is played out: who asked for it, and how many hands were over then.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct PlayedOut {
    by: Seat,
    hands: usize,
}

pub(super) fn check(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.present(person)?;
    table.during_the_match()?;
    table.taker_of_rest(seat).ok_or(Denied::NotCertain)?;
    Ok(Event::PlayedOut { seat: seat.index() })
}

pub(super) fn check_event(table: &Table, seat: usize) -> Result<(), Denied> {
    super::act::at_play(table)?;
    table.person_at(seat)
}

/// Nothing is taken back any more: all cards will have been seen.
pub(super) fn apply(table: &mut Table, seat: usize) {
    let hands = table.hands.len();
    table.played_out = Seat::new(seat).map(|by| PlayedOut { by, hands });
    table.previous = None;
    table.asked = None;
}

impl Table {
    /// The taker of every trick that is left, if this seat's own cards prove it.
    pub fn taker_of_rest(&self, seat: Seat) -> Option<Taker> {
        let is_played = self.phase() == Phase::Playing && !self.is_paused() && !self.rests();
        let is_free = self.asked.is_none() && !self.is_being_played_out();
        if is_played && is_free { self.game.taker_of_rest(seat) } else { None }
    }

    fn is_being_played_out(&self) -> bool {
        self.played_out.is_some_and(|out| out.hands == self.hands.len())
    }

    /// The player who let this hand be played out: until the next is dealt.
    pub fn played_out(&self) -> Option<Seat> {
        let is_last = |out: &PlayedOut| out.hands + 1 == self.hands.len() && self.ended().is_some();
        self.played_out.filter(|out| self.is_being_played_out() || is_last(out)).map(|out| out.by)
    }

    /// The next card of a hand that is played out: any that may be played. What is no card is left to the players.
    pub(in super::super) fn next_played_out(&self) -> Option<Next> {
        let Turn::Seats { must, .. } = self.game.turn() else { return None };
        let seat = must.lowest().filter(|_| self.is_being_played_out())?;
        match self.game.show(Viewer::Seat(seat)).prompt?.ways.first()? {
            Choice::Card { verb, of, deed: Deed::Play, .. } => self.room_acts(seat, &format!("{verb} {}", of.first()?)).ok(),
            Choice::Card { .. } | Choice::Cards { .. } | Choice::Word { .. } | Choice::Number { .. } => None,
        }
    }
}

//! Do something in the game.

use super::super::{KEYS_KEPT, Known, Previous};
use super::{Next, Table};
use crate::hand_summary::Deed;
use crate::{By, Chair, Denied, Event, PersonId};
use engine::{ActError, AnyGame, Seat, Turn};

/// What was done, as its event says.
pub(super) struct ActRecord {
    pub(super) seat: usize,
    pub(super) action: String,
    pub(super) by: By,
    pub(super) spent: u64,
    pub(super) key: Option<String>,
}

pub(super) fn check(table: &Table, person: &PersonId, action: &str, spent: u64, key: Option<String>) -> Result<Next, Denied> {
    let seat = table.seated(person)?;
    if !table.begun {
        return Err(Denied::NotBegun);
    }
    table.here(seat)?;
    acted(table, seat, action, By::Person, spent, key)
}

/// What comes of an act of this seat, whoever acts for it.
pub(super) fn acted(table: &Table, seat: Seat, action: &str, by: By, spent: u64, key: Option<String>) -> Result<Next, Denied> {
    match table.game.turn() {
        _ if table.closed.is_some() => return Err(Denied::Over),
        Turn::Over => return Err(Denied::Over),
        Turn::Shuffle(_) => return Err(Denied::Dealing),
        Turn::Seats { .. } if table.is_paused() => return Err(Denied::Paused),
        Turn::Seats { .. } => {}
    }
    let action = (table.entry.spell)(action)?;
    let mut game = table.game.boxed();
    unless_halted(|| game.act(seat, &action))?;
    Ok(Next { event: Event::Acted { seat: seat.index(), action, by, spent, key }, game: Some(game) })
}

/// An act on a copy of the game, which is dropped if the rules halt: the table stands as before, and its other players go on.
fn unless_halted(act: impl FnOnce() -> Result<(), ActError>) -> Result<(), Denied> {
    let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(act));
    Ok(done.map_err(|_| Denied::Unruled)??)
}

/// Can anything happen in the game?
pub(super) fn at_play(table: &Table) -> Result<(), Denied> {
    if table.closed.is_some() {
        return Err(Denied::Over);
    }
    match (table.begun, table.is_paused()) {
        (false, _) => Err(Denied::NotBegun),
        (true, true) => Err(Denied::Paused),
        (true, false) => Ok(()),
    }
}

/// The game after it.
pub(super) fn check_event(table: &Table, seat: usize, action: &str) -> Result<Box<dyn AnyGame>, Denied> {
    at_play(table)?;
    let seat = Seat::new(seat).filter(|seat| seat.index() < table.chairs.len()).ok_or(Denied::NoSuchSeat)?;
    let mut after = table.game.boxed();
    unless_halted(|| after.act(seat, action))?;
    Ok(after)
}

pub(super) fn apply(table: &mut Table, done: ActRecord, after: Option<Box<dyn AnyGame>>) {
    let ActRecord { seat, action, by, spent, key } = done;
    let after = after.unwrap_or_else(|| table.game.boxed());
    let before = std::mem::replace(&mut table.game, after);
    table.charge(seat, spent);
    let left = table.left.get(seat).copied();
    // Time is won back by an answer that was waited for, not by what is said besides. Whom the room plays for has time for one act
    // more, so that they can come back, but saves nothing up.
    let must = matches!(before.turn(), Turn::Seats { must, .. } if Seat::new(seat).is_some_and(|seat| must.contains(seat)));
    if let (true, Some(clock), Some(left)) = (must, table.table_config.clock, table.left.get_mut(seat)) {
        let won = u64::from(clock.increment) * 1000;
        *left = if by == By::Person { *left + won } else { (*left).max(won) };
    }
    // Who acts in the next hand goes on to it.
    if by == By::Person {
        super::go_on::apply(table, seat);
    }
    let hands = table.hands.len();
    let deed = Seat::new(seat).map(|seat| Deed { seat, action: &action });
    table.tell(&*before, deed.as_ref());
    match by {
        By::Person => {
            let tells = (table.entry.tells)(&action);
            let own = Seat::new(seat).filter(|&seat| !tells && !super::ask::learns(seat, &*before, &*table.game));
            table.previous = own.map(|seat| Previous { seat, game: before, left, hands });
        }
        // Against the room alone nobody is wronged: one may think better of it until one acts again.
        By::Room if table.is_alone() => {}
        By::Room => table.previous = None,
    }
    table.asked = None;
    if let Some(Chair::Person { id, .. }) = table.chairs.get(seat) {
        let person = id.clone();
        table.remember(person, key, Some(action));
    }
}

impl Table {
    /// Does one person sit here, among players of the room?
    fn is_alone(&self) -> bool {
        self.chairs.iter().filter(|chair| chair.person().is_some()).count() == 1
    }

    /// By this key a sender may ask whether it has happened.
    pub(super) fn remember(&mut self, person: PersonId, key: Option<String>, action: Option<String>) {
        if let Some(key) = key {
            self.keys.push_back(Known { person, key, number: self.number, action });
            self.keys.drain(..self.keys.len().saturating_sub(KEYS_KEPT));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Cite;
    use engine::law::{Kind, Question, Unanswered, Undecided};

    #[test]
    fn an_act_on_which_the_desk_cannot_rule_is_denied_and_a_lawful_one_is_done() {
        let open = Question { key: "by", kind: Kind::Player, law: Cite("voltarete:II.10.13") };
        let halts = || {
            let _ = Unanswered { incident: "revoke", why: Undecided::Ask(open) }.halt();
            Ok(())
        };
        assert_eq!(unless_halted(halts), Err(Denied::Unruled));
        assert_eq!(unless_halted(|| Ok(())), Ok(()));
    }
}

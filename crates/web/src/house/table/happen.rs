//! How an event changes a table.

use super::{CHAT_KEPT, KEYS_KEPT, Known, Next, Previous, Table, TakeBackAsked};
use crate::house::{By, Chair, ChatLine, Denied, Event, HintTaken, PersonId, Presence};
use cards::{fair, parse_cards};
use engine::{Seat, SeatSet, Turn};

impl Table {
    /// An event that was kept, with the game after it.
    pub(super) fn again(&self, event: Event) -> Result<Next, Denied> {
        let mut face = None;
        match &event {
            Event::Sat { seat, person, .. } => {
                self.before_the_match()?;
                self.empty(*seat)?;
                if self.seat_of(person).is_some() {
                    return Err(Denied::Seated);
                }
            }
            Event::Filled { seat, .. } => {
                self.before_the_match()?;
                self.empty(*seat)?;
            }
            Event::Stood { seat } => {
                self.before_the_match()?;
                self.person_at(*seat)?;
            }
            Event::Began => {
                self.before_the_match()?;
                if self.chairs.contains(&Chair::Empty) {
                    return Err(Denied::NotBegun);
                }
            }
            Event::Acted { .. } | Event::Shuffled { .. } if !self.begun => return Err(Denied::NotBegun),
            Event::Acted { .. } | Event::Shuffled { .. } if self.paused => return Err(Denied::Paused),
            Event::Acted { seat, action, .. } => {
                let seat = Seat::new(*seat).filter(|seat| seat.index() < self.chairs.len()).ok_or(Denied::NoSuchSeat)?;
                let mut after = self.face.boxed();
                after.act(seat, action)?;
                face = Some(after);
            }
            Event::Shuffled { order } => {
                let order = parse_cards(order).map_err(|_| Denied::Dealing)?;
                let mut after = self.face.boxed();
                after.shuffled(&order)?;
                face = Some(after);
            }
            Event::Asked { .. } if self.previous.is_none() => return Err(Denied::NothingToTakeBack),
            Event::Granted { .. } | Event::Declined { .. } | Event::TookBack if self.asked.is_none() => {
                return Err(Denied::NotAsked);
            }
            Event::Paused { .. } if self.paused => return Err(Denied::Paused),
            Event::Resumed { .. } if !self.paused => return Err(Denied::NotPaused),
            Event::Hinted { seat }
            | Event::Paused { seat }
            | Event::Resumed { seat }
            | Event::Away { seat, .. }
            | Event::Back { seat } => self.person_at(*seat)?,
            Event::Asked { .. } | Event::Granted { .. } | Event::Declined { .. } | Event::TookBack => {}
            Event::Chatted { .. } => {}
        }
        Ok(Next { event, face })
    }

    fn before_the_match(&self) -> Result<(), Denied> {
        if self.begun { Err(Denied::Begun) } else { Ok(()) }
    }

    fn person_at(&self, seat: usize) -> Result<(), Denied> {
        match self.chairs.get(seat) {
            None => Err(Denied::NoSuchSeat),
            Some(Chair::Person { .. }) => Ok(()),
            Some(_) => Err(Denied::NotSeated),
        }
    }

    /// It happens.
    pub fn happen(&mut self, next: Next) {
        self.number += 1;
        match next.event {
            Event::Sat { seat, person, name, entropy } => {
                let entropy = entropy.as_deref().and_then(fair::from_hex);
                self.place(seat, Chair::Person { id: person, name, entropy, presence: Presence::Here });
            }
            Event::Stood { seat } => self.place(seat, Chair::Empty),
            Event::Filled { seat, level, name } => self.place(seat, Chair::Bot { level, name }),
            Event::Began => self.begun = true,
            Event::Shuffled { .. } => {
                self.shuffles += 1;
                self.previous = None;
                self.asked = None;
                self.face = next.face.unwrap_or_else(|| self.face.boxed());
            }
            Event::Acted { seat, action, spent, key, by } => {
                let after = next.face.unwrap_or_else(|| self.face.boxed());
                let before = std::mem::replace(&mut self.face, after);
                self.charge(seat, spent);
                let left = self.left.get(seat).copied();
                // Time is won back by an answer that was waited for: not by the room's, and not by what is said besides.
                let must =
                    matches!(before.turn(), Turn::Seats { must, .. } if Seat::new(seat).is_some_and(|seat| must.contains(seat)));
                if let (By::Person, true, Some(clock), Some(left)) = (by, must, self.charter.clock, self.left.get_mut(seat)) {
                    *left += u64::from(clock.increment) * 1000;
                }
                let tells = (self.entry.tells)(&action);
                self.previous = Seat::new(seat).filter(|_| !tells).map(|seat| Previous { seat, face: before, left });
                self.asked = None;
                if let Some(Chair::Person { id, .. }) = self.chairs.get(seat) {
                    self.remember(id.clone(), key);
                }
            }
            Event::Chatted { person, name, text, key } => {
                self.remember(person, key);
                self.chat.push_back(ChatLine { number: self.number, name: name.to_string(), text });
                self.chat.drain(..self.chat.len().saturating_sub(CHAT_KEPT));
            }
            Event::Hinted { seat } => {
                let number = self.number;
                self.hinted.extend(Seat::new(seat).map(|seat| HintTaken { number, seat }));
            }
            Event::Asked { seat } => self.asked = Seat::new(seat).map(|seat| TakeBackAsked { seat, granted: SeatSet::EMPTY }),
            Event::Granted { seat } => {
                if let (Some(asked), Some(seat)) = (&mut self.asked, Seat::new(seat)) {
                    asked.granted = asked.granted.with(seat);
                }
            }
            Event::Declined { .. } => {
                // One question an act.
                self.asked = None;
                self.previous = None;
            }
            Event::TookBack => {
                self.asked = None;
                if let Some(previous) = self.previous.take() {
                    self.face = previous.face;
                    if let Some(left) = self.left.get_mut(previous.seat.index()) {
                        *left = previous.left.unwrap_or(*left);
                    }
                }
            }
            Event::Paused { .. } => self.paused = true,
            Event::Resumed { .. } => self.paused = false,
            Event::Away { seat, spent } => {
                self.charge(seat, spent);
                self.attend(seat, Presence::Away);
            }
            Event::Back { seat } => self.attend(seat, Presence::Here),
        }
    }

    /// A seat has thought for so long.
    fn charge(&mut self, seat: usize, spent: u64) {
        if let Some(left) = self.left.get_mut(seat) {
            *left = left.saturating_sub(spent);
        }
    }

    /// By this key a sender may ask whether it has happened.
    fn remember(&mut self, person: PersonId, key: Option<String>) {
        if let Some(key) = key {
            self.keys.push_back(Known { person, key, number: self.number });
            self.keys.drain(..self.keys.len().saturating_sub(KEYS_KEPT));
        }
    }

    fn place(&mut self, seat: usize, sitter: Chair) {
        if let Some(chair) = self.chairs.get_mut(seat) {
            *chair = sitter;
        }
    }

    fn attend(&mut self, seat: usize, attended: Presence) {
        if let Some(Chair::Person { presence, .. }) = self.chairs.get_mut(seat) {
            *presence = attended;
        }
        // To whom no time was left he gets enough for one act; who has some does not get more by going out and in.
        if let (Presence::Here, Some(clock), Some(left @ 0)) = (attended, self.charter.clock, self.left.get_mut(seat)) {
            *left = u64::from(clock.increment.max(10)) * 1000;
        }
    }
}

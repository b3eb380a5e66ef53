//! How an event changes a table.

use super::{Asked, CHAT_KEPT, KEYS_KEPT, Next, Previous, Table};
use crate::house::{Chair, ChatLine, Denied, Event, Presence};
use cards::{fair, parse_cards};
use engine::{Seat, SeatSet};

impl Table {
    /// An event that was kept, with the game after it.
    pub(super) fn again(&self, event: Event) -> Result<Next, Denied> {
        let mut face = None;
        match &event {
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
            Event::TookBack if self.previous.is_none() => return Err(Denied::NothingToTakeBack),
            Event::Sat { seat, .. } | Event::Stood { seat } | Event::Filled { seat, .. } if *seat >= self.chairs.len() => {
                return Err(Denied::NoSuchSeat);
            }
            _ => {}
        }
        Ok(Next { event, face })
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
            Event::Acted { seat, spent, key, .. } => {
                let after = next.face.unwrap_or_else(|| self.face.boxed());
                let before = std::mem::replace(&mut self.face, after);
                self.previous = Seat::new(seat).map(|seat| Previous { seat, face: before });
                self.asked = None;
                if let (Some(left), Some(clock)) = (self.left.get_mut(seat), self.charter.clock) {
                    *left = left.saturating_sub(spent) + u64::from(clock.increment) * 1000;
                }
                if let (Some(key), Some(Chair::Person { id, .. })) = (key, self.chairs.get(seat)) {
                    self.keys.push_back((id.clone(), key));
                    self.keys.drain(..self.keys.len().saturating_sub(KEYS_KEPT));
                }
            }
            Event::Chatted { name, text, .. } => {
                self.chat.push_back(ChatLine { number: self.number, name: name.to_string(), text });
                self.chat.drain(..self.chat.len().saturating_sub(CHAT_KEPT));
            }
            Event::Asked { seat } => self.asked = Seat::new(seat).map(|seat| Asked { seat, granted: SeatSet::EMPTY }),
            Event::Granted { seat } => {
                if let (Some(asked), Some(seat)) = (&mut self.asked, Seat::new(seat)) {
                    asked.granted = asked.granted.with(seat);
                }
            }
            Event::Declined { .. } => self.asked = None,
            Event::TookBack => {
                self.asked = None;
                if let Some(previous) = self.previous.take() {
                    self.face = previous.face;
                }
            }
            Event::Paused { .. } => self.paused = true,
            Event::Resumed { .. } => self.paused = false,
            Event::Away { seat } => self.attend(seat, Presence::Away),
            Event::Back { seat } => self.attend(seat, Presence::Here),
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
        // Nobody waits for the answer of a player who has left, nor for one to whom time has come back too late.
        if let (Presence::Here, Some(clock), Some(left)) = (attended, self.charter.clock, self.left.get_mut(seat)) {
            *left = (*left).max(u64::from(clock.increment.max(10)) * 1000);
        }
    }
}

//! What the house does at a table of its own accord.

use super::{Next, Table};
use crate::{Chair, Event};
use cards::Card;
use cards::fair::{self, Entropy};
use cards::shuffle::shuffle;
use engine::{Seat, Turn};

impl Table {
    /// Act that the server owes now, if any: begin, take back, shuffle. Between two hands it waits for people.
    pub fn due(&self) -> Option<Next> {
        if !self.begun {
            return self.is_complete().then(|| Next::plain(Event::Began));
        }
        if self.closed.is_some() || self.is_paused() || self.rests() {
            return None;
        }
        if self.asked.is_some() {
            let mut silent = Seat::first(self.chairs.len()).filter(|seat| self.awaits_answer_of(*seat));
            let all = silent.all(|seat| !self.chairs[seat.index()].is_played_by_person());
            return all.then(|| Next::plain(Event::TookBack));
        }
        if let Some(next) = self.next_played_out() {
            return Some(next);
        }
        match self.game.turn() {
            Turn::Shuffle(wanted) => {
                let key = fair::key(&self.table_config.seed, &self.entropy());
                let order = shuffle(wanted.cards, &key, self.shuffles);
                let text = order.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
                self.again(Event::Shuffled { order: text }).ok()
            }
            _ => None,
        }
    }

    /// Entropy that the players added to the shuffle.
    pub fn entropy(&self) -> Vec<(u8, Entropy)> {
        let added = |(seat, chair): (usize, &Chair)| match chair {
            Chair::Person { entropy: Some(entropy), .. } => u8::try_from(seat).ok().map(|seat| (seat, *entropy)),
            _ => None,
        };
        self.chairs.iter().enumerate().filter_map(added).collect()
    }

    /// Nobody has answered for too long whether something may be taken back: it may not.
    pub fn lapse(&self) -> Option<Next> {
        let silent = Seat::first(self.chairs.len()).find(|seat| self.awaits_answer_of(*seat))?;
        Some(Next::plain(Event::Declined { seat: silent.index() }))
    }

    /// The time of a seat is up.
    pub fn time_is_up(&self, seat: Seat) -> Next {
        let spent = self.time_left(seat.index()).unwrap_or_default();
        Next::plain(Event::Away { seat: seat.index(), spent })
    }
}

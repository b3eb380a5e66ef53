//! What can be done at a table: a file a verb.
//!
//! In each file `check` tells what comes of a request, or why it is denied; `kept` whether an event of the log can have happened,
//! which asks less, for a log outlives the manners of the house; and `apply` lets it happen.

mod act;
mod ask;
mod chat;
mod close;
mod come_back;
mod decline;
mod fill;
mod go_on;
mod grant;
mod halt;
mod hint;
mod leave;
mod pause;
mod play_out;
mod rematch;
mod replace;
mod resume;
mod shuffle;
mod sit;
mod stand;
mod start;
mod take_back;

pub(crate) use close::is_closed_by;
pub(super) use play_out::PlayedOut;

use super::{Next, Phase, Table};
use crate::{By, Chair, Denied, Event, PersonId, Presence, Request};
use engine::Seat;

/// Can this happen again and again, whatever the game does?
fn is_besides(event: &Event) -> bool {
    use Event::{Asked, Away, Chatted, EndProposed, Paused, Sat, Stood};
    matches!(event, EndProposed { .. } | Sat { .. } | Stood { .. } | Chatted { .. } | Asked { .. } | Paused { .. } | Away { .. })
}

impl Table {
    /// The event that follows from a request, if it is allowed.
    pub fn consider(&self, person: &PersonId, request: Request, spent: u64, key: Option<String>) -> Result<Next, Denied> {
        let is_endless = matches!(
            request,
            Request::Sit { .. }
                | Request::Take { .. }
                | Request::Stand
                | Request::Chat { .. }
                | Request::Ask
                | Request::Pause
                | Request::Leave
                | Request::Replace { .. }
                | Request::ProposeEnd
        );
        if is_endless && self.besides >= super::MOST_BESIDES {
            return Err(Denied::WornOut);
        }
        let event = match request {
            Request::Act { action } => return act::check(self, person, &action, spent, key),
            Request::Sit { seat, name, entropy } => sit::check(self, person, seat, name, entropy),
            Request::Take { seat, name, entropy } => sit::given(self, person, seat, name, entropy),
            Request::Halt => halt::check(self, person),
            Request::Release => halt::check_release(self, person),
            Request::Stand => stand::check(self, person),
            Request::Fill { seat, level } => fill::check(self, person, seat, level),
            Request::Chat { name, text } => chat::check(self, person, name, &text, key),
            Request::Hint => hint::check(self, person),
            Request::Ask => ask::check(self, person),
            Request::Grant => grant::check(self, person),
            Request::Decline => decline::check(self, person),
            Request::Pause => pause::check(self, person),
            Request::Resume => resume::check(self, person),
            Request::Leave => leave::check(self, person, spent),
            Request::Rematch { table } => rematch::check(self, person, table),
            Request::Replace { seat } => replace::check(self, person, seat),
            Request::PlayOut => play_out::check(self, person),
            Request::Return => come_back::check(self, person),
            Request::GoOn => go_on::check(self, person),
            Request::ProposeEnd => close::propose(self, person),
            Request::AgreeEnd => close::agree(self, person),
            Request::RefuseEnd => close::refuse(self, person),
        };
        event.map(Next::plain)
    }

    /// The room acts for a seat.
    pub fn room_acts(&self, seat: Seat, action: &str) -> Result<Next, Denied> {
        act::acted(self, seat, action, By::Room, 0, None)
    }

    /// An event that was kept, with the game after it.
    pub(super) fn again(&self, event: Event) -> Result<Next, Denied> {
        let game = match &event {
            Event::Acted { seat, action, .. } => Some(act::check_event(self, *seat, action)?),
            Event::Shuffled { order } => Some(shuffle::check_event(self, order)?),
            plain => {
                self.can_have_happened(plain)?;
                None
            }
        };
        Ok(Next { event, game })
    }

    /// Can this event, which changes nothing in the game, have happened?
    fn can_have_happened(&self, event: &Event) -> Result<(), Denied> {
        match event {
            Event::Sat { seat, person, .. } => sit::check_event(self, *seat, person),
            Event::Stood { seat } => stand::check_event(self, *seat),
            Event::Filled { seat, .. } => fill::check_event(self, *seat),
            Event::Began => start::check_event(self),
            Event::Asked { .. } => ask::check_event(self),
            Event::Granted { .. } => grant::check_event(self),
            Event::Declined { .. } => decline::check_event(self),
            Event::TookBack => take_back::check_event(self),
            Event::Hinted { seat } => hint::check_event(self, *seat),
            Event::Halted => halt::check_event(self),
            Event::Released => halt::kept_release(self),
            Event::Paused { seat } => pause::check_event(self, *seat),
            Event::Resumed { seat } => resume::check_event(self, *seat),
            Event::PlayedOut { seat } => play_out::check_event(self, *seat),
            Event::Away { seat, .. } => leave::check_event(self, *seat),
            Event::Back { seat } => come_back::check_event(self, *seat),
            Event::Ready { .. } | Event::WentOn => go_on::check_event(self),
            Event::Rematched { .. } => rematch::check_event(self),
            Event::EndProposed { .. } | Event::EndAgreed { .. } | Event::EndRefused { .. } | Event::Ended { .. } => {
                close::check_event(self, event)
            }
            Event::Chatted { .. } | Event::Acted { .. } | Event::Shuffled { .. } => Ok(()),
        }
    }

    /// It happens.
    pub fn happen(&mut self, next: Next) {
        self.number += 1;
        let Next { event, game } = next;
        self.besides += u64::from(is_besides(&event));
        match event {
            Event::Sat { seat, person, name, entropy } => sit::apply(self, seat, person, name, entropy.as_deref()),
            Event::Stood { seat } => stand::apply(self, seat),
            Event::Filled { seat, level, name } => fill::apply(self, seat, level, name),
            Event::Began => start::apply(self),
            Event::Shuffled { .. } => shuffle::apply(self, game),
            Event::Acted { seat, action, spent, key, by } => {
                act::apply(self, act::ActRecord { seat, action, by, spent, key }, game)
            }
            Event::Chatted { person, name, text, key } => chat::apply(self, person, &name, text, key),
            Event::Hinted { seat } => hint::apply(self, seat),
            Event::Asked { seat } => ask::apply(self, seat),
            Event::Granted { seat } => grant::apply(self, seat),
            Event::Declined { .. } => decline::apply(self),
            Event::TookBack => take_back::apply(self),
            Event::Halted => halt::apply(self),
            Event::Released => halt::apply_release(self),
            Event::Paused { .. } => pause::apply(self),
            Event::Resumed { .. } => resume::apply(self),
            Event::PlayedOut { seat } => play_out::apply(self, seat),
            Event::Away { seat, spent } => leave::apply(self, seat, spent),
            Event::Back { seat } => come_back::apply(self, seat),
            Event::Ready { seat } => go_on::apply(self, seat),
            Event::WentOn => go_on::apply_to_all(self),
            Event::Rematched { table, .. } => rematch::apply(self, table),
            Event::EndProposed { seat } => close::apply_proposal(self, seat),
            Event::EndAgreed { seat } => close::apply_agreement(self, seat),
            Event::EndRefused { seat } => close::apply_refusal(self, seat),
            Event::Ended { why } => close::apply_end(self, why),
        }
    }

    /// The seat of somebody who must have one.
    fn seated(&self, person: &PersonId) -> Result<Seat, Denied> {
        self.seat_of(person).ok_or(Denied::NotSeated)
    }

    /// The seat of somebody who must have one and play from it.
    fn present(&self, person: &PersonId) -> Result<Seat, Denied> {
        let seat = self.seated(person)?;
        self.here(seat)?;
        Ok(seat)
    }

    fn here(&self, seat: Seat) -> Result<(), Denied> {
        let here = self.chairs.get(seat.index()).is_some_and(Chair::is_played_by_person);
        if here { Ok(()) } else { Err(Denied::Away) }
    }

    /// Somebody who sits at the table, or opened it.
    fn of_the_company(&self, person: &PersonId) -> Result<(), Denied> {
        let is_known = self.seat_of(person).is_some() || *person == self.table_config.host;
        if is_known { Ok(()) } else { Err(Denied::NotSeated) }
    }

    fn before_the_match(&self) -> Result<(), Denied> {
        if self.begun { Err(Denied::Begun) } else { Ok(()) }
    }

    /// Does the game let somebody sit down here though the match has begun?
    fn admits(&self, seat: usize) -> Result<(), Denied> {
        let guest = Seat::new(seat).is_some_and(|seat| self.game.guests().contains(seat));
        if guest { Ok(()) } else { Err(Denied::Begun) }
    }

    fn during_the_match(&self) -> Result<(), Denied> {
        match self.phase() {
            Phase::Gathering => Err(Denied::NotBegun),
            Phase::Playing => Ok(()),
            Phase::Over => Err(Denied::Over),
        }
    }

    fn empty(&self, seat: usize) -> Result<(), Denied> {
        match self.chairs.get(seat) {
            None => Err(Denied::NoSuchSeat),
            Some(Chair::Empty) => Ok(()),
            Some(_) => Err(Denied::Taken),
        }
    }

    fn person_at(&self, seat: usize) -> Result<(), Denied> {
        match self.chairs.get(seat) {
            None => Err(Denied::NoSuchSeat),
            Some(Chair::Person { .. }) => Ok(()),
            Some(_) => Err(Denied::NotSeated),
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
    }

    /// A seat has thought for so long.
    fn charge(&mut self, seat: usize, spent: u64) {
        if let Some(left) = self.left.get_mut(seat) {
            *left = left.saturating_sub(spent);
        }
    }
}

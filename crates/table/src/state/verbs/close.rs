//! End the match before its time: one who plays proposes it, and it ends if all agree; or the length of the charter is reached.

use super::super::EndProposed;
use super::{Phase, Table};
use crate::{Chair, Closed, Denied, Event, Numbered, PersonId, Presence, Proposal, Rating};
use engine::{Seat, SeatSet, TableView, show::ToAct};
use std::time::Duration;

pub(super) fn propose(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.present(person)?;
    table.may_propose_end(seat)?;
    Ok(Event::EndProposed { seat: seat.index() })
}

pub(super) fn agree(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.present(person)?;
    if !table.awaits_end_answer_of(seat) {
        return Err(Denied::NotAsked);
    }
    Ok(Event::EndAgreed { seat: seat.index() })
}

pub(super) fn refuse(table: &Table, person: &PersonId) -> Result<Event, Denied> {
    let seat = table.present(person)?;
    // Whoever proposed it may think better of it.
    let withdraws = table.end.as_ref().is_some_and(|end| end.seat == seat);
    if !table.awaits_end_answer_of(seat) && !withdraws {
        return Err(Denied::NotAsked);
    }
    Ok(Event::EndRefused { seat: seat.index() })
}

pub(super) fn check_event(table: &Table, event: &Event) -> Result<(), Denied> {
    table.during_the_match()?;
    match event {
        Event::EndProposed { seat } => table.person_at(*seat),
        Event::EndAgreed { .. } | Event::EndRefused { .. } if table.end.is_none() => Err(Denied::NotAsked),
        _ => Ok(()),
    }
}

pub(super) fn apply_proposal(table: &mut Table, seat: usize) {
    table.end = Seat::new(seat).map(|seat| EndProposed { seat, agreed: SeatSet::EMPTY });
}

pub(super) fn apply_agreement(table: &mut Table, seat: usize) {
    if let (Some(end), Some(seat)) = (&mut table.end, Seat::new(seat)) {
        end.agreed = end.agreed.with(seat);
    }
}

/// One refusal a hand: nobody is asked again and again.
pub(super) fn apply_refusal(table: &mut Table, seat: usize) {
    let withdrawn = table.end.take().is_some_and(|end| end.seat.index() == seat);
    if !withdrawn {
        table.end_refused = Some(table.game.deal_number());
    }
}

pub(super) fn apply_end(table: &mut Table, why: Closed) {
    table.closed = Some(why);
    table.end = None;
    table.rest = None;
    table.asked = None;
    table.previous = None;
    table.paused = false;
}

impl Table {
    /// May this seat propose to end the match?
    pub fn may_propose_end(&self, seat: Seat) -> Result<(), Denied> {
        self.during_the_match()?;
        self.here(seat)?;
        if self.table_config.chairs.are_given() {
            return Err(Denied::Given);
        }
        match (&self.end, self.end_refused) {
            (Some(_), _) => Err(Denied::EndProposed),
            (None, Some(deal)) if deal == self.game.deal_number() => Err(Denied::PlayOn),
            (None, _) => Ok(()),
        }
    }

    /// Must this seat still answer whether the match ends? At a rated table also a player for whom the room plays.
    pub fn awaits_end_answer_of(&self, seat: Seat) -> bool {
        let answers = match self.chairs.get(seat.index()) {
            Some(Chair::Person { presence: Presence::Here, .. }) => true,
            Some(Chair::Person { presence: Presence::Away, .. }) => self.table_config.rating == Rating::Rated,
            Some(Chair::Bot { .. } | Chair::Empty) | None => false,
        };
        answers && self.end.as_ref().is_some_and(|end| end.seat != seat && !end.agreed.contains(seat))
    }

    /// Proposal to end the match, with the seats that have agreed.
    pub fn end_proposed(&self) -> Option<Proposal> {
        self.end.as_ref().map(|end| Proposal { seat: end.seat, agreed: end.agreed.iter().collect() })
    }

    /// Why the room ended the match, if it did.
    pub fn closed(&self) -> Option<Closed> {
        self.closed
    }

    /// The end of the match, if it is due at this time, in milliseconds since 1970: all agree, or the hand is over in which the length of
    /// the charter was reached.
    pub fn closes(&self, now: u64) -> Option<super::Next> {
        if self.phase() != Phase::Playing {
            return None;
        }
        let silent = || Seat::first(self.chairs.len()).any(|seat| self.awaits_end_answer_of(seat));
        let played = self.begun_at.map_or(Duration::ZERO, |begun| Duration::from_millis(now.saturating_sub(begun)));
        let why = if self.end.is_some() && !silent() {
            Closed::Agreed
        } else if self.is_between_hands && self.table_config.length.is_reached(self.hands.len(), played) {
            Closed::Length
        } else {
            return None;
        };
        Some(super::Next::plain(Event::Ended { why }))
    }

    /// An event of the log happens at its time.
    pub fn happen_at(&mut self, next: super::Next, at: u64) {
        if next.event == Event::Began {
            self.begun_at = Some(at);
        }
        self.happen(next);
    }

    /// The view of a match that the room ended: nobody is asked for anything.
    pub(crate) fn at_its_end(&self, view: TableView) -> TableView {
        if self.closed.is_none() {
            return view;
        }
        let mut seats = view.seats;
        for seat in &mut seats {
            seat.to_act = ToAct::Waits;
        }
        TableView { seats, prompt: None, aim: None, ..view }
    }
}

/// Did the room end the match with one of these events?
pub(crate) fn is_closed_by(events: &[Numbered]) -> bool {
    events.iter().any(|numbered| matches!(numbered.event, Event::Ended { .. }))
}

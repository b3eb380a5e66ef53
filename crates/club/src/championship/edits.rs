//! What was typed and is wrong: corrected before it is used (R1, R5, R8, R10).

use super::undo::check_reason;
use super::{Championship, EventState, check_name};
use crate::category::{Category, CategoryState};
use crate::entry::{CategoryId, EntryId, Origin, Part, PersonId};
use crate::jogo::State;
use crate::options::{CategoryOptions, EventOptions, LateEntries};
use crate::{Breach, Line, Note, Time};

/// What an event is called, where and when it is held.
pub(super) struct Names<'n> {
    pub(super) name: &'n Line,
    pub(super) host: &'n Line,
    pub(super) place: &'n Line,
    pub(super) date: &'n Line,
    pub(super) start: Time,
}

impl Championship {
    /// The game and its target stay once a jogo has begun; tables are added and closed one by one.
    pub(super) fn edit_event(&mut self, told: &Names<'_>, options: &EventOptions) -> Result<(), Breach> {
        if matches!(self.state, EventState::Archived | EventState::Cancelled) {
            return Err(Breach::NotNow { cite: "championship:R1" });
        }
        check_name(told.name)?;
        if !options.can_be_played() {
            return Err(Breach::BadOptions);
        }
        let has_begun = self.jogos.values().any(|jogo| !matches!(jogo.state, State::Scheduled | State::Bye | State::Void));
        let of_play = |options: &EventOptions| (options.game.clone(), options.target, options.tables);
        if has_begun && of_play(options) != of_play(&self.options) {
            return Err(Breach::Used);
        }
        (self.name, self.host) = (told.name.to_string(), told.host.to_string());
        (self.place, self.date) = (told.place.to_string(), told.date.to_string());
        (self.start, self.options) = (told.start, options.clone());
        Ok(())
    }

    /// Until the draw; the fee stays once somebody has paid it (R5).
    pub(super) fn edit_category(&mut self, category: &CategoryId, options: &CategoryOptions) -> Result<(), Breach> {
        let of = self.category(category)?;
        if !matches!(of.state, CategoryState::Announced | CategoryState::EntriesOpen | CategoryState::EntriesClosed) {
            return Err(Breach::Used);
        }
        if options.prize_pcts.iter().map(|&pct| u32::from(pct)).sum::<u32>() > 100 {
            return Err(Breach::PrizesTooHigh);
        }
        if !options.can_be_played() {
            return Err(Breach::BadOptions);
        }
        let prices = |options: &CategoryOptions| (options.fee, options.reserve_fee);
        let is_paid = self.entries_of(category).any(|(_, entry)| entry.paid().0 > 0);
        if is_paid && prices(options) != prices(&of.options) {
            return Err(Breach::Used);
        }
        let held = self.entries_of(category).filter(|(_, entry)| entry.out.is_none()).count();
        if held > options.most_entries() {
            return Err(Breach::TooMany);
        }
        if self.entries_of(category).any(|(_, entry)| entry.reserves().count() > options.max_reserves) {
            return Err(Breach::TooManyReserves);
        }
        self.category_mut(category)?.options = options.clone();
        Ok(())
    }

    /// Are entries taken and changed in this category now (R10)?
    pub fn takes_entries(of: &Category) -> bool {
        match of.state {
            CategoryState::EntriesOpen => true,
            CategoryState::EntriesClosed => of.options.late_entries == LateEntries::UntilDraw,
            _ => false,
        }
    }

    /// The name at any time; the people until the draw (R6, R8).
    pub(super) fn edit_entry(&mut self, id: EntryId, name: &Line, members: &[(PersonId, Part)]) -> Result<(), Breach> {
        check_name(name)?;
        let entry = self.entry(id)?;
        let of = self.category(&entry.category)?;
        if matches!(self.state, EventState::Archived | EventState::Cancelled) {
            return Err(Breach::NotNow { cite: "championship:R6" });
        }
        if entry.members != members {
            if !matches!(of.state, CategoryState::EntriesOpen | CategoryState::EntriesClosed) {
                return Err(Breach::Used);
            }
            self.check_members(of, &entry.category, members, Some(id))?;
        }
        if let Some(entry) = self.entries.get_mut(&id) {
            (entry.name, entry.members) = (name.to_string(), members.to_vec());
        }
        Ok(())
    }

    pub(super) fn note_origin(&mut self, id: EntryId, ctg: &Line, region: &Line) -> Result<(), Breach> {
        self.entry(id)?;
        if let Some(entry) = self.entries.get_mut(&id) {
            entry.origin = Origin { ctg: ctg.clone(), region: region.clone() };
        }
        Ok(())
    }

    pub(super) fn reopen_entries(&mut self, category: &CategoryId, reason: &Note) -> Result<(), Breach> {
        check_reason(reason)?;
        let of = self.category_mut(category)?;
        match of.state {
            CategoryState::EntriesClosed => of.state = CategoryState::EntriesOpen,
            CategoryState::Drawn => return Err(Breach::DrawStands),
            _ => return Err(Breach::NotNow { cite: "championship:R10" }),
        }
        Ok(())
    }
}

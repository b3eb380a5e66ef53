//! Tables and kits as they change during the day: a lost card closes no table (2.2, R16).

use super::undo::check_reason;
use super::{Championship, EventState};
use crate::jogo::Kit;
use crate::{Breach, Note};

/// The most tables of a hall.
const MOST_TABLES: u32 = 500;

impl Championship {
    fn check_hall(&self) -> Result<(), Breach> {
        if matches!(self.state, EventState::Archived | EventState::Cancelled) {
            return Err(Breach::NotNow { cite: "championship:R16" });
        }
        Ok(())
    }

    fn check_table(&self, table: u32) -> Result<(), Breach> {
        self.check_hall()?;
        if (1..=self.options.tables).contains(&table) { Ok(()) } else { Err(Breach::NoSuchTable) }
    }

    /// Is a jogo at this table?
    pub fn is_busy(&self, table: u32) -> bool {
        self.jogos.values().any(|jogo| jogo.table == Some(table) && jogo.state.is_at_table())
    }

    /// The number of the kit that lies on a table.
    pub fn kit_of(&self, table: u32) -> u32 {
        self.kits.get(&table).copied().unwrap_or(table)
    }

    /// Tables that are open and have a whole kit, in use or not.
    pub fn open_tables(&self) -> impl Iterator<Item = u32> + '_ {
        (1..=self.options.tables).filter(|table| !self.withdrawn_kits.contains(table) && !self.closed_tables.contains_key(table))
    }

    fn next_kit(&self) -> u32 {
        let known = (1..=self.options.tables).map(|table| self.kit_of(table));
        known.max().unwrap_or_default().saturating_add(1)
    }

    pub(super) fn add_table(&mut self) -> Result<(), Breach> {
        self.check_hall()?;
        if self.options.tables >= MOST_TABLES {
            return Err(Breach::TooMany);
        }
        let kit = self.next_kit();
        self.options.tables += 1;
        if kit != self.options.tables {
            self.kits.insert(self.options.tables, kit);
        }
        Ok(())
    }

    pub(super) fn close_table(&mut self, table: u32, reason: &Note) -> Result<(), Breach> {
        check_reason(reason)?;
        self.check_table(table)?;
        if self.is_busy(table) || self.closed_tables.contains_key(&table) {
            return Err(Breach::TableTaken);
        }
        self.closed_tables.insert(table, reason.clone());
        Ok(())
    }

    pub(super) fn reopen_table(&mut self, table: u32) -> Result<(), Breach> {
        self.check_table(table)?;
        self.closed_tables.remove(&table).map(drop).ok_or(Breach::NotNow { cite: "championship:R16" })
    }

    pub(super) fn withdraw_kit(&mut self, table: u32, reason: &Note) -> Result<(), Breach> {
        check_reason(reason)?;
        self.check_table(table)?;
        if self.withdrawn_kits.insert(table) { Ok(()) } else { Err(Breach::NoKit) }
    }

    /// A new kit has the next number. A borrowed one leaves its own table without.
    pub(super) fn give_kit(&mut self, table: u32, kit: Kit) -> Result<(), Breach> {
        self.check_table(table)?;
        let number = match kit {
            Kit::New => self.next_kit(),
            Kit::Borrowed { from } => {
                self.check_table(from)?;
                if from == table || self.withdrawn_kits.contains(&from) || self.is_busy(from) {
                    return Err(Breach::NoKit);
                }
                self.withdrawn_kits.insert(from);
                self.kit_of(from)
            }
        };
        self.withdrawn_kits.remove(&table);
        self.kits.insert(table, number);
        Ok(())
    }
}

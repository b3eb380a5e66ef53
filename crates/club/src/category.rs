//! A category: its entries, its draw and its progress.

use crate::entry::{EntryId, JogoId, PersonId};
use crate::options::CategoryOptions;
use crate::{Note, Time};
use serde::Serialize;
use std::collections::BTreeSet;

/// Progress of a category (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CategoryState {
    Announced,
    EntriesOpen,
    EntriesClosed,
    Drawn,
    /// This round is played, counted from 0.
    InPlay(usize),
    Decided,
    Homologated,
    Paid,
    Cancelled,
}

/// Record of a draw, for the minutes (R15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Minutes {
    /// The seed of a draw by hash.
    pub seed: Option<String>,
    /// Entries whose capataz was represented by the commission (R12).
    pub proxies: Vec<EntryId>,
    pub order: Vec<EntryId>,
    pub at: Time,
    pub by: PersonId,
    /// Why it was annulled, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annulled: Option<Annulment>,
}

/// Why a draw counts no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Annulment {
    pub reason: Note,
    pub at: Time,
    pub by: PersonId,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Category {
    pub titulars: usize,
    pub options: CategoryOptions,
    pub state: CategoryState,
    /// Every draw, the valid one last.
    pub minutes: Vec<Minutes>,
    /// The groups, where the format has them.
    pub groups: Vec<Vec<EntryId>>,
    pub rounds: Vec<Vec<JogoId>>,
    /// Those who stood out, a round of Swiss each.
    pub byes: BTreeSet<EntryId>,
    pub lots: Vec<Vec<EntryId>>,
    /// The awards handed out, by place.
    pub receipts: [Option<(PersonId, u32)>; 3],
}

impl Category {
    pub fn new(titulars: usize, options: CategoryOptions) -> Category {
        Category {
            titulars,
            options,
            state: CategoryState::Announced,
            minutes: Vec::new(),
            groups: Vec::new(),
            rounds: Vec::new(),
            byes: BTreeSet::new(),
            lots: Vec::new(),
            receipts: [None; 3],
        }
    }

    /// The entries in the order of the draw.
    pub fn order(&self) -> &[EntryId] {
        self.drawn().map_or(&[], |minutes| &minutes.order)
    }

    /// The draw that counts.
    pub fn drawn(&self) -> Option<&Minutes> {
        self.minutes.last().filter(|minutes| minutes.annulled.is_none())
    }
}

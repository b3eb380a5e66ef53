//! What those at a table are called.

use super::Table;
use crate::Name;
use engine::Seat;

/// How two of one name are told apart, as kings are: enough for a full table.
const ORDINALS: [&str; 7] = ["II", "III", "IV", "V", "VI", "VII", "VIII"];
const _: () = assert!(ORDINALS.len() + 1 >= Seat::MOST, "a table can have more of one name than there are ordinals");

/// Names for players of the room.
const NAMES: [&str; 12] =
    ["Bento", "Clara", "Duarte", "Elvira", "Fausto", "Graça", "Horácio", "Inês", "Jacinto", "Leonor", "Matias", "Nora"];
const _: () = assert!(NAMES.len() >= Seat::MOST, "a table can have more players of the room than there are names");

impl Table {
    /// Has somebody here this name, or one that would be taken for it?
    fn is_taken(&self, name: &Name) -> bool {
        self.chairs.iter().any(|chair| chair.name().is_some_and(|known| known.looks_like(name)))
    }

    /// The name of one who sits down.
    pub(super) fn own_name(&self, name: Name) -> Name {
        let numbered = |number: &str| {
            let room = Name::LONGEST - number.len() - 1;
            let short: String = name.as_str().chars().take(room).collect();
            Name::from_text(&format!("{short} {number}")).ok()
        };
        let mut ways = std::iter::once(Some(name.clone())).chain(ORDINALS.map(numbered)).flatten();
        ways.find(|way| !self.is_taken(way)).unwrap_or(name)
    }

    /// A name for a player of the room that nobody at the table has.
    pub(super) fn spare_name(&self) -> Name {
        let name = |text: &str| Name::from_text(text).unwrap_or_else(|_| unreachable!("the names of the room are names"));
        NAMES.into_iter().map(name).find(|name| !self.is_taken(name)).unwrap_or_else(|| name("Bot"))
    }
}

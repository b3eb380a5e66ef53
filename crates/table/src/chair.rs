//! Who sits where.

use super::{Name, PersonId};
use cards::fair::Entropy;

/// A chair at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Nobody sits there.
    Empty,
    /// A person does.
    Person {
        id: PersonId,
        /// By which name.
        name: Name,
        /// What was added to the shuffle.
        entropy: Option<Entropy>,
        /// Who plays for it at the moment.
        presence: Presence,
    },
    /// A player of the room does.
    Bot {
        /// How strong it is.
        level: String,
        /// By which name.
        name: Name,
    },
}

/// Whether a person plays, or the room in their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// They play in person.
    Here,
    /// The room plays for them until they come back.
    Away,
}

impl Chair {
    /// The name on the plate.
    pub fn name(&self) -> Option<&Name> {
        match self {
            Chair::Empty => None,
            Chair::Person { name, .. } | Chair::Bot { name, .. } => Some(name),
        }
    }

    /// The person, if one sits there.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Chair::Person { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Does a person play from here, and not the room for them?
    pub fn is_played_by_person(&self) -> bool {
        matches!(self, Chair::Person { presence: Presence::Here, .. })
    }
}

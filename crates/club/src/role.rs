//! Roles and their decisions (2.1).

use crate::entry::PersonId;
use serde::{Deserialize, Serialize};

/// In what capacity somebody acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Comissão organizadora: runs the day.
    Organising,
    /// Comissão avaliadora: rules and homologates.
    Evaluating,
    /// The entries desk.
    DeskEntries,
    /// The results desk.
    DeskResults,
    /// Appointed to one jogo.
    Judge,
    /// Speaks for one entry.
    Capataz,
    /// Plays.
    Player,
    /// Watches.
    Public,
    /// The card room, which writes down what was played at its tables. Nobody comes in by it.
    Room,
}

impl Role {
    /// Those of people.
    pub const ALL: [Role; 8] = [
        Role::Organising,
        Role::Evaluating,
        Role::DeskEntries,
        Role::DeskResults,
        Role::Judge,
        Role::Capataz,
        Role::Player,
        Role::Public,
    ];

    /// Is this a member of one of the two commissions?
    pub const fn is_commission(self) -> bool {
        matches!(self, Role::Organising | Role::Evaluating)
    }

    /// Does this role belong to the tables, and neither to a commission, nor to a desk, nor to the room?
    pub const fn is_of_the_tables(self) -> bool {
        match self {
            Role::Judge | Role::Capataz | Role::Player | Role::Public => true,
            Role::Organising | Role::Evaluating | Role::DeskEntries | Role::DeskResults | Role::Room => false,
        }
    }
}

/// The machine name of a role.
pub const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Organising => "organising",
        Role::Evaluating => "evaluating",
        Role::DeskEntries => "desk_entries",
        Role::DeskResults => "desk_results",
        Role::Judge => "judge",
        Role::Capataz => "capataz",
        Role::Player => "player",
        Role::Public => "public",
        Role::Room => "room",
    }
}

/// The role of a machine name.
pub fn role_from_name(name: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| role_name(role) == name)
}

/// Person who makes a decision, and the role in which they make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Actor {
    pub person: PersonId,
    pub role: Role,
}

impl Actor {
    /// The card room itself.
    pub const ROOM: Actor = Actor { person: PersonId(0), role: Role::Room };
}

/// Person who came in by a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bearer {
    /// The number of the link within its event.
    pub link: u32,
    pub actor: Actor,
    /// When the link was made, in milliseconds since 1970.
    pub issued: u64,
}

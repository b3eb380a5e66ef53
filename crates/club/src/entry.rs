//! Persons and entries (R3 to R11).

use crate::{Centavos, Line, Time};
use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u32);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    )+};
}

ids! {
    /// A person known to the event.
    PersonId;
    /// An entry, over all categories.
    EntryId;
    /// A jogo, over all categories.
    JogoId;
    IncidentId;
}

/// A category: `individual` and `duplas` in the regulation (R3).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CategoryId(pub String);

impl CategoryId {
    /// Small letters, figures, `_` and `-` only: it stands in addresses, and in the command that computes a draw again.
    pub fn is_plain(&self) -> bool {
        let plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || matches!(letter, b'_' | b'-');
        !self.0.is_empty() && self.0.len() <= 40 && self.0.bytes().all(plain)
    }
}

impl From<&str> for CategoryId {
    fn from(name: &str) -> CategoryId {
        CategoryId(name.to_owned())
    }
}

/// Man or woman in tradition: dress differs (article 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tradition {
    Peao,
    Prenda,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub name: Line,
    pub tradition: Tradition,
    /// Contact details; deleted once the event is archived.
    pub contact: Option<Line>,
}

/// Role of a person in an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    Titular,
    Reserve,
}

/// Channel by which an entry was received (R4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Secretary's office, in advance.
    Secretaria,
    /// In person, on the day.
    Presencial,
}

/// Why an entry can no longer play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// By its own wish (R11).
    Withdrawn,
    /// By a ground of article 6 (R38, R41), or with a banned person (R42).
    Disqualified,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    pub amount: Centavos,
    pub receipt: u32,
    pub at: Time,
    /// The receipt that took it back.
    pub reversed_by: Option<u32>,
}

/// Home of an entry: its centre (CTG) and its region.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    pub ctg: Line,
    pub region: Line,
}

/// One player or a team, under its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    pub category: CategoryId,
    /// Its number within the category, from 1.
    pub number: u32,
    pub name: String,
    /// The centre and the region it comes from, as far as they were told.
    pub origin: Origin,
    pub capataz: Option<PersonId>,
    pub members: Vec<(PersonId, Part)>,
    pub channel: Channel,
    pub payments: Vec<Payment>,
    pub out: Option<Out>,
    /// Reserves who have played at least one partida (5.2).
    pub came_in: Vec<PersonId>,
}

impl Entry {
    /// The balance of its payments: paid and not refunded.
    pub fn paid(&self) -> Centavos {
        self.payments.iter().filter(|payment| payment.reversed_by.is_none()).map(|payment| payment.amount).sum()
    }

    pub fn has(&self, person: PersonId) -> bool {
        self.members.iter().any(|&(member, _)| member == person)
    }

    pub fn titulars(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.of(Part::Titular)
    }

    pub fn reserves(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.of(Part::Reserve)
    }

    fn of(&self, part: Part) -> impl Iterator<Item = PersonId> + '_ {
        self.members.iter().filter(move |(_, its)| *its == part).map(|&(person, _)| person)
    }

    /// Does this person speak, play or wait for it?
    pub fn concerns(&self, person: PersonId) -> bool {
        self.capataz == Some(person) || self.has(person)
    }
}

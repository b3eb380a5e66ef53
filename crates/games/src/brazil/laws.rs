//! What the laws of both games have in common: the book fixes no fine for a wrong card, so it is replaced as long as it can be.

use engine::Seat;
use engine::law::{CardFate, Ruling};

/// How the table stood when somebody looked at a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Its trick lies on the table.
    Lying,
    /// Its trick has been taken.
    Taken,
}

/// Something that a law speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incident {
    /// This seat played a card against the duty to follow, and admits it or cards in sight prove it.
    WrongCard(Seat),
    /// The points counted after a round come to this sum.
    Counted(i64),
}

/// A wrong card is replaced before its trick is taken; afterwards it stands.
pub fn wrong_card(standing: Standing, law: &'static str, decision: &'static str) -> Ruling {
    let card = match standing {
        Standing::Lying => CardFate::Replaced,
        Standing::Taken => CardFate::Stands,
    };
    Ruling { card, ..Ruling::by(law).and_by(decision) }
}

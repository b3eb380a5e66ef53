//! New identities from the random numbers of the operating system (feature `getrandom`).

use crate::{PersonId, TableId, Token};

/// Sixteen random bytes.
fn bytes() -> Result<[u8; 16], getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

impl PersonId {
    /// A new person.
    pub fn new() -> Result<PersonId, getrandom::Error> {
        bytes().map(PersonId::from_random)
    }
}

impl TableId {
    /// A new table.
    pub fn new() -> Result<TableId, getrandom::Error> {
        bytes().map(TableId::from_random)
    }
}

impl Token {
    /// A new secret.
    pub fn new() -> Result<Token, getrandom::Error> {
        bytes().map(Token::from_random)
    }
}

//! Opening a table.

use super::{Room, Share, news, now};
use engine::BadAgreement;
use std::net::IpAddr;
use store::{Change, Origin, StoreError};
use table::{Chairs, Clock, Deadline, Hints, Length, Openness, Pace, PersonId, Rating, Rest, Table, TableConfig, TableId, Token};

/// Settings of a new table.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The machine name of the game.
    pub game: String,
    /// Agreements, names and values.
    pub options: Vec<(String, String)>,
    /// Admission to the table.
    pub openness: Openness,
    /// Time control of the players.
    pub clock: Option<Clock>,
    /// Pace of the bots.
    pub pace: Pace,
    /// Thinking time of the bots for each move.
    pub deadline: Deadline,
    /// Permission to ask the tutor.
    pub hints: Hints,
    /// Wait between two hands.
    pub rest: Rest,
    /// Whether the match changes the ratings of those who play it.
    pub rating: Rating,
    /// Length of the match, if the room ends it.
    pub length: Length,
    /// Assignment of the seats.
    pub chairs: Chairs,
}

impl Opening {
    /// A table of this game that everybody may come to, by these agreements and otherwise by what is usual.
    pub fn of(game: &str, options: &[(&str, &str)]) -> Opening {
        Opening {
            game: game.to_owned(),
            options: options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect(),
            openness: Openness::Public,
            clock: None,
            pace: Pace::default(),
            deadline: Deadline::default(),
            hints: Hints::default(),
            rest: Rest::default(),
            rating: Rating::default(),
            length: Length::Whole,
            chairs: Chairs::Free,
        }
    }
}

/// Why a table could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum Unopened {
    /// The agreements do not make a game.
    #[error(transparent)]
    Agreement(#[from] BadAgreement),
    /// It could not be written down.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The machine gives no chance.
    #[error("the machine gives no random bytes: {0}")]
    Chance(#[from] getrandom::Error),
}

impl Room {
    /// Opens a table for somebody at this address, by which its thoughts are counted and the lobby is shared out.
    pub async fn open_from(
        &self,
        (address, origin): (IpAddr, Origin),
        host: &PersonId,
        opening: Opening,
    ) -> Result<TableId, Unopened> {
        let table = self.open(host, opening).await?;
        self.store().change(Change::OpenedFrom { table: table.clone(), origin }).await?;
        self.shares.opened(&table, Share::Address(address));
        Ok(table)
    }

    /// Opens a table. Its thoughts are counted by its host.
    pub async fn open(&self, host: &PersonId, opening: Opening) -> Result<TableId, Unopened> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed)?;
        let entry = TableConfig::entry_of(&opening.game)?;
        let table_config = TableConfig {
            id: TableId::new()?,
            revision: entry.facts.newest(),
            options: entry.in_full(&opening.options)?,
            game: opening.game,
            openness: opening.openness,
            invitation: Token::new()?,
            clock: opening.clock,
            pace: opening.pace,
            deadline: opening.deadline,
            hints: opening.hints,
            rest: opening.rest,
            rating: opening.rating,
            length: opening.length,
            chairs: opening.chairs,
            host: host.clone(),
            opened: now(),
            seed,
        };
        let table = Table::open(table_config.clone())?;
        self.store().open_table(&table_config, &news::listing(&table)).await?;
        metrics::counter!("spadille_tables_opened_total", "game" => table_config.game).increment(1);
        Ok(table_config.id)
    }
}

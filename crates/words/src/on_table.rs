//! Things on every table, with a name of their own in each book.

/// Something on the table that games have their own words for: the message of the game comes before the common one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnTable {
    /// The cards left over.
    Stock,
    /// The cards laid aside.
    LaidAside,
    /// Tricks somebody has taken.
    Tricks,
    /// The heading over the tricks of all.
    EachTricks,
    /// The trick before this one, or all before it where they lie open.
    LastTrick,
    /// The tricks that may be looked at again.
    Taken,
    /// Words after the name of a player who takes a trick.
    Takes,
    /// Words after the name of a player who shows cards at the end of a deal.
    Shows,
    /// The result of a deal, as part of a sentence.
    Won,
}

impl OnTable {
    /// All of them.
    pub const ALL: [OnTable; 9] = [
        OnTable::Stock,
        OnTable::LaidAside,
        OnTable::Tricks,
        OnTable::EachTricks,
        OnTable::LastTrick,
        OnTable::Taken,
        OnTable::Takes,
        OnTable::Shows,
        OnTable::Won,
    ];

    /// The id of the common message; a game's own has the name of the game and a dash before it.
    pub const fn id(self) -> &'static str {
        match self {
            OnTable::Stock => "table-stock",
            OnTable::LaidAside => "table-laid-aside",
            OnTable::Tricks => "table-tricks",
            OnTable::EachTricks => "table-each-tricks",
            OnTable::LastTrick => "table-last-trick",
            OnTable::Taken => "table-taken",
            OnTable::Takes => "table-takes",
            OnTable::Shows => "table-shows",
            OnTable::Won => "table-won",
        }
    }
}

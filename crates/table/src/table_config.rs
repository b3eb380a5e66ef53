//! What was agreed when a table was opened.

use super::{Length, PersonId, Rating, TableId, Token};
use cards::fair::{self, Commitment, Seed};
use engine::{AnyGame, BadAgreement, Entry, Revision, Setup};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The terms of a table, which nothing that happens at it can change.
#[derive(Clone, Serialize, Deserialize)]
pub struct TableConfig {
    pub id: TableId,
    /// The machine name of the game.
    pub game: String,
    /// The revision of its rules.
    pub revision: Revision,
    /// Every agreement, names and values, also those that were the default that day: no later default changes a match once begun.
    pub options: Vec<(String, String)>,
    /// Admission to the table.
    pub openness: Openness,
    /// The secret of the invitation.
    pub invitation: Token,
    /// Time control of the players.
    pub clock: Option<Clock>,
    /// Pace of the bots.
    pub pace: Pace,
    /// Thinking time of the bots for each move.
    #[serde(default)]
    pub deadline: Deadline,
    /// Permission to ask the tutor.
    #[serde(default)]
    pub hints: Hints,
    /// Wait between two hands. None in configurations from before there was one.
    #[serde(default = "Rest::unsaid")]
    pub rest: Rest,
    /// Whether the match changes the ratings of those who play it.
    #[serde(default)]
    pub rating: Rating,
    /// Length of the match, if the room ends it.
    #[serde(default, skip_serializing_if = "Length::is_whole")]
    pub length: Length,
    /// Assignment of the seats.
    #[serde(default, skip_serializing_if = "Chairs::are_free")]
    pub chairs: Chairs,
    /// Person who opened it.
    pub host: PersonId,
    /// When, in milliseconds since 1970.
    pub opened: u64,
    /// The secret of the shuffles, as it will be shown when the match is over.
    #[serde(with = "seed_in_hex")]
    pub seed: Seed,
}

/// Admission to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Openness {
    /// Anybody: it is listed in the lobby.
    Public,
    /// Those who have the link.
    Invited,
}

/// Assignment of the seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chairs {
    /// Whoever comes takes a free one.
    #[default]
    Free,
    /// Free for every person but the one who opened the table, who takes none and referees.
    Refereed,
    /// The desk of a championship gives each to its player; nobody plays in another's place, and the judge can halt the table.
    Given {
        /// The championship. A desk of any other, whatever its log says, has no say here.
        by: TableId,
    },
}

impl Chairs {
    const fn are_free(&self) -> bool {
        matches!(self, Chairs::Free)
    }

    /// Does the person who opened the table referee, without a seat?
    pub const fn are_refereed(&self) -> bool {
        matches!(self, Chairs::Refereed)
    }

    /// Does the desk of a championship give them?
    pub const fn are_given(&self) -> bool {
        matches!(self, Chairs::Given { .. })
    }
}

/// Time control of a player: a base for the match and an increment for every act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Clock {
    /// Seconds for the match.
    pub base: u32,
    /// Seconds won back with every act.
    pub increment: u32,
}

/// Pace of the bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    Instant,
    /// A little faster than people.
    Brisk,
    /// As people do.
    #[default]
    Human,
    /// For those who want to follow every card.
    Leisurely,
}

impl Pace {
    /// All of them, the fastest first.
    pub const ALL: [Pace; 4] = [Pace::Instant, Pace::Brisk, Pace::Human, Pace::Leisurely];

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Brisk => "brisk",
            Pace::Human => "human",
            Pace::Leisurely => "leisurely",
        }
    }

    /// Wait of a bot before it acts.
    pub const fn wait(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Instant => 0,
            Pace::Brisk => 350,
            Pace::Human => 900,
            Pace::Leisurely => 1800,
        })
    }

    /// Wait between two deals, so that the score sheet can be read.
    pub const fn rest(self) -> Duration {
        Duration::from_millis(self.wait().as_millis() as u64 * 4)
    }
}

/// Thinking time of a bot for one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deadline {
    /// Three tenths of a second.
    Brief,
    /// A second.
    #[default]
    Usual,
    Long,
}

impl Deadline {
    /// All of them, the shortest first.
    pub const ALL: [Deadline; 3] = [Deadline::Brief, Deadline::Usual, Deadline::Long];

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Deadline::Brief => "brief",
            Deadline::Usual => "usual",
            Deadline::Long => "long",
        }
    }

    /// The duration.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Deadline::Brief => 300,
            Deadline::Usual => 1000,
            Deadline::Long => 3000,
        })
    }
}

/// Permission to ask the tutor. The room sets it: no book has a tutor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// Who plays against the room alone.
    #[default]
    Alone,
    /// Everybody at the table; all see who does.
    Everybody,
}

impl Hints {
    /// Both of them, the usual first.
    pub const ALL: [Hints; 2] = [Hints::Alone, Hints::Everybody];

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Hints::Alone => "alone",
            Hints::Everybody => "everybody",
        }
    }
}

/// Wait at the end of a hand for players who have not said that they go on. The table waits for people alone: bots need
/// no time, and one person among bots keeps nobody waiting, so that their time has no end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// Not at all: the next hand is dealt at once.
    None,
    /// Ten seconds.
    Brief,
    /// Half a minute.
    #[default]
    Usual,
    /// Two minutes.
    Long,
}

impl Rest {
    /// All of them, the shortest first.
    pub const ALL: [Rest; 4] = [Rest::None, Rest::Brief, Rest::Usual, Rest::Long];

    const fn unsaid() -> Rest {
        Rest::None
    }

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Rest::None => "none",
            Rest::Brief => "brief",
            Rest::Usual => "usual",
            Rest::Long => "long",
        }
    }

    /// The duration.
    pub const fn time(self) -> Duration {
        Duration::from_secs(match self {
            Rest::None => 0,
            Rest::Brief => 10,
            Rest::Usual => 30,
            Rest::Long => 120,
        })
    }
}

impl Clock {
    /// The longest time for a match.
    pub const LONGEST: u32 = 24 * 60 * 60;
}

impl TableConfig {
    /// The game of this machine name, as the catalogue has it.
    pub fn entry_of(game: &str) -> Result<Entry, BadAgreement> {
        let unknown = || BadAgreement::Setup { name: game.to_owned(), why: "there is no such game".to_owned() };
        games::catalogue().into_iter().find(|entry| entry.facts.id == game).ok_or_else(unknown)
    }

    /// The game of the charter, as the catalogue has it.
    pub fn entry(&self) -> Result<Entry, BadAgreement> {
        TableConfig::entry_of(&self.game)
    }

    /// The game as it stands before anything has happened.
    pub fn open(&self) -> Result<Box<dyn AnyGame>, BadAgreement> {
        (self.entry()?.open)(&self.options, &Setup { revision: Some(self.revision), ..Setup::default() })
    }

    /// A table of this game that anybody may come to, for tests: all else as it is where nothing is said, and the same deals each time.
    #[cfg(any(test, feature = "trial"))]
    pub fn plain(game: &str, host: &PersonId) -> TableConfig {
        TableConfig {
            id: TableId::from_random([1; 16]),
            game: game.to_owned(),
            revision: Revision::FIRST,
            options: Vec::new(),
            openness: Openness::Public,
            invitation: Token::from_random([2; 16]),
            clock: None,
            pace: Pace::Instant,
            deadline: Deadline::default(),
            hints: Hints::default(),
            rest: Rest::None,
            rating: Rating::default(),
            length: Length::Whole,
            chairs: Chairs::Free,
            host: host.clone(),
            opened: 0,
            seed: [3; 32],
        }
    }

    /// Commitment to the seed, shown before the first card.
    pub fn commitment(&self) -> Commitment {
        fair::commit(&self.seed)
    }
}

impl std::fmt::Debug for TableConfig {
    /// Without the secrets.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "table {} of {}", self.id, self.game)
    }
}

mod seed_in_hex {
    use cards::fair::{Seed, from_hex, to_hex};
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&to_hex(seed))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        from_hex(&String::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("a seed has 64 hexadecimal digits"))
    }
}
